# Lo que dice el propio bot: paneles, tableros, invitaciones, respuestas.

refusal = { $rule ->
    [none] { $reason }
   *[other] { $reason } ({ $rule })
}
broke = Algo ha fallado por nuestra parte; no se ha perdido nada. Inténtalo otra vez. Quien mantiene el bot puede verlo en el registro (partida { $match }).
not-shown = Discord no ha aceptado mi respuesta. Lo que hayas hecho cuenta; **Mi decisión** y **Tablero en texto** muestran cómo están las cosas.
too-much-at-once = Has pedido mucho a la vez. Pide el resto cuando esto termine.
too-long = Es demasiado largo: escribe { $most } caracteres como máximo.
asked-again = Vuelvo a publicar en el hilo lo que no se pudo publicar.
not-started = Esta partida todavía espera a otro jugador.
watching = No juegas esta partida; la juegan { $players }. **{ $words }** te muestra todo lo que es público.

## El panel
panel-title = { $game } · partida { $number }
panel-stale = La partida ha seguido adelante. Así están las cosas ahora:
panel-clock = -# ⏳ Tu tiempo se acaba { $until }.
panel-nothing = Ahora no tienes nada que decidir. Turno de: { $names }.
panel-settled = Sellado. Puedes cambiarlo hasta que { $count ->
    [one] decida
   *[other] decidan
} también { $names }.
panel-over = La partida ha terminado. ¡Gracias por jugar!
panel-source-sealed = · *sellado*
panel-source-drafted = · *sin sellar*
panel-source-suggested = · *sugerencia*
panel-source-empty = { "" }
panel-picked = Elegido: { $picks }
odds-none = No puedo calcular probabilidades de { $game }.
odds-other-game = Esta partida es de { $game }: elige ese juego tras `/probabilidades`.
panel-odds = 🎲 { $odds }
panel-objection = ⚠️ { $rule ->
    [none] { $reason }
   *[other] { $reason } ({ $rule })
}
panel-choose-one = Elige una opción
panel-choose-any = Elige …
panel-choose-several = Elige: { $what }
panel-choose-group = Elige primero un grupo
copies-take = Añadir una carta … ({ $taken } de { $most })
copies-left = { $left ->
    [one] Queda { $left }
   *[other] Quedan { $left }
} de { $number }
panel-open = Elegir … ({ $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
})
panel-seal = Sellar
panel-confirm = Confirmar
panel-sealed = Sellado
panel-suggested = Sugerencia
panel-clear = Vaciar
panel-back = Volver
panel-choose-act = ¿Qué haces?
panel-do-it = Hacerlo
panel-next = ¿Qué toca ahora?
panel-take-back = Deshacer

## Lecciones
lesson-step = **🎓 Lección { $number } de { $of }** ({ $rule })
    { $words }
lesson-aside = **🎓 Lección**
    Aquí la lección no dice nada: la sugerencia es buena, y lo que tú decidas también vale.
lesson-over = **🎓 Ya sabes jugar a { $game }**
    Ahora, **/nueva** empieza una partida tuya, contra el ordenador o contra alguien. O sigue aquí cuanto quieras.
lesson-battle = -# La batalla y su tablero: { $link }
lesson-leave = Dejar la lección
lesson-ended = La lección ha terminado; no cuenta como partida. **/nueva** empieza una partida de { $game }, y **/aprender** está ahí cuando quieras.
lesson-left = Esta lección ha terminado.
thread-lesson = { $players } aprende **{ $game }** en la partida { $number }. La batalla se ve aquí, como en todas las partidas; el panel de la lección llegó con **/aprender** y está siempre tras **{ board-decide }**.
table-paused = Esta partida está en pausa: no se juega nada hasta que alguien pulse **{ pause-end }**.
pause-over = Esta pausa ya ha terminado.
pause-end = Reanudar
proposal-open = Ya hay una propuesta abierta en esta partida; se responde en el hilo.
proposal-gone = Esta propuesta ya no está abierta.
proposal-agreed = Ya has aceptado esta propuesta.
proposal-alone = Nadie más juega que pueda aceptar tablas; el ordenador no las acepta.
proposal-is-so = Esta partida ya se juega así.
proposal-no-draw = Jugáis todos en el mismo bando: no hay con quién hacer tablas.
seat-name = { $seat }
server-title = ### Cómo está configurado este servidor
server-not = Eso es para quien tiene el permiso **Gestionar servidor**, en el servidor.
server-language = **Idioma** de las partidas nuevas, salvo que `/nueva` indique otro
server-language-none = El de quien invita
server-clock = **Reloj** de las partidas nuevas, salvo que se elija otro
server-clock-none = Reloj
server-announcements = **Anuncios**: invitaciones abiertas y resultados. No se anuncian las partidas de canales que no todos allí pueden ver.
server-announcements-none = En ningún canal
server-openers = **Quién puede abrir partidas**, y buscar rival con `/cola`, además de **Gestionar servidor**
server-openers-none = Todos
server-masters = **Quién puede usar `/arbitro`**, además de **Gestionar servidor**
server-masters-none = Nadie más
server-mentioned = **Rol que se menciona** en los anuncios
server-mentioned-none = Ninguno: no se avisa a nadie
server-limits = **Límites**, que se cambian con `/servidor limites`: { $open_per_server ->
    [0] invitaciones abiertas sin límite
    [one] una invitación abierta
   *[other] { $open_per_server } invitaciones abiertas
}{ $open_per_person ->
    [0] { "" }
   *[other] { " " }({ $open_per_person } por persona)
}, { $running_per_server ->
    [0] partidas en juego sin límite
    [one] una partida en juego
   *[other] { $running_per_server } partidas en juego
}{ $running_per_person ->
    [0] { "" }
   *[other] { " " }({ $running_per_person } por persona)
}.
server-fine = { $count ->
    [0] ⚠️ No puedo llevar partidas en ninguno de los canales que ves.
    [one] ✅ Puedo llevar partidas en un canal.
   *[other] ✅ Puedo llevar partidas en { $count } canales.
}
server-lacks = ⚠️ { $channel }: me falta { $permissions }.
server-unheard = ⚠️ A { $role } no le llega el aviso en { $channel }: permite que todos mencionen el rol, o dame allí permiso para mencionar todos los roles.
server-again = Comprobar otra vez
server-everyone = Ese rol lo tienen todos. Para no nombrar ninguno, borra la elección.
server-cannot-announce = No puedo anunciar nada en ese canal. Por favor, dame: { $permissions }.
server-openers-only = En este servidor solo { $role } abre partidas. Cualquiera puede unirse a una, por invitación o si hay un asiento libre.
announce-invitation = **{ $host }** busca rivales: **{ $game }**, partida { $number }, en { $link }.
announce-result = -# { $game } · { $link }
master-which = Indica qué partida con la opción **partida**, o usa el comando en su hilo.
master-elsewhere = Eso es para el arbitraje del servidor en el que se juega la partida, y allí.
master-not = Eso es para el arbitraje de este servidor: para quien tiene el permiso **Gestionar servidor**, o el rol que indica `/servidor configurar`.
master-beginning = El principio
master-turn = { $turn } · { $words }
master-no-turn = La partida no puede volver a ese turno. Elige uno de los que se ofrecen.
master-no-seat = Ahí no juega nadie. Elige uno de los asientos que se ofrecen.
master-nothing-missing = No falta nada: todo se publicó.
master-rewind-sure = ¿Hacer volver la partida { $number } a **{ $turn }**? Lo que vino después queda sin efecto para todos, también las respuestas selladas; los dados no se tiran de nuevo: quien haga lo mismo sacará lo mismo. El hilo y el archivo de la partida dicen que lo has hecho tú.
master-rewind-yes = Volver atrás
master-close-sure = ¿Cerrar la partida { $number } sin resultado? No se puede volver a abrir. El hilo y el archivo de la partida dicen que lo has hecho tú.
master-close-yes = Cerrar
master-no = Dejarlo como está
master-done = { $deed ->
    [pause] La partida { $number } queda en pausa. También quien juega en ella puede reanudarla.
    [go_on] La partida { $number } sigue.
    [extend] Tiempo dado.
    [replace] El asiento de la partida { $number } se ofrece en el canal, durante 72 horas; hasta que alguien lo ocupe sigue jugando quien lo tiene.
    [computer] Ahora el ordenador juega ese asiento de la partida { $number }.
    [host] La partida { $number } tiene otro anfitrión.
    [rewind] La partida { $number } ha vuelto atrás.
   *[close] La partida { $number } queda cerrada.
} El hilo lo dice.
master-plays = Juegas en esta partida, así que eso le toca a otra persona del arbitraje. De acuerdo con los demás puedes hacer casi lo mismo: `/pausar`, `/deshacer`, `/abandonar`.
master-nobody-left = El ordenador no puede ocupar ese asiento: ya lo tiene, o no quedaría ninguna persona jugando.
master-no-host = Solo puede organizar la partida alguien que juega en ella.
master-no-clock = Esta partida no tiene reloj.
master-hours = Entre 1 y { $most } horas.
table-broken-off = Esta partida se dejó, sin resultado.
lesson-none = Aquí no hay ninguna lección.
lesson-offer = La misma regla te ha parado tres veces. Una lección de { $game } dura cinco minutos, y mientras tanto esta partida te espera.
lesson-begin = Aprender { $game }
lesson-dice = -# Una lección: sus dados son los mismos para todos, se conocen de antemano y no demuestran nada. No cuenta como partida.
lesson-dice-line =
    -# Una lección: sus dados son los mismos para todos, se conocen de antemano y no demuestran nada. No cuenta como partida.
    `{ $line }`

