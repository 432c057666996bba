# Buscar rival.

cmd-queue = cola
cmd-queue-about = Busca rival en este servidor, o mira qué estás esperando
opt-strength = nivel
opt-strength-about = Solo rivales de tu nivel, más o menos, o cualquiera
choice-near = De mi nivel, más o menos
choice-any = Cualquier rival

queue-title = ### Buscas rival
queue-ticket = **{ $game }** · { $clock } · { $near ->
    [true] de tu nivel, más o menos
   *[false] cualquier rival
} · desde { $since }, hasta { $until }. Emparejo cada cinco minutos, y antes os pregunto a los dos.
queue-found = Alguien quiere jugar contigo a **{ $game }**. Puedes responder hasta { $until }.
queue-leave = Dejar de buscar
queue-none = Aquí no buscas rival. Con `/cola` y un juego lo buscas; `/sala` muestra los asientos libres.
queue-nowhere = Los rivales se buscan en un servidor: usa este comando allí.
queue-asked = Ya hay un rival para ti: responde antes, en el canal o con `/cola`.
queue-gone = Ya no buscas ese rival.

pairing-title = ### { $game } · { $clock }
    { $people }: podríais jugar.
pairing-asked = Los dos podéis decir que sí hasta { $until }; entonces empieza la partida.
pairing-agreed = ✅ { $names } { $count ->
    [one] quiere
   *[other] quieren
} jugar.
pairing-yes = ¡A jugar!
pairing-no = Esta vez no
pairing-settled = { $state ->
    [agreed] ✅ Los dos queréis jugar: la partida empieza.
    [begun] ✅ Los dos queréis jugar: { $link }
    [failed] Los dos queréis jugar, pero ahora no hay sitio para otra partida. Termina alguna y vuelve a buscar con `/cola`.
    [declined] Esta vez no. Los dos seguís buscando a otra persona.
   *[lapsed] Se acabó el tiempo. Quien dijo que sí sigue buscando.
}
pairing-answered = { $state ->
    [begun] Los dos queréis jugar: empieza la partida { $number }.
    [failed] Los dos queréis jugar, pero ahora no hay sitio para otra partida.
    [declined] Esta vez no, entonces. Los dos seguís buscando; `/cola` lo muestra.
   *[other] Bien. En cuanto tu rival diga que sí, empieza la partida.
}
pairing-not-yours = Aquí se pregunta a otras dos personas. `/cola` te busca un rival.
pairing-over = Eso ya está decidido. `/cola` muestra qué estás esperando.
