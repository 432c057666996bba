"""A turn as a short story for the thread: events that belong together are read together, and told as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.core.protocol import Event

Reader: TypeAlias = Callable[[list[Event], int, list[Event]], int]
"""Reads on from an event, adds what is told of it, and returns where it stopped."""


def shorten(events: list[Event], readers: Mapping[str, Reader]) -> list[Event]:
    """Shorten what happened, by the readers of its kinds; what has none is told as it was."""
    told: list[Event] = []
    at = 0
    while at < len(events):
        at = readers.get(events[at].kind, _as_it_was)(events, at, told)
    return told


def _as_it_was(events: list[Event], at: int, told: list[Event]) -> int:
    told.append(events[at])
    return at + 1


def run(events: list[Event], at: int, alike: Callable[[Event], bool]) -> int:
    """Find where a run of like events ends."""
    stop = at
    while stop < len(events) and alike(events[stop]):
        stop += 1
    return stop
