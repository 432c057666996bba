"""Messages that are to be sent, or were."""

from __future__ import annotations

from bot.store.calls.base import Calls
from bot.store.records import Post, Promise
from bot.store.sql import promises, watchers
from bot.store.sql.connection import Connection


class MessageCalls(Calls):
    """What is asked about messages."""

    async def open_promises(self, match_id: int | None = None) -> list[Promise]:
        """List the messages that are still to be sent, or those of one match, in the order of their promises."""
        return await self._patiently(self._reading.look, lambda db: promises.open_promises(db, match_id))

    async def posted(self, match_id: int, key: str) -> int | None:
        """Find the message that was last sent for promises with a key, as long as it is remembered."""
        return await self._patiently(self._reading.look, lambda db: promises.posted(db, match_id, key))

    async def finish(self, row: Promise, message_id: int | None, problem: str | None = None) -> None:
        """Note that a message was sent, or given up for a problem; a newer promise in its row stays open."""
        await self._keep(lambda db: promises.finish(db, row, message_id, problem, self.now()))

    async def postpone(self, row: Promise, problem: str, next_try_at: float) -> None:
        """Note a failed attempt and when to make the next one."""
        await self._keep(lambda db: promises.postpone(db, row, problem, next_try_at))

    async def claim_story(self, row: Promise) -> Promise | None:
        """Make of a story that waited for a pause that of all that is not told yet; None if nothing is left."""

        def work(db: Connection) -> Promise | None:
            claimed = promises.claim_story(db, row)
            if claimed is not None:
                told = claimed.payload
                watchers.promise_digests(db, row.match, told["first"] - 1, told["last"], self.now())
            return claimed

        return await self._keep(work)

    async def given_up(self) -> set[int]:
        """List the matches of whose messages some were given up."""
        return await self._reading.look(promises.given_up)

    async def promise_once(self, match_id: int | None, post: Post) -> None:
        """Promise a message that changes nothing in its match, unless one with its key waits already."""
        await self._writer.write(lambda db: promises.promise_once(db, match_id, post, self.now()))

    async def ask_again(self, match_id: int) -> int:
        """Promise anew what was given up of a match, and let what failed wait no longer; return its number."""
        return await self._writer.write(lambda db: promises.ask_again(db, match_id, self.now()))

    async def prune(self, before: float) -> int:
        """Forget the messages that were done before a time; return their number."""
        return await self._keep(lambda db: promises.prune(db, before))
