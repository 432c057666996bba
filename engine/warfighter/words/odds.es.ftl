# Lo que prometen los ataques y lo peligrosos que son los hostiles.

warfighter-odds-command = warfighter
warfighter-odds-command-about = Calcula un ataque de Warfighter o el peligro del próximo Turno de Hostiles
warfighter-odds-field-soldier = soldado
warfighter-odds-field-soldier-about = El soldado
warfighter-odds-field-attack = ataque
warfighter-odds-field-attack-about = Cómo ataca; vacío = el peligro que corre
warfighter-odds-field-target = blanco
warfighter-odds-field-target-about = A quién ataca; vacío = el primero a su alcance
warfighter-odds-way = { $gear } ({ $mode }{ $close ->
    [true] , cuerpo a cuerpo
   *[false] {""}
})
warfighter-odds-attack = Baja { $kill } %, solo Supresión { $suppress } %, nada { $nothing } %; carta eliminada { $gone } %; arma vacía { $empty } %.
warfighter-odds-barrage = Al menos una baja { $kill } %, { $kills } bajas de media; nada en absoluto { $nothing } %; todas las cartas eliminadas { $cleared } %.
warfighter-odds-shelled = { $hostile } ({ $active ->
    [one] 1 activo
   *[other] { $active } activos
}): baja { $kill } %, solo Supresión { $suppress } %, carta eliminada { $gone } %.
warfighter-odds-structure = Al menos un impacto { $hits } %; arma vacía { $empty } %.
warfighter-odds-officer = Capturado { $taken } %.
warfighter-odds-dice = { $dice ->
    [0] Impacto seguro
    [one] 1 dado, { $needed }+
   *[other] { $dice } dados, { $needed }+
}{ $changes ->
    [none] {""}
   *[other] {": "}{ $changes }
}.
warfighter-odds-cover = Cobertura { $cover }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}; { $sure ->
    [true] la tirada de cobertura cuenta como 6
   *[false] tirada de cobertura 1d6
} + { $pen }{ $pen_changes ->
    [none] {""}
   *[other] {" "}({ $pen_changes })
}.
warfighter-odds-danger = { $soldier } en el próximo Turno de Hostiles: herido { $wounded } %, { $wounds } heridas de media, derribado { $downed } %.
warfighter-odds-blow = { $hostile } ({ $active } activos): herida { $wounded } %, solo Supresión { $suppress } %.
