# La secuencia de juego, fichas, llegadas, la Fase de Administración, suministro, victoria.

fab-event-turn = Turno { $turn }: { $date }.
fab-event-phase = { $phase ->
    [administration] { $seat }: Fase de Administración.
    [movement] { $seat }: Movimiento Operacional.
    [strategic] { $seat }: Movimiento Estratégico.
    [combat] { $seat }: Fase de Combate.
    [reaction] El otro bando puede reaccionar a { $seat }.
    [breakthrough] { $seat }: Movimiento de Penetración.
    [breakthrough_combat] { $seat }: Combate de Penetración.
   *[supply] { $seat }: Fase de Suministro.
}
fab-event-passed = { $seat } ha terminado: { $phase ->
    [arrivals] refuerzos
    [administration] administración
    [movement] movimiento
    [strategic] movimiento estratégico
    [reaction] reacción
    [breakthrough] penetración
   *[battle] combate
}.
fab-event-bridged = { $seat } tiende puentes sobre la zanja: { $links }.
fab-event-refitted = { $seat } devuelve los recursos usados a la taza{ $ready_pieces ->
    [none] {""}
   *[other] {"; "}directamente a Disponibles: { $ready_pieces }
}{ $kept_pieces ->
    [none] {""}
   *[other] {"; "}fuera de la taza: { $kept_pieces }
}.
fab-event-special-action-came = { $seat } gana una Acción Especial.
fab-event-special-action-left = { $seat } pierde una Acción Especial.
fab-event-pieces-came = Nuevo en la taza de { $seat }: { $pieces }.
fab-event-drew = { $seat } saca { $pieces ->
    [none] { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    }
   *[other] { $pieces }
}.
fab-private-drew = Sacas { $pieces }.
fab-event-arrived = { $seat }: { $unit } llega a { $area }.
fab-event-delayed = { $seat }: una unidad encuentra bloqueada su entrada y espera un turno.
fab-event-event = { $seat } juega { $piece }{ $area ->
    [none] {""}
   *[other] {": "}{ $area }
}.
fab-event-recycled = Vuelven a la taza de { $seat }: { $pieces }.
fab-event-replaced = { $seat }: { $unit } en { $area } recupera un paso.
fab-event-special-action = { $seat }, con { $piece_id ->
    [none] Acción Especial
   *[other] { $piece }
}: { $use ->
    [redirect] un refuerzo llega a otro lugar, { $area }
    [rally] se reorganizan las tropas en torno a { $area }
    [rebuild] una unidad recibe reemplazos de calidad
    [release] se libera una brigada en { $area }
    [fight] sigue la lucha por { $area }
    [retreat] retirada de { $area } antes del combate
   *[reinforce] una unidad refuerza { $area }
}.
fab-event-rallied = { $seat }: { $unit } en { $area } vuelve al buen orden.
fab-event-staff = { $seat }, con { $piece }: { $use ->
    [find] se encuentran reemplazos
    [spot] se descubre una unidad
    [post] una unidad queda en reserva
   *[missiles] el número SAM es ahora { $sam }
}.
fab-event-engineers = { $seat }: { $piece } { $work ->
    [blow] vuelan { $links } desde { $area }
    [repair] reparan { $links } desde { $area }
    [fortify] construyen defensas en { $area }
    [roadblock] construyen un bloqueo de carretera en { $area }
    [ambush] defienden un bloqueo de carretera en { $area }
   *[bridge] tienden un puente sobre la zanja: { $links }
}.
fab-event-supply = { $seat }: { $unit } en { $area } { $cut ->
    [true] está sin suministro
   *[false] vuelve a tener suministro
}.
fab-event-recovered = { $seat }: { $unit } en { $area } { $order_id ->
    [good] vuelve al buen orden
   *[recovering] está en recuperación
}.
fab-event-disordered = { $seat }: { $unit } en { $area } queda en desorden.
fab-event-morale = { $seat }: { $unit } en { $area } chequea la moral: { $die }, necesita { $needs }: { $passed ->
    [true] la supera
   *[false] la falla
}.
fab-event-surrendered = { $seat }: { $unit } en { $area } se rinde.
fab-event-defences-gone = Desaparecen las defensas de { $seat } en { $area }.
fab-event-roadblock-gone = Se despeja el bloqueo de { $seat } en { $area }.
fab-event-taken = { $seat } controla ahora { $area }.
fab-event-victory-check = Fin del turno { $turn }: Siria { $sy }, Israel { $il }, neto { $net }.

fab-prompt-bridges = ¿En qué cuatro pasos de la zanja tiendes puentes?
fab-label-span = Tender un puente
fab-choice-span = { $what }
fab-prompt-refit = Tus recursos usados vuelven a la taza. { $ready ->
    [true] ¿Cuáles pasan directamente a Disponibles y cuáles dejas fuera?
   *[false] ¿Cuáles dejas fuera?
}
fab-label-ready = Directo a Disponibles
fab-label-keep = Dejar fuera
fab-choice-ready = Directo a Disponibles: { $what }
fab-choice-keep = Dejar fuera: { $what }
fab-prompt-arrivals = ¿Adónde llegan tus refuerzos?
fab-label-place = Colocar
fab-label-place-all = Colocar todos según su etiqueta
fab-label-redirect = Redirigir
fab-label-mobilise = Movilizar antes
fab-label-pass-arrivals = Hecho
fab-prompt-administration = Administración{ $whose ->
    [other] {" "}en el turno enemigo
   *[own] {""}
}: ¿qué haces?
fab-label-blow = Volar puentes
fab-label-repair = Reparar un puente
fab-label-fortify = Construir defensas
fab-label-roadblock = Construir un bloqueo
fab-label-ambush = Defender un bloqueo
fab-label-bridge = Puente sobre la zanja
fab-label-event = Jugar un evento
fab-label-recycle = Recursos a la taza
fab-label-find = Reemplazos
fab-label-spot = Revelar una unidad
fab-label-post = Dejar en reserva
fab-label-missiles = Cambiar el número SAM
fab-label-rally = Reorganizar las tropas
fab-label-rebuild = Reemplazos de calidad
fab-label-release = Liberar una brigada
fab-label-pass-administration = Terminar la administración

fab-label-in-area = { $area }
fab-label-over-link = { $link }
fab-label-over-links = { $links }
fab-label-named-unit = { $unit }
fab-label-piece = { $piece }
fab-label-coming = { $unit }
fab-label-block = { $unit } ({ $area_id }){ $steps ->
    [0] {""}
   *[other] {": "}{ $steps } { $quality_id ->
        [E] de élite
        [V] { $steps ->
            [one] veterano
           *[other] veteranos
        }
       *[G] { $steps ->
            [one] recluta
           *[other] reclutas
        }
    }
}{ $left ->
    [-1] {""}
   *[other] {", "}{ $left } PM
}
