"""Play mirrored battles of a game: ``python -m tests.arena GAME [--level L] [--against L] [--battles 400]``."""

from __future__ import annotations

import os
from argparse import ArgumentParser

from engine.ai.levels import LEVELS
from tests.arena.contest import CHANCE, FIXED, contest
from tests.arena.strangers import ASSAULTS, HOLDS, SHOOTS


def main() -> None:
    """Say how many battles a level of the computer wins: today's advice, if no other is named."""
    parser = ArgumentParser(prog="python -m tests.arena")
    parser.add_argument("game")
    parser.add_argument(
        "--level", choices=[*LEVELS], default="veteran", help="usually the veteran: today's advice"
    )
    parser.add_argument(
        "--against",
        choices=[FIXED, CHANCE, HOLDS, ASSAULTS, SHOOTS, *LEVELS],
        default=FIXED,
        help="the advice of the fixed day, chance, a stranger of one idea or another level",
    )
    parser.add_argument("--players", type=int, help="how many play, where all are of one side")
    parser.add_argument("--battles", type=int, default=400)
    parser.add_argument("--scenario")
    parser.add_argument("--seed", default="1943")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    tally = contest(
        asked.game,
        asked.battles,
        level=asked.level,
        against=asked.against,
        scenario=asked.scenario,
        seed=asked.seed,
        players=asked.players,
        jobs=asked.jobs,
    )
    share, low, high = (100 * value for value in tally.rate)
    print(f"won {tally.won}, lost {tally.lost}, drawn {tally.drawn}: {share:.1f} % ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
