# Movimiento y combate.

fab-event-moved = { $seat }: { $unit } va de { $from_area } a { $to_area }{ $via_areas ->
    [none] {""}
   *[other] {" "}por { $via_areas }
}.
fab-event-revealed = { $seat }: { $unit } queda a la vista en { $area }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, { $quality }.
fab-event-reserve = { $seat }: { $unit } en { $area } queda en reserva.
fab-event-dug-in = { $seat }: { $unit } construye defensas en { $area }.
fab-event-at-the-bridge = { $seat }: { $unit } llega a { $link }, de { $from_area } a { $to_area }.
fab-event-bridge-spared = { $seat } no intenta volar { $link }.
fab-event-bridge-attempt = { $seat } intenta volar { $link }: { $die }, necesita { $needs }. { $blown ->
    [true] Salta por los aires.
   *[false] Sigue en pie.
}
fab-event-turned-back = { $seat }: { $unit } se queda en { $area }.
fab-event-spurred = { $seat }, con { $piece }: { $unit } en { $area } puede mover.

fab-event-combat-began = { $seat } ataca { $area }{ $assault ->
    [river] {" "}a través de un río
    [air] {" "}desde el aire
   *[none] {""}
}.
fab-event-combat-ended = Termina la ronda de combate por { $area }.
fab-event-assigned = { $seat } asigna { $pieces ->
    [none] nada
   *[other] { $pieces }
}.
fab-event-missiles = { $piece } vuela entre misiles: { $die }, la detiene un { $needs } o menos. { $fate ->
    [eliminated] Derribada.
    [used] Da media vuelta.
   *[battle] Pasa.
}
fab-event-umbrella = { $seat } juega { $piece }: { $target_piece } da media vuelta.
fab-event-point = La unidad punta de { $seat } es { $unit ->
    [none] { $piece }
   *[other] { $unit }
}.
fab-event-fired = { $seat }: { $unit ->
    [none] { $piece }
   *[other] { $unit }
} dispara, necesita { $needs }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}: { $dice }. { $hits ->
    [0] Ningún impacto.
    [one] 1 impacto.
   *[other] { $hits } impactos.
}
fab-event-defences-absorbed = Las defensas de { $seat } en { $area } absorben un impacto y desaparecen.
fab-event-defences-cleared = { $seat }: { $piece } retiran las defensas de { $area }.
fab-event-lost-step = { $seat }: { $unit } en { $area } pierde un paso: { $steps ->
    [one] le queda 1
   *[other] le quedan { $steps }
}, { $quality }.
fab-event-eliminated = { $seat }: { $unit } causa baja en { $area }.
fab-event-asset-lost = { $seat } pierde { $piece }.
fab-event-aborted = { $seat } aborta el ataque a { $area }.
fab-event-falls-back = { $seat } se repliega de { $area }.
fab-event-retreated = { $seat }: { $unit } se retira de { $from_area } a { $to_area }.
fab-event-stuck = { $seat }: { $unit } en { $area } no puede retirarse.
fab-event-exploits = { $seat }: { $unit } en { $area } puede explotar el éxito.

fab-prompt-movement = Movimiento Operacional: ¿qué hace cada unidad?
fab-label-move = Mover
fab-label-detour = Rodear por áreas llenas
fab-label-reserve = A la reserva
fab-label-dig = Construir defensas
fab-label-fly = Asalto aéreo
fab-label-pass-movement = Terminar el movimiento
fab-prompt-strategic = Movimiento Estratégico: ¿qué reserva va adónde?
fab-label-rail = Mover lejos
fab-label-pass-strategic = Terminar el movimiento estratégico
fab-prompt-demolition = El enemigo viene por { $link } a { $area }. ¿Intentas volar el puente (1 a 5)?
fab-prompt-ford = { $link } está volado. ¿Cruza { $unit } a { $area } de todos modos?
fab-label-spare = Dejarlo en pie
fab-label-cross = Cruzar
fab-label-stay = Quedarse
fab-prompt-reaction = Reacción: ¿qué reserva mueve?
fab-label-spur = Mover otra unidad
fab-label-pass-reaction = Terminar la reacción
fab-prompt-breakthrough = Penetración: ¿qué unidad mueve?
fab-label-pass-breakthrough = Terminar la penetración

fab-prompt-battle = { $phase ->
    [combat] ¿Qué combate viene ahora?
   *[breakthrough_combat] ¿Qué combate de penetración viene ahora?
}
fab-label-fight = Luchar
fab-choice-fight = Luchar por { $what }
fab-choice-fight-on = Seguir luchando por { $area } con { $piece }
fab-label-pass-battle = Sin más combates
fab-prompt-stand = Atacan { $area }. ¿Resistes, te retiras o traes una unidad?
fab-label-hold = Resistir
fab-choice-retreat = Retirada con { $what }
fab-label-retreat = Retirada
fab-label-reinforce = Reforzar
fab-choice-reinforce = Reforzar: { $unit }, con { $piece }
fab-prompt-support = { $area }: ¿qué asignas a la batalla?
fab-label-assign = Asignar
fab-choice-assign = { $what }
fab-label-nothing = Nada
fab-prompt-umbrella = Llega { $piece }. ¿Abres el paraguas SAM?
fab-label-umbrella = Paraguas SAM
fab-choice-umbrella = { $what }
fab-label-roll = Tirar por los misiles
fab-prompt-point = { $area }: ¿cuál es tu unidad punta?
fab-label-unit = Unidad
fab-choice-unit = { $what }
fab-label-asset = Recurso
fab-choice-asset = { $what }
fab-prompt-sappers = { $area }: ¿retiran tus ingenieros las defensas en vez de disparar?
fab-label-clear = Retirar las defensas
fab-choice-clear = Retirar las defensas: { $what }
fab-label-fire = Disparar
fab-prompt-absorb = { $area }: { $hits ->
    [one] 1 impacto. ¿Lo absorbes?
   *[other] { $hits } impactos. ¿Absorbes uno?
}
fab-label-disorder = Todas las unidades desordenadas
fab-label-fall-back = Retirarse
fab-label-take = Sufrir las pérdidas
fab-prompt-abort = { $area }: { $hits ->
    [one] 1 impacto más
   *[other] { $hits } impactos más
}. ¿Abortas el ataque?
fab-label-abort = Abortar
fab-prompt-loss = { $area }: ¿quién sufre la pérdida? ({ $hits ->
    [one] queda 1
   *[other] quedan { $hits }
})
fab-prompt-retreat = { $cause ->
    [excess] Demasiadas unidades: ¿adónde se retira?
   *[other] ¿Quién se retira adónde?
}
fab-label-go = Retirarse
fab-choice-go = { $unit } → { $area }
fab-prompt-exploit = { $area }: ¿qué unidades chequean la moral para explotar el éxito?
fab-label-check = Chequear
fab-choice-check = { $what }
fab-prompt-excess = Hay demasiadas unidades en { $area }: ¿cuál sale?
