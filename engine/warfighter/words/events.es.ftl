# Lo que ocurre: la escuadra, el Turno de Soldados, el Turno de Hostiles, los Eventos.

warfighter-event-recruited = { $seat } recluta a { $soldier }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
warfighter-event-dismissed = { $seat } prescinde de { $soldier }.
warfighter-event-learned = { $soldier } aprende { $skill }.
warfighter-event-forgot = { $soldier } renuncia a { $skill }.
warfighter-event-bought = { $soldier } recibe { $gear }.
warfighter-event-bought-ammo = { $soldier } recibe munición extra para { $weapon }.
warfighter-event-returned = { $soldier } devuelve { $gear }.
warfighter-event-mustered = { $seat }: preparativos terminados. Quedan { $rp } RP.
warfighter-event-outfitted = La escuadra: { $soldiers }.

warfighter-event-turn = Turno de Soldados. Turnos restantes: { $turn }.
warfighter-event-passed = { $seat } ha terminado.
warfighter-event-resumed = { $seat } sigue jugando.
warfighter-event-trusted = { $seat } { $what ->
    [xp] { $open ->
        [true] comparte los XP de sus soldados
       *[false] se reserva los XP de sus soldados
    }
   *[moves] { $open ->
        [true] deja que otros muevan a sus NPS y SQ
       *[false] ya no deja que otros muevan a sus NPS y SQ
    }
}.
warfighter-event-reshuffled = { $deck ->
    [actions] Se barajan los descartes de Acción.
    [locations] Se barajan los descartes de Localización.
    [hostiles] Se barajan los descartes de hostiles.
   *[events] Se barajan los descartes de Eventos.
}
warfighter-event-drew = { $soldier } roba { $deck ->
    [locations] { $number ->
        [one] 1 Localización
       *[other] { $number } Localizaciones
    }
   *[other] { $number ->
        [one] 1 carta de Acción
       *[other] { $number } cartas de Acción
    }
}.
warfighter-private-drew = { $soldier } roba { $cards }.
warfighter-event-scouted = { $soldier } mira { $number ->
    [one] 1 Localización
   *[other] { $number } Localizaciones
}.
warfighter-private-scouted = { $soldier } mira { $cards }.
warfighter-event-kept = { $soldier } se queda una Localización.
warfighter-event-renews = { $soldier } reorganiza su mano.
warfighter-event-discarded = { $soldier } descarta { $cards }.
warfighter-event-paid = { $soldier } paga { $xp } XP.
warfighter-event-played = { $soldier } juega { $card }{ $level ->
    [true] {" "}(subida de nivel)
   *[false] {""}
}.
warfighter-event-card-used = { $soldier } usa { $card }.
warfighter-event-support-ended = Termina { $card } sobre { $soldier }.
warfighter-event-calmed = { $soldier } se quita { $number } de Supresión{ $left ->
    [0] {""}
   *[other] {" "}y le { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }
}.
warfighter-event-effort = { $soldier } gana una Acción con XP.
warfighter-event-led = { $soldier } da una Acción a { $other_soldier }.
warfighter-event-moved = { $soldier } va de la casilla { $start } a la { $slot }.
warfighter-event-explored = { $soldier } juega { $location } en la casilla { $slot }.
warfighter-event-hushed = { $soldier } se acerca en silencio: { $hostile } no aparece ({ $cards }).
warfighter-event-activated = { $soldier } activa el Objetivo, { $objective }, en la casilla { $slot }.
warfighter-event-attacked = { $soldier } ataca a { $hostile } en la casilla { $slot } con { $weapon } ({ $mode }): { $dice ->
    [none] impacto seguro
   *[other] saca { $dice }{ $added ->
        [0] {""}
       *[other] {" "}con { SIGNED($added) }
    }, necesita { $needed }+: { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }{ $saved_card ->
        [none] {""}
       *[other] {" "}({ $saved_card }: { SIGNED($saving) } al { $saved })
    }
}; { $sure ->
    [true] la tirada de cobertura cuenta como { $cover_die }
   *[false] tirada de cobertura { $cover_die }
}{ $pen ->
    [0] {""}
   *[other] {" "}+ { $pen }
} contra Cobertura { $cover }: { $defeated ->
    [true] superada
   *[false] no superada{ $armour ->
        [true] {" "}(Blindaje)
       *[false] {""}
    }
}.
warfighter-digest-attacked = { $soldier } ataca a { $hostile } con { $weapon }: { $hits ->
    [0] sin efecto
   *[other] { $defeated ->
        [true] un impacto
       *[false] sin efecto
    }
}.
warfighter-event-empty = { $soldier } vacía { $weapon }.
warfighter-event-structure-hit = { $soldier } logra { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
} en la estructura: { $total } en total.
warfighter-event-hostile-hurt = { $hostile } en la casilla { $slot }: { $kills ->
    [0] { $suppressed ->
        [0] { $hurt ->
            [0] sin efecto
           *[other] { $hurt } de { $tough } resultados de baja
        }
       *[other] { $suppressed } { $suppressed ->
            [one] suprimido
           *[other] suprimidos
        }, { $active ->
            [0] ninguno queda activo
            [one] 1 sigue activo
           *[other] { $active } siguen activos
        }
    }
   *[other] { $kills } { $kills ->
        [one] baja
       *[other] bajas
    }, { $suppressed ->
        [0] {""}
        [one] 1 suprimido,{" "}
       *[other] { $suppressed } suprimidos,{" "}
    }{ $active ->
        [0] ninguno queda activo
        [one] 1 sigue activo
       *[other] { $active } siguen activos
    }
}.
warfighter-digest-hostile-hurt = { $soldier ->
    [none] { $hostile } en la casilla { $slot }
   *[other] { $soldier } ataca a { $hostile } en la casilla { $slot }
}: { $kills ->
    [0] { $suppressed ->
        [0] { $hurt ->
            [0] sin efecto
           *[other] { $hurt } de { $tough } resultados de baja
        }
        [one] 1 suprimido
       *[other] { $suppressed } suprimidos
    }
    [one] 1 baja{ $suppressed ->
        [0] {""}
        [one] , 1 suprimido
       *[other] , { $suppressed } suprimidos
    }
   *[other] { $kills } bajas{ $suppressed ->
        [0] {""}
        [one] , 1 suprimido
       *[other] , { $suppressed } suprimidos
    }
}.
warfighter-event-hostile-gone = { $soldier ->
    [none] { $hostile } huye de la casilla { $slot }
   *[other] { $soldier } elimina a { $hostile } en la casilla { $slot } y gana { $xp } XP
}.
warfighter-event-let-go = { $soldier } deja el cuerpo a cuerpo.
warfighter-event-reloaded = { $soldier } recarga { $weapon }; fichas de munición: { $left }.
warfighter-event-ammo-found = { $soldier } recupera { $number ->
    [one] 1 ficha de munición
   *[other] { $number } fichas de munición
} para { $weapon }.
warfighter-event-restocked = { $soldier } repone { $gear }.
warfighter-event-healed = Curan a { $soldier }: { $number ->
    [one] 1 herida
   *[other] { $number } heridas
} menos, Salud { $health }.
warfighter-event-smoke = { $soldier } lanza humo a la casilla { $slot }.
warfighter-event-dug-in = { $soldier } se atrinchera.
warfighter-event-deployed = { $soldier } despliega { $weapon }.
warfighter-event-worked = { $soldier } trabaja en el Objetivo: { $done } de { $needed }.
warfighter-event-gave = { $soldier } da { $gear } a { $other_soldier }.
warfighter-event-shared = { $soldier } da munición para { $weapon } a { $other_soldier }.
warfighter-event-dropped = { $soldier } descarta { $gear } para siempre.
warfighter-event-shed = { $soldier } descarta { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
} de munición de { $weapon }.
warfighter-event-took = { $soldier } recoge { $gear }.
warfighter-event-retired = { $soldier } se retira desde la casilla { $slot }.
warfighter-event-entrusted = { $soldier } queda al mando de { $seat }.
warfighter-event-recalled = { $seat } vuelve a mandar a { $soldier }.

