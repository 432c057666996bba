"""Words for the terminal, from whatever is plugged in; without anything, keys and arguments."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, TypeAlias

from engine.core.game import Game
from engine.core.protocol import Event, Seat
from engine.core.words import Arg, Msg

GROUP = "fieldpost.words"
"""The entry point group of functions ``say(message, language) -> str``."""

Say: TypeAlias = Callable[[Msg], str]


def speaker(language: str) -> Say:
    """Find somebody who puts messages into words, or show keys."""
    for entry in entry_points(group=GROUP):
        try:
            say = entry.load()
        except (ImportError, AttributeError):
            continue  # named, but not installed with the engine
        return lambda message: str(say(message, language))
    return bare


def bare(message: Msg) -> str:
    """Show a message as its key and arguments."""
    return " ".join([message.key, *(f"{name}={_plain(value)}" for name, value in message.args.items())])


def _plain(value: Arg) -> str:
    if isinstance(value, Msg):
        return f"({bare(value)})"
    if isinstance(value, list):
        return ",".join(_plain(item) for item in value)
    return str(value)


def event_lines(say: Say, game: Game[Any, Any], events: list[Event], viewer: Seat | None) -> list[str]:
    """Say what happened as far as a viewer is told, a line for each event.

    A seat that learns more than the others reads the private sentence instead of the public one.
    """
    lines = []
    for event in events:
        secret = event.private.get(viewer) if viewer is not None else None
        sort = "event" if secret is None else "private"
        key = f"{game.id}-{sort}-{event.kind.replace('_', '-')}"
        lines.append(say(Msg(key, {**event.public, **(secret or {})})))
    return lines
