"""A random answer to a question, for fuzzing and self-play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.core.protocol import Decision, Option


def random_picks(decision: Decision, rng: Random, legal: Callable[[list[Option]], bool]) -> list[Option] | None:
    """Pick as many options as may be picked, by chance; fewer where all are not legal, and None if none are."""
    options, least = decision.options, decision.min
    most = min(decision.max, len(options))
    wanted = least if least == most else least + int(rng.random() * (most - least + 1))
    picks = [options[int(rng.random() * len(options))]] if wanted == 1 else rng.sample(options, wanted)
    if legal(picks):
        return picks
    picks = []
    for option in rng.sample(options, len(options)) if wanted else ():
        if len(picks) >= wanted:
            break
        picks.append(option)
        if len(picks) >= least and not legal(picks):
            picks.pop()
    return None if len(picks) < least or not legal(picks) else picks
