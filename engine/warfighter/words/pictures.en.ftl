# The few words on pictures. What has to fit on a small card is short.

warfighter-picture-side = { $side }
warfighter-picture-chair = { $seat }
warfighter-picture-card = { $card }
warfighter-picture-short = { $short }
warfighter-picture-text = { $text }
warfighter-picture-count = { $count } × { $name }
warfighter-picture-start = Start
warfighter-picture-turns-left = { $turn ->
    [one] turn left
   *[other] turns left
}
warfighter-picture-phase = { $phase ->
    [muster] Building the squad
    [outfit] First hands
    [soldiers] Soldier Turn
    [upkeep] Upkeep
   *[hostiles] Hostile Turn
}
warfighter-picture-ended = { $verdict ->
    [won] Success, { $grade }
   *[other] Failed
}
warfighter-picture-goal-shut = inactive
warfighter-picture-goal-cards = { $count ->
    [0] hold it
    [one] 1 card left
   *[other] { $count } cards left
}
warfighter-picture-goal-hits = hits
warfighter-picture-goal-capture = { $active } active there, at most { $most }
warfighter-picture-goal-leave = lead them out
warfighter-picture-goal-actions = Actions
warfighter-picture-goal-turns = turns held
warfighter-picture-slot = { $slot ->
    [objective] Objective
    [shut] Inactive
    [empty] empty
   *[other] {""}
}
warfighter-picture-trait = { $trait }
warfighter-picture-reinforce = Reinforce
warfighter-picture-film-turn = { $turn } left
warfighter-picture-film-out = Downed: { $units }
warfighter-picture-film-hit = Wounded: { $units }
warfighter-picture-film-gone = Destroyed: { $units }
warfighter-picture-film-killed = Losses: { $units }
warfighter-picture-film-in = Arrives: { $units }
warfighter-picture-film-laid = Explored: { $units }
warfighter-picture-film-moved = Moves: { $units }
warfighter-picture-alt-awaited = To play: { $names }.
warfighter-picture-alt-turn = { $phase }, { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
} left.
warfighter-picture-alt-costs = entrance { $entrance }, hand-to-hand { $close }
warfighter-picture-alt-figures = { $slot }: Soldiers { $soldiers }, Hostiles { $hostiles }.
warfighter-picture-alt-actions = { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}
warfighter-picture-alt-empty = empty
warfighter-picture-alt-cover = Cover { $cover }, range { $reach }
warfighter-picture-alt-new = new
warfighter-picture-alt-suppress = Suppress { $number }
warfighter-picture-alt-aimed = { $count ->
    [one] 1 card fires at him
   *[other] { $count } cards fire at him
}
warfighter-picture-alt-locked = hand to hand with { $letter }
warfighter-picture-alt-active = { $active } of { $living } active
warfighter-picture-alt-aim = aims at { $number }{ $away ->
    [0] {""}
    [one] , 1 slot away
   *[other] , { $away } slots away
}{ $fires ->
    [true] {""}
   *[false] {" "}(cannot fire)
}
warfighter-picture-target = { $target }
warfighter-picture-report-title = { $turn ->
    [one] 1 turn left
   *[other] { $turn } turns left
}
warfighter-picture-report-cover = cover roll { $roll } against { $cover }
warfighter-picture-report-sure = cover roll counts as { $roll } against { $cover }
warfighter-picture-report-more = { $count ->
    [one] One more thing is in the log.
   *[other] { $count } more things are in the log.
}
warfighter-picture-report-certain = Certain hit
warfighter-picture-result-nothing = no effect
warfighter-picture-result-suppress = suppressed
warfighter-picture-result-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
warfighter-picture-result-hurt = { $kills ->
    [0] { $suppressed ->
        [0] { $hurt ->
            [0] no effect
           *[other] { $hurt } of { $tough } Kill results
        }
       *[other] { $suppressed } suppressed
    }
   *[other] { $kills } killed{ $suppressed ->
        [0] {""}
       *[other] , { $suppressed } suppressed
    }
}
warfighter-picture-note-explored = { $name } in slot { $slot }
warfighter-picture-note-activated = Objective active: { $name }
warfighter-picture-note-placed = New in slot { $slot }: { $name }
warfighter-picture-note-moved = { $name }: now in slot { $slot }
warfighter-picture-note-hurt = { $name }: { $kills ->
    [0] { $suppressed ->
        [0] no effect
       *[other] { $suppressed } suppressed
    }
   *[other] { $kills } killed{ $suppressed ->
        [0] {""}
       *[other] , { $suppressed } suppressed
    }
}
warfighter-picture-note-runs = Fled: { $name }
warfighter-picture-note-gone = Destroyed: { $name }, { $xp } XP
warfighter-picture-note-structure = Hits on the structure: { $total }
warfighter-picture-note-empty = Empty: { $name }
warfighter-picture-note-steady = { $name } stays steady
warfighter-picture-note-suppressed = { $name }: Suppress { $number }
warfighter-picture-note-averted = { $name }: { $card }
warfighter-picture-note-wounded = { $name }: { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}, Health { $health }
warfighter-picture-note-health = { $name }: Health { $health }
warfighter-picture-note-downed = { $name } Downed
warfighter-picture-note-held = Objective held, { $turns } of { $needed }
warfighter-picture-note-worked = { $name } works on the Objective, { $done } of { $needed }
warfighter-picture-note-lull = No reinforcements
warfighter-picture-victory-won = Mission accomplished
warfighter-picture-victory-lost = Mission failed
warfighter-picture-victory-how = { $how ->
    [objective] Objective achieved
    [time] out of time
    [squad_lost] the squad is lost
    [abandoned] abandoned
   *[other] over
}
warfighter-picture-victory-grade = { $score } points, { $grade }
warfighter-picture-victory-score = { $score } points
warfighter-picture-victory-left = { $turn ->
    [one] 1 turn left
   *[other] { $turn } turns left
}
warfighter-picture-victory-state = { $status ->
    [downed] Downed
    [retired] retired
   *[other] Health { $health }
}
warfighter-picture-victory-gone = { $count ->
    [one] 1 card destroyed
   *[other] { $count } cards destroyed
}
warfighter-picture-victory-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
warfighter-picture-victory-earned = { $count } XP earned
warfighter-picture-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
warfighter-picture-hand-empty = No cards in hand
warfighter-picture-sheet-weapon = range { $range }: { $modes }
warfighter-picture-focus-soldiers = May act: { $names }
warfighter-picture-focus-hostiles = May be attacked: { $names }
warfighter-picture-focus-slots = Marked slots: { $names }
