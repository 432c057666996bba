# What the bot itself says: panels, boards, invitations, replies.

refusal = { $rule ->
    [none] { $reason }
   *[other] { $reason } ({ $rule })
}
broke = Something broke on our side; nothing was lost. Please try again. The operator can see it in the log (match { $match }).
not-shown = Discord did not take my answer. Whatever you have done counts; **My decision** and **Board as text** show how things are now.
too-much-at-once = That is a lot at once. Ask for the rest when this is done.
too-long = That is too long: write at most { $most } characters.
asked-again = I am posting again what could not be posted in the thread.
not-started = This match is still waiting for a player to join.
watching = You do not play in this match; { $players } do. **{ $words }** shows you everything that is public.

## The panel
panel-title = { $game } · match { $number }
panel-stale = The board has moved on. This is how things are now:
panel-clock = -# ⏳ Your time is up { $until }.
panel-nothing = Nothing to decide right now. To play: { $names }.
panel-settled = Sealed. You can change it until { $names } { $count ->
    [one] has
   *[other] have
} decided too.
panel-over = The match is over. Thank you for playing!
panel-source-sealed = · *sealed*
panel-source-drafted = · *not sealed yet*
panel-source-suggested = · *suggested*
panel-source-empty = { "" }
panel-picked = Chosen: { $picks }
odds-none = I cannot work out odds for { $game }.
odds-other-game = This is a match of { $game }: choose that game after `/odds`.
panel-odds = 🎲 { $odds }
panel-objection = ⚠️ { $rule ->
    [none] { $reason }
   *[other] { $reason } ({ $rule })
}
panel-choose-one = Choose one
panel-choose-any = Choose …
panel-choose-several = Choose: { $what }
panel-choose-group = Choose a group first
copies-take = Add a card … ({ $taken } of { $most })
copies-left = { $left } of { $number } left
panel-open = Choose … ({ $count } chosen)
panel-seal = Seal
panel-confirm = Confirm
panel-sealed = Sealed
panel-suggested = Suggested
panel-clear = Clear
panel-back = Back
panel-choose-act = What do you do?
panel-do-it = Do it
panel-next = What's next
panel-take-back = Take back

## Lessons
lesson-step = **🎓 Lesson { $number } of { $of }** ({ $rule })
    { $words }
lesson-aside = **🎓 Lesson**
    The lesson has nothing to say here: the suggestion is sound, and your own choice is just as welcome.
lesson-over = **🎓 You can play { $game }**
    Next: **/new** begins a match of your own, against the computer or a person. Or play on here, as long as you like.
lesson-battle = -# The battle and its board: { $link }
lesson-leave = Leave the lesson
lesson-ended = The lesson is over; it does not count as a match. **/new** begins a match of { $game }, and **/learn** is there whenever you like.
lesson-left = This lesson has ended.
thread-lesson = { $players } learns **{ $game }** in match { $number }. The battle is shown here, as in every match; the panel with the lesson came with **/learn**, and is always behind **{ board-decide }**.
table-paused = This match is paused: nothing is played until somebody presses **{ pause-end }**.
pause-over = This pause has ended already.
pause-end = Go on
proposal-open = There is an open proposal in this match already; the answer to it is in the thread.
proposal-gone = This proposal is no longer open.
proposal-agreed = You have agreed to this already.
proposal-alone = Nobody else plays who could agree to a draw; the computer does not.
proposal-is-so = That is how this match is played already.
proposal-no-draw = All of you play on one side, so there is nobody to draw with.
seat-name = { $seat }
server-title = ### How this server is set up
server-not = That is for people with the right **Manage Server**, in the server.
server-language = **Language** of new matches, unless `/new` names another
server-language-none = The host’s
server-clock = **Clock** of new matches, unless another is chosen
server-clock-none = Clock
server-announcements = **Announcements**: open invitations and results. Matches in channels that not everybody there can see stay unannounced.
server-announcements-none = Nowhere
server-openers = **Who may open matches**, and look for opponents with `/queue`, besides **Manage Server**
server-openers-none = Everybody
server-masters = **Who may use `/master`**, besides **Manage Server**
server-masters-none = Nobody else
server-mentioned = **Role mentioned** in announcements
server-mentioned-none = None: nobody is pinged
server-limits = **Limits**, changed with `/server limits`: { $open_per_server ->
    [0] any number of open invitations
    [one] one open invitation
   *[other] { $open_per_server } open invitations
}{ $open_per_person ->
    [0] { "" }
   *[other] { " " }({ $open_per_person } of one person)
}, { $running_per_server ->
    [0] any number of matches
    [one] one match
   *[other] { $running_per_server } matches
} under way{ $running_per_person ->
    [0] { "" }
   *[other] { " " }({ $running_per_person } of one person)
}.
server-fine = { $count ->
    [0] ⚠️ I can hold matches in none of the channels that you see.
    [one] ✅ I can hold matches in one channel.
   *[other] ✅ I can hold matches in { $count } channels.
}
server-lacks = ⚠️ { $channel }: I lack { $permissions }.
server-unheard = ⚠️ { $role } is not pinged in { $channel }: let everybody mention the role, or give me the right to mention all roles there.
server-again = Check again
server-everyone = Everybody has that role. To name nobody, clear the choice.
server-cannot-announce = I cannot announce anything in that channel. Please give me: { $permissions }.
server-openers-only = In this server, only { $role } opens matches. Anybody may join one, by an invitation or a free seat.
announce-invitation = **{ $host }** is looking for players: **{ $game }**, match { $number }, in { $link }.
announce-result = -# { $game } · { $link }
master-which = Say which match with the option **match**, or use the command in its thread.
master-elsewhere = That is for masters of the server in which the match is played, there.
master-not = That is for masters of this server: for people with the right **Manage Server**, or the role that `/server setup` names.
master-beginning = The beginning
master-turn = { $turn } · { $words }
master-no-turn = The match has no such turn to go back to. Choose one of those that are offered.
master-no-seat = Nobody sits there. Choose one of the seats that are offered.
master-nothing-missing = Nothing is missing: everything was posted.
master-rewind-sure = Rewind match { $number } to **{ $turn }**? What came after it is void for everybody, sealed answers too; the dice are not drawn anew, so what is done again rolls the same. Thread and match file say that you did it.
master-rewind-yes = Rewind
master-close-sure = Close match { $number } with no result? It cannot be opened again. Thread and match file say that you did it.
master-close-yes = Close
master-no = Leave it as it is
master-done = { $deed ->
    [pause] Match { $number } is paused. Whoever plays in it can end the pause too.
    [go_on] Match { $number } goes on.
    [extend] The time is given.
    [replace] The seat in match { $number } is offered in the channel, for 72 hours; its player plays on until it is taken.
    [computer] The computer plays that seat in match { $number } now.
    [host] Match { $number } has another host.
    [rewind] Match { $number } is rewound.
   *[close] Match { $number } is closed.
} The thread says so.
master-plays = You play in this match, so that is for another master of the server. Together, you and the others can do much of it: `/pause`, `/undo`, `/resign`.
master-nobody-left = The computer cannot take that seat: it has it already, or no person would be left to play.
master-no-host = Only somebody who plays in the match can be its host.
master-no-clock = This match has no clock.
master-hours = Between 1 and { $most } hours, please.
table-broken-off = This match was called off, with no result.
lesson-none = There is no lesson here.
lesson-offer = The same rule has stopped you three times. A lesson in { $game } takes five minutes, and this match waits for you meanwhile.
lesson-begin = Learn { $game }
lesson-dice = -# A lesson: its dice are the same for everybody, known beforehand, and prove nothing. It does not count as a match.
lesson-dice-line =
    -# A lesson: its dice are the same for everybody, known beforehand, and prove nothing. It does not count as a match.
    `{ $line }`

