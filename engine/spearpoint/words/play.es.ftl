# Lo que se dice durante la partida: lo que pasa, preguntas, opciones, negativas y la mesa en palabras.

## Lo que pasa: preparación y Despliegue

spearpoint-event-sealed = { $decision ->
    [attack] {""}
    [deck] Los { LOWER($seat) } han elegido su mazo.
    [before] Los { LOWER($seat) } han elegido quién está listo antes del primer turno.
    [hand] Los { LOWER($seat) } han elegido su mano inicial.
    [commit] Los { LOWER($seat) } han sellado sus órdenes de Despliegue.
    [orders] Los { LOWER($seat) } han sellado sus órdenes de Combate.
   *[other] Los { LOWER($seat) } han respondido.
}
spearpoint-about = { $about }
spearpoint-about-standard = Dos fuerzas chocan en campo abierto: gana la primera que sume { $points } Puntos de Victoria o pase { $turns } turnos seguidos sin oposición.
spearpoint-event-situation = { $scenario }.
spearpoint-event-general = Órdenes del General para los { LOWER($side) }: { $orders }
spearpoint-event-given = Los { LOWER($seat) } reciben { $card }.
spearpoint-event-dealt = Los { LOWER($seat) } reciben { $number ->
    [one] 1 carta
   *[other] { $number } cartas
} de Mando.
spearpoint-private-dealt = Recibes { $cards }.
spearpoint-event-turn = Turno { $turn }.
spearpoint-event-hand-seen = Los { LOWER($seat) } escuchan la radio: { $number ->
    [0] la mano enemiga está vacía
    [one] ya conocen la unidad de la mano enemiga
   *[other] ya conocen las { $number } unidades de la mano enemiga
}.
spearpoint-private-hand-seen = El enemigo { $cards ->
    [none] no tiene ninguna unidad en la mano
   *[other] tiene en la mano { $cards }
}.
spearpoint-event-crew-moved = La tripulación de { $unit_card } #{ $unit }{ $crew_card ->
    [none] {""}
   *[other] {" "}({ $crew_card })
} pasa a { $target_card } #{ $target }.
spearpoint-event-line-changed = { $unit_card } #{ $unit } cambia de línea: { $line }.
spearpoint-event-committed = Los { LOWER($seat) } despliegan { $unit_card } #{ $unit }{ $crew_card ->
    [none] {""}
   *[other] {" "}({ $crew_card })
}: { $line }.
spearpoint-event-crewed = { $crew_card } se hace cargo de { $unit_card } #{ $unit }.
spearpoint-event-line-shifted = Los { LOWER($side) } se quedan sin primera línea: su retaguardia pasa a serlo.

## Lo que pasa: cartas de Mando

spearpoint-event-played = Los { LOWER($seat) } juegan { $card }.
spearpoint-event-played-on = Los { LOWER($seat) } juegan { $card } sobre { $target_card } #{ $target }.
spearpoint-event-plus = Los { LOWER($seat) } descartan { $card } para sumar +1 a { $roll ->
    [attack] una tirada de ataque
    [intensity] una tirada de Intensidad
    [initiative] la tirada de Iniciativa
    [burn] la tirada de un incendio
   *[surrender] la tirada de rendición
}.
spearpoint-event-surrender = Se pide la rendición de { $target_card } #{ $target }: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, necesita { $needs }. { $won ->
    [true] ¡Manos arriba!
   *[false] Sigue luchando.
}
spearpoint-event-sharpshooter = Un tirador apunta a la tripulación de { $target_card } #{ $target }: { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, necesita { $needs }. { $won ->
    [true] ¡Acierto!
   *[false] Falla.
}

## Lo que pasa: ataques

