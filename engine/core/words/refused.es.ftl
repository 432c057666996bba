# Why an answer was refused, whatever the game. A reason's rule number is added by whoever shows it.

refused-stale = Demasiado tarde: esta decisión ya no está abierta. La partida ha seguido adelante.
refused-not-yours = Esta decisión no te toca a ti.
refused-too-few = Has elegido { $chosen }; { $least ->
    [one] hace falta al menos 1
   *[other] hacen falta al menos { $least }
}.
refused-too-many = Has elegido { $chosen }; { $most ->
    [one] solo puedes elegir 1
   *[other] no puedes elegir más de { $most }
}.
refused-no-option = Eso no se puede elegir aquí.
refused-twice = No puedes elegir dos veces lo mismo.
refused-paused = Antes hay que resolver otra cosa; después se te vuelve a preguntar.
refused-too-late = Ya no es posible: alguien se ha adelantado. Así están las cosas ahora; el hilo cuenta lo que ha pasado.
refused-no-game = No hay ningún juego llamado «{ $found }».
refused-no-scenario = No hay ningún escenario llamado «{ $found }».
refused-no-setting = No hay ninguna opción llamada «{ $found }».
refused-bad-setting = «{ $found }» no es un valor posible para la opción «{ $setting }».
refused-no-pack = No hay ningún paquete «{ $found }» que sirva aquí.
refused-many-packs = { $found } paquetes son demasiados para una partida; como mucho, { $most }.
