"""Replaying matches against the rules as they are now."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from bot.match.playback import playback
from bot.store import Store
from bot.store.records import Record
from engine.core.errors import Refusal
from engine.core.registry import game as find_game

log = structlog.get_logger(__name__)


class Divergence(msgspec.Struct, frozen=True):
    """A match that does not replay to its stored state: after which act, and what differs. Tells no secret."""

    match: int
    act: int
    problem: str


async def divergences(store: Store) -> list[Divergence]:
    """Replay every running match, and list and log those that go another way."""
    found = []
    for match_id in await store.running():
        record = await store.record(match_id)
        divergence = await asyncio.to_thread(replay, record) if record is not None else None
        if divergence is not None:
            found.append(divergence)
            log.error(
                "match diverges from the rules", match=match_id, act=divergence.act, problem=divergence.problem
            )
    return found


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
