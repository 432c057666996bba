# The text of cards. Each operation, focus, moment and duration of the vocabulary has one key.

spearpoint-title = Spearpoint 1943
spearpoint-sentence = Squads, tanks and guns on a front line of 1943: commit in secret, then fire. About an hour, or a few days by chat.
spearpoint-setting-weapons-per-attack = Weapons per attack
spearpoint-setting-reading = Reading
spearpoint-setting-reading-english = English (two weapons, bombs once a sortie)
spearpoint-setting-reading-spanish = Spanish (one weapon, bombs once a Turn)
spearpoint-setting-initiative = Initiative
spearpoint-setting-initiative-combat = in each Combat
spearpoint-setting-initiative-turn = at the start of the Turn
spearpoint-setting-copies = Copies in a deck
spearpoint-setting-copies-printed = as printed
spearpoint-setting-copies-unlimited = unlimited
spearpoint-setting-crew-grades = Green and Veteran crews
spearpoint-setting-players = Players

## Unit cards

spearpoint-unit-kind = { $trait } · { $any_line } · cost { $cost }
spearpoint-unit-crew = { $crew } · cost { $cost }
spearpoint-unit-strength = Defense { $defense } · Endurance { $endurance }, half { $half }
spearpoint-unit-needs = Needs a { $crew }.
spearpoint-unit-no-crew = Needs no crew (N/C).
spearpoint-unit-flight = Turns of Flight: { $turns }.
spearpoint-unit-keywords = Also: { $traits }.
spearpoint-weapon = { $weapon } { $rate }X: { $values }; Damage Index { $index }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
spearpoint-against-infantry = infantry { $value }
spearpoint-against-vehicle = vehicles { $value }
spearpoint-against-aircraft = aircraft { $value }
spearpoint-weapon-bullets = bullets: only against a base Defense of 0 or 1
spearpoint-weapon-bomb = bomb: one attack per sortie
spearpoint-weapon-long-range = long range
spearpoint-weapon-flame = flame: ignores the Defense of foxholes

## Command cards: when, on what, for how long

spearpoint-card-play = { $when }.
spearpoint-card-play-on = { $when }, on { $on }.
spearpoint-card-reaction = When an enemy attacks { $on }.
spearpoint-card-on-own-unit-destroyed = When { $on } is destroyed.
spearpoint-card-against = Only for an attack on { $against }.
spearpoint-card-by = In place of the attack of { $by }.

spearpoint-when-commit-sealed = With your commitment
spearpoint-when-after-reveal = After the reveal
spearpoint-when-declare-sealed = With your declaration
spearpoint-when-before-initiative = Before the Initiative roll
spearpoint-when-own-attack = When your attack comes up
spearpoint-when-end-of-combat = At the end of the Combat Phase
spearpoint-when-draw = In the Draw Phase

spearpoint-focus-player = yourself
spearpoint-focus-own = one of your units{ $any_trait ->
    [none] {""}
   *[other] {" "}({ $any_trait })
}{ $wanted ->
    [none] {""}
   *[other] {" "}{ $wanted }
}
spearpoint-focus-enemy = an enemy unit{ $any_trait ->
    [none] {""}
   *[other] {" "}({ $any_trait })
}{ $wanted ->
    [none] {""}
   *[other] {" "}{ $wanted }
}
spearpoint-on-front = on the frontline
spearpoint-on-rear = on the rear line
spearpoint-on-air = in the air
spearpoint-on-ground = on the ground
spearpoint-on-damaged = with a Damage card
spearpoint-on-undamaged = without a Damage card
spearpoint-on-crewed = with a crew
spearpoint-on-just-committed = just committed this Turn

spearpoint-lasts-once = Used once.
spearpoint-lasts-attack = For this attack.
spearpoint-lasts-turn = Until the end of the Turn.
spearpoint-lasts-stays = Stays until the unit leaves play.

## Damage effects: for how long

spearpoint-damage-lasts = Lasts as long as the card.
spearpoint-damage-turns = { $turns ->
    [one] This Turn and the next.
   *[other] This Turn and the next { $turns }.
}

## Operations: numbers

spearpoint-op-attack-mod = { SIGNED($amount) } to its attack rolls.
spearpoint-op-attacked-mod = { SIGNED($amount) } to attack rolls against it.
spearpoint-op-defense-mod = { SIGNED($amount) } Defense; bullets look at the base Defense.{ $cover ->
    [true] {" "}Flame weapons ignore it.
   *[false] {""}
}
spearpoint-op-index-mod = { SIGNED($amount) } Damage Index{ $which ->
    [none] {""}
   *[other] {" "}with { $which }
}.
spearpoint-op-initiative-mod = { SIGNED($amount) } to { $yours ->
    [true] your
   *[false] its side’s
} Initiative roll.
spearpoint-op-weapon-mod = { SIGNED($amount) } to attack rolls with { $which }.
spearpoint-op-rate-cap = Its weapons fire at { $rate }X at most.
spearpoint-op-weapon-cap = { $weapons ->
    [one] It may use only one weapon per attack.
   *[other] It may use { $weapons } weapons per attack at most.
}
spearpoint-op-recover-mod = It recovers to Half Endurance { SIGNED($amount) }.
spearpoint-op-friendly-fire-to = Its natural attack rolls of 2 to { $roll } are Friendly Fire.
spearpoint-op-destroys-from = A hit on it with a natural { $roll } or more destroys it outright.
spearpoint-op-target-defense-mod = { SIGNED($amount) } to the target’s Defense for the next hit (never below 0).

## Operations: what may not be done, and what may

