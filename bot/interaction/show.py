"""What a person asked to see, shown to him alone: his panel, his hand, the board in words or as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from discord import ui

from bot import discord_limits
from bot.panel.acts import settled
from bot.panel.labels import said
from bot.panel.layout import gallery, layout, paragraphs, text
from bot.panel.people import all_called, called, comrades, how_it_stands
from bot.panel.questions import Question, Sheet, lay_out, reasons
from bot.panel.render import NOTE, Focus, file_name, panel
from bot.publishing import notices
from bot.publishing.attachments import beside_panel, if_drawn, own_picture
from bot.words import event_lines, say
from bot.words.ledger import by_number
from engine.core.errors import Refusal
from engine.core.game import OwnPicture
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.match import Result, Sight
    from bot.store.records import Language, Match
    from engine.core.protocol import Decision, Event, Seat
    from images import Picture

PATIENCE = 0.04
"""Seconds for which a panel that is turned waits for its picture, so that it need not be changed at once."""
NO_PATIENCE = 0.0
"""The same where something was decided: the picture always follows, and nothing is drawn before."""
_TEXT = discord_limits.TEXT_DISPLAY_TOTAL - 100


async def new_panel(reply: InteractionReply, sheet: Sheet, focus: Focus = Focus(), note: str = "") -> None:  # noqa: B008
    """Show a panel in a new message; with acts goes a picture of what they can reach.

    Where the board looks different to each seat, its own goes with what has no such picture.
    """
    own = sheet.game.own_pictures[0] == "board"
    await _show_panel(reply, sheet, focus, note, cards=_choice(sheet, focus), own=own, patience=PATIENCE)


async def redraw_panel(
    reply: InteractionReply,
    sheet: Sheet,
    focus: Focus,
    note: str = "",
    *,
    answered: bool = False,
    cards: Sequence[str] = (),
    rule: str = "",
) -> None:
    """Show the panel in place of the one that was pressed.

    Above acts stands what they can reach. A hand is drawn as it is now while one is choosing; once one has
    answered it is left out: **My hand** shows it. ``cards`` are those that the person has just been given to
    see, else those that the question is about. ``rule`` is the one by which what he wanted was refused.
    """
    cards, own = cards or _choice(sheet, focus), reply.pictured and not answered
    patience = NO_PATIENCE if answered and not _acts(sheet, focus) else PATIENCE
    await _show_panel(reply, sheet, focus, note, cards=cards, own=own, patience=patience, rule=rule)


async def _show_panel(
    reply: InteractionReply,
    sheet: Sheet,
    focus: Focus,
    note: str,
    *,
    cards: Sequence[str],
    own: bool,
    patience: float,
    rule: str = "",
) -> None:
    """Show a panel: with what acts can reach, else ``cards``, else (``own``) what only the person sees."""
    if sheet.view.viewer is None:
        raise watching(reply, sheet)
    note = await _noted(reply, note)

    def view(drawn: Picture | None) -> ui.LayoutView:
        return panel(sheet, reply.language, focus, note, drawn, rule)

    if own or cards or _acts(sheet, focus):
        await reply.illustrate(
            sheet.match.id, partial(_drawn, reply, sheet, focus, cards, own=own), view, patience
        )
    else:
        await reply.redraw(view(None))


async def _drawn(
    reply: InteractionReply, sheet: Sheet, focus: Focus, cards: Sequence[str], *, own: bool
) -> Picture | None:
    drawn = await _reached(reply, sheet, focus) or await _cards(reply, sheet, cards)
    return await _beside(reply, sheet) if drawn is None and own else drawn


def _turned_to(sheet: Sheet, focus: Focus) -> Question | None:
    return sheet.question(focus.decision) or (sheet.questions[0] if len(sheet.questions) == 1 else None)


def _acts(sheet: Sheet, focus: Focus) -> Decision | None:
    """Find the acts that a panel is turned to."""
    question = _turned_to(sheet, focus)
    return question.decision if question is not None and question.decision.act else None


def _choice(sheet: Sheet, focus: Focus) -> list[str]:
    """List the cards that the question turned to is about."""
    question = _turned_to(sheet, focus)
    return [] if question is None or question.settled else sheet.game.pictured(sheet.view, question.decision)


async def _cards(reply: InteractionReply, sheet: Sheet, cards: Sequence[str]) -> Picture | None:
    """Draw cards for the person alone."""
    if not cards:
        return None
    drawing = reply.services.renderer.cards(
        sheet.view.game, cards, reply.language, reply.theme, owner=reply.user_id
    )
    return await if_drawn(drawing, sheet.view)


async def _beside(reply: InteractionReply, sheet: Sheet) -> Picture | None:
    """Draw what only the person sees, to go with his panel."""
    return await beside_panel(
        reply.services.renderer,
        sheet.view,
        reply.language,
        reply.theme,
        reply.user_id,
        portrait=reply.portrait,
    )


async def _noted(reply: InteractionReply, note: str) -> str:
    """Add to a note what the person is told once."""
    return "\n".join(filter(None, (note, await reply.told_once())))


async def _reached(reply: InteractionReply, sheet: Sheet, focus: Focus) -> Picture | None:
    """Draw what the acts of the branch turned to can reach."""
    decision = _acts(sheet, focus)
    if decision is None:
        return None
    path = settled(decision.options, focus.spot.path)
    drawing = reply.services.renderer.focus(
        sheet.view,
        decision,
        path,
        reply.language,
        reply.theme,
        owner=reply.user_id,
        portrait=reply.portrait,
    )
    return await if_drawn(drawing, sheet.view)


def outcome(result: Result, user_id: int, language: Language) -> str:
    """Say what acts of a person have brought about, as far as he may know.

    What the computer answers to them is told in the thread. Where it is more than a panel has room for, it is told
    as short as there, but for what he alone learns.
    """
    match = result.match
    seat = match.seat_of(user_id)
    events = [event for entry in result.entries if entry.seat == seat for event in entry.events]
    told = "\n".join(_lines(match, events, seat, language))
    return told if len(told) <= NOTE else "\n".join(short_lines(match, events, seat, language))


def learnt(result: Result, user_id: int, language: Language) -> tuple[str, list[str]]:
    """Say what an answer has taught the person alone, and which cards it has shown him."""
    match = result.match
    seat = match.seat_of(user_id)
    told = [event for entry in result.entries for event in entry.events]
    events = [event for event in told if seat in event.private and not event.known]
    cards: list[Any] = []
    for event in events:
        secret = event.private[seat] if seat is not None else {}
        cards += [secret["card"]] if "card" in secret else secret.get("cards", [])
    note = "\n".join(_lines(match, events, seat, language))
    return note, [card for card in cards if isinstance(card, str)]


def _lines(match: Match, events: Iterable[Event], seat: Seat | None, language: Language) -> list[str]:
    """Say events to somebody, a line each."""
    people = comrades(match, language)
    return event_lines(find_game(match.game), events, seat, language, notices.sides(match), people=people)


def short_lines(match: Match, events: Iterable[Event], seat: Seat | None, language: Language) -> list[str]:
    """Say events to somebody as short as the thread does, but what he alone learns as it is."""
    game, sides, people = find_game(match.game), notices.sides(match), comrades(match, language)
    lines: list[str] = []
    for secret, found in groupby(events, lambda event: seat in event.private):
        run = [*found]
        told = run if secret else game.digest(run)
        lines += event_lines(game, told, seat, language, sides, people=people, short=not secret)
    return lines


async def why(reply: InteractionReply, sheet: Sheet) -> None:
    """Say what speaks against the picks of the open questions, and why others are not offered, rule by rule."""
    lines = []
    for (asked, rule), found in groupby(reasons(sheet), lambda one: (one[0].decision, one[1].rule)):
        if len(sheet.questions) > 1:
            prompt = f"**{said(sheet.game.prompt(sheet.view, asked), reply.language)}**"
            lines += [] if prompt in lines else [prompt]
        lines += [reply.say("refusal", reason=said(one.reason, reply.language), rule=rule) for _, one in found]
        place = by_number(rule) if rule else None
        if place is not None:
            lines.append(f"-# {place.rule.number}: {place.rule.said[reply.language]}")
    await in_words(reply, lines)


def watching(reply: InteractionReply, sheet: Sheet) -> Refusal:
    """Say who plays, to somebody who does not, or does no longer."""
    match, named = sheet.match, notices.button_names(sheet.match)
    left = match.left_by(reply.user_id)
    if left is not None:
        return Refusal(msg("watching-now", name=called(match.seats[left], reply.language), **named))
    return Refusal(msg("watching", players=all_called(match.seats, reply.language), **named))


async def own(reply: InteractionReply, sight: Sight, kind: OwnPicture, note: str = "") -> None:
    """Show what only the person's seat sees as a picture: of a ``kind``, or of that which the game has."""
    sheet = await lay_out(sight, judge=False)
    if sheet.view.viewer is None:
        raise watching(reply, sheet)
    kinds = sheet.game.own_pictures
    drawn = await own_picture(
        reply.services.renderer,
        sheet.view,
        reply.language,
        reply.theme,
        reply.user_id,
        kind if kind in kinds else kinds[0],
        portrait=reply.portrait,
    )
    if drawn is None:
        await reply.tell(reply.say("no-hand"))
    else:
        name = file_name(drawn)
        await reply.show(picture(name, drawn, note), [(name, drawn)])


