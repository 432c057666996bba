"""Look for secrets in what the computer is given: ``python -m tests.ai GAME [--states N] [--guesses N]``."""

from __future__ import annotations

from argparse import ArgumentParser

from engine.core.balance import rate
from tests.ai.secrets_kept import guesses, hold_the_law


def main() -> None:
    """Say over how many states nothing could be told, and how often the real one of two worlds was guessed."""
    parser = ArgumentParser(prog="python -m tests.ai")
    parser.add_argument("game")
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--guesses", type=int, default=4_000)
    parser.add_argument("--seed", default="1943")
    asked = parser.parse_args()
    seats = hold_the_law(asked.game, asked.states, asked.seed)
    print(f"{asked.game}: nothing told in {asked.states:,} states, {seats:,} seats", flush=True)
    if asked.guesses:
        found = guesses(asked.game, asked.guesses, asked.seed)
        share, low, high = (100 * value for value in rate(sum(found), len(found)))
        print(f"{asked.game}: {share:.1f} % ({low:.1f} to {high:.1f}) of {len(found):,} guesses were right")


if __name__ == "__main__":
    main()
