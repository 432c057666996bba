# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat }: ha sellado su respuesta.
event-resigned = { $seat }: abandona la partida.
event-combat-began = { "" }
event-combat-ended = { "" }
event-ended = { $winners ->
    [none] { $winning_sides ->
        [none] La partida termina en empate.
       *[other] Partida perdida. Ganan: { LOWER($winning_sides) }.
    }
   *[other] La partida ha terminado. Ganan: { LOWER($winners) }.
}{ $score ->
    [none] { "" }
   *[other] { " " }Puntuación: { $score }{ $grade ->
        [none] { "" }
       *[other] { " " }({ $grade })
    }.
}
