## The after-action report

fab-aar-measure = Measured by net Victory Points.
fab-aar-standing = { $side ->
    [none] Level
   *[other] { $side } +{ $number }
}
fab-aar-throws = { $dice ->
    [one] 1 die fired
   *[other] { $dice } dice fired
}
