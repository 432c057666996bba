# What is said while a match is played: what happens, questions, options, refusals, the table in words.

## What happens: preparation and Commitment

spearpoint-event-sealed = { $decision ->
    [attack] {""}
    [deck] The { $seat } have chosen their deck.
    [before] The { $seat } have chosen who stands ready before the first Turn.
    [hand] The { $seat } have chosen their starting hand.
    [commit] The { $seat } have sealed their orders for Commitment.
    [orders] The { $seat } have sealed their orders for Combat.
   *[other] The { $seat } have answered.
}
spearpoint-about = { $about }
spearpoint-about-standard = Two forces meet in open country: the first with { $points } Victory Points wins, or with { $turns } Turns in a row unopposed.
spearpoint-event-situation = { $scenario }.
spearpoint-event-general = General's Orders for the { $side }: { $orders }
spearpoint-event-given = The { $seat } are given { $card }.
spearpoint-event-dealt = The { $seat } are dealt { $number ->
    [one] 1 Command card
   *[other] { $number } Command cards
}.
spearpoint-private-dealt = You are dealt { $cards }.
spearpoint-event-turn = Turn { $turn }.
spearpoint-event-hand-seen = The { $seat } listen in: they know { $number ->
    [0] that the enemy's hand is empty
    [one] the Unit in the enemy's hand
   *[other] the { $number } Units in the enemy's hand
}.
spearpoint-private-hand-seen = The enemy holds { $cards ->
    [none] no Units at all
   *[other] { $cards }
}.
spearpoint-event-crew-moved = The crew of { $unit_card } #{ $unit }{ $crew_card ->
    [none] {""}
   *[other] {" "}({ $crew_card })
} moves over to { $target_card } #{ $target }.
spearpoint-event-line-changed = { $unit_card } #{ $unit } moves to the { $line }.
spearpoint-event-committed = The { $seat } commit { $unit_card } #{ $unit }{ $crew_card ->
    [none] {""}
   *[other] {" "}({ $crew_card })
}: { $line }.
spearpoint-event-crewed = { $crew_card } now mans { $unit_card } #{ $unit }.
spearpoint-event-line-shifted = The { $side } have no frontline left: their rear line becomes the frontline.

## What happens: Command cards

spearpoint-event-played = The { $seat } play { $card }.
spearpoint-event-played-on = The { $seat } play { $card } on { $target_card } #{ $target }.
spearpoint-event-plus = The { $seat } discard { $card } for +1 on { $roll ->
    [attack] an attack roll
    [intensity] an Intensity roll
    [initiative] the Initiative roll
    [burn] the roll for a fire
   *[surrender] the roll to surrender
}.
spearpoint-event-surrender = { $target_card } #{ $target } is called upon to surrender: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, needs { $needs }. { $won ->
    [true] Hands up!
   *[false] It fights on.
}
spearpoint-event-sharpshooter = A sharpshooter aims at the crew of { $target_card } #{ $target }: { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, needs { $needs }. { $won ->
    [true] Hit!
   *[false] Missed.
}

## What happens: attacks

