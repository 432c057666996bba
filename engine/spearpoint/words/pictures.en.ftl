# The few words on pictures. What has to fit on a small card is short; what is not listed keeps its full name.

spearpoint-picture-side = { $side }
spearpoint-picture-card = { $card }
spearpoint-picture-phase = { $phase }
spearpoint-picture-line = { $line }
spearpoint-picture-crew = { $crew }
spearpoint-picture-trait = { $trait }
spearpoint-picture-effect-full = { $effect }
spearpoint-picture-traits = { $traits }
spearpoint-picture-turn = Turn { $turn }
spearpoint-picture-turn-of = Turn { $turn }/{ $last }
spearpoint-picture-aim-land-units = Land { $has }/{ $needs }
spearpoint-picture-aim-destroy = Destroy { $has }/{ $needs }
spearpoint-picture-aim-capture = Capture { $has }/{ $needs }
spearpoint-picture-aim-stand = { $name } stands
spearpoint-picture-aim-outlast = Hold: { $needs } Turns
spearpoint-picture-awaited = deciding
spearpoint-picture-sealed = sealed
spearpoint-picture-idle = idle
spearpoint-picture-captured = captured
spearpoint-picture-lost-destroyed = destroyed
spearpoint-picture-lost-captured = captured
spearpoint-picture-lost-withdrawn = withdrawn
spearpoint-picture-lost-crew = without its unit
spearpoint-picture-film-out = Out: { $units }
spearpoint-picture-film-hit = Hit: { $units }
spearpoint-picture-film-attacks = Attacking: { $units }
spearpoint-picture-film-in = In: { $units }
spearpoint-picture-won = { $side_id ->
    [us] American victory
   *[de] German victory
}
spearpoint-picture-drawn = Drawn match
spearpoint-picture-ended = { $how ->
    [points] on points
    [team_points] on points
    [overrun] by Overrun
    [land_units] ground held
    [destroy] target destroyed
    [capture] target captured
    [stand] it stands
    [outlast] held out
    [time] time is up
    [agreed] by agreement
    [resigned] by resignation
    [exhausted] no cards left
    [stalemate] stalemate
   *[other] { $how }
}

spearpoint-picture-alt-awaited = To play: { $names }.
spearpoint-picture-alt-gone = Gone: { $names }.
spearpoint-picture-alt-new = New: { $names }.
spearpoint-picture-alt-seat = { $side }: { $points }{ $goal ->
    [0] {""}
   *[other] {" "}of { $goal }
} points; in hand { $units ->
    [one] 1 Unit
   *[other] { $units } Units
}, { $commands ->
    [one] 1 Command card
   *[other] { $commands } Command cards
}; Reserves { $reserves }; Overrun { $overrun }.
spearpoint-picture-alt-seat-short = { $side }: { $points } points.
spearpoint-picture-chair = { $seat }
spearpoint-picture-alt-force = { $side }: { $points }{ $goal ->
    [0] {""}
   *[other] {" "}of { $goal }
} points; Overrun { $overrun }.
spearpoint-picture-alt-chair = { $seat }: in hand { $units ->
    [one] 1 Unit
   *[other] { $units } Units
}, { $commands ->
    [one] 1 Command card
   *[other] { $commands } Command cards
}; Reserves { $reserves }.
spearpoint-picture-alt-first = Has the Initiative
spearpoint-picture-alt-line = { $side }, { $line }: { $units }.
spearpoint-picture-alt-defense = Defense { $defense }
spearpoint-picture-alt-flight = flight { $turns }
spearpoint-picture-alt-bombed = bombs gone
spearpoint-picture-alt-attacks = Attacks: { $attacks }.
spearpoint-picture-alt-figures = { $count } units, { $damaged } damaged
spearpoint-picture-alt-decks = Command deck { $commands }, Damage deck { $damages }.

