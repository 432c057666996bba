# La mesa en palabras, los daños, los turnos y las preguntas de las tres fases.

tactics2gm-title = 2GM Tactics
tactics2gm-sentence = Un pequeño campo de batalla de casillas: mueve, despliega, juega cartas y dispara por turnos. Toma el campo o desgasta al enemigo.

## Lo que ocurre: turnos y daños

tactics2gm-event-turn = { $round ->
    [0] Turno { $turn }: { LOWER($side) }.
   *[other] Ronda { $round }: { LOWER($side) }.
}
tactics2gm-event-passed = {""}
tactics2gm-event-wounded = { $unit_card } #{ $unit } sufre { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}: { $total } de { $of }.
tactics2gm-event-destroyed = { $unit_card } #{ $unit } queda fuera de combate.
tactics2gm-event-thrown-out = { $unit_card } #{ $unit } sale de los restos: saca { $die }; herida con { $up_to } o menos.
tactics2gm-event-place-damaged = { $terrain } en { $at } pierde { $damage ->
    [one] 1 Punto de Impacto
   *[other] { $damage } Puntos de Impacto
}: le { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
tactics2gm-event-place-destroyed = Terreno destruido en { $at }: { $terrain }.
tactics2gm-event-ruined = { $terrain } en { $at } se derrumba: ruinas.
tactics2gm-event-headquarters-hit = El Estado Mayor de los { LOWER($side) } pierde { $damage ->
    [one] 1 Punto de Impacto
   *[other] { $damage } Puntos de Impacto
}: le { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.

## El relato de un turno en el hilo

tactics2gm-event-turn-begins = Ronda { $round }, { LOWER($side) }: +{ $ap } PA y { $drawn ->
    [one] 1 carta robada
   *[other] { $drawn } cartas robadas
}.
tactics2gm-event-advance = Movimientos: { $moves }.
tactics2gm-event-deployments = Despliegue: { $units }.
tactics2gm-event-shot = { $shot }{ $harm ->
    [none] .
   *[other] , { $harm }.
}
tactics2gm-digest-to = { $unit_card } #{ $unit } → { $at }
tactics2gm-digest-fired = { $impact ->
    [true] ¡Impacto!{" "}
   *[false] {""}
}{ $unit_card } #{ $unit } dispara { $aim ->
    [unit] contra { $target_card } #{ $target }
    [air] contra { $target_card } #{ $target }, en vuelo
    [place] { $terrain ->
        [none] contra el puente
       *[other] contra { $terrain }
    } en { $at }
   *[headquarters] contra el Estado Mayor
}, saca { $die }, necesita { $hit }+: { $result ->
    [miss] falla
    [nothing] sin efecto
    [crit] crítico
   *[hit] impacto
}
tactics2gm-digest-assaulted = { $unit_card } #{ $unit } asalta a { $target_card } #{ $target } en { $at }, saca { $die }, necesita { $hit }+: { $result ->
    [miss] falla
    [nothing] sin efecto
    [crit] crítico
   *[hit] impacto
}
tactics2gm-digest-answered = Responde { $unit_card } #{ $unit } contra { $target_card } #{ $target }, saca { $die }, necesita { $hit }+: { $result ->
    [miss] falla
    [nothing] sin efecto
    [crit] crítico
   *[hit] impacto
}
tactics2gm-digest-wounded = heridas { $total } de { $of }
tactics2gm-digest-destroyed = fuera de combate
tactics2gm-digest-place-damaged = { $left ->
    [0] terreno destruido
    [one] le queda 1
   *[other] le quedan { $left }
}
tactics2gm-digest-bridge-damaged = { $left ->
    [0] puente destruido
    [one] le queda 1
   *[other] le quedan { $left }
}
tactics2gm-digest-headquarters-hit = { $left ->
    [one] le queda 1 Punto de Impacto
   *[other] le quedan { $left } Puntos de Impacto
}

## Preguntas

