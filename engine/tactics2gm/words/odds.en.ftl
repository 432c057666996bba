# What is said of odds.

tactics2gm-odds-line = harms { $harms } %, destroys { $destroys } %{ $ap ->
    [0] {""}
    [one] , about one Action Point’s worth
   *[other] , about { $ap } Action Points’ worth
}
tactics2gm-odds-all = All of them, one after the other
tactics2gm-odds-shot = { $what }: { $hit ->
    [0] no roll
   *[other] hits from { $hit }{ $crit ->
        [0] {""}
       *[other] , critical from { $crit }
    }
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}; penetration { $penetration } against armour { $armour }, damage { $damage }. Harms { $harms } %, destroys { $destroys } %.
tactics2gm-odds-prospect = That is how everything stands now; you may shoot in your Shooting phase.
tactics2gm-promise = { $by } → { $at }: { $harms ->
    [0] no harm, penetration { $penetration } against armour { $armour }
   *[other] harms { $harms } %{ $crit ->
        [0] {""}
       *[other] , critical { $crit } %
    }, destroys { $destroys } %
}
tactics2gm-promise-together = All weapons → { $at }: harms { $harms } %, destroys { $destroys } %
tactics2gm-refused-odds-together = Several weapons together are worked out against units only. Choose one weapon.

## What is asked

tactics2gm-odds-command = 2gm
tactics2gm-odds-command-about = Work out what shots in 2GM Tactics promise
tactics2gm-odds-field-unit = unit
tactics2gm-odds-field-unit-about = Which of your units shoots or assaults
tactics2gm-odds-field-target = target
tactics2gm-odds-field-target-about = Its target
tactics2gm-odds-field-weapon = weapon
tactics2gm-odds-field-weapon-about = With what; leave empty for all that may fire
