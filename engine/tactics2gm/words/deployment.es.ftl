# Ingresos, cartas, despliegue, equipo, cartas de Apoyo, generales, capacidades y posturas.

## Lo que ocurre: administración

tactics2gm-event-card-over = { $unit_card } #{ $unit } ya no tiene { $card }.
tactics2gm-event-income = { $side }: +{ $taken } PA (Estado Mayor { $hq }{ $supply ->
    [0] {""}
   *[other] , Línea de Suministros { $supply }
}{ $command ->
    [0] {""}
   *[other] , Grupos de Mando { $command }
}{ $general ->
    [0] {""}
   *[other] , General { $general }
}{ $novice ->
    [0] {""}
   *[other] , ventaja { $novice }
}){ $lost ->
    [0] .
    [one] ; no cabe 1 más.
   *[other] ; no caben { $lost } más.
}
tactics2gm-event-jam-over = { $side }: las radios vuelven a funcionar.
tactics2gm-event-drew = { $seat }: { $number ->
    [one] 1 carta robada.
   *[other] { $number } cartas robadas.
}
tactics2gm-private-drew = Robas { $cards }.
tactics2gm-event-sifted = { $seat }: { $number ->
    [one] 1 carta va
   *[other] { $number } cartas van
} al fondo del mazo.
tactics2gm-event-turned-upright = { $side }: { $number ->
    [one] 1 ficha lista
   *[other] { $number } fichas listas
} de nuevo.
tactics2gm-event-discarded = { $seat }: { $cards }, al descarte.

## Lo que ocurre: despliegue

tactics2gm-event-column-rolled = { $seat }: { $unit_card } no tiene a nadie enfrente; el dado saca { $die }: { $at }.
tactics2gm-event-deployed = { $seat }: { $unit_card } #{ $unit } se despliega en { $at } ({ $cost } PA).
tactics2gm-event-deployed-fighter = { $seat }: { $unit_card } #{ $unit } espera junto al Estado Mayor ({ $cost } PA).
tactics2gm-event-dropped = { $seat }: { $unit_card } #{ $unit } salta sobre { $at } ({ $cost } PA).
tactics2gm-event-equipped = { $unit_card } #{ $unit } se equipa con { $token } ({ $cost } PA).
tactics2gm-event-prone = { $unit_card } #{ $unit } se echa cuerpo a tierra.
tactics2gm-event-packed = { $unit_card } #{ $unit } recoge su { $token }.

## Lo que ocurre: cartas

tactics2gm-event-played = { $seat }: { $card } ({ $cost } PA).
tactics2gm-event-played-on = { $seat }: { $card } sobre { $unit_card } #{ $unit } ({ $cost } PA).
tactics2gm-event-played-at = { $seat }: { $card } en { $at } ({ $cost } PA).
tactics2gm-event-mine-laid = { $seat }: mina oculta colocada ({ $cost } PA).
tactics2gm-private-mine-laid = { $card }: en { $at }.
tactics2gm-event-supplied = { $seat }: +{ $ap } PA.
tactics2gm-event-sabotaged = { $side }: { $ap ->
    [one] 1 PA guardado perdido
   *[other] { $ap } PA guardados perdidos
}.
tactics2gm-event-healed = { $unit_card } #{ $unit }: { $wounds ->
    [one] 1 herida menos
   *[other] { $wounds } heridas menos
}, { $total ->
    [one] queda { $total }
   *[other] quedan { $total }
}.
tactics2gm-event-struck = { $card } en { $at }, { $unit_card } #{ $unit }: saca { $die }, necesita { $hit }+/{ $crit }: { $result ->
    [miss] sin daño.
    [nothing] impacta, pero no penetra.
    [crit] ¡crítico!
   *[hit] ¡impacto!
}
tactics2gm-event-hand-seen = { $seat }: mano enemiga vista ({ LOWER($enemy_seat) }, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}).
tactics2gm-private-hand-seen = La mano: { $cards ->
    [none] vacía
   *[other] { $cards }
}.
tactics2gm-event-mine-seen = {""}
tactics2gm-private-mine-seen = En { $at } hay una mina: { $card }.

## Lo que ocurre: generales y capacidades

tactics2gm-event-general-placed = { $seat }: { $general } toma el mando{ $board ->
    [0] {""}
   *[other] {" "}en el segundo Estado Mayor
}.
tactics2gm-event-general-push = { $general } ordena avanzar a { $unit_card } #{ $unit }.
tactics2gm-event-general-again = { $general }: cada tanque puede disparar un arma por segunda vez.
tactics2gm-event-ability-used = { $unit_card } #{ $unit }: { $ability }{ $cost ->
    [0] .
   *[other] {" "}({ $cost } PA).
}
tactics2gm-event-token-used = { $unit_card } #{ $unit } usa { $token }.

## Preguntas

tactics2gm-prompt-discard = Demasiadas cartas en la mano. ¿{ $number ->
    [one] Cuál descartas
   *[other] Qué { $number } descartas
}?
tactics2gm-prompt-sift = ¿{ $number ->
    [one] Qué carta va
   *[other] Qué { $number } cartas van
} al fondo de tu mazo?

## Opciones

tactics2gm-label-deploy = Desplegar
tactics2gm-label-drop = Lanzar paracaidistas
tactics2gm-label-equip = Equipar
tactics2gm-label-play = Jugar una carta
tactics2gm-label-impact = ¡Impacto! El próximo disparo es crítico si impacta y penetra
tactics2gm-label-general = General
tactics2gm-label-ability = Usar una capacidad
tactics2gm-label-use = Usar una ficha
tactics2gm-label-pack = Recoger
tactics2gm-label-prone = Cuerpo a tierra
tactics2gm-label-discard = Descartar
tactics2gm-label-back = Al fondo del mazo
tactics2gm-label-card-for = { $card } ({ $ap } PA)
tactics2gm-label-card-of-hand = { $card }
tactics2gm-label-token-for = { $token } ({ $ap } PA)
tactics2gm-label-token-named = { $token }
tactics2gm-label-ability-for = { $ability }{ $ap ->
    [0] {""}
   *[other] {" "}({ $ap } PA)
}
tactics2gm-label-general-named = { $general }
tactics2gm-label-beside = Junto al { $board ->
    [1] Estado Mayor
   *[other] segundo Estado Mayor
}
