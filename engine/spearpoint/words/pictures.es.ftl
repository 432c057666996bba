# Las pocas palabras de las imágenes. Lo que debe caber en una carta pequeña es corto; lo demás conserva su nombre.

spearpoint-picture-side = { $side }
spearpoint-picture-card = { $card }
spearpoint-picture-phase = { $phase }
spearpoint-picture-line = { $line }
spearpoint-picture-crew = { $crew }
spearpoint-picture-trait = { $trait }
spearpoint-picture-effect-full = { $effect }
spearpoint-picture-traits = { $traits }
spearpoint-picture-turn = Turno { $turn }
spearpoint-picture-turn-of = Turno { $turn }/{ $last }
spearpoint-picture-aim-land-units = En tierra { $has }/{ $needs }
spearpoint-picture-aim-destroy = Destruir { $has }/{ $needs }
spearpoint-picture-aim-capture = Capturar { $has }/{ $needs }
spearpoint-picture-aim-stand = { $name } en pie
spearpoint-picture-aim-outlast = Resistir { $needs }
spearpoint-picture-awaited = decide
spearpoint-picture-sealed = sellado
spearpoint-picture-idle = inactiva
spearpoint-picture-captured = capturada
spearpoint-picture-lost-destroyed = destruida
spearpoint-picture-lost-captured = capturada
spearpoint-picture-lost-withdrawn = retirada
spearpoint-picture-lost-crew = sin su unidad
spearpoint-picture-film-out = Fuera: { $units }
spearpoint-picture-film-hit = Con daños: { $units }
spearpoint-picture-film-attacks = Atacan: { $units }
spearpoint-picture-film-in = Entran: { $units }
spearpoint-picture-won = { $side_id ->
    [us] Victoria americana
   *[de] Victoria alemana
}
spearpoint-picture-drawn = Empate
spearpoint-picture-ended = { $how ->
    [points] por puntos
    [team_points] por puntos
    [overrun] por Sobrepasar
    [land_units] terreno dominado
    [destroy] objetivo destruido
    [capture] objetivo capturado
    [stand] sigue en pie
    [outlast] han resistido
    [time] fin del tiempo
    [agreed] de mutuo acuerdo
    [resigned] por abandono
    [exhausted] sin cartas
    [stalemate] punto muerto
   *[other] { $how }
}

spearpoint-picture-alt-awaited = Turno de: { $names }.
spearpoint-picture-alt-gone = Fuera: { $names }.
spearpoint-picture-alt-new = Nuevas: { $names }.
spearpoint-picture-alt-seat = { $side }: { $points }{ $goal ->
    [0] {""}
   *[other] {" "}de { $goal }
} puntos; en mano { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
} y { $commands ->
    [one] 1 carta de Mando
   *[other] { $commands } cartas de Mando
}; Reservas { $reserves }; Sobrepasar { $overrun }.
spearpoint-picture-alt-seat-short = { $side }: { $points } puntos.
spearpoint-picture-chair = { $seat }
spearpoint-picture-alt-force = { $side }: { $points }{ $goal ->
    [0] {""}
   *[other] {" "}de { $goal }
} puntos; Sobrepasar { $overrun }.
spearpoint-picture-alt-chair = { $seat }: en la mano { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $commands ->
    [one] 1 carta de Mando
   *[other] { $commands } cartas de Mando
}; Reservas { $reserves }.
spearpoint-picture-alt-first = Tiene la Iniciativa
spearpoint-picture-alt-line = { $side }, { $line }: { $units }.
spearpoint-picture-alt-defense = Defensa { $defense }
spearpoint-picture-alt-flight = vuelo { $turns }
spearpoint-picture-alt-bombed = sin bombas
spearpoint-picture-alt-attacks = Ataques: { $attacks }.
spearpoint-picture-alt-figures = { $count } unidades, { $damaged } dañadas
spearpoint-picture-alt-decks = Mazo de Mando { $commands }, mazo de Daño { $damages }.

