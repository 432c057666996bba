"""A message that is sent once, however often that is tried.

Discord, told to enforce a nonce, knows it for some minutes (resources/message, create message). Whoever comes back
later finds what an earlier attempt has left by its mark: the id of its outermost component.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.publishing.part_ids import mark

LOOKED_BACK: Final = 50
"""Messages among which an earlier attempt is looked for."""
EDITED_TOO_OFTEN: Final = 30046
"""Discord's error for messages older than an hour."""
UNKNOWN_CHANNEL: Final = 10003
"""Discord's error for channels that were deleted meanwhile."""
UNKNOWN_MESSAGE: Final = 10008
"""Discord's error for messages that were deleted meanwhile."""


async def find(channel: discord.abc.Messageable, nonce: str) -> discord.Message | None:
    """Find the message that an earlier attempt has left."""
    async for message in channel.history(limit=LOOKED_BACK):
        if any(getattr(component, "id", None) == mark(nonce) for component in message.components):
            return message
    return None


async def send_once(
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    nonce: str,
    *,
    again: bool,
    renewed: bool = False,
    files: Sequence[discord.File] = (),
    **more: Any,
) -> int:
    """Send a view that is one box, and give the id of the message.

    ``again``: it may have been sent before; what is found is brought up to date. ``renewed``: what was sent before
    may have been something else. Where Discord gives that back for its nonce, it looks like a new message.
    """
    (box,) = view.children
    box.id = mark(nonce)
    message = await find(channel, nonce) if again else None
    if message is None:
        message = await channel.send(view=view, nonce=nonce, files=files, **more)
        if not (again and renewed):
            return message.id
        for file in files:
            file.reset()
    try:
        await message.edit(view=view, attachments=files)
    except discord.HTTPException as error:
        if error.code != EDITED_TOO_OFTEN:
            raise
    return message.id