spearpoint-event-declared = { $unit_card } #{ $unit } apunta a { $target_card } #{ $target }.
spearpoint-event-assault-declared = Los { LOWER($seat) } preparan un Asalto a { $target_card } #{ $target } con { $number } escuadras.
spearpoint-event-assault-cancelled = Se cancela el Asalto a { $target_card } #{ $target }: menos de tres escuadras.
spearpoint-event-initiative-tied = Iniciativa: { $scores ->
    [none] { $dice }
   *[other] { $scores }
}: empate. Se repite la tirada.
spearpoint-event-initiative = Iniciativa: { $scores ->
    [none] { $totals }
   *[other] { $scores }
}{ $others ->
    [none] {""}
   *[other] {" "}(no cuentan: { $others })
}. Empiezan los { LOWER($winner) }.
spearpoint-event-attack-lost = { $unit_card } #{ $unit } pierde su ataque a { $target_card } #{ $target }: { $reason ->
    [target] el objetivo ya no está
    [weapons] no le queda arma para hacerlo
    [assault] quedan menos de tres escuadras
    [destroyed] está fuera de combate
   *[attacker] ya no puede atacar
}.
spearpoint-event-rolled = { $unit_card } #{ $unit } { $weapon ->
    [none] asalta a { $target_card } #{ $target }
   *[other] dispara contra { $target_card } #{ $target } ({ $weapon })
}: { $dice } suman { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}, necesita { $needs }: { $result ->
    [hit] ¡impacto!
    [friendly_fire] ¡Fuego Amigo!
   *[miss] falla.
}
spearpoint-event-rolls-again = { $card }: se repite la tirada fallada.
spearpoint-event-intensity-again = { $crew_card } de { $unit_card } #{ $unit }: se repite la Intensidad { $dice }, una vez por partida.
spearpoint-event-friendly-fire = { $unit ->
    [0] { $target_card } #{ $target } recibe el fuego de los suyos.
   *[other] { $unit_card } #{ $unit } alcanza a los suyos: { $target_card } #{ $target }.
}
spearpoint-event-friendly-fire-nobody = Ninguno de los suyos estaba en medio.
spearpoint-event-hit = Impacto en { $target_card } #{ $target }: Intensidad { $intensity }{ $as_rolled ->
    [true] {""}
   *[false] {" "}(dado: { $dice })
} + { $index } − Defensa { $defense } = { $net } de daño. Resistencia restante: { $endurance }.
spearpoint-event-damaged = { $unit_card } #{ $unit } sufre daños: { $effect }.

## Lo que pasa: bajas

spearpoint-event-destroyed = { $unit_card } #{ $unit } queda fuera de combate.
spearpoint-event-scored = Los { LOWER($side) } suman { $points } (total: { $total }).
spearpoint-event-crew-survives = { $crew_card }: logra escapar y va bajo las Reservas de los { LOWER($seat) }.
spearpoint-event-crew-captured = { $crew_card }: cae en manos del enemigo.
spearpoint-event-crew-dies = { $crew_card }: muere con su unidad.
spearpoint-event-crew-killed = { $unit_card } #{ $unit } pierde su tripulación ({ $crew_card }); la unidad queda inactiva.
spearpoint-event-crew-bails-out = { $crew_card } abandona { $unit_card } #{ $unit } y vuelve a la mano; la unidad queda inactiva.
spearpoint-event-captured = ¡Los { LOWER($seat) } capturan { $unit_card } #{ $unit }!
spearpoint-event-kept = Los { LOWER($seat) } se quedan con { $unit_card } #{ $unit }: { $line }. Le falta una tripulación suya.
spearpoint-event-taken-away = Los { LOWER($seat) } se llevan { $unit_card } #{ $unit } a remolque.
spearpoint-event-withdrawn = { $unit_card } #{ $unit } sale del Área de Batalla { $to ->
    [hand] y vuelve a la mano
   *[reserves] y va bajo las Reservas
}.
spearpoint-event-burns = { $unit_card } #{ $unit } está en llamas: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}({ SIGNED($bonus) })
}; con { $to } o menos se pierde. { $destroyed ->
    [true] Arde por completo.
   *[false] Aguanta.
}
spearpoint-event-recovered = { $unit_card } #{ $unit } se recupera: Resistencia { $endurance } de { $of }.
spearpoint-event-effect-over = { $unit_card } #{ $unit }: ha pasado el efecto «{ $effect }».
spearpoint-event-overrun = Los { LOWER($side) } no tienen oposición: { $turns } de { $needed } turnos para Sobrepasar.

## Lo que pasa: robo y final

