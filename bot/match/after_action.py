"""The facts of a match that is over, for the report that people read."""

from __future__ import annotations

from functools import partial

from bot.fairness.fair_pool import FairPool
from bot.match.changes import must_run
from bot.match.playback import playback, played_again
from bot.match.refusals import refusal
from bot.store import Store
from bot.store.records import Match, Record
from engine.core import after_action
from engine.core.after_action import AfterAction
from engine.core.registry import game as find_game


def check(match: Match) -> None:
    """Refuse for a match that is not over: its report would show what is still hidden."""
    if match.status != "over":
        must_run(match)
        raise refusal("aar-not-over", number=str(match.id))


async def facts_of(match: Match, store: Store, calculations: FairPool) -> AfterAction:
    """Gather the facts of a match that is over, in turn with what else takes a moment; else raises Refusal."""
    check(match)
    record = await store.record(match.id)
    assert record is not None
    return await calculations.do(partial(gathered, record))


def gathered(record: Record) -> AfterAction:
    """Play a match again and gather its facts; it takes a moment.

    Raises Refusal for one that began by other rules and goes another way by those of today.
    """
    game = find_game(record.match.game)

    def play() -> tuple[AfterAction, bytes]:
        played = playback(record)
        found = after_action.after_action(game, played, record.acts)
        return found, game.encode(played.state)

    return played_again(record, play)
