# What happens: the squad, the Soldier Turn, the Hostile Turn, Events.

warfighter-event-recruited = { $seat } recruits { $soldier }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
warfighter-event-dismissed = { $seat } sends { $soldier } away.
warfighter-event-learned = { $soldier } learns { $skill }.
warfighter-event-forgot = { $soldier } gives up { $skill }.
warfighter-event-bought = { $soldier } gets { $gear }.
warfighter-event-bought-ammo = { $soldier } gets extra ammunition for { $weapon }.
warfighter-event-returned = { $soldier } returns { $gear }.
warfighter-event-mustered = { $seat } is ready. RP left: { $rp }.
warfighter-event-outfitted = The squad: { $soldiers }.

warfighter-event-turn = Soldier Turn. Turns left: { $turn }.
warfighter-event-passed = { $seat } is done.
warfighter-event-resumed = { $seat } goes on.
warfighter-event-trusted = { $seat } { $what ->
    [xp] { $open ->
        [true] shares the XP of his Soldiers
       *[false] keeps the XP of his Soldiers
    }
   *[moves] { $open ->
        [true] lets others move his NPS and SQ
       *[false] no longer lets others move his NPS and SQ
    }
}.
warfighter-event-reshuffled = { $deck ->
    [actions] The Action discards are shuffled.
    [locations] The Location discards are shuffled.
    [hostiles] The Hostile discards are shuffled.
   *[events] The Event discards are shuffled.
}
warfighter-event-drew = { $soldier } draws { $deck ->
    [locations] { $number ->
        [one] 1 Location
       *[other] { $number } Locations
    }
   *[other] { $number ->
        [one] 1 Action card
       *[other] { $number } Action cards
    }
}.
warfighter-private-drew = { $soldier } draws { $cards }.
warfighter-event-scouted = { $soldier } looks at { $number ->
    [one] 1 Location
   *[other] { $number } Locations
}.
warfighter-private-scouted = { $soldier } looks at { $cards }.
warfighter-event-kept = { $soldier } keeps a Location.
warfighter-event-renews = { $soldier } reorganizes his hand.
warfighter-event-discarded = { $soldier } discards { $cards }.
warfighter-event-paid = { $soldier } pays { $xp } XP.
warfighter-event-played = { $soldier } plays { $card }{ $level ->
    [true] {" "}(leveled up)
   *[false] {""}
}.
warfighter-event-card-used = { $soldier } uses { $card }.
warfighter-event-support-ended = { $card } on { $soldier } ends.
warfighter-event-calmed = { $soldier } shakes off { $number } Suppress{ $left ->
    [0] {""}
   *[other] , and has { $left } left
}.
warfighter-event-effort = { $soldier } gains an Action for XP.
warfighter-event-led = { $soldier } gives { $other_soldier } an Action.
warfighter-event-moved = { $soldier } moves from slot { $start } to slot { $slot }.
warfighter-event-explored = { $soldier } plays { $location } in slot { $slot }.
warfighter-event-hushed = { $soldier } sneaks up: { $hostile } stays away ({ $cards }).
warfighter-event-activated = { $soldier } activates the Objective, { $objective }, in slot { $slot }.
warfighter-event-attacked = { $soldier } attacks { $hostile } in slot { $slot } with { $weapon } ({ $mode }): { $dice ->
    [none] certain hit
   *[other] rolls { $dice }{ $added ->
        [0] {""}
       *[other] {" "}with { SIGNED($added) }
    }, needs { $needed }+: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $saved_card ->
        [none] {""}
       *[other] {" "}({ $saved_card }: { SIGNED($saving) } for the { $saved })
    }
}; { $sure ->
    [true] cover roll counts as { $cover_die }
   *[false] cover roll { $cover_die }
}{ $pen ->
    [0] {""}
   *[other] {" "}+ { $pen }
} against Cover { $cover }: { $defeated ->
    [true] defeated
   *[false] not defeated{ $armour ->
        [true] {" "}(Armor)
       *[false] {""}
    }
}.
warfighter-digest-attacked = { $soldier } attacks { $hostile } with { $weapon }: { $hits ->
    [0] no effect
   *[other] { $defeated ->
        [true] a hit
       *[false] no effect
    }
}.
warfighter-event-empty = { $soldier } empties { $weapon }.
warfighter-event-structure-hit = { $soldier } scores { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
} on the structure: { $total } so far.
warfighter-event-hostile-hurt = { $hostile } in slot { $slot }: { $kills ->
    [0] { $suppressed ->
        [0] { $hurt ->
            [0] no effect
           *[other] { $hurt } of { $tough } Kill results
        }
       *[other] { $suppressed } suppressed, { $active ->
            [0] none
           *[other] { $active }
        } still active
    }
   *[other] { $kills } killed, { $suppressed ->
        [0] {""}
       *[other] { $suppressed } suppressed,{" "}
    }{ $active ->
        [0] none
       *[other] { $active }
    } still active
}.
warfighter-digest-hostile-hurt = { $soldier ->
    [none] { $hostile } in slot { $slot }
   *[other] { $soldier } attacks { $hostile } in slot { $slot }
}: { $kills ->
    [0] { $suppressed ->
        [0] { $hurt ->
            [0] no effect
           *[other] { $hurt } of { $tough } Kill results
        }
       *[other] { $suppressed } suppressed
    }
   *[other] { $kills } killed{ $suppressed ->
        [0] {""}
       *[other] , { $suppressed } suppressed
    }
}.
warfighter-event-hostile-gone = { $soldier ->
    [none] { $hostile } runs away from slot { $slot }
   *[other] { $soldier } destroys { $hostile } in slot { $slot } and gains { $xp } XP
}.
warfighter-event-let-go = { $soldier } breaks off the close combat.
warfighter-event-reloaded = { $soldier } reloads { $weapon }; ammo counters: { $left }.
warfighter-event-ammo-found = { $soldier }: { $number ->
    [one] 1 ammo counter
   *[other] { $number } ammo counters
} for { $weapon } recovered.
warfighter-event-restocked = { $soldier } restocks { $gear }.
warfighter-event-healed = { $soldier } is treated: { $number ->
    [one] 1 Wound
   *[other] { $number } Wounds
} healed, Health { $health }.
warfighter-event-smoke = { $soldier } lays smoke on slot { $slot }.
warfighter-event-dug-in = { $soldier } digs in.
warfighter-event-deployed = { $soldier } deploys { $weapon }.
warfighter-event-worked = { $soldier } works on the Objective: { $done } of { $needed }.
warfighter-event-gave = { $soldier } gives { $other_soldier } { $gear }.
warfighter-event-shared = { $soldier } gives { $other_soldier } ammunition for { $weapon }.
warfighter-event-dropped = { $soldier } discards { $gear } for good.
warfighter-event-shed = { $soldier } discards { $number ->
    [one] 1 ammo counter
   *[other] { $number } ammo counters
} of { $weapon }.
warfighter-event-took = { $soldier } picks up { $gear }.
warfighter-event-retired = { $soldier } is retired from slot { $slot }.
warfighter-event-entrusted = { $soldier } is entrusted to { $seat }.
warfighter-event-recalled = { $seat } leads { $soldier } again.

