"""What a game takes from the log of a match that is over: who was ahead, how the dice fell, what was lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import ClassVar, Generic, NamedTuple, TypeVar

from engine.core.protocol import Event, View

V = TypeVar("V", bound=View)


class Throw(NamedTuple):
    """Dice thrown to hit, as event number ``at`` of a log tells them: by whom, how many, and how many hit.

    ``chance`` is that of each die.
    """

    at: int
    side: str
    dice: int
    chance: Fraction
    hits: int

    @property
    def expected(self) -> Fraction:
        """The hits that were to be expected."""
        return self.dice * self.chance

    @property
    def at_least(self) -> Fraction:
        """The chance of so many hits or more."""
        return sum((self._exactly(hits) for hits in range(self.hits, self.dice + 1)), Fraction(0))

    @property
    def at_most(self) -> Fraction:
        """The chance of so many hits or fewer."""
        return sum((self._exactly(hits) for hits in range(self.hits + 1)), Fraction(0))

    def _exactly(self, hits: int) -> Fraction:
        return comb(self.dice, hits) * self.chance**hits * (1 - self.chance) ** (self.dice - hits)


class Loss(NamedTuple):
    """What a side lost for good, as event number ``at`` of a log tells it, by the kind and id of its name."""

    at: int
    side: str
    kind: str
    id: str


class Facts(Generic[V]):
    """How a game reads its log; this one finds nothing in it.

    A game with a :meth:`standing` needs the words ``<id>-aar-measure``, which say by what that goes, and
    ``<id>-aar-standing``, which say how it stands: with ``side``, who is ahead (none: nobody), and ``number``,
    by how much. One with :meth:`throws` needs ``<id>-aar-throws``, which say what they are: ``dice`` is how many.
    """

    rivals: ClassVar[tuple[str, str]] = ("", "")
    """The sides by whom :meth:`standing` goes; the second is empty where there is nobody to be ahead of."""
    decisive: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are told of a turning point."""
    balance: ClassVar[Mapping[str, float]] = {}
    """How often the first of the rivals wins each scenario against his equal, as the balance table of the ledger
    has it, draws counted half; where it has nothing, as often as not."""

    def standing(self, view: V) -> int:  # noqa: ARG002
        """Return by how much the first of the rivals is ahead, or how it fares, as everybody sees the table."""
        return 0

    def throws(self, events: Sequence[Event], seats: int) -> list[Throw]:  # noqa: ARG002
        """List the dice thrown to hit in the public events of a whole match with so many seats."""
        return []

    def losses(self, events: Sequence[Event], seats: int) -> list[Loss]:  # noqa: ARG002
        """List what was lost for good in the public events of a whole match with so many seats."""
        return []
