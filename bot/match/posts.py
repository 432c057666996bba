"""Which messages a change promises."""

from __future__ import annotations

from bot.store.records import Match, NewAct, Post, Proposal
from engine.core.protocol import MatchState, Seat

QUIET = frozenset({"sealed"})
"""Events that need no message of their own in the thread: the board says who is still awaited."""

PAUSE = 30.0
"""Seconds without a further act after which the thread sees how the board stands in the middle of a turn."""

INVITATION = Post("invitation", "invitation")
BOARD = Post("board", "board")


def paused_board() -> Post:
    """Promise the board for the moment when the seat whose turn it is pauses; its next act promises it anew."""
    return Post("board", "board", delay=PAUSE)


def untold(match: Match, delay: float) -> Post:
    """Promise the story of what several who act at once have done, and nobody was told.

    Which acts those are is settled when it is sent (:meth:`bot.store.Store.claim_story`).
    """
    return Post("digest", "digest:untold", {"told": match.told}, delay=delay)


def opening(match: Match, acts: list[NewAct]) -> list[Post]:
    """Promise what a match begins with: its thread, the board, what happened so far."""
    return [INVITATION, Post("thread", "thread"), BOARD, *story(match, acts)]


def story(match: Match, acts: list[NewAct]) -> list[Post]:
    """Promise the story of new acts and of those not told yet, if there is anything to tell."""
    first, last = match.told + 1, match.last_act + len(acts)
    fresh = any(event.kind not in QUIET for act in acts for event in act.events)
    if not fresh and match.told == match.last_act:
        return []
    return [Post("digest", f"digest:{first}", {"first": first, "last": last})]


def handover(seat: Seat) -> Post:
    """Promise to say in the thread how it stands with the offer of a seat."""
    return Post("handover", f"handover:{seat}", {"seat": seat})


def proposal(made: Proposal, *, granted: bool = False) -> Post:
    """Promise to say in the thread how it stands with a proposal; ``granted``: all have agreed."""
    told = {"at": made.at, "aim": made.aim, "by": made.agreed[0], "granted": granted}
    return Post("proposal", f"proposal:{made.at}", told)


def announcement(match: Match, acts: list[NewAct]) -> list[Post]:
    """Promise to tell all of acts that are no answers."""
    return [BOARD, *story(match, acts)]


def out_of_time(seat: Seat, since: int) -> Post:
    """Promise to say in the thread that a seat's time is up, and since when that has been told."""
    return Post("out_of_time", f"out_of_time:{seat}:{since}", {"seat": seat, "since": since})


def substitute(seat: Seat, since: int) -> Post:
    """Promise to say in the channel that a substitute is sought for a seat, since then, or no longer."""
    return Post("substitute", f"substitute:{seat}:{since}", {"seat": seat, "since": since})


def result(state: MatchState) -> list[Post]:
    """Promise the news of the end, if this is it."""
    return [] if state.outcome is None else [Post("result", "result")]
