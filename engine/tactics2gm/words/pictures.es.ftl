# Las pocas palabras de las imágenes. Lo que ha de caber en una casilla es corto; lo demás conserva su nombre.

tactics2gm-picture-side = { $side }
tactics2gm-picture-card = { $card }
tactics2gm-picture-named-token = { $token }
tactics2gm-picture-named-terrain = { $terrain }
tactics2gm-picture-named-feature = { $feature }
tactics2gm-picture-named-chair = { $chair }
tactics2gm-picture-named-general = { $general }
tactics2gm-picture-named-phase = { $phase }
tactics2gm-picture-ap = { $ap } PA
tactics2gm-picture-awaited = decide
tactics2gm-picture-sealed = sellado
tactics2gm-picture-round = Ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
tactics2gm-picture-place = { $id ->
    [sandbags] Sacos
    [wire] Alambrada
   *[other] { $terrain }
}
tactics2gm-picture-bridge = Puente
tactics2gm-picture-supplies = Suministros
tactics2gm-picture-smoke = Humo
tactics2gm-picture-mine-atmine = Anticarro
tactics2gm-picture-mine-apmine = Antipersona
tactics2gm-picture-film-out = Fuera: { $units }
tactics2gm-picture-film-hit = Con daños: { $units }
tactics2gm-picture-film-attacks = Atacan: { $units }
tactics2gm-picture-film-moves = Se mueven: { $units }
tactics2gm-picture-film-in = Entran: { $units }
tactics2gm-picture-won = { $side_id ->
    [us] Victoria americana
   *[de] Victoria alemana
}
tactics2gm-picture-drawn = Empate
tactics2gm-picture-lost = Partida perdida
tactics2gm-picture-ended = { $how ->
    [headquarters] Estado Mayor destruido
    [destroy_units] demasiadas bajas
    [reach_row] frente roto
    [take_places] la Granja ha caído
    [bring_home] suministros a salvo
    [most_at_bridges] los puentes son suyos
    [outlast] han resistido
    [bridges_gone] no queda puente
    [exhausted] sin cartas
    [out_of_reach] ya no podía ganar
    [agreed] de mutuo acuerdo
    [resigned] por abandono
    [beaten] gana el rival automático
   *[time] tiempo agotado
}
tactics2gm-picture-short = { $id ->
    [us_light] Ligera
    [us_heavy] Pesada
    [us_ranger] Rangers
    [us_engineer] Zapador
    [us_flame] Llamas
    [us_sniper] Francot.
    [us_mechanic] Mecán.
    [us_command] Mando
    [us_para] Paraca.
    [us_jeep] Jeep
    [us_truck] Camión
    [us_m3] M3
    [us_m8] M8
    [us_stuart] Stuart
    [us_sherman] Sherman
    [us_m10] M10
    [us_m7] Priest
    [us_calliope] Calliope
    [us_57] 57 mm
    [us_105] 105 mm
    [us_bofors] Bofors
    [us_p47] P-47
    [us_p51] P-51
    [us_b26] B-26
    [us_lcvp] LCVP
    [ge_light] Ligera
    [ge_heavy] Pesada
    [ge_fj] Paraca.
    [ge_pzgren] Pz.Gren.
    [ge_pionier] Zapador
    [ge_flame] Llamas
    [ge_sniper] Francot.
    [ge_mechanic] Mecán.
    [ge_command] Mando
    [ge_bmw] BMW
    [ge_opel] Opel
    [ge_251] 251
    [ge_222] 222
    [ge_pz3] Pz. III
    [ge_pz4] Pz. IV
    [ge_panther] Panther
    [ge_tiger] Tiger
    [ge_stug] StuG
    [ge_marder] Marder
    [ge_wespe] Wespe
    [ge_werfer] Werfer
    [ge_pak40] Pak 40
    [ge_flak88] Flak 88
    [ge_lefh] leFH 18
    [ge_flak38] Flak 38
    [ge_bf109] Bf 109
    [ge_fw190] Fw 190
    [ge_ju87] Stuka
    [ge_landing] Lancha
   *[other] { $card }
}

## Cartas y manos