spearpoint-picture-hand = Mano
spearpoint-picture-hand-units = Unidades
spearpoint-picture-hand-commands = Cartas de Mando
spearpoint-picture-hand-reserves = Reservas
spearpoint-picture-hand-empty = sin cartas
spearpoint-picture-hand-alt = Mano de los { LOWER($seat) }. Unidades: { $units }. Cartas de Mando: { $commands }. Reservas, sin orden conocido: { $reserves }.
spearpoint-picture-count = { $count } × { $name }

spearpoint-picture-report-title = Combate, turno { $turn }
spearpoint-picture-report-first = empiezan los { LOWER($seat) }
spearpoint-picture-report-more = y { $count } más en el diario
spearpoint-picture-report-weapon = { $weapon }
spearpoint-picture-report-assault = Asalto
spearpoint-picture-report-needs = necesita { $needs }
spearpoint-picture-report-hit = impacto
spearpoint-picture-report-miss = fallo
spearpoint-picture-report-friendly-fire = Fuego Amigo
spearpoint-picture-report-won = lo logra
spearpoint-picture-report-failed = falla
spearpoint-picture-report-holds = aguanta
spearpoint-picture-report-burns-up = arde entera
spearpoint-picture-report-burns = en llamas
spearpoint-picture-report-sharpshooter = contra la tripulación
spearpoint-picture-report-surrender = ¿se rinde?
spearpoint-picture-report-strike = alcanzada
spearpoint-picture-report-before = Antes del primer disparo
spearpoint-picture-report-after = Al final
spearpoint-picture-report-lost = { $reason ->
    [target] ya no hay objetivo
    [weapons] sin arma para ello
    [assault] quedan pocas escuadras
    [destroyed] atacante fuera de combate
   *[attacker] ya no puede atacar
}
spearpoint-picture-report-card = { $card }
spearpoint-picture-report-plus = { $card }: +1
spearpoint-picture-report-again = { $card }: otra vez
spearpoint-picture-report-nobody = nadie en medio
spearpoint-picture-report-damaged = { $effect }
spearpoint-picture-report-crew-dies = { $card }: perdida
spearpoint-picture-report-crew-survives = { $card }: escapa
spearpoint-picture-report-crew-captured = { $card }: capturada
spearpoint-picture-report-crew-bails-out = { $card }: salta
spearpoint-picture-report-scored = +{ $points }
spearpoint-picture-report-overrun = { $side }: sin oposición, { $turns } de { $needed }

