# El juego, sus opciones, el tablero en palabras, las preguntas y lo que se rechaza.

warfighter-title = Warfighter: Europa 1944
warfighter-sentence = Una escuadra contra el enemigo, en solitario o hasta seis, todos del mismo bando: avanza de una localización a otra y cumple la Misión a tiempo.
warfighter-about = { $players ->
    [one] { $mission }: llega al Objetivo, en la casilla { $slot }, y cúmplelo en { $turns } turnos, con una escuadra de { $rp } RP.
   *[other] { $mission }: llegad al Objetivo, en la casilla { $slot }, y cumplidlo en { $turns } turnos, con una escuadra de { $rp } RP. Ganáis o perdéis todos juntos.
}{ $text_id ->
    [none] {""}
   *[other] {" "}{ $text }
}

warfighter-setting-players = Jugadores
warfighter-setting-objective = Objetivo
warfighter-setting-objective-random = Al azar
warfighter-setting-objective-o01 = Tomar el reducto
warfighter-setting-objective-o02 = Destruir el cañón
warfighter-setting-objective-o03 = Capturar al oficial
warfighter-setting-objective-o04 = Rescatar a los aviadores
warfighter-setting-objective-o05 = Asegurar el paso
warfighter-setting-objective-o06 = Volar el depósito
warfighter-setting-objective-o07 = Recuperar los documentos
warfighter-setting-nation = Nación
warfighter-setting-nation-us = Estados Unidos
warfighter-setting-nation-uk = Reino Unido (ambas naciones desde tres jugadores)
warfighter-setting-nation-allied = Ambas naciones (desde tres jugadores)
warfighter-setting-hostiles = Hostiles
warfighter-setting-hostiles-front = Primera línea
warfighter-setting-hostiles-elite = Élite
warfighter-setting-closed-hands = Manos ocultas entre compañeros

