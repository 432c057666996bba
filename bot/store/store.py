"""The store: opening it, and changing matches. What else it is asked lies in ``calls``."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Self

from msgspec import structs

from bot.store.calls.decks import DeckCalls
from bot.store.calls.inboxes import InboxCalls
from bot.store.calls.matches import MatchCalls
from bot.store.calls.messages import MessageCalls
from bot.store.calls.people import PeopleCalls
from bot.store.calls.personal import PersonalCalls
from bot.store.calls.queue import QueueCalls
from bot.store.calls.ratings import RatingCalls
from bot.store.calls.servers import ServerCalls
from bot.store.calls.tournaments import TournamentCalls
from bot.store.calls.waiting import WaitingCalls
from bot.store.calls.watchers import WatcherCalls
from bot.store.records import Change, Conflict, Entrance, Entry, Match, Sitting, Stored
from bot.store.sql import crowds, inboxes, matches, packs, people, sittings
from bot.store.sql.connection import Connection, Database
from bot.store.sqlite.database import Database as File
from engine.core.packs import Pack

REMEMBERED = 256
"""Matches whose last state is kept at hand; some tens of kilobytes each."""


class Store(
    MatchCalls,
    PeopleCalls,
    PersonalCalls,
    InboxCalls,
    WatcherCalls,
    DeckCalls,
    MessageCalls,
    WaitingCalls,
    QueueCalls,
    RatingCalls,
    ServerCalls,
    TournamentCalls,
):
    """Where matches, people and promised messages lie.

    ``now`` gives Unix time. While the database cannot be used, what a person wants stored raises
    StoreUnavailable; what nobody could ask for again waits until it is stored.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        super().__init__(database, now)
        self._known: dict[int, Stored] = {}

    @classmethod
    async def open(cls, file: Path, now: Callable[[], float] = time.time) -> Self:
        """Open the store in an SQLite file; see :meth:`bot.store.sqlite.database.Database.open`."""
        return cls(await File.open(file), now)

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self._database.close()

    @property
    def available(self) -> bool:
        """Whether what was last to be stored could be."""
        return self._writer.available

    async def watch(self) -> None:
        """Come back once nothing can be stored any more; see :meth:`Database.watch`."""
        await self._database.watch(self._is_older)

    def _is_older(self, db: Connection) -> bool:
        """Return whether a match in a database is older than this process left it."""
        known = {match_id: stored.match.version for match_id, stored in self._known.items()}
        found = matches.versions(db, known)
        return any(found.get(match_id, -1) < version for match_id, version in known.items())

    async def open_match(
        self,
        prepare: Callable[[int], tuple[Match, Change]],
        seed: str,
        interaction_id: int,
        pinned: Iterable[Pack] = (),
        entrance: Entrance | None = None,
    ) -> Match:
        """Write a new match and give it as it is then; an interaction that opened one already gives that.

        So does the rematch of a match that has one already.
        ``prepare`` gives the match by its number, and what becomes of it; it depends on nothing else. The packs
        ``pinned`` into it are kept with it. ``entrance`` may raise: then nothing is written.
        """

        def work(db: Connection) -> Match:
            found = matches.opened_by(db, interaction_id)
            if found is not None:
                return found
            new, change = prepare(self._database.next_match(db))
            if new.rematch_of is not None and (found := matches.rematch(db, new.rematch_of)) is not None:
                return found
            self._judge(db, entrance, change)
            for pack in pinned:
                packs.keep(db, pack)
            matches.insert(db, new, seed, interaction_id)
            return matches.write(db, new, change, interaction_id, new.created_at)[0]

        return await self._writer.write(work)

    async def change(
        self,
        match_id: int,
        interaction_id: int,
        decide: Callable[[Stored], Change | None],
        *,
        undo: bool = False,
        user_id: int | None = None,
        entrance: Entrance | None = None,
    ) -> tuple[Sitting, list[Entry]] | None:
        """Change a match: read it, decide what shall become of it, and write that, in effect in one transaction.

        ``decide`` must depend on nothing but what it is given. If it raises, nothing is written; None says that
        there is nothing to write. ``entrance`` may raise too, by what has been counted. Gives the match as this
        person finds it then, with the acts of this interaction; None if there is no such match.

        It is asked before the transaction, with what this process wrote last, so that nobody waits for the rules
        with the database locked. Where it raises, or the match has since moved on, it is asked again within the
        transaction, and that answer counts.
        """
        known = self._known.pop(match_id, None)
        if known is None or undo:
            plan = None
        elif any(seating.computer for seating in known.match.seats):  # which thinks, while others are answered
            plan = await asyncio.to_thread(_plan, decide, known)
        else:
            plan = _plan(decide, known)
        if known is not None and plan is None:
            # Whoever planned may have left its live state half changed.
            self._known[match_id] = structs.replace(known, live=None)

        def written(db: Connection) -> tuple[Stored, list[Entry]] | None:
            if known is not None and plan is not None:
                with contextlib.suppress(Conflict):
                    self._judge(db, entrance, plan)
                    return self._write(db, known, plan, interaction_id)
            stored = matches.stored(db, match_id, interaction_id, undo=undo)
            if stored is None:
                return None
            change = decide(stored)
            if change is None:
                return stored, stored.done
            self._judge(db, entrance, change)
            return self._write(db, stored, change, interaction_id)

        def work(db: Connection) -> tuple[Stored, list[Entry], Sitting] | None:
            found = written(db)
            if found is None:
                return None
            stored, acts = found
            if user_id is not None:
                inboxes.heard(db, user_id, self.now())
                seat = stored.match.seat_of(user_id)
                if seat is not None:
                    people.note_look(db, match_id, seat, stored.match.last_act, self.now())
            return stored, acts, sittings.sitting(db, stored.match, stored.state, user_id)

        done = await self._writer.write(work)
        if done is None:
            return None
        stored, acts, sitting = done
        if stored.live is not None:
            self._remember(stored)
        return sitting, acts

    def _judge(self, db: Connection, entrance: Entrance | None, change: Change) -> None:
        """Have it judged, before anything is written, whether there is room for who enters a match."""
        if entrance is not None:
            entrance.judge(crowds.crowd(db, entrance, self.now()), change)

    def _write(
        self, db: Connection, stored: Stored, change: Change, interaction_id: int
    ) -> tuple[Stored, list[Entry]]:
        match, acts = matches.write(db, stored.match, change, interaction_id, self.now())
        return Stored(match, stored.seed, change.state or stored.state, [], [], live=change.live), acts

    def _remember(self, stored: Stored) -> None:
        """Keep what was committed, to plan the next change on it; its version will tell if it is outdated."""
        self._known.pop(stored.match.id, None)
        self._known[stored.match.id] = stored
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]


def _plan(decide: Callable[[Stored], Change | None], known: Stored) -> Change | None:
    try:
        return decide(known)
    except Exception:  # noqa: BLE001  # perhaps what is known is outdated: the answer within the transaction counts
        return None
