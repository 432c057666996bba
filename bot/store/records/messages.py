"""Messages that were promised."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.records.kinds import PostKind


class Post(msgspec.Struct, frozen=True):
    """A message to be promised. While one with the same ``key`` is open in a match, this one takes its place.

    So it does among those that belong to no match; its payload names the ``channel`` or ``person``.

    ``payload`` holds ids and act numbers, never words or secrets. It is sent ``delay`` seconds from now; one that
    is due already, or has been tried, stays as due as it is.
    """

    kind: PostKind
    key: str
    payload: dict[str, Any] = {}
    delay: float = 0.0


class Promise(msgspec.Struct, frozen=True):
    """A promised message.

    ``nonce`` (16 characters, so that a suffix fits into Discord's 25) stays until it is known what was sent with
    it; ``revision`` counts the promises that took the row over. ``attempts`` counts those that failed; the times
    are Unix times. ``host`` is who opened the match. ``lane`` is where it goes: the id of a thread, a channel or a
    person; before a match has a thread, its own number, negative. What belongs to no match (0) has the lane of its
    channel or person, and nobody but that person for a host. ``invited``: the invitation of its match stands.
    ``behind``: a match that it tells of is about to have its thread. ``again``: it may have been sent before.
    """

    id: int
    match: int
    kind: PostKind
    key: str
    payload: dict[str, Any]
    nonce: str
    created_at: float
    attempts: int
    next_try_at: float
    revision: int = 0
    host: int = 0
    lane: int = 0
    invited: bool = True
    behind: bool = False
    again: bool = False
