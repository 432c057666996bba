"""Many random matches on all cores, every law held against each; what fails is kept as a match file."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from engine.core.errors import Illegal
from engine.core.registry import game as find_game
from engine.core.watch import Watch
from engine.core.words import msg


class Result(NamedTuple):
    """How one match went: its number, its actions, what was wrong (empty: nothing), and then the match file."""

    number: int
    actions: int
    problem: str = ""
    file: bytes = b""


def watch(
    game: str, seed: str, number: int, every: int, stop: int | None = None, scenario: str | None = None
) -> Result:
    """Play the match of that number, or so many actions of it, and see whether anything breaks."""
    try:
        watched = Watch(find_game(game), f"{game} {seed} {number}", every, scenario)
    except Exception as error:  # noqa: BLE001  a deal that crashes is what a fuzzer is for
        return Result(number, 0, f"{type(error).__name__}: {error}")
    try:
        return Result(number, watched.play(stop=stop))
    except Exception as error:  # noqa: BLE001  so is any other crash
        acts = len(watched.playing.acts)
        return Result(number, acts, f"{type(error).__name__}: {error}", watched.playing.file())


def fuzz(
    game: str,
    scenario: str | None,
    seed: str,
    numbers: Sequence[int],
    *,
    jobs: int | None,
    every: int,
    stop: int | None,
    dump: Path,
) -> int:
    """Play the matches of those numbers, of one scenario or of any; give 1 if any failed, else 0.

    They end after ``stop`` actions, where it is given.
    Raises Illegal for a scenario that is none.
    """
    if scenario is not None and scenario not in find_game(game).scenarios:
        raise Illegal(msg("refused-no-scenario", found=scenario))
    began = time.perf_counter()
    jobs = min(jobs or os.cpu_count() or 1, len(numbers))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        count = len(numbers)
        play = partial(watch, game, seed, every=every, stop=stop, scenario=scenario)
        found = pool.map(play, numbers, chunksize=max(1, count // jobs // 20))
        failed = actions = 0
        for result in found:
            actions += result.actions
            if result.problem:
                failed += 1
                _report(game, scenario, seed, result, every, dump)
    seconds = time.perf_counter() - began
    verdict = f"{failed} failed" if failed else "every law held"
    print(f"{count:,} matches of {game}, {actions:,} actions in {seconds:.1f} s on {jobs} cores: {verdict}")
    return 1 if failed else 0


def _report(game: str, scenario: str | None, seed: str, result: Result, every: int, dump: Path) -> None:
    print(f"match {result.number}, after {result.actions} actions: {result.problem}")
    which = f"{game} --scenario {scenario}" if scenario else game
    again = f"python -m engine fuzz {which} --seed {seed} --first {result.number} --matches 1 --every {every}"
    print(f"  again:  {again}")
    if result.file:
        dump.mkdir(parents=True, exist_ok=True)
        file = dump / f"{game}-{seed}-{result.number}.json"
        file.write_bytes(result.file)
        print(f"  replay: python -m engine verify {file}")
