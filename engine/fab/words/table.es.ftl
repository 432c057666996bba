# El juego, sus opciones, el tablero en palabras, y lo que se rechaza.

fab-title = Fast Action Battles: Golán 1973
fab-about = { $about }

fab-setting-hidden-boxes = Recursos boca abajo
fab-setting-late-demolition = Sin demoliciones en el turno 1
fab-setting-handicap = Una Acción Especial más para Israel

fab-area = { $area }
fab-board-turn = Turno { $turn } de { $turns } ({ $date }): { $phase ->
    [setup] despliegue
    [reinforcement] Fase de Refuerzos
    [administration] Fase de Administración de { $seat }
    [movement] Movimiento Operacional de { $seat }
    [strategic] Movimiento Estratégico de { $seat }
    [combat] Fase de Combate de { $seat }
    [reaction] Fase de Reacción en el turno de { $seat }
    [breakthrough] Movimiento de Penetración de { $seat }
    [breakthrough_combat] Combate de Penetración de { $seat }
   *[supply] Fase de Suministro de { $seat }
}.
fab-board-points = Puntos de Victoria netos: { $net }. Número SAM: { $sam }.
fab-board-sudden = Muerte súbita al final de este turno: { $wins }.
fab-board-goal = Al final del turno { $turns }: { $wins }.
fab-board-wins = { $side } gana con { $net } o { $side_id ->
    [sy] más
   *[il] menos
}
fab-board-combat = Combate por { $area }: ataca { $seat }{ $assault ->
    [river] {" "}a través de un río
    [air] {" "}desde el aire
   *[none] {""}
}. Asignado: { $pieces ->
    [none] nada
   *[other] { $pieces }
}.
fab-board-area = { $area }, { $seat }{ $markers ->
    [none] {""}
   *[other] {" "}({ $markers })
}: { $blocks ->
    [none] vacía
   *[other] { $blocks }
}.
fab-board-fresh = recién disputada
fab-board-contested = disputada
fab-board-defences = con defensas de { $seat }
fab-board-roadblock = con un bloqueo de carretera de { $seat }
fab-board-ambush = con un bloqueo defendido por { $piece }
fab-board-dry = sin suministro
fab-board-hindered = bajo interdicción contra { $seat }
fab-board-block = { $seat ->
    [none] {""}
   *[other] { $seat }{" "}
}{ $unit }{ $steps ->
    [0] {""}
    [one] {" ("}{ $armour ->
        [true] blindados
       *[false] infantería
    }, 1 paso, { $quality }
   *[other] {" ("}{ $armour ->
        [true] blindados
       *[false] infantería
    }, { $steps } pasos, { $quality }
}{ $order_id ->
    [good] {""}
   *[other] {", "}{ $order }
}{ $cut ->
    [true] {", "}sin suministro
   *[false] {""}
}{ $reserve ->
    [true] {", "}reserva
   *[false] {""}
}{ $exploiting ->
    [true] {", "}en explotación
   *[false] {""}
}{ $shown ->
    [true] {", "}boca arriba
   *[false] {""}
}{ $steps ->
    [0] {""}
   *[other] )
}
fab-board-moves = Últimos movimientos de { $seat }: { $moves }.
fab-board-move = { $start ->
    [none] a { $end }
   *[other] { $start } a { $end }
}
fab-board-blown = Puentes volados: { $links }.
fab-board-bridged = Zanjas con puente: { $links }.
fab-board-available = { $seat }, Disponibles ({ $available_number }): { $pieces ->
    [none] nada a la vista
   *[other] { $pieces }
}. Taza { $cup_number }, Usados { $used_number }, Eliminados { $eliminated_number }.
fab-board-used = { $seat }, Usados: { $pieces ->
    [none] nada
   *[other] { $pieces }
}. Unidades perdidas: { $units ->
    [none] ninguna
   *[other] { $units }
}.{ $waiting ->
    [0] {""}
    [one] {" "}1 unidad espera su colocación.
   *[other] {" "}{ $waiting } unidades esperan su colocación.
}

fab-refused-rewards = { $most ->
    [0] No quedó ninguna Acción Especial sin usar, así que ningún recurso vuelve directamente.
    [one] Solo un recurso vuelve directamente.
   *[other] Solo { $most } recursos vuelven directamente.
}
fab-refused-same-piece = Un recurso queda listo o se guarda, no ambas cosas.
fab-refused-same-formation = De cada formación solo una artillería puede entrar en una batalla mixta.
fab-refused-artillery = { $most ->
    [one] Aquí solo se puede asignar una artillería.
   *[other] Aquí solo se pueden asignar { $most } artillerías.
}
fab-refused-aircraft = Solo se puede asignar una aviación a una batalla.
fab-refused-events = Solo se puede asignar un evento a una batalla.
fab-refused-battle-assets = Aquí solo se pueden asignar { $most } recursos de batalla.
