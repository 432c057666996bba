"""How clocks are called."""

from __future__ import annotations

from msgspec import structs

from bot.match.clocks import CLOCKS, HOUR
from bot.store.records import Clock
from engine.core.words import Msg, msg


def clock(kind: Clock | None) -> Msg:
    """Say how long everybody has: the name, if there is one, and the numbers."""
    if kind is None:
        return msg("clock-friendly")
    usual = structs.replace(kind, by_itself=False)
    name = next((name for name, one in CLOCKS.items() if one == usual), "own")
    hours = {part: round(getattr(kind, part) / HOUR) for part in ("bank", "increment", "cap")}
    each = kind.bank == kind.increment == kind.cap
    return msg("clock", name=name, each=each, by_itself=kind.by_itself, **hours)
