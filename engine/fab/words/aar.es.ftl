## El informe de la partida

fab-aar-measure = Según los Puntos de Victoria netos.
fab-aar-standing = { $side ->
    [none] Igualdad
   *[other] { $side } +{ $number }
}
fab-aar-throws = { $dice ->
    [one] 1 dado de fuego
   *[other] { $dice } dados de fuego
}
