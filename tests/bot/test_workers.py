"""The processes that work for the bot: whoever is answered waits for none of it, and they outlive nobody."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.drawing.draw import Job, draw, prepare
from bot.workers import worker as workers
from bot.workers.worker import Worker
from engine.core.registry import packs_for
from images import Picture
from tests.bot import spare
from tests.packs import apart, example

TIGER = Job[Picture]("spearpoint", "dark", "card", ("ge_tiger", "en"), {}, 7)
OURS = "bot.workers.work"
BEGINS = """
import sys
from bot.drawing.draw import prepare
from bot.workers.worker import Worker

worker = Worker(prepare)
assert worker.do(len, b"") == 0
print("begun", flush=True)
sys.stdin.read()
"""


LARGE = 1 << 22
"""Bytes that no socket takes at once."""


def working_for(parent: int, program: str) -> list[int]:
    """Find the processes that work for another."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command, stat = (process / "cmdline").read_bytes(), (process / "stat").read_text()
        except OSError:  # it has just ended
            continue
        if program.encode() in command.split(b"\0") and int(stat.rpartition(")")[2].split()[1]) == parent:
            found.append(int(process.name))
    return found


@pytest.fixture
def studio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A process of the test's own."""
    monkeypatch.setattr(workers, "PROGRAM", OURS)
    with closing(Worker(prepare)) as made:
        yield made


def test_what_is_drawn_elsewhere_is_what_is_drawn_here(studio: Worker) -> None:
    assert studio.do(draw, TIGER) == draw(TIGER)


def test_who_draws_is_begun_anew_after_it_was_killed(studio: Worker) -> None:
    first = studio.do(draw, TIGER)
    [process] = working_for(os.getpid(), OURS)
    os.kill(process, signal.SIGKILL)

    assert studio.do(draw, TIGER) == first
    assert working_for(os.getpid(), OURS) != [process]


@pytest.mark.parametrize("sent", [0, LARGE])
def test_who_draws_is_begun_anew_where_no_answer_comes(
    studio: Worker, monkeypatch: pytest.MonkeyPatch, sent: int
) -> None:
    popen = subprocess.Popen
    assert studio.do(len, b"") == 0

    def begun(*args: Any, **named: Any) -> subprocess.Popen[bytes]:
        monkeypatch.setattr(workers, "LONGEST", 60.0)
        return popen(*args, **named)

    [process] = working_for(os.getpid(), OURS)
    os.kill(process, signal.SIGSTOP)
    monkeypatch.setattr(workers, "LONGEST", 0.1)
    monkeypatch.setattr(subprocess, "Popen", begun)

    assert studio.do(len, bytes(sent)) == sent
    assert working_for(os.getpid(), OURS) != [process]


def test_what_an_artist_raises_is_raised_and_the_next_picture_is_drawn(studio: Worker) -> None:
    with pytest.raises(KeyError, match="none") as raised:
        studio.do(draw, TIGER._replace(args=("none", "en")))

    assert "in card" in raised.value.__notes__[0]  # where it was, for the log
    assert studio.do(draw, TIGER).width


def test_cards_of_packs_are_drawn_that_were_read_later(studio: Worker) -> None:
    studio.do(draw, TIGER)
    pack = example()
    with apart():
        packs = packs_for(pack)
        packs.add(pack)
        card = next(iter(packs.cards(pack).values()))

        assert studio.do(draw, TIGER._replace(args=(card, "en"))).alt


def test_what_may_be_needed_later_is_done_in_spare_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PROGRAM", OURS)
    with closing(Worker(spare.prepare)) as working:
        assert working.do(spare.left) == spare.PIECES
        assert working.do(spare.left) < spare.PIECES  # at least one, however soon more is asked
        while working.do(spare.left):
            pass


def test_a_signal_to_all_processes_leaves_it_to_the_bot_when_drawing_ends(studio: Worker) -> None:
    studio.do(draw, TIGER)
    [process] = working_for(os.getpid(), OURS)
    for number in (signal.SIGTERM, signal.SIGINT):
        os.kill(process, number)
    studio.do(draw, TIGER)

    assert working_for(os.getpid(), OURS) == [process]


def test_it_ends_when_the_bot_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", BEGINS], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline() == b"begun\n"
        [process] = working_for(bot.pid, OURS)
        watched = os.pidfd_open(process)
        bot.kill()
    assert select.select([watched], [], [], 60)[0]
    os.close(watched)
