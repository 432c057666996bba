"""What a person asked to see, shown to him alone: his panel, his hand, the board in words or as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import structlog
from discord import ui

from bot import limits
from bot.panel.layout import gallery, layout, paragraphs, text
from bot.panel.questions import Sheet, read
from bot.panel.render import Focus, hand_name, panel
from bot.words import say
from engine.core.errors import Refusal
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.app import Fieldpost
    from bot.asker import Asker
    from bot.store.records import Language
    from engine.core.protocol import View
    from images import Picture

_TEXT = limits.TEXT_DISPLAY_TOTAL - 100

log = structlog.get_logger(__name__)


async def open_panel(asker: Asker, match_id: int) -> None:
    """Show the panel in a new message."""
    sheet = await read(asker.table, match_id, asker.user_id)
    if sheet.view.viewer is None:
        raise watching(sheet)
    await asker.show(panel(sheet, asker.language))


async def redraw_panel(
    asker: Asker, sheet: Sheet, focus: Focus, note: str = "", *, answered: bool = False
) -> None:
    """Show the panel in place of the one that was pressed.

    A hand above it is drawn as it is now while one is choosing; once one has answered it is left out, so that
    nobody waits for a picture of which the next question may have no need: **My hand** shows it.
    """
    if sheet.view.viewer is None:
        raise watching(sheet)
    drawn = None
    if asker.pictured and not answered:
        drawn = await drawn_hand(asker.bot, sheet.view, asker.language)
    await asker.redraw(
        panel(sheet, asker.language, focus, note, drawn), [(hand_name(drawn), drawn)] if drawn else []
    )


async def drawn_hand(bot: Fieldpost, view: View, language: Language) -> Picture | None:
    """Draw a hand to go with a panel; where that fails, the panel goes alone."""
    try:
        return await bot.gallery.hand(view, language)
    except Exception:
        log.exception("hand not drawn", game=view.game, actions=view.actions)
        return None


def watching(sheet: Sheet) -> Refusal:
    """Say who plays, to somebody who does not."""
    names = [discord.utils.escape_markdown(seating.name) for seating in sheet.match.seats]
    return Refusal(msg("watching", players=list(names)))


async def hand(asker: Asker, match_id: int) -> None:
    """Show the person's hand as a picture."""
    sheet = await read(asker.table, match_id, asker.user_id)
    if sheet.view.viewer is None:
        raise watching(sheet)
    drawn = await asker.bot.gallery.hand(sheet.view, asker.language)
    if drawn is None:
        await asker.tell(asker.say("no-hand"))
    else:
        name = hand_name(drawn)
        await asker.show(picture(name, drawn), [(name, drawn)])


async def board(asker: Asker, match_id: int) -> None:
    """Show the board as a picture: what everybody may know."""
    sight = await asker.table.look(match_id, None)
    if sight.view is None:
        raise Refusal(msg("not-started"))
    drawn = await asker.bot.gallery.board(sight.view, asker.language, portrait=await asker.portrait())
    await asker.show(picture("board.png", drawn), [("board.png", drawn)])


async def board_text(asker: Asker, match_id: int) -> None:
    """Show everything the person may know in words, in as many messages as that takes."""
    sheet = await read(asker.table, match_id, asker.user_id)
    lines = [say(line, asker.language) for line in find_game(sheet.view.game).board(sheet.view)]
    await in_words(asker, lines)


async def in_words(asker: Asker, lines: list[str]) -> None:
    """Show lines of text, in as many messages as they take."""
    first, *more = paragraphs(lines, _TEXT) or ["\N{ZERO WIDTH SPACE}"]
    await asker.show(sentence(first))
    for part in more:
        await asker.interaction.followup.send(view=sentence(part), ephemeral=True)


def sentence(content: str) -> ui.LayoutView:
    """Put a text in a box of its own."""
    return layout(text(content, _TEXT))


def picture(name: str, drawn: Picture, caption: str = "") -> ui.LayoutView:
    """Put an attached picture in a box of its own."""
    shown = gallery(name, drawn.alt)
    return layout(shown, text(caption)) if caption else layout(shown)
