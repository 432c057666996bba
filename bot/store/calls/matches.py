"""Finding matches and what was done in them."""

from __future__ import annotations

from bot.store.calls.base import Calls
from bot.store.finished import Played, PlayedHere
from bot.store.records import Entry, Match, Record, Sitting
from bot.store.sql import match_lists, matches, packs, sittings, stats
from bot.store.sql.connection import Connection
from engine.core.protocol import Seat


class MatchCalls(Calls):
    """What is asked about matches."""

    async def match(self, match_id: int) -> Match | None:
        """Find a match."""
        return await self._reading.look(lambda db: matches.match(db, match_id))

    async def sitting(self, match_id: int, user_id: int | None) -> Sitting | None:
        """Find a match with its state (secret) as a person finds it; None for a spectator nobody knows."""
        return await self._reading.look(lambda db: sittings.at(db, match_id, user_id))

    async def meant(
        self, user_id: int, number: int | None, thread_id: int | None, game: str | None = None
    ) -> list[Sitting]:
        """Find the match that a person means by a number, or else by where he is; two where that is not clear."""
        return await self._reading.look(lambda db: sittings.meant(db, user_id, number, thread_id, game))

    async def in_thread(self, thread_id: int) -> Match | None:
        """Find the match that is played in a thread."""
        return await self._reading.look(lambda db: matches.in_thread(db, thread_id))

    async def matches_of(self, user_id: int) -> list[Match]:
        """List the open and running matches of a person, those he is invited to included, the latest first."""
        return await self._reading.look(lambda db: match_lists.of_person(db, user_id))

    async def in_want(self, guild_id: int, user_id: int) -> list[Match]:
        """List the matches of a server that a person could still join, the oldest first, at most 50."""
        return await self._reading.look(lambda db: match_lists.in_want(db, guild_id, user_id))

    async def finished_of(self, user_id: int) -> list[Match]:
        """List the matches that a person has played to their end, the latest first, at most 100."""
        return await self._reading.look(lambda db: match_lists.finished_of(db, user_id))

    async def played_by(self, user_id: int, guild_id: int | None, game: str | None) -> Played:
        """Find what a person has played, in one server and of one game if they are given."""
        return await self._reading.look(lambda db: stats.of_person(db, user_id, guild_id, game))

    async def played_in(self, guild_id: int, since: float, least: int, most: int) -> PlayedHere:
        """Find what a server has played, and up to ``most`` people who finished at least so many since then."""
        return await self._reading.look(lambda db: stats.of_server(db, guild_id, since, least, most))

    async def waiting_for(self, user_id: int) -> list[Match]:
        """List the matches that a person holds up, the one waiting longest first."""
        return await self._reading.look(lambda db: match_lists.waiting_for(db, user_id))

    async def running(self) -> list[int]:
        """List the matches that are being played."""
        return await self._reading.look(match_lists.running)

    async def log(self, match_id: int, since: int) -> tuple[Match, list[Entry]] | None:
        """Find a match with its acts after act number ``since``, private parts included (secret)."""

        def work(db: Connection) -> tuple[Match, list[Entry]] | None:
            found = matches.match(db, match_id)
            return None if found is None else (found, matches.entries(db, match_id, since))

        return await self._reading.look(work)

    async def record(self, match_id: int) -> Record | None:
        """Read what replaying a match needs (secret); None for one that has not begun."""
        return await self._reading.look(lambda db: matches.record(db, match_id))

    async def last_answer(self, match_id: int, seat: Seat) -> int | None:
        """Find the act with which the last interaction of a seat began that others noticed and that stands."""
        return await self._reading.look(lambda db: matches.last_answer(db, match_id, seat))

    async def put(
        self,
        match_id: int,
        *,
        invitation_id: int | None = None,
        thread_id: int | None = None,
        board_id: int | None = None,
    ) -> None:
        """Note where something of a match was posted."""
        await self._keep(lambda db: matches.put(db, match_id, invitation_id, thread_id, board_id))

    async def packs(self) -> list[dict[str, str]]:
        """List the text of every edition of a pack with which a match was opened, file by file."""
        return await self._reading.look(packs.texts)
