"""What is done by consent: one proposes it, and it is done once all people who play agree.

That is a draw, to call the match off, to pause it, to have what is advised played for who is late, to let the
computer play for somebody who is gone, or to take back what the undo law no longer lets one take back.
Pure functions, as in :mod:`bot.match.changes`. The computer has no say, and agrees to nothing.
"""

from __future__ import annotations

from msgspec import UNSET, structs

from bot.match import changes, claims, clocks, pauses, posts, substitutes
from bot.match.changes import must_go_on, must_run, seat_of, state_of
from bot.match.playback import Earlier
from bot.match.refusals import refusal
from bot.store.records import Change, Match, NewAct, Proposal, Seating, Stored, Wish
from engine.ai.levels import LevelName
from engine.core.errors import Stale
from engine.core.protocol import Seat
from engine.core.registry import game as find_game
from engine.core.sides import all_on_one_side

LASTS = 24 * 3600
"""Seconds for which a proposal stands."""


UNDOS = 3
"""How often each may ask the others in a match to let him take something back."""


def propose(stored: Stored, user_id: int, wish: Wish, now: float) -> Change | None:
    """Propose something to all others; where nobody else plays, that needs no consent but for a draw."""
    if stored.done:
        return None
    match = stored.match
    seat = _proposer(match, user_id, now)
    if wish == "pause":
        must_go_on(match)
    proposal = Proposal(wish, int(now), (seat,))
    if wish in ("by_itself", "wait"):
        changes.must_play_himself(match)
        _check_clock(match, by_itself=wish == "by_itself")
    if wish == "draw":
        if not may_draw(match):
            raise refusal("proposal-no-draw")
        if not missing(match, proposal):
            raise refusal("proposal-alone")
    change = _settled(stored, proposal, None, now)
    return _in_place_of(match.proposal, change)


def _check_clock(match: Match, *, by_itself: bool) -> None:
    """Refuse to propose of a clock what it does already, or where there is none."""
    if match.clock is None:
        raise refusal("master-no-clock")
    if match.clock.by_itself == by_itself:
        raise refusal("proposal-is-so")


def ask_back(stored: Stored, user_id: int, first: int | None, last: int, now: float) -> Change:
    """Ask all others to let somebody take back what he did in act ``first`` (None: nothing), and what came of it.

    ``last`` is the last act of the match as he sees it.
    """
    match = stored.match
    seat = _proposer(match, user_id, now)
    must_go_on(match)
    game, state = state_of(stored)
    if stored.undo and game.may_take_back(state, seat):
        raise refusal("undo-free")
    if first is None:
        raise refusal("undo-nothing")
    if match.last_act != last:
        raise Stale
    proposal = Proposal("undo", int(now), (seat,), first, last)
    if not missing(match, proposal):
        raise refusal("undo-alone")
    asking = match.seats[seat]
    if asking.undos >= UNDOS:
        raise refusal("undo-spent", most=UNDOS)
    asked = structs.replace(asking, undos=asking.undos + 1)
    change = Change(proposal=proposal, seats=[asked], posts=[posts.proposal(proposal)])
    return _in_place_of(match.proposal, change)


def ask_computer(
    stored: Stored, user_id: int, seat: Seat, since: int, level: LevelName, now: float
) -> Change | None:
    """Ask all others to let the computer play a seat at a level: one out of time, as was told then, or empty."""
    if stored.done:
        return None
    match = stored.match
    must_run(match)
    must_go_on(match)
    changes.must_play_himself(match)
    if seat >= len(match.seats) or not match.seats[seat].free:
        claims.decides(match, user_id, seat, since)
    proposal = Proposal("computer", int(now), (_proposer(match, user_id, now),), seat=seat, level=level)
    return _in_place_of(match.proposal, _settled(stored, proposal, None, now))


