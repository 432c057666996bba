"""The process in which the computer thinks: how little it takes, and what becomes of an answer if it is killed."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest

from bot.match.thinking import NICE, thinking
from engine.ai.choose import think
from engine.core.protocol import Option
from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing, chance
from tests.ai.secrets_kept import mind_of

MOST_MEMORY = 200
"""Megabytes."""
KILLS = 6
"""Each takes a process that has to learn all games anew."""


def process() -> int:
    """Find the process that thinks."""
    children = subprocess.run(
        ["ps", "-o", "pid=,ni=", "--ppid", str(os.getpid())], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    [found] = [int(pid) for pid, nice in map(str.split, children) if nice == str(NICE)]
    return found


def asked(name: str) -> tuple[Any, ...]:
    """Return a question from the middle of a match, as the process is asked it."""
    rules = game(name)
    playing: Playing[Any, Any] = Playing(rules, chance("process"), rules.scenarios[0])
    for _ in range(40):
        playing.do(playing.choose())
    decision = rules.pending(playing.state)[0]
    veiled = rules.encode(mind_of(rules).veil(rules, playing.state, decision.seat))
    return name, veiled, decision.seat, decision.id, "recruit", "key"


@pytest.mark.parametrize("name", GAMES)
def test_it_comes_to_the_same_as_any_other_process_lets_others_go_first_and_stays_small(name: str) -> None:
    question = asked(name)
    for _ in range(5):
        assert thinking().do_in_time(think, *question) == think(*question)

    status = Path(f"/proc/{process()}/status").read_text(encoding="utf-8")
    resident = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    assert resident < MOST_MEMORY * 1024


def test_killed_whenever_it_may_be_it_comes_to_the_same() -> None:
    question, rng = asked("spearpoint"), chance("kills")
    right = think(*question)
    thinking().begin()
    for _ in range(KILLS):
        answers: list[list[Option]] = []
        asking = Thread(target=lambda into=answers: into.append(thinking().do_in_time(think, *question)))
        victim = process()
        asking.start()
        sleep(rng.random() * 0.01)
        os.kill(victim, 9)
        asking.join()
        thinking().do_in_time(think, *question)  # it is there again
        assert answers == [right]


def test_a_hundred_times_it_comes_to_the_same() -> None:
    question = asked("fab")
    told = {str(thinking().do_in_time(think, *question)) for _ in range(100)}

    assert len(told) == 1
