# The sequence of play, pieces, arrivals, the Administration Phase, supply, victory.

fab-event-turn = Turn { $turn }: { $date }.
fab-event-phase = { $phase ->
    [administration] { $seat }: Administration Phase.
    [movement] { $seat }: Operational Movement.
    [strategic] { $seat }: Strategic Movement.
    [combat] { $seat }: Combat Phase.
    [reaction] The other side may react to { $seat }.
    [breakthrough] { $seat }: Breakthrough Movement.
    [breakthrough_combat] { $seat }: Breakthrough Combat.
   *[supply] { $seat }: Supply Phase.
}
fab-event-passed = { $seat } is done: { $phase ->
    [arrivals] reinforcements
    [administration] administration
    [movement] movement
    [strategic] strategic movement
    [reaction] reaction
    [breakthrough] breakthrough
   *[battle] combat
}.
fab-event-bridged = { $seat } bridges the ditch: { $links }.
fab-event-refitted = { $seat } returns used assets to the cup{ $ready_pieces ->
    [none] {""}
   *[other] {"; "}straight back: { $ready_pieces }
}{ $kept_pieces ->
    [none] {""}
   *[other] {"; "}kept out: { $kept_pieces }
}.
fab-event-special-action-came = { $seat } gains a Special Action.
fab-event-special-action-left = { $seat } loses a Special Action.
fab-event-pieces-came = New in the cup of { $seat }: { $pieces }.
fab-event-drew = { $seat } draws { $pieces ->
    [none] { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    }
   *[other] { $pieces }
}.
fab-private-drew = You draw { $pieces }.
fab-event-arrived = { $seat }: { $unit } arrives at { $area }.
fab-event-delayed = { $seat }: a unit finds its entry blocked and waits a turn.
fab-event-event = { $seat } plays { $piece }{ $area ->
    [none] {""}
   *[other] {": "}{ $area }
}.
fab-event-recycled = Back into the cup of { $seat }: { $pieces }.
fab-event-replaced = { $seat }: { $unit } at { $area } gets a step back.
fab-event-special-action = { $seat }, by { $piece_id ->
    [none] Special Action
   *[other] { $piece }
}: { $use ->
    [redirect] a reinforcement arrives elsewhere, { $area }
    [rally] troops around { $area } reorganise
    [rebuild] a unit gets quality replacements
    [release] a brigade is released at { $area }
    [fight] the fight for { $area } goes on
    [retreat] retreat from { $area } before the combat
   *[reinforce] a unit reinforces { $area }
}.
fab-event-rallied = { $seat }: { $unit } at { $area } is in good order again.
fab-event-staff = { $seat }, by { $piece }: { $use ->
    [find] replacements are found
    [spot] a unit is spotted
    [post] a unit is held in reserve
   *[missiles] the SAM number is now { $sam }
}.
fab-event-engineers = { $seat }: { $piece } { $work ->
    [blow] blow up { $links } from { $area }
    [repair] repair { $links } from { $area }
    [fortify] build defences at { $area }
    [roadblock] build a roadblock at { $area }
    [ambush] hold a roadblock at { $area }
   *[bridge] bridge the ditch: { $links }
}.
fab-event-supply = { $seat }: { $unit } at { $area } { $cut ->
    [true] is out of supply
   *[false] is in supply again
}.
fab-event-recovered = { $seat }: { $unit } at { $area } is { $order_id ->
    [good] in good order again
   *[recovering] recovering
}.
fab-event-disordered = { $seat }: { $unit } at { $area } is disordered.
fab-event-morale = { $seat }: { $unit } at { $area } checks morale: { $die }, needs { $needs }: { $passed ->
    [true] passed
   *[false] failed
}.
fab-event-surrendered = { $seat }: { $unit } at { $area } surrenders.
fab-event-defences-gone = The defences of { $seat } at { $area } are gone.
fab-event-roadblock-gone = The roadblock of { $seat } at { $area } is cleared.
fab-event-taken = { $seat } takes control of { $area }.
fab-event-victory-check = End of turn { $turn }: Syria { $sy }, Israel { $il }, net { $net }.

fab-prompt-bridges = Which four ditch crossings do you bridge?
fab-label-span = Bridge
fab-choice-span = { $what }
fab-prompt-refit = Your used assets return to the cup. { $ready ->
    [true] Which come straight back to Available, and which do you keep out?
   *[false] Which do you keep out?
}
fab-label-ready = Straight back
fab-label-keep = Keep out
fab-choice-ready = Straight back: { $what }
fab-choice-keep = Keep out: { $what }
fab-prompt-arrivals = Where do your reinforcements arrive?
fab-label-place = Place
fab-label-place-all = Place all as printed
fab-label-redirect = Redirect
fab-label-mobilise = Mobilise early
fab-label-pass-arrivals = Done
fab-prompt-administration = Administration{ $whose ->
    [other] {" "}in the enemy's turn
   *[own] {""}
}: what do you do?
fab-label-blow = Blow bridges
fab-label-repair = Repair a bridge
fab-label-fortify = Build defences
fab-label-roadblock = Build a roadblock
fab-label-ambush = Hold a roadblock
fab-label-bridge = Bridge the ditch
fab-label-event = Play an event
fab-label-recycle = Assets back to the cup
fab-label-find = Replacements
fab-label-spot = Reveal a unit
fab-label-post = Hold in reserve
fab-label-missiles = Change the SAM number
fab-label-rally = Reorganise troops
fab-label-rebuild = Quality replacements
fab-label-release = Release a brigade
fab-label-pass-administration = End administration

fab-label-in-area = { $area }
fab-label-over-link = { $link }
fab-label-over-links = { $links }
fab-label-named-unit = { $unit }
fab-label-piece = { $piece }
fab-label-coming = { $unit }
fab-label-block = { $unit } ({ $area_id }){ $steps ->
    [0] {""}
   *[other] {": "}{ $steps } { $quality }
}{ $left ->
    [-1] {""}
   *[other] {", "}{ $left } MP
}
