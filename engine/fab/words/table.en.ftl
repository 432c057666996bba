# The game, its settings, the board in words, and what is refused.

fab-title = Fast Action Battles: Golan 1973
fab-about = { $about }

fab-setting-hidden-boxes = Assets face down
fab-setting-late-demolition = No demolition in turn 1
fab-setting-handicap = One more Special Action for Israel

fab-area = { $area }
fab-board-turn = Turn { $turn } of { $turns } ({ $date }): { $phase ->
    [setup] set-up
    [reinforcement] Reinforcement Phase
    [administration] Administration Phase of { $seat }
    [movement] Operational Movement of { $seat }
    [strategic] Strategic Movement of { $seat }
    [combat] Combat Phase of { $seat }
    [reaction] Reaction Phase in the turn of { $seat }
    [breakthrough] Breakthrough Movement of { $seat }
    [breakthrough_combat] Breakthrough Combat of { $seat }
   *[supply] Supply Phase of { $seat }
}.
fab-board-points = Net Victory Points: { $net }. SAM number: { $sam }.
fab-board-sudden = Sudden death at the end of this turn: { $wins }.
fab-board-goal = At the end of turn { $turns }: { $wins }.
fab-board-wins = { $side } wins at { $net } or { $side_id ->
    [sy] more
   *[il] less
}
fab-board-combat = Combat for { $area }: { $seat } attacks{ $assault ->
    [river] {" "}across a river
    [air] {" "}from the air
   *[none] {""}
}. Assigned: { $pieces ->
    [none] nothing
   *[other] { $pieces }
}.
fab-board-area = { $area }, { $seat }{ $markers ->
    [none] {""}
   *[other] {" "}({ $markers })
}: { $blocks ->
    [none] empty
   *[other] { $blocks }
}.
fab-board-fresh = newly contested
fab-board-contested = contested
fab-board-defences = with defences of { $seat }
fab-board-roadblock = with a roadblock of { $seat }
fab-board-ambush = with a roadblock held by { $piece }
fab-board-dry = out of supply
fab-board-hindered = under interdiction against { $seat }
fab-board-block = { $seat ->
    [none] {""}
   *[other] { $seat }{" "}
}{ $unit }{ $steps ->
    [0] {""}
    [one] {" ("}{ $armour ->
        [true] armour
       *[false] infantry
    }, 1 step, { $quality }
   *[other] {" ("}{ $armour ->
        [true] armour
       *[false] infantry
    }, { $steps } steps, { $quality }
}{ $order_id ->
    [good] {""}
   *[other] {", "}{ $order }
}{ $cut ->
    [true] {", "}out of supply
   *[false] {""}
}{ $reserve ->
    [true] {", "}reserve
   *[false] {""}
}{ $exploiting ->
    [true] {", "}exploiting
   *[false] {""}
}{ $shown ->
    [true] {", "}face up
   *[false] {""}
}{ $steps ->
    [0] {""}
   *[other] )
}
fab-board-moves = Last moves of { $seat }: { $moves }.
fab-board-move = { $start ->
    [none] to { $end }
   *[other] { $start } to { $end }
}
fab-board-blown = Blown bridges: { $links }.
fab-board-bridged = Bridged ditches: { $links }.
fab-board-available = { $seat }, Available ({ $available_number }): { $pieces ->
    [none] nothing to be seen
   *[other] { $pieces }
}. Cup { $cup_number }, Used { $used_number }, Eliminated { $eliminated_number }.
fab-board-used = { $seat }, Used: { $pieces ->
    [none] nothing
   *[other] { $pieces }
}. Lost units: { $units ->
    [none] none
   *[other] { $units }
}.{ $waiting ->
    [0] {""}
    [one] {" "}1 unit waits to be placed.
   *[other] {" "}{ $waiting } units wait to be placed.
}

fab-refused-rewards = { $most ->
    [0] No Special Action was left unused, so no asset comes straight back.
    [one] Only one asset comes straight back.
   *[other] Only { $most } assets come straight back.
}
fab-refused-same-piece = An asset is either made ready or kept.
fab-refused-same-formation = Of each formation only one artillery may join a mixed battle.
fab-refused-artillery = { $most ->
    [one] Only one artillery may be assigned here.
   *[other] Only { $most } artillery may be assigned here.
}
fab-refused-aircraft = Only one aircraft may be assigned to a battle.
fab-refused-events = Only one event may be assigned to a battle.
fab-refused-battle-assets = Only { $most } battle assets may be assigned here.