spearpoint-event-declared = { $unit_card } #{ $unit } aims at { $target_card } #{ $target }.
spearpoint-event-assault-declared = The { $seat } prepare a Close Assault on { $target_card } #{ $target } with { $number } squads.
spearpoint-event-assault-cancelled = The Close Assault on { $target_card } #{ $target } is called off: fewer than three squads joined.
spearpoint-event-initiative-tied = Initiative: { $scores ->
    [none] { $dice }
   *[other] { $scores }
}: a tie. Both roll again.
spearpoint-event-initiative = Initiative: { $scores ->
    [none] { $totals }
   *[other] { $scores }
}{ $others ->
    [none] {""}
   *[other] {" "}(not counted: { $others })
}. The { $winner } go first.
spearpoint-event-attack-lost = { $unit_card } #{ $unit } loses its attack on { $target_card } #{ $target }: { $reason ->
    [target] the target is gone
    [weapons] it has no weapon left for it
    [assault] fewer than three squads are left
    [destroyed] it has been destroyed
   *[attacker] it can no longer attack
}.
spearpoint-event-rolled = { $unit_card } #{ $unit } { $weapon ->
    [none] storms
   *[other] fires { $weapon } at
} { $target_card } #{ $target }: { $dice } make { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, needs { $needs }: { $result ->
    [hit] hit!
    [friendly_fire] Friendly Fire!
   *[miss] miss.
}
spearpoint-event-rolls-again = { $card }: the missed roll is rolled again.
spearpoint-event-intensity-again = { $crew_card } aboard { $unit_card } #{ $unit }: Intensity { $dice } is rolled again, once per game.
spearpoint-event-friendly-fire = { $unit ->
    [0] { $target_card } #{ $target } is caught in the fire of its own side.
   *[other] { $unit_card } #{ $unit } hits its own side: { $target_card } #{ $target }.
}
spearpoint-event-friendly-fire-nobody = Nobody on their own side stands in the way.
spearpoint-event-hit = { $target_card } #{ $target } is hit: Intensity { $intensity }{ $as_rolled ->
    [true] {""}
   *[false] {" "}(rolled { $dice })
} + { $index } − Defense { $defense } = { $net } damage, { $endurance } Endurance left.
spearpoint-event-damaged = { $unit_card } #{ $unit } is damaged: { $effect }.

## What happens: losses

spearpoint-event-destroyed = { $unit_card } #{ $unit } is destroyed.
spearpoint-event-scored = The { $side } score { $points ->
    [one] 1 point
   *[other] { $points } points
} (total: { $total }).
spearpoint-event-crew-survives = { $crew_card }: escapes and goes under the Reserves of the { $seat }.
spearpoint-event-crew-captured = { $crew_card }: captured.
spearpoint-event-crew-dies = { $crew_card }: dies with the unit.
spearpoint-event-crew-killed = { $unit_card } #{ $unit } loses its crew ({ $crew_card }); the unit is idle.
spearpoint-event-crew-bails-out = { $crew_card } bails out of { $unit_card } #{ $unit } and returns to the hand; the unit is idle.
spearpoint-event-captured = The { $seat } capture { $unit_card } #{ $unit }!
spearpoint-event-kept = The { $seat } keep { $unit_card } #{ $unit }: { $line }. It needs one of their crews.
spearpoint-event-taken-away = The { $seat } have { $unit_card } #{ $unit } towed away.
spearpoint-event-withdrawn = { $unit_card } #{ $unit } leaves the Battle Area, { $to ->
    [hand] back to the hand
   *[reserves] under the Reserves
}.
spearpoint-event-burns = { $unit_card } #{ $unit } is burning: rolled { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, lost on { $to } or less. { $destroyed ->
    [true] It burns out.
   *[false] It holds.
}
spearpoint-event-recovered = { $unit_card } #{ $unit } recovers to { $endurance } of { $of } Endurance.
spearpoint-event-effect-over = { $unit_card } #{ $unit }: “{ $effect }” has worn off.
spearpoint-event-overrun = The { $side } are unopposed: { $turns } of { $needed } Turns to Overrun.

## What happens: draw and end

spearpoint-event-drew = The { $seat } draw a { $kind ->
    [unit] Unit
   *[command] Command
} card.
spearpoint-event-drawn = { "" }
spearpoint-private-drew = You draw { $card }.
spearpoint-event-discarded = The { $seat } discard { $card }.
spearpoint-event-returned = The { $seat } put { $number ->
    [one] one Unit card
   *[other] { $number } Unit cards
} under their Reserves.
spearpoint-event-ended = { $winners ->
    [none] The match is drawn
   *[other] The { $winners } win the match
}: { $termination ->
    [team_points] 60 Victory Points.
    [points] they have the Victory Points they needed.
    [overrun] Overrun, Turn after Turn unopposed.
    [land_units] they hold the ground.
    [destroy] objective destroyed or captured.
    [capture] objective captured.
    [stand] it still stands after the last Turn.
    [outlast] they have held out to the last Turn.
    [time] the last Turn is over, and { $winners ->
        [none] points are equal
       *[other] points decide
    }.
    [agreed] both sides agreed.
    [resigned] the other side resigned.
    [exhausted] no Units are left, and { $winners ->
        [none] points are equal
       *[other] points decide
    }.
   *[stalemate] nothing has happened for ten Turns, and { $winners ->
        [none] points are equal
       *[other] points decide
    }.
}

