"""The write-ahead log as it is in a bot that has stored some eight hundred moves since it was started.

It has grown to its full length (a move takes ten or eleven of its pages) and is written over from its start again.
Until then the file grows, and every sync takes longer.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.sqlite.connection import LOG


def stretch(file: Path) -> None:
    """Let the log of a database in use grow to its full length, and begin at its start again."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("CREATE TABLE filling (page)")
        db.execute(
            """INSERT INTO filling WITH RECURSIVE pages (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM pages LIMIT ?)
               SELECT zeroblob(4000) FROM pages""",
            (LOG,),
        )
        db.execute("DROP TABLE filling")
        db.execute("PRAGMA wal_checkpoint(RESTART)")
