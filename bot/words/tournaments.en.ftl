# Tournaments.

cmd-tournament = tournament
cmd-tournament-about = Tournaments of this server: open one, or see those there are
cmd-tournament-new = new
cmd-tournament-new-about = Open a tournament in this channel
cmd-tournament-list = list
cmd-tournament-list-about = See the tournaments of this server
opt-kind = kind
opt-kind-about = Everybody against everybody (4 to 8), or Swiss (4 to 64)
choice-robin = Round robin, each pair plays both sides
choice-swiss = Swiss

tournament-opened = The tournament stands in this channel: whoever wants to take part presses **{ $join }** there. You begin it.
tournament-title = ### { $game }: { $kind ->
    [robin] round robin
   *[swiss] Swiss tournament
} { $number }
tournament-setup = -# { $scenario } · { $clock } · whose time is up has lost
tournament-state = { $state ->
    [open] Open for { $least } to { $most } players; who opened it begins.
    [running] Round { $round } of { $rounds }.
    [over] The tournament is over.
   *[cancelled] The tournament was called off.
}
tournament-entrants = { $count ->
    [0] Nobody takes part yet.
    [one] 1 player so far:
   *[other] { $count } players so far:
}
tournament-act = { $act ->
    [join] Take part
    [withdraw] Withdraw
    [begin] Begin
   *[cancel] Call off
}
tournament-round = ### { $game }: round { $round } of { $rounds }
tournament-bye = - { $name } has nobody to play: 1 point
tournament-game = - { $first } – { $second } · { $forfeit ->
    [true] not played
   *[false] match { $number ->
        [none] to come
       *[other] { $number }
    }
}{ $score ->
    [first] {": "}{ $first } won
    [second] {": "}{ $second } won
    [draw] {": "}drawn
   *[open] {""}
}
tournament-standings = **Standings** · points{ $kind ->
    [swiss] , Buchholz
   *[robin] {""}
}, Sonneborn-Berger
tournament-place = { $place }. **{ $name }** { $points }{ $kind ->
    [swiss] {" "}· { $buchholz }
   *[robin] {""}
} · { $berger }{ $gone ->
    [true] {" "}(withdrawn)
   *[false] {""}
}
tournament-won = ### 🏆 { $game }: { $names } { $count ->
    [one] wins the tournament
   *[other] share the win
}
tournament-listed = - **{ $game }** · { $kind ->
    [robin] round robin
   *[swiss] Swiss
} · { $state ->
    [open] open, { $count } so far
   *[running] round { $round } of { $rounds }
} · { $link }
tournament-none-here = There is no tournament here right now. `/tournament new` opens one.
tournament-nowhere = Tournaments belong to a server: use this command there.
tournament-none = There is no such tournament.
tournament-no-game = A tournament is for two who play against each other. Choose such a game and scenario.
tournament-no-clock = A tournament needs a clock, or nobody could win it.
tournament-full = This tournament is full.
tournament-not-in = You do not take part in this tournament.
tournament-not-host = That is for who opened the tournament.
tournament-too-few = That takes at least { $least } players.
tournament-begun = This tournament has begun already, or was called off.
handover-tournament = In a tournament nobody plays for somebody else.
