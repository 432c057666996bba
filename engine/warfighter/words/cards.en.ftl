# What is written on cards at full size.

warfighter-picture-mode = { $mode }
warfighter-picture-figure = { $figure ->
    [bands] RP up to
    [health] Health
    [cover] Cover
    [move] Move
    [close] Hand-to-hand
    [actions] Actions
    [loadout] Loadout
    [load] Load
    [rp] RP
    [range] Range
    [pen] Penetration
    [ammo] Ammo
    [explosion] Explosion
    [dice] Dice
    [hit] Hits on
    [empty] Empties on
    [reticles] Hostiles
    [entrance] Entrance cost
    [reinforce] Reinforce
    [reinforced] Reinforced by
    [active] Active
    [suppress] Suppress
    [one] 1 Wound
    [two] 2 Wounds
    [hostiles] Hostiles, XP
    [turns] Turns
    [objective] Objective in slot
    [uses] Uses
    [copies] Copies
    [covert] Covert discards
   *[upkeep] Upkeep per turn
}
warfighter-picture-card-soldier = { $type ->
    [player] Player Soldier
    [non_player] Non-Player Soldier
   *[squad] Squad Soldier
} · { $nation }
warfighter-picture-card-kit = He comes with: { $kit }
warfighter-picture-card-weapon = Weapon · { $nation }
warfighter-picture-card-far = Range { $range }: { $amount } to hit.
warfighter-picture-card-needs = Only with: { $trait }.
warfighter-picture-card-hostile = { $tier ->
    [elite] Elite
   *[front] Front-line
} · { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
warfighter-picture-card-location = Location · { $ground }
warfighter-picture-card-equipment = Equipment · { $nation }
warfighter-picture-card-squad = Ready-made squad · { $mission }
warfighter-picture-card-kind = { $kind ->
    [mission] Mission
    [skill] Skill
    [event] Event
   *[other] Card
}
warfighter-picture-card-action = Action card{ $support ->
    [0] {""}
   *[other] {" "}· Support
}{ $covert ->
    [0] {""}
   *[other] {" "}· Covert
}{ $radio ->
    [true] {" "}· Radio
   *[false] {""}
}
