# Lo que dice `/learn warfighter`: de cada paso de lesson.toml qué hacer y por qué, y unas palabras a quien hace otra cosa.

warfighter-lesson-squad = Llevas una patrulla a un depósito, y con sus Puntos de Recursos compras la escuadra. Por ahora toma la **{ warfighter-label-squad }** y pulsa **{ warfighter-label-pass }**: formar una propia es media diversión, pero después.
warfighter-lesson-squad-other = Una escuadra propia, bien. Alguno debe ser soldado jugador: solo él tiene una mano de cartas.
warfighter-lesson-hand = Tu soldado jugador roba tantas cartas como Salud tiene. Que una sea Localización: sin Localizaciones no crece el camino al Objetivo.
warfighter-lesson-hand-other = Tú eliges. También puedes buscar una Localización luego, por una Acción.
warfighter-lesson-explore = El Turno de Soldados: cada uno tiene dos Acciones, en cualquier orden. Usa **{ warfighter-label-explore }**: no cuesta ninguna, y con ella llegan los hostiles que la ocupan, más cuanto más fuerte es la escuadra.
warfighter-lesson-explore-other = También sirve. Mientras no haya una Localización no hay con quién combatir.
warfighter-lesson-advance = Adelanta ahora a tu soldado jugador con **{ warfighter-label-move }**. Entrar cuesta cartas de Acción, menos a quien se mueve bien: mira qué descarta cada manera.
warfighter-lesson-advance-other = Por qué no. Cada soldado mueve una vez por turno, y de cerca se acierta más.
warfighter-lesson-attack = Ahora **{ warfighter-label-fire }**: impacta el d10 que llega al número del arma, y un d6 ha de superar la cobertura. Los dos juntos matan; uno solo suprime, y quien está suprimido no responde.
warfighter-lesson-attack-other = Bien. Quien no esté muerto ni suprimido disparará enseguida.
warfighter-lesson-end = Gasta las Acciones que queden y pulsa **{ warfighter-label-pass }**. El Turno de Hostiles viene solo: refuerzos, ataques contra quien dicen sus fichas, movimientos, y un turno menos para llegar al Objetivo.
warfighter-lesson-end-other = Bien. Cuando no quede nada que hacer, termina: tiempo es lo que menos tienes.
