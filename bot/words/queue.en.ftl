# Looking for an opponent.

cmd-queue = queue
cmd-queue-about = Look for an opponent in this server, or see what you are waiting for
opt-strength = strength
opt-strength-about = Only opponents of about your strength, or any
choice-near = About my strength
choice-any = Any opponent

queue-title = ### Looking for an opponent
queue-ticket = **{ $game }** · { $clock } · { $near ->
    [true] about your strength
   *[false] any opponent
} · since { $since }, until { $until }. I pair people every five minutes, and ask both of you first.
queue-found = Somebody wants to play **{ $game }** with you. You can say so until { $until }.
queue-leave = Stop looking
queue-none = You are not looking for an opponent here. `/queue` with a game does; `/lobby` shows open seats.
queue-nowhere = Opponents are found in a server: use this command there.
queue-asked = An opponent is found for you already: answer first, in the channel or with `/queue`.
queue-gone = You are no longer looking for that opponent.

pairing-title = ### { $game } · { $clock }
    { $people }: you could play each other.
pairing-asked = Both of you can say yes until { $until }; then the match begins.
pairing-agreed = ✅ { $names } { $count ->
    [one] wants
   *[other] want
} to play.
pairing-yes = Let's play
pairing-no = Not this time
pairing-settled = { $state ->
    [agreed] ✅ Both want to play: the match begins.
    [begun] ✅ Both want to play: { $link }
    [failed] Both want to play, but there is no room for another match right now. Finish one, and look again with `/queue`.
    [declined] Not this time. Both go on looking for somebody else.
   *[lapsed] Time ran out. Who said yes goes on looking.
}
pairing-answered = { $state ->
    [begun] You both want to play: match { $number } begins.
    [failed] You both want to play, but there is no room for another match right now.
    [declined] Not this time, then. Both of you go on looking; `/queue` shows it.
   *[other] Good. As soon as your opponent says yes too, the match begins.
}
pairing-not-yours = Two others are asked here. `/queue` finds you an opponent of your own.
pairing-over = That is settled already. `/queue` shows what you are waiting for.
