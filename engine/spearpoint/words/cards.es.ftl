# The text of cards. Each operation, focus, moment and duration of the vocabulary has one key.

spearpoint-title = Spearpoint 1943
spearpoint-sentence = Escuadras, tanques y cañones en un frente de 1943: despliega en secreto y después dispara. Una hora, o unos días por chat.
spearpoint-setting-weapons-per-attack = Armas por ataque
spearpoint-setting-reading = Lectura
spearpoint-setting-reading-english = inglesa (dos armas, bombas una vez por salida)
spearpoint-setting-reading-spanish = española (un arma, bombas una vez por turno)
spearpoint-setting-initiative = Iniciativa
spearpoint-setting-initiative-combat = en cada Combate
spearpoint-setting-initiative-turn = al empezar el turno
spearpoint-setting-copies = Copias en el mazo
spearpoint-setting-copies-printed = las impresas
spearpoint-setting-copies-unlimited = sin límite
spearpoint-setting-crew-grades = Tripulaciones bisoñas y veteranas
spearpoint-setting-players = Jugadores

## Unit cards

spearpoint-unit-kind = { $trait } · { $any_line } · coste { $cost }
spearpoint-unit-crew = { $crew } · coste { $cost }
spearpoint-unit-strength = Defensa { $defense } · Resistencia { $endurance }, media { $half }
spearpoint-unit-needs = Necesita { $crew }.
spearpoint-unit-no-crew = No necesita tripulación (N/C).
spearpoint-unit-flight = Turnos de Vuelo: { $turns }.
spearpoint-unit-keywords = Además: { $traits }.
spearpoint-weapon = { $weapon } { $rate }X: { $values }; Índice de Daño { $index }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
spearpoint-against-infantry = infantería { $value }
spearpoint-against-vehicle = vehículos { $value }
spearpoint-against-aircraft = aviones { $value }
spearpoint-weapon-bullets = balas: solo contra una Defensa base de 0 o 1
spearpoint-weapon-bomb = bomba: un solo ataque por salida
spearpoint-weapon-long-range = largo alcance
spearpoint-weapon-flame = lanzallamas: ignora la Defensa de los pozos de tirador

## Command cards: when, on what, for how long

spearpoint-card-play = { $when }.
spearpoint-card-play-on = { $when }, sobre { $on }.
spearpoint-card-reaction = Cuando un enemigo ataca a { $on }.
spearpoint-card-on-own-unit-destroyed = Cuando { $on } es destruida.
spearpoint-card-against = Solo en un ataque contra { $against }.
spearpoint-card-by = A cambio del ataque de { $by }.

spearpoint-when-commit-sealed = Con tu despliegue
spearpoint-when-after-reveal = Tras revelar las unidades
spearpoint-when-declare-sealed = Con tu declaración
spearpoint-when-before-initiative = Antes de tirar la Iniciativa
spearpoint-when-own-attack = Cuando le toca a tu ataque
spearpoint-when-end-of-combat = Al final de la Fase de Combate
spearpoint-when-draw = En la Fase de Robo

spearpoint-focus-player = ti
spearpoint-focus-own = una de tus unidades{ $any_trait ->
    [none] {""}
   *[other] {" "}({ $any_trait })
}{ $wanted ->
    [none] {""}
   *[other] {" "}{ $wanted }
}
spearpoint-focus-enemy = una unidad enemiga{ $any_trait ->
    [none] {""}
   *[other] {" "}({ $any_trait })
}{ $wanted ->
    [none] {""}
   *[other] {" "}{ $wanted }
}
spearpoint-on-front = en primera línea
spearpoint-on-rear = en retaguardia
spearpoint-on-air = en el aire
spearpoint-on-ground = en tierra
spearpoint-on-damaged = con carta de Daño
spearpoint-on-undamaged = sin carta de Daño
spearpoint-on-crewed = con tripulación
spearpoint-on-just-committed = recién desplegada este turno

spearpoint-lasts-once = Se usa una vez.
spearpoint-lasts-attack = Vale para este ataque.
spearpoint-lasts-turn = Hasta el final del turno.
spearpoint-lasts-stays = Permanece hasta que la unidad salga del juego.

## Damage effects: for how long

