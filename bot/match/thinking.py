"""The computer thinks: about what seats of its own are asked, in a process that has no more than they know.

What it has to answer, and from when on, lies in the store. So after a crash it thinks again, comes to the same
answer, and gives it once: it goes through the table like anybody's, by an interaction that is always the same.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

import structlog

from bot.match import changes, computers
from bot.match.changing import Changing
from bot.match.computers import Question
from bot.store import Store
from bot.store.records import Change, Match, Picks, Stored
from bot.store.records.errors import StoreUnavailable
from bot.workers.worker import Late, Lost, Worker, worker
from engine.ai.advised import advised
from engine.ai.choose import VERSION, think
from engine.ai.levels import LevelName
from engine.core.game import Game
from engine.core.matchfile import Thinking
from engine.core.protocol import MatchState, Seat
from engine.core.registry import GAMES
from engine.core.registry import game as find_game

AGAIN = 60.0
"""Seconds after which the store is looked at, whatever happens."""
NICE = 19
"""How far the process that thinks lets others go first."""

Think: TypeAlias = Callable[[str, bytes, Seat, int, LevelName, str], Picks]

log = structlog.get_logger(__name__)


class Thinker:
    """Answers for the seats that the computer plays, match after match, one answer of each at a time.

    It waits ``waits`` seconds after what somebody has done. ``think_so`` finds an answer, in a thread.
    """

    def __init__(self, store: Store, change: Changing, waits: float, think_so: Think) -> None:
        self._store = store
        self._change = change
        self._waits = waits
        self._think_so = think_so
        self._asked = asyncio.Event()

    def schedule(self, match: Match, change: Change) -> None:
        """Note in a change when the computer shall answer what it asks."""
        computers.schedule(match, change, self._store.now(), self._waits)

    def hear(self, match: Match) -> None:
        """Hear what a match has come to."""
        if match.thinks_at is not None:
            self._asked.set()

    async def run(self) -> None:
        """Answer whatever is due until cancelled."""
        while True:
            self._asked.clear()
            due = None
            try:
                await self.tick()
                due = await self._store.next_thought()
            except StoreUnavailable:
                log.warning("the computer does not answer, for nothing can be stored")
            left = AGAIN if due is None else min(max(due - self._store.now(), 0.0), AGAIN)
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._asked.wait()

    async def tick(self) -> None:
        """Answer what is due, until nothing is."""
        while due := await self._store.to_think():
            for match_id in due:
                await self._step(match_id)

    async def _step(self, match_id: int) -> None:
        """Give one answer in a match, if there is any to give."""
        sitting = await self._store.sitting(match_id, None)
        if sitting is None or sitting.state is None:
            return
        match = sitting.match
        try:
            game, state, asked = await asyncio.to_thread(_asked, match, sitting.state)
            for question in asked:
                picks, how = await asyncio.to_thread(self._answer, game, state, question)
                played = computers.played_seats(match.seats)
                if not computers.waits_for_people(game, state, played, question.decision, picks):
                    await self._give(match_id, question, picks, how)
                    return
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("the computer has no answer", match=match_id)
        await self._store.thought(match_id, match.version)

    async def _give(self, match_id: int, asked: Question, picks: Picks, how: Thinking) -> None:
        def decide(stored: Stored) -> Change | None:
            return changes.answer_for_computer(stored, asked, picks, how, self._store.now())

        await self._change(match_id, asked.interaction_id, decide)

    def _answer(self, game: Game[Any, Any], state: MatchState, question: Question) -> tuple[Picks, Thinking]:
        """Think about a question; where that takes too long or fails, do as people are advised."""
        decision = question.decision
        if question.veiled is not None:
            try:
                picks = self._think_so(
                    game.id, question.veiled, question.seat, decision.id, question.level, question.key
                )
            except Late:
                log.warning("the computer thought for too long", game=game.id, decision=decision.kind)
            except Lost:
                log.warning("the computer lost its thoughts", game=game.id, decision=decision.kind)
            except Exception:
                log.exception("the computer cannot think", game=game.id, decision=decision.kind)
            else:
                if game.objection(state, decision, picks) is None:
                    return picks, Thinking(question.level, VERSION)
        return advised(game, state, decision), computers.UNTHOUGHT


def _asked(match: Match, state: bytes) -> tuple[Game[Any, Any], MatchState, list[Question]]:
    game = find_game(match.game)
    decoded: MatchState = game.decode(state)
    return game, decoded, [*computers.questions(match, game, decoded)]


def think_apart(game: str, veiled: bytes, seat: Seat, decision: int, level: LevelName, key: str) -> Picks:
    """Think in the one process that there is for it, which begins with the first question; raises Late, Lost."""
    return thinking().do_in_time(think, game, veiled, seat, decision, level, key)


def thinking() -> Worker:
    """Return the process in which the computer thinks."""
    return worker(_prepare)


def _prepare() -> None:
    """Prepare the process that thinks: whoever is answered goes first."""
    os.nice(NICE)
    for game in GAMES:
        find_game(game)
