# Unas palabras junto a una pregunta: consejo, a qué se renuncia al pasar, qué se asigna, por qué falta una unidad.

fab-hint-plans = Opcional y secreto: respuestas a preguntas que pueden llegar, para que nadie tenga que esperarte. Se usa un plan si entonces es legal; si no, se te pregunta. Lo que vale para un área va antes que lo que vale en general. Lo que no se use sigue secreto hasta el final.
fab-hint-refit = Un recurso en la taza puede volver a salir.{ $ready ->
    [true] {" "}Los que devuelvas directamente quedan listos al momento, uno por cada Acción Especial que dejaste sin usar.
   *[false] {""}
}
fab-hint-fall-back = Una retirada absorbe un impacto y deja tus unidades desordenadas. La que no tenga adónde ir pierde un paso y se queda.
fab-hint-disorder = El desorden absorbe un impacto. Tus unidades se quedan sin perder un paso por él, pero disparan peor, no pueden atacar y tardan dos Fases de Suministro en recuperarse.
fab-hint-stand = Con Acción Especial te retiras en buen orden, pero los blindados atacantes pueden explotar el éxito. También puedes traer una unidad de un área vecina.
fab-hint-hold = Aquí no es posible otra cosa. Se te pregunta igualmente para que nadie lo note.
fab-hint-abort = Abortar ignora estos impactos: tus unidades se quedan, pero desordenadas, y el ataque termina. Si cruzaron un río o llegaron por aire, tienen que volver.
fab-hint-exploit = La unidad que lo supere podrá entrar en un área más en el Movimiento de Penetración. Fallarlo no cuesta nada, pero una unidad oculta se muestra al tirar.
fab-hint-ford = Cruzar gasta todo su movimiento y convierte el ataque en asalto por río. Quedarse cuesta 1 PM.
fab-hint-support = La artillería y la aviación disparan antes que nadie y no se pierden por fuego terrestre. Los recursos de batalla disparan con tus unidades; puede perderse uno en lugar de un paso.
fab-hint-point = El enemigo dispara a tu unidad punta: cuentan su calidad y su clase, y sufre la primera pérdida.
fab-hint-moving = { $number ->
    [one] 1 unidad aún puede actuar.
   *[other] { $number } unidades aún pueden actuar.
}
fab-caution-moving = { $number ->
    [one] 1 unidad aún puede actuar y hay algo que merece la pena.
   *[other] { $number } unidades aún pueden actuar y hay algo que merece la pena.
}
fab-caution-battle = { $number ->
    [one] Hay 1 área donde tienes fuerza para atacar.
   *[other] Hay { $number } áreas donde puedes atacar, una de ellas con buena ventaja.
}
fab-tally-support = { $art } de artillería, { $air } de aviación, { $battle } de batalla, { $event ->
    [one] 1 evento
   *[other] { $event } eventos
}
fab-absent-unit = { $unit } en { $area }
fab-absent-outpost = El puesto nunca mueve: { $units }.
fab-absent-frozen = La división aún no mueve: { $units }.
fab-absent-done = Han terminado en esta fase: { $units }.
fab-absent-sent = Ni reserva ni en explotación, así que no mueven en esta fase: { $units }.
fab-absent-nowhere = No tienen adónde ir: { $units }.