## Mazos
deck-title = { $name } · { $game } · { $side }
deck-unnamed = { $what ->
    [squad] Una escuadra nueva
   *[deck] Un mazo nuevo
}
deck-ready-line = **{ $deck }** · { $about }
deck-ready-name = { $deck } · { $what ->
    [squad] { $points } RP
   *[deck] { $points } puntos
}
deck-card = { $number }× { $card }
deck-card-line = { $what ->
    [squad] { $card } · { $points } RP{ $number ->
        [0] {""}
       *[other] {" "}· { $number }×
    }
   *[deck] { $card } · { $points ->
        [one] un punto
       *[other] { $points } puntos
    } · { $number } de { $most }
}
deck-choose-ready = { $what ->
    [squad] Escuadras listas
   *[deck] Mazos ya hechos
}
deck-choose-saved = { $what ->
    [squad] Mis escuadras
   *[deck] Mis mazos
}
deck-choose-group = { $what ->
    [squad] ¿A quién, o qué para quién?
   *[deck] ¿Qué clase de cartas?
}
deck-choose-card = Elige · { $group }
deck-taken = { $what ->
    [squad] Comprados: { $count }
   *[deck] { $count } en el mazo
}
deck-found = Encontradas: { $count }
deck-found-none = Aquí no hay ninguna carta que coincida con «{ $found }».
deck-build = { $what ->
    [squad] Formar una escuadra
   *[deck] Construir un mazo
}
deck-change = { $what ->
    [squad] Cambiar la escuadra
   *[deck] Cambiar cartas
}
deck-wish = Como se pidió al abrir
deck-about-for = { $card }: { $about }
deck-random = Al azar
deck-last = { $what ->
    [squad] Última escuadra usada
   *[deck] Último mazo usado
}
deck-paste = Pegar un código …
deck-paste-title = { $what ->
    [squad] Una escuadra a partir de un código
   *[deck] Añadir un mazo a partir de un código
}
deck-paste-label = El código
deck-find = Buscar …
deck-find-title = Buscar cartas
deck-find-label = Un nombre o una clase, o parte de él
deck-save = Guardar como …
deck-save-title = { $what ->
    [squad] Guardar la escuadra
   *[deck] Guardar el mazo
}
deck-save-label = Su nombre
deck-saved = Guardado como **{ $name }**. En `/mazo` están tus mazos.
deck-share = Ver el código
deck-code =
    { $what ->
        [squad] El código de esta escuadra; aquí solo lo ves tú. Quien lo tenga puede mandar la misma.
       *[deck] El código de este mazo; aquí solo lo ves tú. Quien lo tenga puede jugarlo y sabe qué lleva.
    }
    ```{ $code }```
deck-options = Opciones, mano inicial …
deck-choose-option = ¿Para qué opción se construye?
deck-choose-packs = Paquetes de cartas
deck-choose-hand = Mano inicial: { $count } cartas
deck-card-name = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
}
deck-opening = Mano inicial: { $opening }
deck-built-with = Construido con { $built }
deck-pack-gone = Ya no está, o ha cambiado desde que se construyó el mazo: { $packs }. Esas cartas no se pueden usar.
deck-unfit = No encaja en esta partida: { $reason }
deck-misfit = Este mazo no encaja en la partida: se construyó con { $built }. { $reason }
deck-own = Mi mazo: { $name }
deck-gone = Este mazo ya no existe.
deck-of-another-side = Esto es para { $game }, { $side }; aquí no sirve.
deck-no-name = El mazo necesita un nombre.
decks-full = Ya tienes { $most } mazos. Borra alguno con **/mazo borrar**.
decks-none = Aún no tienes mazos. **/mazo construir** hace uno y **/mazo importar** lo añade a partir de un código.
deck-name-taken = Ya tienes otro mazo que se llama «{ $name }».
deck-renamed = Ahora se llama **{ $name }**.
deck-delete-sure = ¿Seguro que quieres borrar **{ $name }**?
deck-delete-yes = Borrar
deck-delete-no = Conservar
deck-deleted = Mazo borrado.
deck-stays = Bien: el mazo se queda.
deck-imported-name = Mazo importado
deck-shared =
    { "" }**{ $person }** comparte un mazo: { $title }
    ```{ $code }```
    -# `/mazo importar` lo añade a los tuyos.
unknown-saved-deck = No tienes ningún mazo «{ $found }». **/mazo lista** enseña los tuyos.

