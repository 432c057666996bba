"""Fights told from public events, whatever the game: what is noted of them, and where each is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, TypeVar

from engine.core.dispatch import dispatch
from engine.core.protocol import Event
from images.core.picture import Fight

S = TypeVar("S")


@dataclass
class Note:
    """What went with a roll or followed from it, in a few words: a key of pictures, and whether it is grave.

    ``unit`` is whom it happened to, by number and card, where that is plain from nothing else.
    """

    key: str
    icon: str
    args: dict[str, str | int] = field(default_factory=dict)
    grave: bool = False
    unit: tuple[int, str] | None = None


class Teller(Generic[S]):
    """Makes a story of events: a game has a method for every kind that matters (see :func:`dispatch`)."""

    def __init__(self, story: S) -> None:
        self.story = story

    def tell(self, events: Iterable[Event]) -> S:
        """Gather what events tell; all others are left out."""
        dispatch(events, self)
        return self.story


def fights(events: Sequence[Event], fresh: int, fought: Callable[[Sequence[Event]], bool]) -> list[Fight]:
    """List the fights of which ``events[fresh:]`` tell; ``fought`` knows whether events tell of one.

    A fight goes from its ``combat_began`` to its ``combat_ended``. To the first of a turn belongs what the turn
    tells before it. Where neither is told, as in matches of before, a turn is a fight. Events may begin in the
    middle of one.
    """
    found = []
    for start, stop in _parts(events):
        known = max(start, fresh)
        if known < stop and fought(events[known:stop]):
            found.append(Fight(start, stop, fought(events[start:known])))
    return found


def _parts(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Cut events into parts, of which each tells of one fight at most."""
    cuts, begun = [0], False
    for index, event in enumerate(events):
        if event.kind == "turn" or (event.kind == "combat_began" and begun):
            cuts.append(index)
        begun = event.kind != "turn" and (begun or event.kind in ("combat_began", "combat_ended"))
    for start, stop in pairwise([*cuts, len(events)]):
        kinds = [event.kind for event in events[start:stop]]
        yield start, (start + kinds.index("combat_ended") + 1 if "combat_ended" in kinds else stop)
