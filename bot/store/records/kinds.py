"""The words of which records are made."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from engine.core.protocol import Option

Language: TypeAlias = Literal["en", "es"]
Status: TypeAlias = Literal["open", "running", "over", "cancelled"]
Aside: TypeAlias = Literal[
    "handover", "pause", "go_on", "give_time", "claim", "abandon", "clock", "vacation", "ruling"
]
"""What is done about a match, of which its rules know nothing."""
ActKind: TypeAlias = Aside | Literal["start", "answer", "resign", "take_back", "time_out", "agree", "undo"]
Ending: TypeAlias = Literal["draw", "stop"]
"""How all can agree to end a match: in a draw, or with no result."""
Wish: TypeAlias = Ending | Literal["pause", "by_itself", "wait"]
"""What anybody can propose at any time."""
Aim: TypeAlias = Wish | Literal["undo", "computer"]
"""To what all can agree: to that, that somebody takes back what he did, or that the computer plays for him."""
ENDINGS: tuple[Ending, ...] = get_args(Ending)
WISHES: tuple[Wish, ...] = ("draw", "stop", "pause", "by_itself", "wait")
Slot: TypeAlias = Literal["saved", "draft", "last"]
"""What a deck is to its person: one he saved, the one he is building, the one he chose last."""
PostKind: TypeAlias = Literal[
    "invitation",
    "thread",
    "board",
    "digest",
    "result",
    "report",
    "inbox",
    "handover",
    "proposal",
    "out_of_time",
    "substitute",
    "watch",
    "announcement",
    "pairing",
    "tournament",
]
ANYBODY = 0
"""To whom a seat is offered that anybody may take over."""
NOBODY = 0
"""Who had a seat that the computer played, or that was empty."""
Picks: TypeAlias = list[Option]
