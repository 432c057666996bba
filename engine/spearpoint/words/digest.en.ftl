# Fights as the thread tells them below their picture, which shows every roll: only what came of them.
# Whatever is not here is said as it is in the log; empty words leave a line out.

spearpoint-digest-declared = { "" }
spearpoint-digest-assault-declared = { "" }
spearpoint-digest-initiative = { "" }
spearpoint-digest-initiative-tied = { "" }
spearpoint-digest-attack-lost = { "" }
spearpoint-digest-rolled = { "" }
spearpoint-digest-rolls-again = { "" }
spearpoint-digest-intensity-again = { "" }
spearpoint-digest-plus = { "" }
spearpoint-digest-friendly-fire-nobody = { "" }
spearpoint-digest-hit = { $net ->
    [0] { "" }
   *[other] { $target_card } #{ $target }: −{ $net }. Endurance: { $endurance }.
}
spearpoint-digest-destroyed = 💥 **{ spearpoint-event-destroyed }**
spearpoint-digest-captured = 🏳️ **{ spearpoint-event-captured }**
