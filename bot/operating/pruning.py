"""Removing from the database what nobody needs any more, and giving its room back to the disk."""

from __future__ import annotations

from pathlib import Path

from bot.store.sql import pruning
from bot.store.sql.pruning import Unneeded
from bot.store.sqlite import beside

DAY = 24 * 3600.0


def unneeded(database: Path, days: int, now: float) -> Unneeded:
    """Say what would be removed that nobody has touched for so many days. Raises StoreError."""
    with beside.reading(database) as db:
        return pruning.unneeded(db, now - DAY * days)


def prune(database: Path, days: int, now: float) -> Unneeded:
    """Remove it, all or nothing, and say what it was. Raises StoreError, among others while a bot plays."""
    before = now - DAY * days
    with beside.alone(database) as db:
        db.execute("BEGIN IMMEDIATE")
        found = pruning.unneeded(db, before)
        pruning.remove(db, before)
        db.execute("COMMIT")
        db.execute("VACUUM")
    return found