spearpoint-picture-hand = Hand
spearpoint-picture-hand-units = Units
spearpoint-picture-hand-commands = Command cards
spearpoint-picture-hand-reserves = Reserves
spearpoint-picture-hand-empty = no cards
spearpoint-picture-hand-alt = Hand of the { $seat }. Units: { $units }. Command cards: { $commands }. Reserves, order unknown: { $reserves }.
spearpoint-picture-count = { $count } × { $name }

spearpoint-picture-report-title = Combat, Turn { $turn }
spearpoint-picture-report-first = { $seat } first
spearpoint-picture-report-more = and { $count } more in the log
spearpoint-picture-report-weapon = { $weapon }
spearpoint-picture-report-assault = Close Assault
spearpoint-picture-report-needs = needs { $needs }
spearpoint-picture-report-hit = hit
spearpoint-picture-report-miss = miss
spearpoint-picture-report-friendly-fire = Friendly Fire
spearpoint-picture-report-won = succeeds
spearpoint-picture-report-failed = fails
spearpoint-picture-report-holds = holds
spearpoint-picture-report-burns-up = burns up
spearpoint-picture-report-burns = on fire
spearpoint-picture-report-sharpshooter = aimed at the crew
spearpoint-picture-report-surrender = hands up?
spearpoint-picture-report-strike = struck
spearpoint-picture-report-before = Before the first shot
spearpoint-picture-report-after = At the end
spearpoint-picture-report-lost = { $reason ->
    [target] target gone
    [weapons] no weapon left for it
    [assault] too few squads left
    [destroyed] attacker destroyed
   *[attacker] attacker out of action
}
spearpoint-picture-report-card = { $card }
spearpoint-picture-report-plus = { $card }: +1
spearpoint-picture-report-again = { $card }: again
spearpoint-picture-report-nobody = nobody in the way
spearpoint-picture-report-damaged = { $effect }
spearpoint-picture-report-crew-dies = { $card }: lost
spearpoint-picture-report-crew-survives = { $card }: gets away
spearpoint-picture-report-crew-captured = { $card }: captured
spearpoint-picture-report-crew-bails-out = { $card }: bails out
spearpoint-picture-report-scored = +{ $points }
spearpoint-picture-report-overrun = { $side }: unopposed, { $turns } of { $needed }

spearpoint-picture-victory-why = { $how ->
    [points] First to { $needs } points
    [team_points] First to 60 points
    [overrun] Overrun: { $needs } Turns unopposed
    [land_units] The ground is held
    [destroy] Objective destroyed
    [capture] Objective captured
    [stand] It stands to the end
    [outlast] Held to the last Turn
    [time] Time is up: points decide
    [agreed] By agreement
    [resigned] The other side resigned
    [exhausted] Nothing left to fight with: points decide
    [stalemate] Ten Turns without progress: points decide
   *[other] { $how }
}
spearpoint-picture-victory-even = { $how ->
    [agreed] By agreement
    [exhausted] Nothing left to fight with, and equal points
    [time] Time is up, and equal points
    [stalemate] Ten Turns without progress, and equal points
   *[other] { $how }
}
spearpoint-picture-victory-turns = { $turns ->
    [one] { $turns } Turn
   *[other] { $turns } Turns
}
spearpoint-picture-victory-lost = Lost
spearpoint-picture-victory-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spearpoint-picture-victory-unhurt = Not one unit
spearpoint-picture-victory-more = and { $count } more
spearpoint-picture-victory-best = Best unit
spearpoint-picture-victory-deed = { $points } points: { $units }
spearpoint-picture-victory-units = { $count } units
spearpoint-picture-victory-attacks = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
spearpoint-picture-victory-dice = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} in { $rolls } rolls ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected)
spearpoint-picture-victory-alt-side = { $side }: { $points }{ $goal ->
    [0] {""}
   *[other] {" "}of { $goal }
} points{ $needed ->
    [0] {""}
   *[other] , Overrun { $overrun } of { $needed }
}.
spearpoint-picture-victory-alt-lost = Lost by the { $side }, { $points } points: { $units }.

