"""Words for the terminal, from whatever is plugged in; without anything, keys and arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.cli.plugins import plugged
from engine.core.game import Game
from engine.core.protocol import Decision, Event, Seat, View
from engine.core.words import Arg, Msg

GROUP = "fieldpost.words"
"""The entry point group of modules that have ``say(message, language) -> str`` and
``event_lines(game, events, viewer, language, sides) -> list[str]``."""

AnyGame: TypeAlias = Game[Any, Any]


class Words(NamedTuple):
    """Somebody who speaks one language: says a message, and what a viewer is told of events.

    Beside the viewer stands the side of every seat.
    """

    say: Callable[[Msg], str]
    events: Callable[[AnyGame, list[Event], Seat | None, Sequence[str]], list[str]]


STEP = " → "
"""What stands between the steps of an act."""


def options(say: Callable[[Msg], str], game: AnyGame, view: View, decision: Decision) -> list[str]:
    """Name every option of a decision, in order."""
    return [
        STEP.join(say(step) for step in game.label_path(view, decision, option)) for option in decision.options
    ]


def words(language: str) -> Words:
    """Find somebody who speaks a language, or show keys."""
    module = plugged(GROUP)
    if module is None:
        return Words(bare, bare_events)
    return Words(
        lambda message: str(module.say(message, language)),
        lambda game, events, viewer, sides: list(module.event_lines(game, events, viewer, language, sides)),
    )


def bare(message: Msg) -> str:
    """Show a message as its key and arguments."""
    return " ".join([message.key, *(f"{name}={_plain(value)}" for name, value in message.args.items())])


def bare_events(
    game: AnyGame,
    events: list[Event],
    viewer: Seat | None,
    sides: Sequence[str],  # noqa: ARG001
) -> list[str]:
    """Show what a viewer is told of some events, a line each; who learns more gets the private key."""
    lines = []
    for event in events:
        secret = event.private.get(viewer) if viewer is not None else None
        sort = "event" if secret is None or event.known else "private"
        key = f"{game.id}-{sort}-{event.kind.replace('_', '-')}"
        lines.append(bare(Msg(key, {**event.public, **(secret or {})})))
    return lines


def _plain(value: Arg) -> str:
    if isinstance(value, Msg):
        return f"({bare(value)})"
    if isinstance(value, list):
        return ",".join(_plain(item) for item in value)
    return str(value)
