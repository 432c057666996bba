"""What a master of the server can do about a match of others; each act of his stands in its log and its file.

Who is one is for others to say. He sees nothing but what everybody sees. The decisions are pure functions, as in
:mod:`bot.match.changes`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec import structs

from bot.fairness.fair_pool import FairPool
from bot.match import changes, pauses, posts, substitutes
from bot.match.changes import must_run, state_of
from bot.match.changing import Changing
from bot.match.playback import Earlier, earlier
from bot.match.refusals import refusal
from bot.match.results import cut
from bot.store import Store
from bot.store.records import Change, Entry, Match, NewAct, Person, Stored
from bot.words import literal
from engine.ai.levels import USUAL, LevelName
from engine.core.errors import Stale
from engine.core.matchfile import Deed, Ruling
from engine.core.protocol import TURN, Event, Seat

MOST = 720
"""Hours that a master can give at a time."""


class Turn(NamedTuple):
    """A turn to which a match can go back: which (0: the beginning), what began it, and its first answer."""

    number: int
    event: Event | None
    first: int


class Masters:
    """Where a master acts; raises Refusal as the table does. ``by`` is who he is."""

    def __init__(self, store: Store, change: Changing, calculations: FairPool) -> None:
        self._store = store
        self._change = change
        self._calculations = calculations

    async def pause(self, match_id: int, by: Person, interaction_id: int) -> Match:
        """Pause a match; who plays may end that, and so may a master."""
        return await self._rule(match_id, by, interaction_id, lambda stored: pause(stored, by, self._store.now()))

    async def go_on(self, match_id: int, by: Person, interaction_id: int) -> Match:
        """End a pause."""
        return await self._rule(match_id, by, interaction_id, lambda stored: go_on(stored, by))

    async def extend(self, match_id: int, by: Person, seat: Seat | None, hours: int, interaction_id: int) -> Match:
        """Give a seat, or (None) everybody, more time."""
        return await self._rule(
            match_id, by, interaction_id, lambda stored: extend(stored, by, seat, hours, self._store.now())
        )

    async def replace(
        self,
        match_id: int,
        by: Person,
        seat: Seat,
        person: Person | None,
        interaction_id: int,
        level: LevelName = USUAL,
    ) -> Match:
        """Offer a seat to a person, whoever has it, or (None) let the computer play it at a level."""
        return await self._rule(
            match_id,
            by,
            interaction_id,
            lambda stored: replace(stored, by, seat, person, level, self._store.now()),
        )

    async def hand_over(self, match_id: int, by: Person, user_id: int, interaction_id: int) -> Match:
        """Make somebody who plays in a match its host."""
        return await self._rule(match_id, by, interaction_id, lambda stored: hand_over(stored, by, user_id))

    async def close(self, match_id: int, by: Person, interaction_id: int) -> Match:
        """End a match wherever it has come to: nothing is won or lost."""
        return await self._rule(match_id, by, interaction_id, lambda stored: close(stored, by))

    async def turns(self, match_id: int) -> list[Turn]:
        """List the turns to which a match that is played can go back, in order."""
        found = await self._store.log(match_id, 0)
        if found is None:
            raise refusal("table-no-match")
        must_run(found[0])
        return turns(cut(found[1], None))

    async def rewind(self, match_id: int, by: Person, first: int, last: int, interaction_id: int) -> Match:
        """Go back to the turn whose first answer is act ``first``, in a match whose last act was ``last``."""
        log = await self._store.log(match_id, 0)
        if log is None:
            raise refusal("table-no-match")
        match, entries = log
        must_run(match)
        _others_play(match, by.id)
        turn = next((one for one in turns(entries) if one.first == first), None)
        if turn is None or match.last_act != last:
            raise Stale
        if any(one.kind == "resign" and one.n > first and one.undone is None for one in entries):
            raise refusal("undo-left")
        record = await self._store.record(match_id)
        if record is None or first not in record.numbers:
            raise Stale
        ruling = _ruling("rewind", by, turn=turn.number)
        back = await self._calculations.do(partial(earlier, record, first, ruling))
        return await self._rule(
            match_id, by, interaction_id, lambda stored: rewind(stored, back, last, self._store.now())
        )

    async def _rule(
        self, match_id: int, by: Person, interaction_id: int, decide: Callable[[Stored], Change | None]
    ) -> Match:
        def decided(stored: Stored) -> Change | None:
            if stored.done:
                return None
            _others_play(stored.match, by.id)
            if stored.match.status != "open":
                must_run(stored.match)
            return decide(stored)

        return (await self._change(match_id, interaction_id, decided))[0].match


def _others_play(match: Match, user_id: int) -> None:
    """Refuse to whoever plays in the match himself, unless he plays alone: he has nobody to be fair to."""
    if match.seat_of(user_id) is not None and any(one.user_id not in (None, user_id) for one in match.seats):
        raise refusal("master-plays")


def pause(stored: Stored, by: Person, now: float) -> Change:
    """Pause a match."""
    must_run(stored.match)
    changes.must_go_on(stored.match)
    change = _announced(stored.match, _ruling("pause", by))
    change.paused = int(now)
    return change


def go_on(stored: Stored, by: Person) -> Change:
    """End a pause; everybody who is awaited is asked again."""
    match = stored.match
    must_run(match)
    if match.paused is None:
        raise refusal("pause-over")
    change = _announced(match, _ruling("go_on", by))
    change.paused = None
    change.asked = pauses.asked_again(stored)
    return change


def extend(stored: Stored, by: Person, seat: Seat | None, hours: int, now: float) -> Change:
    """Add hours to the clock of a seat, or of all."""
    match = stored.match
    must_run(match)
    if match.clock is None:
        raise refusal("master-no-clock")
    if not 1 <= hours <= MOST:
        raise refusal("master-hours", most=MOST)
    given = [one for one in match.seats if one.user_id is not None and seat in (None, one.seat)]
    if not given:
        raise refusal("table-no-seat", seat=0 if seat is None else seat, seats=len(match.seats))
    now = now if match.paused is None else float(match.paused)
    more = hours * 3600.0
    change = _announced(match, _ruling("extend", by, seat=seat, hours=hours))
    for one in given:
        if one.flag is not None:
            change.seats.append(structs.replace(one, flag=max(one.flag, now) + more))
        else:
            bank = match.clock.bank if one.bank is None else one.bank
            change.seats.append(structs.replace(one, bank=bank + more))
    return change


def replace(stored: Stored, by: Person, seat: Seat, person: Person | None, level: LevelName, now: float) -> Change:
    """Offer a seat to a person, or let the computer play it: somebody else has to be there to play on."""
    match = stored.match
    must_run(match)
    changes.must_go_on(match)
    changes.must_play_himself(match)
    if seat >= len(match.seats):
        raise refusal("table-no-seat", seat=seat, seats=len(match.seats))
    if person is None:
        if match.seats[seat].computer or not any(s.user_id is not None for s in match.seats if s.seat != seat):
            raise refusal("master-nobody-left")
        ruling = _ruling("replace", by, seat=seat)
        return substitutes.leave_to_computer(
            stored, seat, level, now, NewAct("ruling", None, ruling, [ruling.told])
        )
    if match.seat_of(person.id) is not None:
        raise refusal("handover-has-seat")
    if match.left_by(person.id) is not None:
        raise refusal("handover-had-seat")
    change = _announced(match, _ruling("replace", by, seat=seat, who=literal(person.name)))
    change.seats, change.invited = [substitutes.sought(match.seats[seat], person.id, now)], [person.id]
    change.posts.append(posts.substitute(seat, int(now)))
    return change


def hand_over(stored: Stored, by: Person, user_id: int) -> Change:
    """Make somebody who plays in a match its host."""
    match = stored.match
    seat = match.seat_of(user_id)
    if seat is None:
        raise refusal("master-no-host")
    if match.status == "open":
        change = Change()
    else:
        change = _announced(match, _ruling("host", by, who=literal(match.seats[seat].name)))
    change.host = user_id
    change.posts = [*change.posts, posts.INVITATION]
    return change


def close(stored: Stored, by: Person) -> Change:
    """End a match with no result; one that has not begun is called off."""
    if stored.match.status == "open":
        return Change(status="cancelled", posts=[posts.INVITATION])
    change, told = changes.break_off(stored), _announced(stored.match, _ruling("close", by))
    change.acts, change.told = told.acts, told.told
    change.posts += posts.story(stored.match, told.acts)
    return change


def rewind(stored: Stored, back: Earlier, last: int, now: float) -> Change:
    """Go back to how a match stood before; where only the computer is asked there, it answers."""
    match = stored.match
    if match.last_act != last:
        raise Stale
    game, _ = state_of(stored)
    state = game.decode(back.state)
    acts = [NewAct("ruling", None, back.act, back.events)]
    return changes.undo(stored, back.first, acts, game.encode(state), now)


def turns(entries: list[Entry]) -> list[Turn]:
    """List the turns of a log in which somebody has answered since."""
    standing = [entry for entry in entries if entry.undone is None]
    answered = [entry.n for entry in standing if entry.kind == "answer"]
    begun = [(entry.n, event) for entry in standing for event in entry.events if event.kind == TURN]
    found: list[Turn] = []
    for number, (n, event) in enumerate([(0, None), *begun]):
        first = next((one for one in answered if one > n), None)
        if first is not None:
            found = [one for one in found if one.first != first]
            found.append(Turn(number, event, first))
    return found


def _ruling(
    deed: Deed,
    by: Person,
    *,
    seat: Seat | None = None,
    hours: int | None = None,
    turn: int | None = None,
    who: str | None = None,
) -> Ruling:
    return Ruling(deed, literal(by.name), seat=seat, hours=hours, turn=turn, who=who)


def _announced(match: Match, ruling: Ruling) -> Change:
    acts = [NewAct("ruling", None, ruling, [ruling.told])]
    return Change(acts=acts, posts=posts.announcement(match, acts), told=match.last_act + len(acts))