tactics2gm-prompt-movement = Movimiento: ¿quién se mueve?
tactics2gm-prompt-deployment = Despliegue: { $ap } PA para gastar.
tactics2gm-prompt-shooting = Disparo: ¿quién dispara?
tactics2gm-label-pass-movement = Terminar Movimiento
tactics2gm-label-pass-deployment = Terminar Despliegue
tactics2gm-label-pass-shooting = Terminar Disparo
tactics2gm-hint-possible = { $move ->
    [0] {""}
    [one] 1 unidad puede moverse.{" "}
   *[other] { $move } unidades pueden moverse.{" "}
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
} Esto acaba tu turno. ¿Lo terminas igualmente?
tactics2gm-caution-points = Aún tienes { $ap } PA y { $number ->
    [one] una cosa
   *[other] { $number } cosas
} en que gastarlos. ¿Terminas la fase igualmente?
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
}: turno de los { LOWER($side) }, { $phase }.
tactics2gm-board-force = { $side }, despliegan en la línea { $edge }: { $hqs ->
    [none] sin Estado Mayor
   *[other] { $hqs }
}; Línea de Suministros: { $supply }; { $destroyed ->
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
tactics2gm-board-hq = Estado Mayor con { $pi } de { $most } Puntos de Impacto{ $general ->
    [none] {""}
   *[other] , { $general }
}
tactics2gm-board-player = { $rank ->
    [marshal] Mariscal de Campo:{" "}
    [general] General:{" "}
   *[commander] {""}
}{ $automatic ->
    [true] Rival automático:{" "}
   *[false] {""}
}{ $ap } PA, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, { $discard ->
    [one] 1 descartada
   *[other] { $discard } descartadas
}.{ $sealed ->
    [true] {" "}Ya ha sellado.
   *[false] {""}
}
tactics2gm-board-unit = { $at ->
    [none] { $aboard ->
        [0] Junto al Estado Mayor
       *[other] A bordo de #{ $aboard }
    }
   *[other] { $at }
}: { $unit_card } #{ $unit }, { $wounds } de { $toughness } heridas, blindaje { $armour }, Movimiento { $movement }{ $extras ->
    [none] .
   *[other] ; { $extras }.
}
tactics2gm-board-token = { $token }
tactics2gm-board-token-grey = { $token } (volteada)
tactics2gm-board-card = { $card }
tactics2gm-board-cover = a cubierto: { $source }
tactics2gm-board-load = lleva suministros
tactics2gm-mark-prone = cuerpo a tierra
tactics2gm-mark-foxhole = en su pozo
tactics2gm-mark-suppressed = bajo fuego de contención
tactics2gm-mark-smoke = tras el humo
tactics2gm-mark-hidden = oculta
tactics2gm-mark-moved = se ha movido
tactics2gm-mark-fired = ha disparado
tactics2gm-mark-just-deployed = recién desplegada
tactics2gm-mark-away = fuera
tactics2gm-board-jammed = Grupos de Mando interferidos
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
   *[other] que lleva #{ $carried }.
}
tactics2gm-board-feature = { $feature }: { $places }.
tactics2gm-board-smoke = Humo: { $places }.
tactics2gm-board-hand = Tu mano: { $cards ->
    [none] vacía
   *[other] { $cards }
}.
tactics2gm-board-weapons = Armas de { $unit_card }:
tactics2gm-board-token-weapons = Arma de { $token }:
tactics2gm-board-weapon = · { $weapon }.

## Lo que no está entre las opciones, y por qué

tactics2gm-absent-unit = { $unit_card } #{ $unit }
tactics2gm-absent-deployed = Recién desplegadas, no se mueven este turno: { $units }.
tactics2gm-absent-set-up = Montadas para disparar, no se mueven: { $units }. Antes hay que recoger el arma.
tactics2gm-absent-aboard = A bordo de un vehículo: { $units }.
tactics2gm-absent-moved = Movimiento gastado: { $units }.
tactics2gm-absent-blocked = Sin casilla adonde ir: { $units }.
tactics2gm-absent-fired = Ya han disparado: { $units }.
tactics2gm-absent-range = Sin objetivo al alcance de un arma que funcione: { $units }.
tactics2gm-absent-away = No disponibles hasta que acabe tu próximo turno: { $units }.
tactics2gm-absent-price = { $card } cuesta { $ap } PA; tienes { $have }.
tactics2gm-absent-place = { $card }: ahora no hay casilla ni unidad para ella, o se declara antes de un disparo.
