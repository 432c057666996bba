## The after-action report

tactics2gm-aar-measure = Measured by what each side has destroyed: Units by their cost, an Impact Point of a Headquarters as 3, as the 💡 advice counts it.
tactics2gm-aar-standing = { $side ->
    [none] Level
   *[other] { $side } +{ $number }
}
tactics2gm-aar-throws = { $dice ->
    [one] 1 die for shots and assaults
   *[other] { $dice } dice for shots and assaults
}
