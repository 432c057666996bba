## The after-action report

spearpoint-aar-measure = Measured by the lead in Victory Points.
spearpoint-aar-standing = { $side ->
    [none] Level
   *[other] { $side } +{ $number }
}
spearpoint-aar-throws = { $dice ->
    [one] 1 attack roll
   *[other] { $dice } attack rolls
}