spearpoint-picture-victory-why = { $how ->
    [points] Primeros en llegar a { $needs } puntos
    [team_points] Primeros en llegar a 60 puntos
    [overrun] Sobrepasar: { $needs } turnos sin oposición
    [land_units] El terreno es suyo
    [destroy] Objetivo destruido
    [capture] Objetivo capturado
    [stand] Sigue en pie hasta el final
    [outlast] Han resistido hasta el último turno
    [time] Se acabó el tiempo: deciden los puntos
    [agreed] De mutuo acuerdo
    [resigned] El otro bando abandona
    [exhausted] Ya no hay con qué combatir: deciden los puntos
    [stalemate] Diez turnos sin avances: deciden los puntos
   *[other] { $how }
}
spearpoint-picture-victory-even = { $how ->
    [agreed] De mutuo acuerdo
    [exhausted] Ya no hay con qué combatir, y los puntos son iguales
    [time] Se acabó el tiempo, y los puntos son iguales
    [stalemate] Diez turnos sin avances, y los puntos son iguales
   *[other] { $how }
}
spearpoint-picture-victory-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
spearpoint-picture-victory-lost = Bajas
spearpoint-picture-victory-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
spearpoint-picture-victory-unhurt = Ni una unidad
spearpoint-picture-victory-more = y { $count } más
spearpoint-picture-victory-best = La mejor unidad
spearpoint-picture-victory-deed = { $points } puntos: { $units }
spearpoint-picture-victory-units = { $count } unidades
spearpoint-picture-victory-attacks = { $count ->
    [one] { $count } ataque
   *[other] { $count } ataques
}
spearpoint-picture-victory-dice = { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
} en { $rolls } tiradas (media: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
spearpoint-picture-victory-alt-side = { $side }: { $points }{ $goal ->
    [0] {""}
   *[other] {" "}de { $goal }
} puntos{ $needed ->
    [0] {""}
   *[other] , Sobrepasar { $overrun } de { $needed }
}.
spearpoint-picture-victory-alt-lost = Bajas de los { LOWER($side) }, { $points } puntos: { $units }.

spearpoint-picture-no-crew = no la necesita
spearpoint-picture-defense = Defensa
spearpoint-picture-endurance = Resistencia
spearpoint-picture-command = Carta de Mando
spearpoint-picture-damage = Carta de Daño

spearpoint-picture-short = { $id ->
    [us_rifle] Fusileros
    [us_ranger] Rangers
    [us_para] Paracas
    [us_mg30] MG .30
    [us_mg50] MG .50
    [us_bazooka] Bazuca
    [us_mortar] Mortero 60
    [us_engineer] Ingenieros
    [us_jeep] Jeep
    [us_m3ht] Semioruga
    [us_m8] Greyhound
    [us_m15] Semior. AA
    [us_stuart] Stuart
    [us_sherman] Sherman
    [us_m10] M10
    [us_37at] AT 37 mm
    [us_57at] AT 57 mm
    [us_75pack] Obús 75
    [us_105] Obús 105
    [us_155] Obús 155
    [us_bofors] Bofors 40
    [us_priest] Priest
    [us_p40] P-40
    [us_a36] A-36
    [us_tcrew] Trip. tanque
    [us_gcrew] Trip. artill.
    [us_pilot] Piloto
    [us_tcrew_green] Tanquistas bis.
    [us_gcrew_green] Artilleros bis.
    [us_pilot_green] Piloto bisoño
    [us_tcrew_veteran] Tanquistas vet.
    [us_gcrew_veteran] Artilleros vet.
    [us_pilot_veteran] Piloto veterano
    [ge_gren] Granaderos
    [ge_fj] Fallschirmj.
    [ge_pzgren] Gran. acor.
    [ge_mg42] MG42
    [ge_schreck] Pz-Büchse
    [ge_mortar] Mortero 8 cm
    [ge_pionier] Zapadores
    [ge_sniper] Francotirador
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
    [ge_tcrew] Trip. Panzer
    [ge_gcrew] Trip. artill.
    [ge_pilot] Piloto
    [ge_tcrew_green] Tanquistas bis.
    [ge_gcrew_green] Artilleros bis.
    [ge_pilot_green] Piloto bisoño
    [ge_tcrew_veteran] Tanquistas vet.
    [ge_gcrew_veteran] Artilleros vet.
    [ge_pilot_veteran] Piloto veterano
   *[other] { $card }
}
spearpoint-picture-effect = { $id ->
    [I03] Bajas
    [I05] Encasquill.
    [I06] Arma perdida
    [I08] Descubierto
    [I09] Se retira
    [I10] Suprimidos
    [I11] Heridos
    [I12] Neurosis
    [V02] Torre fija
    [V03] Desalineado
    [V04] Cañón roto
    [V05] Aturdida
    [V07] Sin MG
    [V08] En llamas
    [V09] Munición exp.
    [V10] Blindaje roto
    [V11] Cte. muerto
    [V12] La abandonan
    [V13] Trip. muerta
    [V14] Abandonado
    [A01] Escudo roto
    [A02] Puntería rota
    [A03] Freno dañado
    [A04] A cubierto
    [A05] Bajas
    [A07] Dispersa
    [A08] Munición arde
    [A10] Afuste dañado
    [A11] Incomunicada
    [A12] Atascada
    [A13] Se desplaza
    [A14] Rebasada
    [F01] Motor humea
    [F02] Depósito roto
    [F03] Sin bombas
    [F04] Armas encasq.
    [F06] Sin mandos
    [F07] Cabina
    [F08] Aceite
    [F10] Sin radio
    [F12] Aterriza
    [F14] Evasión
   *[other] { $effect }
}
