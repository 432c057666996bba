# Lo que se guarda de una persona.

cmd-mydata = misdatos
cmd-mydata-about = Lo que Fieldpost guarda de ti: míralo, llévatelo o haz que se borre
cmd-mydata-show = ver
cmd-mydata-show-about = Lo que se guarda de ti
cmd-mydata-export = exportar
cmd-mydata-export-about = Todo lo que se guarda de ti, en un archivo
cmd-mydata-delete = borrar
cmd-mydata-delete-about = Haz que se borre todo lo que se guarda de ti
mydata-title = ### Lo que guardo de ti
mydata-nothing = Nada.
mydata-kept = - { $what ->
    [settings] Tu nombre, tu idioma y tus ajustes
    [matches] Asientos en { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
    [invitations] { $count ->
        [one] 1 invitación
       *[other] { $count } invitaciones
    } a partidas
    [decks] { $count ->
        [one] 1 mazo
       *[other] { $count } mazos
    }
    [drafts] { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    } sin sellar
    [reminders] Cuándo te avisé por última vez
    [watched] { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } que sigues o has seguido
    [searches] { $count ->
        [one] 1 búsqueda
       *[other] { $count } búsquedas
    } de rival
    [turns] Si llegaste a tiempo: { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
    [vacations] { $count ->
        [one] 1 periodo
       *[other] { $count } periodos
    } de vacaciones
    [ratings] Tu puntuación en { $count ->
        [one] 1 juego
       *[other] { $count } juegos
    }
    [left] { $count ->
        [one] 1 asiento que dejaste
       *[other] { $count } asientos que dejaste
    } a otra persona
    [results] { $count ->
        [one] 1 resultado puntuado
       *[other] { $count } resultados puntuados
    }
   *[tournaments] { $count ->
        [one] 1 torneo
       *[other] { $count } torneos
    }
}
mydata-ways = -# `/misdatos exportar` te lo da todo en un archivo. Lo que hiciste en una partida está en su archivo, que aparece en su hilo al terminar. `/misdatos borrar` lo borra.
mydata-file = Todo lo que guardo de ti. Las manos de los demás no están.
mydata-held = { $count ->
    [0] Participas en { $more ->
        [one] el torneo { $tournaments }
       *[other] los torneos { $tournaments }
    }: retírate antes o, si es tuyo, cancélalo.
   *[other] Todavía tienes asiento en { $count ->
        [one] la partida { $matches }
       *[other] las partidas { $matches }
    }. Antes, cédelo con `/ceder` o usa `/abandonar`.{ $more ->
        [0] {""}
        [one] {" "}También participas en el torneo { $tournaments }.
       *[other] {" "}También participas en los torneos { $tournaments }.
    }
}
mydata-sure = **¿Borro todo lo que guardo de ti?** Tus ajustes, mazos y puntuaciones desaparecen para siempre. En las partidas que terminaste serás «N. N.», para que sus archivos se puedan seguir comprobando. Los mensajes de los hilos se quedan: son de Discord.
mydata-delete = Borrar todo
mydata-deleted = Hecho: ya no sé nada de ti. Si vuelves a jugar, empiezas como alguien nuevo.
