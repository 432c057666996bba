# Why an answer was refused, whatever the game. A reason's rule number is added by whoever shows it.

refused-stale = Too late: this decision is no longer open. The board has moved on.
refused-not-yours = This decision is not yours to make.
refused-too-few = You chose { $chosen }; { $least ->
    [one] at least one is needed
   *[other] at least { $least } are needed
}.
refused-too-many = You chose { $chosen }; { $most ->
    [one] only one is allowed
   *[other] no more than { $most } are allowed
}.
refused-no-option = That cannot be chosen here.
refused-twice = The same thing cannot be chosen twice.
refused-paused = Something else has to be settled first; then you are asked this again.
refused-too-late = That is no longer possible: somebody else was faster. This is how things stand now; the thread tells what has happened.
refused-no-game = There is no game called “{ $found }”.
refused-no-scenario = There is no scenario called “{ $found }”.
refused-no-setting = There is no option called “{ $found }”.
refused-bad-setting = “{ $found }” is not a value that the option “{ $setting }” can have.
refused-no-pack = There is no pack “{ $found }” that could be used here.
refused-many-packs = { $found } packs are too many for one match; { $most } are the most.
