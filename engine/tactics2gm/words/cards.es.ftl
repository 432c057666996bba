# The text of cards. Each operation, focus, moment and duration of the vocabulary has one key.

## Unit cards

tactics2gm-unit-kind = { $unit_class } · { $ap } PA
tactics2gm-unit-strength = Movimiento { $move } · Blindaje { $armour } · Heridas { $wounds }
tactics2gm-unit-traits = Además: { $traits }.
tactics2gm-unit-tracked = con orugas
tactics2gm-unit-light = pieza ligera
tactics2gm-unit-carry = transporta { $units ->
    [one] una unidad de infantería
   *[other] { $units } unidades de infantería
}
tactics2gm-unit-tokens = Puede llevar: { $tokens }.
tactics2gm-token-price = { $token } ({ $ap ->
    [0] gratis
   *[other] +{ $ap } PA
})

tactics2gm-weapon = { $weapon }: { $reach }, { $hit }+/{ $crit }, penetración { $pen }, daño { $damage }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
tactics2gm-reach = alcance { $most }
tactics2gm-reach-between = alcance { $least }–{ $most }
tactics2gm-reach-any = cualquier alcance
tactics2gm-weapon-rifle = rifle
tactics2gm-weapon-gun = cañón
tactics2gm-weapon-hollow = carga hueca
tactics2gm-weapon-indirect = indirecta
tactics2gm-weapon-aa = antiaérea
tactics2gm-weapon-flips = se voltea al disparar
tactics2gm-weapon-air = antiaérea con { $hit }+/{ $crit }
tactics2gm-weapon-ignores = ignora la { LOWER($cover) }
tactics2gm-weapon-ignores-all = ignora toda cobertura
tactics2gm-weapon-against = solo contra { $any_group }

tactics2gm-ability = { $ability }{ $ap ->
    [0] {""}
   *[other] {" "}({ $ap } PA)
}{ $no_shot ->
    [true] , en lugar de disparar
   *[false] {""}
}: { $does }

## Equipment tokens

tactics2gm-token-off = Ofensiva · { $ap } PA
tactics2gm-token-def = Defensiva · { $ap } PA
tactics2gm-token-any = Ofensiva o defensiva · { $ap } PA
tactics2gm-flip-yes = Se voltea al usarla: sirve un turno de cada dos.
tactics2gm-flip-setup = Montada dispara y su unidad no puede moverse; recogida se mueve y no dispara.
tactics2gm-flip-discard = Se usa una vez.

## Terrain

tactics2gm-terrain-value = Valor { $ap } PA
tactics2gm-ground = Tipo: { $ground }.
tactics2gm-ground-cover = { $cover } para { $plurals }.
tactics2gm-ground-enter = Solo puede entrar: { $plurals }.
tactics2gm-ground-closed = No puede entrar nadie.
tactics2gm-cover = { $cover } ({ SIGNED($hit) }/{ SIGNED($crit) })
tactics2gm-terrain-strength = { $pi } { $pi ->
    [one] Punto de Impacto
   *[other] Puntos de Impacto
}{ $armour ->
    [0] {""}
   *[other] ; { SIGNED($armour) } al blindaje dentro
}.
tactics2gm-terrain-difficult = Difícil para: { $plurals }.
tactics2gm-terrain-slows = Cuesta un punto más de Movimiento entrar a: { $plurals }.
tactics2gm-terrain-stops = Debe detenerse al entrar: { $plurals }.
tactics2gm-terrain-crushed = Los vehículos con orugas lo destruyen al entrar.
tactics2gm-terrain-inside = Con una unidad tuya dentro: { $does }
tactics2gm-terrain-ruin = Si es destruido, la unidad que está dentro también es destruida y queda una ruina.

## Generals

tactics2gm-general-always = Siempre{ $on ->
    [none] {""}
   *[other] , para { $on }
}:
tactics2gm-general-turn = Una vez por turno{ $on ->
    [none] {""}
   *[other] , para { $on }
}:
tactics2gm-general-game = Una vez por partida{ $on ->
    [none] {""}
   *[other] , para { $on }
}:

