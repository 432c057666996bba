"""What is answered for a seat that is late (A.3.1 of our design): what commits to least, whatever it hides."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.fab.state import PASS


def default(decision: Decision) -> list[Option] | None:
    """Return what the rules' order lets go on with."""
    if decision.optional:
        return None
    if PASS in decision.options:
        return [PASS]
    match decision.kind:
        case "arrivals":
            return [("place_all",)]
        case "refit" | "support" | "exploit":
            return []
        case _:
            return decision.options[: decision.min]
