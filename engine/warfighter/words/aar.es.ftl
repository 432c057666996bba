## El informe de la partida

warfighter-aar-measure = Según la Salud que conservaría la escuadra, de media, tras un ataque de cada carta en juego.
warfighter-aar-standing = { $side ->
    [none] Salud 0
   *[other] Salud { $number }
}
warfighter-aar-throws = { $dice ->
    [one] 1 dado de ataque
   *[other] { $dice } dados de ataque
}
