# Nombres de lo que se puede elegir.

warfighter-label-squad = Escuadra lista
warfighter-label-squad-of = { $squad }
warfighter-label-chance = Al azar
warfighter-label-advised = Según el consejo
warfighter-label-recruit = Reclutar
warfighter-label-recruit-whom = { $card } ({ $type ->
    [player] PS
    [non_player] NPS
   *[squad] SQ
}, { $rp } RP)
warfighter-label-dismiss = Prescindir de
warfighter-label-learn = Aprender una Habilidad
warfighter-label-forget = Renunciar a una Habilidad
warfighter-label-skill = { $skill } ({ $rp } RP)
warfighter-label-buy = Comprar
warfighter-label-new = { $gear } ({ $rp } RP, Carga { $load })
warfighter-label-ammo = Munición extra
warfighter-label-return = Devolver
warfighter-label-fill = Robar
warfighter-label-draw = { $locations ->
    [0] Solo cartas de Acción
    [one] 1 Localización y el resto de Acción
   *[other] { $locations } Localizaciones y el resto de Acción
}
warfighter-label-toss = Descartar
warfighter-label-keep = Quedarse una Localización
warfighter-label-fire = Disparar
warfighter-label-throw = Lanzar
warfighter-label-fight = Cuerpo a cuerpo
warfighter-label-break = Soltarse
warfighter-label-move = Mover
warfighter-label-calm = Quitarse Supresión
warfighter-label-effort = Una Acción más por 2 XP
warfighter-label-lead = Dar una Acción
warfighter-label-reload = Recargar
warfighter-label-forage = Buscar munición
warfighter-label-aid = Primeros auxilios
warfighter-label-smoke = Humo
warfighter-label-dig = Atrincherarse
warfighter-label-deploy = Desplegar
warfighter-label-work = Trabajar en el Objetivo
warfighter-label-play = Jugar carta
warfighter-label-explore = Jugar una Localización
warfighter-label-sneak = Jugar una Localización en silencio
warfighter-label-activate = Activar el Objetivo
warfighter-label-renew = Descartar y robar
warfighter-label-seek = Robar una Localización
warfighter-label-give = Dar
warfighter-label-share = Compartir munición
warfighter-label-drop = Descartar equipo para siempre
warfighter-label-shed = Descartar un lote de munición
warfighter-label-take = Recoger
warfighter-label-retire = Retirar
warfighter-label-entrust = Ceder el mando
warfighter-label-recall = Recuperar el mando
warfighter-label-trust = Compartir con los demás
warfighter-label-trusted = { $what ->
    [xp] { $open ->
        [true] Reservar los XP de mis soldados
       *[false] Compartir los XP de mis soldados
    }
   *[moves] { $open ->
        [true] Solo yo muevo a mis NPS y SQ
       *[false] Que otros muevan a mis NPS y SQ
    }
}
warfighter-label-flip = Vaciar un arma
warfighter-label-discard = Descartar una carta
warfighter-label-supply = Suministros
warfighter-label-clear = Pagar 2 XP
warfighter-label-redraw = Robar otro Evento por 3 XP
warfighter-label-pass = Listo
warfighter-label-decline = Dejarlo así
warfighter-label-resume = Seguir jugando

warfighter-label-soldier = { $number } { $soldier }
warfighter-detail-soldier = Salud { $health } de { $healthy }, { $actions ->
    [0] sin Acciones
    [one] 1 Acción
   *[other] { $actions } Acciones
}{ $suppress ->
    [0] {""}
   *[other] , { $suppress } de Supresión
}, casilla { $slot }
warfighter-label-gear = { $gear }{ $uses ->
    [0] { $ammo ->
        [0] {""}
       *[other] {" "}({ $ammo }{ $empty ->
            [true] , vacía
           *[false] {""}
        })
    }
   *[other] {" "}({ $uses })
}
warfighter-label-fists = Manos desnudas
warfighter-label-strike = Golpe
warfighter-label-mode = { $mode }: { $dice }d10, { $hit }+
warfighter-detail-mode = { $empty ->
    [1] Se vacía si el primer dado es 1
    [10] Un disparo y queda vacía
   *[other] Se vacía si el primer dado es de 1 a { $empty }
}
warfighter-label-hostile = { $letter } { $hostile }
warfighter-detail-hostile = Casilla { $slot }, activos { $active } de { $living }, Cobertura { $cover }
warfighter-label-structure = La estructura
warfighter-label-officer = El oficial
warfighter-label-slot = Casilla { $slot }: { $location }
warfighter-label-location = { $location }
warfighter-label-card = { $card }
warfighter-label-how = { $how ->
    [up] Subida de nivel por 1 XP
   *[plain] Nivel básico
}
warfighter-label-leveled = con 1 XP
warfighter-label-several = { $number } × { $short }
warfighter-label-payer = Paga { $soldier }
warfighter-label-payment = { $soldier ->
    [none] Descartar { $shorts }
   *[other] { $soldier } descarta { $shorts }
}
warfighter-label-seat = { $seat }
warfighter-label-order = { $case ->
    [self] Cuerpo a tierra para uno mismo: { $choice ->
        [always] siempre
        [low] si quedarían 2 de Salud o menos
       *[never] nunca
    }
    [others] Cuerpo a tierra para otros (1 XP): { $choice ->
        [always] siempre
        [low] si quedarían 2 de Salud o menos
       *[never] nunca
    }
    [morphine] Morfina con 1 de Salud: { $choice ->
        [always] sí
       *[never] no
    }
   *[support] Mantener cartas de Apoyo con XP: { $choice ->
        [always] sí
       *[never] no
    }
}
