"""A sensible legal answer to every question, from what its seat knows; for players in a hurry."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.tactics2gm import judgement
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.view import TacticsView

BID = 2
"""Beginning is worth a little over two Action Points (TG-R06)."""


def suggestion(view: TacticsView, decision: Decision) -> list[Option]:
    """Give a sensible legal answer."""
    options = decision.options
    if decision.act:
        return [judgement.act(view, view.players[decision.seat].side, options)]
    match decision.kind:
        case "bid":
            return [("bid", min(BID, len(options) - 1))]
        case "discard" | "sift":
            return sorted(options, key=lambda option: -LIBRARY.cost({str(option[1]): 1}))[: decision.min]
        case _:
            return options[: max(1, decision.min)] if decision.min or decision.kind == "deck" else []
