# The game, its settings, the board in words, questions, and what is refused.

warfighter-title = Warfighter: Europe 1944
warfighter-sentence = One squad against the enemy, alone or with up to six, all on one side: advance from location to location and carry out your Mission in time.
warfighter-about = { $mission }: reach the Objective in slot { $slot } and win it within { $turns } turns, with a squad of { $rp } RP.{ $players ->
    [one] {""}
   *[other] {" "}You all win or lose together.
}{ $text_id ->
    [none] {""}
   *[other] {" "}{ $text }
}

warfighter-setting-players = Players
warfighter-setting-objective = Objective
warfighter-setting-objective-random = Random
warfighter-setting-objective-o01 = Clear the Strongpoint
warfighter-setting-objective-o02 = Destroy the Field Gun
warfighter-setting-objective-o03 = Capture the Officer
warfighter-setting-objective-o04 = Rescue the Airmen
warfighter-setting-objective-o05 = Seize the Crossing
warfighter-setting-objective-o06 = Blow the Supply Dump
warfighter-setting-objective-o07 = Recover the Documents
warfighter-setting-nation = Nation
warfighter-setting-nation-us = United States
warfighter-setting-nation-uk = United Kingdom (both nations from three players)
warfighter-setting-nation-allied = Both nations (from three players)
warfighter-setting-hostiles = Hostiles
warfighter-setting-hostiles-front = Front-line
warfighter-setting-hostiles-elite = Elite
warfighter-setting-closed-hands = Hands hidden from each other

