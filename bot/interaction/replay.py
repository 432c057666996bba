"""A match watched again: while it is played, as everybody has seen it; then also as a film, nothing hidden."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot import discord_limits
from bot.interaction.show import asked_again
from bot.panel.component_ids import Jump
from bot.panel.component_ids import Step as ToStep
from bot.panel.layout import BLUE, GREY, Item, Row, button, gallery, layout, paragraphs, rows, select, text
from bot.panel.people import comrades
from bot.panel.render import file_name
from bot.publishing import notices
from bot.publishing.attachments import beside_panel, match_file
from bot.words import event_lines, literal, say, unturned
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.match.frames import Sealed, Step
    from bot.store.records import Match

FILM = "replay.gif"
LAST = 10**9
"""Stands for the last step of any match."""
_TOLD = 1500
"""Characters of what happened at a step, and of what was sealed before it."""


async def show(reply: InteractionReply, match: Match) -> None:
    """Show a match that is over as a film, and the last turn of one that is being played."""
    if match.status == "over":
        await film(reply, match.id)
        return
    last = await reply.table.replays.step(match.id, LAST)
    await step(reply, match.id, last.turns[-1][0] if last.turns else LAST)


async def film(reply: InteractionReply, match_id: int) -> None:
    """Show a match as a film, with the way to its steps, its result and its file: as its thread does, or did.

    Raises Refusal while it is being played.
    """
    views = await reply.table.replays.frames(match_id)
    file = await match_file(reply.table, match_id)
    result, seed = notices.result(await reply.table.match(match_id), views[-1], reply.language)
    note = await asked_again(reply, match_id)
    drawn = await reply.services.renderer.replay(views, reply.language, reply.theme)
    first = button(reply.say("replay-steps"), ToStep(match_id), BLUE)
    told = [text(result), gallery(FILM, drawn.alt), text(seed), ui.File[ui.LayoutView](file.uri)]
    shown = layout(*told, *([text(note)] if note else []), Row(first))
    await reply.show(shown, files=[discord.File(io.BytesIO(drawn.gif), FILM, description=drawn.alt), file])


async def step(reply: InteractionReply, match_id: int, number: int = 0, hand: int = 0) -> None:
    """Show one step: the board as it stood, what had just happened, what had been sealed until then.

    ``hand`` counts seats from 1: the one as whose player it is seen, with his hand, or own board, below; 0 for
    none. While the match is being played there is none, and nothing is shown but what everybody has seen.
    """
    here = await reply.table.replays.step(match_id, number)
    match = await reply.table.match(match_id)
    hand = hand if hand <= len(here.views) else 0
    people, unmarked = (comrades(match, reply.language, named) for named in (literal, unturned))
    drawn = await reply.services.renderer.board(here.view, reply.language, reply.theme, portrait=reply.portrait)
    pictures = [(file_name(drawn), drawn)]
    if hand:
        held = await beside_panel(
            reply.services.renderer, here.views[hand - 1], reply.language, reply.theme, reply.user_id
        )
        if held is not None:
            pictures.append((file_name(held), held))
    items = [*(gallery(name, one.alt) for name, one in pictures), *_told(reply, here, people, hand)]
    turning = [
        button("◀", ToStep(match_id, max(here.number - 1, 0), hand, 0), disabled=here.number == 0),
        button("▶", ToStep(match_id, here.number + 1, hand, 1), disabled=here.number == here.steps - 1),
    ]
    own = find_game(here.view.game).own_pictures[0]
    for seat in range(len(here.views)):
        open_ = hand == seat + 1
        code = ToStep(match_id, here.number, 0 if open_ else seat + 1, 2 + seat)
        words = msg(f"replay-{own}", seat=seat, game=here.view.game, sides=[*_sides(here)])
        turning.append(button(say(words, reply.language, unmarked), code, BLUE if open_ else GREY))
    await reply.redraw(layout(*items, *_turns(reply, match_id, here, hand), *rows(turning)), pictures)


def _turns(reply: InteractionReply, match_id: int, here: Step, hand: int) -> list[Row]:
    """Offer to jump to a turn: those around the one that is shown, where there are more than can be offered."""
    if len(here.turns) < 2:  # nowhere to jump to
        return []
    now = max((place for place, (at, _) in enumerate(here.turns) if at <= here.number), default=0)
    most = discord_limits.SELECT_OPTIONS
    first = max(min(now - most // 2, len(here.turns) - most), 0)
    sides, offered = _sides(here), []
    for place, (at, event) in enumerate(here.turns[first : first + most], first):
        named = notices.turn_name(here.view.game, event, reply.language, sides)
        offered.append((at, named or str(place + 1), place == now))
    return [select(Jump(match_id, hand), offered, reply.say("replay-jump"))]


def _told(reply: InteractionReply, here: Step, people: list[str], hand: int) -> Iterator[Item]:
    """Say what had been sealed, what happened as it is seen, and which step it is."""
    game, sides = find_game(here.view.game), _sides(here)
    for seat, answers in groupby(here.sealed, key=lambda one: one.decision.seat):
        words = msg("replay-sealed", seat=seat, game=game.id, sides=[*sides])
        lines = [say(words, reply.language, people), *(f"-# {_answer(reply, one)}" for one in answers)]
        yield text(paragraphs(lines, _TOLD // here.view.seats)[0])
    viewer = hand - 1 if hand else None
    lines = event_lines(game, here.events, viewer, reply.language, sides, people=people, short=True)
    told, *_more = paragraphs(lines, _TOLD) or [""]
    place = reply.say("replay-step", step=here.number + 1, steps=here.steps)
    yield text(f"{told}\n-# {place}")


def _sides(here: Step) -> tuple[str, ...]:
    return find_game(here.view.game).sides(here.view.scenario, here.view.options)


def _answer(reply: InteractionReply, one: Sealed) -> str:
    """Say a question and what had been answered to it."""
    game = find_game(one.view.game)
    picks = ", ".join(say(game.label(one.view, one.decision, pick), reply.language) for pick in one.picks)
    return f"{say(game.prompt(one.view, one.decision), reply.language)} **{picks}**"
