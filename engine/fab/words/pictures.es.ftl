# Las pocas palabras de las imágenes. Lo que ha de caber en un bloque es breve.

fab-picture-side = { $side }
fab-picture-unit = { $unit }
fab-picture-card = { $card }
fab-picture-area = { $area }
fab-picture-piece = { $piece }
fab-picture-link = { $link }
fab-picture-date = { $date }
fab-picture-change = { $change }
fab-picture-short = { $short }
fab-picture-turn = { $turn ->
    [0] Despliegue
   *[other] Turno { $turn }
}
fab-picture-film-out = Fuera: { $units }
fab-picture-film-battle = Batalla: { $units }
fab-picture-film-taken = Se toma: { $units }
fab-picture-count = { $count } × { $name }
fab-picture-both = Ambos
fab-picture-awaited = { $names }: { $phase }
fab-picture-phase = { $phase ->
    [setup] despliegue
    [reinforcement] llegadas
    [administration] administración
    [movement] movimiento
    [strategic] estratégico
    [combat] combate
    [reaction] reacción
    [breakthrough] penetración
    [breakthrough_combat] penetración
   *[supply] suministro
}
fab-picture-net = Neto { $net }
fab-picture-points = Puntos { $net }
fab-picture-wins = { $side } gana con { $at }
fab-picture-sam = SAM
fab-picture-actions = AE
fab-picture-available = Disp.
fab-picture-used = Usados
fab-picture-cup = Taza
fab-picture-eliminated = Elim.
fab-picture-contested = En disputa
fab-picture-more = { $count } más
fab-picture-wins-in-the-end = { $side }: { $at } al final
fab-picture-won = Gana { $side }
fab-picture-drawn = Empate
fab-picture-lost = Partida perdida
fab-picture-net-alone = Neto
fab-picture-held = { $side }
fab-picture-alt-combat = Combate por { $area }: ataca { $side }{ $assault ->
    [river] {" "}a través de un río
    [air] {" "}desde el aire
   *[none] {""}
}.
fab-picture-alt-points = Puntos de Victoria: { $points }; neto { $net }; { $goal }. Número SAM { $sam }.
fab-picture-alt-assigned = Asignado: { $pieces }.
fab-picture-alt-empty = Vacías, { $side }: { $areas }.
fab-picture-alt-fresh = combate pendiente
fab-picture-alt-contested = en disputa
fab-picture-alt-defences = defensas { $side }
fab-picture-alt-roadblock = bloqueo { $side }
fab-picture-alt-ambush = bloqueo defendido por { $piece }
fab-picture-alt-dry = sin suministro
fab-picture-alt-hindered = interdicción contra { $side }
fab-picture-alt-hidden = { $count ->
    [one] 1 oculta
   *[other] { $count } ocultas
}
fab-picture-armour = b
fab-picture-infantry = i
fab-picture-state-disordered = en desorden
fab-picture-state-recovering = en recuperación
fab-picture-state-cut = sin suministro
fab-picture-state-reserve = reserva
fab-picture-state-exploiting = en explotación
fab-picture-alt-blown = Volados
fab-picture-alt-bridged = Zanjas con puente
fab-picture-alt-backs = Ocultas, { $side }: { $areas }.
fab-picture-alt-moves = Movimientos, { $side }
fab-picture-alt-coming = Por colocar
fab-picture-attacks = Ataca { $side }{ $assault ->
    [river] {" "}cruzando un río
    [air] {" "}desde el aire
   *[none] {""}
}
fab-picture-report-title = Combate por { $area }
fab-picture-report-untitled = Tiradas
fab-picture-report-point = Punta:
fab-picture-report-needs = con { $needs }
fab-picture-report-hits = { $hits ->
    [0] sin impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}