## Un asiento que cambia de manos
seat-computer = el ordenador
level = · { $level ->
    [recruit] { choice-recruit }
   *[veteran] { choice-veteran }
}
seat-empty = un asiento vacío
handover-offered = Tu asiento en la partida { $number } se ofrece en el hilo. Sigues jugando hasta que alguien lo ocupe; después solo podrás mirar, y no podrás ocupar ningún asiento de esta partida. Quien lo ocupe recibe tu mano, tus órdenes y tus planes.
handover-offer = **{ $name }** cede el asiento **{ $seat }**. { $to ->
    [none] Puede ocuparlo cualquiera.
   *[other] { $to }, ¿lo ocupas?
} Incluye la mano, las órdenes y los planes.
handover-computer = 🤖 El ordenador juega **{ $seat }** por **{ $name }**, como { $level ->
    [recruit] recluta
   *[veteran] veterano
}. { $to }, el asiento vuelve a ser tuyo en cuanto regreses.
handover-left = **{ $name }** se ha ido y el asiento **{ $seat }** está vacío. Puede ocuparlo cualquiera; incluye la mano, las órdenes y los planes.
handover-closed = El asiento **{ $seat }** ya no se ofrece. { $name ->
    [none] Está vacío.
   *[other] Lo ocupa **{ $name }**.
}
handover-take = Ocupar el asiento
handover-call-off = Anular la oferta
handover-off = La oferta queda anulada.
took-over = Ahora ocupas el asiento **{ $seat }** de la partida { $number }. Todo lo suyo está en **{ $decide }**, en el hilo.
event-handed-over = { $seat }: { $newcomer } sustituye a { $leaver }.
event-computer-sits = 🤖 { $seat }: el ordenador juega { $leaver ->
    [none] desde ahora
   *[other] por { $leaver }
}.
event-took-from-computer = { $seat }: { $newcomer } juega en lugar del ordenador.
event-left-seat = { $seat }: { $leaver } se va; otra persona puede ocupar el asiento.
watching-now = Has dejado tu asiento; ahora juega en él { $name }. **{ $words }** te muestra todo lo que es público.

## El tablero en el hilo
board-decide = Mi decisión
board-hand = Mi mano
board-own = Mi tablero
board-upright = Vertical, para el móvil
board-text = Tablero en texto
board-legend = Signos
board-watch = Seguir
board-awaited = Turno de: { $names }.
board-paused = ⏸️ En pausa: no corre el tiempo y no hay recordatorios. Quien juega puede pulsar **{ pause-end }**; si no, la partida sigue { $until }.
board-over = La partida ha terminado.
board-alt-missing = No se ha podido dibujar la imagen; **Tablero en texto** lo muestra todo.
no-hand = No tienes cartas en la mano.
no-legend = Las imágenes de este juego no necesitan leyenda.
area-close-up = De cerca
area-which = ¿Qué área quieres ver de cerca?
no-areas = El tablero de { $game } no tiene áreas; `/tablero` solo lo muestra entero.
why = ¿Por qué?

## Invitaciones
invite-title = ### { $game }
invite-open = **{ $host }** busca { $team ->
    [true] compañeros
   *[false] rival
}. Juega quien pulse antes **Unirse**.
invite-lesson = **{ $host }** aprende { $game } contra el ordenador.
invite-guests = **{ $host }** invita a { $guests }.
invite-rematch = Revancha de la partida { $number }.
invite-seat = - { $seat }: { $who }
invite-free = libre
invite-automatic = el rival automático
setting-yes = sí
setting-no = no
invite-fair =
    -# Dados verificables. Este hash demuestra al final que nadie ha cambiado la semilla secreta ni la partida: `{ $hash }`
    -# Palabras para los dados: { $words }.
invite-own-word = -# Copia el hash y únete con una palabra tuya que nadie pueda adivinar: así nadie habrá podido elegir los dados. Más: `/ayuda tema:Dados verificables`.
invite-word = { $name } `{ $word }`
invite-running = La partida ha empezado, en el hilo de este mensaje.
invite-cancelled = Esta invitación ya no está abierta.
invite-over = Esta partida ha terminado.
invite-join = Unirse
invite-join-side = Unirse: { $side }
invite-join-seat = Unirse: { $seat }
invite-join-word = Unirse con mi palabra
invite-join-word-side = Unirse con mi palabra: { $side }
invite-join-word-seat = Unirse con mi palabra: { $seat }
word-title = Tu palabra para los dados
word-label = De 1 a 40 letras (a-z), cifras, _ y -
invite-decline = Rechazar
invite-begin = { $count ->
    [one] Empezar en solitario
   *[other] Empezar con { $count } jugadores
}
new-which = **¿A qué jugamos?** Para otros escenarios, bandos y mazos, indica el juego tras `/nueva` y mira lo que ofrece.
new-open = { $game }: invitar a cualquiera
new-invite = { $game }: invitar a { $name }
new-computer = { $game }: jugar { $team ->
    [true] con
   *[false] contra
} { $level ->
    [recruit] un recluta
   *[veteran] el ordenador
}
upright-always = -# Con `/ajustes` verás en vertical todos los tableros.
new-name-game = Estas opciones son de un juego: indícalo también en **juego**.
new-gone = Este juego ya no está. Prueba otra vez con **/nueva**.
invite-computer = { $count ->
    [one] Jugar { $team ->
        [true] con
       *[false] contra
    } { $level ->
        [recruit] un recluta
       *[veteran] el ordenador
    }
   *[other] Completar con { $level ->
        [recruit] reclutas
       *[veteran] el ordenador
    }
}
invite-leave = Salir
invite-cancel = Retirar
invite-sent = Tu invitación está publicada: partida { $number }. Te aviso cuando alguien se una.
joined = ¡Estás dentro! La partida { $number } empieza ahora; tu primera decisión está en **{ $decide }**, en el hilo, y te escribo siempre que te toque.
rematch-there = La revancha es la partida { $number }.
joined-early = ¡Estás dentro! La partida { $number } empieza cuando estén ocupados todos los asientos.
declined = Has rechazado la invitación. El asiento queda libre para cualquiera.
begun = La partida { $number } empieza con quienes están.
left-early = Has salido. Tu asiento queda libre para cualquiera.
cancelled = La invitación queda retirada.
missing-permissions = No puedo llevar una partida en este canal. Por favor, dame: { $permissions }.
lacking-permissions = En este canal te falta a ti: { $permissions }. Por eso no puedo hacerlo en tu nombre; quien lleva este servidor puede permitirlo.
not-a-channel = Una partida necesita un canal de texto de un servidor: usa allí este comando.
bot-opponent = { $name } es un bot, y aquí los bots no juegan. Invita a una persona, o a mí para jugar contra el ordenador, o deja el asiento libre.
own-opponent = No puedes jugar contra ti. Invita a otra persona o deja el asiento libre.

## El hilo
thread-name = { $game } #{ $number }: { $players }
event-taken-back = { $seat }: respuesta deshecha.
event-paused = ⏸️ La partida queda en pausa.
event-went-on = ▶️ { $seat }: la partida sigue.
event-pause-ended = ▶️ La pausa ha terminado por sí sola; la partida sigue.
vacation-until = 🏖️ Estás de vacaciones hasta el { $until }: en las partidas de un día o más no corre tu tiempo, y sus hilos lo dicen. Acaban en cuanto respondas algo. Después te quedarán este año { $days } días.
vacation-over = No estás de vacaciones. Te quedan este año { $days } días.
vacation-spent = No te quedan vacaciones este año: son 7 días, uno más por cada 10 partidas jugadas, 21 como máximo.
event-time-given = ⏳ { $seat }: los demás dan { $hours } horas más.
event-claimed = ⏰ { $seat }: se acabó el tiempo; el rival reclama la partida.
event-played-for = ⏰ { $seat }: se acabó el tiempo; se juega la sugerencia, como acordasteis.
event-late-from-now-on = ⏰ { $by_itself ->
    [true] Desde ahora se juega la sugerencia por quien se quede sin tiempo.
   *[false] Desde ahora la partida espera a quien se quede sin tiempo.
}
event-vacation = 🏖️ { $seat }: de vacaciones, como mucho hasta el <t:{ $until }:f>; para ese asiento no corre el tiempo.
event-vacation-over = 🏖️ { $seat }: fin de las vacaciones.
event-timed-out = ⏰ { $seat }: se acabó el tiempo; se ha dado la respuesta por defecto.
thread-start = { $players }: ¡te damos la bienvenida a **{ $game }**, partida { $number }! Aquí se ve la batalla; lo que solo tú puedes ver está siempre en { $own ->
    [board] **Mi tablero**
   *[hand] **Mi mano**
} y **Mi decisión**.
dm-closed = ✉️ No puedo escribirte mensajes directos; solo te lo digo a ti. Todo funciona con los botones que hay debajo del tablero, en el hilo.
digest-log = -# Todas las tiradas están en `/diario`.
result-won = ### 🏆 { $names } { $count ->
    [one] gana
   *[other] ganan
} la partida { $number }
result-draw = ### La partida { $number } termina en empate
result-lost = ### La partida { $number } acaba en derrota. ¡Bien luchado, aun así!
result-score = Puntuación: { $score }{ $grade ->
    [none] { "" }
   *[other] { " " }({ $grade })
}
result-seed = -# Semilla: `{ $seed }`. Cualquiera puede comprobar cada tirada: `python -m engine verify` con el archivo adjunto.
result-replay = Ver otra vez
result-rematch = Revancha
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-mention-everyone = Mencionar { "@\u200B" }everyone, { "@\u200B" }here y todos los roles

