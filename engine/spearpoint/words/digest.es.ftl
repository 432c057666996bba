# Los combates como los cuenta el hilo bajo su imagen, que muestra cada tirada: solo lo que resultó de ellos.
# Lo que no está aquí se dice como en el diario; unas palabras vacías omiten la línea.

spearpoint-event-draws = Los { LOWER($seat) } roban { $cards }.
spearpoint-drawn-units = { $number ->
    [one] 1 carta de Unidad
   *[other] { $number } cartas de Unidad
}
spearpoint-drawn-commands = { $number ->
    [one] 1 carta de Mando
   *[other] { $number } cartas de Mando
}
spearpoint-digest-sealed = { $decision ->
    [after_reveal] { "" }
    [end_of_combat] { "" }
   *[other] { spearpoint-event-sealed }
}
spearpoint-digest-declared = { "" }
spearpoint-digest-assault-declared = { "" }
spearpoint-digest-initiative = { "" }
spearpoint-digest-initiative-tied = { "" }
spearpoint-digest-rolled = { "" }
spearpoint-digest-rolls-again = { "" }
spearpoint-digest-intensity-again = { "" }
spearpoint-digest-plus = { "" }
spearpoint-digest-friendly-fire = { $unit ->
    [0] { spearpoint-event-friendly-fire }
   *[other] { "" }
}
spearpoint-digest-friendly-fire-nobody = { "" }
spearpoint-digest-hit = { $net ->
    [0] { "" }
   *[other] { $target_card } #{ $target } sufre { $net } de daño; Resistencia restante: { $endurance }.
}
spearpoint-digest-destroyed = 💥 **{ spearpoint-event-destroyed }**
spearpoint-digest-captured = 🏳️ **{ spearpoint-event-captured }**

## Un impacto en una línea: quién, a quién y con qué resultado

spearpoint-event-struck = { $fatal ->
    [true] 💥 **{ $cause } { $target_card } #{ $target }: { $results }.**
   *[false] { $cause } { $target_card } #{ $target }: { $results }.
}
spearpoint-blow-by-unit = { $by_card } #{ $by } alcanza a
spearpoint-blow-by-assault = El Asalto dirigido por { $by_card } #{ $by } alcanza a
spearpoint-blow-by-friends = El Fuego Amigo de { $by_card } #{ $by } alcanza a
spearpoint-blow-by-card = { $card } alcanza a
spearpoint-blow-damage = { $net ->
    [0] sin daño
   *[other] { $net } de daño{ $endurance ->
        [0] {""}
       *[other] , Resistencia restante { $endurance }
    }
}
spearpoint-blow-effect = con daños ({ $effect })
spearpoint-blow-destroyed = fuera de combate{ $natural ->
    [0] {""}
   *[other] {" "}con un { $natural } natural
}
