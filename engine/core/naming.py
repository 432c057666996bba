"""Arguments of events by which words name pieces, alike in every game: a number, and beside it the card."""

from __future__ import annotations

from typing import Protocol


class Piece(Protocol):
    """A piece on the table."""

    number: int
    card: str


def one_to_other(unit: Piece, target: Piece) -> dict[str, int | str]:
    """Name a piece and the one to which it does something."""
    return {"unit": unit.number, "unit_card": unit.card, "target": target.number, "target_card": target.card}
