# Los combates como los cuenta el hilo bajo su imagen, que muestra cada tirada: solo lo que resultó de ellos.
# Lo que no está aquí se dice como en el diario; unas palabras vacías omiten la línea.

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
   *[other] { $target_card } #{ $target }: −{ $net }. Resistencia: { $endurance }.
}
spearpoint-digest-destroyed = 💥 **{ spearpoint-event-destroyed }**
spearpoint-digest-captured = 🏳️ **{ spearpoint-event-captured }**