## Questions

spearpoint-prompt-deck = Choose your Reserves deck: a ready-made one, or cards for { $least } to { $most } points.
spearpoint-prompt-before = Choose { $number ->
    [one] the Unit that stands
   *[other] the { $number } Units that stand
} in the Battle Area before the first Turn, with a crew for each that needs one.
spearpoint-prompt-hand = Choose the { $number } Units of your starting hand.
spearpoint-prompt-standing = Standing orders
spearpoint-prompt-intercept = Do you want to see the enemy's Units before you seal your orders?
spearpoint-prompt-initiative = Turn { $turn }, Initiative: do you use cards on the roll?
spearpoint-prompt-commit = Turn { $turn }, Commitment: what do you commit, and where do your crews go?
spearpoint-prompt-after-reveal = All units are revealed. Do you play cards before targets are declared?
spearpoint-prompt-attack = { $unit_card } #{ $unit }: orders?
spearpoint-prompt-orders = Turn { $turn }, orders for Combat: cards, discards for +1, and the order of your attacks.
spearpoint-prompt-resolve = Which of your attacks is next, and with what?
spearpoint-prompt-react = { $unit_card } #{ $unit } is about to fire { $weapon } at your { $target_card } #{ $target }. Do you react?
spearpoint-prompt-bail-out = Your { $unit_card } #{ $unit } is destroyed, and its crew would be lost. Do you save it?
spearpoint-prompt-friendly-fire = The enemy's { $unit_card } #{ $unit } hits its own side: which unit?
spearpoint-prompt-keep = You have captured { $unit_card } #{ $unit }. Do you keep it?
spearpoint-prompt-end-of-combat = All attacks are done. Do you play cards?
spearpoint-prompt-draw = Draw { $left } more: Unit or Command?
spearpoint-prompt-discard = Too many cards in hand: { $pile ->
    [unit] which { $number ->
        [one] Unit goes
       *[other] { $number } Units go
    } under your Reserves?
   *[command] which { $number ->
        [one] Command card do
       *[other] { $number } Command cards do
    } you discard?
}

spearpoint-hint-deck = Units and crews both count. A tank, gun or aircraft needs a crew to be of any use.
spearpoint-hint-orders = You may leave this empty: your most promising attack goes first, and your cards stay in hand. A card whose moment does not come stays in hand, unseen.
spearpoint-hint-standing = Optional; won't hold up play. “Stop” asks you at that moment, as long as you hold Command cards; “Play automatically” plays the card whenever it helps.
spearpoint-hint-attack = Percentages are per roll. A natural 2 or 3 is Friendly Fire, 18 doubles the Intensity, 19 and 20 destroy.
spearpoint-hint-no-crew = You hold no crew yet for { $cards }.

