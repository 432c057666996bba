"""What is attached to messages: pictures with their alt texts, in the theme of who sees them, and match files."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Awaitable, Iterable
from typing import Any, NamedTuple

import discord
import structlog

from bot.drawing.renderer import Renderer
from bot.match import Table
from bot.store import Store
from bot.store.records import Language, Match, Person
from engine.core.errors import Refusal
from engine.core.game import OwnPicture
from engine.core.protocol import View
from engine.core.registry import game as find_game
from images import THEMES, Picture, ThemeName

REMEMBERED = 256
"""Messages of which is remembered what a change has left: a press on its way may show what they had before."""

log = structlog.get_logger(__name__)


class ChangingFiles:
    """Changes the pictures of messages: one that is there already, by its name, stays.

    It would blink if it were sent again. What a change has left is remembered, since whoever presses may not have
    seen it yet.
    """

    def __init__(self) -> None:
        self._left: OrderedDict[int, _Left] = OrderedDict()

    def to(self, pictures: Iterable[tuple[str, Picture]], message: discord.Message) -> list[Any]:
        """List what a message shall have instead of what it has."""
        left = self._left.get(message.id)
        there = {
            file.filename: _Kept(file.id) for file in message.attachments if left is None or file.id in left.files
        }
        return [there.get(name) or attachment(name, picture) for name, picture in pictures]

    def changed(self, message: discord.Message) -> tuple[int, int]:
        """Remember what a change has left on a message; give the change, for :meth:`last`."""
        before = self._left.pop(message.id, None)
        change = 1 if before is None else before.change + 1
        self._left[message.id] = _Left(change, {file.id for file in message.attachments}, asyncio.Event())
        gone = [] if before is None else [before]
        if len(self._left) > REMEMBERED:
            gone.append(self._left.popitem(last=False)[1])
        for left in gone:
            left.past.set()
        return message.id, change

    def last(self, change: tuple[int, int]) -> bool:
        """Return whether a message has not been changed since."""
        message_id, number = change
        left = self._left.get(message_id)
        return left is not None and left.change == number

    async def past(self, change: tuple[int, int]) -> None:
        """Wait until a message is changed again."""
        if self.last(change):
            await self._left[change[0]].past.wait()


class _Left(NamedTuple):
    """What a message's last change, the how manieth it was, has left of files; the next one sets ``past``."""

    change: int
    files: set[int]
    past: asyncio.Event


class _Kept:
    """A file that stays on a message: discord.py would send all that it knows of it, Discord asks for its id."""

    def __init__(self, attachment_id: int) -> None:
        self.id = attachment_id

    def to_dict(self) -> dict[str, str]:
        """Return what is sent."""
        return {"id": str(self.id)}


def attachment(name: str, picture: Picture) -> discord.File:
    """Make a file of a picture, with its alt text."""
    return discord.File(io.BytesIO(picture.png), name, description=picture.alt)


async def match_file(table: Table, match_id: int) -> discord.File:
    """Write the file with which anybody can check a match that is over."""
    return discord.File(io.BytesIO(await table.export(match_id)), f"match-{match_id}.json")


async def own_picture(
    renderer: Renderer,
    view: View,
    language: Language,
    theme: ThemeName,
    user_id: int,
    kind: OwnPicture | None = None,
    *,
    portrait: bool = False,
) -> Picture | None:
    """Draw for somebody what only his seat sees: what the game puts first, or one ``kind``; None for nothing."""
    kinds = find_game(view.game).own_pictures
    if (kind or kinds[0]) == "hand":
        return await renderer.hand(view, language, theme, owner=user_id)
    return await renderer.own_board(view, language, theme, owner=user_id, portrait=portrait)


async def beside_panel(
    renderer: Renderer,
    view: View,
    language: Language,
    theme: ThemeName,
    user_id: int,
    *,
    portrait: bool = False,
) -> Picture | None:
    """Draw what goes with a panel; where that fails, the panel goes alone."""
    return await if_drawn(own_picture(renderer, view, language, theme, user_id, portrait=portrait), view)


async def if_drawn(drawing: Awaitable[Picture | None], view: View) -> Picture | None:
    """Return a picture; None where it cannot be drawn, so that what it should go with goes alone."""
    try:
        return await drawing
    except Refusal:  # too much is waiting for this person already
        return None
    except Exception:
        log.exception("picture not drawn", game=view.game, actions=view.actions)
        return None


def theme_of(person: Person | None) -> ThemeName:
    """Return the theme of what a person sees: dark unless he chose another."""
    chosen = person.theme if person is not None else None
    return next((name for name in THEMES if name == chosen), "dark")


async def shared_theme(store: Store, match: Match) -> ThemeName:
    """Find the theme of what everybody sees of a match: that of its host."""
    return theme_of(await store.person(match.host_id))