spearpoint-event-drew = Los { LOWER($seat) } roban una carta de { $kind ->
    [unit] Unidad
   *[command] Mando
}.
spearpoint-event-drawn = { "" }
spearpoint-private-drew = Robas { $card }.
spearpoint-event-discarded = Los { LOWER($seat) } descartan { $card }.
spearpoint-event-returned = Los { LOWER($seat) } ponen { $number ->
    [one] una carta de Unidad
   *[other] { $number } cartas de Unidad
} bajo sus Reservas.
spearpoint-event-ended = { $winners ->
    [none] La partida termina en empate
   *[other] Los { LOWER($winners) } ganan la partida
}: { $termination ->
    [team_points] 60 Puntos de Victoria.
    [points] tienen los Puntos de Victoria que necesitaban.
    [overrun] por Sobrepasar: turnos sin oposición.
    [land_units] dominan el terreno.
    [destroy] objetivo destruido o capturado.
    [capture] objetivo capturado.
    [stand] sigue en pie tras el último turno.
    [outlast] han resistido hasta el último turno.
    [time] se acabó el último turno y { $winners ->
        [none] hay los mismos puntos
       *[other] deciden los puntos
    }.
    [agreed] de mutuo acuerdo.
    [resigned] el otro bando abandona.
    [exhausted] no quedan unidades y { $winners ->
        [none] hay los mismos puntos
       *[other] deciden los puntos
    }.
   *[stalemate] diez turnos sin que pase nada y { $winners ->
        [none] los mismos puntos
       *[other] deciden los puntos
    }.
}

## Preguntas

spearpoint-prompt-deck = Elige tu mazo de Reservas: uno ya hecho, o cartas por valor de { $least } a { $most } puntos.
spearpoint-prompt-before = Elige { $number ->
    [one] la unidad que está
   *[other] las { $number } unidades que están
} en el Área de Batalla antes del primer turno, con tripulación para las que la necesiten.
spearpoint-prompt-hand = Elige las { $number } unidades de tu mano inicial.
spearpoint-prompt-standing = Órdenes permanentes
spearpoint-prompt-intercept = ¿Quieres ver las unidades del enemigo antes de sellar tus órdenes?
spearpoint-prompt-initiative = Turno { $turn }, Iniciativa: ¿usas cartas en la tirada?
spearpoint-prompt-commit = Turno { $turn }, Despliegue: ¿qué despliegas y adónde van tus tripulaciones?
spearpoint-prompt-after-reveal = Se han revelado todas las unidades. ¿Juegas cartas antes de declarar objetivos?
spearpoint-prompt-attack = { $unit_card } #{ $unit }: ¿órdenes?
spearpoint-prompt-orders = Turno { $turn }, órdenes de Combate: cartas, descartes para sumar +1 y el orden de tus ataques.
spearpoint-prompt-resolve = ¿Cuál de tus ataques va ahora, y con qué?
spearpoint-prompt-react = { $unit_card } #{ $unit } va a disparar contra tu { $target_card } #{ $target } ({ $weapon }). ¿Reaccionas?
spearpoint-prompt-bail-out = { $unit_card } #{ $unit } queda fuera de combate y se perdería su tripulación. ¿La salvas?
spearpoint-prompt-friendly-fire = { $unit_card } #{ $unit }, del enemigo, dispara contra los suyos. ¿A quién alcanza?
spearpoint-prompt-keep = Has capturado { $unit_card } #{ $unit }. ¿Te la quedas?
spearpoint-prompt-end-of-combat = Ya no quedan ataques. ¿Juegas cartas?
spearpoint-prompt-draw = Robas { $left } más: ¿Unidad o Mando?
spearpoint-prompt-discard = Tienes demasiadas cartas en la mano: { $pile ->
    [unit] ¿qué { $number ->
        [one] unidad va
       *[other] { $number } unidades van
    } bajo tus Reservas?
   *[command] ¿qué { $number ->
        [one] carta de Mando descartas
       *[other] { $number } cartas de Mando descartas
    }?
}

spearpoint-hint-deck = Unidades y tripulaciones cuentan juntas. Un tanque, un cañón o un avión no sirven sin tripulación.
spearpoint-hint-orders = Puedes dejarlo vacío: va primero tu ataque más prometedor y tus cartas se quedan en la mano. La carta cuyo momento no llega se queda en la mano sin que nadie la vea.
spearpoint-hint-standing = Opcionales; no detienen la partida. «Parar» hace que te pregunte en ese momento mientras tengas cartas de Mando; «Jugar automáticamente» juega la carta siempre que sirva.
spearpoint-hint-attack = Los porcentajes son por tirada. Un 2 o 3 natural es Fuego Amigo, el 18 dobla la Intensidad, y 19 y 20 destruyen.
spearpoint-hint-no-crew = Aún no tienes en la mano tripulación para { $cards }.

