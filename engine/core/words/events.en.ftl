# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat }: sealed answer handed in.
event-resigned = { $seat }: the match is given up.
event-ended = { $winners ->
    [none] The match is over: a draw.
   *[other] The match is over. Winner: { $winners }.
}
