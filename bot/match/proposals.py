"""An end by consent: one proposes a draw, or to call the match off; it ends once all people who play agree.

Pure functions, as in :mod:`bot.match.changes`. The computer has no say, and agrees to no draw.
"""

from __future__ import annotations

from msgspec import structs

from bot.match import changes, posts
from bot.match.changes import must_run, seat_of
from bot.match.refusals import refusal
from bot.store.records import Change, Ending, Match, Proposal, Seating, Stored
from engine.core.registry import game as find_game
from engine.core.sides import all_on_one_side

LASTS = 24 * 3600
"""Seconds for which a proposal stands."""


def propose(stored: Stored, user_id: int, ending: Ending, now: float) -> Change | None:
    """Propose an end to all others; where nobody else plays, calling a match off needs no consent."""
    if stored.done:
        return None
    match = stored.match
    must_run(match)
    seat, before = seat_of(match, user_id), match.proposal
    if before is not None and now < before.at + LASTS:
        raise refusal("proposal-open")
    proposal = Proposal(ending, int(now), (seat,))
    if ending == "draw":
        if not may_draw(match):
            raise refusal("proposal-no-draw")
        if not missing(match, proposal):
            raise refusal("proposal-alone")
    change = _settled(stored, proposal, now)
    if before is not None:  # nobody has answered it in time
        change.posts.append(posts.proposal(before))
    return change


def agree(stored: Stored, user_id: int, at: int, now: float) -> Change | None:
    """Agree to what was proposed then."""
    if stored.done:
        return None
    proposal, seat = _open(stored.match, at, now), seat_of(stored.match, user_id)
    if seat in proposal.agreed:
        raise refusal("proposal-agreed")
    return _settled(stored, structs.replace(proposal, agreed=(*proposal.agreed, seat)), now)


def decline(stored: Stored, user_id: int, at: int, now: float) -> Change:
    """Turn down what was proposed then, or take back what one has proposed oneself."""
    proposal = _open(stored.match, at, now)
    seat_of(stored.match, user_id)
    return Change(proposal=None, posts=[posts.proposal(proposal)])


def missing(match: Match, proposal: Proposal) -> list[Seating]:
    """List the seats whose people have not agreed yet."""
    return [one for one in match.seats if one.user_id is not None and one.seat not in proposal.agreed]


def may_draw(match: Match) -> bool:
    """Return whether people play against each other, so that there can be a draw."""
    return not all_on_one_side(find_game(match.game), match.scenario, match.options)


def _open(match: Match, at: int, now: float) -> Proposal:
    must_run(match)
    proposal = match.proposal
    if proposal is None or proposal.at != at or now >= at + LASTS:
        raise refusal("proposal-gone")
    return proposal


def _settled(stored: Stored, proposal: Proposal, now: float) -> Change:
    """Return what comes of a proposal as it stands now."""
    match = stored.match
    if missing(match, proposal):
        return Change(proposal=proposal, posts=[posts.proposal(proposal)])
    if proposal.ending == "draw":
        change = changes.draw(stored, proposal.agreed[-1], now)
    else:
        change = changes.break_off(stored)
    change.proposal = None
    change.posts.append(posts.proposal(proposal))
    return change
