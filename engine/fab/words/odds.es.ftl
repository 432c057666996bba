# Probabilidades.

fab-odds-command = golan
fab-odds-command-about = Lo que promete una ronda de combate en Golán 1973
fab-odds-field-area = area
fab-odds-field-area-about = El área por la que se lucha
fab-odds-area = { $area }
fab-odds-line = { $area }: pasos perdidos de media: atacante { $attack }, defensor { $defend }; defensor eliminado { $gone } %, explotación { $exploit } %.
fab-odds-attacker = Pasos que pierde el atacante: { $losses }; ocasión de abortar: { $abort } %.
fab-odds-defender = Pasos que pierde el defensor: { $losses }; ocasión de retirarse: { $retreat } %.
fab-odds-steps = { $steps } ({ $chance } %)
fab-odds-sum = Unidades punta de cerca: el atacante necesita { $attack }, el defensor { $defend }.
