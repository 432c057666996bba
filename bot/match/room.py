"""Whether there is room for one more match: what the bot allows everybody, and what a server allows in it.

They judge by the crowd that is there, in the transaction that makes it larger.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.fairness.allowance import Allowance
from bot.match.refusals import Key, refusal
from bot.store.records import Change, Crowd

_Count: TypeAlias = tuple[Key, int, int]
"""What is said where there is no room, how many there are, and the most of them (0: any number)."""


def may_begin(allowance: Allowance, crowd: Crowd, _change: Change) -> None:
    """Refuse to begin a match in a server that has too many."""
    _judge(_running(allowance, crowd))


def may_learn(allowance: Allowance, crowd: Crowd, _change: Change) -> None:
    """Refuse another lesson to somebody who has begun too many of late."""
    _judge([("allowance-lessons", crowd.lessons, allowance.lessons)])


def may_enter(allowance: Allowance, crowd: Crowd, change: Change, *, opens: bool) -> None:
    """Refuse to let a person enter a match for which there is no room.

    Who has a seat counts as playing, so that nobody has too many matches when others join his.
    """
    limits = crowd.limits
    counts: list[_Count] = [
        ("allowance-running-person", crowd.seats_of_person, allowance.running_per_person),
        ("allowance-running-person", crowd.seats_here, limits.running_per_person),
        ("allowance-invitations", crowd.invitations, allowance.invitations),
    ]
    if change.status == "running":
        counts += _running(allowance, crowd)
    elif opens:
        counts += [
            ("allowance-open-person", crowd.open_of_person, allowance.open_per_person),
            ("allowance-open-person", crowd.open_here, limits.open_per_person),
            ("allowance-open-server", crowd.open_in_server, allowance.open_per_server),
            ("allowance-open-server", crowd.open_in_server, limits.open_per_server),
        ]
    _judge(counts)


def _running(allowance: Allowance, crowd: Crowd) -> list[_Count]:
    most = allowance.running_per_server, crowd.limits.running_per_server
    return [("allowance-running-server", crowd.running_in_server, one) for one in most]


def _judge(counts: list[_Count]) -> None:
    for key, there, most in counts:
        if most and there >= most:
            raise refusal(key, most=most)
