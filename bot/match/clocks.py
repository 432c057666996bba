"""How long each seat has: pure functions over seconds and Unix times.

A clock runs for every seat that is awaited. A turn that is completed adds its increment to what is left, up to the
clock's cap, once in each phase of the rulebook; to take it back takes that away again. Whose time was up has it
added in any case, so that his next question does not find him out of time already. Where only one person is left,
no clock runs.
"""

from __future__ import annotations

import re

from msgspec import structs

from bot.match import posts
from bot.match.refusals import refusal
from bot.store.records import Change, Clock, Match, NewAct, Seating
from engine.core.protocol import Event

HOUR = 3600.0
LONGEST = 720
"""Hours that any part of a clock may have."""

STANDARD = Clock(72 * HOUR, 12 * HOUR, 120 * HOUR)
CLOCKS: dict[str, Clock | None] = {
    "fast": Clock(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "standard": STANDARD,
    "slow": Clock(240 * HOUR, 36 * HOUR, 240 * HOUR),
    "friendly": None,
}
"""Those that have a name; a friendly match has none."""
USUAL = "standard"
"""The clock of matches for which nobody chooses another."""

_OWN = re.compile(r"(\d{1,3})(?:\+(\d{1,3})(?:/(\d{1,3}))?)?")


def read(written: str) -> Clock | None:
    """Read a clock: a name, ``72+12/120`` in hours, or ``48`` for so many for each turn.

    Without a cap nobody has more than he began with. Raises Refusal for anything else.
    """
    plain = written.replace(" ", "").casefold()
    if plain in CLOCKS:
        return CLOCKS[plain]
    found = _OWN.fullmatch(plain)
    if found is None:
        raise refusal("clock-unknown")
    bank = int(found[1])
    increment = int(found[2]) if found[2] else bank
    cap = int(found[3]) if found[3] else bank
    return of_hours(bank, increment, cap)


def of_hours(bank: int, increment: int, cap: int) -> Clock:
    """Make a clock; raises Refusal for one that makes no sense."""
    if not (1 <= bank <= cap <= LONGEST and increment <= cap):
        raise refusal("clock-unknown")
    return Clock(bank * HOUR, increment * HOUR, cap * HOUR)


def left(flag: float, now: float) -> float:
    """Return how many seconds are left until a time."""
    return max(flag - now, 0.0)


def completed(clock: Clock, bank: float) -> float:
    """Return what a seat has after a turn that it has completed with so much left."""
    return min(bank + clock.increment, clock.cap)


def taken_back(bank: float, earned: float) -> float:
    """Return what a seat has that takes back a turn for which it had earned so much."""
    return max(bank - earned, 0.0)


def plays_on(match: Match, *, by_itself: bool) -> Change:
    """Let what is advised be played for who is late, or no longer, as all have agreed."""
    assert match.clock is not None
    acts = [NewAct("clock", None, None, [Event("late_from_now_on", {"by_itself": by_itself})])]
    told = match.last_act + len(acts)
    clock = structs.replace(match.clock, by_itself=by_itself)
    return Change(clock=clock, acts=acts, posts=posts.announcement(match, acts), told=told)


def run(match: Match, change: Change, now: float) -> None:
    """Start, stop and wind the clocks by what a change does to a match."""
    if match.clock is None:
        return
    after = {s.seat: s for s in (*(match.seats if change.fewer is None else ()), *change.seats)}
    plays = (change.status or match.status) == "running" and sum(s.user_id is not None for s in after.values()) > 1
    if match.paused is not None:
        if change.paused is None:
            after = {seat: _later(one, now - match.paused) for seat, one in after.items()}
        else:
            now = float(match.paused)
    before = {s.seat: s for s in match.seats}
    for seat, seating in after.items():
        awaited = plays and change.awaited.get(seat, seating.awaited_since) is not None
        timed = _timed(match.clock, change, seating, before[seat], now, awaited=awaited)
        if timed != before[seat]:
            change.seats = [*(one for one in change.seats if one.seat != seat), timed]
        since = before[seat].told_out
        if since is not None and timed.told_out is None:
            change.posts.append(posts.out_of_time(seat, since))
    change.seats.sort(key=lambda one: one.seat)


def _later(seating: Seating, seconds: float) -> Seating:
    return seating if seating.flag is None else structs.replace(seating, flag=seating.flag + max(seconds, 0.0))


def _timed(
    clock: Clock, change: Change, seating: Seating, before: Seating, now: float, *, awaited: bool
) -> Seating:
    """Return a seat with the time that it has after a change."""
    seat, earned, earned_in = seating.seat, seating.earned, seating.earned_in
    bank = seating.bank if seating.flag is None else left(seating.flag, now)
    if bank is None:
        bank = clock.bank
    if seating.user_id != before.user_id and before.bank is not None:
        bank, earned = max(bank, clock.bank), 0.0  # who takes a seat over begins as everybody did
    first = not change.phase or change.phase != earned_in
    if seat in change.completed and seating.flag is not None and (first or not bank):
        earned, earned_in = completed(clock, bank) - bank, change.phase
        bank += earned
    elif seat in change.returned:
        earned_in = "" if earned else earned_in
        bank, earned = taken_back(bank, earned), 0.0
    elif any(act.kind == "answer" and act.seat == seat for act in change.noticed):
        earned = 0.0
    if seating.user_id != before.user_id:
        seating = structs.replace(seating, away=None)
    runs_on = seating.flag is not None and left(seating.flag, now) == bank
    flag = None if not awaited else seating.flag if runs_on else now + bank
    told_out = seating.told_out if flag is not None and flag == before.flag else None
    return structs.replace(seating, bank=bank, flag=flag, earned=earned, earned_in=earned_in, told_out=told_out)
