# What `/learn warfighter` says: of each step of lesson.toml what to do and why, and a word to who does otherwise.

warfighter-lesson-squad = You lead a patrol to a supply dump, and its Resource Points buy your squad. Take the **{ warfighter-label-squad }** for now, then press **{ warfighter-label-pass }**: building one of your own is half of the fun, later.
warfighter-lesson-squad-other = A squad of your own, good. Somebody must be a Player Soldier: only he has a hand of cards.
warfighter-lesson-hand = Your Player Soldier draws as many cards as he has Health. Take one Location among them: without Locations the road to the Objective does not grow.
warfighter-lesson-hand-other = Your choice. A Location can still be found later, for an Action.
warfighter-lesson-explore = The Soldier Turn: everybody has two Actions, in any order. Use **{ warfighter-label-explore }**: it costs none, and the Hostiles who hold that place come with it, more of them for a stronger squad.
warfighter-lesson-explore-other = That works as well. Until a Location lies in the row there is nobody to fight.
warfighter-lesson-advance = Now lead your Player Soldier on with **{ warfighter-label-move }**. Entering a place costs Action cards, fewer for who moves well, so look at what each way discards.
warfighter-lesson-advance-other = Why not. Each Soldier moves once in a turn, and close by everybody hits more.
warfighter-lesson-attack = Now **{ warfighter-label-fire }**: a d10 that reaches the number of the weapon hits, and a d6 has to defeat the cover. Both together kill; one of them alone suppresses, and who is suppressed does not fire back.
warfighter-lesson-attack-other = Fine. Whoever is neither killed nor suppressed will fire in a moment.
warfighter-lesson-end = Use what Actions are left, then press **{ warfighter-label-pass }**. The Hostile Turn comes by itself: reinforcements, their attacks on whom their counters name, their moves, and one turn less to reach the Objective.
warfighter-lesson-end-other = Good. When nothing is left to do, be done: time is what you have least of.
