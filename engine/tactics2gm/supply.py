"""The supply line (TG-059 to TG-064, TG-R03)."""

from __future__ import annotations

from engine.tactics2gm.squares import ROWS, STRIDE, own_row
from engine.tactics2gm.state import SIDES, TacticsState
from engine.tactics2gm.tables import units_that

_GROUND = units_that(lambda card: card.ground)
_ROW = [[1 << own_row(side, at) for at in range(ROWS * STRIDE)] for side in (0, 1)]
"""The own row of each square, for each side, as a bit."""


def rows(state: TacticsState, side: int) -> int:
    """Count a side's own rows with a ground unit of its on them, from its deployment line to the first without.

    In some scenarios the first rows count though nobody stands there (TG-R37).
    """
    held = (1 << state.battle.supply.get(SIDES[side], 0) + 1) - 2
    players, row, ground = state.players, _ROW[side], _GROUND(state.catalog)
    for unit in state.units:
        at = unit.at
        if at is not None and players[unit.seat].side == side and unit.card in ground:
            held |= row[at]
    count = 0
    while count < ROWS and held >> count + 1 & 1:
        count += 1
    return count
