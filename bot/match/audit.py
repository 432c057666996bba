"""Replaying matches against the rules as they are now."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
import structlog

from bot.fairness.fair_pool import FairPool
from bot.match.playback import playback
from bot.store import Store
from bot.store.records import Record, StoreUnavailable
from engine.core.errors import Refusal
from engine.core.registry import game as find_game

log = structlog.get_logger(__name__)


class Divergence(msgspec.Struct, frozen=True):
    """A match that does not replay to its stored state: after which act, and what differs. Tells no secret."""

    match: int
    act: int
    problem: str


class Audit:
    """Replays each match that an earlier process has left once, after it is first changed.

    Nobody waits for that: neither a start, for thousands of matches, nor who presses. ``playing`` does it.
    """

    def __init__(self, store: Store, playing: FairPool) -> None:
        self._store = store
        self._playing = playing
        self._known: set[int] = set()
        self._under_way: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Look at no more matches."""
        for task in self._under_way:
            task.cancel()

    def begun(self, match_id: int) -> None:
        """Take note of a match that begins by these rules."""
        self._known.add(match_id)

    def changed(self, match_id: int) -> None:
        """Have a match looked at, unless it was."""
        if match_id not in self._known:
            self._known.add(match_id)
            task = asyncio.create_task(self._look(match_id))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _look(self, match_id: int) -> None:
        try:
            record = await self._store.record(match_id)
            if record is not None and record.match.status == "running":
                _log(await self._playing.do(partial(replay, record)))
        except (StoreUnavailable, Refusal):  # too much is asked at once: the next change is soon enough
            self._known.discard(match_id)


def _log(divergence: Divergence | None) -> None:
    if divergence is not None:
        match, act, problem = msgspec.structs.astuple(divergence)
        log.error("match diverges from the rules", match=match, act=act, problem=problem)


def replay(record: Record) -> Divergence | None:
    """Play a running match again, from its seed and log; tell where it goes another way, if it does.

    Acts are counted without those that were taken back. A match that began by another version of the rules went
    by that one: it only has to be readable.
    """
    match = record.match
    n = 0
    try:
        game = find_game(match.game)
        if match.rules != game.version:
            game.decode(record.state)
            return None
        played = playback(record)
        for n, act in enumerate(record.acts, 1):  # noqa: B007  # told below
            played.do(act)
        state, stored = played.state, game.decode(record.state)
    except Refusal as error:
        return Divergence(match.id, n, f"refused: {error.msg.key}")
    except Exception as error:  # noqa: BLE001  # whatever new rules do to an old match is what we want to know
        return Divergence(match.id, n, f"broke: {type(error).__name__}")
    different = [f for f in stored.__struct_fields__ if getattr(state, f) != getattr(stored, f)]
    if different:
        return Divergence(match.id, n, f"another state: {', '.join(different)}")
    return None
