"""Whether the bot is well, as ``fieldpost health`` tells it: what is noted with each sign of life."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from bot.operating.metrics import Metrics
from bot.store import Store
from bot.store.records import StoreUnavailable

INTERVAL = 15.0
"""Seconds between two signs of life."""
SILENT = 3 * INTERVAL
"""Seconds after which a bot that gives none is not well."""
STUCK = 600.0
"""Seconds for which no message is due while they are sent, however many there are."""


class Wellbeing:
    """Looks at how the store stands, notes it for the metrics, and finds what is not as it should be."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def problems(self) -> list[str]:
        """Say in a line each what is wrong; nothing where all is well."""
        try:
            standing = await self._store.standing()
        except StoreUnavailable as error:
            return [f"the database cannot be used: {error.problem}"]
        self._metrics.look(standing)
        if not self._store.available:
            return ["the database cannot be written to"]
        if standing.due_for > STUCK:
            return [f"{standing.unsent} messages wait to be sent, the oldest for {standing.due_for:.0f} s"]
        return []


def give_sign(file: Path, problems: list[str]) -> None:
    """Give a sign of life, with what is wrong; raises OSError where that cannot be, and then none is there."""
    try:
        if problems or not file.exists() or file.stat().st_size:
            file.write_text("\n".join(problems), encoding="utf-8")
        file.touch()
    except OSError:
        with contextlib.suppress(OSError):
            file.unlink()
        raise


def missing(file: Path) -> str | None:
    """Say what is wrong with a bot by the last sign of life it gave; None where it is well."""
    try:
        age, problems = time.time() - file.stat().st_mtime, file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return "not connected"
    if age > SILENT:
        return f"no sign of life for {age:.0f} s"
    if age < -SILENT:
        return "no sign of life since the clock was set back"
    return problems or None
