"""The ways to what somebody is asked: in the message that lists what waits for him, and below the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot import discord_limits
from bot.discord_limits.components import BUTTON, walk
from bot.panel.component_ids import CaughtUp, Code, Open, Snooze, read
from bot.sandbox.world.objects import Message


def ways_in(message: Message) -> Iterator[dict[str, Any]]:
    """Return the buttons of a message that open panels."""
    return _buttons(message, Open)


def goes_on(message: Message) -> Iterator[dict[str, Any]]:
    """Return the buttons of a message that go on from what has happened to the panel."""
    return _buttons(message, CaughtUp)


def _buttons(message: Message, kind: type[Code]) -> Iterator[dict[str, Any]]:
    for one in walk(message.components):
        if one["type"] == BUTTON and isinstance(read(one["custom_id"]), kind):
            yield one


def is_inbox(message: Message) -> bool:
    """Return whether a message lists what waits for its reader."""
    buttons = [one for one in walk(message.components) if one["type"] == BUTTON]
    alone = message.flags & discord_limits.EPHEMERAL
    return not alone and any(isinstance(read(one["custom_id"]), Snooze) for one in buttons)
