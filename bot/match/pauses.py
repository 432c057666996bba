"""A pause to which all have agreed: nobody plays, no time runs, nobody is reminded. Any of them ends it.

Pure functions, as in :mod:`bot.match.changes`. The rules know nothing of a pause, nor does the match file.
"""

from __future__ import annotations

from bot.match import posts, waiting
from bot.match.changes import must_run, seat_of, state_of
from bot.match.refusals import refusal
from bot.store.records import ActKind, Change, Match, NewAct, Stored
from engine.core.protocol import Event, Seat

LASTS = 14 * 24 * 3600
"""Seconds after which a pause ends by itself."""


def begin(match: Match, now: float) -> Change:
    """Pause a match, as all have agreed."""
    return _told(match, "pause", None, Event("paused"), int(now))


def go_on(stored: Stored, user_id: int | None, since: int) -> Change | None:
    """End the pause that began then; anybody who plays may. None: it ends by itself.

    Everybody who is awaited is asked again, but the one who ends it: he is there.
    """
    match = stored.match
    if stored.done or (user_id is None and match.paused != since):
        return None
    must_run(match)
    seat = None if user_id is None else seat_of(match, user_id)
    if match.paused != since:
        raise refusal("pause-over")
    event = Event("pause_ended") if seat is None else Event("went_on", {"seat": seat})
    change = _told(match, "go_on", seat, event, None)
    change.asked = asked_again(stored, seat)
    return change


def asked_again(stored: Stored, but: Seat | None = None) -> list[Seat]:
    """List the seats that are awaited, ``but`` one."""
    match, (game, state) = stored.match, state_of(stored)
    return [seat for seat in waiting.questions(match.seats, game, state) if seat != but]


def _told(match: Match, kind: ActKind, seat: Seat | None, event: Event, paused: int | None) -> Change:
    acts = [NewAct(kind, seat, None, [event])]
    told = posts.announcement(match, acts)
    return Change(paused=paused, acts=acts, posts=told, told=match.last_act + len(acts))
