# La mesa en palabras, los daños, los turnos y las preguntas de las tres fases.

tactics2gm-title = 2GM Tactics
tactics2gm-sentence = Un pequeño campo de batalla de casillas: mueve, despliega, juega cartas y dispara por turnos. Toma el campo o desgasta al enemigo.

## Lo que ocurre: turnos y daños

tactics2gm-event-turn = Turno { $turn }: { $side }.
tactics2gm-event-passed = {""}
tactics2gm-event-wounded = { $unit_card } n.º { $unit } sufre { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}: { $total } de { $of }.
tactics2gm-event-destroyed = { $unit_card } n.º { $unit }: destruida.
tactics2gm-event-thrown-out = { $unit_card } n.º { $unit } sale de los restos: { $die }; herida con { $up_to } o menos.
tactics2gm-event-place-damaged = { $terrain } en { $at } pierde { $damage ->
    [one] 1 punto de impacto
   *[other] { $damage } puntos de impacto
}: le quedan { $left }.
tactics2gm-event-place-destroyed = { $terrain } en { $at }: destruido.
tactics2gm-event-ruined = { $terrain } en { $at } se derrumba: ruinas.
tactics2gm-event-headquarters-hit = El Estado Mayor de los { $side } pierde { $damage ->
    [one] 1 punto de impacto
   *[other] { $damage } puntos de impacto
}: le quedan { $left }.

## El relato de un turno en el hilo

tactics2gm-event-turn-begins = Turno { $turn }, { $side }: { $ap ->
    [one] 1 Punto de Acción
   *[other] { $ap } Puntos de Acción
} más y { $drawn ->
    [one] 1 carta robada
   *[other] { $drawn } cartas robadas
}.
tactics2gm-event-advance = Movimientos: { $moves }.
tactics2gm-event-deployments = Despliegue: { $units }.
tactics2gm-event-shot = { $shot }{ $harm ->
    [none] .
   *[other] : { $harm }.
}
tactics2gm-digest-to = { $unit_card } n.º { $unit } → { $at }
tactics2gm-digest-fired = { $impact ->
    [true] ¡Impacto!{" "}
   *[false] {""}
}{ $unit_card } n.º { $unit } dispara { $aim ->
    [unit] a { $target_card } n.º { $target }
    [air] al aire a { $target_card } n.º { $target }
    [place] { $terrain ->
        [none] al puente
       *[other] a { $terrain }
    } en { $at }
   *[headquarters] al Estado Mayor
}, { $die } para { $hit }+, { $result ->
    [miss] falla
    [nothing] sin efecto
    [crit] crítico
   *[hit] acierta
}
tactics2gm-digest-assaulted = { $unit_card } n.º { $unit } asalta a { $target_card } n.º { $target } en { $at }, { $die } para { $hit }+, { $result ->
    [miss] falla
    [nothing] sin efecto
    [crit] crítico
   *[hit] acierta
}
tactics2gm-digest-answered = { $unit_card } n.º { $unit } responde, { $die } para { $hit }+, { $result ->
    [miss] falla
    [nothing] sin efecto
    [crit] crítico
   *[hit] acierta
}
tactics2gm-digest-wounded = { $total } de { $of } heridas
tactics2gm-digest-destroyed = unidad destruida
tactics2gm-digest-place-damaged = { $left ->
    [0] queda destruido
   *[other] le quedan { $left }
}
tactics2gm-digest-bridge-damaged = { $left ->
    [0] queda destruido
   *[other] le quedan { $left }
}
tactics2gm-digest-headquarters-hit = le quedan { $left } puntos de impacto

## Preguntas

