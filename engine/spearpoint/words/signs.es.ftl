# La leyenda: qué significa cada signo de las imágenes y las listas.

spearpoint-picture-legend = Qué significan los signos
spearpoint-picture-sign-number = número de la unidad, el mismo en botones, menús y diario
spearpoint-picture-sign-cost = coste en puntos, entre paréntesis tras el nombre; en la carta, la cifra del disco negro
spearpoint-picture-sign-defense = Defensa: se resta de cada impacto. Azul: mejor que la impresa; rojo: peor
spearpoint-picture-sign-endurance = Resistencia completa / media. Con la media o menos roba una carta de Daño; la muesca de la barra es la media
spearpoint-picture-sign-values = lo que deben sumar 2D10 contra infantería / vehículos / aviones; un guion: no puede
spearpoint-picture-sign-underlined = subrayado: solo contra una Defensa base de 0 o 1 (balas)
spearpoint-picture-sign-rate = tiradas por ataque
spearpoint-picture-sign-index = Índice de Daño: se suma a la Intensidad del impacto
spearpoint-picture-sign-shell = arma que dispara proyectiles
spearpoint-picture-sign-bullets = arma que dispara balas
spearpoint-picture-sign-bomb = bomba, un ataque por salida
spearpoint-picture-sign-unbombed = sin bombas
spearpoint-picture-sign-flame = lanzallamas
spearpoint-picture-sign-infantry = infantería; con un número, unidades en la mano
spearpoint-picture-sign-vehicle = vehículo
spearpoint-picture-sign-tank = tanque
spearpoint-picture-sign-artillery = artillería
spearpoint-picture-sign-flight = avión, con sus Turnos de Vuelo
spearpoint-picture-sign-tank-crew = necesita tripulación de tanque
spearpoint-picture-sign-gun-crew = necesita tripulación de artillería
spearpoint-picture-sign-pilot = necesita piloto
spearpoint-picture-sign-no-crew = falta la tripulación
spearpoint-picture-sign-grade = tripulación mejor o peor: se suma a las tiradas de ataque
spearpoint-picture-sign-idle = inactiva: sin su tripulación no hace nada
spearpoint-picture-sign-struck = Resistencia perdida en el último Combate
spearpoint-picture-sign-turns = carta de Daño, en rojo bajo la unidad, con los turnos que aún dura; tachada: ya pasó
spearpoint-picture-sign-command = carta de Mando; pequeña y caqui: está sobre la unidad
spearpoint-picture-sign-reserves = cartas que quedan en las Reservas
spearpoint-picture-sign-percent = probabilidad de acierto de cada tirada
spearpoint-picture-sign-first = tiene la Iniciativa
spearpoint-picture-sign-overrun = turno sin oposición, hacia Sobrepasar
spearpoint-picture-sign-awaited = aún decide
spearpoint-picture-sign-sealed = ya ha sellado
spearpoint-picture-sign-destroyed = destruida
spearpoint-picture-sign-withdrawn = retirada
spearpoint-picture-sign-copies = primera de dos cartas iguales

## Sobre las columnas de un arma

spearpoint-picture-column-infantry = infantería
spearpoint-picture-column-tank = vehículos
spearpoint-picture-column-aircraft = aviones
spearpoint-picture-column-damage = daño
