"""A move through the sandbox: from the press to the stored answer, by the real client over HTTP and WebSocket.

The floor is a command that does nothing but answer.
"""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from tests.bench.hall import Hall, hall
from tests.bench.result import Result

PAIRS = 150
"""Moves, each with a no-op before it, that are measured one at a time."""


class Load(NamedTuple):
    """Moves that come at a steady rate, in matches chosen by chance."""

    rate: float
    matches: int
    seconds: float = 15.0


BUSY, FULL = Load(20.0, 50), Load(40.0, 200)
MANY_TIMES = 30.0
"""As many times as long as a no-op may 99 of 100 answers take where it is busy."""
ANSWERED, SHOWN = 0.5, 3.0
"""Seconds within which 99 of 100 moves must be answered, and their boards be shown, where it is full."""
SERVING = 2.0
"""Seconds for which a no-op bot is asked at each rate."""


async def one_at_a_time(table: Hall) -> tuple[list[float], list[float]]:
    """Measure no-ops and moves in turns while nothing else goes on; seconds."""
    nothing, moves = [], []
    fingers = next(iter(table.fingers.values()))
    for number in range(PAIRS):
        prepared = await table.ready(table.ids[number % len(table.ids)])
        if prepared is None:
            continue
        player, message, _ = prepared
        await table.quiet()
        nothing.append((await fingers.command("noop"))[0])
        moves.append(await player.press(message))
        await table.quiet()
    return nothing, moves


async def at_a_rate(table: Hall, load: Load) -> tuple[list[float], list[float]]:
    """Measure moves, whatever is being drawn and delivered: seconds from when one is due to answer and board."""
    rng = Random("which match")
    free = set(table.ids)
    answers: list[float] = []
    boards: list[float] = []
    loop = asyncio.get_running_loop()
    began = loop.time()

    async def move(match_id: int, due: float) -> None:
        prepared = await table.ready(match_id)
        if prepared is None:
            return
        player, message, thread_id = prepared
        await asyncio.sleep(due - loop.time())
        table.watcher.board(thread_id).add_done_callback(lambda _: boards.append(loop.time() - due))
        late = max(0.0, loop.time() - due)
        answers.append(late + await player.press(message))
        free.add(match_id)

    async with asyncio.TaskGroup() as moves:
        for number in range(int(load.rate * load.seconds)):
            due = began + 0.2 + number / load.rate
            await asyncio.sleep(due - 0.15 - loop.time())
            while not free:  # noqa: ASYNC110  # overwhelmed: the longer nobody can move, the later is the answer
                await asyncio.sleep(0.01)
            match_id = rng.choice(sorted(free))
            free.remove(match_id)
            moves.create_task(move(match_id, due))
    await table.quiet()
    assert len(boards) > 0.98 * len(answers)  # a press that came too late for its question changes no board
    return answers, boards


async def served(table: Hall) -> float:
    """Find how many presses a second a bot serves that does nothing else, with none answered late."""
    fingers = next(iter(table.fingers.values()))
    loop = asyncio.get_running_loop()
    most = 0.0
    for rate in (40.0 * 1.25**step for step in count()):
        began = loop.time()
        late: list[float] = []

        async def ask(due: float, late: list[float] = late) -> None:
            await fingers.command("noop")
            late.append(loop.time() - due)

        async with asyncio.TaskGroup() as asking:
            for number in range(int(rate * SERVING)):
                due = began + number / rate
                await asyncio.sleep(due - loop.time())
                asking.create_task(ask(due))
        if max(late) > ANSWERED:
            return most
        most = rate
    raise AssertionError  # it would have to be infinitely fast


def slowest(spent: list[float]) -> float:
    """Give the milliseconds within which 99 of 100 were done."""
    return quantiles(spent, n=100)[98] * 1000


async def run() -> list[Result]:
    """Measure everything in one run."""
    async with hall() as table:
        await table.open(BUSY.matches)
        nothing, moves = await one_at_a_time(table)
        busy, _ = await at_a_rate(table, BUSY)
        await table.open(FULL.matches - BUSY.matches)
        answers, boards = await at_a_rate(table, FULL)
        most = await served(table)
    floor, move = median(nothing) * 1000, median(moves) * 1000
    slow, answer, board = slowest(busy), slowest(answers), slowest(boards)
    name = "move through the sandbox"
    full = f"{name} at {FULL.rate:g}/s over {FULL.matches} matches"
    return [
        Result(f"{name}, median", move, "ms", floor, move / floor, "<= 3"),
        Result(
            f"{name} at {BUSY.rate:g}/s over {BUSY.matches} matches, p99",
            slow,
            "ms",
            floor,
            slow / floor,
            f"<= {MANY_TIMES:g}",
        ),
        Result(f"{full}, p99 of answers", answer, "ms", 1000 * ANSWERED, answer / (1000 * ANSWERED), "<= 1"),
        Result(f"{full}, p99 of boards", board, "ms", 1000 * SHOWN, board / (1000 * SHOWN), "<= 1"),
        Result("what a bot serves that does nothing else", most, "presses/s", FULL.rate, most / FULL.rate, ""),
    ]


def measure() -> list[Result]:
    """Measure how long a move takes."""
    return asyncio.run(run())
