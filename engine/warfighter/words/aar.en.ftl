## The after-action report

warfighter-aar-measure = Measured by the Health that the squad would keep, on average, after an attack by every card in play.
warfighter-aar-standing = { $side ->
    [none] Health 0
   *[other] Health { $number }
}
warfighter-aar-throws = { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}
