"""Another plays for somebody who is gone: whoever takes his seat in the channel, or the computer.

Pure functions, as in :mod:`bot.match.changes`. What the seat knows passes on with it, as in
:mod:`bot.match.handover`. For whom the others let the computer play, he may have his seat back at any time.
"""

from __future__ import annotations

from msgspec import UNSET, structs

from bot.match import changes, posts
from bot.match.handover import left
from bot.store.records import Change, Match, NewAct, Seating, Stored
from bot.words import literal
from engine.ai.levels import LevelName
from engine.core.protocol import Event, Seat

LASTS = 72 * 3600
"""Seconds for which a substitute is sought."""


def sought(seating: Seating, person: int, now: float) -> Seating:
    """Return a seat as it is on offer in the channel, to a person or to anybody; its player may yet come back."""
    return structs.replace(seating, offered=person, sought=int(now))


def found_nobody(stored: Stored, seat: Seat, since: int) -> Change | None:
    """Seek no longer who has been sought since then."""
    seating = stored.match.seats[seat]
    if stored.match.status != "running" or seating.sought != since:
        return None
    told = [] if seating.told_out is None else [posts.out_of_time(seat, seating.told_out)]
    return Change(seats=[_alone(seating)], posts=told)


def leave_to_computer(
    stored: Stored, seat: Seat, level: LevelName, now: float, told: NewAct | None = None
) -> Change:
    """Let the computer play a seat at a level; ``told``: a master has ruled so.

    Else whoever sat there may come back.
    """
    match, seating = stored.match, stored.match.seats[seat]
    offered = None
    if told is None:
        offered = seating.user_id
        leaver = None if seating.user_id is None else literal(seating.name)
        told = NewAct("handover", seat, None, [Event("computer_sits", {"seat": seat, "leaver": leaver})])
    played = structs.replace(
        left(seating, match.last_act + 1),
        user_id=None,
        name="",
        computer=True,
        level=level,
        offered=offered,
        sought=None,
    )
    return changes.left_to_computer(stored, played, told, now)


def overtaken(match: Match, change: Change) -> None:
    """Let a change put an end to seeking a substitute, or to asking for the computer: he is back, or has time."""
    back = {act.seat for act in change.noticed if act.kind == "answer"}
    after = {one.seat: one for one in (*match.seats, *change.seats)}
    for before in match.seats:
        seating = after.get(before.seat, before)
        if before.sought is None:
            continue
        returned = before.told_out is not None and (seating.told_out is None or before.seat in back)
        if seating.sought == before.sought and returned:
            seating = _alone(seating)
            change.seats = [*(one for one in change.seats if one.seat != seating.seat), seating]
        if seating.sought != before.sought or change.status not in (None, "running"):
            change.posts.append(posts.substitute(before.seat, before.sought))
    asked = match.proposal
    if asked is None or asked.seat is None or change.proposal is not UNSET:
        return
    before, seating = match.seats[asked.seat], after[asked.seat]
    if asked.seat in back or (before.user_id, before.told_out) != (seating.user_id, seating.told_out):
        change.proposal = None
        change.posts.append(posts.proposal(asked))


def _alone(seating: Seating) -> Seating:
    return structs.replace(seating, offered=None, sought=None)
