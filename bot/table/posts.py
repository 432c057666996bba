"""Which messages a change promises."""

from __future__ import annotations

from bot.store.records import NewAct, Post
from engine.core.protocol import MatchState, Seat

QUIET = frozenset({"sealed"})
"""Events that need no message of their own in the thread: the board says who is still awaited."""

INVITATION = Post("invitation", "invitation")
BOARD = Post("board", "board")


def opening(acts: list[NewAct], first: int) -> list[Post]:
    """Promise what a match begins with: its thread, the board, what happened so far."""
    return [INVITATION, Post("thread", "thread"), BOARD, *digest(acts, first)]


def digest(acts: list[NewAct], first: int) -> list[Post]:
    """Promise the story of new acts, numbered from ``first``, if there is anything to tell."""
    if any(event.kind not in QUIET for act in acts for event in act.events):
        last = first + len(acts) - 1
        return [Post("digest", f"digest:{first}", {"first": first, "last": last})]
    return []


def panels(asked_before: set[int], questions: dict[Seat, list[int]], actor: Seat | None) -> list[Post]:
    """Promise a panel to every seat that has something new to decide.

    The actor needs none: his own panel, in which he acted, already shows what comes next.
    """
    return [
        Post("panel", f"panel:{seat}", {"seat": seat, "decisions": decisions})
        for seat, decisions in questions.items()
        if seat != actor and not asked_before.issuperset(decisions)
    ]


def result(state: MatchState) -> list[Post]:
    """Promise the news of the end, if this is it."""
    return [] if state.outcome is None else [Post("result", "result")]