## Support cards: when, on what, for how long

tactics2gm-support-kind = { $support } · { $ap } PA · { $points } { $points ->
    [one] punto
   *[other] puntos
} de mazo
tactics2gm-play-deployment = En la fase de Despliegue{ $on ->
    [none] {""}
   *[other] , para { $on }
}.
tactics2gm-play-shot = Se declara antes de un disparo{ $on ->
    [none] {""}
   *[other] , para { $on }
}.

tactics2gm-focus-own = una de tus unidades{ $any_group ->
    [none] {""}
   *[other] {" "}({ $any_group })
}{ $wanted ->
    [none] {""}
   *[other] {" "}{ $wanted }
}
tactics2gm-focus-square = cualquier casilla
tactics2gm-focus-empty = una casilla vacía fuera de las dos líneas de despliegue
tactics2gm-on-rifle = con rifle
tactics2gm-on-gun = con cañón
tactics2gm-on-indirect = con un arma indirecta
tactics2gm-on-hollow = con un arma de carga hueca
tactics2gm-on-seasoned = que sea Veterana o infantería especial

tactics2gm-lasts-once = Se usa una vez.
tactics2gm-lasts-turn = Hasta tu próxima fase de Inicio.
tactics2gm-lasts-next-hq = En la próxima fase de Estado Mayor del enemigo.
tactics2gm-lasts-triggered = Hasta que estalle.
tactics2gm-lasts-until-moves = Hasta que la unidad se mueva.
tactics2gm-lasts-stays = Permanente.

tactics2gm-weapons-rifle = rifles
tactics2gm-weapons-gun = cañones
tactics2gm-weapons-indirect = armas indirectas
tactics2gm-weapons-hollow = armas de carga hueca

## Operations that last

tactics2gm-op-impact-mod = { SIGNED($hit) }/{ SIGNED($crit) } a sus números de Impacto.
tactics2gm-op-attacked-mod = { SIGNED($hit) }/{ SIGNED($crit) } a los disparos contra { $area ->
    [cross] toda unidad en esa casilla y sus cuatro vecinas
   *[unit] ella
}.
tactics2gm-op-prone = Una unidad que no se ha movido puede echarse cuerpo a tierra al final del Movimiento: { SIGNED($hit) }/{ SIGNED($crit) } a los disparos contra ella.
tactics2gm-op-give-cover = { $cover }{ $rows ->
    [0] {""}
    [one] {" "}para tus unidades en tu primera línea
   *[other] {" "}para tus unidades en tus { $rows } primeras líneas
}{ $after ->
    [still] {" "}tras un turno sin moverse
    [whole_turn] {" "}tras un turno completo sin moverse
   *[at_once] {""}
}, si no hay otra mejor.
tactics2gm-op-hidden = Los enemigos a distancia { $beyond } o más no pueden apuntarle hasta que dispare; un turno sin moverse ni disparar la vuelve a ocultar.
tactics2gm-op-move-mod = { SIGNED($amount) } al Movimiento.
tactics2gm-op-range-mod = { SIGNED($amount) } al alcance de sus { $weapons }.
tactics2gm-op-armour-mod = { SIGNED($amount) } al blindaje, { $most } como mucho.
tactics2gm-op-wounds-mod = { SIGNED($amount) } a sus Heridas.
tactics2gm-op-penetration-mod = { SIGNED($amount) } a la penetración de sus { $weapons }.
tactics2gm-op-penetrated-mod = { SIGNED($amount) } a la penetración de { $weapons } que le disparen.
tactics2gm-op-damage-mod = { SIGNED($amount) } al daño de sus { $weapons } contra { $any_plural }.
tactics2gm-op-spot-mod = { SIGNED($hit) } al número de impacto de tus armas indirectas{ $within ->
    [0] {""}
   *[other] {" "}contra objetivos a { $within } casillas de ella como mucho
}.
tactics2gm-op-anti-air-mod = { SIGNED($hit) } al número de impacto de tu fuego antiaéreo.
tactics2gm-op-assault-mod = { SIGNED($hit) }/{ SIGNED($crit) } cuando asalta.
tactics2gm-op-assaulted-mod = { SIGNED($hit) }/{ SIGNED($crit) } a los asaltos contra ella.
tactics2gm-op-income = { SIGNED($ap) } PA en tu fase de Estado Mayor{ $supply ->
    [0] {""}
   *[other] {" "}si tus suministros son { $supply } o más
}.
tactics2gm-op-discount = La primera unidad ({ $any_group }) que despliegues cada turno cuesta { $ap } PA menos, pero al menos { $least }.
tactics2gm-op-cannot-assault = No puede asaltar.
tactics2gm-op-paradrop = Puede desplegarse en cualquier casilla sin enemigos ni edificios.
tactics2gm-op-reveal-mines = Las minas de su casilla y de las contiguas se revelan cuando llega.
tactics2gm-op-tow = Lleva una pieza de artillería de Movimiento { $move } o menos.
tactics2gm-op-anti-air = Dispara una vez por turno, también en el del enemigo, a un avión a su alcance antes de que ataque.
tactics2gm-op-fighter = Espera junto al Estado Mayor; desde tu próximo turno ataca, escolta o, con un arma antiaérea, intercepta.
tactics2gm-op-bombs = Ataca { $squares ->
    [one] una casilla
   *[other] { $squares } casillas en línea recta, con una tirada por cada una
}, y se descarta.
tactics2gm-op-jam = Los Grupos de Mando enemigos no dan PA.

