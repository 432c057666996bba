"""The store's calls on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Self

from msgspec import structs

from bot.store.finished import Played, PlayedHere
from bot.store.records import (
    Change,
    Conflict,
    Entrance,
    Entry,
    Language,
    Late,
    Match,
    NewDeck,
    Panel,
    Person,
    Picks,
    Post,
    Promise,
    Record,
    SavedDeck,
    Sitting,
    Slot,
    Stored,
)
from bot.store.sqlite import (
    clocks,
    crowds,
    decks,
    match_lists,
    matches,
    packs,
    panels,
    people,
    promises,
    sittings,
    stats,
    watchers,
)
from bot.store.sqlite.database import Database
from engine.core.packs import Pack
from engine.core.protocol import Seat

REMEMBERED = 256
"""Matches whose last state is kept at hand; some tens of kilobytes each."""


class Store:
    """Where matches, people and promised messages lie.

    ``now`` gives Unix time. While the database is locked or the disk full, what a person wants stored raises
    StoreUnavailable; what nobody could ask for again waits until it is stored.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._reading, self._writer = database.reading, database.writer
        self._keep, self._patiently = database.keep, database.patiently
        self.now = now
        self._known: dict[int, Stored] = {}

    @classmethod
    async def open(cls, file: Path, now: Callable[[], float] = time.time) -> Self:
        """Open the store in a file; see :meth:`Database.open`."""
        return cls(await Database.open(file), now)

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self._database.close()

    async def watch(self) -> None:
        """Come back once nothing can be stored any more; see :meth:`Database.watch`."""
        await self._database.watch(self._is_older)

    def _is_older(self, db: sqlite3.Connection) -> bool:
        """Return whether a match in a database is older than this process left it."""
        known = {match_id: stored.match.version for match_id, stored in self._known.items()}
        found = matches.versions(db, known)
        return any(found.get(match_id, -1) < version for match_id, version in known.items())

    # ------------------------------------------------------------- matches

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

        def work(db: sqlite3.Connection) -> Match:
            found = matches.opened_by(db, interaction_id)
            if found is not None:
                return found
            new, change = prepare(matches.next_number(db))
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

        def written(db: sqlite3.Connection) -> tuple[Stored, list[Entry]] | None:
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

        def work(db: sqlite3.Connection) -> tuple[Stored, list[Entry], Sitting] | None:
            found = written(db)
            if found is None:
                return None
            stored, acts = found
            return stored, acts, sittings.sitting(db, stored.match, stored.state, user_id)

        done = await self._writer.write(work)
        if done is None:
            return None
        stored, acts, sitting = done
        if stored.live is not None:
            self._remember(stored)
        return sitting, acts

    def _judge(self, db: sqlite3.Connection, entrance: Entrance | None, change: Change) -> None:
        """Have it judged, before anything is written, whether there is room for who enters a match."""
        if entrance is not None:
            entrance.judge(crowds.crowd(db, entrance, self.now()), change)

    def _write(
        self, db: sqlite3.Connection, stored: Stored, change: Change, interaction_id: int
    ) -> tuple[Stored, list[Entry]]:
        match, acts = matches.write(db, stored.match, change, interaction_id, self.now())
        return Stored(match, stored.seed, change.state or stored.state, [], [], live=change.live), acts

    def _remember(self, stored: Stored) -> None:
        """Keep what was committed, to plan the next change on it; its version will tell if it is outdated."""
        self._known.pop(stored.match.id, None)
        self._known[stored.match.id] = stored
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    async def match(self, match_id: int) -> Match | None:
        """Find a match."""
        return await self._reading.look(lambda db: matches.match(db, match_id))

    async def sitting(self, match_id: int, user_id: int | None) -> Sitting | None:
        """Find a match with its state (secret) as a person finds it; None for a spectator nobody knows."""
        return await self._reading.look(lambda db: sittings.at(db, match_id, user_id))

    async def meant(
        self, user_id: int, number: int | None, thread_id: int | None, game: str | None = None
    ) -> list[Sitting]:
        """Find the match that a person means by a number, or else by where he is; two where that is not clear."""
        return await self._reading.look(lambda db: sittings.meant(db, user_id, number, thread_id, game))

    async def in_thread(self, thread_id: int) -> Match | None:
        """Find the match that is played in a thread."""
        return await self._reading.look(lambda db: matches.in_thread(db, thread_id))

    async def matches_of(self, user_id: int) -> list[Match]:
        """List the open and running matches of a person, those he is invited to included, the latest first."""
        return await self._reading.look(lambda db: match_lists.of_person(db, user_id))

    async def in_want(self, guild_id: int, user_id: int) -> list[Match]:
        """List the matches of a server that a person could still join, the oldest first, at most 50."""
        return await self._reading.look(lambda db: match_lists.in_want(db, guild_id, user_id))

    async def finished_of(self, user_id: int) -> list[Match]:
        """List the matches that a person has played to their end, the latest first, at most 100."""
        return await self._reading.look(lambda db: match_lists.finished_of(db, user_id))

    async def played_by(self, user_id: int, guild_id: int | None, game: str | None) -> Played:
        """Find what a person has played, in one server and of one game if they are given."""
        return await self._reading.look(lambda db: stats.of_person(db, user_id, guild_id, game))

    async def played_in(self, guild_id: int, since: float, least: int, most: int) -> PlayedHere:
        """Find what a server has played, and up to ``most`` people who finished at least so many since then."""
        return await self._reading.look(lambda db: stats.of_server(db, guild_id, since, least, most))

    async def waiting_for(self, user_id: int) -> list[Match]:
        """List the matches that a person holds up, the one waiting longest first."""
        return await self._reading.look(lambda db: match_lists.waiting_for(db, user_id))

    async def running(self) -> list[int]:
        """List the matches that are being played."""
        return await self._reading.look(match_lists.running)

    async def log(self, match_id: int, since: int) -> tuple[Match, list[Entry]] | None:
        """Find a match with its acts after act number ``since``, private parts included (secret)."""

        def work(db: sqlite3.Connection) -> tuple[Match, list[Entry]] | None:
            found = matches.match(db, match_id)
            return None if found is None else (found, matches.entries(db, match_id, since))

        return await self._reading.look(work)

    async def record(self, match_id: int) -> Record | None:
        """Read what replaying a match needs (secret); None for one that has not begun."""
        return await self._reading.look(lambda db: matches.record(db, match_id))

    async def last_answer(self, match_id: int, seat: Seat) -> int | None:
        """Find the act with which the last interaction of a seat began that others noticed and that stands."""
        return await self._reading.look(lambda db: matches.last_answer(db, match_id, seat))

    async def put(
        self,
        match_id: int,
        *,
        invitation_id: int | None = None,
        thread_id: int | None = None,
        board_id: int | None = None,
    ) -> None:
        """Note where something of a match was posted."""
        await self._keep(lambda db: matches.put(db, match_id, invitation_id, thread_id, board_id))

    async def packs(self) -> list[dict[str, str]]:
        """List the text of every edition of a pack with which a match was opened, file by file."""
        return await self._reading.look(packs.texts)

    # ------------------------------------------------------------- people and drafts

    async def person(self, user_id: int) -> Person | None:
        """Find a person."""
        return await self._reading.look(lambda db: people.person(db, user_id))

    async def meet(self, person: Person) -> None:
        """Note a person's name, and the language if one is given."""
        await self._writer.write(lambda db: people.meet(db, person))

    async def set_language(self, person: Person, language: Language | None) -> None:
        """Note the language that a person chose, or (None) that he wants his client's again."""

        def work(db: sqlite3.Connection) -> None:
            people.meet(db, person)
            people.set_language(db, person.id, language)

        await self._writer.write(work)

    async def set_portrait(self, person: Person, *, portrait: bool) -> None:
        """Note whether a person wants boards upright."""

        def work(db: sqlite3.Connection) -> None:
            people.meet(db, person)
            people.set_portrait(db, person.id, portrait=portrait)

        await self._writer.write(work)

    async def set_theme(self, person: Person, theme: str) -> None:
        """Note in which theme a person wants pictures."""

        def work(db: sqlite3.Connection) -> None:
            people.meet(db, person)
            people.set_theme(db, person.id, theme)

        await self._writer.write(work)

    async def set_dm_closed(self, user_id: int, at: float | None, note: int | None = None) -> None:
        """Note when a person's DMs were found closed, or (None) open again, and in which match to tell him."""
        await self._keep(lambda db: people.set_dm_closed(db, user_id, at, note))

    async def drop_dm_note(self, user_id: int) -> None:
        """Note that a person has been told that his DMs are closed."""
        await self._keep(lambda db: people.drop_dm_note(db, user_id))

    async def set_drafts(self, match_id: int, user_id: int, drafts: Mapping[int, Picks]) -> bool:
        """Keep picks for later, by decision; False for who has no seat."""
        return await self._writer.write(lambda db: people.set_drafts(db, match_id, user_id, drafts))

    # ------------------------------------------------------------- those who watch

    async def watch_match(
        self,
        match_id: int,
        user_id: int,
        interaction_id: int,
        judge: Callable[[Match, int, int], None],
        *,
        back: bool = False,
    ) -> bool | None:
        """Let a person watch a match, or, going ``back``, no longer if he does; return whether he does then.

        None if there is no such match. ``judge`` may raise: then nothing is written.
        """

        def work(db: sqlite3.Connection) -> bool | None:
            found = matches.match(db, match_id)
            if found is None:
                return None
            return watchers.change(db, found, user_id, interaction_id, judge, back=back)

        return await self._writer.write(work)

    async def stop_watching(self, match_id: int, user_id: int) -> None:
        """Let a person watch a match no longer."""
        await self._writer.write(lambda db: watchers.stop(db, match_id, user_id))

    async def drop_watcher(self, match_id: int, user_id: int) -> None:
        """Forget a watcher whom nothing can be told any more."""
        await self._keep(lambda db: watchers.drop(db, match_id, user_id))

    async def watcher_told(self, match_id: int, user_id: int) -> int | None:
        """Find the last act that a watcher of a match was told; None for who does not watch it."""
        return await self._patiently(self._reading.look, lambda db: watchers.told(db, match_id, user_id))

    async def note_told(self, row: Promise, message_id: int | None, last: int | None) -> None:
        """Note that a watcher was told everything up to an act (None: to the end), by what was promised."""
        await self._keep(lambda db: watchers.note(db, row, message_id, last, self.now()))

    async def to_watch(self, guild_id: int | None, user_id: int) -> list[Match]:
        """List the running matches of a server that a person could watch, at most 50; first those he watches."""
        return await self._reading.look(lambda db: match_lists.to_watch(db, guild_id, user_id))

    # ------------------------------------------------------------- decks

    async def decks(self, user_id: int) -> list[SavedDeck]:
        """List the decks that a person has saved, by name."""
        return await self._reading.look(lambda db: decks.saved(db, user_id))

    async def decks_of_game(self, user_id: int, game: str) -> list[SavedDeck]:
        """List the decks of a game that a person has saved, and those that he chose last, by name."""
        return await self._reading.look(lambda db: decks.of_game(db, user_id, game))

    async def deck(self, user_id: int, deck_id: int) -> SavedDeck | None:
        """Find a deck of a person; other people's are not found."""
        return await self._reading.look(lambda db: decks.find(db, user_id, deck_id))

    async def deck_in(self, user_id: int, game: str, side: str, slot: Slot) -> SavedDeck | None:
        """Find the deck for a side that a person is building, or chose last."""
        return await self._reading.look(lambda db: decks.find_in(db, user_id, game, side, slot))

    async def keep_deck(self, new: NewDeck, most: int | None = None) -> SavedDeck | None:
        """Keep a deck in the place of one of the same name; None if it would be one more than ``most`` saved."""
        return await self._writer.write(lambda db: decks.keep(db, new, most, self.now()))

    async def change_deck(self, user_id: int, deck: SavedDeck) -> None:
        """Change what is in a deck of a person: its cards, its opening hand, its options."""
        await self._writer.write(lambda db: decks.change(db, user_id, deck, self.now()))

    async def rename_deck(self, user_id: int, deck_id: int, name: str) -> bool:
        """Rename a saved deck of a person; False if another one of that side has the name."""
        return await self._writer.write(lambda db: decks.rename(db, user_id, deck_id, name))

    async def delete_deck(self, user_id: int, deck_id: int) -> None:
        """Throw a deck of a person away."""
        await self._writer.write(lambda db: decks.delete(db, user_id, deck_id))

    # ------------------------------------------------------------- messages to be sent

    async def open_promises(self, match_id: int | None = None) -> list[Promise]:
        """List the messages that are still to be sent, or those of one match, in the order of their promises."""
        return await self._patiently(self._reading.look, lambda db: promises.open_promises(db, match_id))

    async def posted(self, match_id: int, key: str) -> int | None:
        """Find the message that was last sent for promises with a key, as long as it is remembered."""
        return await self._patiently(self._reading.look, lambda db: promises.posted(db, match_id, key))

    async def panel(self, match_id: int, person: int) -> Panel | None:
        """Find the panel of a match that a person has by direct message."""
        return await self._patiently(self._reading.look, lambda db: panels.find(db, match_id, person))

    async def keep_panel(self, match: Match, panel: Panel) -> None:
        """Note a person's panel that shows ``match``; it is brought up to date if that has moved on since."""
        await self._keep(lambda db: panels.keep(db, match, panel, self.now()))

    async def drop_panel(self, match_id: int, person: int) -> None:
        """Forget a person's panel, which nothing can change any more."""
        await self._keep(lambda db: panels.drop(db, match_id, person))

    async def finish(self, row: Promise, message_id: int | None, problem: str | None = None) -> None:
        """Note that a message was sent, or given up for a problem; a newer promise in its row stays open."""
        await self._keep(lambda db: promises.finish(db, row, message_id, problem, self.now()))

    async def postpone(self, row: Promise, problem: str, next_try_at: float) -> None:
        """Note a failed attempt and when to make the next one."""
        await self._keep(lambda db: promises.postpone(db, row, problem, next_try_at))

    async def claim_story(self, row: Promise) -> Promise | None:
        """Make of a story that waited for a pause that of all that is not told yet; None if nothing is left."""

        def work(db: sqlite3.Connection) -> Promise | None:
            claimed = promises.claim_story(db, row)
            if claimed is not None:
                told = claimed.payload
                watchers.promise_digests(db, row.match, told["first"] - 1, told["last"], self.now())
            return claimed

        return await self._keep(work)

    async def given_up(self) -> set[int]:
        """List the matches of whose messages some were given up."""
        return await self._reading.look(promises.given_up)

    async def promise_once(self, match_id: int, post: Post) -> None:
        """Promise a message that changes nothing in its match, unless one with its key waits already."""
        await self._writer.write(lambda db: promises.promise_once(db, match_id, post, self.now()))

    async def ask_again(self, match_id: int) -> int:
        """Promise anew what was given up of a match, and let what failed wait no longer; return its number."""
        return await self._writer.write(lambda db: promises.ask_again(db, match_id, self.now()))

    async def prune(self, before: float) -> int:
        """Forget the messages that were done before a time; return their number."""
        return await self._keep(lambda db: promises.prune(db, before))

    async def nudge(self, waiting_since: float) -> int:
        """Promise a nudge to every seat awaited since before a time and not nudged yet; return their number."""
        return await self._keep(lambda db: people.nudge(db, waiting_since, self.now()))

    async def late(self, longest: float, remind_after: float) -> list[Late]:
        """Give a sign of life, and list the seats whose time is up; of silence, ``longest`` seconds count.

        Whoever has used up a share of his time is reminded.
        """

        def work(db: sqlite3.Connection) -> list[Late]:
            clocks.give_sign(db, longest, self.now())
            return clocks.late(db, remind_after, self.now())

        return await self._keep(work)

    async def paused_since(self, before: float) -> list[tuple[int, int]]:
        """List the matches that are paused since before a time, each with its pause."""
        return await self._patiently(self._reading.look, lambda db: match_lists.paused_since(db, before))

    async def longest_wait(self) -> float | None:
        """Return since when the seat that has waited longest without a nudge is awaited."""
        return await self._patiently(self._reading.look, people.longest_wait)


def _plan(decide: Callable[[Stored], Change | None], known: Stored) -> Change | None:
    try:
        return decide(known)
    except Exception:  # noqa: BLE001  # perhaps what is known is outdated: the answer within the transaction counts
        return None
