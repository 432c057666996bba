"""The few words on pictures, said in one language."""

from __future__ import annotations

from functools import lru_cache

from engine.core.protocol import Seat
from engine.core.words import Msg, msg
from engine.spearpoint.cards import UnitCard
from engine.spearpoint.view import GoalView
from images.picture import Say


class Words:
    """What a picture says in one language."""

    def __init__(self, say: Say, language: str) -> None:
        self._say, self.language = say, language
        self._said = lru_cache(maxsize=1024)(self._of)

    def of(self, key: str, **args: str | int) -> str:
        """Say one of the words of pictures."""
        return self._said(key, **args)

    def _of(self, key: str, **args: str | int) -> str:
        return self._say(msg(f"spearpoint-picture-{key}", **args), self.language)

    def message(self, message: Msg) -> str:
        """Say anything."""
        return self._say(message, self.language)

    def side(self, side: str) -> str:
        """Name a side."""
        return self.of("side", side=side)

    def seat(self, seat: Seat, seats: int) -> str:
        """Name a seat, of so many: by its side, or by its chair where it shares that."""
        return self.of("chair", seat=seat, seats=seats)

    def aim(self, goal: GoalView) -> str:
        """Say in few words what a Situation asks."""
        card = self.short(goal.cards[0]) if goal.cards else ""
        test = goal.test.replace("_", "-")
        return self.of(f"aim-{test}", has=goal.has, needs=goal.needs, name=card)

    def short(self, card: str) -> str:
        """Name a unit in the room that a small card has."""
        return self.of("short", id=card, card=card)

    def effect(self, effect: str) -> str:
        """Name a Damage effect in the room that a small card has."""
        return self.of("effect", id=effect, effect=effect)

    def card(self, card: str) -> str:
        """Name any card."""
        return self.of("card", card=card)

    def unit(self, card: UnitCard) -> str:
        """Name a unit as its card does."""
        return card.name.es if self.language == "es" else card.name.en
