# The legend: what each sign on pictures and in lists means.

tactics2gm-picture-legend = What the signs mean
tactics2gm-picture-sign-number = number of the Unit, the same on buttons, in menus and in the log
tactics2gm-picture-sign-cost = cost in deck points, in brackets behind a card's name; “AP” is what it costs to play
tactics2gm-picture-sign-movement = Movement; a small one in orange: has moved
tactics2gm-picture-sign-armour = armour: what penetration has to reach. Blue: better than printed
tactics2gm-picture-sign-wounds = wounds that the Unit can still take; red: it is wounded
tactics2gm-picture-sign-range = range of a weapon in squares
tactics2gm-picture-sign-impact = Impact numbers: 1D10 from the first hits, from the second is critical
tactics2gm-picture-sign-straight = hits from this number on; there is no critical
tactics2gm-picture-sign-penetration = penetration, against armour
tactics2gm-picture-sign-damage = damage, in wounds
tactics2gm-picture-sign-changes = what changes the two Impact numbers: + is worse for whoever fires
tactics2gm-picture-sign-bullets = light weapon
tactics2gm-picture-sign-shell = cannon or hollow charge
tactics2gm-picture-sign-indirect = indirect fire
tactics2gm-picture-sign-flame = ignores all cover
tactics2gm-picture-sign-suppressed = in a red disc: under suppressive fire
tactics2gm-picture-sign-prone = prone
tactics2gm-picture-sign-foxhole = dug in
tactics2gm-picture-sign-smoke = behind smoke
tactics2gm-picture-sign-hidden = hidden
tactics2gm-picture-sign-token = square mark: equipment token; grey and struck out: flipped
tactics2gm-picture-sign-minefield = mine
tactics2gm-picture-sign-supplies = supplies
tactics2gm-picture-sign-headquarters = Headquarters, with its Impact Points
tactics2gm-picture-sign-general = general
tactics2gm-picture-sign-line = beside the field: Supply Line, how far it reaches
tactics2gm-picture-sign-hand = cards in hand
tactics2gm-picture-sign-deck = cards in the deck
tactics2gm-picture-sign-awaited = still deciding
tactics2gm-picture-sign-sealed = has sealed
tactics2gm-picture-sign-automatic = played by the automatic opponent
tactics2gm-picture-sign-destroyed = enemy Units destroyed
tactics2gm-picture-sign-copies = first of two equal cards

## Over the columns of a weapon

tactics2gm-picture-column-recon = range
tactics2gm-picture-column-pinned = Impact
tactics2gm-picture-column-shell = penetr.
tactics2gm-picture-column-damage = damage
