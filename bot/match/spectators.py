"""Those who watch a match that others play: who may, and how many."""

from __future__ import annotations

from functools import partial

from bot.fairness.allowance import Allowance
from bot.match.changes import must_run
from bot.match.refusals import refusal
from bot.store import Store
from bot.store.records import Match


class Spectators:
    """Lets people watch matches: they are told by direct message what everybody may know; see :mod:`bot.store`."""

    def __init__(self, store: Store, allowance: Allowance) -> None:
        self._store = store
        self.allowance = allowance

    async def begin(self, match_id: int, user_id: int, interaction_id: int) -> None:
        """Let somebody watch a match from now on; raises Refusal where he may not. Who does so goes on."""
        await self._change(match_id, user_id, interaction_id, back=False)

    async def begin_or_stop(self, match_id: int, user_id: int, interaction_id: int) -> bool:
        """Let somebody watch a match from now on, or no longer if he does; return whether he does then."""
        return await self._change(match_id, user_id, interaction_id, back=True)

    async def _change(self, match_id: int, user_id: int, interaction_id: int, *, back: bool) -> bool:
        judge = partial(may_watch, self.allowance, user_id)
        watches = await self._store.watch_match(match_id, user_id, interaction_id, judge, back=back)
        if watches is None:
            raise refusal("table-no-match")
        return watches

    async def stop(self, match_id: int, user_id: int) -> None:
        """Let somebody watch a match no longer."""
        await self._store.stop_watching(match_id, user_id)

    async def offered(self, guild_id: int | None, user_id: int) -> list[Match]:
        """List the running matches of a server that somebody could watch, at most 50; first those he watches."""
        return await self._store.to_watch(guild_id, user_id)


def may_watch(allowance: Allowance, user_id: int, match: Match, watched: int, watchers: int) -> None:
    """Refuse to let somebody watch what does not run, what he plays himself, or what is too much.

    He watches so many matches already, and so many people watch this one.
    """
    must_run(match)
    if match.seat_of(user_id) is not None:
        raise refusal("watch-own")
    if allowance.watched and watched >= allowance.watched:
        raise refusal("allowance-watched", most=allowance.watched)
    if allowance.watchers and watchers >= allowance.watchers:
        raise refusal("allowance-watchers", most=allowance.watchers)