spearpoint-tally-deck = { $points } de { $most } puntos, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $alone ->
    [0] {""}
    [one] ; una unidad no tiene tripulación
   *[other] ; { $alone } unidades no tienen tripulación
}.
spearpoint-deck-group-infantry = Infantería
spearpoint-deck-group-vehicle = Vehículos
spearpoint-deck-group-tank = Tanques
spearpoint-deck-group-artillery = Artillería
spearpoint-deck-group-aircraft = Aviación
spearpoint-deck-group-crew = Tripulaciones
spearpoint-deck-about = Defensa { $defense }, Resistencia { $endurance }{ $crew_id ->
    [none] {""}
   *[other] {" "}· necesita { $crew }
}
spearpoint-deck-about-crew = Solo sirve con las unidades que la necesitan
spearpoint-deck-about-crew-does = Como una tripulación{ $amount ->
    [0] {""}
   *[other] , { SIGNED($amount) } a las tiradas de ataque
}{ $again ->
    [0] {""}
   *[other] , repite una Intensidad de { $again } o menos
}
spearpoint-deck-warning = { $units ->
    [one] Una unidad necesita
   *[other] { $units } unidades necesitan
} { $crew }, y { $crews ->
    [0] no hay
   *[other] solo hay { $crews }
}.
spearpoint-tally-hand = { $number } de { $most }.
spearpoint-caution-commit = No despliegas nada, aunque { $units ->
    [one] una unidad de tu mano ({ $points } puntos) podría
   *[other] { $units } unidades de tu mano ({ $points } puntos) podrían
} ir al frente. ¿Lo sellas igualmente?
spearpoint-tally-commit = { $units ->
    [one] Una unidad
   *[other] { $units } unidades
}, { $crews ->
    [0] sin tripulación
    [one] una tripulación
   *[other] { $crews } tripulaciones
}, por valor de { $points } puntos.

## Opciones

spearpoint-label-all = Todo
spearpoint-label-deck = Mazos ya hechos
spearpoint-label-deck-named = { $deck } ({ $points } puntos)
spearpoint-label-card = Cartas
spearpoint-label-card-named = { $card } ({ $points })
spearpoint-label-commit = Desplegar
spearpoint-label-commit-named = { $card }
spearpoint-label-commit-crewed = { $card } + { $crew }
spearpoint-label-commit-line = { $card }: { $line }
spearpoint-label-commit-crew = { $card } + { $crew_card }
spearpoint-label-commit-line-crew = { $card }: { $line } + { $crew_card }
spearpoint-label-crew = Dar tripulación
spearpoint-label-crew-for = { $crew_card } → { $unit_card } #{ $unit }
spearpoint-label-move = Mover una tripulación
spearpoint-label-move-from = Tripulación de { $unit_card } #{ $unit }
spearpoint-label-move-to = Tripulación de { $unit_card } #{ $unit } → { $target_card } #{ $target }
spearpoint-label-line = Cambiar de línea
spearpoint-label-line-to = { $unit_card } #{ $unit } → { $line }
spearpoint-label-play = Jugar una carta
spearpoint-label-play-card = { $card }
spearpoint-label-play-on = { $card } → { $target_card } #{ $target }
spearpoint-label-play-by = { $card } → { $target_card } #{ $target }, en lugar del ataque de { $unit_card } #{ $unit }
spearpoint-label-play-at = { $card }: { $unit_card } #{ $unit } → { $target_card } #{ $target }
spearpoint-label-plus = Descartar por +1
spearpoint-label-plus-card = +1: descartar { $card }
spearpoint-label-plus-roll = +1 a { $roll ->
    [attack] una tirada de ataque
    [intensity] la Intensidad
    [initiative] la Iniciativa
    [burn] un incendio
   *[roll] la tirada de una carta
}: descartar { $card }
spearpoint-label-plus-for-card = +1 a { $played_card }: descartar { $card }
spearpoint-label-plus-intensity = +1 a la Intensidad de { $played_card }: descartar { $card }
spearpoint-label-plus-for-unit = +1 { $roll ->
    [attack] a la tirada de ataque
    [intensity] a la Intensidad
   *[burn] al incendio
} de { $unit_card } #{ $unit }: descartar { $card }
spearpoint-label-hold = No disparar
spearpoint-label-attack = Atacar
spearpoint-label-attack-target = { $target_card } #{ $target }
spearpoint-label-attack-with = { $target_card } #{ $target }: { $weapons }
spearpoint-label-shot = { $weapon } { $rate ->
    [1] {""}
   *[other] { $rate }× 
}{ $percent } %
spearpoint-label-assault = Asalto
spearpoint-label-assault-target = Asalto a { $target_card } #{ $target }
spearpoint-label-with = Con una carta
spearpoint-label-with-target = { $card } → { $target_card } #{ $target }
spearpoint-label-with-weapons = { $card } → { $target_card } #{ $target }: { $weapons }
spearpoint-label-order = Orden de los ataques
spearpoint-label-order-unit = Siguiente: { $unit_card } #{ $unit }
spearpoint-label-resolve = Próximo ataque
spearpoint-label-resolve-attack = { $unit_card } #{ $unit } → { $target_card } #{ $target }
spearpoint-label-target = Objetivo
spearpoint-label-target-unit = { $target_card } #{ $target }
spearpoint-label-keep = Quedársela
spearpoint-label-keep-on = Quedársela: { $line }
spearpoint-label-remove = Retirarla del juego
spearpoint-label-stop = Parar y preguntarme
spearpoint-label-stop-after-reveal = Parar tras revelar
spearpoint-label-stop-attacks = Parar antes de cada ataque mío
spearpoint-label-stop-reactions = Parar cuando pueda reaccionar
spearpoint-label-stop-end-of-combat = Parar al acabar los ataques
spearpoint-label-auto = Jugar automáticamente
spearpoint-label-auto-card = Jugar automáticamente: { $card }
spearpoint-label-improve = +1 automático
spearpoint-label-improve-from = +1 automático desde { $percent } % de acierto: descartar la carta más antigua
spearpoint-label-draw = Robar
spearpoint-label-draw-unit = Una unidad
spearpoint-label-draw-command = Una carta de Mando
spearpoint-label-discard = Descartar
spearpoint-label-discard-card = { $card }

