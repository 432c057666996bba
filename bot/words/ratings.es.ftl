# Puntuaciones, y la clasificación de un servidor.

stats-rating = -# Puntuación: **{ $points }** ± { $margin }{ $sure ->
    [true] {""}
   *[false] , provisional
} ({ $matches ->
    [one] 1 partida puntuada
   *[other] { $matches } partidas puntuadas
})
stats-luck = -# Suerte: { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
} en { $dice ->
    [one] 1 tirada
   *[other] { $dice } tiradas
}; se esperaban { $expected }
rating-short = ({ $points }{ $sure ->
    [true] )
   *[false] ?)
}

cmd-stats-leaderboard = clasificacion
cmd-stats-leaderboard-about = Quién juega mejor a un juego en este servidor, si el servidor lo muestra
leaderboard-off = Este servidor no muestra clasificación. Quien lo gestiona puede cambiarlo con `/servidor configurar`.
leaderboard-title = ### { $game }: lo mejor de este servidor
leaderboard-place = { $place }. **{ $name }** { $points }{ $sure ->
    [true] {""}
   *[false] ?
} ± { $margin } · { $matches } puntuadas
leaderboard-none = Nadie ha jugado lo suficiente todavía.
leaderboard-counted = -# Se calcula cada noche con todas las partidas puntuadas, en todos los servidores; al menos { $least } contra { $opponents } rivales. Puntúan las partidas con reloj, entre personas, en las que los dos bandos han jugado tres turnos. ?: aún se sabe poco.

server-leaderboard = **Clasificación**: quién juega mejor aquí, en `/estadisticas clasificacion`
server-leaderboard-none = No se muestra
server-leaderboard-shown = Se muestra
cmd-server-ratings = puntuaciones
cmd-server-ratings-about = Todos los resultados puntuados en un archivo, para que cualquiera compruebe las puntuaciones
server-ratings-file = Todos los resultados puntuados, y las puntuaciones que salen de ellos. `python -m engine verify --ratings ARCHIVO` las vuelve a calcular; lee el archivo comprimido tal cual.
server-ratings-veiled = -# Quien no ha jugado en este servidor aparece como un número menor que cero.
