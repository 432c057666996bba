"""The few words on pictures of Warfighter, said in one language."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.core.words import msg
from images.core import words
from images.core.kept import kept
from images.core.picture import Say


class Words(words.Words):
    """What a picture says in one language."""

    def __init__(self, say: Say, language: str) -> None:
        super().__init__("warfighter", say, language)
        self.seat = kept(maxsize=32)(self._seat)

    def _seat(self, seat: Seat, sides: tuple[str, ...]) -> str:
        """Name a seat; who plays alone is the squad."""
        return self.message(msg("warfighter-picture-chair", seat=seat, sides=[*sides]))

    def short(self, card: str) -> str:
        """Name a card in the room that it has on the table; a target that is no card by what it is."""
        kind, _, target = card.partition("/")
        if kind == "target":
            return self.of("target", target=target)
        return self.of("short", short=card)

    def text(self, card: str) -> str:
        """Say what is printed on a card beside its figures; empty where nothing is."""
        found = self.message(msg("warfighter-picture-text", text=card))
        return "" if found == card else found
