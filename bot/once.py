"""A message that is sent once, however often that is tried.

Discord, told to enforce a nonce, knows it for some minutes (resources/message, create message). Whoever comes back
later finds what an earlier attempt has left by its mark: the id of its outermost component.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import discord
from discord import ui

NONCE_HOLDS: Final = 120.0
"""Seconds for which the nonce alone is trusted."""
LOOKED_BACK: Final = 50
"""Messages among which an earlier attempt is looked for."""

_MARKS = 1 << 30  # above every other id of ours, and below the end of Discord's 32 bits


def mark(nonce: str) -> int:
    """Give the id that the outermost component of the message with this nonce has."""
    return _MARKS | zlib.crc32(nonce.encode()) & (_MARKS - 1)


async def send_once(
    channel: discord.abc.Messageable, view: ui.LayoutView, nonce: str, *, again: bool, **more: Any
) -> int:
    """Send a view that is one box, and give the id of the message; ``again``: it may have been sent long ago."""
    (box,) = view.children
    box.id = mark(nonce)
    if again:
        async for message in channel.history(limit=LOOKED_BACK):
            if any(getattr(component, "id", None) == box.id for component in message.components):
                return message.id
    sent = await channel.send(view=view, nonce=nonce, **more)
    return sent.id
