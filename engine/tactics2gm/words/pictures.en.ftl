# The few words on pictures. What has to fit on a square is short; what is not listed keeps its full name.

tactics2gm-picture-side = { $side }
tactics2gm-picture-card = { $card }
tactics2gm-picture-named-token = { $token }
tactics2gm-picture-named-terrain = { $terrain }
tactics2gm-picture-named-feature = { $feature }
tactics2gm-picture-named-chair = { $chair }
tactics2gm-picture-named-general = { $general }
tactics2gm-picture-named-phase = { $phase }
tactics2gm-picture-ap = { $ap } AP
tactics2gm-picture-awaited = deciding
tactics2gm-picture-sealed = sealed
tactics2gm-picture-round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
tactics2gm-picture-place = { $id ->
    [sandbags] Sandbags
    [wire] Wire
   *[other] { $terrain }
}
tactics2gm-picture-bridge = Bridge
tactics2gm-picture-supplies = Supplies
tactics2gm-picture-smoke = Smoke
tactics2gm-picture-mine-atmine = AT mine
tactics2gm-picture-mine-apmine = AP mine
tactics2gm-picture-film-out = Out: { $units }
tactics2gm-picture-film-hit = Hit: { $units }
tactics2gm-picture-film-attacks = Attacking: { $units }
tactics2gm-picture-film-moves = Moving: { $units }
tactics2gm-picture-film-in = In: { $units }
tactics2gm-picture-won = { $side_id ->
    [us] American victory
   *[de] German victory
}
tactics2gm-picture-drawn = Drawn match
tactics2gm-picture-lost = Match lost
tactics2gm-picture-ended = { $how ->
    [headquarters] Headquarters destroyed
    [destroy_units] losses too heavy
    [reach_row] broken through
    [take_places] the Farm is taken
    [bring_home] supplies brought home
    [most_at_bridges] the bridges are held
    [outlast] held out
    [bridges_gone] no bridge is left
    [exhausted] no cards left
    [out_of_reach] nothing left to win with
    [agreed] by agreement
    [resigned] by resignation
    [beaten] the automatic opponent wins
   *[time] time is up
}
tactics2gm-picture-short = { $id ->
    [us_light] Light
    [us_heavy] Heavy
    [us_ranger] Rangers
    [us_engineer] Engineer
    [us_flame] Flame
    [us_sniper] Sniper
    [us_mechanic] Mech.
    [us_command] HQ Grp
    [us_para] Paras
    [us_jeep] Jeep
    [us_truck] Truck
    [us_m3] M3
    [us_m8] M8
    [us_stuart] Stuart
    [us_sherman] Sherman
    [us_m10] M10
    [us_m7] Priest
    [us_calliope] Calliope
    [us_57] 57 mm
    [us_105] 105 mm
    [us_bofors] Bofors
    [us_p47] P-47
    [us_p51] P-51
    [us_b26] B-26
    [us_lcvp] LCVP
    [ge_light] Light
    [ge_heavy] Heavy
    [ge_fj] Paras
    [ge_pzgren] Pz.Gren.
    [ge_pionier] Pioniere
    [ge_flame] Flame
    [ge_sniper] Sniper
    [ge_mechanic] Mech.
    [ge_command] HQ Grp
    [ge_bmw] BMW
    [ge_opel] Opel
    [ge_251] 251
    [ge_222] 222
    [ge_pz3] Pz. III
    [ge_pz4] Pz. IV
    [ge_panther] Panther
    [ge_tiger] Tiger
    [ge_stug] StuG
    [ge_marder] Marder
    [ge_wespe] Wespe
    [ge_werfer] Werfer
    [ge_pak40] Pak 40
    [ge_flak88] Flak 88
    [ge_lefh] leFH 18
    [ge_flak38] Flak 38
    [ge_bf109] Bf 109
    [ge_fw190] Fw 190
    [ge_ju87] Stuka
    [ge_landing] Boot
   *[other] { $card }
}

## Cards and hands

