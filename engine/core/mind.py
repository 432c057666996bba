"""What a game has to say so that the computer can think about it without knowing what its seat does not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from engine.core.protocol import Decision, MatchState, Option, Seat

if TYPE_CHECKING:
    from engine.core.game import Game

S = TypeVar("S", bound=MatchState)

UNKNOWN = "?"
"""What stands for a card that the seat does not know."""
NO_SEED = "00" * 32
"""The seed of a veiled state: nothing is ever rolled with it."""


class Mind(ABC, Generic[S]):
    """How a game is veiled and imagined. An object without state of its own, like its game."""

    whims: ClassVar[float]
    """How often a recruit does just anything that is legal: so often that a beginner can beat him."""

    @abstractmethod
    def veil(self, game: Game[S, Any], state: S, seat: Seat) -> S:
        """Return a copy without anything that a seat cannot know: the same for all states that look alike to it.

        That is no state that can be played: cards are :data:`UNKNOWN`, others' questions are without options.
        """

    def judge(self, game: Game[S, Any], view: Any, decision: Decision) -> list[Option]:
        """Answer as a veteran does, from the view: as people are advised, unless the computer knows better."""
        return game.suggestion(view, decision)

    @abstractmethod
    def imagine(self, game: Game[S, Any], veiled: S, seat: Seat, rng: Random) -> S:
        """Return a state that can be played and that looks to the seat like the real one, dealt from the box.

        Its dice are new ones.
        """
