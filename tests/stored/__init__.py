"""Databases as earlier versions wrote them, and the panels that those versions had shown of their matches.

Each holds a match in the middle of a turn and one in the middle of a fight, with orders given or plans laid ahead
and answers that may be taken back, one that is over, and an invitation. Two people play, who have these ids there.

A file holds rows; the number with which its name begins is that of the last migration that its tables had gone
through.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.store.sqlite.migrations import migrate

STORED = sorted(Path(__file__).parent.glob("*.sql"))
RUNNING, OVER, INVITATION = (1, 2), 3, 4
ANA, BEN = 11, 12


class OldPanel(msgspec.Struct):
    """What stood on a message about a match: for one person, or (None) for everybody."""

    match: int
    person: int | None
    components: list[dict[str, Any]]


def load(stored: Path, file: Path, *more: str) -> None:
    """Make the database, and run more statements on it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db, stored.name[:4])
        db.executescript(stored.read_text(encoding="utf-8"))
        for statement in more:
            db.execute(statement)
    file.chmod(0o600)


def panels(stored: Path) -> list[OldPanel]:
    """Read what the version that wrote a database had shown."""
    return msgspec.json.decode(stored.with_suffix(".panels.json").read_bytes(), type=list[OldPanel])