## Decks
deck-title = { $name } · { $game } · { $side }
deck-unnamed = { $what ->
    [squad] A new squad
   *[deck] A new deck
}
deck-ready-line = **{ $deck }** · { $about }
deck-ready-name = { $deck } · { $what ->
    [squad] { $points } RP
   *[deck] { $points } points
}
deck-card = { $number }× { $card }
deck-card-line = { $what ->
    [squad] { $card } · { $points } RP{ $number ->
        [0] {""}
       *[other] {" "}· { $number }×
    }
   *[deck] { $card } · { $points ->
        [one] one point
       *[other] { $points } points
    } · { $number } of { $most }
}
deck-choose-ready = { $what ->
    [squad] Ready-made squads
   *[deck] Ready-made decks
}
deck-choose-saved = { $what ->
    [squad] My squads
   *[deck] My decks
}
deck-choose-group = { $what ->
    [squad] Whom, or what for whom?
   *[deck] What kind of cards?
}
deck-choose-card = Choose · { $group }
deck-taken = { $what ->
    [squad] { $count } bought
   *[deck] { $count } in the deck
}
deck-found = Found: { $count }
deck-found-none = No card here matches “{ $found }”.
deck-build = { $what ->
    [squad] Build a squad
   *[deck] Build a deck
}
deck-change = { $what ->
    [squad] Change the squad
   *[deck] Change cards
}
deck-wish = As named at the start
deck-about-for = { $card }: { $about }
deck-random = Random
deck-last = { $what ->
    [squad] Last squad used
   *[deck] Last deck used
}
deck-paste = Paste a code …
deck-paste-title = { $what ->
    [squad] A squad from a code
   *[deck] Add a deck from a code
}
deck-paste-label = The code
deck-find = Search …
deck-find-title = Search for cards
deck-find-label = A name or a kind, or a part of it
deck-save = Save as …
deck-save-title = { $what ->
    [squad] Save the squad
   *[deck] Save the deck
}
deck-save-label = Its name
deck-saved = Saved as **{ $name }**. `/deck` keeps your decks.
deck-share = Show code
deck-code =
    { $what ->
        [squad] The code of this squad; only you see it here. Whoever has it can lead the same.
       *[deck] The code of this deck; only you see it here. Whoever has it can play the deck, and knows what is in it.
    }
    ```{ $code }```
deck-options = Options, opening hand …
deck-choose-option = Which option is it built for?
deck-choose-packs = Packs of cards
deck-choose-hand = Opening hand: { $count } cards
deck-card-name = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
}
deck-opening = Opening hand: { $opening }
deck-built-with = Built with { $built }
deck-pack-gone = No longer here, or changed since the deck was built: { $packs }. Those cards cannot be used.
deck-unfit = Does not fit this match: { $reason }
deck-misfit = This deck does not fit the match: it was built with { $built }. { $reason }
deck-own = My deck: { $name }
deck-gone = This deck no longer exists.
deck-of-another-side = This is for { $game }, { $side }; it cannot be used here.
deck-no-name = A deck needs a name.
decks-full = You have { $most } decks already. Delete one with **/deck delete**.
decks-none = You have no decks yet. **/deck build** makes one, and **/deck import** adds one from a code.
deck-name-taken = Another of your decks is called “{ $name }”.
deck-renamed = It is called **{ $name }** now.
deck-delete-sure = Do you really want to delete **{ $name }**?
deck-delete-yes = Delete
deck-delete-no = Keep
deck-deleted = The deck is gone.
deck-stays = Good: the deck stays.
deck-imported-name = Imported deck
deck-shared =
    { "" }**{ $person }** shares a deck: { $title }
    ```{ $code }```
    -# `/deck import` adds it to yours.
unknown-saved-deck = You have no deck “{ $found }”. **/deck list** shows yours.