spearpoint-op-cannot-attack = { $turns ->
    [0] It cannot attack.
    [one] It cannot attack for 1 Turn.
   *[other] It cannot attack for { $turns } Turns.
}
spearpoint-op-disable-weapon = It cannot fire { $which }.{ $spares_only ->
    [true] {" "}If it has only one, that one fires at 1X instead.
   *[false] {""}
}
spearpoint-op-no-line-move = It cannot change line.
spearpoint-op-no-close-assault = It cannot join a Close Assault.
spearpoint-op-front-only = It may target only the enemy’s frontline and aircraft.
spearpoint-op-attack-every = { $turns ->
    [2] It may attack only every second Turn.
   *[other] It may attack only once in { $turns } Turns.
}
spearpoint-op-no-command = No Command card may be played on it.
spearpoint-op-untargetable-by = { $line_id ->
    [front] The enemy’s frontline units
   *[rear] The enemy’s rear-line units
} cannot target it.
spearpoint-op-ignore-line = It may target the enemy’s rear line.
spearpoint-op-lost-on-move = The card is lost if the unit changes line.

## Operations: carried out once

spearpoint-op-nothing = No effect.
spearpoint-op-kill-crew = Its crew dies; the enemy scores its cost. The unit is idle until it has another.{ $otherwise ->
    [0] {""}
    [one] {" "}If it needs no crew, it cannot attack this Turn and the next.
   *[other] {" "}If it needs no crew, it cannot attack this Turn and the next { $otherwise }.
}
spearpoint-op-crew-to-hand = Its crew returns to its owner’s hand; the unit is idle until it has another.{ $otherwise ->
    [0] {""}
    [one] {" "}If it needs no crew, it cannot attack this Turn and the next.
   *[other] {" "}If it needs no crew, it cannot attack this Turn and the next { $otherwise }.
}
spearpoint-op-capture-if = It is captured if { $condition }.{ $otherwise ->
    [0] {""}
    [one] {" "}Otherwise it cannot attack this Turn and the next.
   *[other] {" "}Otherwise it cannot attack this Turn and the next { $otherwise }.
}
spearpoint-condition-front-infantry = { $yours ->
    [true] you have undamaged infantry on your frontline
   *[false] the enemy has undamaged infantry on his frontline
}
spearpoint-condition-front-ground = { $yours ->
    [true] you have a ground unit on your frontline
   *[false] the enemy has a ground unit on his frontline
}
spearpoint-condition-front-open = { $yours ->
    [true] you have a unit on your frontline and the enemy has no other on his
   *[false] the enemy has a unit on his frontline and its side has no other on its own
}
spearpoint-op-withdraw = { $at ->
    [end_of_combat] At the end of the Combat Phase it leaves
   *[once] It leaves
}, with its crew if it has one, { $to ->
    [hand] back to the hand
   *[reserves] under the Reserves
}. Its cards are discarded.
spearpoint-op-flight-mod = { SIGNED($turns) } { $turns ->
    [1] Turn of Flight
    [-1] Turn of Flight
   *[other] Turns of Flight
}.
spearpoint-op-flight-set = { $turns ->
    [0] No Turns of Flight are left: it leaves at the end of the Combat Phase.
   *[other] Turns of Flight left: { $turns }.
}
spearpoint-op-bombs-spent = Its bombs are gone for this sortie.
spearpoint-op-bombs-reset = It may use its bombs once more.
spearpoint-op-forced-landing = It goes under its owner’s Reserves. The pilot is captured if the enemy has a ground unit; else he goes with it.
spearpoint-op-destroy-with-crew = It is destroyed with its crew; the enemy scores the cost of both.
spearpoint-op-burn = At the end of the Combat Phase roll 1D10: { $to } or less destroys it and the enemy scores. { $crew ->
    [fate] The same die as base Intensity decides its crew’s fate.
   *[survives] Its crew survives.
}
spearpoint-op-auto-hit = One automatic hit: Intensity + { $index } − its Defense.
spearpoint-op-remove-damage = Its Damage card is discarded; it is back at Full Endurance.
spearpoint-op-expire-effect = A temporary effect of its Damage card ends now; the card stays.
spearpoint-op-resolve-first = Its attack is resolved before all others, whoever wins Initiative.
spearpoint-op-concentrate = If at least two of your ground units target it, they all get { SIGNED($amount) } to their attack rolls.
spearpoint-op-air-superiority = Your aircraft get { SIGNED($amount) } to their attack rolls; the enemy’s lose as much.
spearpoint-op-reroll = One missed attack roll of the attack is rolled again; the second result stands.
spearpoint-op-reroll-intensity = Once per game, the first Intensity of { $to } or less that its unit rolls is rolled again; the second result stands.
spearpoint-op-stop-rolls = The rolls that a 2X, 3X or 4X weapon has left in the attack are lost.
spearpoint-op-suppress-attack = The enemy unit loses its attack.
spearpoint-op-remove-crew = Roll 2D10: { $roll } or more kills its crew, and you score its cost; the unit is idle.
spearpoint-op-extra-attack = It attacks once more, with its long-range weapon, an enemy artillery unit that attacked this Turn.
spearpoint-op-capture = Only if { $condition }. Roll 1D10: { $roll } or more captures it and its crew.
spearpoint-op-crew-survives = Its crew survives, whatever was rolled, and goes under your Reserves.
spearpoint-op-see-hand = You see the opponent’s unit hand before you seal your commitment.
spearpoint-op-draw-units = { $cards ->
    [one] Draw one more Unit card.
   *[other] Draw { $cards } more Unit cards.
}

spearpoint-which-first = its first weapon
spearpoint-which-last = its last weapon
spearpoint-which-max-rof = its weapon with the highest rate of fire
spearpoint-which-bullets = its weapons that fire bullets
spearpoint-which-shells = one weapon that does not fire bullets
spearpoint-which-guns = its weapons other than bombs
