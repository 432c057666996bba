# Lo que dice `/learn fab`: de cada paso de lesson.toml qué hacer y por qué, y unas palabras a quien hace otra cosa.

fab-lesson-prepare = Siria ataca el Golán y tú la diriges. Los ingenieros y las Acciones Especiales podrían trabajar ya, pero valen más en combate: pulsa **{ fab-label-pass-administration }**.
fab-lesson-prepare-other = También sirve. Lo que se usa ahora vuelve el turno que viene.
fab-lesson-advance = El enemigo solo ve el dorso de tus bloques. Lleva los comandos por aire al Monte Hermón, usa **{ fab-label-move }** para llevar dos bloques a **11** y dos a **12**, y pulsa **{ fab-label-pass-movement }**.
fab-lesson-advance-other = También está bien. En un área caben dos unidades tuyas, y quien topa con el enemigo se detiene.
fab-lesson-fight = Donde están ambos bandos hay batalla, primero en el área **11**. Acompaña a tus unidades con recursos y un evento: vale lo que se sugiere. Como unidad punta elige una con muchos y buenos pasos: el enemigo le dispara a ella.
fab-lesson-fight-other = Tú eliges. Lo que guardas lo tienes para la próxima batalla.
fab-lesson-hits = Un dado acierta si saca el número necesario o menos, y cada impacto quita un paso. Aborta cuando lleguen demasiados a la vez: tus unidades se quedan, pero desordenadas. Tras las batallas, termina las fases en las que no quieras hacer nada.
fab-lesson-hits-other = Audaz. Lo que arriesgas ahora no vuelve fácilmente.
fab-lesson-window = Es el turno de Israel y también puedes actuar en él. Guarda tu Acción Especial, con la que podrías retirarte antes de una batalla: pulsa **{ fab-label-pass-administration }**.
fab-lesson-window-other = Bien usada. Vuelve el turno que viene.
fab-lesson-defend = Israel contraataca y tú defiendes. Aguanta, envía lo que tengas y, cuando lleguen los impactos, sufre las pérdidas o retírate: el terreno se recupera, las unidades no.
fab-lesson-defend-other = Es tu decisión. Lo que pierdas hoy faltará mañana.