tactics2gm-picture-class = { $unit_class }
tactics2gm-picture-weapon = { $weapon }
tactics2gm-picture-general = General
tactics2gm-picture-move = Movimiento
tactics2gm-picture-armour = Blindaje
tactics2gm-picture-wounds = Heridas
tactics2gm-picture-any = toda
tactics2gm-picture-tracked = Con orugas
tactics2gm-picture-light = Pieza ligera
tactics2gm-picture-carries = Lleva { $units } de infantería
tactics2gm-picture-hand = Mano ({ $cards })
tactics2gm-picture-hand-empty = sin cartas
tactics2gm-picture-hand-deck = En el mazo
tactics2gm-picture-hand-alt = Tu mano, con lo que cuesta cada carta
tactics2gm-picture-hand-alt-deck = En tu mazo, en orden desconocido
tactics2gm-picture-count = { $count } × { $name }

## La imagen en palabras

tactics2gm-picture-alt-awaited = Turno de: { $names }.
tactics2gm-picture-alt-gone = Perdidas este turno
tactics2gm-picture-alt-shots = Ataques de este turno
tactics2gm-picture-alt-air = aire
tactics2gm-picture-alt-hq = Estado Mayor ({ LOWER($side) })
tactics2gm-picture-alt-goals = Objetivos
tactics2gm-picture-alt-seat = { $seat }: { $ap } PA, { $hand } en mano, mazo { $deck }.
tactics2gm-picture-alt-headquarters = Estado Mayor { $pi }/{ $most }.
tactics2gm-picture-alt-force = Línea de Suministros { $supply }; destruidas { $destroyed }; minas { $mines }.
tactics2gm-picture-alt-jammed = Radios interferidas
tactics2gm-picture-alt-flak = Barrera antiaérea
tactics2gm-picture-alt-aboard = a bordo de #{ $unit }
tactics2gm-picture-alt-waits = en el EM
tactics2gm-picture-alt-armour = blindaje { $armour }
tactics2gm-picture-alt-carries = lleva suministros
tactics2gm-picture-alt-cover = cobertura: { $source }
tactics2gm-picture-alt-grey = { $token } volteada
tactics2gm-picture-new = nueva
tactics2gm-picture-mark-prone = cuerpo a tierra
tactics2gm-picture-mark-foxhole = en su pozo
tactics2gm-picture-mark-suppressed = contenida
tactics2gm-picture-mark-smoke = humo
tactics2gm-picture-mark-hidden = oculta
tactics2gm-picture-mark-moved = movida
tactics2gm-picture-mark-fired = ha disparado
tactics2gm-picture-mark-away = fuera
tactics2gm-picture-result-miss = fallo
tactics2gm-picture-result-nothing = sin efecto
tactics2gm-picture-result-hit = impacto
tactics2gm-picture-result-crit = crítico
tactics2gm-picture-goal-headquarters = Estado Mayor
tactics2gm-picture-goal-destroy-units = unidades destruidas
tactics2gm-picture-goal-reach-row = al otro lado
tactics2gm-picture-goal-take-places = edificios
tactics2gm-picture-goal-bring-home = suministros a salvo
tactics2gm-picture-goal-most-at-bridges = junto a los puentes
tactics2gm-picture-goal-outlast = rondas
tactics2gm-picture-focus-actors = Pueden actuar
tactics2gm-picture-focus-reach = A su alcance
tactics2gm-picture-focus-targets = Blancos
tactics2gm-picture-focus-base = { $board ->
    [1] Estado Mayor
   *[other] segundo Estado Mayor
}

## Informes

tactics2gm-picture-named-source = { $source }
tactics2gm-picture-report-title = Combate, ronda { $round }
tactics2gm-picture-report-untitled = Combate
tactics2gm-picture-report-needs = necesita { $need }
tactics2gm-picture-report-more = y { $count } más en el diario
tactics2gm-picture-report-assault = asalto
tactics2gm-picture-report-thrown-out = sale de los restos
tactics2gm-picture-report-wounded = −{ $wounds } ({ $total } de { $of })
tactics2gm-picture-report-destroyed = destruida
tactics2gm-picture-report-suppressed = contenida
tactics2gm-picture-report-points = −{ $damage }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
tactics2gm-picture-report-ruined = en ruinas
tactics2gm-picture-report-intercepted = interceptado

## El cartel

tactics2gm-picture-victory-best = Unidad de la partida
tactics2gm-picture-victory-deed = Destruyó: { $units }
tactics2gm-picture-victory-deed-many = { $count } enemigas destruidas
tactics2gm-picture-victory-destroyed = { $units ->
    [one] 1 destruida
   *[other] { $units } destruidas
} (valen { $worth })
tactics2gm-picture-victory-lost = Bajas
tactics2gm-picture-victory-unhurt = ninguna
tactics2gm-picture-victory-more = y { $count } más
