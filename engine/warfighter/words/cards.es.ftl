# Lo que se escribe en las cartas a tamaño completo.

warfighter-picture-mode = { $mode }
warfighter-picture-figure = { $figure ->
    [bands] RP hasta
    [health] Salud
    [cover] Cobertura
    [move] Movimiento
    [close] Cuerpo a cuerpo
    [actions] Acciones
    [loadout] Carga
    [load] Peso
    [rp] RP
    [range] Alcance
    [pen] Penetración
    [ammo] Munición
    [explosion] Explosión
    [dice] Dados
    [hit] Impacta con
    [empty] Se vacía con
    [reticles] Hostiles
    [entrance] Coste de entrada
    [reinforce] Refuerzo
    [reinforced] La refuerzan
    [active] Activos
    [suppress] Supresión
    [one] 1 herida
    [two] 2 heridas
    [hostiles] Hostiles, XP
    [turns] Turnos
    [objective] Objetivo en casilla
    [uses] Usos
    [copies] Copias
    [covert] Descartes
   *[upkeep] Coste por turno
}
warfighter-picture-card-soldier = { $type ->
    [player] Soldado jugador
    [non_player] Soldado no jugador
   *[squad] Soldado de escuadra
} · { $nation }
warfighter-picture-card-kit = Viene con: { $kit }
warfighter-picture-card-weapon = Arma · { $nation }
warfighter-picture-card-far = Alcance { $range }: { $amount } para impactar.
warfighter-picture-card-needs = Solo con: { $trait }.
warfighter-picture-card-hostile = { $tier ->
    [elite] Élite
   *[front] Primera línea
} · { $copies ->
    [one] 1 carta
   *[other] { $copies } cartas
}
warfighter-picture-card-location = Localización · { $ground }
warfighter-picture-card-equipment = Equipo · { $nation }
warfighter-picture-card-squad = Escuadra lista · { $mission }
warfighter-picture-card-kind = { $kind ->
    [mission] Misión
    [skill] Habilidad
    [event] Evento
   *[other] Carta
}
warfighter-picture-card-action = Carta de Acción{ $support ->
    [0] {""}
   *[other] {" "}· Apoyo
}{ $covert ->
    [0] {""}
   *[other] {" "}· Encubierta
}{ $radio ->
    [true] {" "}· Radio
   *[false] {""}
}
