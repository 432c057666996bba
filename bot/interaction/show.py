"""What a person asked to see, shown to him alone: his panel, his hand, the board in words or as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from discord import ui

from bot import discord_limits
from bot.panel.acts import settled
from bot.panel.layout import gallery, layout, paragraphs, text
from bot.panel.questions import Sheet, lay_out
from bot.panel.render import Focus, file_name, panel
from bot.publishing import notices
from bot.words import event_lines, literal, say
from engine.core.errors import Refusal
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.client import Fieldpost
    from bot.interaction.reply import Asker
    from bot.match import Result, Sight
    from bot.store.records import Language
    from engine.core.protocol import View
    from images import Picture, ThemeName

_TEXT = discord_limits.TEXT_DISPLAY_TOTAL - 100

log = structlog.get_logger(__name__)


async def new_panel(asker: Asker, sheet: Sheet, focus: Focus = Focus(), note: str = "") -> None:  # noqa: B008
    """Show a panel in a new message; with acts goes a picture of what they can reach."""
    if sheet.view.viewer is None:
        raise watching(sheet)
    drawn = await reached(asker, sheet, focus)
    note = await _noted(asker, sheet, note)
    await asker.show(panel(sheet, asker.language, focus, note, drawn), _named(drawn))


async def redraw_panel(
    asker: Asker, sheet: Sheet, focus: Focus, note: str = "", *, answered: bool = False
) -> None:
    """Show the panel in place of the one that was pressed.

    Above acts stands what they can reach. A hand is drawn as it is now while one is choosing; once one has
    answered it is left out, so that nobody waits for a picture of which the next question may have no need:
    **My hand** shows it.
    """
    if sheet.view.viewer is None:
        raise watching(sheet)
    drawn = await reached(asker, sheet, focus)
    if drawn is None and asker.pictured and not answered:
        drawn = await drawn_hand(asker.bot, sheet.view, asker.language, asker.theme, asker.user_id)
    note = await _noted(asker, sheet, note)
    await asker.redraw(panel(sheet, asker.language, focus, note, drawn), _named(drawn))


async def _noted(asker: Asker, sheet: Sheet, note: str) -> str:
    """Add to a note what the person is told once."""
    return "\n".join(filter(None, (note, await asker.told_once(sheet.match.id))))


async def reached(asker: Asker, sheet: Sheet, focus: Focus) -> Picture | None:
    """Draw what the acts of the branch turned to can reach; where that fails, the panel goes alone."""
    question = sheet.question(focus.decision) or (sheet.questions[0] if len(sheet.questions) == 1 else None)
    if question is None or not question.decision.act:
        return None
    decision = question.decision
    try:
        path = settled(decision.options, focus.spot.path)
        return await asker.bot.gallery.focus(sheet.view, decision, path, asker.language, asker.theme)
    except Exception:
        log.exception("acts not drawn", game=sheet.view.game, actions=sheet.view.actions)
        return None


def outcome(result: Result, user_id: int, language: Language) -> str:
    """Say what acts have brought about, as far as the person who did them may know."""
    match = result.match
    events = [event for entry in result.entries for event in entry.events]
    seat = match.seat_of(user_id)
    return "\n".join(event_lines(find_game(match.game), events, seat, language, notices.sides(match)))


def _named(drawn: Picture | None) -> list[tuple[str, Picture]]:
    return [(file_name(drawn), drawn)] if drawn is not None else []


async def drawn_hand(
    bot: Fieldpost, view: View, language: Language, theme: ThemeName, user_id: int
) -> Picture | None:
    """Draw a hand for somebody, to go with a panel; where that fails, the panel goes alone."""
    try:
        return await bot.gallery.hand(view, language, theme, owner=user_id)
    except Exception:
        log.exception("hand not drawn", game=view.game, actions=view.actions)
        return None


def watching(sheet: Sheet) -> Refusal:
    """Say who plays, to somebody who does not."""
    names = [literal(seating.name) for seating in sheet.match.seats]
    return Refusal(msg("watching", players=list(names)))


async def hand(asker: Asker, sight: Sight) -> None:
    """Show the person's hand as a picture."""
    sheet = await lay_out(sight, judge=False)
    if sheet.view.viewer is None:
        raise watching(sheet)
    drawn = await asker.bot.gallery.hand(sheet.view, asker.language, asker.theme, owner=asker.user_id)
    if drawn is None:
        await asker.tell(asker.say("no-hand"))
    else:
        name = file_name(drawn)
        await asker.show(picture(name, drawn), [(name, drawn)])


async def asked_again(asker: Asker, match_id: int) -> str:
    """Have posted what could not be posted of a match, and say so; say nothing where there is nothing."""
    return asker.say("asked-again") if await asker.bot.outbox.ask_again(match_id) else ""


async def board(asker: Asker, sight: Sight, note: str = "") -> None:
    """Show the board as a picture: what everybody may know."""
    view = (await asker.table.look(sight.match.id, None)).view
    if view is None:
        raise Refusal(msg("not-started"))
    portrait = await asker.portrait()
    drawn = await asker.bot.gallery.board(view, asker.language, asker.theme, portrait=portrait)
    await asker.show(picture("board.png", drawn, note), [("board.png", drawn)])


async def board_text(asker: Asker, sight: Sight, note: str = "") -> None:
    """Show everything the person may know in words, in as many messages as that takes."""
    sheet = await lay_out(sight, judge=False)
    lines = [say(line, asker.language) for line in find_game(sheet.view.game).board(sheet.view)]
    await in_words(asker, [*lines, *([note] if note else [])])


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
