"""What there is to choose from in a game, for autocomplete."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.core.registry import game as find_game


def listed(game: str, kind: str, seat: Seat | None = None) -> list[str]:
    """List the ids of a kind of thing (``card``, ``deck``), of one seat's where that matters."""
    ids = getattr(find_game(game), "ids", None)
    return list(ids(kind, seat)) if ids is not None else []
