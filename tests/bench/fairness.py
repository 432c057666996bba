"""One person does his worst; how long do others wait for their board?

Measured is the time from a move in another match until its board is edited in the thread, first while nothing else
goes on, then during a storm that one person raises, as fast as nobody can type. Channels are as narrow as those of
Discord. The limits on what one person may do must be off here: what they would refuse is what is measured.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from statistics import median, quantiles
from time import perf_counter

import structlog

from bot.discord_limits.commands import STRING, SUB_COMMAND
from bot.sandbox.page import invoke
from bot.store.records import Match, Person, Place, Record
from engine.core.odds import Inquiry
from engine.core.protocol import MatchState, View
from engine.core.registry import game as find_game
from engine.core.settings import usual
from tests.bench.hall import Hall, hall
from tests.bench.result import Result
from tests.opening import opening
from tests.people.naming import within

MATCHES = 30
MOVES = 60
"""Moves that are measured while nothing else goes on, and as many during the storm."""
INVITATIONS, FILMS, CARDS, ODDS = 50, 20, 150, 50
A_SECOND = 40.0
"""Commands that he gives a second."""
MANY_TIMES, SOON = 3.0, 0.5
"""A board may take so many times as long as it does when all is quiet, or so many seconds if that is more."""
GAME = "spearpoint"


class Worst:
    """The person, and what he has at hand: a match that is over, and one with something to shoot at."""

    def __init__(self, table: Hall) -> None:
        self._table, self._rng = table, Random("worst")
        self._carl = table.sandbox.person("carl")
        self._id = int(self._carl.id)

    async def prepare(self) -> None:
        """Play his matches."""
        self._over = await self._played(until=lambda view: view.outcome is not None)
        self._fought = await self._played(until=lambda view: any(self._fights(view)))
        self._fight = next(self._fights(await self._seen(self._fought.id)))
        self._cards = find_game(GAME).ids("card")
        await self._table.quiet()

    def _fights(self, view: View) -> Iterator[tuple[str, str]]:
        offers = find_game(GAME).offers
        for attacker in offers(view, Inquiry(), "attacker"):
            for target in offers(view, Inquiry(attacker=attacker), "target"):
                yield attacker, target

    async def _played(self, until: Callable[[View], bool]) -> Match:
        """Play a match against Alice by chance, until something is true of what he sees."""
        bot, sandbox, rules = self._table.bot, self._table.sandbox, find_game(GAME)
        alice, carl = Person(next(iter(self._table.fingers)), "alice", "en"), Person(self._id, "carl", "en")
        place = Place(int(sandbox.world.guild.id), int(next(iter(sandbox.world.channels))))
        opened = await bot.ask(
            "table.open",
            **opening(
                carl,
                alice,
                game=GAME,
                scenario=rules.scenarios[0],
                options=usual(rules.settings),
                place=place,
                interaction_id=int(sandbox.snowflake()),
            ),
        )
        await bot.do("table.join", opened.id, alice, int(sandbox.snowflake()))
        match = await self._table.match(opened.id)
        while not until(await self._seen(match.id)):
            state = await self._state(match.id)
            decision = self._rng.choice(rules.pending(state))
            picks = rules.sample(state, decision, self._rng)
            user_id = (carl.id, alice.id)[decision.seat]
            await bot.do("table.act", match.id, user_id, [(decision.id, picks)], int(sandbox.snowflake()))
        return await self._table.match(match.id)

    async def _state(self, match_id: int) -> MatchState:
        record: Record = await self._table.bot.ask("store.record", match_id)
        state: MatchState = find_game(GAME).decode(record.state)
        return state

    async def _seen(self, match_id: int) -> View:
        view: View = find_game(GAME).view(await self._state(match_id), 0)
        return view

    async def storm(self) -> None:
        """Do everything, one kind of thing among the others, and wait for nothing."""
        attacker, target = self._fight
        fight = {"attacker": attacker, "target": target, "match": str(self._fought.id)}
        cards = self._rng.choices(self._cards, k=CARDS)
        commands: list[tuple[str, dict[str, str]]] = [
            *[("new", {"game": GAME})] * INVITATIONS,
            *[("replay", {"match": str(self._over.id)})] * FILMS,
            *[("card", {"card": f"{GAME}:{card}"}) for card in cards],
            *[(f"odds {GAME}", fight)] * ODDS,
        ]
        self._rng.shuffle(commands)
        sandbox = self._table.sandbox
        place = next(iter(sandbox.world.channels))
        for number, (command, given) in enumerate(commands):
            name, *path = command.split()
            options = within(
                [{"name": part, "type": SUB_COMMAND} for part in path],
                [{"name": option, "type": STRING, "value": value} for option, value in given.items()],
            )
            invoke.run_command(sandbox.context, self._carl.id, place, name, options, nonce=f"worst-{number}")
            await asyncio.sleep(1 / A_SECOND)


async def boards(table: Hall, matches: Iterator[int], storm: asyncio.Task[None] | None = None) -> list[float]:
    """Move in one match after the other, and measure the seconds until each board has changed.

    With a storm, for as long as it lasts and at least as often as without.
    """
    spent: list[float] = []
    while len(spent) < MOVES or (storm is not None and not storm.done()):
        match_id = next(matches)
        prepared = await table.ready(match_id)
        if prepared is None:
            continue
        player, message, thread_id = prepared
        changed = table.watcher.board(thread_id)
        began = perf_counter()
        await player.press(message)
        await changed
        spent.append(perf_counter() - began)
    return spent


async def run() -> list[Result]:
    """Measure both in one run."""
    async with hall() as table:
        worst = Worst(table)
        await table.open(MATCHES)
        await worst.prepare()
        table.sandbox.rate_limits.limit("(POST|PATCH) /channels/.*/messages", 5, 5.0)
        matches = cycle(table.ids)
        quiet = await boards(table, matches)
        storm = asyncio.create_task(worst.storm())
        stormy = await boards(table, matches, storm)
        await storm
    floor, middle, slow = (1000 * one for one in (median(quiet), median(stormy), quantiles(stormy, n=20)[18]))
    bound = max(MANY_TIMES * floor, 1000 * SOON)
    name = "board of another match while one person does his worst"
    return [
        Result(f"{name}, median", middle, "ms", floor, middle / floor, ""),
        Result(f"{name}, p95 to {MANY_TIMES:g} x quiet or {SOON:g} s", slow, "ms", bound, slow / bound, "<= 1"),
    ]


def measure() -> list[Result]:
    """Measure how long others wait."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    return asyncio.run(run())
