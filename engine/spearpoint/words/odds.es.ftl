# What is said of odds.

## Probabilidades

spearpoint-odds-line = impacto { $hit } %, dañada { $damaged } %, destruida { $destroyed } %, Fuego Amigo { $friendly } %, { $points ->
    [0] apenas un punto
    [one] más o menos un punto
   *[other] unos { $points } puntos
}
spearpoint-odds-attack = { $units } contra { $target_card } #{ $target } (Resistencia { $endurance }, dañada con { $half }).
spearpoint-odds-weapons = { $weapons }
spearpoint-odds-weapons-with = { $card }: { $weapons }
spearpoint-odds-weapon = { $shot } por tirada: 2D10 contra { $needs }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. Daño: 1D10 + { $index } − { $defense }{ $cover ->
    [none] {""}
   *[other] {" "}(Defensa: { $cover })
}.
spearpoint-odds-change = { $source } { SIGNED($amount) }
spearpoint-odds-plus = +1 a { $roll ->
    [attack] una tirada de ataque
   *[intensity] la Intensidad
}
spearpoint-odds-cards = Con { $cards }.
spearpoint-odds-chances = Al menos un impacto { $hit } %, dañada { $damaged } %, destruida { $destroyed } %, capturada { $captured } %, Fuego Amigo { $friendly } %.
spearpoint-odds-together = Junto con { $units }: dañada cerca del { $damaged } %, destruida cerca del { $destroyed } %.
spearpoint-odds-points = Puntos de Victoria esperados: { $whole },{ $tenths }. Las cartas que otros puedan tener no cuentan.

## Qué se pregunta

spearpoint-odds-command = spearpoint
spearpoint-odds-command-about = Calcula las probabilidades de un ataque de Spearpoint 1943
spearpoint-odds-field-attacker = atacante
spearpoint-odds-field-attacker-about = Qué unidad ataca
spearpoint-odds-field-target = objetivo
spearpoint-odds-field-target-about = Su objetivo
spearpoint-odds-field-weapons = armas
spearpoint-odds-field-weapons-about = Con qué; vacío: lo más probable
spearpoint-odds-field-cards = cartas
spearpoint-odds-field-cards-about = Cartas tuyas que contarían; varias con + entre ellas