## A seat that changes hands
seat-empty = an empty seat
seat-computer = the computer
level = · { $level ->
    [recruit] { choice-recruit }
   *[veteran] { choice-veteran }
}
handover-offered = Your seat in match { $number } is on offer in the thread. You play on until somebody takes it; then you only watch, and cannot take a seat of this match again. Whoever takes it gets your hand, orders and plans.
handover-offer = **{ $name }** hands over the seat **{ $seat }**. { $to ->
    [none] Anybody may take it.
   *[other] { $to }, will you take it?
} Hand, orders and plans come with it.
handover-computer = 🤖 The computer plays **{ $seat }** for **{ $name }**, as a { $level ->
    [recruit] recruit
   *[veteran] veteran
}. { $to }, the seat is yours again whenever you are back.
handover-left = **{ $name }** has left, and the seat **{ $seat }** is empty. Anybody may take it; hand, orders and plans come with it.
handover-closed = The seat **{ $seat }** is no longer on offer. { $name ->
    [none] It is empty.
   *[other] **{ $name }** plays it.
}
handover-take = Take the seat
handover-call-off = Call it off
handover-off = The offer is called off.
took-over = You play **{ $seat }** in match { $number } now. Everything that belongs to the seat is behind **{ $decide }** in the thread.
event-handed-over = { $seat }: { $newcomer } takes over from { $leaver }.
event-computer-sits = 🤖 { $seat }: the computer plays { $leaver ->
    [none] from now on
   *[other] for { $leaver }
}.
event-took-from-computer = { $seat }: { $newcomer } plays in the computer’s place.
event-left-seat = { $seat }: { $leaver } leaves; anybody may take the seat.
watching-now = You have left your seat; { $name } plays it now. **{ $words }** shows you everything that is public.

## The board in the thread
board-decide = My decision
board-hand = My hand
board-own = My board
board-upright = Upright, for phones
board-text = Board as text
board-legend = Signs
board-watch = Watch
board-awaited = To play: { $names }.
board-paused = ⏸️ Paused: no time runs, and nobody is reminded. Whoever plays may press **{ pause-end }**; otherwise it goes on { $until }.
board-over = The match is over.
board-alt-missing = The picture could not be drawn; **Board as text** shows everything.
no-hand = You have no cards in your hand.
no-legend = The pictures of this game need no legend.
area-close-up = Close-up
area-which = Which area do you want to see close up?
no-areas = The board of { $game } has no areas; `/board` alone shows all of it.
why = Why?

## Invitations
invite-title = ### { $game }
invite-open = **{ $host }** is looking for { $team ->
    [true] comrades
   *[false] an opponent
}. First to press **Join** plays.
invite-lesson = **{ $host }** takes a lesson in { $game }, against the computer.
invite-guests = **{ $host }** invites { $guests }.
invite-rematch = A rematch of match { $number }.
invite-seat = - { $seat }: { $who }
invite-free = free
invite-automatic = the automatic opponent
setting-yes = yes
setting-no = no
invite-fair =
    -# Dice that anybody can check. This hash proves afterwards that nobody changed the secret seed or the match: `{ $hash }`
    -# Words for the dice: { $words }.
invite-own-word = -# Copy the hash, then join with a word of your own that nobody could guess: then nobody can have chosen the dice. More: `/help topic:Fair dice`.
invite-word = { $name } `{ $word }`
invite-running = The match has begun, in the thread of this message.
invite-cancelled = This invitation is no longer open.
invite-over = This match is over.
invite-join = Join
invite-join-side = Join { $side }
invite-join-seat = Join { $seat }
invite-join-word = Join with my own word
invite-join-word-side = Join { $side } with my own word
invite-join-word-seat = Join { $seat } with my own word
word-title = Your word for the dice
word-label = 1 to 40 letters (a to z), digits, _ and -
invite-decline = Decline
invite-begin = { $count ->
    [one] Begin alone
   *[other] Begin with { $count } players
}
new-which = **Which game shall it be?** For other scenarios, sides and decks, name the game after `/new` and see what it offers.
new-open = { $game }: invite anybody
new-invite = { $game }: invite { $name }
new-computer = { $game }: play { $team ->
    [true] with{" "}
   *[false] {""}
}{ $level ->
    [recruit] a recruit
   *[veteran] the computer
}
upright-always = -# With `/settings` all your boards come upright.
new-name-game = These options belong to a game: name it with **game** too.
new-gone = This game is no longer here. Try **/new** again.
invite-computer = { $count ->
    [one] Play { $team ->
        [true] with
       *[false] against
    } { $level ->
        [recruit] a recruit
       *[veteran] the computer
    }
   *[other] Fill up with { $level ->
        [recruit] recruits
       *[veteran] the computer
    }
}
invite-leave = Leave
invite-cancel = Withdraw
invite-sent = Your invitation is out: match { $number }. I will tell you when somebody joins.
joined = You are in! Match { $number } begins now; your first decision is behind **{ $decide }** in the thread, and I write to you whenever you are awaited.
rematch-there = The rematch is match { $number }.
joined-early = You are in! Match { $number } begins when every seat is taken.
declined = You declined the invitation. Anybody may take the seat now.
begun = Match { $number } begins with the players who are here.
left-early = You have left. Anybody may take your seat now.
cancelled = The invitation is withdrawn.
missing-permissions = I cannot hold a match in this channel. Please give me: { $permissions }.
lacking-permissions = In this channel you yourself lack: { $permissions }. So I may not do that for you; whoever runs this server can allow it.
not-a-channel = A match needs a text channel of a server: use this command there.
bot-opponent = { $name } is a bot, and bots do not play here. Invite a person, or me to play the computer, or leave the seat open.
own-opponent = You cannot play against yourself. Invite somebody else, or leave the seat open.

