"""What a veteran does otherwise than people are advised, because it wins: rewards, and Israel holds at first.

Advice stays what matches are weighed with (see RULES.md): it lets both sides look for a fight.
"""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.fab.cards import SIDES
from engine.fab.limits import PURPLE_LINE
from engine.fab.state import PASS
from engine.fab.suggestions import suggestion
from engine.fab.view import FabView

HELD = 4.0
"""What a move must be better than staying, for a side that holds."""
READY = ("air", "art")
"""Assets that come straight back before others: those that fire and are not fired at."""


def answer(view: FabView, decision: Decision) -> list[Option]:
    """Return what a veteran answers."""
    if decision.kind == "refit":
        return _refit(view, decision)
    if not _holds(view, decision):
        return suggestion(view, decision)
    if decision.kind == "battle" and PASS in decision.options:
        return [PASS]
    return suggestion(view, decision, HELD)


def _holds(view: FabView, decision: Decision) -> bool:
    """Return whether a side keeps what it has: Israel, until it may cross into Syria (14.32)."""
    return SIDES[decision.seat] == "il" and view.campaign_turn < PURPLE_LINE


def _refit(view: FabView, decision: Decision) -> list[Option]:
    """Make as much ready as is allowed (4.1a), the best first; keep nothing out of the cup."""
    kinds = {option: view.pieces[str(option[1])].kind for option in decision.options if option[0] == "ready"}
    available = view.forces[decision.seat].boxes["available"]
    rewards = sum(view.pieces[piece].kind == "sa" for piece in available)
    return sorted(kinds, key=lambda option: kinds[option] not in READY)[:rewards]
