## El informe de una partida terminada

cmd-aar = aar
cmd-aar-about = Lee el informe (AAR) de una partida terminada, y publícalo
aar-not-over = El informe de la partida { $number } se escribe cuando acaba. Hasta entonces, `/diario` cuenta lo que ha pasado y `/tablero` muestra cómo está.
result-report = Informe
aar-title = 📜 { $game }, partida { $number }: informe (AAR)
aar-how = Cómo acabó
aar-plans = Lo que iba sellado
aar-turning = Momentos decisivos
aar-dice = Los dados
aar-losses = Bajas
aar-player = { $name } ({ $seat })
aar-played = { $players }: { $turns ->
    [0] terminada antes del primer turno.
    [one] un turno.
   *[other] { $turns } turnos.
}
aar-seat = { $seat }
aar-side = { $side }
aar-plan = **{ $who }** { $prompt } { $picks ->
    [none] { aar-nothing }
   *[other] *{ $picks }*
}
aar-nothing = nada
aar-point = **{ $turn }** { $before } → { $standing }.{ $told ->
    [none] { "" }
   *[other] { " " }{ $told }
}
aar-no-point = Ningún turno cambió la situación.
aar-side-dice = { $side }: { $throws }, { $hits ->
    [one] 1 acierto
   *[other] { $hits } aciertos
}; lo esperable eran { $expected }.
aar-luckiest = 🍀 La mejor tirada: { $turn ->
    [none] { "" }
   *[other] { $turn }{ " " }
}{ $line } Eso o mejor: { $percent } %.
aar-unluckiest = 🌧️ La peor tirada: { $turn ->
    [none] { "" }
   *[other] { $turn }{ " " }
}{ $line } Eso o peor: { $percent } %.
aar-no-dice = Nadie tiró para acertar a nada.
aar-lost = **{ $side }**: { $things ->
    [none] { aar-none }
   *[other] { $things }
}.
aar-none = ninguna
aar-counted = { $count } × { $name }
aar-more = … y { $count ->
    [one] 1 línea más
   *[other] { $count } líneas más
} en el archivo.
aar-events-more = Y { $count } más.
aar-source = Todo sale del registro de la partida: `/diario` tiene cada tirada; `/repeticion`, cada paso.
aar-post = Publicar en el hilo
aar-posted = El informe está en el hilo: { $link }
aar-no-thread = Esta partida ya no tiene hilo donde publicar el informe. El archivo es tuyo: compártelo donde quieras.
