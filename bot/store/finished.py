"""What lies in the store of matches that are over, as typed records for ``/stats``. Lessons are none of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.store.records import Picks
from bot.store.records.results import Luck
from engine.core.protocol import Outcome, Seat


class Finished(msgspec.Struct, frozen=True):
    """A match that was played to its end, at ``at`` (Unix time).

    ``outcome`` may be as it was told when outcomes did not name sides (:meth:`Outcome.sided`). ``people`` are
    still at the table at the end; ``computer``: it plays a seat. ``seat`` is that of the person who is asked
    about; None where the server is.
    """

    id: int
    game: str
    scenario: str
    options: dict[str, Any]
    at: float
    outcome: Outcome
    seats: int
    people: int
    computer: bool
    seat: Seat | None = None
    luck: list[Luck] = []
    """How the dice of each side fell, as far as that is known already."""


class Answered(NamedTuple):
    """An early answer of a seat; ``sealed`` is the kind of the decision if it was a sealed one, else empty."""

    picks: Picks
    sealed: str


class Played(msgspec.Struct, frozen=True):
    """What a person has played, the latest first, and how many matches he plays now or saw called off.

    ``early`` are the first answers of the seat that he ended in, by match, of the latest matches alone; ``waits``
    are how many seconds others waited for him, visit by visit.
    """

    finished: list[Finished]
    running: int
    broken_off: int
    early: dict[int, list[Answered]]
    waits: list[float]


class OfGame(NamedTuple):
    """How many matches of a game a server has finished, in how many the computer sat, and how many run."""

    game: str
    over: int = 0
    computer: int = 0
    running: int = 0


class Busy(NamedTuple):
    """Somebody by the name that he had last, and how many matches he has finished."""

    name: str
    matches: int


class PlayedHere(msgspec.Struct, frozen=True):
    """What a server has played: by game, by whom of late, and its latest matches."""

    games: list[OfGame]
    busy: list[Busy]
    latest: list[Finished]