## The thread
thread-name = { $game } #{ $number }: { $players }
event-taken-back = { $seat }: took back an answer.
event-paused = ⏸️ The match is paused.
event-went-on = ▶️ { $seat }: the match goes on.
event-pause-ended = ▶️ The pause has ended by itself; the match goes on.
vacation-until = 🏖️ You are on vacation until { $until }: no time runs for you in matches of a day or more, and their threads say so. It ends as soon as you answer anything. Left this year after that: { $days } days.
vacation-over = You are not on vacation. Left this year: { $days } days.
vacation-spent = You have no vacation left this year: it is 7 days, one more for every 10 matches played, and 21 at most.
event-time-given = ⏳ { $seat }: { $hours } more hours, given by the others.
event-claimed = ⏰ { $seat }: out of time, and the match is claimed.
event-played-for = ⏰ { $seat }: out of time, so the suggestion is played, as all agreed.
event-late-from-now-on = ⏰ { $by_itself ->
    [true] Whoever is out of time has the suggestion played from now on.
   *[false] From now on the match waits for whoever is out of time.
}
event-vacation = 🏖️ { $seat }: on vacation, until <t:{ $until }:f> at the latest; no time runs for that seat.
event-vacation-over = 🏖️ { $seat }: back from vacation.
event-timed-out = ⏰ { $seat }: out of time, so the default answer was given.
thread-start = { $players }: welcome to **{ $game }**, match { $number }. The battle is shown here; what only you may see is always behind { $own ->
    [board] **My board**
   *[hand] **My hand**
} and **My decision**.
dm-closed = ✉️ I cannot reach you by direct message; only you are told this. Everything works with the buttons below the board in the thread.
digest-log = -# Every roll is in `/log`.
result-won = ### 🏆 { $names } { $count ->
    [one] wins
   *[other] win
} match { $number }
result-draw = ### Match { $number } ends in a draw
result-lost = ### Match { $number } ends in defeat. Well fought all the same!
result-score = Score: { $score }{ $grade ->
    [none] { "" }
   *[other] { " " }({ $grade })
}
result-seed = -# Seed: `{ $seed }`. Anyone can check every roll: `python -m engine verify` with the attached file.
result-replay = Watch again
result-rematch = Rematch
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-mention-everyone = Mention { "@\u200B" }everyone, { "@\u200B" }here, and All Roles