## Respuestas a los comandos
which-match = Juegas varias partidas. Di cuál con la opción **partida**.
no-match = Aquí no tienes ninguna partida. Empieza una con **/nueva** en un canal de un servidor, o mira **/partidas**.
unknown-match = No hay ninguna partida «{ $found }». Elige una de la lista.
unknown-pick = «{ $found }» no está entre lo que puedes elegir aquí. La lista muestra todo lo posible.
unknown-decision = No tienes abierta ninguna decisión «{ $found }».
no-such-decision = Ahora no tienes nada { $verb ->
    [commit] que desplegar
    [attack] con que atacar
    [play] que jugar
    [draw] que robar
   *[other] que decidir
}. **/mover** muestra todas tus decisiones.
nothing-waits = No tienes nada pendiente en la partida { $number }.
unknown-card = No hay ninguna carta «{ $found }». Elige una de la lista.
unknown-deck = No hay ningún mazo ya hecho «{ $found }» para este bando.
unknown-side = { $game } no tiene ningún bando «{ $found }».
unknown-scenario = { $game } no tiene ningún escenario «{ $found }». Elige uno de la lista.
no-opponent = En esta partida de { $game } nadie juega contra ti. Deja vacío **rival**.
no-partner = En esta partida de { $game } juegan { $seats }, y nadie más juega en tu bando. Deja vacío **pareja**, o elige un escenario, unas opciones o un bando con más asientos.
no-opponent2 = En esta partida de { $game } juegan { $seats }, y no hay sitio para un segundo rival. Deja vacío **rival2**, o elige un escenario, unas opciones o un bando con más asientos.
too-many-guests = En esta partida de { $game } juegan { $seats }: { $left ->
    [0] no queda ningún asiento
    [one] queda un asiento
   *[other] quedan { $left } asientos
} para quienes pones en **jugadores**.
no-mention = No encuentro a nadie en «{ $found }». Menciona a cada persona con @, una tras otra.
not-a-member = { $person } no está en este servidor.
unknown-option = «{ $found }» no es una opción de { $game }. Escríbela como en la lista; varias, con + entre ellas.
unknown-pack = No tengo ningún paquete llamado «{ $found }» para este juego. Elige uno de la lista.
setup-packs = Paquetes: { $packs }
clock = { $each ->
    [true] { $bank } h por fase
   *[other] { $name ->
        [fast] Reloj rápido:
        [standard] Reloj normal:
        [slow] Reloj lento:
       *[own] Reloj:
    } { $bank } h, +{ $increment } h por fase, { $cap } h como máximo
}{ $by_itself ->
    [true] ; si alguien se retrasa se juega la sugerencia
   *[false] { "" }
}
in-time = -# Respuestas a tiempo: { $people }.
in-time-of = { $name } { $played } de los últimos { $turns } turnos
out-of-time = { $asked }: a **{ $name }** se le ha acabado el tiempo. Podéis esperar, dar { $hours } horas más, { $plays_on ->
    [true] seguir sin **{ $name }**
   *[false] reclamar la partida
} o hacer que alguien siga en su lugar: un sustituto, o el ordenador si todos aceptan. A los 14 días la partida acaba sin resultado.
out-of-time-give = Dar { $hours } h
out-of-time-claim = { $plays_on ->
    [true] Seguir sin esa persona
   *[false] Reclamar la partida
}
out-of-time-over = ⏰ Aquí se le acabó el tiempo a alguien. Ya está resuelto.
time-given = Tiempo dado.
claimed = Hecho: ese asiento queda abandonado.
substitute-seek = Buscar un sustituto
substitute-computer = { $level ->
    [recruit] Que juegue un recluta
   *[veteran] Que juegue el ordenador
}
substitute-until = -# Se ofrece en { $channel } a quien quiera seguir jugando; la oferta vence { $until }.
substitute-offered = Hecho: el asiento se ofrece en el canal durante 72 horas.
substitute-sought = Los demás ya buscan un sustituto para este asiento.
substitute-sought-here = 🪑 Se busca sustituto en la partida { $number }, **{ $game }**: **{ $seat }**, en lugar de **{ $name }** ({ $link }). { $to ->
    [none] Sigue jugando quien antes pulse **Unirse**:
   *[other] { $to }, ¿sigues tú?
} Recibes la mano, las órdenes y los planes, y lo que juegues no puede bajar tu puntuación. La oferta vence { $until }.
substitute-over = 🪑 Ya no se busca sustituto para **{ $seat }** en la partida { $number } ({ $link }).
event-abandoned = ⏰ { $seat }: { $days } días sin tiempo. La partida acaba sin resultado y no cuenta para nadie.
claim-over = Eso ya está resuelto.
claim-not-yours = Eso les corresponde a los rivales.
clock-friendly = Amistosa: sin reloj
clock-unknown = No conozco ese reloj. Elige uno de la lista o escribe horas: **48** por fase, o **72+12/120**: 72 al empezar, 12 más en cada fase que juegues y 120 como máximo (hasta 720).
answered = Hecho: { $picks }.
answered-nothing = Hecho: nada elegido.
taken-back = Deshecho.
resign-sure = ¿Seguro que quieres abandonar la partida { $number }? { $who ->
    [nobody] Los demás siguen jugando y otra persona puede ocupar tu asiento; tú solo podrás mirar.
    [side] Perderá todo tu bando.
   *[self] Ganará tu rival.
}
resign-hand-over = Ceder mi asiento
propose-draw = Ofrecer tablas
propose-stop = Dejarla entre todos
propose-pause = Poner la partida en pausa
propose-by-itself = Jugar la sugerencia si alguien se retrasa
propose-wait = Esperar a quien se retrase
proposal-sent = Tu propuesta está en el hilo de la partida { $number }, durante 24 horas. La partida { $ending ->
    [pause] queda en pausa
    [computer] sigue con el ordenador
    [by_itself] sigue por sí sola
    [wait] espera a quien se retrase
   *[other] acaba
} cuando todos acepten; hasta entonces se sigue jugando.
proposal-made = { $asked }: **{ $name }** { $ending ->
    [draw] ofrece tablas.
    [pause] propone una pausa, hasta que alguien la termine o pasen 14 días.
    [computer] propone que el ordenador juegue **{ $gone }**, como { $level ->
        [recruit] recluta
       *[veteran] veterano
    }, hasta que vuelva quien lo jugaba.
    [by_itself] propone jugar la sugerencia por quien se quede sin tiempo.
    [wait] propone esperar a quien se quede sin tiempo, en vez de jugar la sugerencia.
   *[stop] propone dejar la partida, sin resultado.
} { $agreed ->
    [none] { "" }
   *[other] De acuerdo: { $agreed }.{ " " }
}La propuesta vence { $until }; hasta entonces se sigue jugando.
proposal-agree = De acuerdo
proposal-yours = Has aceptado.
proposal-over = { $ending ->
    [draw] Todos de acuerdo: la partida queda en tablas.
    [pause] De acuerdo: la partida queda en pausa.
    [computer] Todos de acuerdo: juega el ordenador.
    [by_itself] Todos de acuerdo: se juega la sugerencia por quien se retrase.
    [wait] Todos de acuerdo: la partida espera a quien se retrase.
   *[stop] Todos de acuerdo: la partida se deja, sin resultado.
}
proposal-off = **{ $name }** propuso { $ending ->
    [pause] una pausa
    [computer] que jugara el ordenador
    [by_itself] jugar la sugerencia por quien se retrase
    [wait] esperar a quien se retrase
   *[other] acabar la partida
}. La propuesta se retira.
undo-offer = Los demás pueden permitirte deshacerlo de todas formas, si todos están de acuerdo.
undo-ask = Pedirlo
undo-sent = Tu petición está en el hilo de la partida { $number }. Vale durante 24 horas, o hasta que alguien siga jugando.
undo-made = { $asked }: **{ $name }** pide deshacer una respuesta, y con ella todo lo que vino después. { $told ->
    [true] Se desharía esto:
   *[false] Desde entonces no se ha tirado ni mostrado nada.
}
more-lines = … y { $count ->
    [one] una línea más
   *[other] { $count } líneas más
}.
undo-private = Alguien ha visto cartas o piezas en privado.
undo-means = { $agreed ->
    [none] { "" }
   *[other] De acuerdo: { $agreed }.{ " " }
}Si todos aceptan, la partida queda como estaba antes de esa respuesta: lo sellado o planeado desde entonces se descarta y vuelven a salir las mismas tiradas. La petición vence { $until }, o en cuanto alguien siga jugando.
undo-decline = Rechazar
undo-granted = Todos de acuerdo: **{ $name }** deshace una respuesta.
undo-closed = **{ $name }** pidió deshacer una respuesta. La petición queda cerrada.
undo-nothing = Todavía no has hecho nada en esta partida que se pueda deshacer.
undo-free = Eso puedes deshacerlo sin pedirlo: **/deshacer**.
undo-alone = Nadie más juega que pueda aceptarlo; el ordenador no acepta.
undo-spent = Ya lo has pedido { $most } veces en esta partida: es el límite.
undo-left = Desde entonces alguien ha dejado la partida y los demás juegan por él: lo anterior ya no se puede deshacer.
undo-other-rules = Las reglas han cambiado desde que empezó esta partida; ya no se puede saber cómo estaba entonces.
resign-yes = Abandonar
resign-no = Seguir jugando
resigned = Has abandonado la partida.
stayed = Bien: la partida sigue.
replay-steps = Paso a paso
replay-jump = Ir a un turno
replay-step = Paso { $step } de { $steps }
replay-hand = Mano: { $seat }
replay-board = Tablero: { $seat }
replay-sealed = 🔒 **{ $seat }**, sellado hasta aquí:
log-empty = Todavía no ha pasado nada.
event-by-rule = { $line } ({ $rule })
games-none = No tienes partidas. Empieza una con **/nueva**.
games-line = **{ $number }** · { $game } · { $players } · { $state }
games-open = espera jugadores
games-over = terminada
games-cancelled = cancelada
games-paused = en pausa
games-awaits-you = **tu turno**
games-asked = preguntado { $since }
games-decide = Decidir en la partida { $number }
catch-up-title = ### Desde tu última visita, { $since }
catch-up-more = -# { $count ->
    [one] Y una cosa más: `/diario`.
   *[other] Y { $count } cosas más: `/diario`.
}
catch-up-on = Seguir
inbox-title = ### 📬 { $count ->
    [one] Una partida te espera
   *[other] { $count } partidas te esperan
}
inbox-clear = 📭 Nada te espera. `/partidas` muestra tus partidas.
inbox-unheard = -# 🔕 No te aviso más hasta que hagas algo aquí o en una partida.
inbox-snoozed = -# 💤 Te aviso otra vez { $until }.
inbox-snooze = { $hours ->
    [0] Posponer hasta mañana
    [one] Posponer 1 hora
   *[other] Posponer { $hours } horas
}
refresh = Actualizar
games-awaits = turno de: { $names }
lobby-title = ### Asientos libres en este servidor
lobby-match = **{ $number }** · { $game } · { $state ->
    [open] **{ $host }** busca jugadores
   *[other] ya empezada, con un asiento libre
}, { $since } · { $link }
lobby-take = Ocupar { $seat }
lobby-more = -# { $count ->
    [one] Hay otra partida con un asiento libre; se verá cuando se ocupe uno de estos.
   *[other] Hay otras { $count } partidas con asientos libres; se verán cuando se ocupe alguno de estos.
}
lobby-none = Aquí nadie busca jugadores. **/nueva** abre una partida; sin rival, el asiento queda libre.
lobby-nowhere = Los asientos libres son de un servidor: usa este comando allí.
stats-own = ### Tus partidas, en todos los servidores
stats-player = ### Partidas de **{ $name }** en este servidor
stats-server = ### Partidas en este servidor
stats-nowhere = Lo que juegan los demás, y un servidor, solo lo cuento en ese servidor: usa este comando allí.
stats-now = { $running ->
    [0] Ninguna en curso
   *[other] { $running } en curso
} ahora{ $broken ->
    [0] {""}
    [one] ; 1 cancelada sin resultado
   *[other] ; { $broken } canceladas sin resultado
}.
stats-none = Todavía no ha terminado ninguna partida.
stats-tally = **{ $game }**{ $company ->
    [computer] , con el ordenador
    [together] , contra el propio juego
   *[people] {""}
}: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}{ $drawn ->
    [0] {""}
    [one] , 1 empatada
   *[other] , { $drawn } empatadas
}, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}
stats-score = -# Puntuación media: { $score }{ $grade ->
    [none] {""}
   *[other] ; mejor calificación: { $grade }
}
stats-sides = -# Por bando: { $scores }
stats-side = { $side } ({ $won } de { $count } ganadas)
stats-ends = -# { $result ->
    [won] Ganadas
    [lost] Perdidas
   *[drawn] Empatadas
}: { $scores }
stats-times = { $told } ×{ $count }
stats-decks = -# { $what ->
    [squad] Escuadras favoritas
   *[deck] Mazos favoritos
}: { $scores }
stats-deck = { $deck }
stats-deck-own = hecho para { $side }
stats-waits = Tiempo habitual de respuesta: { $unit ->
    [days] { $time } días
    [hours] { $time } h
   *[minutes] { $time ->
        [0] menos de 1 min
       *[other] { $time } min
    }
} (mediana de { $count })
stats-last = **Últimos resultados**
stats-result = - { $result ->
    [won] Ganada
    [lost] Perdida
   *[drawn] Empatada
} · **{ $number }** · { $game } · { $when } · { $link }
stats-hidden = -# { $count ->
    [one] Otra se jugó donde no puedes mirar.
   *[other] Otras { $count } se jugaron donde no puedes mirar.
}
stats-counted = -# Solo cuentan las partidas terminadas, para quien ocupaba el asiento al final; las lecciones, nunca.
stats-game = **{ $game }**: { $over ->
    [one] 1 terminada
   *[other] { $over } terminadas
}{ $computer ->
    [0] {""}
   *[other] {" "}({ $computer } con el ordenador)
}, { $running } en curso
stats-shares = -# Victorias, de { $count } entre personas: { $scores }
stats-share = { $side ->
    [none] empates
   *[other] { $side }
} { $percent } %
stats-active = **Quienes más han jugado en los últimos { $days } días**
stats-active-player = { $place }. { $name }: { $count } terminadas
stats-server-counted = -# Las lecciones no cuentan. Ni las partidas con el ordenador ni menos de { $least } hacen a nadie activo.
watch-begun = Sigues la partida { $number }: después de cada turno, y al final, te cuento por mensaje directo lo que ha pasado. Con `/seguir` otra vez dejas de seguirla.
watch-stopped = Ya no sigues la partida { $number }.
watch-stop = Dejar de seguir
watch-title = ### { $game } · partida { $number }
    { $link }