## Por qué no

spearpoint-refused-deck-cost = Este mazo cuesta { $points } puntos. Debe costar de { $least } a { $most }, unidades y tripulaciones juntas.
spearpoint-refused-deck-lacks = Por orden del General este mazo debe llevar { $card }{ $number ->
    [one] {""}
   *[other] {" "}{ $number } veces
}.
spearpoint-refused-deck-before = Por orden del General, { $number } unidades ({ $any_traits }) de este mazo están listas antes del primer turno. Tiene { $found ->
    [0] ninguna
   *[other] { $found }
} con tripulación.
spearpoint-refused-one-deck = Un mazo ya hecho está completo: elige uno de ellos o cartas sueltas, no las dos cosas.
spearpoint-refused-same-copy = No puedes desplegar dos veces la misma carta: { $card }.
spearpoint-refused-no-crew = Para estas órdenes { $needed ->
    [one] hace falta una carta
   *[other] hacen falta { $needed } cartas
} de { $crew }, y en la mano tienes { $held ->
    [0] ninguna
   *[other] { $held }
}. Ninguna unidad se despliega sin su tripulación.
spearpoint-refused-no-crew-card = Estas órdenes usan { $needed ->
    [one] una carta
   *[other] { $needed } cartas
} de { $card }, y en la mano tienes { $held ->
    [0] ninguna
    [one] una
   *[other] { $held }
}. Cada tripulación va a un solo sitio.
spearpoint-refused-line = { $unit_card } #{ $unit } cede su tripulación: sin ella no puede cambiar de línea.
spearpoint-refused-two-crews = En { $unit_card } #{ $unit } solo cabe una tripulación, y cada tripulación va a un solo sitio.
spearpoint-refused-card-twice = Estas órdenes usan { $card } { $wanted ->
    [one] una vez
   *[other] { $wanted } veces
}, y tienes { $held ->
    [0] ninguna
   *[other] { $held }
}. Cada carta se juega o se descarta una vez.
spearpoint-refused-plus-for-nothing = Descartarías una carta para la tirada de { $card }, pero no la juegas.
spearpoint-refused-assault = Un Asalto a { $target_card } #{ $target } necesita tres escuadras, y no pueden unirse más de { $joining }. Las demás necesitan otras órdenes.
spearpoint-refused-one-attack = Elige exactamente un ataque: el próximo.
spearpoint-refused-other-attack = Las cartas y los descartes deben ser para el próximo ataque.

## La mesa en palabras

