"""Handles: numbers by which those who see only the backs of pieces tell them apart.

At a table a hidden block can be followed while it stands alone, and no longer once it has stood among others of
its owner. So it is here: pieces that mix are dealt new numbers, and no number is ever used again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec

from engine.core.flow import Flow
from engine.core.protocol import Seat

STREAM = "handles"
"""What the purpose of a draw that deals handles begins with: it tells nobody anything."""


class Handles(msgspec.Struct, kw_only=True):
    """The handles of all pieces of one owner; everybody who may not see a piece knows it by the same number.

    ``numbers`` are by piece, ``dealt`` is the last number that was used. ``alike`` are the sets of pieces of which
    one who sees only backs cannot say which is which: those that mixed, and those that mixed with them.
    """

    owner: Seat
    dealt: int = 0
    numbers: dict[str, int] = {}
    alike: list[list[str]] = []

    def piece(self, number: int) -> str:
        """Return the piece with a handle; raises KeyError for a number that none has."""
        for piece, its in self.numbers.items():
            if its == number:
                return piece
        raise KeyError(number)

    def mix(self, flow: Flow[Any], pieces: Collection[str]) -> None:
        """Deal new handles to pieces that nobody can follow any more. One alone is followed, and keeps its own.

        Call it when what led here cannot be taken back any more.
        """
        new = [piece for piece in pieces if piece not in self.numbers]
        if len(pieces) < 2:
            for piece in new:
                self.dealt += 1
                self.numbers[piece] = self.dealt
            return
        numbers = [*range(self.dealt + 1, self.dealt + len(pieces) + 1)]
        flow.shuffle(f"{STREAM}-{self.owner}", numbers)
        self.dealt += len(pieces)
        self.numbers.update(zip(sorted(pieces), numbers, strict=True))
        touched = {piece for group in self.alike if not set(pieces).isdisjoint(group) for piece in group}
        self.alike = [group for group in self.alike if touched.isdisjoint(group)]
        self.alike.append(sorted(touched.union(pieces)))

    def show(self, piece: str) -> None:
        """Note that everybody has seen which piece it is."""
        rest = [[other for other in group if other != piece] for group in self.alike]
        self.alike = [group for group in rest if len(group) > 1]

    def drop(self, piece: str) -> None:
        """Forget a piece that has left the match, its face up."""
        self.show(piece)
        del self.numbers[piece]

    def resample(self, rng: Random, hidden: Collection[str]) -> dict[str, str]:
        """Put other pieces behind the handles of hidden ones, as one who sees only backs must think possible.

        Returns which piece stands now where each of them stood; for ``resample_hidden``.
        """
        return self._stand(hidden, (), lambda pieces: rng.sample(pieces, len(pieces)))

    def veil(self, hidden: Collection[str], first: Collection[str] = ()) -> dict[str, str]:
        """Put hidden pieces behind their handles by name: in the same order, whoever stood where.

        The handles of the ``first`` come before the others. Returns which piece stands now where each of them
        stood; for :meth:`engine.core.mind.Mind.veil`.
        """
        stands = self._stand(hidden, first, sorted)
        self.numbers = dict(sorted(self.numbers.items(), key=lambda found: found[1]))
        return stands

    def _stand(
        self, hidden: Collection[str], first: Collection[str], order: Callable[[list[str]], list[str]]
    ) -> dict[str, str]:
        """Let hidden pieces that nobody can tell apart stand, by their numbers, in an order."""
        stands = {piece: piece for piece in self.numbers}
        for group in self.alike:
            before = [piece for piece in group if piece in hidden]
            before.sort(key=lambda piece: (piece not in first, self.numbers[piece]))
            stands.update(zip(before, order(before), strict=True))
        self.numbers = {stands[piece]: number for piece, number in self.numbers.items()}
        return stands
