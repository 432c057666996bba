# Why something is not among the options.

warfighter-absent-actions = { $soldier } has no Actions left.
warfighter-absent-suppressed = { $soldier } is suppressed: he can only shake it off, and play cards that neither move him nor attack.
warfighter-absent-tripod = { $soldier } must deploy { $weapon } before it fires.
warfighter-absent-empty = { $soldier } must reload { $weapon } before it fires.
warfighter-absent-out = { $soldier } has no ammunition left for { $weapon }.
warfighter-absent-held = { $soldier } is in close combat: he neither moves nor attacks others.
warfighter-absent-moved = { $soldier } has already moved this turn.
warfighter-absent-inactive = { $soldier } cannot enter the Objective before it is activated.
warfighter-absent-choked = { $soldier } cannot enter slot { $slot }: somebody has come through already, only an Advance card helps.
warfighter-absent-cards = { $soldier } needs { $cost ->
    [one] 1 Action card
   *[other] { $cost } Action cards
} to enter slot { $slot }.
warfighter-absent-explored = A Location has already been played this turn.
warfighter-absent-rear = Nobody stands in slot { $slot }: a Soldier has to be in the last location before the next one is played.
