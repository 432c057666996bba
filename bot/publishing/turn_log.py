"""Stories in a thread: messages of chapters, each of the acts of one digest, to which the next is added.

A chapter is known again by the id of its component, which says with which act it begins.
"""

from __future__ import annotations

import discord
from discord import ui

from bot import discord_limits
from bot.panel.layout import layout
from bot.publishing import part_ids
from bot.publishing.idempotent_send import LOOKED_BACK

PAGES = 30
"""Chapters of one story, of Discord's 40 components."""
LONGEST = discord_limits.TEXT_DISPLAY_TOTAL - 100
"""Characters of one story."""


def chapter(words: str, first: int) -> ui.TextDisplay[ui.LayoutView]:
    """Make a chapter of the acts that begin with one."""
    return ui.TextDisplay(words, id=part_ids.chapter(first))


async def last(thread: discord.abc.Messageable, board: int | None) -> discord.Message | None:
    """Find the last message of a thread, if it is a story; the board does not count."""
    async for message in thread.history(limit=2):
        if message.id != board:
            return message if _chapters(message) else None
    return None


async def is_told(thread: discord.abc.Messageable, first: int) -> bool:
    """Return whether a chapter stands in a thread already, whatever was said since."""
    async for message in thread.history(limit=LOOKED_BACK):
        if any(one.id == part_ids.chapter(first) for one in _chapters(message)):
            return True
    return False


async def append(story: discord.Message, first: int, words: str) -> bool:
    """Add a chapter to a story, once; tell whether it is there."""
    chapters = _chapters(story)
    if any(one.id == part_ids.chapter(first) for one in chapters):
        return True
    if sum(len(one.content) for one in chapters) + len(words) > LONGEST or len(chapters) >= PAGES:
        return False
    texts = [ui.TextDisplay[ui.LayoutView](one.content, id=one.id) for one in chapters]
    await story.edit(view=layout(*texts, chapter(words, first)))
    return True


def _chapters(message: discord.Message) -> list[discord.TextDisplay]:
    """List the texts of a story; none if the message is something else."""
    boxes = [box for box in message.components if isinstance(box, discord.Container)]
    texts = [item for box in boxes for item in box.children]
    return [item for item in texts if isinstance(item, discord.TextDisplay) and part_ids.is_chapter(item.id)]
