# Fights as the thread tells them below their picture, which shows every roll: only what came of them.
# Whatever is not here is said as it is in the log; empty words leave a line out.

spearpoint-event-draws = The { $seat } draw { $cards }.
spearpoint-drawn-units = { $number ->
    [one] 1 Unit card
   *[other] { $number } Unit cards
}
spearpoint-drawn-commands = { $number ->
    [one] 1 Command card
   *[other] { $number } Command cards
}
spearpoint-digest-sealed = { $decision ->
    [after_reveal] { "" }
    [end_of_combat] { "" }
   *[other] { spearpoint-event-sealed }
}
spearpoint-digest-declared = { "" }
spearpoint-digest-assault-declared = { "" }
spearpoint-digest-initiative = { "" }
spearpoint-digest-initiative-tied = { "" }
spearpoint-digest-rolled = { "" }
spearpoint-digest-rolls-again = { "" }
spearpoint-digest-intensity-again = { "" }
spearpoint-digest-plus = { "" }
spearpoint-digest-friendly-fire = { $unit ->
    [0] { spearpoint-event-friendly-fire }
   *[other] { "" }
}
spearpoint-digest-friendly-fire-nobody = { "" }
spearpoint-digest-hit = { $net ->
    [0] { "" }
   *[other] { $target_card } #{ $target } takes { $net } damage, { $endurance } Endurance left.
}
spearpoint-digest-destroyed = 💥 **{ spearpoint-event-destroyed }**
spearpoint-digest-captured = 🏳️ **{ spearpoint-event-captured }**

## A hit in one line: who made it, on whom, what came of it

spearpoint-event-struck = { $fatal ->
    [true] 💥 **{ $cause } { $target_card } #{ $target }: { $results }.**
   *[false] { $cause } { $target_card } #{ $target }: { $results }.
}
spearpoint-blow-by-unit = { $by_card } #{ $by } hits
spearpoint-blow-by-assault = Close Assault led by { $by_card } #{ $by } hits
spearpoint-blow-by-friends = Friendly Fire of { $by_card } #{ $by } hits
spearpoint-blow-by-card = { $card } hits
spearpoint-blow-damage = { $net ->
    [0] no damage
   *[other] { $net } damage{ $endurance ->
        [0] {""}
       *[other] , { $endurance } Endurance left
    }
}
spearpoint-blow-effect = damaged ({ $effect })
spearpoint-blow-destroyed = destroyed{ $natural ->
    [0] {""}
   *[other] {" "}on a natural { $natural }
}