tactics2gm-prompt-movement = Movimiento. ¿Qué mueves?
tactics2gm-prompt-deployment = Despliegue: { $ap ->
    [one] 1 punto de acción
   *[other] { $ap } puntos de acción
} para gastar.
tactics2gm-prompt-shooting = Disparo. ¿Quién dispara?
tactics2gm-label-pass-movement = Terminar el movimiento
tactics2gm-label-pass-deployment = Terminar el despliegue
tactics2gm-label-pass-shooting = Terminar los disparos
tactics2gm-hint-possible = { $move ->
    [0] {""}
    [one] 1 unidad puede mover.{" "}
   *[other] { $move } unidades pueden mover.{" "}
}{ $assault ->
    [0] {""}
    [one] 1 puede asaltar.{" "}
   *[other] { $assault } pueden asaltar.{" "}
}{ $fire ->
    [0] {""}
    [one] 1 unidad puede disparar.{" "}
   *[other] { $fire } unidades pueden disparar.{" "}
}{ $play ->
    [0] {""}
    [one] Puedes jugar 1 carta.
   *[other] Puedes jugar { $play } cartas.
}
tactics2gm-caution-shots = { $number ->
    [one] 1 unidad aún puede disparar.
   *[other] { $number } unidades aún pueden disparar.
} Aquí acaba tu turno. ¿Lo terminas igualmente?
tactics2gm-caution-points = Aún tienes { $ap } PA, y te llegan para { $number ->
    [one] una cosa más
   *[other] cualquiera de { $number } cosas más
}. ¿Terminas la fase igualmente?
tactics2gm-tally-share = { $cards } de { $of } cartas, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tactics2gm-tally-deck = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $points } de { $most } puntos.

## La mesa en palabras

tactics2gm-board-before = Antes de la batalla: { $phase }.
tactics2gm-board-state = Ronda { $round }{ $rounds ->
    [none] {""}
   *[other] {" "}de { $rounds }
}, turno { $turn }: { $side }, { $phase }.
tactics2gm-board-force = { $side }, despliega en la fila { $edge }: { $hqs ->
    [none] sin Estado Mayor
   *[other] { $hqs }
}; línea de suministro de { $supply }; { $destroyed ->
    [one] 1 unidad enemiga destruida
   *[other] { $destroyed } unidades enemigas destruidas
}; { $mines ->
    [0] sin minas ocultas
    [one] 1 mina oculta
   *[other] { $mines } minas ocultas
}{ $effects ->
    [none] .
   *[other] ; { $effects }.
}
tactics2gm-board-hq = Estado Mayor con { $pi } de { $most } puntos de impacto{ $general ->
    [none] {""}
   *[other] , { $general }
}
tactics2gm-board-player = { $rank ->
    [marshal] Mariscal de campo:{" "}
    [general] General:{" "}
   *[commander] {""}
}{ $automatic ->
    [true] Rival automático:{" "}
   *[false] {""}
}{ $ap ->
    [one] 1 punto de acción
   *[other] { $ap } puntos de acción
}, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en mano, { $deck } en el mazo, { $discard } descartadas.{ $sealed ->
    [true] {" "}Ya ha respondido.
   *[false] {""}
}
tactics2gm-board-unit = { $at ->
    [none] { $aboard ->
        [0] Junto al Estado Mayor
       *[other] A bordo de la n.º { $aboard }
    }
   *[other] { $at }
}: { $unit_card } n.º { $unit }, { $wounds } de { $toughness } heridas, blindaje { $armour }, movimiento { $movement }{ $extras ->
    [none] .
   *[other] ; { $extras }.
}
tactics2gm-board-token = { $token }
tactics2gm-board-token-grey = { $token } (girada)
tactics2gm-board-card = { $card }
tactics2gm-board-cover = a cubierto: { $source }
tactics2gm-board-load = lleva suministros
tactics2gm-mark-prone = cuerpo a tierra
tactics2gm-mark-foxhole = en su pozo
tactics2gm-mark-suppressed = bajo fuego de supresión
tactics2gm-mark-smoke = tras el humo
tactics2gm-mark-hidden = oculta
tactics2gm-mark-moved = ya ha movido
tactics2gm-mark-fired = ya ha disparado
tactics2gm-mark-just-deployed = recién desplegada
tactics2gm-mark-away = fuera
tactics2gm-board-jammed = grupos de mando interferidos
tactics2gm-board-flak = barrera antiaérea
tactics2gm-board-mine = Mina en { $at }: { $card }.
tactics2gm-board-place = { $at }: { $terrain }{ $damage ->
    [0] .
   *[other] , { $damage } de daño.
}
tactics2gm-board-ruin = { $at }: ruinas ({ $terrain }).
tactics2gm-board-bridge = { $at }: puente.
tactics2gm-board-supplies = Suministros { $carried ->
    [0] en { $at }.
   *[other] que lleva la n.º { $carried }.
}
tactics2gm-board-feature = { $feature }: { $places }.
tactics2gm-board-smoke = Humo: { $places }.
tactics2gm-board-hand = Tu mano: { $cards ->
    [none] vacía
   *[other] { $cards }
}.