async def asked_again(reply: InteractionReply, match_id: int) -> str:
    """Have posted what could not be posted of a match, and say so; say nothing where there is nothing."""
    return reply.say("asked-again") if await reply.services.outbox.ask_again(match_id) else ""


async def board(reply: InteractionReply, sight: Sight, note: str = "") -> None:
    """Show the board as a picture: what everybody may know, or to a seat that has a board of its own, that."""
    if sight.seat is not None and sight.view is not None and "board" in find_game(sight.match.game).own_pictures:
        await own(reply, sight, "board", note)
        return
    await public_board(reply, sight.match.id, note, portrait=reply.portrait)


async def public_board(reply: InteractionReply, match_id: int, note: str = "", *, portrait: bool) -> None:
    """Show the board as everybody may see it; raises Refusal before the match begins."""
    view = (await reply.table.look(match_id, None)).view
    if view is None:
        raise Refusal(msg("not-started"))
    drawn = await reply.services.renderer.board(view, reply.language, reply.theme, portrait=portrait)
    await reply.show(picture("board.png", drawn, note), [("board.png", drawn)])


async def legend(reply: InteractionReply, games: Sequence[str]) -> None:
    """Show what the signs on the pictures of games mean, each game's as a picture."""
    renderer, upright = reply.services.renderer, reply.portrait
    drawn = [await renderer.legend(game, reply.language, reply.theme, portrait=upright) for game in games]
    pictures = [(f"signs-{game}.png", one) for game, one in zip(games, drawn, strict=True) if one is not None]
    if not pictures:
        raise Refusal(msg("no-legend"))
    await reply.show(layout(*(gallery(name, one.alt) for name, one in pictures)), pictures)


