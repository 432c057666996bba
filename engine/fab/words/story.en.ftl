# The story of a turn in the thread: moves in one line, each volley with what came of it.

fab-event-advance = { $seat }: { $moves }.
fab-event-arrivals = { $seat }, reinforcements: { $units }.
fab-event-volley = { $seat } fires: { $shots ->
    [none] no hit
   *[other] { $shots }
}{ $harm ->
    [none] .
   *[other] . { $harm }.
}
fab-digest-to = { $unit } → { $area }
fab-digest-fired = { $unit ->
    [none] { $piece }
   *[other] { $unit }
} { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
fab-digest-defences-absorbed = defences gone
fab-digest-lost-step = { $unit } down to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
fab-digest-eliminated = { $unit } eliminated
fab-digest-asset-lost = { $piece } lost
fab-digest-disordered = { $unit } disordered
fab-digest-falls-back = { $seat } falls back
fab-digest-aborted = { $seat } aborts the attack
fab-digest-stuck = { $unit } cannot retreat
