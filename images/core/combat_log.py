"""Fights told from public events, whatever the game: what is noted of them, and which is the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.core.protocol import Event
from images.core.picture import Fight


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


def last_fight(events: Sequence[Event], fresh: int, fought: Callable[[Sequence[Event]], bool]) -> Fight | None:
    """Find the last turn in which ``events[fresh:]`` tell of a fight; ``fought`` knows whether events do."""
    turns = [index for index, event in enumerate(events) if event.kind == "turn"]
    for start, stop in reversed(list(pairwise([0, *turns, len(events)]))):
        known = min(max(start, fresh), stop)
        if fought(events[known:stop]):
            return Fight(start, stop, fought(events[start:known]))
    return None
