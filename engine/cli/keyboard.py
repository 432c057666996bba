"""Who reads what is typed: whatever is plugged in, else Python itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.cli.plugins import plugged

GROUP = "fieldpost.keyboards"
"""The entry point group of modules that have ``ask(prompt, choices) -> str``: a line typed at this terminal.

``choices`` may be picked by number, from 1 on. Nobody may find what somebody else typed. Raises EOFError where
nothing more will come.
"""

Ask: TypeAlias = Callable[[str, Sequence[str]], str]


def keyboard() -> Ask:
    """Find somebody who helps with typing; where nobody sits at a terminal, lines are read as they come."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        module = plugged(GROUP)
        if module is not None:
            ask: Ask = module.ask
            return ask
    return lambda prompt, _choices: input(prompt)
