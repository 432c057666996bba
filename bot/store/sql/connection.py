"""What a database must offer to those who write its SQL: sqlite3.Connection does as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Rows(Protocol):
    """What a statement has brought."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    def fetchone(self) -> Any:
        """Return the next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection within a transaction."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        """Execute a statement, with ``?`` for each parameter in turn or ``?1`` for the first."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Rows:
        """Execute a statement that brings nothing once for each set of parameters."""


class Reader(Protocol):
    """Whatever carries out pieces of work that read."""

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Do a piece of work that only reads, all of it in the same moment of the database.

        Raises StoreUnavailable where that is not possible for now.
        """


class Writer(Protocol):
    """Whatever carries out pieces of work that write."""

    @property
    def available(self) -> bool:
        """Whether what was last to be written could be."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a piece of work and come back when it is on the disk; raises what the work or the commit raised.

        The work must depend on the database alone, because it may be done over again. Raises StoreUnavailable
        where that is not possible for now.
        """


class Database(Protocol):
    """A database, open."""

    @property
    def reading(self) -> Reader:
        """What reads."""

    @property
    def writer(self) -> Writer:
        """What writes."""

    def next_match(self, db: Connection) -> int:
        """Return the number of the next match, which none has had before; within a transaction that inserts it."""

    async def watch(self, is_older: Callable[[Connection], bool]) -> None:
        """Come back once nothing can be stored any more.

        ``is_older`` returns whether a database lacks what was stored before.
        """

    async def close(self) -> None:
        """Finish what is being written, and close."""
