blocks-title = Seis zonas
blocks-scenario-lakeside = Defender la ribera
blocks-setting-turns = Turnos
blocks-refused-twice = Un bloque solo está en un sitio
blocks-prompt-setup = Coloca tus tres bloques
blocks-prompt-orders = Mueve tus bloques
blocks-prompt-stand = Saquean { $area }: ¿aguantas o te retiras?
blocks-prompt-plans = Qué hacer ante un ataque
blocks-label-stand = Ante un ataque
blocks-label-about = en { $area }: { $then }
blocks-label-chance = con el { $percent } % de los bloques: { $then }
blocks-label-once = una vez: { $then }
blocks-label-placing = Colocar
blocks-label-place = { $steps } pasos a { $area }
blocks-label-steps = { $steps } pasos
blocks-label-block = Bloque { $block } ({ $steps } pasos), { $area }
blocks-label-area = a { $area }
blocks-label-move = Mover
blocks-label-pass = Listo
blocks-label-hold = Aguantar
blocks-label-fall-back = Retirarse a { $area }
blocks-board-turn = Turno { $turn } de { $turns }
blocks-board-area = { $area }: { $blocks }
blocks-board-block = { $seat } { $block }{ $steps ->
    [0] { "" }
   *[other] { " " }({ $steps } pasos)
}
blocks-event-turn = Turno { $turn }
blocks-event-moved = { $seat }: el bloque { $block } va de { $from_area } a { $to_area }
blocks-event-passed = { $seat } ha terminado
blocks-event-combat-began = Combate por { $area }
blocks-event-combat-ended = Termina el combate por { $area }
blocks-event-shown = { $seat }: el bloque { $block } tiene { $steps } pasos
blocks-event-volley = { $seat } tira { $dice }: { $hits } impactos
blocks-event-lost = { $seat } pierde el bloque { $block } en { $area }
blocks-odds-command = bloques
blocks-odds-command-about = Calcula qué prometen tus bloques en una zona
blocks-odds-field-area = zona
blocks-odds-field-area-about = Dónde combaten
blocks-odds-area = { $area }
blocks-odds-line = { $area }: al menos un impacto { $hit } %
blocks-odds-sum = { $dice } dados, cada uno impacta desde { $needs }
blocks-poster = { $verdict ->
    [won] La ribera resiste
    [lost] La ribera ha caído
   *[drawn] Nadie domina la ribera
}
blocks-poster-reason = { $how ->
    [overrun] Arrollados
    [driven_off] Los saqueadores huyen
    [resigned] Abandonada
   *[held] Defendida hasta el final
} · { $turns } turnos
blocks-poster-seat = { $seat }
blocks-poster-left = Bloques en pie: { $left }
blocks-poster-lost = Perdidos: { $lost }
blocks-poster-score = Puntuación { $score }{ $grade ->
    [none] { "" }
   *[other] { " " }({ $grade })
}
