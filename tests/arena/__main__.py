"""Play mirrored battles of a game: ``python -m tests.arena GAME [--chance] [--battles 400] [--seed 1943]``."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from importlib.util import find_spec

from tests.arena.contest import contest


def main() -> None:
    """Say how many battles today's advice wins against that of the fixed day, or against chance."""
    parser = ArgumentParser(prog="python -m tests.arena")
    parser.add_argument("game")
    parser.add_argument("--chance", action="store_true", help="against chance, and not against the fixed day")
    parser.add_argument("--battles", type=int, default=400)
    parser.add_argument("--scenario")
    parser.add_argument("--seed", default="1943")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if not asked.chance and find_spec(f"tests.arena.{asked.game}") is None:
        parser.error(f"{asked.game} has no advice of a fixed day; --chance plays against chance")
    tally = contest(
        asked.game,
        asked.battles,
        scenario=asked.scenario,
        seed=asked.seed,
        jobs=asked.jobs,
        by_chance=asked.chance,
    )
    share, low, high = (100 * value for value in tally.rate)
    print(f"won {tally.won}, lost {tally.lost}, drawn {tally.drawn}: {share:.1f} % ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
