# What `/learn tactics2gm` says: of each step of lesson.toml what to do and why, and a word to who does otherwise.

tactics2gm-lesson-deck = Your deck is your army: Units to deploy and Support cards to help them. A ready-made one is best to begin with, and is chosen for you: press **{ panel-seal }**.
tactics2gm-lesson-deck-other = A good deck as well. The lesson goes on with it.
tactics2gm-lesson-hand = Five cards begin the game, and once you may swap them all. This hand holds a tank, which is all you need: **{ tactics2gm-label-keep }**.
tactics2gm-lesson-hand-other = Swapping is allowed, once. Now it is what it is.
tactics2gm-lesson-deploy = Units come onto your edge of the field for Action Points. Press **{ tactics2gm-label-deploy }**, bring the fast Stuart to **D1** and the Sherman beside it to **E1**, then **{ tactics2gm-label-pass-deployment }**.
tactics2gm-lesson-deploy-other = Just as good a start. Points that you keep are there next turn.
tactics2gm-lesson-move = The enemy has a Panzer IV on E6, out of your reach. Press **{ tactics2gm-label-move }**, choose the Stuart and **D4**, close enough to fire, then **{ tactics2gm-label-pass-movement }**.
tactics2gm-lesson-move-other = A Unit moves up to its Movement, never diagonally. From there other targets may be in range.
tactics2gm-lesson-reinforce = Your Headquarters and the rows you hold give Action Points each turn. Bring in infantry as advised, for tanks alone hold nothing, then **{ tactics2gm-label-pass-deployment }**.
tactics2gm-lesson-reinforce-other = Your points, your army. What you save you have next turn.
tactics2gm-lesson-fire = One ten-sided die decides: **6+/10** hits on 6 or more and is critical on 10, then the shot has to penetrate. Choose the Panzer IV for the Stuart to fire at, since a wounded tank shoots worse.
tactics2gm-lesson-fire-other = Your choice. Each weapon may fire once a turn.
