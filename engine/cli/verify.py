"""Anybody can check a match: the shuffles and dice, the legality of every answer, and the result."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.core import matchfile
from engine.core.errors import BadMatchFile


def verify(file: Path) -> int:
    """Check a match file and say what was checked; give 1 if it claims what is not so."""
    found = matchfile.read(file.read_bytes())
    try:
        state = matchfile.verify(found)
    except BadMatchFile as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    outcome = state.outcome
    if outcome is None:
        end = "the match is not over, as the file says"
    else:
        winners = ", ".join(str(seat + 1) for seat in outcome.winners) or "nobody"
        end = f"won by seat {winners} ({outcome.termination}), as the file says"
    print(f"{file}: {found.game} {found.rules}, {found.scenario}")
    print(f"  commitment  the seed has the hash that was published: {found.commitment}")
    print(f"  acts        all {len(found.acts)} are legal")
    print(f"  outcome     {end}")
    print(f"  digest      the last state is the one the file names: {found.digest}")
    return 0
