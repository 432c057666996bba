# Names of what may be picked.

warfighter-label-squad = Ready-made squad
warfighter-label-squad-of = { $squad }
warfighter-label-chance = By chance
warfighter-label-advised = As advised
warfighter-label-recruit = Recruit
warfighter-label-recruit-whom = { $card } ({ $type ->
    [player] PS
    [non_player] NPS
   *[squad] SQ
}, { $rp } RP)
warfighter-label-dismiss = Dismiss
warfighter-label-learn = Learn a Skill
warfighter-label-forget = Give up a Skill
warfighter-label-skill = { $skill } ({ $rp } RP)
warfighter-label-buy = Buy
warfighter-label-new = { $gear } ({ $rp } RP, Loadout { $load })
warfighter-label-ammo = Extra ammunition
warfighter-label-return = Return
warfighter-label-fill = Draw
warfighter-label-draw = { $locations ->
    [0] Action cards only
    [one] 1 Location, the rest Action cards
   *[other] { $locations } Locations, the rest Action cards
}
warfighter-label-toss = Discard
warfighter-label-keep = Keep a Location
warfighter-label-fire = Fire
warfighter-label-throw = Throw
warfighter-label-fight = Hand-to-hand
warfighter-label-break = Break off
warfighter-label-move = Move
warfighter-label-calm = Shake off Suppress
warfighter-label-effort = One more Action for 2 XP
warfighter-label-lead = Give an Action
warfighter-label-reload = Reload
warfighter-label-forage = Find ammunition
warfighter-label-aid = First aid
warfighter-label-smoke = Smoke
warfighter-label-dig = Dig in
warfighter-label-deploy = Deploy
warfighter-label-work = Work on the Objective
warfighter-label-play = Play a card
warfighter-label-explore = Play a Location
warfighter-label-sneak = Play a Location quietly
warfighter-label-activate = Activate the Objective
warfighter-label-renew = Discard and draw
warfighter-label-seek = Draw a Location
warfighter-label-give = Give
warfighter-label-share = Share ammunition
warfighter-label-drop = Discard gear for good
warfighter-label-shed = Discard a batch of ammunition
warfighter-label-take = Pick up
warfighter-label-retire = Retire
warfighter-label-entrust = Entrust to somebody
warfighter-label-recall = Take back command
warfighter-label-trust = Share with others
warfighter-label-trusted = { $what ->
    [xp] { $open ->
        [true] Keep my Soldiers’ XP
       *[false] Share my Soldiers’ XP
    }
   *[moves] { $open ->
        [true] Only I move my NPS and SQ
       *[false] Others may move my NPS and SQ
    }
}
warfighter-label-flip = Empty a weapon
warfighter-label-discard = Discard a card
warfighter-label-supply = Supplies
warfighter-label-clear = Pay 2 XP
warfighter-label-redraw = Draw another Event for 3 XP
warfighter-label-pass = Done
warfighter-label-decline = Leave it at that
warfighter-label-resume = Go on after all

warfighter-label-soldier = { $number } { $soldier }
warfighter-detail-soldier = Health { $health } of { $healthy }, { $actions ->
    [0] no Actions
    [one] 1 Action
   *[other] { $actions } Actions
}{ $suppress ->
    [0] {""}
   *[other] , { $suppress } Suppress
}, slot { $slot }
warfighter-label-gear = { $gear }{ $uses ->
    [0] { $ammo ->
        [0] {""}
       *[other] {" "}({ $ammo }{ $empty ->
            [true] , empty
           *[false] {""}
        })
    }
   *[other] {" "}({ $uses })
}
warfighter-label-fists = Bare hands
warfighter-label-strike = Strike
warfighter-label-mode = { $mode }: { $dice }d10, { $hit }+
warfighter-detail-mode = { $empty ->
    [1] Empties if the first die is 1
    [10] One shot, then empty
   *[other] Empties if the first die is 1 to { $empty }
}
warfighter-label-hostile = { $letter } { $hostile }
warfighter-detail-hostile = Slot { $slot }, { $active } of { $living } active, Cover { $cover }
warfighter-label-structure = The structure
warfighter-label-officer = The Officer
warfighter-label-slot = Slot { $slot }: { $location }
warfighter-label-location = { $location }
warfighter-label-card = { $card }
warfighter-label-how = { $how ->
    [up] Leveled up for 1 XP
   *[plain] Basic level
}
warfighter-label-leveled = for 1 XP
warfighter-label-several = { $number } × { $short }
warfighter-label-payer = { $soldier } pays
warfighter-label-payment = { $soldier ->
    [none] Discard { $shorts }
   *[other] { $soldier } discards { $shorts }
}
warfighter-label-seat = { $seat }
warfighter-label-order = { $case ->
    [self] Hit the Dirt for oneself: { $choice ->
        [always] always
        [low] if 2 Health or less would be left
       *[never] never
    }
    [others] Hit the Dirt for others (1 XP): { $choice ->
        [always] always
        [low] if 2 Health or less would be left
       *[never] never
    }
    [morphine] Morphine at 1 Health: { $choice ->
        [always] yes
       *[never] no
    }
   *[support] Keep Support cards for XP: { $choice ->
        [always] yes
       *[never] no
    }
}
