"""What waits for people, and what they are told of it."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.calls.base import Calls
from bot.store.records import Inbox, Match, Promise, Reminded
from bot.store.sql import inboxes, match_lists
from bot.store.sql.connection import Connection


class InboxCalls(Calls):
    """What is asked about inboxes; see :mod:`bot.store.records.inboxes`."""

    async def inbox(self, user_id: int) -> tuple[Inbox, list[Match]]:
        """Find a person's inbox, and the matches that its calls are about, in their order."""

        def work(db: Connection) -> tuple[Inbox, list[Match]]:
            found = inboxes.find(db, user_id)
            matches = {match.id: match for match in match_lists.waiting_for(db, user_id)}
            return found, [matches[call.match] for call in found.calls]

        return await self._patiently(self._reading.look, work)

    async def waiting_inboxes(self) -> list[Inbox]:
        """List the inboxes of all people for whom anything waits, or who have put their reminders off."""
        return await self._patiently(self._reading.look, inboxes.waiting)

    async def keep_inbox(
        self,
        row: Promise,
        message: int | None,
        shown: int,
        reminded: Reminded | None = None,
        again_in: float = 0.0,
    ) -> None:
        """Note which message lists what waits for a person, and what he was told by it, by what was promised.

        ``again_in``: after so many seconds (0: never) it is looked whether he is to be told more.
        """
        await self._keep(lambda db: inboxes.keep(db, row, message, shown, reminded, again_in, self.now()))

    async def remind(self, user_ids: Collection[int]) -> None:
        """Promise to remind people, unless that is promised already."""
        await self._keep(lambda db: inboxes.remind(db, user_ids, self.now()))

    async def snooze(self, user_id: int, until: float) -> None:
        """Let somebody be reminded of nothing until a time."""
        await self._writer.write(lambda db: inboxes.snooze(db, user_id, until, self.now()))

    async def wake(self, user_id: int) -> None:
        """End what somebody has put off."""
        await self._keep(lambda db: inboxes.wake(db, user_id))

    async def heard(self, user_id: int) -> None:
        """Note that somebody does something."""
        await self._writer.write(lambda db: inboxes.heard(db, user_id, self.now()))