## Replies to commands
which-match = You play several matches. Say which one with the option **match**.
no-match = You have no match here. Start one with **/new** in a server's channel, or look at **/games**.
unknown-match = There is no match “{ $found }”. Choose one from the list.
unknown-pick = “{ $found }” is not among what you can choose here. The list shows everything that is possible.
unknown-decision = You have no open decision “{ $found }”.
no-such-decision = There is nothing to { $verb ->
    [commit] commit
    [attack] attack with
    [play] play
    [draw] draw
   *[other] decide
} right now. **/move** shows every decision you have.
nothing-waits = You have nothing to decide in match { $number } right now.
unknown-card = There is no card “{ $found }”. Choose one from the list.
unknown-deck = There is no ready-made deck “{ $found }” for this side.
unknown-side = { $game } has no side “{ $found }”.
unknown-scenario = { $game } has no scenario “{ $found }”. Choose one from the list.
no-opponent = In this match of { $game } nobody plays against you. Leave **opponent** empty.
no-partner = This match of { $game } is for { $seats }, and nobody plays beside you on your side. Leave **partner** empty, or choose a scenario, options or a side with more seats.
no-opponent2 = This match of { $game } is for { $seats }, and has no place for a second opponent. Leave **opponent2** empty, or choose a scenario, options or a side with more seats.
too-many-guests = This match of { $game } is for { $seats }: { $left ->
    [0] there is no seat left
    [one] there is one seat left
   *[other] there are { $left } seats left
} for those in **players**.
no-mention = I find nobody in “{ $found }”. Mention people with @, one after the other.
not-a-member = { $person } is not in this server.
unknown-option = “{ $found }” is not an option of { $game }. Write it as in the list, several with + between them.
unknown-pack = I have no pack called “{ $found }” for this game. Choose one from the list.
setup-packs = Packs: { $packs }
clock = { $each ->
    [true] { $bank } h for each phase
   *[other] { $name ->
        [fast] Fast clock:
        [standard] Standard clock:
        [slow] Slow clock:
       *[own] Clock:
    } { $bank } h, +{ $increment } h a phase, at most { $cap } h
}{ $by_itself ->
    [true] ; who is late has the suggestion played
   *[false] { "" }
}
in-time = -# Answered in time: { $people }.
in-time-of = { $name } { $played } of the last { $turns } turns
out-of-time = { $asked }: **{ $name }** is out of time. Wait, give { $hours } hours more, { $plays_on ->
    [true] play on without **{ $name }**
   *[false] claim the match
}, or have somebody else play on: a substitute, or the computer if all agree. After 14 days the match ends with no result.
out-of-time-give = Give { $hours } h
out-of-time-claim = { $plays_on ->
    [true] Play on without
   *[false] Claim the match
}
out-of-time-over = ⏰ Somebody was out of time here. That is settled.
time-given = Time given.
claimed = Done: that seat is given up.
substitute-seek = Find a substitute
substitute-computer = { $level ->
    [recruit] Let a recruit play
   *[veteran] Let the computer play
}
substitute-until = -# Offered in { $channel } to whoever would play on; that ends { $until }.
substitute-offered = Done: the seat is on offer in the channel for 72 hours.
substitute-sought = The others are looking for a substitute for this seat already.
substitute-sought-here = 🪑 A substitute is sought in match { $number }, **{ $game }**: **{ $seat }**, instead of **{ $name }** ({ $link }). { $to ->
    [none] First to press **Join** plays on; you
   *[other] { $to }, will you play on? You
} get hand, orders and plans, and what you play cannot lower your rating. The offer ends { $until }.
substitute-over = 🪑 No substitute is sought any more for **{ $seat }** in match { $number } ({ $link }).
event-abandoned = ⏰ { $seat }: out of time for { $days } days. The match ends with no result, and counts for nobody.
claim-over = That is settled already.
claim-not-yours = That is for the opponents to do.
clock-friendly = Friendly: no clock
clock-unknown = I know no such clock. Choose one from the list, or write hours: **48** for each phase, or **72+12/120** for 72 at the start, 12 more in each phase that you play, 120 at most (up to 720).
answered = Done: { $picks }.
answered-nothing = Done: nothing chosen.
taken-back = Taken back.
resign-sure = Do you really want to resign match { $number }? { $who ->
    [nobody] The others play on, and somebody else may take your seat; you only watch from then on.
    [side] Your whole side loses.
   *[self] Your opponent wins.
}
resign-hand-over = Hand my seat over
propose-draw = Offer a draw
propose-stop = Call it off together
propose-pause = Pause the match
propose-by-itself = Play the suggestion for whoever is late
propose-wait = Wait for whoever is late
proposal-sent = Your proposal is in the thread of match { $number }, for 24 hours. The match { $ending ->
    [pause] is paused
    [computer] goes on with the computer
    [by_itself] plays on by itself
    [wait] waits for whoever is late
   *[other] ends
} when everybody agrees; until then, play on.
proposal-made = { $asked }: **{ $name }** { $ending ->
    [draw] offers a draw.
    [pause] would pause the match, until somebody goes on or 14 days have passed.
    [computer] would let the computer play **{ $gone }**, as a { $level ->
        [recruit] recruit
       *[veteran] veteran
    }, until its player is back.
    [by_itself] would have the suggestion played for whoever is out of time.
    [wait] would rather wait for whoever is out of time than play the suggestion.
   *[stop] would call the match off, with no result.
} { $agreed ->
    [none] { "" }
   *[other] { $agreed } agreed.{ " " }
}The offer ends { $until }; until then, play on.
proposal-agree = Agree
proposal-yours = You agree.
proposal-over = { $ending ->
    [draw] All agreed: the match is a draw.
    [pause] Agreed: the match is paused.
    [computer] All agreed: the computer plays.
    [by_itself] All agreed: the suggestion is played for whoever is late.
    [wait] All agreed: the match waits for whoever is late.
   *[stop] All agreed: the match is called off, with no result.
}
proposal-off = **{ $name }** proposed to { $ending ->
    [pause] pause the match
    [computer] let the computer play
    [by_itself] play the suggestion for whoever is late
    [wait] wait for whoever is late
   *[other] end the match
}. That is off the table.
undo-offer = The others may let you take it back all the same, if everybody agrees.
undo-ask = Ask for it
undo-sent = Your request is in the thread of match { $number }. It stands for 24 hours, or until somebody plays on.
undo-made = { $asked }: **{ $name }** asks to take back an answer, and with it everything since. { $told ->
    [true] This would be undone:
   *[false] Nothing was rolled or shown since.
}
more-lines = … and { $count ->
    [one] one more line
   *[other] { $count } more lines
}.
undo-private = Cards or pieces were seen in private.
undo-means = { $agreed ->
    [none] { "" }
   *[other] { $agreed } agreed.{ " " }
}If everybody agrees, the match stands as it stood before that answer: what was sealed or planned since is dropped, and the same rolls come again. The request ends { $until }, or as soon as somebody plays on.
undo-decline = Decline
undo-granted = Everybody agreed: **{ $name }** takes back an answer.
undo-closed = **{ $name }** asked to take back an answer. That request is closed.
undo-nothing = You have not done anything in this match yet that could be taken back.
undo-free = You can take that back without asking: **/undo**.
undo-alone = Nobody else plays who could agree; the computer does not.
undo-spent = You have asked for this { $most } times in this match: that is the limit.
undo-left = Somebody has left the match since then, and the others play on for him: nothing before that can be taken back.
undo-other-rules = The rules have changed since this match began, so nobody can tell any more how it stood then.
resign-yes = Resign
resign-no = Play on
resigned = You have resigned.
stayed = Good: the match goes on.
replay-steps = Step by step
replay-jump = Jump to a turn
replay-step = Step { $step } of { $steps }
replay-hand = Hand: { $seat }
replay-board = Board: { $seat }
replay-sealed = 🔒 **{ $seat }**, sealed until now:
log-empty = Nothing has happened yet.
event-by-rule = { $line } ({ $rule })
games-none = You have no matches. Start one with **/new**.
games-line = **{ $number }** · { $game } · { $players } · { $state }
games-open = waiting for players
games-over = over
games-cancelled = cancelled
games-paused = paused
games-awaits-you = **your turn**
games-asked = asked { $since }
games-decide = Decide in match { $number }
catch-up-title = ### Since you last looked, { $since }
catch-up-more = -# { $count ->
    [one] One thing more: `/log`.
   *[other] { $count } things more: `/log`.
}
catch-up-on = Go on
inbox-title = ### 📬 { $count ->
    [one] A match waits for you
   *[other] { $count } matches wait for you
}
inbox-clear = 📭 Nothing waits for you. `/games` lists your matches.
inbox-unheard = -# 🔕 I won't remind you again until you do something here or in a match.
inbox-snoozed = -# 💤 I'll remind you again { $until }.
inbox-snooze = { $hours ->
    [0] Snooze until tomorrow
    [one] Snooze 1 hour
   *[other] Snooze { $hours } hours
}
refresh = Refresh
games-awaits = to play: { $names }
lobby-title = ### Open seats in this server
lobby-match = **{ $number }** · { $game } · { $state ->
    [open] **{ $host }** is looking for players
   *[other] begun, and a seat is free
}, { $since } · { $link }
lobby-take = Take { $seat }
lobby-more = -# { $count ->
    [one] One more match has an open seat; it shows once one of these is taken.
   *[other] { $count } more matches have open seats; they show once some of these are taken.
}
lobby-none = Nobody is looking for players here. **/new** opens a match; without an opponent, its seat stays open.
lobby-nowhere = Open seats belong to a server: use this command there.
stats-own = ### Your matches, in all servers
stats-player = ### Matches of **{ $name }** in this server
stats-server = ### Matches in this server
stats-nowhere = What others play, and a server, I only tell in that server: use this command there.
stats-now = { $running ->
    [0] None running
   *[other] { $running } running
} now{ $broken ->
    [0] {""}
    [one] , 1 called off with no result
   *[other] , { $broken } called off with no result
}.
stats-none = No match has been finished yet.
stats-tally = **{ $game }**{ $company ->
    [computer] , with the computer
    [together] , against the game itself
   *[people] {""}
}: { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $won } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}, { $lost } lost
stats-score = -# Mean score { $score }{ $grade ->
    [none] {""}
   *[other] , best grade { $grade }
}
stats-sides = -# By side: { $scores }
stats-side = { $side } { $won } of { $count } won
stats-ends = -# { $result ->
    [won] Won
    [lost] Lost
   *[drawn] Drawn
}: { $scores }
stats-times = { $told } ×{ $count }
stats-decks = -# { $what ->
    [squad] Favourite squads
   *[deck] Favourite decks
}: { $scores }
stats-deck = { $deck }
stats-deck-own = built for { $side }
stats-waits = Usual time to answer: { $unit ->
    [days] { $time } days
    [hours] { $time } h
   *[minutes] { $time ->
        [0] under 1 min
       *[other] { $time } min
    }
} (median of { $count })
stats-last = **Last results**
stats-result = - { $result ->
    [won] Won
    [lost] Lost
   *[drawn] Drawn
} · **{ $number }** · { $game } · { $when } · { $link }
stats-hidden = -# { $count ->
    [one] 1 more was played where you cannot look.
   *[other] { $count } more were played where you cannot look.
}
stats-counted = -# Only finished matches count, for whoever sat in the seat at the end; lessons never do.
stats-game = **{ $game }**: { $over } finished{ $computer ->
    [0] {""}
   *[other] {" "}({ $computer } with the computer)
}, { $running } running
stats-shares = -# Won, of { $count } between people: { $scores }
stats-share = { $side ->
    [none] drawn
   *[other] { $side }
} { $percent } %
stats-active = **Most active in the last { $days } days**
stats-active-player = { $place }. { $name }: { $count } finished
stats-server-counted = -# Lessons do not count. Matches with the computer make nobody active, nor do fewer than { $least }.
watch-begun = You are watching match { $number }: after each turn, and at the end, I tell you by direct message what happened. `/watch` again ends that.
watch-stopped = You no longer watch match { $number }.
watch-stop = Stop watching
watch-title = ### { $game } · match { $number }
    { $link }