watch-which = Di qué partida quieres seguir con la opción **partida**, o usa `/seguir` en su hilo.
rules-none = Ninguna regla menciona «{ $found }». Prueba una palabra, o un número como SP-035.
rules-chapter = **{ $game } · { $title }**
rules-choose = { $game }: capítulos
rules-browse = Elige un capítulo. `/reglas` también responde a una palabra, a un número como SP-035 o a una pregunta: *cómo gano*.
rules-more = -# { $count ->
    [one] Encaja una regla más. Concreta más para verla.
   *[other] Encajan { $count } reglas más. Concreta más para verlas.
}
language-now = A partir de ahora te hablo en español.
language-auto = A partir de ahora te hablo en el idioma de tu Discord.
settings-now =
    Tus imágenes: colores { $theme ->
        [light] claros
       *[dark] oscuros
    }, { $format ->
        [portrait] en vertical, para el móvil
       *[landscape] en horizontal
    }. El idioma se elige con `/idioma`.
settings-reminders = 🔔 { $reminders ->
    [at_once] Te escribo en cuanto te espera una partida, y otra vez cuando has gastado casi todo tu tiempo.
    [late] Te escribo cuando has gastado casi todo tu tiempo en una partida.
    [daily] Te escribo una vez al día, sobre todas las partidas que te esperan.
   *[never] No te escribo cuando te espera una partida: la ves en `/partidas`.
}
settings-remind = { $reminders ->
    [at_once] Avísame enseguida
    [late] Avísame al final
    [daily] Avísame una vez al día
   *[never] No me escribas nunca
}
settings-remind-about = { $reminders ->
    [at_once] Al tocarte; otra vez al 80 % de tu tiempo, luego a diario
    [late] Al 80 % de tu tiempo, luego a diario
    [daily] Un mensaje sobre todas las partidas
   *[never] Míralo tú en /partidas
}
settings-remind-hint = Avisos
settings-zone = 🕰️ Tu zona horaria: **{ $zone }**. Allí son las { $time }.
settings-no-zone = 🕰️ Dime tu zona horaria y sabré cuándo duermes: en **Zona horaria** basta una ciudad; `/ajustes zona_horaria` ofrece una lista.
settings-quiet = 🌙 Horas de descanso: de { $begins } a { $ends }. Si tu tiempo se acaba entonces, tienes hasta las { $ends }.
settings-no-quiet = 🌙 Sin horas de descanso
settings-begins = 🌙 Descanso desde las { $hour }
settings-ends = ⏰ Descanso hasta las { $hour }
settings-choose-zone = Zona horaria
settings-city = Ciudad o zona
unknown-zone = No conozco ninguna zona horaria **{ $found }**. Elige una de la lista: busca por ciudad, por país o por la hora que es allí.
thread-fair =
    -# Dados verificables: guarda esta línea. Con ella y el archivo de la partida puedes comprobar cada tirada cuando acabe: `/ayuda tema:Dados verificables`.
    `{ $line }`
