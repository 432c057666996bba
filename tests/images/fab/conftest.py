"""Fast Action Battles is among the registered games for every test of its pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.words import speech
from engine.core import registry


@pytest.fixture(autouse=True, scope="package")
def _registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for known in (registry, speech):
            if "fab" not in known.GAMES:
                patch.setattr(known, "GAMES", (*known.GAMES, "fab"))
        yield
