"""Sheets of pictured cards for the terminal, from whatever pictures are plugged in: the engine draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engine.cli.plugins import plugged
from engine.core.words import Msg

GROUP = "fieldpost.sheets"
"""The entry point group of modules that have ``sheets(game, cards, say, language) -> Iterable[bytes]``: cards of a
game by their ids, drawn as PNG, several on each; ``say`` is ``say(message, language) -> str``."""

Say: TypeAlias = Callable[[Msg, str], str]
Sheets: TypeAlias = Callable[[str, Sequence[str], Say, str], Iterable[bytes]]


def sheets() -> Sheets | None:
    """Find somebody who draws sheets of cards; None where no pictures are installed."""
    module = plugged(GROUP)
    return None if module is None else module.sheets
