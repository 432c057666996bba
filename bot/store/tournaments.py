"""What lies in the store of tournaments, as typed records."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.store.records import Clock, Language, Place

TournamentKind: TypeAlias = Literal["robin", "swiss"]
TournamentState: TypeAlias = Literal["open", "running", "over", "cancelled"]


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part; ``withdrawn``: not any more."""

    person: int
    name: str
    language: Language
    withdrawn: bool = False


class Game(msgspec.Struct, frozen=True):
    """A match of a round: who sits in its first seat and in its second (None: the first has nobody to play).

    ``match`` is its number once it has begun; ``score`` what the first got once it is over: 1, 0.5 or 0. It is not
    played (``forfeit``) where one of them takes part no longer.
    """

    round: int
    first: int
    second: int | None
    match: int | None = None
    score: float | None = None
    forfeit: bool = False


class Tournament(msgspec.Struct, frozen=True):
    """A tournament of a server: what is played, who takes part in the order of seeds, and all games so far.

    A number of 0: it is not stored yet. ``rounds`` is 0 until it begins. ``message_id``: where it is shown.
    """

    id: int
    place: Place
    host: int
    language: Language
    game: str
    scenario: str
    clock: Clock
    kind: TournamentKind
    state: TournamentState = "open"
    rounds: int = 0
    entrants: list[Entrant] = []
    games: list[Game] = []
    message_id: int | None = None

    @property
    def round(self) -> int:
        """The round that is played, or was the last; 0 before the first."""
        return max((game.round for game in self.games), default=0)

    def entrant(self, person: int) -> Entrant | None:
        """Find somebody who takes part, or did."""
        return next((one for one in self.entrants if one.person == person), None)