warfighter-event-hostile-turn = Turno de Hostiles.
warfighter-event-placed = { $hostile } aparece en la casilla { $slot }.
warfighter-event-targeted = { $hostile } en la casilla { $slot } apunta a { $soldier }.
warfighter-event-stayed-away = La casilla { $slot } no recibe refuerzos: { $hostile } no acude.
warfighter-event-hostile-attacked = { $hostile } ataca a { $soldier } desde la casilla { $slot }: saca { $die }{ $added ->
    [0] {""}
   *[other] {" "}(cuenta { $total })
}{ $wounds_on ->
    [0] {""}
    [10] , hiere con 10
   *[other] , hiere con { $wounds_on }+
}; tirada de cobertura { $cover_die } contra Cobertura { $cover }: { $wounds ->
    [0] { $suppress ->
        [0] sin efecto
       *[other] Supresión
    }
    [one] 1 herida
   *[other] { $wounds } heridas
}.
warfighter-digest-hostile-attacked = { $hostile } { $wounds ->
    [0] { $suppress ->
        [0] dispara contra { $soldier } desde la casilla { $slot }: sin efecto
       *[other] suprime a { $soldier } desde la casilla { $slot }
    }
   *[other] alcanza a { $soldier } desde la casilla { $slot }
}.
warfighter-event-steady = { $soldier } mantiene la calma.
warfighter-event-suppressed = { $soldier } recibe { $number } de Supresión.
warfighter-event-averted = { $card } evita una herida de { $soldier }: reacciona { $helper_soldier }.
warfighter-event-wounded = { $soldier } recibe { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, Salud { $health }.
warfighter-event-downed = { $soldier } queda derribado en la casilla { $slot }.
warfighter-event-hostile-moved = { $hostile } va de la casilla { $start } a la { $slot }.
warfighter-event-lull = Calma: sin refuerzos.
warfighter-event-held = El Objetivo está asegurado: { $turns } de { $needed } turnos.
warfighter-event-marker = Ha pasado un turno.

warfighter-event-ended = { $termination ->
    [objective] Misión cumplida: Objetivo conseguido.
    [time] La Misión ha fracasado: se acabó el tiempo.
    [squad_lost] La Misión ha fracasado: ha caído toda la escuadra.
    [abandoned] La escuadra abandona la Misión.
   *[agreed] La partida termina en empate.
}{ $score ->
    [none] {""}
   *[other] {" "}Puntuación: { $score } ({ $grade }).
}

warfighter-event-event = Evento: { $event }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
warfighter-event-shelled = { $soldier } cae bajo el fuego: { $die }.

# Lo que el hilo cuenta junto.

warfighter-digest-several = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
warfighter-event-joined = { $seat } recluta a { $card }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
warfighter-event-equipped = { $soldier } recibe { $cards }.
warfighter-event-gave-back = { $soldier } devuelve { $cards }.
warfighter-event-draw = { $soldiers } { $count ->
    [one] roba
   *[other] roban cada uno
}{ $locations ->
    [0] {""}
    [one] {" "}1 Localización
   *[other] {" "}{ $locations } Localizaciones
}{ $actions ->
    [0] {""}
   *[other] { $locations ->
        [0] {""}
       *[other] {" "}y
    }{ $actions ->
        [one] {" "}1 carta de Acción
       *[other] {" "}{ $actions } cartas de Acción
    }
}.
warfighter-event-move = { $soldiers } van de la casilla { $start } a la { $slot }.
warfighter-event-appear = { $hostiles } { $count ->
    [one] aparece
   *[other] aparecen
} en la casilla { $slot }.
warfighter-event-hit = { $hostile } alcanza a { $soldier } desde la casilla { $slot }: { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, Salud { $health }.
warfighter-event-pinned = { $hostiles } { $count ->
    [one] suprime
   *[other] suprimen
} a { $soldier }.
warfighter-event-missed = { $number } ataques de los hostiles no tienen efecto.
