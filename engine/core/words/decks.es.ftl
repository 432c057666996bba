# Mazos que construye la gente, y los códigos con que los comparte.

deck-refused-card = { $card } no está entre las cartas que un mazo puede llevar aquí.
deck-refused-copies = { $card }: has elegido { $found }, pero { $most ->
    [one] solo puede haber una
   *[other] solo puede haber { $most }
}.
deckcode-refused-none = Eso no es un código de Fieldpost. Los códigos empiezan por FP1 o FP2.
deckcode-refused-version = Este código es de otra versión de Fieldpost; no puedo leerlo.
deckcode-refused-checksum = Algo falla en este código: hay una letra equivocada o falta una parte. Vuelve a copiarlo entero.
deckcode-refused-unknown = El código está bien, pero nombra un juego o cartas que no conozco.
deckcode-refused-size = No hay código para un mazo sin cartas, ni para uno con tantas.
deckcode-refused-pack = Este mazo lleva cartas de un paquete que ya no está; no hay código para él.
deckcode-refused-no-pack = Este código necesita el paquete «{ $pack }» { $version }, y aquí no está.
deckcode-refused-pack-version = Este código necesita la versión { $version } del paquete «{ $pack }»; aquí hay { $here }.
deckcode-refused-edition = Este código necesita el paquete «{ $pack }» { $version } tal como era antes de que alguien lo cambiara.
