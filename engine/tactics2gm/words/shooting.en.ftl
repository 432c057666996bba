# Shooting, the air, and standing orders.

## What happens: shots

tactics2gm-event-fired = { $impact ->
    [true] Impact!{" "}
   *[false] {""}
}{ $unit_card } #{ $unit } fires at { $aim ->
    [unit] { $target_card } #{ $target }
    [air] { $target_card } #{ $target } in the air
    [place] { $terrain ->
        [none] the bridge
       *[other] { $terrain }
    } on { $at }
   *[headquarters] the enemy Headquarters
} ({ $weapon }): rolled { $die }, needs { $hit }+{ $crit ->
    [0] {""}
   *[other] /{ $crit }
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Miss.
    [nothing] Hit, but penetration { $penetration } fails against armour { $armour }.
    [crit] Critical hit: penetration { $penetration } against armour { $armour }.
   *[hit] Hit: penetration { $penetration } against armour { $armour }, damage { $damage }.
}
tactics2gm-event-charge-set = { $unit_card } #{ $unit } sets its { $weapon } on { $at }.
tactics2gm-event-bridge-damaged = The bridge on { $at } loses { $damage ->
    [one] 1 Impact Point
   *[other] { $damage } Impact Points
}: { $left ->
    [0] it is destroyed.
   *[other] { $left } left.
}
tactics2gm-event-suppressed = { $unit_card } #{ $unit } is under suppressive fire.

## What happens: the air

tactics2gm-event-sortie = { $seat }: { $unit_card } #{ $unit } attacks { $at }.
tactics2gm-event-bomber = { $seat }: { $unit_card } #{ $unit } bombs { $places }.
tactics2gm-event-intercepted = { $unit_card } #{ $unit } intercepts { $target_card } #{ $target }.
tactics2gm-event-escorted = { $unit_card } #{ $unit }, the escort, takes on { $target_card } #{ $target }.

## Standing orders

tactics2gm-prompt-standing = Standing orders for fighters
tactics2gm-hint-standing = Optional and secret, for the whole match; won't hold up play. Until you answer, your fighters intercept bombers and escort your own. An escort takes on the one fighter that intercepts. A fighter that has flown is away until your next turn is over; fighters with bombs do neither.
tactics2gm-label-intercept = Intercept
tactics2gm-label-intercept-whom = Intercept { $flight ->
    [bombers] bombers
    [fighters] fighters that attack
   *[drops] paratroopers
}
tactics2gm-label-escort = Escort
tactics2gm-label-escort-whom = Escort your { $flight ->
    [bombers] bombers
    [fighters] fighters that attack
   *[drops] paratroopers
}

## Options

tactics2gm-label-odds = { $hit ->
    [0] no roll
   *[other] { $percent } % · { $hit }+{ $crit ->
        [0] {""}
       *[other] /{ $crit }
    }
}
tactics2gm-label-fire = Fire
tactics2gm-label-weapon = { $weapon }
tactics2gm-label-aim = { $aim ->
    [unit] At a Unit
    [building] At terrain
    [bridge] At a bridge
   *[hq] At the Headquarters
}
tactics2gm-label-unit-standing = { $unit_card } #{ $unit }{ $at ->
    [none] {""}
   *[other] {" "}· { $at }
}
tactics2gm-label-at-unit = { $unit_card } #{ $unit } · { $at }{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-at-building = { $terrain } · { $at }{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-at-bridge = Bridge · { $at }{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-at-headquarters = { $board ->
    [0] Headquarters
   *[1] Second Headquarters
}{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-sortie = Send a fighter
tactics2gm-label-bomb = Bomb
tactics2gm-label-bomb-squares = { $places }
tactics2gm-label-bomb-building = { $terrain } · { $at }
