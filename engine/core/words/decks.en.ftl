# Decks that people build, and the codes by which they share them.

deck-refused-card = { $card } is not among the cards that a deck may hold here.
deck-refused-copies = { $card }: { $found } taken, but { $most ->
    [one] only one is allowed
   *[other] only { $most } are allowed
}.
deckcode-refused-none = That is not a Fieldpost code. Codes begin with FP1 or FP2.
deckcode-refused-version = This code is of another version of Fieldpost; I cannot read it.
deckcode-refused-checksum = Something is wrong with this code: a letter is mistyped, or a part is missing. Please copy it again, whole.
deckcode-refused-unknown = This code is sound, but it names a game or cards that I do not know.
deckcode-refused-size = There is no code for a deck without cards, or for so many of them.
deckcode-refused-pack = This deck has cards of a pack that is no longer here; there is no code for it.
deckcode-refused-no-pack = This code needs the pack “{ $pack }” { $version }, and it is not here.
deckcode-refused-pack-version = This code needs version { $version } of the pack “{ $pack }”; here there is { $here }.
deckcode-refused-edition = This code needs the pack “{ $pack }” { $version } as it was before somebody changed it.
