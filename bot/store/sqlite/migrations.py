"""Numbered migrations, applied in order when the store is opened."""

from __future__ import annotations

import sqlite3
import time
from importlib.resources import files

from bot.store.records import StoreError


def migrate(db: sqlite3.Connection, last: str = "9999") -> list[str]:
    """Apply the migrations up to a number that this database has not seen, each in a transaction.

    Returns their names. Raises StoreError for a database that a newer version has changed.
    """
    scripts = _scripts(last)
    db.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at REAL NOT NULL) STRICT")
    applied = _applied(db)
    if newer := applied - scripts.keys():
        raise StoreError(f"the database was written by a newer version: unknown migration {min(newer)}")
    missing = sorted(scripts.keys() - applied)
    for name in missing:
        db.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(scripts[name]):
                db.execute(statement)
            db.execute("INSERT INTO migrations VALUES (?, ?)", (name, time.time()))
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")
    return missing


def unknown(db: sqlite3.Connection) -> set[str]:
    """Return the migrations that this version does not know; sqlite3.OperationalError where there are none."""
    return _applied(db) - _scripts().keys()


def _scripts(last: str = "9999") -> dict[str, str]:
    return {
        f.name: f.read_text(encoding="utf-8")
        for f in files("bot.store.sqlite").joinpath("migrations").iterdir()
        if f.name.endswith(".sql") and f.name[:4] <= last
    }


def _applied(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT name FROM migrations")}


def touch(db: sqlite3.Connection) -> None:
    """Write something that changes nothing."""
    db.execute("UPDATE migrations SET applied_at = applied_at")


def statements(script: str) -> list[str]:
    """Cut a script into its statements; ``executescript`` would commit in the middle of the transaction."""
    found, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    if statement.strip():
        raise StoreError(f"a migration does not end with a semicolon: {statement.strip()[:60]}")
    return found