def agree(stored: Stored, user_id: int, at: int, earlier: Earlier | None, now: float) -> Change | None:
    """Agree to what was proposed then; ``earlier`` is what would be taken back, as the match stood before."""
    if stored.done:
        return None
    proposal, seat = _open(stored.match, at, now), seat_of(stored.match, user_id)
    if seat in proposal.agreed:
        raise refusal("proposal-agreed")
    if seat == proposal.seat:
        raise refusal("claim-not-yours")
    return _settled(stored, structs.replace(proposal, agreed=(*proposal.agreed, seat)), earlier, now)


def decline(stored: Stored, user_id: int, at: int, now: float) -> Change:
    """Turn down what was proposed then, or take back what one has proposed oneself."""
    proposal = _open(stored.match, at, now)
    if seat_of(stored.match, user_id) == proposal.seat:
        raise refusal("claim-not-yours")
    return Change(proposal=None, posts=[posts.proposal(proposal)])


def lapse(stored: Stored, at: int) -> Change | None:
    """Put an end to what was proposed then: not all have agreed in time."""
    match = stored.match
    proposal = match.proposal
    if match.status != "running" or proposal is None or proposal.at != at:
        return None
    return Change(proposal=None, posts=[posts.proposal(proposal)])


def overtaken(match: Match, change: Change) -> None:
    """Let a change put an end to a proposal: to any once nobody plays on, to take something back once one acts.

    Where nobody plays on, nothing is paused either.
    """
    proposal = match.proposal
    if change.status not in (None, "running") and match.paused is not None:
        change.paused = None
    if proposal is None or change.proposal is not UNSET:
        return
    if change.status not in (None, "running") or (proposal.aim == "undo" and change.noticed):
        change.proposal = None
        change.posts.append(posts.proposal(proposal))


def missing(match: Match, proposal: Proposal) -> list[Seating]:
    """List the seats whose people have not agreed yet."""
    settled = {*proposal.agreed, proposal.seat}
    return [one for one in match.seats if one.user_id is not None and one.seat not in settled]


def may_draw(match: Match) -> bool:
    """Return whether people play against each other, so that there can be a draw."""
    return not all_on_one_side(find_game(match.game), match.scenario, match.options)


def _open(match: Match, at: int, now: float) -> Proposal:
    must_run(match)
    proposal = match.proposal
    if proposal is None or proposal.at != at or now >= at + LASTS:
        raise refusal("proposal-gone")
    return proposal


def _proposer(match: Match, user_id: int, now: float) -> Seat:
    """Return the seat of who would propose something; raises Refusal while something else is proposed."""
    must_run(match)
    seat, before = seat_of(match, user_id), match.proposal
    if before is not None and now < before.at + LASTS:
        raise refusal("proposal-open")
    return seat


def _in_place_of(before: Proposal | None, change: Change) -> Change:
    """Say in the thread that nobody has answered in time what was proposed before, if anything was."""
    if before is not None:
        change.posts.append(posts.proposal(before))
    return change


def _settled(stored: Stored, proposal: Proposal, earlier: Earlier | None, now: float) -> Change:
    """Return what comes of a proposal as it stands now."""
    match = stored.match
    if missing(match, proposal):
        return Change(proposal=proposal, posts=[posts.proposal(proposal)])
    if proposal.aim == "draw":
        change = changes.draw(stored, proposal.agreed[-1], now)
    elif proposal.aim == "undo":
        if earlier is None or earlier.first != proposal.first:
            raise Stale
        back = NewAct("undo", earlier.act.seat, earlier.act, earlier.events)
        change = changes.undo(stored, earlier.first, [back], earlier.state, now)
    elif proposal.seat is not None:
        change = substitutes.leave_to_computer(stored, proposal.seat, proposal.level, now)
    elif proposal.aim == "pause":
        change = pauses.begin(match, now)
    elif proposal.aim in ("by_itself", "wait"):
        change = clocks.plays_on(match, by_itself=proposal.aim == "by_itself")
    else:
        change = changes.break_off(stored)
    change.proposal = None
    change.posts.append(posts.proposal(proposal, granted=True))
    return change
