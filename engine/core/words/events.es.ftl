# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat }: respuesta sellada.
event-resigned = { $seat }: abandono.
event-undone = { $seat }: respuesta deshecha con el acuerdo de todos. Lo que vino después queda sin efecto, también las respuestas selladas; quien haga lo mismo sacará las mismas tiradas.
event-combat-began = { "" }
event-combat-ended = { "" }
event-ended = { $winners ->
    [none] { $winning_sides ->
        [none] La partida termina en empate.
       *[other] Partida perdida. Victoria: { LOWER($winning_sides) }.
    }
   *[other] La partida ha terminado. Victoria: { $winners }.
}{ $score ->
    [none] { "" }
   *[other] { " " }Puntuación: { $score }{ $grade ->
        [none] { "" }
       *[other] { " " }({ $grade })
    }.
}
