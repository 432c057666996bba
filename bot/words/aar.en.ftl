## The after-action report of a match that is over

cmd-aar = aar
cmd-aar-about = Read the after-action report on a finished match, and post it
aar-not-over = The report on match { $number } is written when it is over. Until then `/log` tells what has happened, and `/board` shows how it stands.
result-report = Report
aar-title = 📜 { $game }, match { $number }: after-action report
aar-how = How it ended
aar-plans = What was sealed
aar-turning = Turning points
aar-dice = The dice
aar-losses = Losses
aar-player = { $name } ({ $seat })
aar-played = { $players }: { $turns ->
    [0] over before the first turn.
    [one] one turn.
   *[other] { $turns } turns.
}
aar-seat = { $seat }
aar-side = { $side }
aar-plan = **{ $who }** { $prompt } { $picks ->
    [none] { aar-nothing }
   *[other] *{ $picks }*
}
aar-nothing = nothing
aar-point = **{ $turn }** { $before } → { $standing }.{ $told ->
    [none] { "" }
   *[other] { " " }{ $told }
}
aar-no-point = No turn changed how it stood.
aar-side-dice = { $side }: { $throws }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; { $expected } were to be expected.
aar-luckiest = 🍀 Luckiest: { $turn ->
    [none] { "" }
   *[other] { $turn }{ " " }
}{ $line } That or better: { $percent } %.
aar-unluckiest = 🌧️ Unluckiest: { $turn ->
    [none] { "" }
   *[other] { $turn }{ " " }
}{ $line } That or worse: { $percent } %.
aar-no-dice = Nobody rolled to hit anything.
aar-lost = **{ $side }**: { $things ->
    [none] { aar-none }
   *[other] { $things }
}.
aar-none = none
aar-counted = { $count } × { $name }
aar-more = … and { $count ->
    [one] 1 more line
   *[other] { $count } more lines
} in the file.
aar-events-more = And { $count } more.
aar-source = Everything here comes from the match’s log: `/log` has every roll, `/replay` every step.
aar-post = Post in the thread
aar-posted = The report stands in the thread: { $link }
aar-no-thread = This match has no thread any more in which the report could stand. The file is yours to share.
