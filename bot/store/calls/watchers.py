"""Those who watch a match."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.calls.base import Calls
from bot.store.records import Match, Promise
from bot.store.sql import match_lists, matches, watchers
from bot.store.sql.connection import Connection


class WatcherCalls(Calls):
    """What is asked about those who watch."""

    async def watch_match(
        self,
        match_id: int,
        user_id: int,
        interaction_id: int,
        judge: Callable[[Match, int, int], None],
        *,
        back: bool = False,
    ) -> bool | None:
        """Let a person watch a match, or, going ``back``, no longer if he does; return whether he does then.

        None if there is no such match. ``judge`` may raise: then nothing is written.
        """

        def work(db: Connection) -> bool | None:
            found = matches.match(db, match_id)
            if found is None:
                return None
            return watchers.change(db, found, user_id, interaction_id, judge, back=back)

        return await self._writer.write(work)

    async def stop_watching(self, match_id: int, user_id: int) -> None:
        """Let a person watch a match no longer."""
        await self._writer.write(lambda db: watchers.stop(db, match_id, user_id))

    async def drop_watcher(self, match_id: int, user_id: int) -> None:
        """Forget a watcher whom nothing can be told any more."""
        await self._keep(lambda db: watchers.drop(db, match_id, user_id))

    async def watcher_told(self, match_id: int, user_id: int) -> int | None:
        """Find the last act that a watcher of a match was told; None for who does not watch it."""
        return await self._patiently(self._reading.look, lambda db: watchers.told(db, match_id, user_id))

    async def note_told(self, row: Promise, message_id: int | None, last: int | None) -> None:
        """Note that a watcher was told everything up to an act (None: to the end), by what was promised."""
        await self._keep(lambda db: watchers.note(db, row, message_id, last, self.now()))

    async def to_watch(self, guild_id: int | None, user_id: int) -> list[Match]:
        """List the running matches of a server that a person could watch, at most 50; first those he watches."""
        return await self._reading.look(lambda db: match_lists.to_watch(db, guild_id, user_id))
