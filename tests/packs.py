"""An example pack of the documents, and how a test reads packs without leaving their cards to other tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.core.catalog import Packs
from engine.core.packs import Pack, read
from engine.core.registry import GAMES, game

EXAMPLE = Path(__file__).parents[1] / "engine/spearpoint/packs/winterline"


def example(**changed: str) -> Pack:
    """Read the example, some of its files (named without their ending) replaced."""
    return Pack({**read(EXAMPLE).files, **{f"{name}.toml": text for name, text in changed.items()}})


@contextmanager
def apart() -> Iterator[None]:
    """Forget at the end whatever packs were read."""
    every = [packs for name in GAMES if (packs := game(name).packs) is not None]
    before = [dict(vars(packs)) for packs in every]
    try:
        yield
    finally:
        for packs, known in zip(every, before, strict=True):
            vars(packs).update(known)


def forget(packs: Packs[Any]) -> None:
    """Leave a game as it is in a process that has read no pack."""
    vars(packs).update(vars(type(packs)(packs.own)))
