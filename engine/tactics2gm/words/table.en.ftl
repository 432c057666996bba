# The table in words, harm, turns, and the questions of the three phases.

tactics2gm-title = 2GM Tactics
tactics2gm-sentence = A small battlefield of squares: move, deploy, play cards and fire, one side after the other. Take the field or wear the enemy down.

## What happens: turns and harm

tactics2gm-event-turn = { $round ->
    [0] Turn { $turn }: { $side }.
   *[other] Round { $round }: { $side }.
}
tactics2gm-event-passed = {""}
tactics2gm-event-wounded = { $unit_card } #{ $unit } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}: { $total } of { $of }.
tactics2gm-event-destroyed = { $unit_card } #{ $unit } is destroyed.
tactics2gm-event-thrown-out = { $unit_card } #{ $unit } climbs out of the wreck: rolled { $die }, wounded on { $up_to } or less.
tactics2gm-event-place-damaged = { $terrain } on { $at } loses { $damage ->
    [one] 1 Impact Point
   *[other] { $damage } Impact Points
}: { $left } left.
tactics2gm-event-place-destroyed = { $terrain } on { $at } is destroyed.
tactics2gm-event-ruined = { $terrain } on { $at } collapses into a ruin.
tactics2gm-event-headquarters-hit = The Headquarters of the { $side } loses { $damage ->
    [one] 1 Impact Point
   *[other] { $damage } Impact Points
}: { $left } left.

## The story of a turn in the thread

tactics2gm-event-turn-begins = Round { $round }, { $side }: +{ $ap } AP, { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
} drawn.
tactics2gm-event-advance = Moves: { $moves }.
tactics2gm-event-deployments = Deployed: { $units }.
tactics2gm-event-shot = { $shot }{ $harm ->
    [none] .
   *[other] , { $harm }.
}
tactics2gm-digest-to = { $unit_card } #{ $unit } → { $at }
tactics2gm-digest-fired = { $impact ->
    [true] Impact!{" "}
   *[false] {""}
}{ $unit_card } #{ $unit } fires at { $aim ->
    [unit] { $target_card } #{ $target }
    [air] { $target_card } #{ $target } in the air
    [place] { $terrain ->
        [none] the bridge
       *[other] { $terrain }
    } on { $at }
   *[headquarters] the Headquarters
}, rolled { $die }, needs { $hit }+: { $result ->
    [miss] miss
    [nothing] no effect
    [crit] critical hit
   *[hit] hit
}
tactics2gm-digest-assaulted = { $unit_card } #{ $unit } assaults { $target_card } #{ $target } on { $at }, rolled { $die }, needs { $hit }+: { $result ->
    [miss] miss
    [nothing] no effect
    [crit] critical hit
   *[hit] hit
}
tactics2gm-digest-answered = Return fire: { $unit_card } #{ $unit } at { $target_card } #{ $target }, rolled { $die }, needs { $hit }+: { $result ->
    [miss] miss
    [nothing] no effect
    [crit] critical hit
   *[hit] hit
}
tactics2gm-digest-wounded = wounds { $total } of { $of }
tactics2gm-digest-destroyed = destroyed
tactics2gm-digest-place-damaged = { $left ->
    [0] destroyed
   *[other] { $left } left
}
tactics2gm-digest-bridge-damaged = { $left ->
    [0] destroyed
   *[other] { $left } left
}
tactics2gm-digest-headquarters-hit = { $left ->
    [one] 1 Impact Point left
   *[other] { $left } Impact Points left
}

## Questions

tactics2gm-prompt-movement = Movement: who moves?
tactics2gm-prompt-deployment = Deployment: { $ap } AP to spend.
tactics2gm-prompt-shooting = Shooting: who fires?
tactics2gm-label-pass-movement = End Movement
tactics2gm-label-pass-deployment = End Deployment
tactics2gm-label-pass-shooting = End Shooting
tactics2gm-hint-possible = { $move ->
    [0] {""}
    [one] 1 Unit may move.{" "}
   *[other] { $move } Units may move.{" "}
}{ $assault ->
    [0] {""}
    [one] 1 may assault.{" "}
   *[other] { $assault } may assault.{" "}
}{ $fire ->
    [0] {""}
    [one] 1 Unit may fire.{" "}
   *[other] { $fire } Units may fire.{" "}
}{ $play ->
    [0] {""}
    [one] 1 card may be played.
   *[other] { $play } cards may be played.
}
tactics2gm-caution-shots = { $number ->
    [one] 1 Unit could still fire.
   *[other] { $number } Units could still fire.
} This ends your turn. End it anyway?
tactics2gm-caution-points = You still have { $ap } AP, and { $number ->
    [one] one thing
   *[other] { $number } things
} to spend them on. End the phase anyway?
tactics2gm-tally-share = { $cards } of { $of } cards, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactics2gm-tally-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points } of { $most } points.

