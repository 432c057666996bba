# Antes del primer turno, objetivos y final; dos aliados.

## Lo que ocurre

tactics2gm-about = { $about }{ $doubled ->
    [true] {" "}En dos tableros se doblan estos números, pero no las rondas.
   *[false] {""}
}{ $rounds ->
    [0] {""}
   *[other] {" "}Tras { $rounds } rondas y un último turno cada uno, gana el bando con mejor Estado Mayor; si empatan, el que más haya destruido.
} Pierde el bando que acabe su turno sin cartas en la mano ni en el mazo.
tactics2gm-event-sealed = { $decision ->
    [deck] { $seat }: mazo elegido.
    [share] { $seat }: cartas repartidas.
    [bid] { $seat }: puja sellada.
    [mulligan] { $seat }: mano inicial decidida.
   *[other] { $seat }: respuesta sellada.
}
tactics2gm-event-bids = Las pujas: americanos { $us }, alemanes { $de }.
tactics2gm-event-begin-tied = ¿Quién empieza? Los americanos sacan { $us_die } y los alemanes { $de_die }: empate a { $total }. Se repite la tirada.
tactics2gm-event-begin-rolled = ¿Quién empieza? Los americanos sacan { $us_die }, en total { $us_total }; los alemanes { $de_die }, en total { $de_total }. Deciden los { LOWER($side) }.
tactics2gm-event-begins = Empiezan los { LOWER($side) }.
tactics2gm-event-placed = Los { LOWER($side) } colocan { $terrain } en { $at }.
tactics2gm-event-terrain-done = Los { LOWER($side) } no colocan más Terreno.
tactics2gm-event-dealt = { $seat }: { $number ->
    [one] 1 carta repartida.
   *[other] { $number } cartas repartidas.
}
tactics2gm-private-dealt = Recibes { $cards }.
tactics2gm-event-hand-settled = {""}
tactics2gm-private-hand-settled = { $again ->
    [true] Devuelves tu mano y robas { $cards }.
   *[false] Te quedas con tu mano.
}
tactics2gm-event-given = { $seat }: 1 Punto de Acción para el General.
tactics2gm-event-last-turns = Se acabó el tiempo: un último turno para cada bando.
tactics2gm-event-standstill = En { $rounds } rondas nadie se ha acercado a ganar: un último turno para cada bando.
tactics2gm-event-ended = { $termination ->
    [beaten] Partida perdida: gana el rival automático.
   *[other] { $winners ->
        [none] { $winning_sides ->
            [none] La partida termina en empate
           *[other] Partida perdida: ganan los { LOWER($winning_sides) }
        }
       *[other] Los { LOWER($winners) } ganan la partida
    }. { $termination ->
        [headquarters] El Estado Mayor enemigo está destruido.
        [destroy_units] Han destruido suficientes unidades enemigas.
        [reach_row] Han roto las líneas.
        [take_places] El objetivo ha sido tomado o destruido.
        [bring_home] Los suministros están a salvo.
        [most_at_bridges] Dominan los puentes.
        [outlast] Han resistido.
        [bridges_gone] No queda ningún puente.
        [exhausted] El otro bando se ha quedado sin cartas.
        [out_of_reach] { $winners ->
            [none] Ya nadie puede ganar.
           *[other] El otro bando ya no puede ganar.
        }
        [agreed] De mutuo acuerdo.
        [resigned] El otro bando abandona.
       *[time] Se ha acabado el tiempo.
    }
}

## Preguntas

tactics2gm-prompt-deck = Elige tu mazo: uno ya hecho, o cartas por un máximo de { $most } puntos.
tactics2gm-hint-deck = { $shared ->
    [true] Lo formas para los dos: después tu General toma las cartas que manda. El enemigo no lo ve.
   *[false] ¿Es tu primera vez? El mazo sugerido tiene respuesta para todo: séllalo sin más. Los mazos son secretos.
}
tactics2gm-prompt-share = ¿Qué cartas del mazo que compartís mandas tú? Las demás se quedan con tu Mariscal de Campo.
tactics2gm-hint-share = Toma una parte, cartas sueltas o ambas cosas. Cada uno roba solo de las suyas.
tactics2gm-prompt-bid = ¿Cuántos de tus Puntos de Acción pujas?
tactics2gm-hint-bid = Tu puja se suma a tu tirada para decidir quién empieza y compra Terreno por el mismo valor. Se gasta en cualquier caso; lo que guardes es tuyo en tu primer turno.
tactics2gm-prompt-begin = Has ganado la tirada. ¿Quién empieza?
tactics2gm-prompt-place = Coloca Terreno en la segunda o tercera línea desde tu borde: { $left ->
    [one] queda 1 punto.
   *[other] quedan { $left } puntos.
}
tactics2gm-hint-place = Una vez empezada la partida ya no se puede colocar Terreno. Los puntos que no uses se pierden.
tactics2gm-prompt-fortify = Coloca tu Terreno en la segunda o tercera línea desde tu borde; no cuesta nada.
tactics2gm-prompt-mulligan = ¿Te quedas con tu mano inicial?
tactics2gm-hint-mulligan = Puedes devolver la mano entera una sola vez: se baraja con el mazo y robas otras tantas cartas.

