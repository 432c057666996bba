# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat }: sealed.
event-resigned = { $seat }: resigned.
event-undone = { $seat }: took back an answer with everybody’s consent. What came after it is void, sealed answers too; what is done again rolls the same.
event-ruling = ⚖️ { $by } (master): { $deed ->
    [pause] the match is paused.
    [go_on] the match goes on.
    [extend] { $hours ->
        [one] 1 more hour
       *[other] { $hours } more hours
    } for { $seat ->
        [none] everybody
       *[other] { $seat }
    }.
    [replace] { $who ->
        [none] the computer plays { $seat } from now on.
       *[other] the seat { $seat } is offered to { $who }.
    }
    [host] { $who } is the host from now on.
    [rewind] back to { $turn ->
        [0] the beginning of the match
       *[other] the beginning of its turn { $turn }
    }. What came after it is void, sealed answers too; what is done again rolls the same.
   *[close] the match is closed, with no result.
}
event-combat-began = { "" }
event-combat-ended = { "" }
event-ended = { $winners ->
    [none] { $winning_sides ->
        [none] The match is over: a draw.
       *[other] The match is lost. Winner: { $winning_sides }.
    }
   *[other] The match is over. Winner: { $winners }.
}{ $score ->
    [none] { "" }
   *[other] { " " }Score: { $score }{ $grade ->
        [none] { "" }
       *[other] { " " }({ $grade })
    }.
}
