# Movimiento, cambios de casilla, asaltos, transportes y minas.

## Lo que ocurre: movimiento

tactics2gm-event-moved = { $unit_card } #{ $unit } se mueve de { $start } a { $at }.
tactics2gm-event-swapped = { $unit_card } #{ $unit } cambia su casilla { $start } por la de { $target_card } #{ $target }, { $at }.
tactics2gm-event-crushed = { $unit_card } #{ $unit } aplasta { $terrain } en { $at }.
tactics2gm-event-embarked = { $unit_card } #{ $unit } sube a bordo de { $target_card } #{ $target }.
tactics2gm-event-disembarked = { $unit_card } #{ $unit } baja a tierra en { $at }.
tactics2gm-event-picked-up = { $unit_card } #{ $unit } recoge los suministros de { $at }.
tactics2gm-event-brought-home = { $unit_card } #{ $unit } pone a salvo los suministros en { $at }.

## Lo que ocurre: asaltos

tactics2gm-event-assaulted = { $unit_card } #{ $unit } asalta a { $target_card } #{ $target } en { $at }: saca { $die }, necesita { $hit }+/{ $crit }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Falla.
    [nothing] Impacto, pero la penetración { $penetration } no atraviesa el blindaje { $armour }.
    [crit] Impacto crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Impacto: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-answered = Responde { $unit_card } #{ $unit } ({ $weapon }) contra { $target_card } #{ $target }: saca { $die }, necesita { $hit }+/{ $crit }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Falla.
    [nothing] Impacto, pero la penetración { $penetration } no atraviesa el blindaje { $armour }.
    [crit] Impacto crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Impacto: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-stormed = { $unit_card } #{ $unit } toma { $at }.

## Lo que ocurre: minas

tactics2gm-event-mine-exploded = { $card } en { $at } estalla bajo { $unit_card } #{ $unit }: saca { $die }, necesita { $hit }+/{ $crit }. { $result ->
    [miss] Falla.
    [nothing] Impacto, pero la penetración { $penetration } no atraviesa el blindaje { $armour }.
    [crit] Impacto crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Impacto: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-mine-found = { $unit_card } #{ $unit } descubre una mina en { $at }: { $card }.
tactics2gm-event-mine-cleared = { $unit_card } #{ $unit } retira { $card } de { $at }: saca { $die }, necesita { $needs }+.
tactics2gm-event-mine-not-cleared = { $unit_card } #{ $unit } no consigue retirar { $card } de { $at }: saca { $die }, necesita { $needs }+.

## Opciones

tactics2gm-label-move = Mover
tactics2gm-label-swap = Cambiar de casilla
tactics2gm-label-assault = Asaltar
tactics2gm-label-embark = Subir a bordo
tactics2gm-label-disembark = Bajar a tierra
tactics2gm-label-square = { $at }
tactics2gm-label-aboard = { $unit_card } #{ $unit } · a bordo: { $carrier_card }
