"""A turn as the thread tells it: what came of it, without bookkeeping."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.protocol import Event

LEFT_OUT = frozenset(
    {
        "targeted",
        "paid",
        "card_used",
        "reshuffled",
        "stayed_away",
        "discarded",
        "renews",
        "kept",
        "scouted",
        "gave",
        "shared",
        "dropped",
        "shed",
        "took",
        "trusted",
        "passed",
        "resumed",
        "marker",
    }
)
"""Kinds of events that stay in the log."""
_TARGETS = frozenset({"target/structure", "target/officer"})


def digest(events: list[Event]) -> list[Event]:
    """Leave out the bookkeeping, and what the event after it tells as well."""
    told = [event for event in events if event.kind not in LEFT_OUT]
    return [event for index, event in enumerate(told) if not _is_told_twice(told, index)]


def _is_told_twice(told: Sequence[Event], index: int) -> bool:
    """Tell whether an event is told by its effect, or is the effect that the attack before it tells."""
    event = told[index]
    after = [other for other in told[index + 1 : index + 3] if other.kind != "empty"]
    following = after[0] if after else None
    match event.kind:
        case "attacked" if event.public["hostile"] in _TARGETS:
            return following is not None and following.kind == "structure_hit"
        case "attacked":
            return True
        case "hostile_hurt":
            return (
                following is not None
                and following.kind == "hostile_gone"
                and following.public["soldier"] is not None
                and following.public["hostile"] == event.public["hostile"]
            )
        case "suppressed" if index:
            before = told[index - 1]
            return (
                before.kind == "hostile_attacked"
                and bool(before.public["suppress"])
                and before.public["soldier"] == event.public["soldier"]
            )
        case _:
            return False
