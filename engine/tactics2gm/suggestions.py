"""A sensible legal answer to every question, from what its seat knows; for players in a hurry."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.tactics2gm import heuristics
from engine.tactics2gm.heuristics import cards
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.mulligan import KEEP
from engine.tactics2gm.squares import SQUARES, WIDTH, column
from engine.tactics2gm.state import PASS
from engine.tactics2gm.view import TacticsView

MIDDLE = 4.5
"""Between the two columns in the middle of a board."""
BID = 0
"""What is not bid deploys Units in the first turn: in the arena that is worth more than a chance to begin."""


def suggestion(view: TacticsView, decision: Decision) -> list[Option]:
    """Return a sensible legal answer."""
    options = decision.options
    if decision.act:
        return [heuristics.act(view, view.players[decision.seat].side, options)]
    match decision.kind:
        case "bid":
            return [("bid", min(BID, len(options) - 1))]
        case "place" | "fortify":
            return [max(options, key=_worth)]
        case "discard" | "sift":
            return cards.least_useful(options, view.catalog)[: decision.min]
        case _:
            return options[: max(1, decision.min)] if decision.min or decision.kind == "deck" else []


def timeout_default(decision: Decision) -> list[Option] | None:
    """Answer for a seat that is late: it passes, bids nothing, keeps its hand. Other choices are left to it."""
    if decision.act:
        return [PASS]
    match decision.kind:
        case "bid":
            return [("bid", 0)]
        case "mulligan":
            return [KEEP]
        case _:
            return None


def _worth(option: Option) -> tuple[int, float]:
    """Judge a place for Terrain: the best that can be had, in the middle; to place no more is worth least."""
    if option[0] != "place":
        return 0, 0.0
    aside = abs((column(SQUARES[str(option[2])]) - 1) % WIDTH + 1 - MIDDLE)
    return LIBRARY.terrain[str(option[1])].cost, -aside
