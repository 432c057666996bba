# Movement and combat.

fab-event-moved = { $seat }: { $unit } goes from { $from_area } to { $to_area }{ $via_areas ->
    [none] {""}
   *[other] {" "}by way of { $via_areas }
}.
fab-event-revealed = { $seat }: { $unit } is seen at { $area }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $quality }.
fab-event-reserve = { $seat }: { $unit } at { $area } is a reserve.
fab-event-dug-in = { $seat }: { $unit } builds defences at { $area }.
fab-event-at-the-bridge = { $seat }: { $unit } comes to { $link }, on the way from { $from_area } to { $to_area }.
fab-event-bridge-spared = { $seat } does not try to blow { $link }.
fab-event-bridge-attempt = { $seat } tries to blow { $link }: { $die }, needs { $needs }. { $blown ->
    [true] It goes up.
   *[false] It stands.
}
fab-event-turned-back = { $seat }: { $unit } stays at { $area }.
fab-event-spurred = { $seat }, by { $piece }: { $unit } at { $area } may move.

fab-event-combat-began = { $seat } attacks { $area }{ $assault ->
    [river] {" "}across a river
    [air] {" "}from the air
   *[none] {""}
}.
fab-event-combat-ended = The round of combat for { $area } is over.
fab-event-assigned = { $seat } assigns { $pieces ->
    [none] nothing
   *[other] { $pieces }
}.
fab-event-missiles = { $piece } flies into missiles: { $die }, stopped by { $needs } or less. { $fate ->
    [eliminated] It is shot down.
    [used] It turns back.
   *[battle] It comes through.
}
fab-event-umbrella = { $seat } plays { $piece }: { $target_piece } turns back.
fab-event-point = The point unit of { $seat } is { $unit ->
    [none] { $piece }
   *[other] { $unit }
}.
fab-event-fired = { $seat }: { $unit ->
    [none] { $piece }
   *[other] { $unit }
} fires, needs { $needs }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}: { $dice }. { $hits ->
    [0] No hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
fab-event-defences-absorbed = The defences of { $seat } at { $area } absorb a hit and are gone.
fab-event-defences-cleared = { $seat }: { $piece } clear the defences at { $area }.
fab-event-lost-step = { $seat }: { $unit } at { $area } loses a step: { $steps } left, { $quality }.
fab-event-eliminated = { $seat }: { $unit } is eliminated at { $area }.
fab-event-asset-lost = { $seat } loses { $piece }.
fab-event-aborted = { $seat } aborts the attack on { $area }.
fab-event-falls-back = { $seat } falls back from { $area }.
fab-event-retreated = { $seat }: { $unit } retreats from { $from_area } to { $to_area }.
fab-event-stuck = { $seat }: { $unit } at { $area } cannot retreat.
fab-event-exploits = { $seat }: { $unit } at { $area } may exploit.

fab-prompt-movement = Operational Movement: which unit does what?
fab-label-move = Move
fab-label-detour = Move round, through full areas
fab-label-reserve = Into reserve
fab-label-dig = Dig in
fab-label-fly = Air assault
fab-label-pass-movement = End movement
fab-prompt-strategic = Strategic Movement: which reserve goes where?
fab-label-rail = Move far
fab-label-pass-strategic = End strategic movement
fab-prompt-demolition = The enemy comes over { $link } to { $area }. Do you try to blow the bridge (1 to 5)?
fab-prompt-ford = { $link } is blown. Does { $unit } cross to { $area } all the same?
fab-label-spare = Let it stand
fab-label-cross = Cross
fab-label-stay = Stay
fab-prompt-reaction = Reaction: which reserve moves?
fab-label-spur = Move another unit
fab-label-pass-reaction = End reaction
fab-prompt-breakthrough = Breakthrough: which unit moves?
fab-label-pass-breakthrough = End breakthrough movement

fab-prompt-battle = { $phase ->
    [combat] Which combat comes next?
   *[breakthrough_combat] Which breakthrough combat comes next?
}
fab-label-fight = Fight
fab-choice-fight = Fight for { $what }
fab-choice-fight-on = Fight on for { $area } by { $piece }
fab-label-pass-battle = No more combat
fab-prompt-stand = { $area } is attacked. Do you hold, retreat, or bring up a unit?
fab-label-hold = Hold
fab-choice-retreat = Retreat by { $what }
fab-label-retreat = Retreat
fab-label-reinforce = Reinforce
fab-choice-reinforce = Reinforce: { $unit }, by { $piece }
fab-prompt-support = { $area }: what do you assign to the battle?
fab-label-assign = Assign
fab-choice-assign = { $what }
fab-label-nothing = Nothing
fab-prompt-umbrella = { $piece } is coming. Do you open the SAM Umbrella?
fab-label-umbrella = SAM Umbrella
fab-choice-umbrella = { $what }
fab-label-roll = Roll for missiles
fab-prompt-point = { $area }: which is your point unit?
fab-label-unit = Unit
fab-choice-unit = { $what }
fab-label-asset = Asset
fab-choice-asset = { $what }
fab-prompt-sappers = { $area }: do your engineers clear the defences instead of firing?
fab-label-clear = Clear the defences
fab-choice-clear = Clear the defences: { $what }
fab-label-fire = Fire
fab-prompt-absorb = { $area }: { $hits ->
    [one] 1 hit. Do you absorb it?
   *[other] { $hits } hits. Do you absorb one?
}
fab-label-disorder = All units disordered
fab-label-fall-back = Retreat
fab-label-take = Take the losses
fab-prompt-abort = { $area }: { $hits ->
    [one] 1 more hit
   *[other] { $hits } more hits
}. Do you abort the attack?
fab-label-abort = Abort
fab-prompt-loss = { $area }: who takes the loss? ({ $hits } to go)
fab-prompt-retreat = { $cause ->
    [excess] Too many units: where does it retreat?
   *[other] Who retreats where?
}
fab-label-go = Retreat
fab-choice-go = { $unit } → { $area }
fab-prompt-exploit = { $area }: which units check morale to exploit?
fab-label-check = Check
fab-choice-check = { $what }
fab-prompt-excess = { $area } holds too many units: which one leaves?
