"""Odds, worked out in turn in a process of its own: dice take long to reckon with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from bot.fairness.fair_pool import FairPool
from bot.workers.worker import worker
from engine.core.odds import Inquiry, Odds
from engine.core.protocol import Decision, Option, View
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import Msg


class Reckoner:
    """Answers what the dice promise; raises Refusal to whoever asks for too much at once."""

    def __init__(self) -> None:
        self._pool = FairPool("odds")
        self._worker = worker(_prepare)

    def begin(self) -> None:
        """Begin the process, so that the first question need not wait for it."""
        self._worker.begin()

    def close(self) -> None:
        """Work out nothing more; what is waiting is dropped."""
        self._pool.close()

    async def promised(self, view: View, asked: Sequence[tuple[Decision, list[Option]]]) -> list[list[Msg]]:
        """Say for each decision what picks promise, or what all options do, a line each where dice are rolled."""
        return await self._pool.do(partial(self._worker.do, _promised, view, asked))

    async def inquire(self, view: View, inquiry: Inquiry) -> Odds:
        """Answer what a viewer asks about a fight; raises Illegal for what is not offered."""
        return await self._pool.do(partial(self._worker.do, _inquire, view, inquiry))


def _prepare() -> None:
    for game in GAMES:
        find_game(game)


def _promised(view: View, asked: Sequence[tuple[Decision, list[Option]]]) -> list[list[Msg]]:
    game = find_game(view.game)
    told = [(one, one.options if one.kind in game.compared else picks) for one, picks in asked]
    found = [[game.odds(view, decision, option) for option in options] for decision, options in told]
    return [_distinct(one.line for one in odds if one is not None) for odds in found]


def _distinct(lines: Iterable[Msg]) -> list[Msg]:
    """Leave each line once: what is paid for a fight changes nothing in it."""
    found: list[Msg] = []
    for line in lines:
        if line not in found:
            found.append(line)
    return found


def _inquire(view: View, inquiry: Inquiry) -> Odds:
    return find_game(view.game).inquire(view, inquiry)