## Opciones

tactics2gm-deck-group-infantry = Infantería
tactics2gm-deck-group-tank = Tanques
tactics2gm-deck-group-vehicle = Transportes
tactics2gm-deck-group-gun = Artillería
tactics2gm-deck-group-aircraft = Aviación
tactics2gm-deck-group-supply = Suministros
tactics2gm-deck-group-promotion = Promociones
tactics2gm-deck-group-equipment = Equipo
tactics2gm-deck-about = { $unit_class } · Movimiento { $move } · Blindaje { $armour } · Heridas { $wounds }
tactics2gm-deck-about-support = { $support } · { $ap } PA al jugarla
tactics2gm-deck-warning-infantry = En este mazo no hay infantería.
tactics2gm-label-deck = Mazo ya hecho
tactics2gm-label-deck-named = { $deck } ({ $points })
tactics2gm-label-deck-cut = { $deck }, reducido a { $points }
tactics2gm-label-card = Cartas sueltas
tactics2gm-label-card-named = { $card } ({ $points })
tactics2gm-label-part = Una parte del mazo
tactics2gm-label-part-armour = Tanques, aviones y Apoyo ({ $cards } cartas, { $points } puntos)
tactics2gm-label-part-infantry = Infantería, artillería y transportes ({ $cards } cartas, { $points } puntos)
tactics2gm-label-part-half = Una carta sí y otra no ({ $cards } cartas, { $points } puntos)
tactics2gm-label-bid = Pujar
tactics2gm-label-bid-of = Pujar { $points }
tactics2gm-label-begin = Empezamos
tactics2gm-label-follow = Empieza el enemigo
tactics2gm-label-place = Colocar Terreno
tactics2gm-label-place-card = { $terrain } ({ $points })
tactics2gm-label-place-at = { $terrain } en { $at }
tactics2gm-label-done = No más Terreno
tactics2gm-label-keep = Quedarse con la mano
tactics2gm-label-again = Robar otra mano
tactics2gm-label-give = Ceder 1 Punto de Acción al General

## Rechazos

tactics2gm-refused-one-deck = Un mazo ya hecho está completo: elige uno de ellos, o cartas, pero no ambas cosas.
tactics2gm-refused-nothing-left = Déjale a tu Mariscal de Campo al menos una carta.
tactics2gm-refused-deck-cost = Este mazo cuesta { $points } puntos. Puede costar { $most } como máximo.

## La mesa en palabras

tactics2gm-board-goal = { $goal ->
    [headquarters_us] Americanos: { $number } de { $of } Puntos de Impacto del Estado Mayor enemigo destruidos.
    [headquarters_de] Alemanes: { $number } de { $of } Puntos de Impacto del Estado Mayor enemigo destruidos.
    [destroy_units_us] Americanos: { $number } de { $of } unidades enemigas destruidas.
    [destroy_units_de] Alemanes: { $number } de { $of } unidades enemigas destruidas.
    [reach_row_us] Americanos: { $number } de { $of } unidades al otro lado de las líneas.
    [reach_row_de] Alemanes: { $number } de { $of } unidades al otro lado de las líneas.
    [take_places_us] Americanos: { $number } de { $of } edificios tomados o destruidos.
    [take_places_de] Alemanes: { $number } de { $of } edificios tomados o destruidos.
    [bring_home_us] Americanos: { $number } de { $of } suministros a salvo.
    [bring_home_de] Alemanes: { $number } de { $of } suministros a salvo.
    [most_at_bridges_us] Americanos: { $number ->
        [one] 1 unidad
       *[other] { $number } unidades
    } junto a los puentes, contra { $of }.
    [most_at_bridges_de] Alemanes: { $number ->
        [one] 1 unidad
       *[other] { $number } unidades
    } junto a los puentes, contra { $of }.
    [outlast_us] Americanos: { $number } de { $of } rondas de resistencia.
   *[outlast_de] Alemanes: { $number } de { $of } rondas de resistencia.
}

## Opciones

tactics2gm-setting-points = Puntos
tactics2gm-setting-players = Jugadores
tactics2gm-setting-alone = Bando en solitario
tactics2gm-setting-alone-us = Americanos
tactics2gm-setting-alone-de = Alemanes
tactics2gm-setting-shared-deck = Un mazo para dos aliados
tactics2gm-setting-boards = Tableros
tactics2gm-setting-novice = Ventaja para novatos
tactics2gm-setting-novice-none = ninguna
tactics2gm-setting-novice-us = Americanos
tactics2gm-setting-novice-de = Alemanes
tactics2gm-setting-novice-both = ambos bandos
tactics2gm-setting-straight-only = Solo disparos en línea recta
tactics2gm-setting-deploy-before-move = Despliegue antes del Movimiento
tactics2gm-setting-rounds = Límite de rondas
