"""``python -m tests.weeks``: live through weeks of many matches; exit code 1 where a limit was broken."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import pytest
import structlog

from tests.table import tiny_game
from tests.weeks.simulation import Simulation

SHOWN = 40
"""Breaches that are printed."""


def main() -> int:
    """Run one simulation and print what it came to."""
    asked = argparse.ArgumentParser(prog="python -m tests.weeks", description=main.__doc__)
    asked.add_argument("--weeks", type=float, default=60.0, help="how long (default: %(default)s)")
    asked.add_argument("--matches", type=int, default=300, help="how many at any time (default: %(default)s)")
    asked.add_argument("--seed", type=int, default=7, help="which people, kills and clocks (default: %(default)s)")
    chosen = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    tiny_game.register(pytest.MonkeyPatch())
    with tempfile.TemporaryDirectory() as folder:
        simulation = Simulation(
            Path(folder) / "weeks.db", weeks=chosen.weeks, matches=chosen.matches, seed=chosen.seed
        )
        asyncio.run(simulation.run())
    for breach in simulation.limits.breaches[:SHOWN]:
        print(breach)
    counted = ", ".join(f"{number} {what}" for what, number in sorted(simulation.counted.items()))
    print(
        f"{chosen.weeks:g} weeks of {chosen.matches} matches: {len(simulation.limits.breaches)} limits broken; "
        f"{counted}; {time.process_time() / 60:.1f} min of CPU"
    )
    return 1 if simulation.limits.breaches else 0


if __name__ == "__main__":
    sys.exit(main())
