# Moving, exchanging squares, assaults, transports and mines.

## What happens: moving

tactics2gm-event-moved = { $unit_card } #{ $unit } moves from { $start } to { $at }.
tactics2gm-event-swapped = { $unit_card } #{ $unit } on { $start } and { $target_card } #{ $target } on { $at } swap squares.
tactics2gm-event-crushed = { $unit_card } #{ $unit } crushes { $terrain } on { $at }.
tactics2gm-event-embarked = { $unit_card } #{ $unit } mounts { $target_card } #{ $target }.
tactics2gm-event-disembarked = { $unit_card } #{ $unit } dismounts at { $at }.
tactics2gm-event-picked-up = { $unit_card } #{ $unit } picks up the supplies on { $at }.
tactics2gm-event-brought-home = { $unit_card } #{ $unit } brings supplies home on { $at }.

## What happens: assaults

tactics2gm-event-assaulted = { $unit_card } #{ $unit } assaults { $target_card } #{ $target } on { $at }: rolled { $die }, needs { $hit }+/{ $crit }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Miss.
    [nothing] Hit, but penetration { $penetration } fails against armour { $armour }.
    [crit] Critical hit: penetration { $penetration } against armour { $armour }.
   *[hit] Hit: penetration { $penetration } against armour { $armour }, damage { $damage }.
}
tactics2gm-event-answered = Return fire: { $unit_card } #{ $unit } ({ $weapon }) at { $target_card } #{ $target }: rolled { $die }, needs { $hit }+/{ $crit }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Miss.
    [nothing] Hit, but penetration { $penetration } fails against armour { $armour }.
    [crit] Critical hit: penetration { $penetration } against armour { $armour }.
   *[hit] Hit: penetration { $penetration } against armour { $armour }, damage { $damage }.
}
tactics2gm-event-stormed = { $unit_card } #{ $unit } takes { $at }.

## What happens: mines

tactics2gm-event-mine-exploded = { $card } on { $at } goes off under { $unit_card } #{ $unit }: rolled { $die }, needs { $hit }+/{ $crit }. { $result ->
    [miss] Miss.
    [nothing] Hit, but penetration { $penetration } fails against armour { $armour }.
    [crit] Critical hit: penetration { $penetration } against armour { $armour }.
   *[hit] Hit: penetration { $penetration } against armour { $armour }, damage { $damage }.
}
tactics2gm-event-mine-found = { $unit_card } #{ $unit } finds a mine on { $at }: { $card }.
tactics2gm-event-mine-cleared = { $unit_card } #{ $unit } clears { $card } on { $at }: rolled { $die }, needs { $needs }+.
tactics2gm-event-mine-not-cleared = { $unit_card } #{ $unit } fails to clear { $card } on { $at }: rolled { $die }, needs { $needs }+.

## Options

tactics2gm-label-move = Move
tactics2gm-label-swap = Swap squares
tactics2gm-label-assault = Assault
tactics2gm-label-embark = Mount
tactics2gm-label-disembark = Dismount
tactics2gm-label-square = { $at }
tactics2gm-label-aboard = { $unit_card } #{ $unit } · aboard { $carrier_card }