spearpoint-picture-no-crew = no crew needed
spearpoint-picture-defense = Defense
spearpoint-picture-endurance = Endurance
spearpoint-picture-command = Command card
spearpoint-picture-damage = Damage card

spearpoint-picture-short = { $id ->
    [us_rifle] Riflemen
    [us_ranger] Rangers
    [us_para] Paratroops
    [us_mg30] .30cal MG
    [us_mg50] .50cal MG
    [us_bazooka] Bazooka
    [us_mortar] 60mm Mortar
    [us_engineer] Engineers
    [us_jeep] Jeep
    [us_m3ht] Half-track
    [us_m8] Greyhound
    [us_m15] AA Half-track
    [us_stuart] Stuart
    [us_sherman] Sherman
    [us_m10] M10
    [us_37at] 37mm AT
    [us_57at] 57mm AT
    [us_75pack] 75mm Pack
    [us_105] 105mm
    [us_155] 155mm
    [us_bofors] 40mm Bofors
    [us_priest] Priest
    [us_p40] P-40
    [us_a36] A-36
    [us_tcrew] Tank Crew
    [us_gcrew] Gun Crew
    [us_pilot] Pilot
    [us_tcrew_green] Green Tankers
    [us_gcrew_green] Green Gunners
    [us_pilot_green] Green Pilot
    [us_tcrew_veteran] Vet. Tankers
    [us_gcrew_veteran] Vet. Gunners
    [us_pilot_veteran] Veteran Pilot
    [ge_gren] Grenadiers
    [ge_fj] Fallschirmj.
    [ge_pzgren] Panzergren.
    [ge_mg42] MG42
    [ge_schreck] Pz-Büchse
    [ge_mortar] 8cm Mortar
    [ge_pionier] Pioniere
    [ge_sniper] Sniper
    [ge_kubel] Kübelwagen
    [ge_251] Sd.Kfz. 251
    [ge_222] Sd.Kfz. 222
    [ge_105] Sd.Kfz. 10/5
    [ge_pz3] Panzer III
    [ge_pz4] Panzer IV
    [ge_stug] StuG III
    [ge_marder] Marder III
    [ge_tiger] Tiger I
    [ge_pak38] Pak 38
    [ge_pak40] Pak 40
    [ge_flak88] Flak 88
    [ge_lefh] leFH 18
    [ge_nebel] Nebelwerfer
    [ge_flak38] Flak 38
    [ge_wespe] Wespe
    [ge_bf109] Bf 109
    [ge_ju87] Stuka
    [ge_tcrew] Panzer Crew
    [ge_gcrew] Gun Crew
    [ge_pilot] Pilot
    [ge_tcrew_green] Green Tankers
    [ge_gcrew_green] Green Gunners
    [ge_pilot_green] Green Pilot
    [ge_tcrew_veteran] Vet. Tankers
    [ge_gcrew_veteran] Vet. Gunners
    [ge_pilot_veteran] Veteran Pilot
   *[other] { $card }
}
spearpoint-picture-effect = { $id ->
    [I03] Casualties
    [I06] Weapon lost
    [I07] Low ammo
    [I08] In the open
    [I09] Falls back
    [I11] Wounded
    [V03] Misaligned
    [V04] Gun destroyed
    [V05] Stunned
    [V07] MGs out
    [V09] Ammo exposed
    [V11] Cmdr. killed
    [V12] Bailed out
    [A03] Recoil gear
    [A04] In cover
    [A05] Crew hit
    [A07] Crew scatters
    [A08] Ammo fire
    [A10] Carriage hit
    [A11] Wire cut
    [A13] Displaced
    [A14] Overrun
    [F01] Engine smokes
    [F02] Tank holed
    [F03] Bombs gone
    [F06] Controls hit
    [F08] Oil
    [F11] On fire
    [F12] Landed
    [F14] Evading
   *[other] { $effect }
}
