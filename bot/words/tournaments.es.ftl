# Torneos.

cmd-tournament = torneo
cmd-tournament-about = Torneos de este servidor: abre uno o mira los que hay
cmd-tournament-new = nuevo
cmd-tournament-new-about = Abre un torneo en este canal
cmd-tournament-list = lista
cmd-tournament-list-about = Mira los torneos de este servidor
opt-kind = sistema
opt-kind-about = Todos contra todos (de 4 a 8) o sistema suizo (de 4 a 64)
choice-robin = Todos contra todos, con los dos bandos
choice-swiss = Sistema suizo

tournament-opened = El torneo está en este canal: quien quiera participar pulsa allí **{ $join }**. Lo empiezas tú.
tournament-title = ### { $game }: { $kind ->
    [robin] todos contra todos
   *[swiss] torneo suizo
} { $number }
tournament-setup = -# { $scenario } · { $clock } · a quien se le acaba el tiempo, pierde
tournament-state = { $state ->
    [open] Abierto para { $least } a { $most } participantes; lo empieza quien lo abrió.
    [running] Ronda { $round } de { $rounds }.
    [over] El torneo ha terminado.
   *[cancelled] El torneo se ha cancelado.
}
tournament-entrants = { $count ->
    [0] Todavía no participa nadie.
    [one] 1 participante por ahora:
   *[other] { $count } participantes por ahora:
}
tournament-act = { $act ->
    [join] Participar
    [withdraw] Retirarse
    [begin] Empezar
   *[cancel] Cancelar
}
tournament-round = ### { $game }: ronda { $round } de { $rounds }
tournament-bye = - { $name } descansa: 1 punto
tournament-game = - { $first } – { $second } · { $forfeit ->
    [true] no se juega
   *[false] partida { $number ->
        [none] por empezar
       *[other] { $number }
    }
}{ $score ->
    [first] {": "}gana { $first }
    [second] {": "}gana { $second }
    [draw] {": "}empate
   *[open] {""}
}
tournament-standings = **Clasificación** · puntos{ $kind ->
    [swiss] , Buchholz
   *[robin] {""}
}, Sonneborn-Berger
tournament-place = { $place }. **{ $name }** { $points }{ $kind ->
    [swiss] {" "}· { $buchholz }
   *[robin] {""}
} · { $berger }{ $gone ->
    [true] {" "}(se retiró)
   *[false] {""}
}
tournament-won = ### 🏆 { $game }: { $names } { $count ->
    [one] gana el torneo
   *[other] comparten la victoria
}
tournament-listed = - **{ $game }** · { $kind ->
    [robin] todos contra todos
   *[swiss] suizo
} · { $state ->
    [open] abierto, { $count } por ahora
   *[running] ronda { $round } de { $rounds }
} · { $link }
tournament-none-here = Ahora no hay ningún torneo aquí. `/torneo nuevo` abre uno.
tournament-nowhere = Los torneos son de un servidor: usa este comando allí.
tournament-none = Ese torneo no existe.
tournament-no-game = Un torneo es para dos que juegan uno contra otro. Elige un juego y un escenario así.
tournament-no-clock = Un torneo necesita reloj, o nadie podría ganarlo.
tournament-full = Este torneo está completo.
tournament-not-in = No participas en este torneo.
tournament-not-host = Eso es para quien abrió el torneo.
tournament-too-few = Hacen falta al menos { $least } participantes.
tournament-begun = Este torneo ya ha empezado o se canceló.
handover-tournament = En un torneo nadie juega por otra persona.
