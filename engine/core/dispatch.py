"""Reading events: a listener has a method for every kind that matters to it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.protocol import Event


def dispatch(events: Iterable[Event], listener: object) -> None:
    """Call the listener's method ``on_<kind>``, if it has one, with what is public of each event."""
    for event in events:
        hear = getattr(listener, f"on_{event.kind}", None)
        if hear is not None:
            hear(event.public)
