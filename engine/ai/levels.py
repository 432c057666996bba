"""How well the computer plays."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from engine.core.mind import Mind

LevelName: TypeAlias = Literal["recruit", "veteran"]

LEVELS: tuple[LevelName, ...] = ("recruit", "veteran")
"""From the easiest to the hardest; engine/README.md tells what each wins."""

USUAL: LevelName = "veteran"
"""The level for who does not choose one."""


def named(word: str | None) -> LevelName | None:
    """Find the level of a name; None where there is none."""
    return next((level for level in LEVELS if level == word), None)


def whims(mind: Mind[Any], level: LevelName) -> float:
    """Return how often a level does just anything that is legal, and not what is advised: a veteran never."""
    return mind.whims if level == "recruit" else 0.0
