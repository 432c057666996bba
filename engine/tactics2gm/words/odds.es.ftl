# Lo que se dice de las probabilidades.

tactics2gm-odds-line = hiere { $harms } %, destruye { $destroys } %{ $ap ->
    [0] {""}
    [one] , vale cerca de 1 PA
   *[other] , vale unos { $ap } PA
}
tactics2gm-odds-all = Todas, una tras otra
tactics2gm-odds-shot = { $what }: { $hit ->
    [0] sin tirada
   *[other] impacta con { $hit }+{ $crit ->
        [0] {""}
       *[other] , crítico con { $crit }+
    }
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}; penetración { $penetration } contra blindaje { $armour }, daño { $damage }. Hiere { $harms } %, destruye { $destroys } %.
tactics2gm-odds-prospect = Según está todo ahora; podrás disparar en tu fase de Disparo.
tactics2gm-promise = { $by } → { $at }: { $harms ->
    [0] sin efecto, penetración { $penetration } contra blindaje { $armour }
   *[other] hiere { $harms } %{ $crit ->
        [0] {""}
       *[other] , crítico { $crit } %
    }, destruye { $destroys } %
}
tactics2gm-promise-together = Todas las armas → { $at }: hiere { $harms } %, destruye { $destroys } %
tactics2gm-refused-odds-together = Varias armas a la vez solo se calculan contra unidades. Elige un arma.

## Qué se pregunta

tactics2gm-odds-command = 2gm
tactics2gm-odds-command-about = Calcula las probabilidades de los disparos en 2GM Tactics
tactics2gm-odds-field-unit = unidad
tactics2gm-odds-field-unit-about = Cuál de tus unidades dispara o asalta
tactics2gm-odds-field-target = objetivo
tactics2gm-odds-field-target-about = Su objetivo
tactics2gm-odds-field-weapon = arma
tactics2gm-odds-field-weapon-about = Con qué; vacío: todo lo que pueda disparar