async def board_text(reply: InteractionReply, sight: Sight, note: str = "") -> None:
    """Show everything the person may know in words, in as many messages as that takes."""
    sheet = await lay_out(sight, judge=False)
    view = sheet.view
    people = comrades(sheet.match, reply.language)
    lines = [say(line, reply.language, people) for line in find_game(view.game).board(view)]
    if view.outcome is None:
        lines.insert(0, f"**{how_it_stands(sheet.match, view, reply.language)}**")
    else:
        lines.insert(0, f"**{reply.say('board-over')}**")
    note = await _noted(reply, note)
    await in_words(reply, [*lines, *([note] if note else [])])


async def in_words(
    reply: InteractionReply,
    lines: list[str],
    above: Sequence[ui.Item[Any]] = (),
    below: Sequence[ui.Item[Any]] = (),
) -> None:
    """Show lines of text, in as many messages as they take; ``above`` takes at most half of the first.

    It takes the place of what was pressed, if that is to be changed.
    """
    first, *more = paragraphs(lines, _TEXT // 2 if above else _TEXT) or [""]
    said = [text(first, _TEXT)] if first or not above else []
    await reply.redraw(layout(*above, *said, *below))
    for part in more:
        await reply.interaction.followup.send(view=sentence(part), ephemeral=True)


def sentence(content: str) -> ui.LayoutView:
    """Put a text in a box of its own."""
    return layout(text(content, _TEXT))


def picture(name: str, drawn: Picture, caption: str = "") -> ui.LayoutView:
    """Put an attached picture in a box of its own."""
    shown = gallery(name, drawn.alt)
    return layout(shown, text(caption)) if caption else layout(shown)