spearpoint-damage-lasts = Dura lo que dure la carta.
spearpoint-damage-turns = { $turns ->
    [one] Este turno y el siguiente.
   *[other] Este turno y los { $turns } siguientes.
}

## Operations: numbers

spearpoint-op-attack-mod = { SIGNED($amount) } a sus tiradas de ataque.
spearpoint-op-attacked-mod = { SIGNED($amount) } a las tiradas de ataque contra ella.
spearpoint-op-defense-mod = { SIGNED($amount) } a su Defensa; las balas miran la Defensa base.{ $cover ->
    [true] {" "}Los lanzallamas lo ignoran.
   *[false] {""}
}
spearpoint-op-index-mod = { SIGNED($amount) } al Índice de Daño{ $which ->
    [none] {""}
   *[other] {" "}con { $which }
}.
spearpoint-op-initiative-mod = { SIGNED($amount) } a { $yours ->
    [true] tu tirada de Iniciativa
   *[false] la tirada de Iniciativa de su bando
}.
spearpoint-op-weapon-mod = { SIGNED($amount) } a las tiradas de ataque con { $which }.
spearpoint-op-rate-cap = Sus armas disparan como mucho a { $rate }X.
spearpoint-op-weapon-cap = { $weapons ->
    [one] Solo puede usar un arma por ataque.
   *[other] Puede usar como mucho { $weapons } armas por ataque.
}
spearpoint-op-recover-mod = Se recupera hasta su Media Resistencia { SIGNED($amount) }.
spearpoint-op-friendly-fire-to = Sus tiradas de ataque naturales de 2 a { $roll } son Fuego Amigo.
spearpoint-op-destroys-from = Un impacto en ella con { $roll } natural o más la destruye sin más.
spearpoint-op-target-defense-mod = { SIGNED($amount) } a la Defensa del objetivo en el próximo impacto (nunca menos de 0).

## Operations: what may not be done, and what may

spearpoint-op-cannot-attack = { $turns ->
    [0] No puede atacar.
    [one] No puede atacar durante 1 turno.
   *[other] No puede atacar durante { $turns } turnos.
}
spearpoint-op-disable-weapon = No puede disparar { $which }.{ $spares_only ->
    [true] {" "}Si solo tiene una, esa dispara a 1X.
   *[false] {""}
}
spearpoint-op-no-line-move = No puede cambiar de línea.
spearpoint-op-no-close-assault = No puede unirse a un Asalto.
spearpoint-op-front-only = Solo puede apuntar a la primera línea enemiga y a aviones.
spearpoint-op-attack-every = { $turns ->
    [2] Solo puede atacar un turno de cada dos.
   *[other] Solo puede atacar un turno de cada { $turns }.
}
spearpoint-op-no-command = No se pueden jugar cartas de Mando sobre ella.
spearpoint-op-untargetable-by = { $line_id ->
    [front] Las unidades enemigas de primera línea
   *[rear] Las unidades enemigas de retaguardia
} no pueden apuntarle.
spearpoint-op-ignore-line = Puede apuntar a la retaguardia enemiga.
spearpoint-op-lost-on-move = La carta se pierde si la unidad cambia de línea.

## Operations: carried out once

