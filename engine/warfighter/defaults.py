"""What is answered for a seat that is late: what commits to least, the same whatever it hides."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.warfighter import advice_muster
from engine.warfighter.state import PASS
from engine.warfighter.view import WarfighterView


def default(view: WarfighterView, decision: Decision) -> list[Option] | None:
    """Return the answer; None for what nobody waits for."""
    match decision.kind:
        case _ if decision.optional:
            return None
        case "muster":
            if PASS in decision.options:
                return [PASS]
            return [advice_muster.advise(view.field, view.seats, decision.seat, decision.options)]
        case "hands" | "soldiers" | "event":
            return [PASS] if PASS in decision.options else [decision.options[0]]
        case _:
            return None
