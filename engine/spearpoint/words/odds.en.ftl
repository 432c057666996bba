# What is said of odds.

## Odds

spearpoint-odds-line = hit { $hit } %, damaged { $damaged } %, destroyed { $destroyed } %, Friendly Fire { $friendly } %, { $points ->
    [0] hardly a point
    [one] about one point
   *[other] about { $points } points
}
spearpoint-odds-attack = { $units } against { $target_card } #{ $target } (Endurance { $endurance }, damaged at { $half }).
spearpoint-odds-weapons = { $weapons }
spearpoint-odds-weapons-with = { $card }: { $weapons }
spearpoint-odds-weapon = { $shot } a roll: 2D10 against { $needs }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. Damage: 1D10 + { $index } − { $defense }{ $cover ->
    [none] {""}
   *[other] {" "}(Defense: { $cover })
}.
spearpoint-odds-change = { $source } { SIGNED($amount) }
spearpoint-odds-plus = +1 on { $roll ->
    [attack] an attack roll
   *[intensity] the Intensity
}
spearpoint-odds-cards = With { $cards }.
spearpoint-odds-chances = Hit at least once { $hit } %, damaged { $damaged } %, destroyed { $destroyed } %, captured { $captured } %, Friendly Fire { $friendly } %.
spearpoint-odds-together = Together with { $units }: damaged about { $damaged } %, destroyed about { $destroyed } %.
spearpoint-odds-points = Expected Victory Points: { $whole }.{ $tenths }. Cards that others may hold are not counted.

## What is asked

spearpoint-odds-command = spearpoint
spearpoint-odds-command-about = Calculate the odds of an attack in Spearpoint 1943
spearpoint-odds-field-attacker = attacker
spearpoint-odds-field-attacker-about = Which unit attacks
spearpoint-odds-field-target = target
spearpoint-odds-field-target-about = Its target
spearpoint-odds-field-weapons = weapons
spearpoint-odds-field-weapons-about = With what; empty = best odds
spearpoint-odds-field-cards = cards
spearpoint-odds-field-cards-about = Cards of yours that would count; several with + between them