## Operations that are carried out once

tactics2gm-op-sure-critical = Si el disparo impacta y penetra, es un crítico.
tactics2gm-op-lay-mine = Una mina oculta. La hace estallar la primera unidad enemiga ({ $any_group }) que entre: { $hit }+/{ $crit }, penetración { $pen }, daño { $damage }.
tactics2gm-op-strike = { $hit }+/{ $crit }, penetración { $pen }, daño { $damage } { $area ->
    [around] en las cuatro casillas vecinas
   *[square] en esa casilla
}, también a los tuyos.
tactics2gm-op-place-general = Pon en tu Estado Mayor un general a tu elección.
tactics2gm-op-gain-ap = Ganas { $ap } PA, hasta el máximo.
tactics2gm-op-lose-ap = Tu rival pierde { $ap } PA guardados.
tactics2gm-op-draw = { $cards ->
    [one] Roba una carta.
   *[other] Roba { $cards } cartas.
}
tactics2gm-op-sift = En la fase de Cartas roba { $draw } y devuelve { $back } al fondo de tu mazo.
tactics2gm-op-heal = Quita { $wounds ->
    [one] una herida
   *[other] hasta { $wounds } heridas
} { $reach ->
    [adjacent] a una unidad amiga contigua
    [self_or_adjacent] a sí misma o a una unidad amiga contigua
   *[target] a la unidad
}{ $any_group ->
    [none] {""}
   *[other] {" "}({ $any_group })
}.
tactics2gm-op-breach = Un edificio contiguo pierde { $pi } Puntos de Impacto, sin tirar.
tactics2gm-op-clear-mines = Las minas de su casilla y de las contiguas se revelan, y se retiran con { $roll }+.
tactics2gm-op-extra-move = { SIGNED($squares) } al Movimiento este turno.{ $fresh ->
    [extra] {" "}Recién desplegada, puede usar solo este.
    [full] {" "}Recién desplegada, puede usar en su lugar su propio Movimiento.
   *[no] {""}
}
tactics2gm-op-see-hand = Ves la mano de tu rival.
tactics2gm-op-see-mines = Ves las minas ocultas de tu rival.
tactics2gm-op-drop = Lanza hasta { $units ->
    [one] una unidad de Paracaidistas
   *[other] { $units } unidades de Paracaidistas
} de tu mano por { $less } PA menos cada una; antes dispara el fuego antiaéreo que alcance sus casillas.
tactics2gm-op-shoot-again = Cada una de tus unidades ({ $any_group }) dispara una vez más con { $weapons ->
    [one] un arma
   *[other] { $weapons } armas
}.