watch-which = Say which match to watch with the option **match**, or use `/watch` in its thread.
rules-none = No rule mentions “{ $found }”. Try a word, or a number such as SP-035.
rules-chapter = **{ $game } · { $title }**
rules-choose = { $game }: chapters
rules-browse = Choose a chapter to read. `/rules` also answers a word, a number such as SP-035, or a question: *how do I win*.
rules-more = -# { $count ->
    [one] One more rule fits. Be more precise to see it.
   *[other] { $count } more rules fit. Be more precise to see them.
}
language-now = From now on I'll speak English with you.
language-auto = From now on I'll speak the language of your Discord with you.
settings-now =
    Your pictures: { $theme ->
        [light] light
       *[dark] dark
    } colours, { $format ->
        [portrait] upright, for phones
       *[landscape] wide
    }. `/language` chooses the language.
settings-reminders = 🔔 { $reminders ->
    [at_once] I write to you as soon as a match waits for you, and again when most of your time is over.
    [late] I write to you when most of your time for a match is over.
    [daily] I write to you once a day, about all matches that wait for you.
   *[never] I don't write to you when a match waits for you: `/games` shows it.
}
settings-remind = { $reminders ->
    [at_once] Remind me at once
    [late] Remind me late
    [daily] Remind me once a day
   *[never] Never write to me
}
settings-remind-about = { $reminders ->
    [at_once] When a match waits; again at 80 % of your time, then daily
    [late] When 80 % of your time is over, then daily
    [daily] One message for all matches
   *[never] Look at /games yourself
}
settings-remind-hint = Reminders
settings-zone = 🕰️ Your time zone: **{ $zone }**. It is { $time } there.
settings-no-zone = 🕰️ Tell me your time zone, and I'll know when you sleep: **Time zone** takes a city, `/settings time_zone` shows a list.
settings-quiet = 🌙 Quiet hours: { $begins } to { $ends }. If your time is up then, you have until { $ends }.
settings-no-quiet = 🌙 No quiet hours
settings-begins = 🌙 Quiet from { $hour }
settings-ends = ⏰ Quiet until { $hour }
settings-choose-zone = Time zone
settings-city = City or zone
unknown-zone = I know no time zone **{ $found }**. Choose one from the list: it finds cities, countries, and what time it is there.
thread-fair =
    -# Dice that anybody can check: keep this line. With it and the match file you can check every roll when the match is over: `/help topic:Fair dice`.
    `{ $line }`
help-fair =
    ### Dice that anybody can check
    Every roll and every shuffle comes from a secret seed, drawn before the match, and from a word of each player.
    { "" }**The hash** in the invitation is the fingerprint of the seed and of what is played: once it is published, neither can be changed. Copy it before you join.
    { "" }**Your word** goes into every roll. `/new` has `word`, the invitation **Join with my own word**; if you type none, I draw one at random. Take a new one every time, one that nobody could guess.
    { "" }**The line** at the top of the thread holds the hash and everybody’s words. Keep it: its hash must be the one you copied.
    { "" }**The match file**, at the end, holds the seed and every roll. `python -m engine verify FILE --published "LINE"` checks all of it; FAIR.md, beside the program, says how to write a checker of your own.
    { "" }**The computer** takes its chance from the same seed, and knows only what its seat knows. `python -m engine verify --ai FILE` works out each of its answers again.
    { "" }**What this does not prove**
    - Whoever runs the bot can read the seed. If he, a friend of his or my own random words come last, he could try words until he likes the dice. They are proven to you if you had copied the hash, then typed your own word, and it was taken at once: should joining fail, type the same word again. The surest way is to join last.
    - Whoever runs the bot and plays alone, or has all seats, proves nothing to anybody.
    - Cancelled matches prove nothing either: their seeds are never shown. Watch for gaps in the numbers of the matches.
    - That nobody looked: whoever runs the bot can read hands and decks, and can know every roll before it falls. If he plays too, he can act on it.
