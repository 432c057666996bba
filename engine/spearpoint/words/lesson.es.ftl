# Lo que dice `/aprender spearpoint`: de cada paso de lesson.toml, qué hacer y por qué, y unas palabras a quien hace otra cosa.

spearpoint-lesson-deck = Un mazo cuesta de 80 a 100 puntos, y para empezar lo mejor es uno ya hecho. **Armas combinadas** ya está elegido: pulsa **{ panel-seal }**.
spearpoint-lesson-deck-other = También es un buen mazo. La lección sigue con él.
spearpoint-lesson-hand = Cuatro unidades del mazo son tu mano inicial; el resto llega carta a carta. Un Sherman con su tripulación, fusileros y una bazuca son un buen comienzo: **{ panel-seal }**.
spearpoint-lesson-hand-other = Una mano a tu gusto: bien. Un tanque o un cañón no sirve de nada sin su tripulación.
spearpoint-lesson-commit = Los dos bandos despliegan en secreto y todo se descubre a la vez. Envíalo todo, porque lo que se queda en la mano no combate: **{ panel-seal }**.
spearpoint-lesson-commit-other = Puedes guardarte algo: podrá entrar el turno que viene.
spearpoint-lesson-attack = Cada unidad ataca a un objetivo con dos dados de diez; el porcentaje es la probabilidad de impactar. Elige el Panzer IV para tu Sherman, el único cañón que tienes contra él, y pulsa **{ panel-seal }**.
spearpoint-lesson-attack-other = También es un buen plan. A veces vale más una probabilidad pequeña contra algo caro que una grande contra algo barato.
spearpoint-lesson-draw = Los dados han hablado, y el hilo cuenta cada disparo. Ya has robado una carta de Mando; ahora roba dos unidades, porque tu mano está vacía.
spearpoint-lesson-draw-other = Las cartas de Mando también ganan combates; puedes guardar cinco.
spearpoint-lesson-alone = Ahora, un turno entero por tu cuenta: despliega, ataca y roba, como se te aconseja o como quieras. Ganan 51 Puntos de Victoria, o tres turnos seguidos sin oposición.
spearpoint-lesson-alone-other = Tu propio plan: en eso consiste el juego.
