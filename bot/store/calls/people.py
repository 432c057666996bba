"""People, and what they have chosen and not sealed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.calls.base import Calls
from bot.store.records import Habits, Language, Person, Picks, Reliability
from bot.store.sql import inboxes, people, turns
from bot.store.sql.connection import Connection
from engine.core.protocol import Seat


class PeopleCalls(Calls):
    """What is asked about people."""

    async def person(self, user_id: int) -> Person | None:
        """Find a person."""
        return await self._reading.look(lambda db: people.person(db, user_id))

    async def reliability(self, user_id: int) -> Reliability:
        """Find whether a person keeps his time."""
        return await self._reading.look(lambda db: turns.reliability(db, user_id))

    async def meet(self, person: Person) -> None:
        """Note a person's name, and the language if one is given."""
        await self._writer.write(lambda db: people.meet(db, person))

    async def set_language(self, person: Person, language: Language | None) -> None:
        """Note the language that a person chose, or (None) that he wants his client's again."""

        def work(db: Connection) -> None:
            people.meet(db, person)
            people.set_language(db, person.id, language)

        await self._writer.write(work)

    async def set_portrait(self, person: Person, *, portrait: bool) -> None:
        """Note whether a person wants boards upright."""

        def work(db: Connection) -> None:
            people.meet(db, person)
            people.set_portrait(db, person.id, portrait=portrait)

        await self._writer.write(work)

    async def set_theme(self, person: Person, theme: str) -> None:
        """Note in which theme a person wants pictures."""

        def work(db: Connection) -> None:
            people.meet(db, person)
            people.set_theme(db, person.id, theme)

        await self._writer.write(work)

    async def set_habits(self, person: Person, habits: Habits) -> None:
        """Note how a person has arranged his time, and look what he is to be told of."""

        def work(db: Connection) -> None:
            people.meet(db, person)
            people.set_habits(db, person.id, habits, self.now())
            inboxes.remind(db, [person.id], self.now())

        await self._writer.write(work)

    async def set_dm_closed(self, user_id: int, at: float | None, note: int | None = None) -> None:
        """Note when a person's DMs were found closed, or (None) open again, and in which match to tell him."""
        await self._keep(lambda db: people.set_dm_closed(db, user_id, at, note))

    async def drop_dm_note(self, user_id: int) -> None:
        """Note that a person has been told that his DMs are closed."""
        await self._keep(lambda db: people.drop_dm_note(db, user_id))

    async def note_look(self, match_id: int, seat: Seat, act: int) -> None:
        """Note that the player of a seat looks at the match, whose last act is this."""
        await self._writer.write(lambda db: people.note_look(db, match_id, seat, act, self.now()))

    async def set_drafts(self, match_id: int, user_id: int, drafts: Mapping[int, Picks]) -> bool:
        """Keep picks for later, by decision; False for who has no seat."""
        return await self._writer.write(lambda db: people.set_drafts(db, match_id, user_id, drafts))