warfighter-event-hostile-turn = Hostile Turn.
warfighter-event-placed = { $hostile } appears in slot { $slot }.
warfighter-event-targeted = { $hostile } in slot { $slot } aims at { $soldier }.
warfighter-event-stayed-away = Slot { $slot } is not reinforced: { $hostile } stays away.
warfighter-event-hostile-attacked = { $hostile } attacks { $soldier } from slot { $slot }: rolls { $die }{ $added ->
    [0] {""}
   *[other] {" "}(counts { $total })
}{ $wounds_on ->
    [0] {""}
    [10] , wounds on 10
   *[other] , wounds on { $wounds_on }+
}; cover roll { $cover_die } against Cover { $cover }: { $wounds ->
    [0] { $suppress ->
        [0] no effect
       *[other] Suppress
    }
    [one] 1 Wound
   *[other] { $wounds } Wounds
}.
warfighter-digest-hostile-attacked = { $hostile } { $wounds ->
    [0] { $suppress ->
        [0] fires at { $soldier } from slot { $slot }: no effect
       *[other] suppresses { $soldier } from slot { $slot }
    }
   *[other] hits { $soldier } from slot { $slot }
}.
warfighter-event-steady = { $soldier } stays steady.
warfighter-event-suppressed = { $soldier } takes { $number } Suppress.
warfighter-event-averted = { $card } averts a Wound of { $soldier }: { $helper_soldier } reacts.
warfighter-event-wounded = { $soldier } takes { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}, Health { $health }.
warfighter-event-downed = { $soldier } is Downed in slot { $slot }.
warfighter-event-hostile-moved = { $hostile } moves from slot { $start } to slot { $slot }.
warfighter-event-lull = A lull: no reinforcements.
warfighter-event-held = The Objective is held: { $turns } of { $needed } turns.
warfighter-event-marker = A turn has passed.

warfighter-event-ended = { $termination ->
    [objective] Mission accomplished: the Objective is achieved.
    [time] The Mission has failed: time is up.
    [squad_lost] The Mission has failed: the whole squad is lost.
    [abandoned] The squad breaks off the Mission.
   *[agreed] The match is over: a draw.
}{ $score ->
    [none] {""}
   *[other] {" "}Score: { $score } ({ $grade }).
}

warfighter-event-event = Event: { $event }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
warfighter-event-shelled = { $soldier } comes under fire: { $die }.

# What the thread tells together.

warfighter-digest-several = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
warfighter-event-joined = { $seat } recruits { $card }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
warfighter-event-equipped = { $soldier } gets { $cards }.
warfighter-event-gave-back = { $soldier } gives back { $cards }.
warfighter-event-draw = { $soldiers } { $count ->
    [one] draws
   *[other] each draw
}{ $locations ->
    [0] {""}
    [one] {" "}1 Location
   *[other] {" "}{ $locations } Locations
}{ $actions ->
    [0] {""}
   *[other] { $locations ->
        [0] {""}
       *[other] {" "}and
    }{ $actions ->
        [one] {" "}1 Action card
       *[other] {" "}{ $actions } Action cards
    }
}.
warfighter-event-move = { $soldiers } move from slot { $start } to slot { $slot }.
warfighter-event-appear = { $hostiles } { $count ->
    [one] appears
   *[other] appear
} in slot { $slot }.
warfighter-event-hit = { $hostile } hits { $soldier } from slot { $slot }: { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}, Health { $health }.
warfighter-event-pinned = { $hostiles } { $count ->
    [one] suppresses
   *[other] suppress
} { $soldier }.
warfighter-event-missed = { $number } attacks of the Hostiles have no effect.
