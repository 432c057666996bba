"""Why the table refuses, beside what the rules say. The sentences are in the bot's catalogues."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from engine.core.errors import Refusal
from engine.core.words import Arg, msg

Key: TypeAlias = Literal[
    "table-no-match",
    "table-no-seat",  # seat, seats
    "table-own-guest",
    "table-guest-twice",
    "table-side-full",
    "table-not-seated",
    "table-not-invited",
    "table-not-host",
    "table-host-stays",
    "table-needs-all",
    "table-already-seated",
    "table-not-begun",
    "table-already-begun",
    "table-over",
    "table-not-over",
    "table-no-replay",
    "aar-not-over",  # number
    "table-rematch-late",
    "table-other-rules",  # rules, now: versions
    "table-cancelled",
    "table-broken-off",
    "table-bad-word",  # most
    "table-no-way-back",  # the undo law
    "handover-has-seat",
    "handover-had-seat",
    "handover-left-it",
    "handover-not-offered",
    "handover-not-yours",
    "claim-over",
    "claim-not-yours",
    "substitute-sought",
    "clock-unknown",
    "table-paused",
    "pause-over",
    "proposal-open",
    "proposal-gone",
    "proposal-agreed",
    "proposal-alone",
    "proposal-is-so",
    "proposal-no-draw",
    "undo-nothing",
    "undo-free",  # the undo law
    "undo-alone",
    "undo-spent",  # most
    "undo-left",
    "undo-other-rules",
    "watch-own",
    "queue-asked",
    "queue-gone",
    "pairing-not-yours",
    "pairing-over",
    "tournament-none",
    "tournament-no-game",
    "tournament-full",
    "tournament-not-in",
    "tournament-not-host",
    "tournament-too-few",  # least
    "tournament-begun",
    "handover-tournament",
    "master-plays",
    "master-nobody-left",
    "master-no-host",
    "master-no-clock",
    "master-hours",  # most
    "lesson-none",
    "lesson-left",
    "allowance-open-person",  # most, here and below
    "allowance-open-server",
    "allowance-running-person",
    "allowance-running-server",
    "allowance-invitations",
    "allowance-lessons",
    "allowance-watched",
    "allowance-watchers",
]

KEYS: tuple[str, ...] = (*get_args(Key), "table-broke")
"""Every key that the table says; ``table-broke`` (match) is that of :class:`bot.match.results.InternalError`."""


def refusal(key: Key, **args: Arg) -> Refusal:
    """Build a refusal, to be raised."""
    return Refusal(msg(key, **args))
