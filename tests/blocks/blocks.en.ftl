blocks-title = Six Areas
blocks-scenario-lakeside = Hold the lakeside
blocks-setting-turns = Turns
blocks-refused-twice = A block stands in one place only
blocks-prompt-setup = Place your three blocks
blocks-prompt-orders = Move your blocks
blocks-prompt-stand = { $area } is raided: hold, or fall back?
blocks-prompt-plans = What to do when you are raided
blocks-label-stand = Raided
blocks-label-about = at { $area }: { $then }
blocks-label-chance = with { $percent } % of the blocks: { $then }
blocks-label-once = once: { $then }
blocks-label-placing = Place
blocks-label-place = { $steps } steps to { $area }
blocks-label-steps = { $steps } steps
blocks-label-block = Block { $block } ({ $steps } steps), { $area }
blocks-label-area = to { $area }
blocks-label-move = Move
blocks-label-pass = Done
blocks-label-hold = Hold
blocks-label-fall-back = Fall back to { $area }
blocks-board-turn = Turn { $turn } of { $turns }
blocks-board-area = { $area }: { $blocks }
blocks-board-block = { $seat } { $block }{ $steps ->
    [0] { "" }
   *[other] { " " }({ $steps } steps)
}
blocks-event-turn = Turn { $turn }
blocks-event-moved = { $seat }: block { $block } goes from { $from_area } to { $to_area }
blocks-event-passed = { $seat } is done
blocks-event-combat-began = Fight for { $area }
blocks-event-combat-ended = The fight for { $area } is over
blocks-event-shown = { $seat }: block { $block } has { $steps } steps
blocks-event-volley = { $seat } rolls { $dice }: { $hits } hits
blocks-event-lost = { $seat } loses block { $block } at { $area }
blocks-odds-command = blocks
blocks-odds-command-about = Work out what your blocks promise in an area
blocks-odds-field-area = area
blocks-odds-field-area-about = Where they fight
blocks-odds-area = { $area }
blocks-odds-line = { $area }: hits at least once { $hit } %
blocks-odds-sum = { $dice } dice, each hits from { $needs }
blocks-poster = { $verdict ->
    [won] The lakeside is held
    [lost] The lakeside is lost
   *[drawn] Nobody holds the lakeside
}
blocks-poster-reason = { $how ->
    [overrun] Overrun
    [driven_off] The raiders are driven off
    [resigned] Given up
   *[held] Held to the end
} · { $turns } turns
blocks-poster-seat = { $seat }
blocks-poster-left = Blocks left: { $left }
blocks-poster-lost = Lost: { $lost }
blocks-poster-score = Score { $score }{ $grade ->
    [none] { "" }
   *[other] { " " }({ $grade })
}
