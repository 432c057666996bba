# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat }: respuesta sellada.
event-resigned = { $seat }: abandono.
event-undone = { $seat }: respuesta deshecha con el acuerdo de todos. Lo que vino después queda sin efecto, también las respuestas selladas; quien haga lo mismo sacará las mismas tiradas.
event-ruling = ⚖️ { $by } (arbitraje): { $deed ->
    [pause] la partida queda en pausa.
    [go_on] la partida sigue.
    [extend] { $hours ->
        [one] 1 hora más
       *[other] { $hours } horas más
    } para { $seat ->
        [none] todos
       *[other] { $seat }
    }.
    [replace] { $who ->
        [none] el ordenador juega { $seat } desde ahora.
       *[other] el asiento { $seat } se ofrece a { $who }.
    }
    [host] { $who } es quien organiza la partida desde ahora.
    [rewind] { $turn ->
        [0] la partida vuelve al principio.
       *[other] la partida vuelve al principio de su turno { $turn }.
    } Lo que vino después queda sin efecto, también las respuestas selladas; quien haga lo mismo sacará las mismas tiradas.
   *[close] la partida se cierra, sin resultado.
}
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