spearpoint-board-turn = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }{ $last ->
        [0] {""}
       *[other] {" "}de { $last }
    }, { $phase }
}.
spearpoint-board-orders = Órdenes del General para los { LOWER($side) }: { $orders } Para ganar: { $any_goals }.
spearpoint-goal-points = { $needs } Puntos de Victoria (ahora { $has })
spearpoint-goal-overrun = { $needs } turnos sin oposición (ahora { $has })
spearpoint-goal-land-units = { $needs } unidades terrestres tras el Combate{ $turn ->
    [1] {""}
   *[other] {" "}desde el turno { $turn }
} (ahora { $has })
spearpoint-goal-destroy = destruir o capturar { $cards } ({ $has } de { $needs })
spearpoint-goal-capture = capturar { $cards ->
    [none] { $needs ->
        [one] una unidad
       *[other] { $needs } unidades
    }
   *[other] { $cards }
} ({ $has } de { $needs })
spearpoint-goal-stand = { $cards } en el campo desde el turno { $turn } hasta después del último ({ $has ->
    [0] por ahora no
   *[other] por ahora sí
})
spearpoint-goal-outlast = resistir hasta el turno { $needs }
spearpoint-board-player = { $seat }: { $points } Puntos de Victoria. En la mano: { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $commands ->
    [one] 1 carta de Mando
   *[other] { $commands } cartas de Mando
}. Reservas: { $reserves }.{ $overrun ->
    [0] {""}
   *[other] {" "}Sin oposición: { $overrun } de { $needed }.
}
spearpoint-board-side = { $side }: { $points } Puntos de Victoria.{ $overrun ->
    [0] {""}
   *[other] {" "}Sin oposición: { $overrun } de { $needed }.
}
spearpoint-board-seat = { $seat }, en la mano: { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}, { $commands ->
    [one] 1 carta de Mando
   *[other] { $commands } cartas de Mando
}. Reservas: { $reserves }.
spearpoint-board-whose = { $seat }
spearpoint-board-line = { $side }, { $line }:
spearpoint-board-unit = { $unit_card } #{ $unit }: Resistencia { $endurance } de { $full }, Defensa { $defense }.
spearpoint-board-unit-remarks = { $unit_card } #{ $unit }: Resistencia { $endurance } de { $full }, Defensa { $defense }; { $remarks }.
spearpoint-board-damage = con daños ({ $effect }{ $turns ->
    [0] {""}
    [one] , queda 1 turno
   *[other] , quedan { $turns } turnos
})
spearpoint-board-damage-over = con daños ({ $effect }, ya pasó)
spearpoint-board-attached = { $card }
spearpoint-board-idle = inactiva, sin tripulación
spearpoint-board-crew = { $crew_card }
spearpoint-board-captured = capturada
spearpoint-board-flight = Turnos de Vuelo: { $turns }
spearpoint-board-bombed = sin bombas
spearpoint-board-attack = { $units } contra { $target_card } #{ $target }{ $chances ->
    [none] {""}
   *[other] : { $chances }
}.
spearpoint-board-attack-lost = { $seat }: ataque { $number }, perdido.
spearpoint-board-attacker = { $unit_card } #{ $unit }
spearpoint-board-chance = { $rate ->
    [1] {""}
   *[other] { $rate }× 
}{ $percent } %
spearpoint-board-piles = Mazo de Mando: { $commands }, descartadas: { $discards }. Mazo de Daño: { $damages }.
spearpoint-board-hand = Tus unidades: { $cards ->
    [none] ninguna
   *[other] { $cards }
}.
spearpoint-board-commands = Tus cartas de Mando: { $cards ->
    [none] ninguna
   *[other] { $cards }
}.

## Lo que no está entre las opciones, y por qué

spearpoint-absent-crew = No tienes en la mano tripulación para { $cards }.
spearpoint-absent-card = { $card } es para otro momento u otra unidad. { $when }
spearpoint-absent-value = Ningún arma de esta unidad tiene Valor de Ataque contra { $targets }.
spearpoint-absent-bullets = Las balas no hacen nada al blindaje de { $targets }.
spearpoint-absent-weapons = Ningún arma que ahora funcione puede alcanzar a { $targets }.
spearpoint-absent-lines = { $targets }: fuera de alcance, por las líneas de ambas unidades o por una carta en vigor.
spearpoint-board-initiative = Iniciativa: { LOWER($seat) }.
spearpoint-board-weapons = Armas de { $unit_card }:
spearpoint-board-weapon = · { $weapon }.
spearpoint-detail = Resistencia { $endurance } de { $full }, { $line }{ $state ->
    [none] {""}
   *[other] , { $state }
}
spearpoint-detail-damaged = { $effect }
