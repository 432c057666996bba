# Decks that people build, and the codes by which they share them.

deck-refused-card = { $card } is not among the cards of this deck.
deck-refused-copies = { $card }: { $found } taken, but { $most ->
    [one] only one may be
   *[other] only { $most } may be
}.
deckcode-refused-none = That is no deck code. A code begins with FP1.
deckcode-refused-version = This code is of another version of Fieldpost; I cannot read it.
deckcode-refused-checksum = Something is wrong with this code: a letter is mistyped, or a part is missing. Please copy it again, whole.
deckcode-refused-unknown = This code is sound, but it names a game or cards that I do not know.
deckcode-refused-size = There is no code for a deck without cards, or for so many of them.
deckcode-refused-pack = There are no codes for decks with cards of packs.
