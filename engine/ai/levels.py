"""How well the computer plays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

LevelName: TypeAlias = Literal["recruit", "veteran"]


class Level(NamedTuple):
    """``whims``: how often it does just anything that is legal, and not what the game advises."""

    whims: float = 0.0


LEVELS: Mapping[LevelName, Level] = MappingProxyType({"recruit": Level(whims=0.6), "veteran": Level()})
"""From the easiest to the hardest; engine/README.md tells what each wins."""