spearpoint-tally-deck = { $points } of { $most } points, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $alone ->
    [0] {""}
    [one] ; one Unit has no crew
   *[other] ; { $alone } Units have no crew
}.
spearpoint-deck-group-infantry = Infantry
spearpoint-deck-group-vehicle = Vehicles
spearpoint-deck-group-tank = Tanks
spearpoint-deck-group-artillery = Artillery
spearpoint-deck-group-aircraft = Aircraft
spearpoint-deck-group-crew = Crews
spearpoint-deck-about = Defense { $defense }, Endurance { $endurance }{ $crew_id ->
    [none] {""}
   *[other] {" "}· needs a { $crew }
}
spearpoint-deck-about-crew = Only for the Units that need it
spearpoint-deck-about-crew-does = As a crew{ $amount ->
    [0] {""}
   *[other] , { SIGNED($amount) } to attack rolls
}{ $again ->
    [0] {""}
   *[other] , one Intensity of { $again } or less rolled again
}
spearpoint-deck-warning = { $units ->
    [one] One Unit needs
   *[other] { $units } Units need
} a { $crew }, and there { $crews ->
    [0] is none
    [one] is only one
   *[other] are only { $crews }
}.
spearpoint-tally-hand = { $number } of { $most }.
spearpoint-caution-commit = You commit nothing, though { $units ->
    [one] one Unit
   *[other] { $units } Units
} in your hand ({ $points } points) could go to the front. Seal it anyway?
spearpoint-tally-commit = { $units ->
    [one] One Unit
   *[other] { $units } Units
}, { $crews ->
    [0] no crews
    [one] one crew
   *[other] { $crews } crews
}, worth { $points } points.

## Options

spearpoint-label-all = All
spearpoint-label-deck = Ready-made decks
spearpoint-label-deck-named = { $deck } ({ $points } points)
spearpoint-label-card = Cards
spearpoint-label-card-named = { $card } ({ $points })
spearpoint-label-commit = Commit
spearpoint-label-commit-named = { $card }
spearpoint-label-commit-crewed = { $card } + { $crew }
spearpoint-label-commit-line = { $card }: { $line }
spearpoint-label-commit-crew = { $card } + { $crew_card }
spearpoint-label-commit-line-crew = { $card }: { $line } + { $crew_card }
spearpoint-label-crew = Crew a unit
spearpoint-label-crew-for = { $crew_card } → { $unit_card } #{ $unit }
spearpoint-label-move = Move a crew
spearpoint-label-move-from = Crew of { $unit_card } #{ $unit }
spearpoint-label-move-to = Crew of { $unit_card } #{ $unit } → { $target_card } #{ $target }
spearpoint-label-line = Change line
spearpoint-label-line-to = { $unit_card } #{ $unit } → { $line }
spearpoint-label-play = Play a card
spearpoint-label-play-card = { $card }
spearpoint-label-play-on = { $card } → { $target_card } #{ $target }
spearpoint-label-play-by = { $card } → { $target_card } #{ $target }, in place of the attack of { $unit_card } #{ $unit }
spearpoint-label-play-at = { $card }: { $unit_card } #{ $unit } → { $target_card } #{ $target }
spearpoint-label-plus = Discard for +1
spearpoint-label-plus-card = +1: discard { $card }
spearpoint-label-plus-roll = +1 on { $roll ->
    [attack] an attack roll
    [intensity] Intensity
    [initiative] Initiative
    [burn] a fire
   *[roll] a card's roll
}: discard { $card }
spearpoint-label-plus-for-card = +1 on { $played_card }: discard { $card }
spearpoint-label-plus-intensity = +1 on the Intensity of { $played_card }: discard { $card }
spearpoint-label-plus-for-unit = +1 on { $roll ->
    [attack] the attack roll
    [intensity] the Intensity
   *[burn] the fire
} of { $unit_card } #{ $unit }: discard { $card }
spearpoint-label-hold = Hold fire
spearpoint-label-attack = Attack
spearpoint-label-attack-target = { $target_card } #{ $target }
spearpoint-label-attack-with = { $target_card } #{ $target }: { $weapons }
spearpoint-label-shot = { $weapon } { $rate ->
    [1] {""}
   *[other] { $rate }× 
}{ $percent } %
spearpoint-label-assault = Close Assault
spearpoint-label-assault-target = Close Assault on { $target_card } #{ $target }
spearpoint-label-with = With a card
spearpoint-label-with-target = { $card } → { $target_card } #{ $target }
spearpoint-label-with-weapons = { $card } → { $target_card } #{ $target }: { $weapons }
spearpoint-label-order = Order of attacks
spearpoint-label-order-unit = Next: { $unit_card } #{ $unit }
spearpoint-label-resolve = Next attack
spearpoint-label-resolve-attack = { $unit_card } #{ $unit } → { $target_card } #{ $target }
spearpoint-label-target = Target
spearpoint-label-target-unit = { $target_card } #{ $target }
spearpoint-label-keep = Keep it
spearpoint-label-keep-on = Keep it: { $line }
spearpoint-label-remove = Take it out of the game
spearpoint-label-stop = Stop for me
spearpoint-label-stop-after-reveal = Stop after the reveal
spearpoint-label-stop-attacks = Stop before each of my attacks
spearpoint-label-stop-reactions = Stop when I could react
spearpoint-label-stop-end-of-combat = Stop when all attacks are done
spearpoint-label-auto = Play automatically
spearpoint-label-auto-card = Play automatically: { $card }
spearpoint-label-improve = +1 automatically
spearpoint-label-improve-from = +1 automatically from { $percent } % to hit: discard the card held longest
spearpoint-label-draw = Draw
spearpoint-label-draw-unit = A Unit
spearpoint-label-draw-command = A Command card
spearpoint-label-discard = Discard
spearpoint-label-discard-card = { $card }