fab-picture-report-more = { $count ->
    [one] Otra tirada está en el registro.
   *[other] Otras { $count } tiradas están en el registro.
}
fab-picture-note-missiles-eliminated = derribada
fab-picture-note-missiles-used = da media vuelta
fab-picture-note-missiles-battle = pasa
fab-picture-note-morale-passed = la moral aguanta
fab-picture-note-morale-failed = la moral cede
fab-picture-note-bridge-blown = puente volado
fab-picture-note-bridge-stands = puente en pie
fab-picture-note-umbrella = Paraguas SAM: { $piece } da media vuelta
fab-picture-note-action-retreat = retirada con Acción Especial
fab-picture-note-action-reinforce = refuerzo con Acción Especial
fab-picture-note-defences-absorbed = las defensas absorben un impacto
fab-picture-note-defences-cleared = defensas retiradas
fab-picture-note-lost-step = { $name }: { $steps ->
    [one] le queda 1 paso
   *[other] le quedan { $steps } pasos
}
fab-picture-note-eliminated = { $name } causa baja
fab-picture-note-surrendered = { $name } se rinde
fab-picture-note-asset-lost = baja: { $piece }
fab-picture-note-disordered = { $name } en desorden
fab-picture-note-aborted = ataque abortado
fab-picture-note-falls-back = se repliega
fab-picture-note-retreated = { $name } a { $area }
fab-picture-note-stuck = { $name } no puede retirarse
fab-picture-note-exploits = { $name } puede explotar
fab-picture-note-taken = { $area }: tomada
fab-picture-focus-actors = A elegir
fab-picture-focus-reach = Al alcance
fab-picture-kind = { $kind }
fab-picture-quality = { $quality }
fab-picture-card-steps = Pasos desde la fuerza completa: { $steps }
fab-picture-card-unit = { $side }, { $formation }, { $armour ->
    [true] blindados
   *[false] infantería
}
fab-picture-card-begins = Empieza en { $area }
fab-picture-card-enters = Llega en el turno { $turn }, entrada { $entry }
fab-picture-card-event = Evento, { $side }
fab-picture-card-asset = { $side }, { $formation }
fab-picture-card-quality = Calidad: { $quality }
fab-picture-card-arrives = En juego desde el turno { $turn }: { $count }
fab-picture-card-ready = Disponibles al principio: { $count }
fab-picture-card-garrison = Nunca se mueve.
fab-picture-card-airborne = Un evento puede llevarla al monte Hermón.
fab-picture-card-waits = Se mueve desde el turno { $turn }{ $freed ->
    [0] .
   *[other] ; por Acción Especial, desde el turno { $freed }.
}
fab-picture-card-rockets = Cohetes: ignoran las defensas.
fab-picture-card-effect = { $effect ->
    [air_assault] Movimiento Operacional: una unidad aerotransportada con suministro vuela al monte Hermón y lo asalta.
    [barrage] Atacante: 2 dados más de artillería que necesitan 5, en cualquier terreno.
    [night_attack] Atacante, en turnos impares: fuego cercano +1, y el terreno cuenta 1 menos.
    [replacements] Administración: una unidad con suministro recupera un paso que no sea de élite.
    [umbrella] Un avión enemigo da media vuelta sin tirada.
    [missile_ambush] Defensor: 2 dados más de fuego cercano que necesitan 5, contra una unidad punta blindada.
    [resupply] Administración: hasta 3 recursos eliminados vuelven a la taza.
    [special_action] Una Acción Especial para su formación, una vez.
    [ramps] Defensor: fuego cercano de los atacantes −1.
    [tank_force] Defensor: 2 dados más de fuego cercano que necesitan 6.
    [repair] Administración: una unidad blindada con suministro y sin enemigo cerca recupera un paso que no sea de élite.
    [infantry_replacements] Administración: una unidad de infantería con suministro recupera un paso que no sea de élite.
    [interdiction] Administración: en este turno de jugador, las unidades enemigas pagan 2 puntos más por entrar en un área elegida o salir de ella.
    [missile_strike] Administración: número SAM −2 en este turno y −1 desde entonces.
   *[mobilisation] Refuerzos: una unidad del turno siguiente llega ahora.
}
fab-picture-card-areas = Solo para { $areas }
fab-picture-card-until = No después del turno { $turn }
fab-picture-ended = { $how ->
    [sudden_death] muerte súbita
    [points] Puntos de Victoria
    [agreed] de mutuo acuerdo
    [resigned] abandono
   *[other] terminada antes de tiempo
}
fab-picture-grade = { $grade }
fab-picture-victory-best = Unidad de la partida
fab-picture-victory-deed = { $hits ->
    [one] 1 impacto logrado
   *[other] { $hits } impactos logrados
}
fab-picture-victory-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
fab-picture-victory-held = ocupa
fab-picture-victory-taken = { $count ->
    [one] 1 área tomada
   *[other] { $count } áreas tomadas
}
fab-picture-victory-lost = Unidades perdidas
fab-picture-victory-steps = { $steps ->
    [one] 1 paso perdido
   *[other] { $steps } pasos perdidos
}
fab-picture-victory-unhurt = ninguna
fab-picture-legend = Signos del mapa
fab-picture-sign-hill = Número de Dificultad del Terreno
fab-picture-sign-worth = Puntos de Victoria del área
fab-picture-sign-entry = área de entrada
fab-picture-sign-road = Puntos de Movimiento por carretera y campo a través
fab-picture-sign-bridge = un puente; disco rojo: volado; tablas: tendido sobre la zanja
fab-picture-sign-moves = flechas: últimos movimientos, del color de quien los hizo
fab-picture-sign-points = Puntos de Victoria netos: más para Siria
fab-picture-sign-awaited = a quién se espera
fab-picture-sign-sam = número SAM
fab-picture-sign-actions = Acción Especial
fab-picture-sign-contested = en disputa; sobre naranja: combate pendiente
fab-picture-sign-steps = pasos: estrella roja élite, cuadrado negro veterano, disco blanco recluta
fab-picture-sign-disordered = en desorden; en blanco: en recuperación
fab-picture-sign-cut = sin suministro
fab-picture-sign-reserve = reserva
fab-picture-sign-exploiting = en explotación
fab-picture-sign-defences = línea con dientes alrededor de bloques: defensas
fab-picture-sign-roadblock = bloqueo, del color de su bando
fab-picture-sign-ambush = bloqueo defendido por ingenieros
fab-picture-sign-hindered = interdicción contra el bando de ese color
fab-picture-sign-artillery = artillería
fab-picture-sign-engineers = ingenieros
fab-picture-sign-antitank = cañones antitanque
fab-picture-sign-staff = estado mayor
fab-picture-sign-event = evento
fab-picture-sign-recon = reconocimiento
