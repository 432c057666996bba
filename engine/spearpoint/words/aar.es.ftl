## El informe de la partida

spearpoint-aar-measure = Según la ventaja en Puntos de Victoria.
spearpoint-aar-standing = { $side ->
    [none] Igualdad
   *[other] { $side } +{ $number }
}
spearpoint-aar-throws = { $dice ->
    [one] 1 tirada de ataque
   *[other] { $dice } tiradas de ataque
}
