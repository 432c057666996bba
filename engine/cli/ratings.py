"""Anybody can check the ratings: they come from results alone, by a library that is plugged in."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.cli.plugins import plugged
from engine.core.errors import FieldpostError

GROUP = "fieldpost.ratings"
"""The entry point group of modules that have ``check(data)``: what was checked in a file of results, as lines in
``told``, and what is not so, as lines in ``wrong``."""


class NoRatings(FieldpostError):
    """Nothing that reckons ratings is installed with the engine."""


def verify(file: Path) -> int:
    """Reckon all ratings of a file of results anew and say what was checked; give 1 if it claims what is not so.

    Raises FieldpostError for what is no such file.
    """
    module = plugged(GROUP)
    if module is None:
        raise NoRatings("ratings are reckoned by Fieldpost's bot: install the whole of it")
    checked = module.check(file.read_bytes())
    for line in checked.wrong:
        print(f"{file}: {line}", file=sys.stderr)
    if checked.wrong:
        return 1
    for line in checked.told:
        print(line)
    print(f"{file}: all ratings are those that the results give")
    return 0
