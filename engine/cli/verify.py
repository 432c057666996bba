"""Anybody can check a match: the shuffles and dice, the legality of every answer, and the result."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from engine.ai.recompute import recompute
from engine.cli.words import words
from engine.core import matchfile
from engine.core.datafile import shown
from engine.core.draws import Draw
from engine.core.errors import BadMatchFile


def verify(file: Path, published: str | None = None, *, rolls: bool = False, ai: bool = False) -> int:
    """Check a match file and say what was checked; give 1 if it claims what is not so.

    ``published``: the line from the thread, to be compared with it. ``rolls``: tell all that was drawn. ``ai``:
    work out all answers of the computer again.
    """
    again = None
    draws: list[Draw] = []
    found = matchfile.read(file.read_bytes())
    try:
        if published is not None:
            found.compare(published)
        state = matchfile.verify(found, draws)
        if ai:
            again = recompute(found)
    except matchfile.RefusedFile as error:
        print(f"{file}: {error.where}: {shown(words('en').say(error.refusal.msg))}", file=sys.stderr)
        return 1
    except BadMatchFile as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    bound = "the seed has" if found.dice == 1 else "the seed, and what the match is, have"
    told = "as the file tells them" if found.format > 1 else "(this old file tells none)"
    print(f"{file}: {found.game} {shown(found.rules)}, {found.scenario}")
    print(f"  commitment  {bound} the hash that was published: {found.commitment}")
    if published is None:
        print(f"  published   compare it with the line in the thread: {found.line}")
    else:
        print("  published   hash and entropy are those of the line from the thread")
    print(f"  draws       all {len(draws)} rolls and shuffles are those of the seed, {told}")
    print(f"  acts        all {len(found.acts)} are legal")
    print(f"  outcome     {matchfile.ended(state.outcome)}, as the file says")
    print(f"  digest      the last state is the one the file names: {found.digest}")
    if again is not None:
        print(f"  computer    {again.thought} answers are those of its level, {again.advised} those advised")
    if rolls:
        _tell(draws)
    return 0


def _tell(draws: list[Draw]) -> None:
    """Print all that was drawn, act by act."""
    for act, drawn in groupby(draws, lambda draw: draw.act):
        print(f"act {act}" if act else "the deal")
        for draw in drawn:
            print(f"  {draw}")
