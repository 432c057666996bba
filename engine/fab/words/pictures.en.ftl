# The few words on pictures. What has to fit on a block is short.

fab-picture-side = { $side }
fab-picture-unit = { $unit }
fab-picture-card = { $card }
fab-picture-area = { $area }
fab-picture-piece = { $piece }
fab-picture-link = { $link }
fab-picture-date = { $date }
fab-picture-change = { $change }
fab-picture-short = { $short }
fab-picture-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
fab-picture-film-out = Out: { $units }
fab-picture-film-battle = Battle: { $units }
fab-picture-film-taken = Taken: { $units }
fab-picture-count = { $count } × { $name }
fab-picture-both = Both
fab-picture-awaited = { $names }: { $phase }
fab-picture-phase = { $phase ->
    [setup] set-up
    [reinforcement] arrivals
    [administration] administration
    [movement] movement
    [strategic] strategic
    [combat] combat
    [reaction] reaction
    [breakthrough] breakthrough
    [breakthrough_combat] breakthrough
   *[supply] supply
}
fab-picture-net = Net { $net }
fab-picture-points = Points { $net }
fab-picture-wins = { $side } wins at { $at }
fab-picture-sam = SAM
fab-picture-actions = SA
fab-picture-available = Avail.
fab-picture-used = Used
fab-picture-cup = Cup
fab-picture-eliminated = Elim.
fab-picture-contested = Contested
fab-picture-more = { $count } more
fab-picture-wins-in-the-end = { $side }: { $at } at the end
fab-picture-won = { $side } wins
fab-picture-drawn = Draw
fab-picture-lost = Match lost
fab-picture-net-alone = Net
fab-picture-held = { $side }
fab-picture-alt-combat = Combat for { $area }: { $side } attacks{ $assault ->
    [river] {" "}across a river
    [air] {" "}from the air
   *[none] {""}
}.
fab-picture-alt-points = Victory Points: { $points }; net { $net }; { $goal }. SAM number { $sam }.
fab-picture-alt-assigned = Assigned: { $pieces }.
fab-picture-alt-empty = Empty, { $side }: { $areas }.
fab-picture-alt-fresh = combat due
fab-picture-alt-contested = contested
fab-picture-alt-defences = defences { $side }
fab-picture-alt-roadblock = roadblock { $side }
fab-picture-alt-ambush = roadblock held by { $piece }
fab-picture-alt-dry = no supply
fab-picture-alt-hindered = interdiction against { $side }
fab-picture-alt-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
fab-picture-armour = a
fab-picture-infantry = i
fab-picture-state-disordered = disordered
fab-picture-state-recovering = recovering
fab-picture-state-cut = out of supply
fab-picture-state-reserve = reserve
fab-picture-state-exploiting = exploiting
fab-picture-alt-blown = Blown
fab-picture-alt-bridged = Ditch bridged
fab-picture-alt-backs = Hidden, { $side }: { $areas }.
fab-picture-alt-moves = { $side } moved
fab-picture-alt-coming = To place
fab-picture-attacks = { $side } attacks{ $assault ->
    [river] {" "}across a river
    [air] {" "}from the air
   *[none] {""}
}
fab-picture-report-title = Combat for { $area }
fab-picture-report-untitled = Rolls
fab-picture-report-point = Point:
fab-picture-report-needs = needs { $needs }
fab-picture-report-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
fab-picture-report-more = { $count ->
    [one] One more roll is in the log.
   *[other] { $count } more rolls are in the log.
}
fab-picture-note-missiles-eliminated = shot down
fab-picture-note-missiles-used = turns back
fab-picture-note-missiles-battle = comes through
fab-picture-note-morale-passed = morale holds
fab-picture-note-morale-failed = morale fails
fab-picture-note-bridge-blown = bridge blown
fab-picture-note-bridge-stands = bridge stands
fab-picture-note-umbrella = SAM Umbrella: { $piece } turns back
fab-picture-note-action-retreat = retreat by Special Action
fab-picture-note-action-reinforce = reinforced by Special Action
fab-picture-note-defences-absorbed = defences take a hit
fab-picture-note-defences-cleared = defences cleared
fab-picture-note-lost-step = { $name }: { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
fab-picture-note-eliminated = { $name } eliminated
fab-picture-note-surrendered = { $name } surrenders
fab-picture-note-asset-lost = { $piece } lost
fab-picture-note-disordered = { $name } disordered
fab-picture-note-aborted = attack aborted
fab-picture-note-falls-back = falls back
fab-picture-note-retreated = { $name } to { $area }
fab-picture-note-stuck = { $name } cannot retreat
fab-picture-note-exploits = { $name } may exploit
fab-picture-note-taken = { $area } taken
fab-picture-focus-actors = To choose from
fab-picture-focus-reach = Could reach
fab-picture-kind = { $kind }
fab-picture-quality = { $quality }
fab-picture-card-steps = Steps from full strength: { $steps }
fab-picture-card-unit = { $side }, { $formation }, { $armour ->
    [true] armour
   *[false] infantry
}
fab-picture-card-begins = Begins at { $area }
fab-picture-card-enters = Arrives in turn { $turn }, entry { $entry }
fab-picture-card-event = Event, { $side }
fab-picture-card-asset = { $side }, { $formation }
fab-picture-card-quality = Quality: { $quality }
fab-picture-card-arrives = In play from turn { $turn } on: { $count }
fab-picture-card-ready = Available at the start: { $count }
fab-picture-card-garrison = It never moves.
fab-picture-card-airborne = An event may fly it to Mount Hermon.
fab-picture-card-waits = It moves from turn { $turn } on{ $freed ->
    [0] .
   *[other] ; by Special Action from turn { $freed } on.
}
fab-picture-card-rockets = Rockets: they ignore defences.
fab-picture-card-effect = { $effect ->
    [air_assault] Operational Movement: an airborne unit in supply flies to Mount Hermon and assaults it.
    [barrage] Attacker: 2 more artillery dice that need 5, whatever the ground.
    [night_attack] Attacker, in odd turns: close fire +1, and terrain counts 1 less.
    [replacements] Administration: a supplied unit gets back a step that is not elite.
    [umbrella] An aircraft of the enemy turns back without a roll.
    [missile_ambush] Defender: 2 more dice of close fire that need 5, at an armoured point unit.
    [resupply] Administration: up to 3 eliminated assets go back into the cup.
    [special_action] A Special Action for its formation, once.
    [ramps] Defender: close fire of the attackers −1.
    [tank_force] Defender: 2 more dice of close fire that need 6.
    [repair] Administration: a supplied armour unit with no enemy near gets back a step that is not elite.
    [infantry_replacements] Administration: a supplied infantry unit gets back a step that is not elite.
    [interdiction] Administration: in this player turn enemy units pay 2 more points to enter or leave an area that you choose.
    [missile_strike] Administration: SAM number −2 in this turn, −1 from then on.
   *[mobilisation] Reinforcement: a unit of the next turn arrives now.
}
fab-picture-card-areas = Only for { $areas }
fab-picture-card-until = Not after turn { $turn }
fab-picture-ended = { $how ->
    [sudden_death] sudden death
    [points] Victory Points
    [agreed] agreement
    [resigned] resignation
   *[other] ended early
}
fab-picture-grade = { $grade }
fab-picture-victory-best = Unit of the match
fab-picture-victory-deed = { $hits ->
    [one] 1 hit scored
   *[other] { $hits } hits scored
}
fab-picture-victory-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
fab-picture-victory-held = holds
fab-picture-victory-taken = { $count ->
    [one] 1 area taken
   *[other] { $count } areas taken
}
fab-picture-victory-lost = Units lost
fab-picture-victory-steps = { $steps ->
    [one] 1 step lost
   *[other] { $steps } steps lost
}
fab-picture-victory-unhurt = none
fab-picture-legend = Signs on the map
fab-picture-sign-hill = Terrain Difficulty Number
fab-picture-sign-worth = Victory Points of the area
fab-picture-sign-entry = entry area
fab-picture-sign-road = Movement Points by road, and across country
fab-picture-sign-bridge = a bridge; a red disc: blown; planks: built across the ditch
fab-picture-sign-moves = arrows: last moves in the colour of whose they are
fab-picture-sign-points = net Victory Points: plus for Syria
fab-picture-sign-awaited = who is awaited
fab-picture-sign-sam = SAM number
fab-picture-sign-actions = Special Action
fab-picture-sign-contested = contested; on orange: combat is due
fab-picture-sign-steps = steps left: red burst elite, black square veteran, white disc green
fab-picture-sign-disordered = disordered; white: recovering
fab-picture-sign-cut = out of supply
fab-picture-sign-reserve = reserve
fab-picture-sign-exploiting = exploiting
fab-picture-sign-defences = toothed line around blocks: defences
fab-picture-sign-roadblock = roadblock, in its side's colour
fab-picture-sign-ambush = roadblock held by engineers
fab-picture-sign-hindered = interdiction against the side of that colour
fab-picture-sign-artillery = artillery
fab-picture-sign-engineers = engineers
fab-picture-sign-antitank = anti-tank guns
fab-picture-sign-staff = staff
fab-picture-sign-event = event
fab-picture-sign-recon = reconnaissance