help =
    ### Fieldpost
    Wargames by chat, over days. The rules are enforced; what is hidden stays hidden.
    { "" }**Learn** `/learn`: a game in five minutes, by playing it.
    { "" }**Start** `/new` in a channel. Leave the opponent empty for an open seat; `/lobby` shows who has one. `/queue` finds an opponent, `/tournament` many.
    { "" }**Decide** when I write to you, or with **My decision** below the board. Choose, then **Seal**. Nobody sees it before everybody has sealed, and you can change it until then.
    { "" }**See** `/hand`, `/board`, `/log`, `/replay`, `/aar`, `/games`, `/stats`, `/card`, `/rules`, `/odds`. `/watch` follows a match of others.
    { "" }**Decks** `/deck` builds them, keeps them and shares them by a code.
    { "" }**By command** `/commit`, `/attack`, `/play`, `/draw`, and `/move` for anything. `/undo` takes back, `/resign` gives up, `/handover` passes your seat on, `/propose` asks the others for something, `/vacation` stops your clocks.
    { "" }**Fair dice** `/help topic:Fair dice` tells how to check every roll.
    { "" }**Español** `/language`.
    Games: { $titles }.

## Commands: names are what a person types, descriptions what he reads beside them (at most 100 characters)
cmd-new = new
cmd-new-about = Start a match: invite somebody, play the computer, or leave the seat open
cmd-learn = learn
cmd-learn-about = Learn a game in five minutes, by playing it
cmd-hand = hand
cmd-hand-about = See your hand, or your own board
cmd-board = board
cmd-board-about = See the board, as a picture or as text
cmd-commit = commit
cmd-commit-about = Commit units from your hand
cmd-attack = attack
cmd-attack-about = Declare an attack
cmd-play = play
cmd-play-about = Play a card
cmd-draw = draw
cmd-draw-about = Choose what to draw
cmd-move = move
cmd-move-about = Answer any open decision
cmd-undo = undo
cmd-undo-about = Take back your last answer, or ask the others to let you
cmd-deck = deck
cmd-deck-about = Your decks: build, keep and share them
cmd-deck-list = list
cmd-deck-list-about = List your decks
cmd-deck-show = show
cmd-deck-show-about = See one of your decks with its cards
cmd-deck-build = build
cmd-deck-build-about = Build a deck, or change one of yours
cmd-deck-rename = rename
cmd-deck-rename-about = Give one of your decks another name
cmd-deck-delete = delete
cmd-deck-delete-about = Delete one of your decks
cmd-deck-import = import
cmd-deck-import-about = Add a deck from a code
cmd-deck-share = share
cmd-deck-share-about = Post one of your decks here with its code, for everybody
cmd-log = log
cmd-log-about = Read what happened in a match
cmd-games = games
cmd-games-about = List your matches and whose turn it is
cmd-lobby = lobby
cmd-lobby-about = See who is looking for players in this server
cmd-stats = stats
cmd-stats-about = See what somebody has played, or this server
cmd-stats-player = player
cmd-stats-player-about = Matches won and lost, sides, decks, last results: yours or another player's
cmd-stats-server = server
cmd-stats-server-about = What is played in this server, and who plays most
cmd-server = server
cmd-server-about = For who manages this server: language, clock, announcements, roles, limits, permissions
cmd-server-setup = setup
cmd-server-setup-about = See and change how this server is set up, and which permissions I lack where
cmd-server-limits = limits
cmd-server-limits-about = Limit open invitations and running matches; 0 for the bot’s own limit only
cmd-master = master
cmd-master-about = For masters of the server: pause, extend, replace, rewind or close in matches
cmd-master-pause = pause
cmd-master-pause-about = Pause a match
cmd-master-resume = resume
cmd-master-resume-about = Let a paused match go on
cmd-master-extend = extend
cmd-master-extend-about = Give more time to a seat, or to everybody
cmd-master-replace = replace
cmd-master-replace-about = Offer a seat to somebody else, or let the computer play it
cmd-master-host = host
cmd-master-host-about = Make somebody else the host of a match
cmd-master-rewind = rewind
cmd-master-rewind-about = Go back to the beginning of a turn
cmd-master-close = close
cmd-master-close-about = End a match with no result
cmd-master-repost = repost
cmd-master-repost-about = Post again what could not be posted
cmd-watch = watch
cmd-watch-about = Follow a match of others: after each turn, what happened comes by direct message
cmd-replay = replay
cmd-replay-about = Watch a match again: any turn, or a finished one as a film
cmd-vacation = vacation
cmd-vacation-about = Go on vacation: no time runs for you
cmd-propose = propose
cmd-propose-about = Propose something to all who play: a draw, an end, a pause, what happens when somebody is late
cmd-pause = pause
cmd-pause-about = Propose a pause: no time runs, and nobody is reminded
cmd-resign = resign
cmd-resign-about = Give up a match, or propose a draw or to call it off
cmd-handover = handover
cmd-handover-about = Hand your seat over to somebody else
cmd-odds = odds
cmd-odds-about = Calculate an attack's odds from what you know
cmd-help = help
cmd-help-about = How to play here
cmd-rules = rules
cmd-rules-about = Ask the rules: a word, a number, a question; empty: browse by chapter
cmd-card = card
cmd-card-about = See a card
cmd-language = language
cmd-language-about = Choose the language I speak with you
cmd-settings = settings
cmd-settings-about = Your time zone, your quiet hours, how you are reminded, and how pictures look
opt-game = game
opt-game-about = Which game
opt-scenario = scenario
opt-scenario-about = Scenario; may set the number of players
opt-partner = partner
opt-partner-about = Your ally, where three or four play; empty for an open seat
opt-opponent2 = opponent2
opt-opponent2-about = A second opponent, where three or four play; empty for an open seat
opt-opponent = opponent
opt-opponent-about = Whom you invite (me: the computer); empty for an open seat
opt-to = to
opt-to-about = Who takes your seat; empty for anybody
opt-player = player
opt-player-about = Whose matches; empty for your own
opt-players = players
opt-players-about = Everybody else you invite: mention them with @, opponents first
opt-side = side
opt-side-about = Which side you play
opt-deck = deck
opt-deck-about = A ready-made deck or one of yours; you can still change it
opt-mine = deck
opt-mine-about = Which of your decks
opt-name = name
opt-name-about = Its name, of at most 40 characters
opt-code = code
opt-code-about = The code of the deck; it begins with FP1 or FP2
opt-options = options
opt-options-about = Variations of the rules
opt-packs = packs
opt-packs-about = Packs of cards made for this game; several with + between them
opt-invitations = invitations
opt-invitations-about = Open invitations in this server
opt-matches = matches
opt-matches-about = Running matches in this server
opt-invitations_each = invitations-each
opt-invitations_each-about = Open invitations of one person here
opt-matches_each = matches-each
opt-matches_each-about = Matches of one person here
opt-replaced = seat
opt-replaced-about = Which seat
opt-substitute = person
opt-substitute-about = Who is offered the seat; empty: the computer plays it
opt-host = to
opt-host-about = Who is to be the host: somebody who plays in it
opt-days = days
opt-days-about = How many days; 0: you are back
opt-hours = hours
opt-hours-about = How many hours more
opt-seat = seat
opt-seat-about = Whose seat; by default everybody's
opt-turn = turn
opt-turn-about = To which turn
opt-match = match
opt-match-about = Which match; by default this thread's, or the one waiting for you
opt-area = area
opt-area-about = A close-up of one area and its neighbours, where the board has areas
opt-text = text
opt-text-about = In words instead of a picture
opt-format = format
opt-format-about = Picture orientation; I remember it
opt-time_zone = time_zone
opt-time_zone-about = Where you live: a city, a country, or what time it is now
opt-theme = theme
opt-theme-about = Picture colours; I remember it
opt-units = units
opt-units-about = What to commit; several with + between them
opt-unit = unit
opt-unit-about = Which of your units
opt-target = target
opt-target-about = Its target
opt-card = card
opt-card-about = Which card
opt-what = what
opt-what-about = What to draw
opt-decision = decision
opt-decision-about = Which decision
opt-picks = picks
opt-picks-about = Your answer; several with + between them
opt-search = search
opt-search-about = A word, a number or a question; empty: all chapters
opt-word = word
opt-word-about = Your word for the dice: 1 to 40 letters, digits, _ and -; random if you type none
opt-clock = clock
opt-clock-about = How long everybody has; Standard if you choose none. In hours: 48, or 72+12/120
opt-by_itself = by_itself
opt-by_itself-about = Play the suggestion for whoever is out of time, instead of waiting
opt-proposal = what
opt-proposal-about = What you propose
opt-topic = topic
opt-topic-about = What to explain; empty: how to play
choice-signs = Signs and symbols
choice-fair = Fair dice
opt-level = level
opt-level-about = How well the computer plays, where it does; empty: as a veteran
choice-recruit = Recruit: makes a beginner’s mistakes
choice-veteran = Veteran: always plays as well as it can
opt-language = language
opt-language-about = The language
choice-en = English
choice-es = Español
choice-landscape = Wide
choice-portrait = Upright, for phones
choice-dark = Dark
choice-light = Light
choice-auto = Same as Discord

