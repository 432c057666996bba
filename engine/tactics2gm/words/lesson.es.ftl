# Lo que dice `/aprender tactics2gm`: de cada paso de lesson.toml, qué hacer y por qué, y unas palabras a quien hace otra cosa.

tactics2gm-lesson-deck = Tu mazo es tu ejército: unidades que desplegar y cartas de Apoyo para ayudarlas. Para empezar lo mejor es uno ya hecho, y ya está elegido: pulsa **{ panel-seal }**.
tactics2gm-lesson-deck-other = También es un buen mazo. La lección sigue con él.
tactics2gm-lesson-hand = Se empieza con cinco cartas, y una vez puedes cambiarlas todas. Esta mano tiene un tanque, y no hace falta más: **{ tactics2gm-label-keep }**.
tactics2gm-lesson-hand-other = Puedes cambiarla, una sola vez. Ahora es la que es.
tactics2gm-lesson-deploy = Las unidades entran por tu borde del campo a cambio de Puntos de Acción. Pulsa **{ tactics2gm-label-deploy }**, lleva el Stuart, el más rápido, a **D1** y el Sherman a su lado, a **E1**, y pulsa **{ tactics2gm-label-pass-deployment }**.
tactics2gm-lesson-deploy-other = También es un buen comienzo. Los puntos que guardes los tendrás el turno que viene.
tactics2gm-lesson-move = El enemigo tiene un Panzer IV en E6, fuera de tu alcance. Pulsa **{ tactics2gm-label-move }**, elige el Stuart y **D4**, a tiro del Panzer, y después **{ tactics2gm-label-pass-movement }**.
tactics2gm-lesson-move-other = Una unidad mueve hasta su Movimiento, nunca en diagonal. Desde ahí puede haber otros objetivos a tiro.
tactics2gm-lesson-reinforce = Tu Estado Mayor y las líneas que ocupas dan Puntos de Acción cada turno. Trae infantería como se te aconseja, porque los tanques solos no defienden nada, y pulsa **{ tactics2gm-label-pass-deployment }**.
tactics2gm-lesson-reinforce-other = Tus puntos, tu ejército. Lo que ahorres lo tendrás el turno que viene.
tactics2gm-lesson-fire = Decide un dado de diez: **6+/10** impacta con 6 o más y es crítico con 10, y luego el disparo tiene que penetrar. Elige el Panzer IV como objetivo del Stuart, porque un tanque herido dispara peor.
tactics2gm-lesson-fire-other = Tú decides. Cada arma puede disparar una vez por turno.
