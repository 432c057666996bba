# Income, cards, deployment, equipment, Support cards, generals, capabilities and postures.

## What happens: housekeeping

tactics2gm-event-card-over = { $unit_card } #{ $unit } no longer has { $card }.
tactics2gm-event-income = { $side }: +{ $taken } AP (Headquarters { $hq }{ $supply ->
    [0] {""}
   *[other] , Supply Line { $supply }
}{ $command ->
    [0] {""}
   *[other] , Command Groups { $command }
}{ $general ->
    [0] {""}
   *[other] , General { $general }
}{ $novice ->
    [0] {""}
   *[other] , handicap { $novice }
}){ $lost ->
    [0] .
   *[other] ; no room for { $lost } more.
}
tactics2gm-event-jam-over = { $side }: the radios are clear again.
tactics2gm-event-drew = { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
} drawn.
tactics2gm-private-drew = You draw { $cards }.
tactics2gm-event-sifted = { $seat }: { $number ->
    [one] 1 card goes
   *[other] { $number } cards go
} to the bottom of the deck.
tactics2gm-event-turned-upright = { $side }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
} readied.
tactics2gm-event-discarded = { $seat }: discarded { $cards }.

## What happens: deployment

tactics2gm-event-column-rolled = { $seat }: { $unit_card } faces nobody; the die shows { $die }: { $at }.
tactics2gm-event-deployed = { $seat }: { $unit_card } #{ $unit } deployed on { $at } ({ $cost } AP).
tactics2gm-event-deployed-fighter = { $seat }: { $unit_card } #{ $unit } waits beside the Headquarters ({ $cost } AP).
tactics2gm-event-dropped = { $seat }: { $unit_card } #{ $unit } drops on { $at } ({ $cost } AP).
tactics2gm-event-equipped = { $unit_card } #{ $unit } is equipped with { $token } ({ $cost } AP).
tactics2gm-event-prone = { $unit_card } #{ $unit } goes prone.
tactics2gm-event-packed = { $unit_card } #{ $unit } packs up its { $token }.

## What happens: cards

tactics2gm-event-played = { $seat }: { $card } ({ $cost } AP).
tactics2gm-event-played-on = { $seat }: { $card } on { $unit_card } #{ $unit } ({ $cost } AP).
tactics2gm-event-played-at = { $seat }: { $card } on { $at } ({ $cost } AP).
tactics2gm-event-mine-laid = { $seat }: laid a hidden mine ({ $cost } AP).
tactics2gm-private-mine-laid = { $card }: on { $at }.
tactics2gm-event-supplied = { $seat }: +{ $ap } AP.
tactics2gm-event-sabotaged = { $side }: { $ap } stored AP lost.
tactics2gm-event-healed = { $unit_card } #{ $unit }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} removed, { $total } left.
tactics2gm-event-struck = { $card } on { $at }, { $unit_card } #{ $unit }: rolled { $die }, needs { $hit }+/{ $crit }: { $result ->
    [miss] no harm.
    [nothing] a hit, but it fails to penetrate.
    [crit] a critical hit!
   *[hit] a hit!
}
tactics2gm-event-hand-seen = { $seat }: looked at the enemy's hand ({ $enemy_seat }, { $number ->
    [one] 1 card
   *[other] { $number } cards
}).
tactics2gm-private-hand-seen = The hand: { $cards ->
    [none] empty
   *[other] { $cards }
}.
tactics2gm-event-mine-seen = {""}
tactics2gm-private-mine-seen = On { $at } lies a mine: { $card }.

## What happens: generals and capabilities

tactics2gm-event-general-placed = { $seat }: { $general } takes command{ $board ->
    [0] {""}
   *[other] {" "}at the second Headquarters
}.
tactics2gm-event-general-push = { $general } orders { $unit_card } #{ $unit } forward.
tactics2gm-event-general-again = { $general }: every tank may fire one weapon a second time.
tactics2gm-event-ability-used = { $unit_card } #{ $unit }: { $ability }{ $cost ->
    [0] .
   *[other] {" "}({ $cost } AP).
}
tactics2gm-event-token-used = { $unit_card } #{ $unit } uses { $token }.

## Questions

tactics2gm-prompt-discard = Too many cards in hand. Which { $number ->
    [one] one do
   *[other] { $number } do
} you discard?
tactics2gm-prompt-sift = Which { $number ->
    [one] card goes
   *[other] { $number } cards go
} to the bottom of your deck?

## Options

tactics2gm-label-deploy = Deploy
tactics2gm-label-drop = Drop paratroopers
tactics2gm-label-equip = Equip
tactics2gm-label-play = Play a card
tactics2gm-label-impact = Impact! The next shot is critical if it hits and penetrates
tactics2gm-label-general = General
tactics2gm-label-ability = Use a capability
tactics2gm-label-use = Use a token
tactics2gm-label-pack = Pack up
tactics2gm-label-prone = Go prone
tactics2gm-label-discard = Discard
tactics2gm-label-back = To the bottom of the deck
tactics2gm-label-card-for = { $card } ({ $ap } AP)
tactics2gm-label-card-of-hand = { $card }
tactics2gm-label-token-for = { $token } ({ $ap } AP)
tactics2gm-label-token-named = { $token }
tactics2gm-label-ability-for = { $ability }{ $ap ->
    [0] {""}
   *[other] {" "}({ $ap } AP)
}
tactics2gm-label-general-named = { $general }
tactics2gm-label-beside = Beside the { $board ->
    [1] Headquarters
   *[other] second Headquarters
}
