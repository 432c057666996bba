"""Where pieces may not go, by the exclusive rules (14.3, 14.4, 15.3)."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.fab.ground import HERMON
from engine.fab.state import Block, FabState

JORDAN_LINE = 5
"""The first turn in which Syrians may go beyond the Golan (14.31)."""
PURPLE_LINE = 6
"""The first turn in which Israelis may cross into Syria (14.32)."""
VALLEY = frozenset(map(str, range(1, 8)))
SYRIA = frozenset(map(str, range(21, 36)))
DAMASCUS = frozenset({"33", "34", "35"})


def may_enter(state: FabState, block: Block, area: str) -> bool:
    """Return whether a unit may go into an area, moving or retreating."""
    return class_may_enter(state, block.seat, area, armour=block.card.armour)


def class_may_enter(state: FabState, seat: Seat, area: str, *, armour: bool) -> bool:
    """Return whether a seat's units of a class may go into an area."""
    return not too_steep(area, armour=armour) and is_open(state, seat, area)


def too_steep(area: str, *, armour: bool) -> bool:
    """Return whether an area is no ground for a unit of a class: Mount Hermon for armour (14.4)."""
    return area == HERMON and armour


def is_open(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether units of a side may go into an area by now."""
    if state.side(seat) == "sy":
        return area not in VALLEY or state.campaign_turn >= JORDAN_LINE  # 14.31
    if area in DAMASCUS:  # 14.33
        return False
    return area not in SYRIA or state.campaign_turn >= PURPLE_LINE  # 14.32


def frozen(state: FabState, block: Block) -> bool:
    """Return whether a unit may not move yet, though it may hold, dig in, be in reserve and retreat (14.34)."""
    return state.campaign_turn < block.card.waits and not block.released


def may_move(state: FabState, block: Block) -> bool:
    """Return whether the exclusive rules let a unit move at all."""
    return not block.card.garrison and not frozen(state, block)