help-fair =
    ### Dados verificables
    Cada tirada y cada barajado salen de una semilla secreta, sorteada antes de la partida, y de una palabra de cada jugador.
    { "" }**El hash** de la invitación es la huella de la semilla y de lo que se juega: una vez publicado, no se puede cambiar ninguna de las dos cosas. Cópialo antes de unirte.
    { "" }**Tu palabra** entra en cada tirada. `/nueva` tiene `palabra`, y la invitación, **Unirse con mi palabra**; si no escribes ninguna, sorteo una. Usa cada vez una nueva, que nadie pueda adivinar.
    { "" }**La línea** del principio del hilo contiene el hash y las palabras de todos. Guárdala: su hash debe ser el que copiaste.
    { "" }**El archivo de la partida**, al final, contiene la semilla y todas las tiradas. `python -m engine verify ARCHIVO --published "LÍNEA"` lo comprueba todo; FAIR.md, junto al programa, explica cómo escribir un verificador propio.
    { "" }**El ordenador** saca su azar de la misma semilla y solo sabe lo que se ve desde su asiento. `python -m engine verify --ai ARCHIVO` vuelve a calcular cada una de sus respuestas.
    { "" }**Lo que esto no demuestra**
    - Quien mantiene el bot puede leer la semilla. Si él, un amigo suyo o mis propias palabras sorteadas llegan en último lugar, podría probar palabras hasta que le gusten los dados. Para ti quedan demostrados si primero copiaste el hash, después escribiste tu palabra y se aceptó a la primera: si unirte falla, escribe la misma otra vez. Lo más seguro es unirse en último lugar.
    - Quien mantiene el bot y juega en solitario, o con todos los asientos, no demuestra nada a nadie.
    - Las partidas canceladas tampoco demuestran nada: su semilla no se enseña nunca. Fíjate en los huecos entre los números de partida.
    - Que nadie haya mirado: quien mantiene el bot puede leer manos y mazos, y saber cada tirada antes de que caiga. Si también juega, puede aprovecharlo.
help =
    ### Fieldpost
    Juegos de guerra por chat, a lo largo de días. El bot hace cumplir las reglas; lo oculto sigue oculto.
    { "" }**Aprender** `/aprender`: un juego en cinco minutos, jugando.
    { "" }**Empezar** `/nueva` en un canal. Sin rival, el asiento queda libre para cualquiera; `/sala` muestra los que hay. `/cola` te busca rival y `/torneo`, varios.
    { "" }**Decidir** cuando te escriba, o con **Mi decisión** bajo el tablero. Elige y luego **Sellar**. Nadie lo ve hasta que todos hayan sellado, y hasta entonces puedes cambiarlo.
    { "" }**Ver** `/mano`, `/tablero`, `/diario`, `/repeticion`, `/aar`, `/partidas`, `/estadisticas`, `/carta`, `/reglas`, `/probabilidades`. `/seguir` te cuenta una partida ajena.
    { "" }**Mazos** `/mazo` los construye, los guarda y los comparte con un código.
    { "" }**Con comandos** `/desplegar`, `/atacar`, `/jugar`, `/robar`, y `/mover` para todo. `/deshacer` da marcha atrás, `/abandonar` da la partida por perdida, `/ceder` pasa tu asiento a otra persona, `/proponer` propone algo a los demás, `/vacaciones` para tus relojes.
    { "" }**Dados verificables** `/ayuda tema:Dados verificables` explica cómo comprobar cada tirada.
    { "" }**English** `/idioma`.
    Juegos: { $titles }.