spearpoint-op-nothing = Sin efecto.
spearpoint-op-kill-crew = Su tripulación muere y el enemigo suma su coste; la unidad queda inactiva hasta que tenga otra.{ $otherwise ->
    [0] {""}
    [one] {" "}Si no la necesita, no puede atacar este turno ni el siguiente.
   *[other] {" "}Si no la necesita, no puede atacar este turno ni los { $otherwise } siguientes.
}
spearpoint-op-crew-to-hand = Su tripulación vuelve a la mano de su dueño; la unidad queda inactiva hasta que tenga otra.{ $otherwise ->
    [0] {""}
    [one] {" "}Si no la necesita, no puede atacar este turno ni el siguiente.
   *[other] {" "}Si no la necesita, no puede atacar este turno ni los { $otherwise } siguientes.
}
spearpoint-op-capture-if = Es capturada si { $condition }.{ $otherwise ->
    [0] {""}
    [one] {" "}Si no, no puede atacar este turno ni el siguiente.
   *[other] {" "}Si no, no puede atacar este turno ni los { $otherwise } siguientes.
}
spearpoint-condition-front-infantry = { $yours ->
    [true] tienes infantería sin daños en tu primera línea
   *[false] el enemigo tiene infantería sin daños en su primera línea
}
spearpoint-condition-front-ground = { $yours ->
    [true] tienes una unidad terrestre en tu primera línea
   *[false] el enemigo tiene una unidad terrestre en su primera línea
}
spearpoint-condition-front-open = { $yours ->
    [true] tienes una unidad en tu primera línea y el enemigo no tiene ninguna otra en la suya
   *[false] el enemigo tiene una unidad en su primera línea y su bando no tiene ninguna otra en la propia
}
spearpoint-op-withdraw = { $at ->
    [end_of_combat] Al final de la Fase de Combate se retira
   *[once] Se retira
}, con su tripulación si la tiene, { $to ->
    [hand] y vuelve a la mano
   *[reserves] y va bajo las Reservas
}. Sus cartas se descartan.
spearpoint-op-flight-mod = { SIGNED($turns) } { $turns ->
    [1] Turno de Vuelo
    [-1] Turno de Vuelo
   *[other] Turnos de Vuelo
}.
spearpoint-op-flight-set = { $turns ->
    [0] No le quedan Turnos de Vuelo: se va al final de la Fase de Combate.
   *[other] Turnos de Vuelo restantes: { $turns }.
}
spearpoint-op-bombs-spent = Se queda sin bombas en esta salida.
spearpoint-op-bombs-reset = Puede usar sus bombas una vez más.
spearpoint-op-forced-landing = Va bajo las Reservas de su dueño. El piloto es capturado si el enemigo tiene una unidad terrestre; si no, va con ella.
spearpoint-op-destroy-with-crew = Es destruida con su tripulación; el enemigo suma el coste de las dos.
spearpoint-op-burn = Al final del Combate tira 1D10: con { $to } o menos es destruida y el enemigo suma su coste. { $crew ->
    [fate] El mismo dado, como Intensidad base, decide la suerte de su tripulación.
   *[survives] Su tripulación sobrevive.
}
spearpoint-op-auto-hit = Un impacto automático: Intensidad + { $index } − su Defensa.
spearpoint-op-remove-damage = Se descarta su carta de Daño; vuelve a su Resistencia Completa.
spearpoint-op-expire-effect = Un efecto temporal de su carta de Daño termina ya; la carta se queda.
spearpoint-op-resolve-first = Su ataque se resuelve antes que los demás, gane quien gane la Iniciativa.
spearpoint-op-concentrate = Si al menos dos de tus unidades terrestres la tienen de objetivo, todas suman { SIGNED($amount) } a sus tiradas de ataque.
spearpoint-op-air-superiority = Tus aviones suman { SIGNED($amount) } a sus tiradas de ataque; los del enemigo restan lo mismo.
spearpoint-op-reroll = Se repite una tirada de ataque fallada de este ataque; vale el segundo resultado.
spearpoint-op-reroll-intensity = Una vez por partida se repite la primera Intensidad de { $to } o menos que tire su unidad; vale el segundo resultado.
spearpoint-op-stop-rolls = Se pierden las tiradas que le queden en ese ataque a un arma 2X, 3X o 4X.
spearpoint-op-suppress-attack = La unidad enemiga pierde su ataque.
spearpoint-op-remove-crew = Tira 2D10: con { $roll } o más eliminas su tripulación y sumas su coste; la unidad queda inactiva.
spearpoint-op-extra-attack = Ataca una vez más, con su arma de largo alcance, a una unidad de artillería enemiga que haya atacado este turno.
spearpoint-op-capture = Solo si { $condition }. Tira 1D10: con { $roll } o más la capturas con su tripulación.
spearpoint-op-crew-survives = Su tripulación sobrevive, salga lo que salga en el dado, y va bajo tus Reservas.
spearpoint-op-see-hand = Ves las unidades de la mano del rival antes de sellar tu despliegue.
spearpoint-op-draw-units = { $cards ->
    [one] Roba una carta de Unidad más.
   *[other] Roba { $cards } cartas de Unidad más.
}

spearpoint-which-first = su primera arma
spearpoint-which-last = su última arma
spearpoint-which-max-rof = su arma con mayor cadencia
spearpoint-which-bullets = sus armas que disparan balas
spearpoint-which-shells = un arma que no dispare balas
spearpoint-which-guns = sus armas, salvo las bombas
