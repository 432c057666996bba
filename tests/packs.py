"""An example pack of the documents, and how a test reads packs without leaving their cards to other tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.core.catalog import Packs
from engine.core.packs import Pack, read
from engine.spearpoint.packs import PACKS
from engine.tactics2gm.packs import PACKS as TACTICS_PACKS

EXAMPLE = Path(__file__).parents[1] / "engine/spearpoint/packs/winterline"


def example(**changed: str) -> Pack:
    """Read the example, some of its files (named without their ending) replaced."""
    return Pack({**read(EXAMPLE).files, **{f"{name}.toml": text for name, text in changed.items()}})


@contextmanager
def apart() -> Iterator[None]:
    """Forget at the end whatever packs were read."""
    before = [dict(vars(packs)) for packs in (PACKS, TACTICS_PACKS)]
    try:
        yield
    finally:
        for packs, known in zip((PACKS, TACTICS_PACKS), before, strict=True):
            vars(packs).update(known)


def forget(packs: Packs[Any]) -> None:
    """Leave a game as it is in a process that has read no pack."""
    vars(packs).update(vars(type(packs)(packs.own)))