tactics2gm-picture-class = { $unit_class }
tactics2gm-picture-weapon = { $weapon }
tactics2gm-picture-general = General
tactics2gm-picture-move = Movement
tactics2gm-picture-armour = Armour
tactics2gm-picture-wounds = Wounds
tactics2gm-picture-any = any
tactics2gm-picture-tracked = Tracked
tactics2gm-picture-light = Light gun
tactics2gm-picture-carries = Carries { $units } infantry
tactics2gm-picture-hand = Hand ({ $cards })
tactics2gm-picture-hand-empty = no cards
tactics2gm-picture-hand-deck = In the deck
tactics2gm-picture-hand-alt = Your hand, with what each card costs
tactics2gm-picture-hand-alt-deck = In your deck, order unknown
tactics2gm-picture-count = { $count } × { $name }

## The picture in words

tactics2gm-picture-alt-awaited = To play: { $names }.
tactics2gm-picture-alt-gone = Lost this turn
tactics2gm-picture-alt-shots = Attacks this turn
tactics2gm-picture-alt-air = air
tactics2gm-picture-alt-hq = Headquarters ({ $side })
tactics2gm-picture-alt-goals = Goals
tactics2gm-picture-alt-seat = { $seat }: { $ap } AP, { $hand } in hand, deck { $deck }.
tactics2gm-picture-alt-headquarters = Headquarters { $pi }/{ $most }.
tactics2gm-picture-alt-force = Supply Line { $supply }; destroyed { $destroyed }; mines { $mines }.
tactics2gm-picture-alt-jammed = Radios jammed
tactics2gm-picture-alt-flak = Flak barrage
tactics2gm-picture-alt-aboard = aboard #{ $unit }
tactics2gm-picture-alt-waits = at HQ
tactics2gm-picture-alt-armour = armour { $armour }
tactics2gm-picture-alt-carries = carries supplies
tactics2gm-picture-alt-cover = cover: { $source }
tactics2gm-picture-alt-grey = { $token } flipped
tactics2gm-picture-new = new
tactics2gm-picture-mark-prone = prone
tactics2gm-picture-mark-foxhole = dug in
tactics2gm-picture-mark-suppressed = suppressed
tactics2gm-picture-mark-smoke = smoke
tactics2gm-picture-mark-hidden = hidden
tactics2gm-picture-mark-moved = moved
tactics2gm-picture-mark-fired = fired
tactics2gm-picture-mark-away = away
tactics2gm-picture-result-miss = miss
tactics2gm-picture-result-nothing = no effect
tactics2gm-picture-result-hit = hit
tactics2gm-picture-result-crit = critical
tactics2gm-picture-goal-headquarters = Headquarters
tactics2gm-picture-goal-destroy-units = Units destroyed
tactics2gm-picture-goal-reach-row = broken through
tactics2gm-picture-goal-take-places = buildings
tactics2gm-picture-goal-bring-home = supplies home
tactics2gm-picture-goal-most-at-bridges = at the bridges
tactics2gm-picture-goal-outlast = rounds
tactics2gm-picture-focus-actors = Can act
tactics2gm-picture-focus-reach = Can reach
tactics2gm-picture-focus-targets = Targets
tactics2gm-picture-focus-base = { $board ->
    [1] Headquarters
   *[other] second Headquarters
}

## Reports

tactics2gm-picture-named-source = { $source }
tactics2gm-picture-report-title = Fight, round { $round }
tactics2gm-picture-report-untitled = Fight
tactics2gm-picture-report-needs = needs { $need }
tactics2gm-picture-report-more = and { $count } more in the log
tactics2gm-picture-report-assault = assault
tactics2gm-picture-report-thrown-out = out of the wreck
tactics2gm-picture-report-wounded = −{ $wounds } ({ $total } of { $of })
tactics2gm-picture-report-destroyed = destroyed
tactics2gm-picture-report-suppressed = suppressed
tactics2gm-picture-report-points = −{ $damage }, { $left } left
tactics2gm-picture-report-ruined = in ruins
tactics2gm-picture-report-intercepted = intercepted

## The poster

tactics2gm-picture-victory-best = Unit of the match
tactics2gm-picture-victory-deed = Destroyed: { $units }
tactics2gm-picture-victory-deed-many = { $count } enemy Units destroyed
tactics2gm-picture-victory-destroyed = { $units ->
    [one] 1 Unit
   *[other] { $units } Units
} destroyed (worth { $worth })
tactics2gm-picture-victory-lost = Losses
tactics2gm-picture-victory-unhurt = none
tactics2gm-picture-victory-more = and { $count } more
