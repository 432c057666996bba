# Por qué algo no está entre las opciones.

warfighter-absent-actions = A { $soldier } no le quedan Acciones.
warfighter-absent-suppressed = { $soldier } está suprimido: solo puede quitarse la Supresión y jugar cartas que ni lo muevan ni ataquen.
warfighter-absent-tripod = { $soldier } debe desplegar { $weapon } antes de disparar.
warfighter-absent-empty = { $soldier } debe recargar { $weapon } antes de disparar.
warfighter-absent-out = A { $soldier } no le queda munición para { $weapon }.
warfighter-absent-held = { $soldier } está en cuerpo a cuerpo: ni se mueve ni ataca a otros.
warfighter-absent-moved = { $soldier } ya se ha movido este turno.
warfighter-absent-inactive = { $soldier } no puede entrar en el Objetivo antes de activarlo.
warfighter-absent-choked = { $soldier } no puede entrar en la casilla { $slot }: ya ha pasado alguien, solo vale una carta de Avance.
warfighter-absent-cards = { $soldier } necesita { $cost ->
    [one] 1 carta
   *[other] { $cost } cartas
} de Acción para entrar en la casilla { $slot }.
warfighter-absent-explored = Este turno ya se ha jugado una Localización.
warfighter-absent-rear = No hay nadie en la casilla { $slot }: debe haber un soldado en la última localización para jugar la siguiente.
