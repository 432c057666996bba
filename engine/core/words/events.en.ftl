# What can happen in any game. A game may have its own words for the same event.

event-sealed = { $seat } has handed in a sealed answer.
event-resigned = { $seat } resigns.
event-ended = { $winners ->
    [none] The match is over: a draw.
   *[other] The match is over. Winner: { $winners }.
}