## Comandos: el nombre es lo que se escribe; la descripción, lo que se lee al lado (100 caracteres como mucho)
cmd-new = nueva
cmd-new-about = Empieza una partida: invita a alguien, juega contra el ordenador o deja el asiento libre
cmd-learn = aprender
cmd-learn-about = Aprende un juego en cinco minutos, jugando
cmd-hand = mano
cmd-hand-about = Mira tu mano, o tu propio tablero
cmd-board = tablero
cmd-board-about = Mira el tablero, en imagen o en texto
cmd-commit = desplegar
cmd-commit-about = Despliega unidades de tu mano
cmd-attack = atacar
cmd-attack-about = Declara un ataque
cmd-play = jugar
cmd-play-about = Juega una carta
cmd-draw = robar
cmd-draw-about = Elige qué robar
cmd-move = mover
cmd-move-about = Responde a cualquier decisión abierta
cmd-undo = deshacer
cmd-undo-about = Deshaz tu última respuesta, o pide permiso a los demás
cmd-deck = mazo
cmd-deck-about = Tus mazos: constrúyelos, guárdalos y compártelos
cmd-deck-list = lista
cmd-deck-list-about = Mira la lista de tus mazos
cmd-deck-show = ver
cmd-deck-show-about = Mira uno de tus mazos con sus cartas
cmd-deck-build = construir
cmd-deck-build-about = Construye un mazo o cambia uno tuyo
cmd-deck-rename = renombrar
cmd-deck-rename-about = Da otro nombre a uno de tus mazos
cmd-deck-delete = borrar
cmd-deck-delete-about = Borra uno de tus mazos
cmd-deck-import = importar
cmd-deck-import-about = Añade un mazo a partir de un código
cmd-deck-share = compartir
cmd-deck-share-about = Publica aquí uno de tus mazos con su código, para todos
cmd-log = diario
cmd-log-about = Lee lo que ha pasado en una partida
cmd-games = partidas
cmd-games-about = Mira tus partidas y de quién es el turno
cmd-lobby = sala
cmd-lobby-about = Mira quién busca jugadores en este servidor
cmd-stats = estadisticas
cmd-stats-about = Mira lo que ha jugado alguien, o este servidor
cmd-stats-player = jugador
cmd-stats-player-about = Partidas ganadas y perdidas, bandos, mazos, últimos resultados: tuyos o de otra persona
cmd-stats-server = servidor
cmd-stats-server-about = A qué se juega en este servidor, y quién juega más
cmd-server = servidor
cmd-server-about = Para quien gestiona este servidor: idioma, reloj, anuncios, roles, límites, permisos
cmd-server-setup = configurar
cmd-server-setup-about = Mira y cambia cómo está configurado este servidor, y qué permisos me faltan y dónde
cmd-server-limits = limites
cmd-server-limits-about = Limita las invitaciones abiertas y las partidas en juego; 0: solo el límite del bot
cmd-master = arbitro
cmd-master-about = Para el arbitraje: pausar, dar tiempo, sustituir, volver atrás o cerrar partidas
cmd-master-pause = pausar
cmd-master-pause-about = Pon una partida en pausa
cmd-master-resume = reanudar
cmd-master-resume-about = Reanuda una partida en pausa
cmd-master-extend = ampliar
cmd-master-extend-about = Da más tiempo a un asiento, o a todos
cmd-master-replace = sustituir
cmd-master-replace-about = Ofrece un asiento a otra persona, o deja que lo juegue el ordenador
cmd-master-host = anfitrion
cmd-master-host-about = Pon a otra persona como anfitrión de una partida
cmd-master-rewind = volver
cmd-master-rewind-about = Vuelve al principio de un turno
cmd-master-close = cerrar
cmd-master-close-about = Termina una partida sin resultado
cmd-master-repost = publicar
cmd-master-repost-about = Publica de nuevo lo que no se pudo publicar
cmd-watch = seguir
cmd-watch-about = Sigue una partida ajena: tras cada turno, lo que ha pasado llega por mensaje directo
cmd-replay = repeticion
cmd-replay-about = Vuelve a ver una partida: cualquier turno o, si ha terminado, la película
cmd-vacation = vacaciones
cmd-vacation-about = Vete de vacaciones: no corre tu tiempo
cmd-propose = proponer
cmd-propose-about = Propón algo a todos: tablas, un final, una pausa, qué hacer si alguien se retrasa
cmd-pause = pausar
cmd-pause-about = Propón una pausa: no corre el tiempo y no hay recordatorios
cmd-resign = abandonar
cmd-resign-about = Abandona una partida, o propone tablas o dejarla
cmd-handover = ceder
cmd-handover-about = Cede tu asiento a otra persona
cmd-odds = probabilidades
cmd-odds-about = Calcula las probabilidades de un ataque con lo que sabes
cmd-help = ayuda
cmd-help-about = Cómo se juega aquí
cmd-rules = reglas
cmd-rules-about = Pregunta a las reglas: palabra, número o pregunta; vacío: por capítulos
cmd-card = carta
cmd-card-about = Mira una carta
cmd-language = idioma
cmd-language-about = Elige el idioma en que te hablo
cmd-settings = ajustes
cmd-settings-about = Tu zona horaria, tu descanso, tus avisos y cómo ves las imágenes
opt-game = juego
opt-game-about = Qué juego
opt-scenario = escenario
opt-scenario-about = Escenario; puede fijar cuántos juegan
opt-to = para
opt-to-about = Quién se queda con tu asiento; vacío: cualquiera
opt-player = jugador
opt-player-about = De quién; vacío: las tuyas
opt-players = jugadores
opt-players-about = Los demás a quienes invitas: menciónalos con @, los rivales primero
opt-partner = pareja
opt-partner-about = Quién juega a tu lado, si jugáis tres o cuatro; vacío: asiento libre
opt-opponent2 = rival2
opt-opponent2-about = Un segundo rival, si jugáis tres o cuatro; vacío: asiento libre
opt-opponent = rival
opt-opponent-about = A quién invitas (yo: el ordenador); vacío: asiento libre
opt-side = bando
opt-side-about = Con qué bando juegas
opt-deck = mazo
opt-deck-about = Un mazo ya hecho o uno tuyo; aún podrás cambiarlo
opt-mine = mazo
opt-mine-about = Cuál de tus mazos
opt-name = nombre
opt-name-about = Su nombre, de 40 caracteres como mucho
opt-code = codigo
opt-code-about = El código del mazo; empieza por FP1 o FP2
opt-options = opciones
opt-options-about = Variantes de las reglas
opt-packs = paquetes
opt-packs-about = Paquetes de cartas para este juego; varios, con + entre ellos
opt-invitations = invitaciones
opt-invitations-about = Invitaciones abiertas en este servidor
opt-matches = partidas
opt-matches-about = Partidas en juego en este servidor
opt-invitations_each = invitaciones-persona
opt-invitations_each-about = Invitaciones abiertas de una persona aquí
opt-matches_each = partidas-persona
opt-matches_each-about = Partidas de una persona aquí
opt-replaced = asiento
opt-replaced-about = Qué asiento
opt-substitute = persona
opt-substitute-about = A quién se ofrece el asiento; vacío: lo juega el ordenador
opt-host = para
opt-host-about = Quién será el anfitrión: alguien que juega en ella
opt-days = dias
opt-days-about = Cuántos días; 0: ya has vuelto
opt-hours = horas
opt-hours-about = Cuántas horas más
opt-seat = asiento
opt-seat-about = El asiento de quién; por defecto, de todos
opt-turn = turno
opt-turn-about = A qué turno
opt-match = partida
opt-match-about = Qué partida; si no, la de este hilo o la que te espera
opt-area = área
opt-area-about = Un área de cerca con sus vecinas, si el tablero tiene áreas
opt-text = texto
opt-text-about = En palabras en vez de imagen
opt-format = formato
opt-format-about = Orientación de la imagen; la recordaré
opt-time_zone = zona_horaria
opt-time_zone-about = Dónde vives: ciudad, país o la hora que es ahora
opt-theme = tema
opt-theme-about = Los colores de las imágenes; lo recordaré
opt-units = unidades
opt-units-about = Qué desplegar; varias, con + entre ellas
opt-unit = unidad
opt-unit-about = Cuál de tus unidades
opt-target = objetivo
opt-target-about = Su objetivo
opt-card = carta
opt-card-about = Qué carta
opt-what = qué
opt-what-about = Qué robar
opt-decision = decisión
opt-decision-about = Qué decisión
opt-picks = respuesta
opt-picks-about = Tu respuesta; varias cosas, con + entre ellas
opt-search = busca
opt-search-about = Una palabra, un número o una pregunta; vacío: todos los capítulos
opt-word = palabra
opt-word-about = Tu palabra para los dados: de 1 a 40 letras, cifras, _ y -; si no escribes ninguna, se sortea
opt-clock = reloj
opt-clock-about = Cuánto tiempo tiene cada uno; si no eliges, el normal. En horas: 48, o 72+12/120
opt-by_itself = por_si_sola
opt-by_itself-about = Si alguien se queda sin tiempo, jugar la sugerencia en vez de esperar
opt-proposal = que
opt-proposal-about = Qué propones
opt-topic = tema
opt-topic-about = Qué explicar; vacío: cómo se juega
choice-signs = Signos y símbolos
choice-fair = Dados verificables
opt-level = nivel
opt-level-about = Cómo juega el ordenador, si juega; vacío: como veterano
choice-recruit = Recluta: comete errores de principiante
choice-veteran = Veterano: juega siempre lo mejor que sabe
opt-language = idioma
opt-language-about = El idioma
choice-en = English
choice-es = Español
choice-landscape = Horizontal
choice-portrait = Vertical, para el móvil
choice-dark = Oscuro
choice-light = Claro
choice-auto = Como en Discord

