# What is printed on cards, beside their names.

warfighter-card-soldier = { $type ->
    [player] Player Soldier
    [non_player] Non-Player Soldier
   *[squad] Squad Soldier
}, { $nation }, { $rp } RP
warfighter-card-soldier-figures = Health { $health }, Move { $move }, Cover { $cover }, hand-to-hand { $hand_to_hand }, { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}{ $loadout ->
    [0] {""}
   *[other] , Loadout { $loadout }
}
warfighter-card-kit = With { $cards }
warfighter-card-gear = { $nation }, { $rp } RP, weighs { $load }
warfighter-card-weapon = Range { $rmin } to { $rmax }, Penetration { $pen }{ $ammo ->
    [0] {""}
    [one] , 1 ammunition counter
   *[other] , { $ammo } ammunition counters
}{ $explosion ->
    [1] {""}
   *[other] , Explosion { $explosion }
}
warfighter-card-mode = { $mode }: { $dice }d10, { $hit }+{ $empty ->
    [0] {""}
    [1] , empties on 1
    [10] , one shot
   *[other] , empties on 1 to { $empty }
}
warfighter-card-uses = { $uses ->
    [one] 1 use
   *[other] { $uses } uses
}
warfighter-card-skill = Skill, { $rp } RP
warfighter-card-traits = { $traits }
warfighter-card-hostile = { $tier ->
    [elite] Elite
   *[front] Front-line
} deck, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}: { $xp } XP, { $reticles ->
    [one] 1 Hostile
   *[other] { $reticles } Hostiles
}, Cover { $cover }, range { $rmin } to { $rmax }{ $entrance ->
    [0] {""}
   *[other] , entrance +{ $entrance }
}
warfighter-card-column = { $active } active: Suppress on { $suppress }, a wound on { $one }, two on { $two }
warfighter-card-reinforce = Brings a card worth { $least } to { $most }
warfighter-card-kills = Needs { $kills } kills
warfighter-card-place = Entrance { $entrance }, hand-to-hand { $hand_to_hand }
warfighter-card-table = Hostile XP { $numbers }, reinforcements worth { $least } to { $most }
warfighter-card-mission = { $rp } RP, { $turns } turns, Objective in slot { $slot }{ $loadout ->
    [0] {""}
   *[other] , Loadout { $loadout }
}
warfighter-card-goal = Objective: { $objective }
warfighter-card-squad = Ready-made squad for { $mission }
warfighter-card-member = { $soldier }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
warfighter-card-text = { $text }