warfighter-board-turn = { $mission }, { $objective }: { $phase ->
    [muster] building the squad, { $rp } of { $limit } RP spent
    [outfit] first hands
    [soldiers] Soldier Turn
    [upkeep] upkeep
   *[hostiles] Hostile Turn
}. Turns left: { $turn } of { $turns }. Squad: { $rp } RP.
warfighter-board-goal = Objective in slot { $slot }{ $active ->
    [true] {""}
   *[false] {" "}(inactive)
}: { $text }{ $needed ->
    [0] {""}
   *[other] {" "}So far: { $done } of { $needed }.
}
warfighter-board-place = Slot { $slot }{ $slot ->
    [0] {", "}the start
   *[other] : { $location } (entrance { $entrance }, hand-to-hand { $hand_to_hand }, reinforcements { $least }–{ $most })
}{ $closed ->
    [true] {", "}inactive
   *[false] {""}
}{ $smoke ->
    [true] {", "}smoke
   *[false] {""}
}. Soldiers: { $soldiers ->
    [none] none
   *[other] { $soldiers }
}. Hostiles: { $hostiles ->
    [none] none
   *[other] { $hostiles }
}.{ $gear ->
    [none] {""}
   *[other] {" "}On the ground: { $gear }.
}{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
warfighter-board-hostile = { $letter } { $hostile } ({ $active } active of { $living }{ $suppress ->
    [0] {""}
   *[other] , { $suppress } Suppress
}, Cover { $cover }, range { $rmin } to { $rmax }{ $traits ->
    [none] {""}
   *[other] , { $traits }
}{ $most ->
    [0] {""}
   *[other] , Reinforce { $least }–{ $most }
}{ $entrance ->
    [0] {""}
   *[other] , entrance +{ $entrance }
}{ $soldier ->
    [none] {""}
   *[other] , aims at { $soldier }
})
warfighter-board-soldier = { $number } { $soldier } ({ $seat }): { $status ->
    [downed] Downed.
    [retired] retired.
   *[other] slot { $slot }, Health { $health } of { $healthy }, { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    }, Move { $move }, Cover { $cover }, { $xp } XP{ $grip ->
        [none] {""}
       *[other] , hand-to-hand with { $grip }
    }{ $suppress ->
        [0] {""}
       *[other] , { $suppress } Suppress
    }. { $gear ->
        [none] No gear.
       *[other] { $gear }.
    }{ $skills ->
        [none] {""}
       *[other] {" "}Skills: { $skills }.
    }{ $laid_cards ->
        [none] {""}
       *[other] {" "}Ready: { $laid_cards }.
    }{ $hand ->
        [0] {""}
       *[other] {" "}Hand: { $hand ->
            [one] 1 card
           *[other] { $hand } cards
        }{ $locations ->
            [0] {""}
            [one] , 1 Location
           *[other] , { $locations } Locations
        }{ $cards ->
            [none] {""}
           *[other] : { $cards }
        }.
    }
}
warfighter-board-support = { $card } on { $soldier }.
warfighter-board-in-force = In force: { $events }.
warfighter-board-fog = fog, range 2 at most
warfighter-board-lull = no reinforcements in the next Hostile Turn
warfighter-board-guide = the next Location costs nothing to enter
warfighter-board-decks = Cards left: Actions { $actions }, Locations { $locations }, Hostiles { $hostiles }, Events { $events }.

warfighter-prompt-muster = Build your squad: { $rp } of { $limit } RP left
warfighter-prompt-hands = Draw the first hand
warfighter-prompt-soldiers = Soldier Turn, { $turn ->
    [one] the last one
   *[other] { $turn } turns left
}: { $actions ->
    [0] no Actions
    [one] 1 Action
   *[other] { $actions } Actions
}. Orders?
warfighter-prompt-errand = { $errand ->
    [scout] Two Locations: keep one
   *[other] Discard what you like, then draw
}
warfighter-prompt-done = { $kind ->
    [muster] Change my part of the squad
   *[soldiers] Go on with this turn
}
warfighter-prompt-event = Event: { $event }. { $kind ->
    [shortage] Empty a weapon or discard a card
    [drop] Who gets the supplies?
    [confusion] Pay 2 XP?
   *[other] Draw another one for 3 XP?
}
warfighter-hint-done = You are done, and can go on as long as somebody else is not.
warfighter-hint-hands = { $cards ->
    [0] Fill the hand.
   *[other] The hand holds { $cards } cards.
} Locations lead on to the Objective, one for each slot: somebody needs the next one. Action cards help to get there.
warfighter-hint-event = { $text }
warfighter-prompt-orders = Standing orders

warfighter-refused-orders = Give only one order for each case.

warfighter-tally-loads = Loadout: { $loads }.
warfighter-tally-load = { $soldier } { $load } of { $loadout }
warfighter-hint-muster = Still missing: { $lacks }.
warfighter-hint-together = { $host ->
    [true] Everybody brings a Player Soldier with what he needs. You, the host, see to the comrades. All RP are common; shared out evenly, each has { $share }.
   *[false] Bring a Player Soldier with what he needs; the host sees to the comrades. All RP are common; shared out evenly, each has { $share }.
}{ $lacks ->
    [none] {""}
   *[other] {" "}Still missing: { $lacks }.
}
warfighter-lack-player = a Player Soldier
warfighter-lack-weapon = a weapon for { $soldier }
warfighter-lack-aid = a First Aid Kit
warfighter-lack-charge = grenades or a Satchel Charge for { $objective }
warfighter-caution-actions = You still have { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}. End your turn anyway?

# The squad builder.
warfighter-tally-squad = { $rp } of { $most } RP{ $loads ->
    [none] {""}
   *[other] {" "}· Loadout: { $loads }
}
warfighter-refused-squad-player = A squad needs a Player Soldier: only he has a hand of cards. Recruit one.
warfighter-refused-squad-rp = That costs { $rp } RP, and there are { $most }. Save { $over } RP: give something back, or choose a cheaper Soldier.
warfighter-refused-squad-load = { $soldier } would carry { $load }, and his Loadout here is { $loadout }. Give something of his back, or to another Soldier.
warfighter-refused-squad-others = { $others ->
    [one] Another player still needs a Player Soldier. Leave one
   *[other] { $others } other players still need a Player Soldier each. Leave enough
} for them: dismiss one of yours.
warfighter-refused-squad-size = There is room for { $most ->
    [one] one Soldier
   *[other] { $most } Soldiers
} of yours. Dismiss one first.
warfighter-deck-group = { $kind ->
    [player] Player Soldiers
   *[comrade] Comrades (NPS and SQ)
}
warfighter-deck-group-of = { $soldier }: { $kind ->
    [weapon] weapons
    [equipment] equipment
   *[skill] Skills
}
warfighter-deck-about-soldier = Health { $health }, Move { $move }, Cover { $cover }{ $loadout ->
    [0] {""}
   *[other] , Loadout { $loadout }
}{ $cards ->
    [none] {""}
   *[other] {" "}· { $cards }
}{ $text ->
    [none] {""}
   *[other] {" "}· { $text }
}
warfighter-deck-about-weapon = Range { $rmin }{ $far ->
    [0] {""}
   *[other] –{ $far }
}: { $modes }; Penetration { $pen }, weighs { $load }{ $explosion ->
    [1] {""}
   *[other] , Explosion { $explosion }
}{ $traits ->
    [none] {""}
   *[other] {" "}· { $traits }
}
warfighter-deck-mode = { $dice }d10 { $hit }+
warfighter-deck-about-gear = Weighs { $load }{ $text ->
    [none] {""}
   *[other] {" "}· { $text }
}
warfighter-deck-about-skill = { $text ->
    [none] Weighs nothing
   *[other] { $text }
}