## Lo que no permite la mesa, aparte de las reglas
table-no-match = No existe esa partida.
table-no-seat = Este juego no tiene ningún asiento { $seat }.
table-guest-twice = Una misma persona no puede ocupar dos asientos.
table-side-full = Todos los asientos de ese bando están ocupados; elige otro.
table-own-guest = No puedes jugar contra ti.
table-not-seated = No tienes asiento en esta partida, así que esto no te toca decidirlo.
table-not-invited = Esta invitación es para otra persona.
table-not-host = Solo quien envió la invitación puede hacerlo.
table-needs-all = Esta partida empieza cuando estén ocupados todos los asientos.
table-host-stays = La invitación es tuya: retírala o espera a los demás.
table-already-seated = Ya tienes asiento en esta partida.
handover-has-seat = Esa persona ya tiene un asiento en esta partida.
handover-had-seat = Esa persona dejó un asiento de esta partida y solo puede mirarla.
handover-left-it = Dejaste un asiento de esta partida y ya solo puedes mirarla.
handover-not-offered = Este asiento ya no se ofrece.
handover-not-yours = Este asiento se ofrece a otra persona.
watch-own = Juegas esta partida: su hilo y tus paneles ya te lo cuentan todo.
table-not-begun = Esta partida no ha empezado: todavía espera a otro jugador.
table-already-begun = Esta partida ya ha empezado.
table-over = Esta partida ha terminado.
table-not-over = Esta partida no ha terminado; su archivo se entrega al acabar.
table-no-replay = La película llega al acabar la partida. Hasta entonces, `/repeticion` muestra los turnos como los ha visto todo el mundo.
table-other-rules = Esta partida empezó con la versión { $rules } de las reglas. Con la de hoy, la { $now }, acabaría de otro modo, así que no hay repetición.
table-rematch-late = La revancha se puede pedir en los siete días que siguen al final. **/nueva** abre otra partida.
table-cancelled = Esta invitación ya no está abierta.
table-bad-word = Tu palabra para los dados puede tener de 1 a { $most } caracteres: letras de la a a la z (mayúsculas o minúsculas, sin tildes ni eñe), cifras, _ y -.
table-no-way-back = Esto ya no se puede deshacer: se han tirado dados, se ha mostrado algo oculto o alguien ha actuado después.
not-stored = No se ha guardado: ahora mismo no puedo escribir en mi base de datos. No se ha perdido nada; inténtalo de nuevo en un momento.
allowance-open-person = Ya tienes { $most ->
    [one] una invitación abierta
   *[other] { $most } invitaciones abiertas
}, el máximo a la vez. Retira una, o espera a que alguien se una.
allowance-open-server = En este servidor ya hay { $most ->
    [one] una invitación abierta
   *[other] { $most } invitaciones abiertas
}, el máximo a la vez. Únete a una de ellas, o vuelve a probar cuando se haya respondido a alguna.
allowance-running-person = Ya tienes asiento en { $most ->
    [one] una partida
   *[other] { $most } partidas
}, el máximo a la vez. Termina antes una, o retira una invitación; **/partidas** las muestra.
allowance-running-server = En este servidor ya { $most ->
    [one] se juega una partida
   *[other] se juegan { $most } partidas
}, el máximo a la vez. Vuelve a probar cuando termine alguna.
allowance-invitations = Alguien a quien invitas ya ha recibido { $most ->
    [one] una invitación
   *[other] { $most } invitaciones
} en la última hora, el máximo posible. Prueba más tarde, o deja el asiento libre: así puede ocuparlo cualquiera.
allowance-lessons = Ya has empezado { $most ->
    [one] una lección
   *[other] { $most } lecciones
} en la última hora, el máximo posible. Prueba más tarde; **/nueva** empieza una partida propia cuando quieras.
allowance-watched = Ya sigues { $most ->
    [one] una partida
   *[other] { $most } partidas
}, el máximo a la vez. Deja antes de seguir una: la lista de **/seguir** empieza por ellas.
allowance-watchers = Esta partida ya la { $most ->
    [one] sigue una persona
   *[other] siguen { $most } personas
}, el máximo a la vez. Su hilo muestra todo lo que es público.
allowance-commands = ¡Qué rapidez! { $most ->
    [one] Un comando por minuto es
   *[other] { $most } comandos por minuto son
} el máximo. Vuelve a probar dentro de { $wait ->
    [one] un segundo
   *[other] { $wait } segundos
}; lo que haces en tus partidas con los botones no se frena nunca.
table-broke = Algo ha fallado por nuestra parte en la partida { $match }; no se ha perdido nada. Inténtalo otra vez.
