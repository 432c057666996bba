# The story of a turn in the thread: moves in one line, each volley with what came of it.

fab-event-advance = { $seat }: { $moves }.
fab-event-arrivals = { $seat }, reinforcements: { $units }.
fab-event-volley = { $seat } fires: { $shots ->
    [none] no hit
   *[other] { $shots }
}{ $harm ->
    [none] .
   *[other] ; { $harm }.
}
fab-story-to = { $unit } → { $area }
fab-volley-fired = { $unit ->
    [none] { $piece }
   *[other] { $unit }
} { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
fab-volley-defences-absorbed = defences gone
fab-volley-lost-step = { $unit } down to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
fab-volley-eliminated = { $unit } eliminated
fab-volley-asset-lost = { $piece } lost
fab-volley-disordered = { $unit } disordered
fab-volley-falls-back = { $seat } falls back
fab-volley-aborted = { $seat } aborts the attack
fab-volley-stuck = { $unit } cannot retreat
