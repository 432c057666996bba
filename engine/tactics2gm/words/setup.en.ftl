# Before the first turn, goals and the end; two allies.

## What happens

tactics2gm-about = { $about }{ $doubled ->
    [true] {" "}On two boards these numbers double, not the rounds.
   *[false] {""}
}{ $rounds ->
    [0] {""}
   *[other] {" "}After { $rounds } rounds and a last turn each, the side whose Headquarters is better off wins; if equal, the side that destroyed more.
} A side that ends its turn without a card in hand or deck loses.
tactics2gm-event-sealed = { $decision ->
    [deck] { $seat }: deck chosen.
    [share] { $seat }: cards shared out.
    [bid] { $seat }: bid sealed.
    [mulligan] { $seat }: opening hand settled.
   *[other] { $seat }: sealed.
}
tactics2gm-event-bids = The bids: Americans { $us }, Germans { $de }.
tactics2gm-event-begin-tied = Who begins? The Americans roll { $us_die }, the Germans { $de_die }: a tie at { $total }. Both roll again.
tactics2gm-event-begin-rolled = Who begins? The Americans roll { $us_die } for a total of { $us_total }, the Germans { $de_die } for { $de_total }. The { $side } decide.
tactics2gm-event-begins = The { $side } begin.
tactics2gm-event-placed = The { $side } place { $terrain } on { $at }.
tactics2gm-event-terrain-done = The { $side } place no more Terrain.
tactics2gm-event-dealt = { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
} dealt.
tactics2gm-private-dealt = You are dealt { $cards }.
tactics2gm-event-hand-settled = {""}
tactics2gm-private-hand-settled = { $again ->
    [true] You return your hand and draw { $cards }.
   *[false] You keep your hand.
}
tactics2gm-event-given = { $seat }: 1 Action Point for the General.
tactics2gm-event-last-turns = Time is up: one last turn for each side.
tactics2gm-event-standstill = Nobody has come nearer to winning for { $rounds } rounds: one last turn for each side.
tactics2gm-event-ended = { $termination ->
    [beaten] The match is lost: the automatic opponent wins.
   *[other] { $winners ->
        [none] { $winning_sides ->
            [none] The match is drawn
           *[other] The match is lost, the { $winning_sides } win
        }
       *[other] The { $winners } win the match
    }: { $termination ->
        [headquarters] the enemy Headquarters is destroyed.
        [destroy_units] enough enemy Units are destroyed.
        [reach_row] they have broken through.
        [take_places] the objective is taken or destroyed.
        [bring_home] the supplies are home.
        [most_at_bridges] they hold the bridges.
        [outlast] they have held out.
        [bridges_gone] no bridge is left.
        [exhausted] the other side has no cards left.
        [out_of_reach] { $winners ->
            [none] neither side can win any more.
           *[other] the other side can no longer win.
        }
        [agreed] both sides agreed.
        [resigned] the other side resigned.
       *[time] time is up.
    }
}

## Questions

tactics2gm-prompt-deck = Choose your deck: a ready-made one, or cards for up to { $most } points.
tactics2gm-hint-deck = { $shared ->
    [true] You build it for both of you; then your General picks the cards he leads. A deck is secret from the enemy.
   *[false] New here? The suggested deck has an answer to everything: just seal it. A deck is secret.
}
tactics2gm-prompt-share = Which cards of your shared deck do you lead? The others stay with your Field Marshal.
tactics2gm-hint-share = Take a part of it, single cards, or both. Each of you draws only your own cards.
tactics2gm-prompt-bid = How many of your Action Points do you bid?
tactics2gm-hint-bid = Your bid is added to your roll for who begins, and buys Terrain of the same value. It is spent either way; what you keep is yours in your first turn.
tactics2gm-prompt-begin = You won the roll. Who begins?
tactics2gm-prompt-place = Place Terrain in the second or third row from your edge: { $left ->
    [one] 1 point
   *[other] { $left } points
} left.
tactics2gm-hint-place = No Terrain can be placed once play has begun. Unused points are lost.
tactics2gm-prompt-fortify = Place your Terrain in the second or third row from your edge; it costs nothing.
tactics2gm-prompt-mulligan = Do you keep your opening hand?
tactics2gm-hint-mulligan = You may return the whole hand once: it is shuffled in, and you draw as many cards again.

