# Lo que está impreso en las cartas, junto a sus nombres.

warfighter-card-soldier = { $type ->
    [player] Soldado jugador
    [non_player] Soldado no jugador
   *[squad] Soldado de escuadra
}, { $nation }, { $rp } RP
warfighter-card-soldier-figures = Salud { $health }, Movimiento { $move }, Cobertura { $cover }, cuerpo a cuerpo { $hand_to_hand }, { $actions ->
    [one] 1 Acción
   *[other] { $actions } Acciones
}{ $loadout ->
    [0] {""}
   *[other] , Carga { $loadout }
}
warfighter-card-kit = Con { $cards }
warfighter-card-gear = { $nation }, { $rp } RP, pesa { $load }
warfighter-card-weapon = Alcance { $rmin } a { $rmax }, Penetración { $pen }{ $ammo ->
    [0] {""}
    [one] , 1 ficha de munición
   *[other] , { $ammo } fichas de munición
}{ $explosion ->
    [1] {""}
   *[other] , Explosión { $explosion }
}
warfighter-card-mode = { $mode }: { $dice }d10, { $hit }+{ $empty ->
    [0] {""}
    [1] , se vacía con 1
    [10] , un solo disparo
   *[other] , se vacía con 1 a { $empty }
}
warfighter-card-uses = { $uses ->
    [one] 1 uso
   *[other] { $uses } usos
}
warfighter-card-skill = Habilidad, { $rp } RP
warfighter-card-traits = { $traits }
warfighter-card-hostile = Mazo de { $tier ->
    [elite] Élite
   *[front] Primera línea
}, { $copies ->
    [one] 1 carta
   *[other] { $copies } cartas
}: { $xp } XP, { $reticles ->
    [one] 1 hostil
   *[other] { $reticles } hostiles
}, Cobertura { $cover }, alcance { $rmin } a { $rmax }{ $entrance ->
    [0] {""}
   *[other] , entrada +{ $entrance }
}
warfighter-card-column = { $active } { $active ->
    [one] activo
   *[other] activos
}: Supresión con { $suppress }, una herida con { $one }, dos con { $two }
warfighter-card-reinforce = Trae una carta de valor { $least } a { $most }
warfighter-card-kills = Necesita { $kills } bajas
warfighter-card-place = Entrada { $entrance }, cuerpo a cuerpo { $hand_to_hand }
warfighter-card-table = XP hostiles { $numbers }, refuerzos de valor { $least } a { $most }
warfighter-card-mission = { $rp } RP, { $turns } turnos, Objetivo en la casilla { $slot }{ $loadout ->
    [0] {""}
   *[other] , Carga { $loadout }
}
warfighter-card-goal = Objetivo: { $objective }
warfighter-card-squad = Escuadra hecha para { $mission }
warfighter-card-member = { $soldier }{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
warfighter-card-text = { $text }
