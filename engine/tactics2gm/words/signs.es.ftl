# La leyenda: qué significa cada signo de las imágenes y las listas.

tactics2gm-picture-legend = Qué significan los signos
tactics2gm-picture-sign-number = número de la unidad, el mismo en botones, menús y diario
tactics2gm-picture-sign-cost = coste en puntos de mazo, entre paréntesis tras el nombre; «PA» es lo que cuesta jugarla
tactics2gm-picture-sign-movement = Movimiento; pequeño y naranja: se ha movido
tactics2gm-picture-sign-armour = blindaje: lo que debe alcanzar la penetración. Azul: mejor que el impreso
tactics2gm-picture-sign-wounds = heridas que aún aguanta; rojo: está herida
tactics2gm-picture-sign-range = alcance del arma en casillas
tactics2gm-picture-sign-impact = números de Impacto: con el primero o más en 1D10 impacta, con el segundo es crítico
tactics2gm-picture-sign-straight = impacta con ese número o más; no hay crítico
tactics2gm-picture-sign-penetration = penetración, contra el blindaje
tactics2gm-picture-sign-damage = daño, en heridas
tactics2gm-picture-sign-changes = lo que cambia los dos números de Impacto: + es peor para quien dispara
tactics2gm-picture-sign-bullets = arma ligera
tactics2gm-picture-sign-shell = cañón o carga hueca
tactics2gm-picture-sign-indirect = fuego indirecto
tactics2gm-picture-sign-flame = ignora toda cobertura
tactics2gm-picture-sign-suppressed = en un disco rojo: bajo fuego de contención
tactics2gm-picture-sign-prone = cuerpo a tierra
tactics2gm-picture-sign-foxhole = en su pozo
tactics2gm-picture-sign-smoke = tras el humo
tactics2gm-picture-sign-hidden = oculta
tactics2gm-picture-sign-token = marca cuadrada: ficha de equipo; gris y tachada: volteada
tactics2gm-picture-sign-minefield = mina
tactics2gm-picture-sign-supplies = suministros
tactics2gm-picture-sign-headquarters = Estado Mayor, con sus Puntos de Impacto
tactics2gm-picture-sign-general = general
tactics2gm-picture-sign-line = junto al campo: Línea de Suministros, hasta dónde llega
tactics2gm-picture-sign-hand = cartas en la mano
tactics2gm-picture-sign-deck = cartas en el mazo
tactics2gm-picture-sign-awaited = aún decide
tactics2gm-picture-sign-sealed = ya ha sellado
tactics2gm-picture-sign-automatic = lo juega el rival automático
tactics2gm-picture-sign-destroyed = unidades enemigas destruidas
tactics2gm-picture-sign-copies = primera de dos cartas iguales

## Sobre las columnas de un arma

tactics2gm-picture-column-recon = alcance
tactics2gm-picture-column-pinned = Impacto
tactics2gm-picture-column-shell = penetr.
tactics2gm-picture-column-damage = daño
