"""A seat that changes hands while the match runs: pure functions, as in :mod:`bot.match.changes`.

What a seat knows, has sealed and has planned belongs to the seat, and so does what may be taken back: the undo law
speaks of seats and not of people. So whoever takes a seat over may take back what its last answer did as long as
nothing was rolled or shown and no other seat acted since. Picks that were not sealed are thrown away.
"""

from __future__ import annotations

from msgspec import structs

from bot.fairness.allowance import Allowance
from bot.match import changes, posts
from bot.match.changes import must_run
from bot.match.refusals import refusal
from bot.store.records import ANYBODY, NOBODY, Change, Crowd, Former, Match, NewAct, Person, Seating, Stored
from bot.words import literal
from engine.core.protocol import Event, Seat
from engine.core.registry import game as find_game


def offer(stored: Stored, user_id: int, to: int) -> Change:
    """Put a seat on offer, to one person or to :data:`ANYBODY`; its player plays on until it is taken."""
    match = stored.match
    must_run(match)
    seat = changes.seat_of(match, user_id)
    changes.must_play_himself(match)
    if match.seat_of(to) is not None:
        raise refusal("handover-has-seat")
    if match.left_by(to) is not None:
        raise refusal("handover-had-seat")
    offered = structs.replace(match.seats[seat], offered=to, sought=None)
    return Change(seats=[offered], invited=[to] if to != ANYBODY else [], posts=[posts.handover(seat)])


def may_offer(allowance: Allowance, crowd: Crowd, _change: Change) -> None:
    """Refuse to ask somebody who has been asked too often of late."""
    if allowance.invitations and crowd.invitations >= allowance.invitations:
        raise refusal("allowance-invitations", most=allowance.invitations)


def call_off(stored: Stored, user_id: int, seat: Seat) -> Change:
    """Put a seat on offer no longer; its player may do that, and the person to whom it is offered."""
    seating = _offered(stored.match, seat)
    if user_id not in (seating.user_id, seating.offered) or seating.user_id is None:
        raise refusal("handover-not-yours")
    if seating.sought is not None and user_id == seating.user_id:
        raise refusal("substitute-sought")
    return Change(seats=[structs.replace(seating, offered=None)], posts=[posts.handover(seat)])


def take_over(stored: Stored, person: Person, seat: Seat, interaction_id: int, now: float) -> Change | None:
    """Return a seat that is on offer to somebody else, with everything that belongs to it."""
    if stored.done:
        return None
    match = stored.match
    if match.seat_of(person.id) is not None:
        raise refusal("table-already-seated")
    seating = _offered(match, seat)
    comes_back = seating.computer and seating.offered == person.id
    if match.left_by(person.id) is not None and not comes_back:
        raise refusal("handover-left-it")
    if seating.offered not in (ANYBODY, person.id):
        raise refusal("handover-not-yours")
    taken = structs.replace(
        left(seating, match.last_act + 1),
        user_id=person.id,
        name=person.name,
        interaction=interaction_id,
        computer=False,
        offered=None,
        sought=None,
    )
    newcomer = literal(person.name)
    if seating.computer:
        event = Event("took_from_computer", {"seat": seat, "newcomer": newcomer})
    else:
        before = seating.former[-1].name if seating.user_id is None else seating.name
        event = Event("handed_over", {"seat": seat, "leaver": literal(before), "newcomer": newcomer})
    change = _changed_hands(match, taken, event)
    game, state = changes.state_of(stored)
    if seat in game.awaited(state):
        change.awaited = {seat: now}
        change.asked = [seat]
    return change


def resign(stored: Stored, user_id: int, now: float) -> Change | None:
    """Give up a seat: where the game lets the others play on, it is then for whoever takes it over.

    The last person who is there gives the match up.
    """
    match = stored.match
    if stored.done:
        return None
    seating = match.seats[changes.seat_of(match, user_id)]
    others = [s.seat for s in match.seats if s.user_id not in (None, user_id)]
    if not others or match.status != "running" or not find_game(match.game).plays_on:
        return changes.resign(stored, seating.seat, now)
    gone = structs.replace(left(seating, match.last_act + 1), user_id=None, name="", offered=ANYBODY, sought=None)
    event = Event("left_seat", {"seat": seating.seat, "leaver": literal(seating.name)})
    told = NewAct("handover", seating.seat, None, [event])
    change = changes.resign(stored, seating.seat, now, told, others)
    change.seats, change.undrafted = [gone], [seating.seat]
    change.posts.append(posts.handover(seating.seat))
    return change


def _offered(match: Match, seat: Seat) -> Seating:
    must_run(match)
    if seat >= len(match.seats) or match.seats[seat].offered is None:
        raise refusal("handover-not-offered")
    return match.seats[seat]


def left(seating: Seating, act: int) -> Seating:
    """Note who leaves a seat, and with which act: nobody, if the computer played it, or it was empty."""
    leaver = NOBODY if seating.user_id is None else seating.user_id
    return structs.replace(seating, invited=None, former=(*seating.former, Former(leaver, seating.name, act)))


def _changed_hands(match: Match, seating: Seating, event: Event) -> Change:
    acts = [NewAct("handover", seating.seat, None, [event])]
    return Change(
        seats=[seating],
        acts=acts,
        undrafted=[seating.seat],
        posts=[
            posts.handover(seating.seat),
            posts.BOARD,
            *posts.story(match, acts),
        ],
        told=match.last_act + len(acts),
    )
