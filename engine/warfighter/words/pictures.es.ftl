# Las pocas palabras de las imágenes. Lo que va en una carta pequeña es corto.

warfighter-picture-side = { $side }
warfighter-picture-chair = { $seat }
warfighter-picture-card = { $card }
warfighter-picture-short = { $short }
warfighter-picture-text = { $text }
warfighter-picture-count = { $count } × { $name }
warfighter-picture-start = Inicio
warfighter-picture-turns-left = { $turn ->
    [one] turno restante
   *[other] turnos restantes
}
warfighter-picture-phase = { $phase ->
    [muster] Formando la escuadra
    [outfit] Primeras manos
    [soldiers] Turno de Soldados
    [upkeep] Mantenimiento
   *[hostiles] Turno de Hostiles
}
warfighter-picture-ended = { $verdict ->
    [won] Éxito, { $grade }
   *[other] Fracaso
}
warfighter-picture-goal-shut = inactivo
warfighter-picture-goal-cards = { $count ->
    [0] hay que entrar
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
warfighter-picture-goal-hits = impactos
warfighter-picture-goal-capture = { $active } activos, máximo { $most }
warfighter-picture-goal-leave = sacarlos de ahí
warfighter-picture-goal-actions = Acciones
warfighter-picture-goal-turns = turnos
warfighter-picture-slot = { $slot ->
    [objective] Objetivo
    [shut] Inactivo
    [empty] vacía
   *[other] {""}
}
warfighter-picture-trait = { $trait }
warfighter-picture-reinforce = Refuerzo
warfighter-picture-film-turn = Quedan { $turn }
warfighter-picture-film-out = Derribado: { $units }
warfighter-picture-film-hit = Herido: { $units }
warfighter-picture-film-gone = Eliminado: { $units }
warfighter-picture-film-killed = Bajas: { $units }
warfighter-picture-film-in = Llega: { $units }
warfighter-picture-film-laid = Explorado: { $units }
warfighter-picture-film-moved = Se mueve: { $units }
warfighter-picture-alt-awaited = Turno de: { $names }.
warfighter-picture-alt-turn = { $phase }, { $turn ->
    [one] queda 1 turno
   *[other] quedan { $turn } turnos
}.
warfighter-picture-alt-costs = entrada { $entrance }, cuerpo a cuerpo { $close }
warfighter-picture-alt-figures = { $slot }: soldados { $soldiers }, hostiles { $hostiles }.
warfighter-picture-alt-actions = { $actions ->
    [one] 1 Acción
   *[other] { $actions } Acciones
}
warfighter-picture-alt-empty = vacía
warfighter-picture-alt-cover = Cobertura { $cover }, alcance { $reach }
warfighter-picture-alt-new = nuevo
warfighter-picture-alt-suppress = Supresión { $number }
warfighter-picture-alt-aimed = { $count ->
    [one] le dispara 1 carta
   *[other] le disparan { $count } cartas
}
warfighter-picture-alt-locked = cuerpo a cuerpo con { $letter }
warfighter-picture-alt-active = activos { $active } de { $living }
warfighter-picture-alt-aim = apunta a { $number }{ $away ->
    [0] {""}
    [one] , a 1 casilla
   *[other] , a { $away } casillas
}{ $fires ->
    [true] {""}
   *[false] {" "}(no puede disparar)
}
warfighter-picture-target = { $target }
warfighter-picture-report-title = { $turn ->
    [one] Queda 1 turno
   *[other] Quedan { $turn } turnos
}
warfighter-picture-report-cover = tirada de cobertura { $roll } contra { $cover }
warfighter-picture-report-sure = la tirada de cobertura cuenta como { $roll } contra { $cover }
warfighter-picture-report-more = { $count ->
    [one] Una cosa más está en el registro.
   *[other] { $count } cosas más están en el registro.
}
warfighter-picture-report-certain = Impacto seguro
warfighter-picture-result-nothing = sin efecto
warfighter-picture-result-suppress = suprimido
warfighter-picture-result-wounds = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
warfighter-picture-result-hurt = { $kills ->
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
}
warfighter-picture-note-explored = { $name } en la casilla { $slot }
warfighter-picture-note-activated = Objetivo activo: { $name }
warfighter-picture-note-placed = Nuevo en la casilla { $slot }: { $name }
warfighter-picture-note-moved = { $name }: ahora en la casilla { $slot }
warfighter-picture-note-hurt = { $name }: { $kills ->
    [0] { $suppressed ->
        [0] sin efecto
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
}
warfighter-picture-note-runs = En fuga: { $name }
warfighter-picture-note-gone = Eliminado: { $name }, { $xp } XP
warfighter-picture-note-structure = Impactos en la estructura: { $total }
warfighter-picture-note-empty = Sin munición: { $name }
warfighter-picture-note-steady = { $name } aguanta
warfighter-picture-note-suppressed = { $name }: Supresión { $number }
warfighter-picture-note-averted = { $name }: { $card }
warfighter-picture-note-wounded = { $name }: { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, Salud { $health }
warfighter-picture-note-health = { $name }: Salud { $health }
warfighter-picture-note-downed = { $name } derribado
warfighter-picture-note-held = Objetivo asegurado, { $turns } de { $needed }
warfighter-picture-note-worked = { $name } trabaja en el Objetivo, { $done } de { $needed }
warfighter-picture-note-lull = Sin refuerzos
warfighter-picture-victory-won = Misión cumplida
warfighter-picture-victory-lost = Misión fracasada
warfighter-picture-victory-how = { $how ->
    [objective] Objetivo cumplido
    [time] sin tiempo
    [squad_lost] escuadra perdida
    [abandoned] misión abandonada
   *[other] terminada
}
warfighter-picture-victory-grade = { $score } puntos, { $grade }
warfighter-picture-victory-score = { $score } puntos
warfighter-picture-victory-left = { $turn ->
    [one] queda 1 turno
   *[other] quedan { $turn } turnos
}
warfighter-picture-victory-state = { $status ->
    [downed] derribado
    [retired] retirado
   *[other] Salud { $health }
}
warfighter-picture-victory-gone = { $count ->
    [one] 1 carta eliminada
   *[other] { $count } cartas eliminadas
}
warfighter-picture-victory-wounds = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
warfighter-picture-victory-earned = { $count } XP ganados
warfighter-picture-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
warfighter-picture-hand-empty = Sin cartas en la mano
warfighter-picture-sheet-weapon = alcance { $range }: { $modes }
warfighter-picture-focus-soldiers = Pueden actuar: { $names }
warfighter-picture-focus-hostiles = Blancos posibles: { $names }
warfighter-picture-focus-slots = Casillas marcadas: { $names }
