"""What every call of the store stands on."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.sqlite.database import Database


class Calls:
    """Calls on a database. ``now`` gives Unix time.

    While the database is locked or the disk full, what a person wants stored (``_writer``) raises
    StoreUnavailable; what nobody could ask for again (``_keep``) waits until it is stored.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._reading, self._writer = database.reading, database.writer
        self._keep, self._patiently = database.keep, database.patiently
        self.now = now