warfighter-board-turn = { $mission }, { $objective }: { $phase ->
    [muster] formando la escuadra, { $rp } de { $limit } RP gastados
    [outfit] primeras manos
    [soldiers] Turno de Soldados
    [upkeep] mantenimiento
   *[hostiles] Turno de Hostiles
}. Turnos restantes: { $turn } de { $turns }. Escuadra: { $rp } RP.
warfighter-board-goal = Objetivo en la casilla { $slot }{ $active ->
    [true] {""}
   *[false] {" "}(inactivo)
}: { $text }{ $needed ->
    [0] {""}
   *[other] {" "}Hasta ahora: { $done } de { $needed }.
}
warfighter-board-place = Casilla { $slot }{ $slot ->
    [0] {", "}el inicio
   *[other] : { $location } (entrada { $entrance }, cuerpo a cuerpo { $hand_to_hand }, refuerzos { $least }–{ $most })
}{ $closed ->
    [true] {", "}inactivo
   *[false] {""}
}{ $smoke ->
    [true] {", "}humo
   *[false] {""}
}. Soldados: { $soldiers ->
    [none] ninguno
   *[other] { $soldiers }
}. Hostiles: { $hostiles ->
    [none] ninguno
   *[other] { $hostiles }
}.{ $gear ->
    [none] {""}
   *[other] {" "}En el suelo: { $gear }.
}{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
warfighter-board-hostile = { $letter } { $hostile } (activos { $active } de { $living }{ $suppress ->
    [0] {""}
   *[other] , { $suppress } de Supresión
}, Cobertura { $cover }, alcance { $rmin } a { $rmax }{ $traits ->
    [none] {""}
   *[other] , { $traits }
}{ $most ->
    [0] {""}
   *[other] , Refuerzo { $least }–{ $most }
}{ $entrance ->
    [0] {""}
   *[other] , entrada +{ $entrance }
}{ $soldier ->
    [none] {""}
   *[other] , apunta a { $soldier }
})
warfighter-board-soldier = { $number } { $soldier } ({ $seat }): { $status ->
    [downed] derribado.
    [retired] retirado.
   *[other] casilla { $slot }, Salud { $health } de { $healthy }, { $actions ->
        [one] 1 Acción
       *[other] { $actions } Acciones
    }, Movimiento { $move }, Cobertura { $cover }, { $xp } XP{ $grip ->
        [none] {""}
       *[other] , cuerpo a cuerpo con { $grip }
    }{ $suppress ->
        [0] {""}
       *[other] , { $suppress } de Supresión
    }. { $gear ->
        [none] Sin equipo.
       *[other] { $gear }.
    }{ $skills ->
        [none] {""}
       *[other] {" "}Habilidades: { $skills }.
    }{ $laid_cards ->
        [none] {""}
       *[other] {" "}Preparadas: { $laid_cards }.
    }{ $hand ->
        [0] {""}
       *[other] {" "}Mano: { $hand ->
            [one] 1 carta
           *[other] { $hand } cartas
        }{ $locations ->
            [0] {""}
            [one] , 1 Localización
           *[other] , { $locations } Localizaciones
        }{ $cards ->
            [none] {""}
           *[other] : { $cards }
        }.
    }
}
warfighter-board-support = { $card } sobre { $soldier }.
warfighter-board-in-force = En vigor: { $events }.
warfighter-board-fog = niebla, alcance máximo 2
warfighter-board-lull = sin refuerzos en el próximo Turno de Hostiles
warfighter-board-guide = entrar en la próxima Localización no cuesta nada
warfighter-board-decks = Cartas que quedan: Acción { $actions }, Localizaciones { $locations }, hostiles { $hostiles }, Eventos { $events }.

warfighter-prompt-muster = Forma tu escuadra: quedan { $rp } de { $limit } RP
warfighter-prompt-hands = Roba la primera mano
warfighter-prompt-soldiers = Turno de Soldados, { $turn ->
    [one] el último
   *[other] quedan { $turn } turnos
}: { $actions ->
    [0] sin Acciones
    [one] 1 Acción
   *[other] { $actions } Acciones
}. ¿Órdenes?
warfighter-prompt-errand = { $errand ->
    [scout] Dos Localizaciones: quédate una
   *[other] Descarta lo que quieras y luego roba
}
warfighter-prompt-done = { $kind ->
    [muster] Cambiar mi parte de la escuadra
   *[soldiers] Seguir con este turno
}
warfighter-prompt-event = Evento: { $event }. { $kind ->
    [shortage] Vacía un arma o descarta una carta
    [drop] ¿Para quién son los suministros?
    [confusion] ¿Pagar 2 XP?
   *[other] ¿Robar otro por 3 XP?
}
warfighter-hint-done = Has terminado, pero puedes seguir mientras no hayan terminado todos.
warfighter-hint-hands = { $cards ->
    [0] Completa la mano.
   *[other] La mano es de { $cards } cartas.
} Las Localizaciones son el camino al Objetivo, una por casilla: alguien necesita la siguiente. Las cartas de Acción ayudan a llegar.
warfighter-hint-event = { $text }
warfighter-prompt-orders = Órdenes permanentes

warfighter-refused-orders = Da una sola orden para cada caso.

warfighter-tally-loads = Carga: { $loads }.
warfighter-tally-load = { $soldier } { $load } de { $loadout }
warfighter-hint-muster = Aún falta: { $lacks }.
warfighter-hint-together = { $host ->
    [true] Cada uno trae un soldado jugador con lo que necesita. Tú, que abriste la partida, eliges a los compañeros. Los RP son de todos; a partes iguales, { $share } por jugador.
   *[false] Trae un soldado jugador con lo que necesita; quien abrió la partida elige a los compañeros. Los RP son de todos; a partes iguales, { $share } por jugador.
}{ $lacks ->
    [none] {""}
   *[other] {" "}Aún falta: { $lacks }.
}
warfighter-lack-player = un soldado jugador
warfighter-lack-weapon = un arma para { $soldier }
warfighter-lack-aid = un Botiquín
warfighter-lack-charge = granadas o una Carga de demolición para { $objective }
warfighter-caution-actions = Aún { $actions ->
    [one] tienes 1 Acción
   *[other] tienes { $actions } Acciones
}. ¿Terminar de todos modos?

# Para formar escuadras.
warfighter-tally-squad = { $rp } de { $most } RP{ $loads ->
    [none] {""}
   *[other] {" "}· Carga: { $loads }
}
warfighter-refused-squad-player = Una escuadra necesita un soldado jugador: solo él tiene mano de cartas. Recluta a uno.
warfighter-refused-squad-rp = Eso cuesta { $rp } RP y hay { $most }. Ahorra { $over } RP: devuelve algo o elige un soldado más barato.
warfighter-refused-squad-load = { $soldier } llevaría { $load } y aquí su Carga es { $loadout }. Devuelve algo suyo o dáselo a otro soldado.
warfighter-refused-squad-others = { $others ->
    [one] Falta que otra persona elija soldado jugador. Deja uno
   *[other] Falta que otras { $others } personas elijan soldado jugador. Deja suficientes
} libres: despide a uno de los tuyos.
warfighter-refused-squad-size = Hay sitio para { $most ->
    [one] un soldado tuyo
   *[other] { $most } soldados tuyos
}. Despide antes a uno.
warfighter-deck-group = { $kind ->
    [player] Soldados jugadores
   *[comrade] Compañeros (NPS y SQ)
}
warfighter-deck-group-of = { $soldier }: { $kind ->
    [weapon] armas
    [equipment] equipo
   *[skill] Habilidades
}
warfighter-deck-about-soldier = Salud { $health }, Mov. { $move }, Cob. { $cover }{ $loadout ->
    [0] {""}
   *[other] , Carga { $loadout }
}{ $cards ->
    [none] {""}
   *[other] {" "}· { $cards }
}{ $text ->
    [none] {""}
   *[other] {" "}· { $text }
}
warfighter-deck-about-weapon = Alcance { $rmin }{ $far ->
    [0] {""}
   *[other] –{ $far }
}: { $modes }; Penetración { $pen }, pesa { $load }{ $explosion ->
    [1] {""}
   *[other] , Explosión { $explosion }
}{ $traits ->
    [none] {""}
   *[other] {" "}· { $traits }
}
warfighter-deck-mode = { $dice }d10 { $hit }+
warfighter-deck-about-gear = Pesa { $load }{ $text ->
    [none] {""}
   *[other] {" "}· { $text }
}
warfighter-deck-about-skill = { $text ->
    [none] No pesa nada
   *[other] { $text }
}