## Options

tactics2gm-deck-group-infantry = Infantry
tactics2gm-deck-group-tank = Tanks
tactics2gm-deck-group-vehicle = Transports
tactics2gm-deck-group-gun = Artillery
tactics2gm-deck-group-aircraft = Aircraft
tactics2gm-deck-group-supply = Supplies
tactics2gm-deck-group-promotion = Promotions
tactics2gm-deck-group-equipment = Equipment
tactics2gm-deck-about = { $unit_class } · Movement { $move } · Armour { $armour } · Wounds { $wounds }
tactics2gm-deck-about-support = { $support } · { $ap } AP to play
tactics2gm-deck-warning-infantry = There is no infantry in this deck.
tactics2gm-label-deck = Ready-made deck
tactics2gm-label-deck-named = { $deck } ({ $points })
tactics2gm-label-deck-cut = { $deck }, cut down to { $points }
tactics2gm-label-card = Single cards
tactics2gm-label-card-named = { $card } ({ $points })
tactics2gm-label-part = A part of the deck
tactics2gm-label-part-armour = Tanks, aircraft and Support ({ $cards } cards, { $points } points)
tactics2gm-label-part-infantry = Infantry, artillery and transports ({ $cards } cards, { $points } points)
tactics2gm-label-part-half = Every second card ({ $cards } cards, { $points } points)
tactics2gm-label-bid = Bid
tactics2gm-label-bid-of = Bid { $points }
tactics2gm-label-begin = We begin
tactics2gm-label-follow = The enemy begins
tactics2gm-label-place = Place Terrain
tactics2gm-label-place-card = { $terrain } ({ $points })
tactics2gm-label-place-at = { $terrain } on { $at }
tactics2gm-label-done = No more Terrain
tactics2gm-label-keep = Keep the hand
tactics2gm-label-again = Draw a new hand
tactics2gm-label-give = Give the General 1 Action Point

## Refusals

tactics2gm-refused-one-deck = A ready-made deck is complete: choose one of them, or cards, not both.
tactics2gm-refused-nothing-left = Leave your Field Marshal at least one card.
tactics2gm-refused-deck-cost = This deck costs { $points } points. It may cost { $most } at most.

## The table in words

tactics2gm-board-goal = { $goal ->
    [headquarters_us] Americans: { $number } of { $of } Impact Points of the enemy Headquarters destroyed.
    [headquarters_de] Germans: { $number } of { $of } Impact Points of the enemy Headquarters destroyed.
    [destroy_units_us] Americans: { $number } of { $of } enemy Units destroyed.
    [destroy_units_de] Germans: { $number } of { $of } enemy Units destroyed.
    [reach_row_us] Americans: { $number } of { $of } Units through the enemy lines.
    [reach_row_de] Germans: { $number } of { $of } Units through the enemy lines.
    [take_places_us] Americans: { $number } of { $of } buildings held or destroyed.
    [take_places_de] Germans: { $number } of { $of } buildings held or destroyed.
    [bring_home_us] Americans: { $number } of { $of } supplies brought home.
    [bring_home_de] Germans: { $number } of { $of } supplies brought home.
    [most_at_bridges_us] Americans: { $number ->
        [one] 1 Unit
       *[other] { $number } Units
    } at the bridges, against { $of }.
    [most_at_bridges_de] Germans: { $number ->
        [one] 1 Unit
       *[other] { $number } Units
    } at the bridges, against { $of }.
    [outlast_us] Americans: { $number } of { $of } rounds held out.
   *[outlast_de] Germans: { $number } of { $of } rounds held out.
}

## Settings

tactics2gm-setting-points = Points
tactics2gm-setting-players = Players
tactics2gm-setting-alone = Solo side
tactics2gm-setting-alone-us = Americans
tactics2gm-setting-alone-de = Germans
tactics2gm-setting-shared-deck = One deck for two allies
tactics2gm-setting-boards = Boards
tactics2gm-setting-novice = Handicap
tactics2gm-setting-novice-none = none
tactics2gm-setting-novice-us = Americans
tactics2gm-setting-novice-de = Germans
tactics2gm-setting-novice-both = both sides
tactics2gm-setting-straight-only = Straight shots only
tactics2gm-setting-deploy-before-move = Deployment before Movement
tactics2gm-setting-rounds = Round limit
