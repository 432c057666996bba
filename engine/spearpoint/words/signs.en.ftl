# The legend: what each sign on pictures and in lists means.

spearpoint-picture-legend = What the signs mean
spearpoint-picture-sign-number = number of the unit, the same on buttons, in menus and in the log
spearpoint-picture-sign-cost = cost in points, in brackets behind a card's name; on the card a figure in a black disc
spearpoint-picture-sign-defense = Defense: taken off every hit. Blue: better than printed, red: worse
spearpoint-picture-sign-endurance = Endurance in full / half. At half or less the unit draws a Damage card; the notch in the bar is the half
spearpoint-picture-sign-values = what 2D10 must reach against infantry / vehicles / aircraft; a dash: cannot hit them
spearpoint-picture-sign-underlined = underlined: only against a base Defense of 0 or 1 (bullets)
spearpoint-picture-sign-rate = rolls per attack
spearpoint-picture-sign-index = Damage Index: added to the Intensity of a hit
spearpoint-picture-sign-shell = weapon that fires shells
spearpoint-picture-sign-bullets = weapon that fires bullets
spearpoint-picture-sign-bomb = bomb, one attack per sortie
spearpoint-picture-sign-unbombed = bombs spent
spearpoint-picture-sign-flame = flamethrower
spearpoint-picture-sign-infantry = infantry; with a number, Units in hand
spearpoint-picture-sign-vehicle = vehicle
spearpoint-picture-sign-tank = tank
spearpoint-picture-sign-artillery = artillery
spearpoint-picture-sign-flight = aircraft, with its Turns of Flight
spearpoint-picture-sign-tank-crew = needs a tank crew
spearpoint-picture-sign-gun-crew = needs a gun crew
spearpoint-picture-sign-pilot = needs a pilot
spearpoint-picture-sign-no-crew = the crew is missing
spearpoint-picture-sign-grade = crew better or worse than usual: added to attack rolls
spearpoint-picture-sign-idle = idle: without its crew the unit does nothing
spearpoint-picture-sign-struck = Endurance lost in the last Combat
spearpoint-picture-sign-turns = Damage card, red below the unit, with the Turns it still lasts; struck out: over
spearpoint-picture-sign-command = Command card; small and khaki: it lies on the unit
spearpoint-picture-sign-reserves = cards left in the Reserves
spearpoint-picture-sign-percent = chance of each roll to hit
spearpoint-picture-sign-first = has the Initiative
spearpoint-picture-sign-overrun = Turn unopposed, towards Overrun
spearpoint-picture-sign-awaited = still deciding
spearpoint-picture-sign-sealed = has sealed
spearpoint-picture-sign-destroyed = destroyed
spearpoint-picture-sign-withdrawn = withdrawn
spearpoint-picture-sign-copies = first of two equal cards

## Over the columns of a weapon

spearpoint-picture-column-infantry = infantry
spearpoint-picture-column-tank = vehicles
spearpoint-picture-column-aircraft = aircraft
spearpoint-picture-column-damage = damage