## The table in words

tactics2gm-board-before = Before the battle: { $phase }.
tactics2gm-board-state = Round { $round }{ $rounds ->
    [none] {""}
   *[other] {" "}of { $rounds }
}: turn of the { $side }, { $phase }.
tactics2gm-board-force = { $side }, deploying on row { $edge }: { $hqs ->
    [none] no Headquarters
   *[other] { $hqs }
}; Supply Line { $supply }; { $destroyed ->
    [one] 1 enemy Unit
   *[other] { $destroyed } enemy Units
} destroyed; { $mines ->
    [0] no hidden mines
    [one] 1 hidden mine
   *[other] { $mines } hidden mines
}{ $effects ->
    [none] .
   *[other] ; { $effects }.
}
tactics2gm-board-hq = Headquarters with { $pi } of { $most } Impact Points{ $general ->
    [none] {""}
   *[other] , { $general }
}
tactics2gm-board-player = { $rank ->
    [marshal] Field Marshal:{" "}
    [general] General:{" "}
   *[commander] {""}
}{ $automatic ->
    [true] Automatic opponent:{" "}
   *[false] {""}
}{ $ap } AP, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discard } discarded.{ $sealed ->
    [true] {" "}Has sealed.
   *[false] {""}
}
tactics2gm-board-unit = { $at ->
    [none] { $aboard ->
        [0] Beside the Headquarters
       *[other] Aboard #{ $aboard }
    }
   *[other] { $at }
}: { $unit_card } #{ $unit }, { $wounds } of { $toughness } wounds, armour { $armour }, Movement { $movement }{ $extras ->
    [none] .
   *[other] ; { $extras }.
}
tactics2gm-board-token = { $token }
tactics2gm-board-token-grey = { $token } (flipped)
tactics2gm-board-card = { $card }
tactics2gm-board-cover = covered by { $source }
tactics2gm-board-load = carries supplies
tactics2gm-mark-prone = prone
tactics2gm-mark-foxhole = dug in
tactics2gm-mark-suppressed = under suppressive fire
tactics2gm-mark-smoke = behind smoke
tactics2gm-mark-hidden = hidden
tactics2gm-mark-moved = has moved
tactics2gm-mark-fired = has fired
tactics2gm-mark-just-deployed = just deployed
tactics2gm-mark-away = away
tactics2gm-board-jammed = Command Groups jammed
tactics2gm-board-flak = flak barrage
tactics2gm-board-mine = Mine on { $at }: { $card }.
tactics2gm-board-place = { $at }: { $terrain }{ $damage ->
    [0] .
   *[other] , { $damage } damage.
}
tactics2gm-board-ruin = { $at }: ruin ({ $terrain }).
tactics2gm-board-bridge = { $at }: bridge.
tactics2gm-board-supplies = Supplies { $carried ->
    [0] on { $at }.
   *[other] carried by #{ $carried }.
}
tactics2gm-board-feature = { $feature }: { $places }.
tactics2gm-board-smoke = Smoke: { $places }.
tactics2gm-board-hand = Your hand: { $cards ->
    [none] empty
   *[other] { $cards }
}.
tactics2gm-board-weapons = Weapons of { $unit_card }:
tactics2gm-board-token-weapons = Weapon of { $token }:
tactics2gm-board-weapon = · { $weapon }.

## What is not among the options, and why

tactics2gm-absent-unit = { $unit_card } #{ $unit }
tactics2gm-absent-deployed = Just deployed, so not moving this turn: { $units }.
tactics2gm-absent-set-up = Set up to fire, so not moving: { $units }. Packing up comes first.
tactics2gm-absent-aboard = Aboard a vehicle: { $units }.
tactics2gm-absent-moved = Movement spent: { $units }.
tactics2gm-absent-blocked = No square to go to: { $units }.
tactics2gm-absent-fired = Fired already: { $units }.
tactics2gm-absent-range = No target in range for a weapon that works: { $units }.
tactics2gm-absent-away = Away until your next turn is over: { $units }.
tactics2gm-absent-price = { $card } costs { $ap } AP; you have { $have }.
tactics2gm-absent-place = { $card }: there is no square or Unit for it now, or it is declared before a shot.
