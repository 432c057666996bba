# La historia de un turno en el hilo: los movimientos en una línea, cada salva con lo que trajo.

fab-event-advance = { $seat }: { $moves }.
fab-event-arrivals = { $seat }, refuerzos: { $units }.
fab-event-volley = Dispara { $seat }: { $shots ->
    [none] ningún impacto
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
    [one] 1 impacto
   *[other] { $hits } impactos
}
fab-volley-defences-absorbed = defensas perdidas
fab-volley-lost-step = { $unit } baja a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
fab-volley-eliminated = { $unit } causa baja
fab-volley-asset-lost = baja: { $piece }
fab-volley-disordered = { $unit } en desorden
fab-volley-falls-back = { $seat } se repliega
fab-volley-aborted = { $seat } aborta el ataque
fab-volley-stuck = { $unit } no puede retirarse
