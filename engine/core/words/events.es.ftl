# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat }: respuesta sellada entregada.
event-resigned = { $seat }: abandona la partida.
event-combat-began = { "" }
event-combat-ended = { "" }
event-ended = { $winners ->
    [none] { $winning_sides ->
        [none] La partida ha terminado en empate.
       *[other] La partida está perdida. Gana: { $winning_sides }.
    }
   *[other] La partida ha terminado. Gana: { $winners }.
}{ $score ->
    [none] { "" }
   *[other] { " " }Puntuación: { $score }{ $grade ->
        [none] { "" }
       *[other] { " " }({ $grade })
    }.
}
