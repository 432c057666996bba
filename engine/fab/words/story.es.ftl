# La historia de un turno en el hilo: los movimientos en una línea, cada salva con lo que trajo.

fab-event-advance = { $seat }: { $moves }.
fab-event-arrivals = { $seat }, refuerzos: { $units }.
fab-event-volley = Dispara { $seat }: { $shots ->
    [none] ningún impacto
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
    [one] 1 impacto
   *[other] { $hits } impactos
}
fab-digest-defences-absorbed = defensas perdidas
fab-digest-lost-step = { $unit } baja a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
fab-digest-eliminated = { $unit }, eliminada
fab-digest-asset-lost = { $piece }, perdido
fab-digest-disordered = { $unit }, desordenada
fab-digest-falls-back = { $seat } se repliega
fab-digest-aborted = { $seat } aborta el ataque
fab-digest-stuck = { $unit } no puede retirarse
