# Los disparos, el aire y las órdenes permanentes.

## Lo que ocurre: disparos

tactics2gm-event-fired = { $impact ->
    [true] ¡Impacto!{" "}
   *[false] {""}
}{ $unit_card } #{ $unit } dispara { $aim ->
    [unit] contra { $target_card } #{ $target }
    [air] contra { $target_card } #{ $target }, en vuelo
    [place] { $terrain ->
        [none] contra el puente
       *[other] contra { $terrain }
    } en { $at }
   *[headquarters] contra el Estado Mayor enemigo
} ({ $weapon }): saca { $die }, necesita { $hit }+{ $crit ->
    [0] {""}
   *[other] /{ $crit }
}{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
}. { $result ->
    [miss] Falla.
    [nothing] Impacto, pero la penetración { $penetration } no atraviesa el blindaje { $armour }.
    [crit] Impacto crítico: penetración { $penetration } contra blindaje { $armour }.
   *[hit] Impacto: penetración { $penetration } contra blindaje { $armour }, daño { $damage }.
}
tactics2gm-event-charge-set = { $unit_card } #{ $unit } coloca su { $weapon } en { $at }.
tactics2gm-event-bridge-damaged = El puente en { $at } pierde { $damage ->
    [one] 1 Punto de Impacto
   *[other] { $damage } Puntos de Impacto
}: { $left ->
    [0] queda destruido.
    [one] le queda 1.
   *[other] le quedan { $left }.
}
tactics2gm-event-suppressed = { $unit_card } #{ $unit } está bajo fuego de contención.

## Lo que ocurre: el aire

tactics2gm-event-sortie = { $seat }: { $unit_card } #{ $unit } ataca { $at }.
tactics2gm-event-bomber = { $seat }: { $unit_card } #{ $unit } bombardea { $places }.
tactics2gm-event-intercepted = { $unit_card } #{ $unit } intercepta a { $target_card } #{ $target }.
tactics2gm-event-escorted = { $unit_card } #{ $unit }, la escolta, se enfrenta a { $target_card } #{ $target }.

## Órdenes permanentes

tactics2gm-prompt-standing = Órdenes permanentes para los cazas
tactics2gm-hint-standing = Valen para toda la partida, son secretas y no la detienen. Mientras no respondas, tus cazas interceptan bombarderos y escoltan a los tuyos. La escolta se enfrenta al único caza que intercepta. El caza que ha volado no está disponible hasta que acabe tu próximo turno; los cazas con bombas no hacen ni lo uno ni lo otro.
tactics2gm-label-intercept = Interceptar
tactics2gm-label-intercept-whom = Interceptar { $flight ->
    [bombers] bombarderos
    [fighters] cazas que atacan
   *[drops] paracaidistas
}
tactics2gm-label-escort = Escoltar
tactics2gm-label-escort-whom = Escoltar a tus { $flight ->
    [bombers] bombarderos
    [fighters] cazas que atacan
   *[drops] paracaidistas
}

## Opciones

tactics2gm-label-odds = { $hit ->
    [0] sin tirada
   *[other] { $percent } % · { $hit }+{ $crit ->
        [0] {""}
       *[other] /{ $crit }
    }
}
tactics2gm-label-fire = Disparar
tactics2gm-label-weapon = { $weapon }
tactics2gm-label-aim = { $aim ->
    [unit] A una unidad
    [building] Al terreno
    [bridge] A un puente
   *[hq] Al Estado Mayor
}
tactics2gm-label-unit-standing = { $unit_card } #{ $unit }{ $at ->
    [none] {""}
   *[other] {" "}· { $at }
}
tactics2gm-label-at-unit = { $unit_card } #{ $unit } · { $at }{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-at-building = { $terrain } · { $at }{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-at-bridge = Puente · { $at }{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-at-headquarters = { $board ->
    [0] Estado Mayor
   *[1] Segundo Estado Mayor
}{ $odds ->
    [none] {""}
   *[other] : { $odds }
}
tactics2gm-label-sortie = Enviar un caza
tactics2gm-label-bomb = Bombardear
tactics2gm-label-bomb-squares = { $places }
tactics2gm-label-bomb-building = { $terrain } · { $at }
