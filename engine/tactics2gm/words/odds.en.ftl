# What is said of odds.

tactics2gm-odds-line = wounds { $harms } %, destroys { $destroys } %{ $ap ->
    [0] {""}
   *[other] , worth about { $ap } AP
}
tactics2gm-odds-all = All of them, one after the other
tactics2gm-odds-shot = { $what }: { $hit ->
    [0] no roll
   *[other] hits on { $hit }+{ $crit ->
        [0] {""}
       *[other] , critical on { $crit }+
    }
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}; penetration { $penetration } against armour { $armour }, damage { $damage }. Wounds { $harms } %, destroys { $destroys } %.
tactics2gm-odds-prospect = As things stand now; you may shoot in your Shooting phase.
tactics2gm-promise = { $by } → { $at }: { $harms ->
    [0] no effect, penetration { $penetration } against armour { $armour }
   *[other] wounds { $harms } %{ $crit ->
        [0] {""}
       *[other] , critical { $crit } %
    }, destroys { $destroys } %
}
tactics2gm-promise-together = All weapons → { $at }: wounds { $harms } %, destroys { $destroys } %
tactics2gm-refused-odds-together = Several weapons at once can be worked out against Units only. Choose one weapon.

## What is asked

tactics2gm-odds-command = 2gm
tactics2gm-odds-command-about = Calculate the odds of shots in 2GM Tactics
tactics2gm-odds-field-unit = unit
tactics2gm-odds-field-unit-about = Which of your Units shoots or assaults
tactics2gm-odds-field-target = target
tactics2gm-odds-field-target-about = Its target
tactics2gm-odds-field-weapon = weapon
tactics2gm-odds-field-weapon-about = With what; empty = every weapon that may fire