## Why not

spearpoint-refused-deck-cost = This deck costs { $points } points. It must cost { $least } to { $most }, Units and crews together.
spearpoint-refused-deck-lacks = By the General's Orders this deck must hold { $card }{ $number ->
    [one] {""}
   *[other] {" "}{ $number } times
}.
spearpoint-refused-deck-before = By the General's Orders { $number } Units ({ $any_traits }) of this deck stand ready before the first Turn. It has { $found ->
    [0] none
   *[other] { $found }
} with a crew.
spearpoint-refused-one-deck = A ready-made deck is complete: choose one of them, or cards, not both.
spearpoint-refused-same-copy = You cannot commit the same { $card } twice.
spearpoint-refused-no-crew = { $needed ->
    [one] One { $crew } is needed
   *[other] { $needed } cards “{ $crew }” are needed
} for these orders, and you hold { $held ->
    [0] none
   *[other] { $held }
}. No Unit is committed without its crew.
spearpoint-refused-no-crew-card = These orders take { $needed ->
    [one] one card
   *[other] { $needed } cards
} “{ $card }”, and there { $held ->
    [0] is none
    [one] is one
   *[other] are { $held }
} in hand. Each crew goes to one place.
spearpoint-refused-line = { $unit_card } #{ $unit } gives up its crew: without one it cannot change line.
spearpoint-refused-two-crews = { $unit_card } #{ $unit } has room for one crew, and each crew goes to one place.
spearpoint-refused-card-twice = These orders use { $card } { $wanted ->
    [one] once
   *[other] { $wanted } times
}, and you hold { $held ->
    [0] none
   *[other] { $held }
}. Every card is played or discarded once.
spearpoint-refused-plus-for-nothing = You would discard a card for a roll of { $card }, but you do not play it.
spearpoint-refused-assault = A Close Assault on { $target_card } #{ $target } needs three squads, and no more than { $joining } can join it. The others need different orders.
spearpoint-refused-one-attack = Choose exactly one attack to make next.
spearpoint-refused-other-attack = Cards and discards must be for the attack you make next.

## The table in words

