"""What is attached to messages: pictures with their alt texts, in the theme of who sees them, and match files."""

from __future__ import annotations

import io

import discord
import structlog

from bot.drawing.renderer import Renderer
from bot.match import Table
from bot.store import Store
from bot.store.records import Language, Match, Person
from engine.core.game import OwnPicture
from engine.core.protocol import View
from engine.core.registry import game as find_game
from images import THEMES, Picture, ThemeName

log = structlog.get_logger(__name__)


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
    try:
        return await own_picture(renderer, view, language, theme, user_id, portrait=portrait)
    except Exception:
        log.exception("own picture not drawn", game=view.game, actions=view.actions)
        return None


def theme_of(person: Person | None) -> ThemeName:
    """Return the theme of what a person sees: dark unless he chose another."""
    chosen = person.theme if person is not None else None
    return next((name for name in THEMES if name == chosen), "dark")


async def shared_theme(store: Store, match: Match) -> ThemeName:
    """Find the theme of what everybody sees of a match: that of its host."""
    return theme_of(await store.person(match.host_id))
