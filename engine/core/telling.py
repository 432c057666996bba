"""Reading what happened: a listener has a method for every kind of event that matters to it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.protocol import Event


def tell(events: Iterable[Event], listener: object) -> None:
    """Give what is public of each event to the listener's method ``on_<kind>``, if it has one."""
    for event in events:
        hear = getattr(listener, f"on_{event.kind}", None)
        if hear is not None:
            hear(event.public)