spearpoint-board-turn = { $turn ->
    [0] Before the first Turn
   *[other] Turn { $turn }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }, { $phase }
}.
spearpoint-board-orders = General's Orders for the { $side }: { $orders } To win: { $any_goals }.
spearpoint-goal-points = { $needs } Victory Points (now { $has })
spearpoint-goal-overrun = { $needs } Turns unopposed (now { $has })
spearpoint-goal-land-units = { $needs } land units after Combat{ $turn ->
    [1] {""}
   *[other] {" "}from Turn { $turn } on
} (now { $has })
spearpoint-goal-destroy = destroy or capture { $cards } ({ $has } of { $needs })
spearpoint-goal-capture = capture { $cards ->
    [none] { $needs ->
        [one] a unit
       *[other] { $needs } units
    }
   *[other] { $cards }
} ({ $has } of { $needs })
spearpoint-goal-stand = { $cards } on the field from Turn { $turn } to after the last ({ $has ->
    [0] not so far
   *[other] so far it is
})
spearpoint-goal-outlast = hold out to Turn { $needs }
spearpoint-board-player = { $seat }: { $points } Victory Points. In hand: { $units ->
    [one] 1 Unit
   *[other] { $units } Units
}, { $commands ->
    [one] 1 Command card
   *[other] { $commands } Command cards
}. Reserves: { $reserves }.{ $overrun ->
    [0] {""}
   *[other] {" "}Unopposed: { $overrun } of { $needed }.
}
spearpoint-board-side = { $side }: { $points } Victory Points.{ $overrun ->
    [0] {""}
   *[other] {" "}Unopposed: { $overrun } of { $needed }.
}
spearpoint-board-seat = { $seat }, in hand: { $units ->
    [one] 1 Unit
   *[other] { $units } Units
}, { $commands ->
    [one] 1 Command card
   *[other] { $commands } Command cards
}. Reserves: { $reserves }.
spearpoint-board-whose = { $seat }
spearpoint-board-line = { $side }, { $line }:
spearpoint-board-unit = { $unit_card } #{ $unit }: Endurance { $endurance } of { $full }, Defense { $defense }.
spearpoint-board-unit-remarks = { $unit_card } #{ $unit }: Endurance { $endurance } of { $full }, Defense { $defense }; { $remarks }.
spearpoint-board-damage = damaged ({ $effect }{ $turns ->
    [0] {""}
    [one] , 1 Turn left
   *[other] , { $turns } Turns left
})
spearpoint-board-damage-over = damaged ({ $effect }, over)
spearpoint-board-attached = { $card }
spearpoint-board-idle = idle, no crew
spearpoint-board-crew = { $crew_card }
spearpoint-board-captured = captured
spearpoint-board-flight = Turns of Flight: { $turns }
spearpoint-board-bombed = bombs spent
spearpoint-board-attack = { $units } against { $target_card } #{ $target }{ $chances ->
    [none] {""}
   *[other] : { $chances }
}.
spearpoint-board-attack-lost = { $seat }: attack { $number } is lost.
spearpoint-board-attacker = { $unit_card } #{ $unit }
spearpoint-board-chance = { $rate ->
    [1] {""}
   *[other] { $rate }× 
}{ $percent } %
spearpoint-board-piles = Command deck: { $commands }, discarded: { $discards }. Damage deck: { $damages }.
spearpoint-board-hand = Your Units: { $cards ->
    [none] none
   *[other] { $cards }
}.
spearpoint-board-commands = Your Command cards: { $cards ->
    [none] none
   *[other] { $cards }
}.

## What is not among the options, and why

spearpoint-absent-crew = No crew in hand for { $cards }.
spearpoint-absent-card = { $card } is for another moment or another unit. { $when }
spearpoint-absent-value = No weapon of this unit has an Attack Value against { $targets }.
spearpoint-absent-bullets = Bullets do nothing to the armor of { $targets }.
spearpoint-absent-weapons = No weapon that works now can hit { $targets }.
spearpoint-absent-lines = { $targets }: out of reach, by the lines on which both stand or a card in force.
spearpoint-board-initiative = Initiative: { $seat }.
spearpoint-board-weapons = Weapons of { $unit_card }:
spearpoint-board-weapon = · { $weapon }.
spearpoint-detail = Endurance { $endurance } of { $full }, { $line }{ $state ->
    [none] {""}
   *[other] , { $state }
}
spearpoint-detail-damaged = { $effect }
