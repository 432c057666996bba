## El informe de la partida

tactics2gm-aar-measure = Según lo que ha destruido cada bando: las unidades por su coste, cada Punto de Impacto de un Estado Mayor como 3, igual que en los consejos 💡.
tactics2gm-aar-standing = { $side ->
    [none] Igualdad
   *[other] { $side } +{ $number }
}
tactics2gm-aar-throws = { $dice ->
    [one] 1 dado de disparo o asalto
   *[other] { $dice } dados de disparo o asalto
}
