# What attacks promise, and how dangerous the Hostiles are.

warfighter-odds-command = warfighter
warfighter-odds-command-about = Calculate an attack in Warfighter, or the danger of the coming Hostile Turn
warfighter-odds-field-soldier = soldier
warfighter-odds-field-soldier-about = The Soldier
warfighter-odds-field-attack = attack
warfighter-odds-field-attack-about = How he attacks; empty = the danger that he is in
warfighter-odds-field-target = target
warfighter-odds-field-target-about = Whom he attacks; empty = the first in range
warfighter-odds-way = { $gear } ({ $mode }{ $close ->
    [true] , hand-to-hand
   *[false] {""}
})
warfighter-odds-attack = Kill { $kill } %, only Suppress { $suppress } %, nothing { $nothing } %; card gone { $gone } %; weapon empty { $empty } %.
warfighter-odds-barrage = At least one kill { $kill } %, { $kills } kills on average; nothing at all { $nothing } %; all cards gone { $cleared } %.
warfighter-odds-shelled = { $hostile } ({ $active } active): kill { $kill } %, only Suppress { $suppress } %, card gone { $gone } %.
warfighter-odds-structure = At least one Hit { $hits } %; weapon empty { $empty } %.
warfighter-odds-officer = Captured { $taken } %.
warfighter-odds-dice = { $dice ->
    [0] Certain hit
    [one] 1 die, { $needed }+
   *[other] { $dice } dice, { $needed }+
}{ $changes ->
    [none] {""}
   *[other] {": "}{ $changes }
}.
warfighter-odds-cover = Cover { $cover }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}; { $sure ->
    [true] the cover roll counts as 6
   *[false] cover roll 1d6
} + { $pen }{ $pen_changes ->
    [none] {""}
   *[other] {" "}({ $pen_changes })
}.
warfighter-odds-danger = { $soldier } in the coming Hostile Turn: wounded { $wounded } %, { $wounds } Wounds on average, Downed { $downed } %.
warfighter-odds-blow = { $hostile } ({ $active } active): Wound { $wounded } %, only Suppress { $suppress } %.