## What the table refuses, beside the rules
table-no-match = There is no such match.
table-no-seat = This game has no seat { $seat }.
table-guest-twice = The same person cannot take two seats.
table-side-full = All seats of that side are taken; choose another one.
table-own-guest = You cannot play against yourself.
table-not-seated = You have no seat in this match, so this is not yours to decide.
table-not-invited = This invitation is for somebody else.
table-not-host = Only the player who sent the invitation can do that.
table-needs-all = This match begins when every seat is taken.
table-host-stays = This is your own invitation: withdraw it, or wait for the others.
table-already-seated = You already have a seat in this match.
handover-has-seat = That person has a seat in this match already.
handover-had-seat = That person has left a seat of this match, and can only watch it.
handover-left-it = You have left a seat of this match, and can only watch it now.
handover-not-offered = This seat is not on offer any more.
handover-not-yours = This seat is offered to somebody else.
watch-own = You play in this match: its thread and your panels tell you everything.
table-not-begun = This match has not begun: it is still waiting for a player.
table-already-begun = This match has already begun.
table-over = This match is over.
table-not-over = This match is not over yet; its file is given out when it ends.
table-no-replay = The film comes when the match is over. Until then `/replay` shows the turns as everybody has seen them.
table-other-rules = This match began under version { $rules } of the rules. Under today's, version { $now }, it would turn out differently, so it cannot be replayed.
table-rematch-late = A rematch can be asked for within seven days of the end. **/new** opens another match.
table-cancelled = This invitation is no longer open.
table-bad-word = Your word for the dice may have 1 to { $most } characters: letters from a to z (small or capital, without accents), digits, _ and -.
table-no-way-back = This can no longer be taken back: dice were rolled, something hidden was shown, or somebody else has acted since.
not-stored = Not stored: I cannot write to my database just now. Nothing is lost; try again shortly.
allowance-open-person = You already have { $most ->
    [one] an open invitation
   *[other] { $most } open invitations
}: that is the limit. Withdraw one, or wait until somebody joins.
allowance-open-server = This server already has { $most ->
    [one] an open invitation
   *[other] { $most } open invitations
}: that is the limit. Join one of them, or try again when some have been answered.
allowance-running-person = You are already in { $most ->
    [one] one match
   *[other] { $most } matches
}: that is the limit. Finish one first, or withdraw an invitation; **/games** lists them.
allowance-running-server = This server already has { $most ->
    [one] one match
   *[other] { $most } matches
} under way: that is the limit. Please try again when one of them is over.
allowance-invitations = Somebody you invite has already had { $most ->
    [one] an invitation
   *[other] { $most } invitations
} within the last hour: that is the limit. Try again later, or leave the seat open: anybody can take it then.
allowance-lessons = You have already begun { $most ->
    [one] a lesson
   *[other] { $most } lessons
} within the last hour: that is the limit. Try again later; **/new** begins a match of your own at any time.
allowance-watched = You already watch { $most ->
    [one] one match
   *[other] { $most } matches
}, the most at a time. Stop watching one first: the list of **/watch** begins with them.
allowance-watchers = { $most ->
    [one] Somebody already watches
   *[other] { $most } people already watch
} this match, the most at a time. Its thread shows everything that is public.
allowance-commands = That was quick: { $most ->
    [one] one command a minute is
   *[other] { $most } commands a minute are
} the limit. Try again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}; the buttons in your own matches are never held up.
table-broke = Something broke on our side in match { $match }; nothing was lost. Please try again.
