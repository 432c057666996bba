# A word beside a question: advice, what passing would give up, what is assigned, why a unit is not offered.

fab-hint-plans = Optional and secret: answers to questions that may come, so that nobody has to wait for you. A plan is used where it is legal then; otherwise you are asked. What holds for an area goes before what holds in general. What you never use stays secret until the end.
fab-hint-refit = An asset in the cup can be drawn again.{ $ready ->
    [true] {" "}Those you name straight back are ready at once, one for each Special Action that you left unused.
   *[false] {""}
}
fab-hint-fall-back = A retreat absorbs one hit and leaves your units disordered. Whoever has nowhere to go loses a step and stays.
fab-hint-disorder = Disorder absorbs one hit. Your units stay and lose no step for it, but fire worse, cannot attack, and recover in two Supply Phases.
fab-hint-stand = A retreat by Special Action leaves the area in good order, but armoured attackers may exploit it. A unit from next door may be brought up instead.
fab-hint-hold = Nothing else is possible here. You are asked all the same, so that nobody can tell.
fab-hint-abort = Aborting ignores these hits: your units stay, but disordered, and the attack is over. Across a river or from the air they have to go back.
fab-hint-exploit = A unit that passes may enter one more area in Breakthrough Movement. Failing costs nothing, but a hidden unit shows its face when it rolls.
fab-hint-ford = Crossing takes its whole move and makes the attack a river assault. Staying costs 1 MP.
fab-hint-support = Artillery and aircraft fire before anybody else, and cannot be lost to ground fire. Battle assets fire with your units; one may be lost in place of a step.
fab-hint-point = The enemy fires at your point unit: its quality and class count, and it takes the first loss.
fab-hint-moving = { $number ->
    [one] 1 unit may still act.
   *[other] { $number } units may still act.
}
fab-caution-moving = { $number ->
    [one] 1 unit may still act, and there is something worth doing.
   *[other] { $number } units may still act, and there is something worth doing.
}
fab-caution-battle = { $number ->
    [one] There is 1 area where you are strong enough to attack.
   *[other] There are { $number } areas where you may attack, one of them with good odds.
}
fab-tally-support = { $art } artillery, { $air } aircraft, { $battle ->
    [one] 1 battle asset
   *[other] { $battle } battle assets
}, { $event ->
    [one] 1 event
   *[other] { $event } events
}
fab-absent-unit = { $unit } at { $area }
fab-absent-outpost = The outpost never moves: { $units }.
fab-absent-frozen = The division does not move yet: { $units }.
fab-absent-done = Done for this phase: { $units }.
fab-absent-sent = Neither a reserve nor exploiting, so not moving in this phase: { $units }.
fab-absent-nowhere = Nowhere to go: { $units }.
