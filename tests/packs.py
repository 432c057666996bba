"""An example pack of the documents, and how a test reads packs without leaving their cards to other tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.core.catalog import Packs
from engine.core.packs import Pack, read
from engine.spearpoint.packs import PACKS
from engine.tactics2gm import box as tactics_box
from engine.tactics2gm.library import LIBRARY as TACTICS_LIBRARY
from engine.tactics2gm.packs import PACKS as TACTICS_PACKS
from engine.tactics2gm.scenarios import SCENARIOS

EXAMPLE = Path(__file__).parents[1] / "engine/spearpoint/packs/winterline"


def example(**changed: str) -> Pack:
    """Read the example, some of its files (named without their ending) replaced."""
    return Pack({**read(EXAMPLE).files, **{f"{name}.toml": text for name, text in changed.items()}})


@contextmanager
def apart() -> Iterator[None]:
    """Forget at the end whatever packs were read."""
    shelves: list[dict[Any, Any]] = [*TACTICS_LIBRARY, tactics_box.ADDED, SCENARIOS]
    shelves += [vars(packs) for packs in (PACKS, TACTICS_PACKS)]
    before: list[Mapping[Any, Any]] = [dict(shelf) for shelf in shelves]
    try:
        yield
    finally:
        for shelf, known in zip(shelves, before, strict=True):
            shelf.clear()
            shelf.update(known)


def forget(packs: Packs[Any]) -> None:
    """Leave a game as it is in a process that has read no pack."""
    vars(packs).update(vars(type(packs)(packs.own)))
