"""A match in the middle of it, whatever the game: its dice are scripted, and what is told of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from engine.core.dice import Dice
from engine.core.protocol import Decision, Event, MatchState, Seat

S = TypeVar("S", bound=MatchState)
T = TypeVar("T")


class Scripted(Dice):
    """Dice that show what a test says, purpose by purpose; shuffles are left to chance.

    ``usual`` is what they show again and again where a test says nothing.
    """

    script: dict[str, list[int]] = {}
    usual: dict[str, list[int]] = {}

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        ready = self.script.get(purpose) or self.usual.get(purpose, [])
        assert len(ready) >= number, f"{number} dice are rolled for {purpose}, and the test says {ready}"
        self.script[purpose] = ready[number:]
        return ready[:number]


def in_play(unit: T | None, number: int) -> T:
    """Return a unit that has not left play."""
    assert unit is not None, f"unit {number} has left play"
    return unit


class Position(Generic[S]):
    """A match to be played on by a test."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []

    def dice(self, **rolls: Sequence[int]) -> Self:
        """Say what the dice will show, by purpose."""
        dice = self.state.dice
        assert isinstance(dice, Scripted)
        for purpose, shown in rolls.items():
            dice.script.setdefault(purpose, []).extend(shown)
        return self

    def said(self, kind: str) -> list[dict[str, Any]]:
        """List what was told of one kind since the position was set up."""
        return [event.public for event in self.events if event.kind == kind]

    def one(self, kind: str) -> dict[str, Any]:
        """Give the one event of a kind."""
        (found,) = self.said(kind)
        return found

    def decision(self, seat: Seat, kind: str, number: int | None = None) -> Decision:
        """Find an open decision, of a unit where a kind is asked for several."""
        found = [d for d in self.state.open if (d.seat, d.kind) == (seat, kind)]
        if number is not None:
            found = [d for d in found if d.subject == ("unit", number)]
        assert found, f"seat {seat} is not asked for {kind}, but {[(d.seat, d.kind) for d in self.state.open]}"
        return found[0]

    def asked(self, seat: Seat, kind: str) -> bool:
        return any((d.seat, d.kind) == (seat, kind) for d in self.state.open)
