"""Who reads what is typed: whatever is plugged in, else Python itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import TypeAlias

GROUP = "fieldpost.keyboards"
"""The entry point group of modules that have ``ask(prompt, choices) -> str``: a line typed at this terminal.

``choices`` may be picked by number, from 1 on. Nobody may find what somebody else typed. Raises EOFError where
nothing more will come.
"""

Ask: TypeAlias = Callable[[str, Sequence[str]], str]


def keyboard() -> Ask:
    """Find somebody who helps with typing; where nobody sits at a terminal, lines are read as they come."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        for entry in entry_points(group=GROUP):
            try:
                plugged: Ask = entry.load().ask
            except ImportError:
                continue  # named, but not installed with the engine
            return plugged
    return lambda prompt, _choices: input(prompt)
