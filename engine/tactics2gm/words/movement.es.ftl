# Movimiento, cambios de casilla, asaltos, transportes y minas.

## Lo que ocurre: movimiento

tactics2gm-event-moved = { $unit_card } n.º { $unit } va de { $start } a { $at }.
tactics2gm-event-swapped = { $unit_card } n.º { $unit }, en { $start }, y { $target_card } n.º { $target }, en { $at }, cambian de casilla.
tactics2gm-event-crushed = { $unit_card } n.º { $unit } aplasta { $terrain } en { $at }.
tactics2gm-event-embarked = { $unit_card } n.º { $unit } sube a { $target_card } n.º { $target }.
tactics2gm-event-disembarked = { $unit_card } n.º { $unit } baja en { $at }.
tactics2gm-event-picked-up = { $unit_card } n.º { $unit } recoge los suministros de { $at }.
tactics2gm-event-brought-home = { $unit_card } n.º { $unit } pone a salvo los suministros en { $at }.

## Lo que ocurre: asaltos

tactics2gm-event-assaulted = { $unit_card } n.º { $unit } asalta a { $target_card } n.º { $target } en { $at }: { $die }, necesita { $hit }/{ $crit }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Falla.
    [nothing] Acierta, pero la penetración { $penetration } no hace nada al blindaje { $armour }.
    [crit] Crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Acierta: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-answered = { $target_card } n.º { $target } recibe la respuesta de { $unit_card } n.º { $unit } ({ $weapon }): { $die }, necesita { $hit }/{ $crit }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Falla.
    [nothing] Acierta, pero la penetración { $penetration } no hace nada al blindaje { $armour }.
    [crit] Crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Acierta: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-stormed = { $unit_card } n.º { $unit } toma { $at }.

## Lo que ocurre: minas

tactics2gm-event-mine-exploded = { $card } en { $at }: estalla bajo { $unit_card } n.º { $unit }: { $die }, necesita { $hit }/{ $crit }. { $result ->
    [miss] Falla.
    [nothing] Acierta, pero la penetración { $penetration } no hace nada al blindaje { $armour }.
    [crit] Crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Acierta: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-mine-found = { $unit_card } n.º { $unit } descubre una mina en { $at }: { $card }.
tactics2gm-event-mine-cleared = { $unit_card } n.º { $unit } retira { $card } de { $at }: { $die }, necesita { $needs }+.
tactics2gm-event-mine-not-cleared = { $unit_card } n.º { $unit } no consigue retirar { $card } de { $at }: { $die }, necesita { $needs }+.

## Opciones

tactics2gm-label-move = Mover
tactics2gm-label-swap = Cambiar de casilla
tactics2gm-label-assault = Asaltar
tactics2gm-label-embark = Subir a bordo
tactics2gm-label-disembark = Bajar a tierra
tactics2gm-label-square = { $at }
tactics2gm-label-aboard = { $unit_card } n.º { $unit } · a bordo: { $carrier_card }
