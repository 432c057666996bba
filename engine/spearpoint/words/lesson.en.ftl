# What `/learn spearpoint` says: of each step of lesson.toml what to do and why, and a word to who does otherwise.

spearpoint-lesson-deck = A deck costs 80 to 100 points, and a ready-made one is best to begin with. **Combined Arms** is chosen for you: press **{ panel-seal }**.
spearpoint-lesson-deck-other = A good deck as well. The lesson goes on with it.
spearpoint-lesson-hand = Four Units of the deck are your opening hand; the rest comes card by card. A Sherman with its crew, riflemen and a bazooka make a good start: **{ panel-seal }**.
spearpoint-lesson-hand-other = A hand of your own: fine. A tank or gun is no use without its crew.
spearpoint-lesson-commit = Both sides commit in secret, and all is turned over at once. Send everything in, for what stays in your hand cannot fight: **{ panel-seal }**.
spearpoint-lesson-commit-other = Keeping some back is allowed: it can come next Turn.
spearpoint-lesson-attack = Each Unit attacks one target with two ten-sided dice; the percentage is the chance to hit. Choose the Panzer IV for your Sherman, the only gun here made for it, then **{ panel-seal }**.
spearpoint-lesson-attack-other = That is a fair plan too. A small chance at a dear target can be worth more than a good one at a cheap one.
spearpoint-lesson-draw = The dice have fallen, and the thread tells every shot. You have drawn a Command card; now draw two Units, since your hand is empty.
spearpoint-lesson-draw-other = Command cards win fights as well; five may stay in your hand.
spearpoint-lesson-alone = Now a whole Turn on your own: commit, attack, draw, as advised or as you like. 51 Victory Points win, or three Turns in a row without opposition.
spearpoint-lesson-alone-other = Your own plan: that is the game.
