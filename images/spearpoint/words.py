"""The few words on pictures of Spearpoint 1943, said in one language."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.core.words import msg
from engine.spearpoint import teams
from engine.spearpoint.cards import UnitCard
from engine.spearpoint.view import GoalView
from images.core import words
from images.core.kept import kept
from images.core.picture import Say


class Words(words.Words):
    """What a picture says in one language."""

    def __init__(self, say: Say, language: str) -> None:
        super().__init__("spearpoint", say, language)
        self.seat = kept(maxsize=16)(self._seat)

    def _seat(self, seat: Seat, seats: int) -> str:
        """Name a seat: by its side, or by its chair where it shares that."""
        return self.message(msg("spearpoint-picture-chair", seat=seat, sides=[*teams.armies(seats)]))

    def aim(self, goal: GoalView) -> str:
        """Say in few words what a Situation asks."""
        card = self.short(goal.cards[0]) if goal.cards else ""
        test = goal.test.replace("_", "-")
        return self.of(f"aim-{test}", has=goal.has, needs=goal.needs, name=card)

    def effect(self, effect: str) -> str:
        """Name a Damage effect in the room that a small card has."""
        return self.of("effect", id=effect, effect=effect)

    def unit(self, card: UnitCard) -> str:
        """Name a unit as its card does."""
        return card.name.both[self.language]
