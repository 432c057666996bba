# What `/learn fab` says: of each step of lesson.toml what to do and why, and a word to who does otherwise.

fab-lesson-prepare = Syria attacks the Golan, and you lead it. Engineers and Special Actions could work now, but are worth more in battle: press **{ fab-label-pass-administration }**.
fab-lesson-prepare-other = That works as well. What is used now comes back next turn.
fab-lesson-advance = The enemy sees your blocks from behind only. Fly the commandos to Mount Hermon, **{ fab-label-move }** two blocks into **11** and two into **12**, and press **{ fab-label-pass-movement }**.
fab-lesson-advance-other = Good as well. Two of your units fit into an area, and whoever meets the enemy has to stop.
fab-lesson-fight = Where both sides stand there is battle, area **11** first. Send assets and an event along with your units: what is suggested will do. As point unit take one with many good steps: the enemy fires at it.
fab-lesson-fight-other = Your choice. What you keep back you have for the next battle.
fab-lesson-hits = A die hits where it shows the number needed or less, and each hit takes a step. Abort where too many come at once: your units stay, but disordered. After the battles end what you have nothing left for.
fab-lesson-hits-other = Bold. What you risk now does not come back easily.
fab-lesson-window = It is Israel's turn, and you may act in it too. Keep your Special Action, with which you could retreat before a battle: press **{ fab-label-pass-administration }**.
fab-lesson-window-other = Used well. It is back next turn.
fab-lesson-defend = Israel strikes back, and you defend. Hold, send what you have, and when hits come take the losses or fall back: ground can be taken again, units cannot.
fab-lesson-defend-other = Your decision. What you lose now is missing tomorrow.
