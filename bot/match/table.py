"""The table: everything that people can do with matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any

import structlog
from msgspec import structs

from bot.fairness.allowance import HOUR, UNLIMITED, Allowance
from bot.fairness.fair_pool import FairPool
from bot.match import changes, clocks, handover, proposals, rematch, room, substitutes
from bot.match.absences import Absences
from bot.match.added_word import added_word
from bot.match.advised import Advised
from bot.match.audit import Audit
from bot.match.claims import Claims
from bot.match.consent import Consent
from bot.match.masters import Masters
from bot.match.new_match import new_match
from bot.match.refusals import refusal
from bot.match.replays import Replays
from bot.match.results import Result, SavedDecks, Sight, broke, cut
from bot.match.spectators import Spectators
from bot.match.thinking import Think, Thinker, think_apart
from bot.odds import Reckoner
from bot.store import Store
from bot.store.records import (
    ANYBODY,
    Change,
    Clock,
    Entrance,
    Entry,
    Language,
    Late,
    Match,
    Person,
    Picks,
    Place,
    Seating,
    Sitting,
    Stored,
)
from engine.ai.levels import USUAL, LevelName
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.lesson import LEARNER, WORD
from engine.core.protocol import Seat
from engine.core.registry import game as find_game

log = structlog.get_logger(__name__)


class Table:
    """Where matches are opened, joined and played.

    Every change is one transaction: state, log, points to go back to, promised messages. Raises Refusal, with
    everything left as it was, where the rules or the moment forbid it; InternalError, with everything left as it
    was, where our own code fails. An interaction id that comes again changes nothing and has the same answer.
    ``promised`` is called after each commit, to wake the outbox. ``calculations`` is for what takes a moment, as
    a match file; ``watching`` for what takes seconds, as a match played once more.
    ``consent`` is for what all have to agree to, ``claims`` for what they do about somebody who is out of time,
    ``masters`` for what those of the server do, ``absences`` for what comes of them by itself. ``thinker`` answers
    for the computer, ``waits`` seconds after what somebody did, by what it comes to as it does ``think``.
    ``spectators`` is for those who watch what others play, ``replays`` for what has been played.
    """

    def __init__(
        self,
        store: Store,
        promised: Callable[[], None] = lambda: None,
        allowance: Allowance = UNLIMITED,
        *,
        waits: float = 0.0,
        think: Think = think_apart,
    ) -> None:
        self._store = store
        self.allowance = allowance
        self._promised = promised
        self.calculations = FairPool("calculations")
        self.watching = FairPool("watching")
        self.reckoner = Reckoner()
        self.consent = Consent(store, self._change, self.calculations)
        self.claims = Claims(store, self._change)
        self.absences = Absences(store, self._change)
        self.thinker = Thinker(store, self._change, waits, think)
        self.masters = Masters(store, self._change, self.calculations)
        self.spectators = Spectators(store, allowance)
        self.replays = Replays(store, self.calculations, self.watching)
        self._advised = Advised()
        self._audit = Audit(store, self.watching)

    def close(self) -> None:
        """Stop what is being worked out."""
        self._audit.close()
        self.calculations.close()
        self.watching.close()
        self.reckoner.close()

    # ------------------------------------------------------------- opening and joining

    async def open(
        self,
        *,
        game: str,
        scenario: str,
        options: dict[str, Any],
        host: Person,
        seat: Seat,
        guests: Mapping[Seat, int],
        computers: Collection[Seat] = (),
        place: Place,
        language: Language,
        interaction_id: int,
        word: str | None = None,
        clock: Clock | None = None,
        tournament: int | None = None,
        level: LevelName = USUAL,
    ) -> Match:
        """Open a match and seat the host; ``guests`` are invited to seats, the others are for anybody.

        ``computers`` are the seats that the computer plays at a ``level``; when no other is left, the match
        begins.

        The seed is drawn now, and its hash known, before the guests add their words to the dice. ``word`` is the
        host's (None: a random one). ``clock``: how long everybody has; it is none where
        nobody but the computer plays against the host. ``tournament``: that to which it belongs.
        """
        rules, added = find_game(game), added_word(word)
        seed = token_hex(32)
        rules.new(scenario, options, seed)  # refuses what makes no match before anybody is invited to it
        number = rules.seats(scenario, options)
        for one in (seat, *guests, *computers):
            if not 0 <= one < number:
                raise refusal("table-no-seat", seat=one, seats=number)
        if host.id in guests.values():
            raise refusal("table-own-guest")
        taken = [seat, *guests, *computers]
        if len(set(taken)) < len(taken) or len(set(guests.values())) < len(guests):
            raise refusal("table-guest-twice")
        seats = [Seating(i, invited=guests.get(i)) for i in range(number)]
        for one in computers:
            seats[one] = changes.computer_seat(one, added_word(None), level)
        seats[seat] = Seating(seat, host.id, host.name, added, interaction=interaction_id)
        now = self._store.now()
        if len(taken) - len(guests) == number:
            clock = None
        match = new_match(
            game,
            scenario,
            options,
            seats,
            host=host,
            place=place,
            language=language,
            now=now,
            clock=clock,
            tournament=tournament,
        )
        entrance = self._entrance(host.id, place, tuple(guests.values()), opens=True)
        return await self._open(match, seed, interaction_id, entrance)

    async def learn(
        self, *, game: str, host: Person, place: Place, language: Language, interaction_id: int
    ) -> Match:
        """Begin the lesson of a game for somebody; it counts nowhere.

        Raises Refusal for a game without one, and for who has begun too many of late.
        """
        rules = find_game(game)
        lesson = rules.lesson
        if lesson is None:
            raise refusal("lesson-none")
        seats = [
            Seating(seat, entropy=WORD, computer=True)
            for seat in range(rules.seats(lesson.scenario, lesson.options))
        ]
        seats[LEARNER] = Seating(LEARNER, host.id, host.name, WORD, interaction=interaction_id)
        now, options = self._store.now(), dict(lesson.options)
        match = new_match(
            game, lesson.scenario, options, seats, host=host, place=place, language=language, now=now, lesson=True
        )
        judge = partial(room.may_learn, self.allowance)
        entrance = Entrance(host.id, place.guild_id, judge, within=HOUR)
        return await self._open(match, lesson.seed, interaction_id, entrance)

    async def rematch(self, match_id: int, person: Person, interaction_id: int) -> Match:
        """Open a match that is over once more with sides changed; who finds that done takes his seat there."""
        old = await self.match(match_id)
        match = rematch.once_more(old, person, interaction_id, partial(added_word, None), self._store.now())
        entrance = self._entrance(person.id, old.place, tuple(match.invited), opens=True)
        there = await self._open(match, token_hex(32), interaction_id, entrance)
        if there.status == "open" and there.seat_of(person.id) is None:
            return await self.join(there.id, person, interaction_id)
        return there

    async def _open(self, match: Match, seed: str, interaction_id: int, entrance: Entrance | None = None) -> Match:
        """Give a new match its number and hash, and begin it where all its seats are taken."""
        rules = find_game(match.game)

        def prepare(number: int) -> tuple[Match, Change]:
            numbered = structs.replace(match, id=number)
            hashed = rules.terms(match.scenario, match.options, numbered.number).commitment(seed)
            numbered = structs.replace(numbered, commitment=hashed)
            change = changes.begin(numbered, list(match.seats), seed, match.created_at)
            clocks.run(numbered, change, match.created_at)
            self.thinker.schedule(numbered, change)
            return numbered, change

        packs = rules.packs
        pinned = [] if packs is None else [packs.known[key] for key in packs.picked(match.options)]
        opened = await self._store.open_match(prepare, seed, interaction_id, pinned, entrance)
        self._audit.begun(opened.id)
        log.info("match opened", match=opened.id, game=match.game, lesson=match.lesson)
        self._promised()
        self.thinker.hear(opened)
        return opened

    async def join(
        self,
        match_id: int,
        person: Person,
        interaction_id: int,
        beside: Seat | None = None,
        word: str | None = None,
    ) -> Match:
        """Take the seat one was invited to, else the first free one; when it is the last one, the match begins.

        ``beside``: the seat that one would have, or another of its side. ``word``: what one adds to the dice, None
        for something random.
        """
        added = added_word(word)
        place = (await self.match(match_id)).place
        return await self._changed(
            match_id,
            interaction_id,
            lambda stored: changes.join(stored, person, added, interaction_id, self._store.now(), beside),
            self._entrance(person.id, place),
        )

    def _entrance(
        self, user_id: int, place: Place, guests: tuple[int, ...] = (), *, opens: bool = False
    ) -> Entrance:
        """Let somebody enter a match as far as there is room."""
        judge = partial(room.may_enter, self.allowance, opens=opens)
        return Entrance(user_id, place.guild_id, judge, guests, HOUR)

    async def decline(self, match_id: int, user_id: int) -> Match:
        """Turn an invitation down; the seat is then for anybody."""
        return await self._changed(match_id, 0, lambda stored: changes.decline(stored, user_id))

    async def leave(self, match_id: int, user_id: int) -> Match:
        """Give up a seat before the match begins; it is then for anybody."""
        return await self._changed(match_id, 0, lambda stored: changes.leave(stored, user_id))

    async def begin(self, match_id: int, user_id: int) -> Match:
        """Begin with those who are there, where the game lets its host do that."""
        now = self._store.now()
        return await self._begin(match_id, user_id, lambda st: changes.begin_with_fewer(st, user_id, now))

    async def begin_with_computer(self, match_id: int, user_id: int, level: LevelName = USUAL) -> Match:
        """Let the computer play all free seats at a level, and begin; only the host may do that."""
        now, seats = self._store.now(), (await self.match(match_id)).seats
        words = {one.seat: added_word(None) for one in seats}
        return await self._begin(match_id, user_id, lambda st: changes.fill_up(st, user_id, words, level, now))

    async def _begin(self, match_id: int, user_id: int, decide: Callable[[Stored], Change]) -> Match:
        guild_id = (await self.match(match_id)).place.guild_id
        entrance = Entrance(user_id, guild_id, partial(room.may_begin, self.allowance))
        return await self._changed(match_id, 0, decide, entrance)

    async def cancel(self, match_id: int, user_id: int) -> Match:
        """Call a match off that has not begun; only its host may."""
        return await self._changed(match_id, 0, lambda stored: changes.cancel(stored, user_id))

    async def leave_lesson(self, match_id: int, user_id: int) -> Match:
        """End a lesson wherever it has come to."""
        return await self._changed(match_id, 0, lambda stored: changes.leave_lesson(stored, user_id))

    # ------------------------------------------------------------- playing

    async def act(
        self, match_id: int, user_id: int, answers: list[tuple[int, Picks]], interaction_id: int
    ) -> Result:
        """Answer decisions, each its number and the picks: all, or none."""
        return await self._act(
            match_id,
            user_id,
            interaction_id,
            lambda stored: changes.answer(stored, user_id, answers, self._store.now()),
        )

    async def take_back(self, match_id: int, user_id: int, interaction_id: int) -> Result:
        """Undo what this person's last interaction did, where the undo law allows it."""
        return await self._act(
            match_id,
            user_id,
            interaction_id,
            lambda stored: changes.take_back(stored, user_id, self._store.now()),
            undo=True,
        )

    async def time_out(self, late: Late) -> Match:
        """Answer for a seat whose time is up what the rules say, if they do; the same time is up only once."""
        interaction_id = -(int(late.since * 1000) * 64 + late.seat)
        return await self._changed(
            late.match, interaction_id, lambda stored: changes.time_out(stored, late, self._store.now())
        )

    async def resign(self, match_id: int, user_id: int, interaction_id: int) -> Result:
        """Give the match up; where the others play on, leave the seat to whoever takes it."""
        return await self._act(
            match_id, user_id, interaction_id, lambda stored: handover.resign(stored, user_id, self._store.now())
        )

    # ------------------------------------------------------------- handing a seat over

    async def offer_seat(self, match_id: int, user_id: int, to: int = ANYBODY) -> Match:
        """Put one's seat on offer, to a person or to anybody; one plays on until it is taken."""
        place, guests = (await self.match(match_id)).place, () if to == ANYBODY else (to,)
        judge = partial(handover.may_offer, self.allowance)
        entrance = Entrance(user_id, place.guild_id, judge, guests, HOUR)
        return await self._changed(match_id, 0, lambda stored: handover.offer(stored, user_id, to), entrance)

    async def call_off(self, match_id: int, user_id: int, seat: Seat) -> Match:
        """Put a seat on offer no longer."""
        return await self._changed(match_id, 0, lambda stored: handover.call_off(stored, user_id, seat))

    async def take_over(self, match_id: int, person: Person, seat: Seat, interaction_id: int) -> Match:
        """Take a seat that is on offer, with everything that belongs to it."""
        place = (await self.match(match_id)).place
        return await self._changed(
            match_id,
            interaction_id,
            lambda stored: handover.take_over(stored, person, seat, interaction_id, self._store.now()),
            self._entrance(person.id, place),
        )

    # ------------------------------------------------------------- looking

    async def look(self, match_id: int, user_id: int | None) -> Sight:
        """See a match as one person may; None, or anybody without a seat, is a spectator."""
        sitting = await self._store.sitting(match_id, user_id)
        if sitting is None:
            raise refusal("table-no-match")
        return Sight(sitting, user_id, self.reckoner, self._advised)

    async def meant(
        self, user_id: int, number: int | None, thread_id: int | None, game: str | None = None
    ) -> list[Sight]:
        """See the match that a person means by a number, or else by where he is; two where that is not clear.

        ``game``: what he asks about, so that matches of others are meant only where he has none of it.
        """
        return [
            Sight(sitting, user_id, self.reckoner, self._advised)
            for sitting in await self._store.meant(user_id, number, thread_id, game)
        ]

    async def log(self, match_id: int, since: int = 0, user_id: int | None = None) -> list[Entry]:
        """List the acts after number ``since`` with what is public of their events, and a seat's own part."""
        found = await self._store.log(match_id, since)
        if found is None:
            raise refusal("table-no-match")
        match, entries = found
        return cut(entries, match.seat_of(user_id))

    async def match(self, match_id: int) -> Match:
        """Find a match."""
        match = await self._store.match(match_id)
        if match is None:
            raise refusal("table-no-match")
        return match

    async def matches_of(self, user_id: int) -> list[Match]:
        """List the open and running matches of a person, those he is invited to included, the latest first."""
        return await self._store.matches_of(user_id)

    async def in_want(self, guild_id: int, user_id: int) -> list[Match]:
        """List the matches of a server that a person could still join, the oldest first, at most 50."""
        return await self._store.in_want(guild_id, user_id)

    async def finished_of(self, user_id: int) -> list[Match]:
        """List the matches that a person has played to their end, the latest first, at most 100."""
        return await self._store.finished_of(user_id)

    async def waiting_for(self, user_id: int) -> list[Match]:
        """List the matches that a person holds up, the one waiting longest first."""
        return await self._store.waiting_for(user_id)

    async def in_thread(self, thread_id: int) -> Match | None:
        """Find the match that is played in a thread."""
        return await self._store.in_thread(thread_id)

    async def export(self, match_id: int) -> bytes:
        """Write the match file, with which anybody can check every roll; only once the match is over."""
        record = await self._store.record(match_id)
        if record is None or record.match.status != "over":
            raise refusal("table-not-over")
        match = record.match
        game = find_game(match.game)

        def write() -> bytes:
            last = game.decode(record.state)
            played = match.scenario, match.options, record.acts, last
            return matchfile.write(game, *played, match=match.number, rules=match.rules, opened=match.opened)

        return await self.calculations.do(write)

    # ------------------------------------------------------------- half-made answers

    async def set_drafts(self, match_id: int, user_id: int, drafts: Mapping[int, Picks]) -> None:
        """Keep half-made picks over a restart, by decision. They are not checked."""
        if not await self._store.set_drafts(match_id, user_id, drafts):
            raise refusal("table-not-seated")

    async def saved_decks(self, user_id: int, game: str, side: str) -> SavedDecks:
        """Find the decks that a person has for a side."""
        return SavedDecks.of(await self._store.decks_of_game(user_id, game), side)

    # ------------------------------------------------------------- inside

    async def _act(
        self,
        match_id: int,
        user_id: int,
        interaction_id: int,
        decide: Callable[[Stored], Change | None],
        *,
        undo: bool = False,
    ) -> Result:
        sitting, entries = await self._change(match_id, interaction_id, decide, undo=undo, user_id=user_id)
        sight = Sight(sitting, user_id, self.reckoner, self._advised)
        return Result(sight, cut(entries, sight.seat))

    async def _changed(
        self,
        match_id: int,
        interaction_id: int,
        decide: Callable[[Stored], Change | None],
        entrance: Entrance | None = None,
    ) -> Match:
        """Change a match, and return it as it is then."""
        sitting, _ = await self._change(match_id, interaction_id, decide, entrance=entrance)
        return sitting.match

    async def _change(
        self,
        match_id: int,
        interaction_id: int,
        decide: Callable[[Stored], Change | None],
        *,
        undo: bool = False,
        user_id: int | None = None,
        entrance: Entrance | None = None,
    ) -> tuple[Sitting, list[Entry]]:
        began = perf_counter()
        change: Change | None = None

        def decided(stored: Stored) -> Change | None:
            nonlocal change
            if (change := decide(stored)) is not None:
                proposals.overtaken(stored.match, change)
                clocks.run(stored.match, change, self._store.now())
                substitutes.overtaken(stored.match, change)
                self.thinker.schedule(stored.match, change)
            return change

        try:
            changed = await self._store.change(
                match_id, interaction_id, decided, undo=undo, user_id=user_id, entrance=entrance
            )
        except Refusal:
            raise
        except Exception as error:
            raise broke(match_id, error) from error
        if changed is None:
            raise refusal("table-no-match")
        self._audit.changed(match_id)
        spent = round(1000 * (perf_counter() - began), 1)
        for act in change.noticed if change is not None else ():
            log.info("act", match=match_id, seat=act.seat, kind=act.kind, ms=spent)
        self._promised()
        self.thinker.hear(changed[0].match)
        return changed
