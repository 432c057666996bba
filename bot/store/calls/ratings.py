"""Results and ratings."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.store.calls.base import Calls
from bot.store.records.results import Luck, Placed, RatedMatch, Rating, Reckoned
from bot.store.sql import ratings


class RatingCalls(Calls):
    """What is asked about results and ratings."""

    async def to_note(self, most: int) -> list[int]:
        """List matches that are over and not among the results yet, the oldest first."""
        return await self._reading.look(lambda db: ratings.to_note(db, most))

    async def note_result(
        self, match_id: int, at: float, rated: RatedMatch | None, luck: Iterable[Luck] = ()
    ) -> None:
        """Note once what a match came to; ``rated``: None where it does not count for ratings."""
        kept = list(luck)
        await self._keep(lambda db: ratings.note(db, match_id, at, rated, kept))

    async def reckoned(self) -> tuple[Reckoned | None, int]:
        """Say when the ratings were reckoned last, and the number of the last result there is."""
        return await self._reading.look(lambda db: (ratings.reckoned(db), ratings.last_result(db)))

    async def rated(self, last: int, after: tuple[float, int], most: int) -> list[RatedMatch]:
        """List rated results in their order: of those noted up to ``last``, some after a time and a match."""
        return await self._reading.look(lambda db: ratings.rated(db, last, after, most))

    async def keep_ratings(self, done: Reckoned, reckoned: Iterable[Rating]) -> None:
        """Put ratings in the place of those that there were."""
        kept = list(reckoned)
        await self._keep(lambda db: ratings.keep(db, done, kept))

    async def ratings(self, people: Collection[int], game: str | None = None) -> list[Rating]:
        """Find the ratings of some people, at one game if it is given."""
        return await self._reading.look(lambda db: ratings.ratings(db, people, game))

    async def all_ratings(self) -> tuple[Reckoned | None, list[Rating]]:
        """List all ratings, and from what they come."""
        return await self._reading.look(lambda db: (ratings.reckoned(db), ratings.all_ratings(db)))

    async def leaders(self, guild_id: int, game: str, least: tuple[int, int], most: int) -> list[Placed]:
        """List the strongest in a server who have so many rated matches against so many opponents."""
        return await self._reading.look(lambda db: ratings.leaders(db, guild_id, game, least, most))

    async def people_of(self, guild_id: int) -> set[int]:
        """List who has finished matches in a server."""
        return await self._reading.look(lambda db: ratings.people_of(db, guild_id))
