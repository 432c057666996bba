"""A match that is over, watched again: as a film, or step by step with buttons."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord

from bot.panel.codes import Code
from bot.panel.layout import BLUE, Row, button, gallery, layout, paragraphs, text
from bot.words import event_lines
from engine.core.registry import game as find_game

if TYPE_CHECKING:
    from bot.asker import Asker

FILM, STEP = "replay.gif", "step.png"
_TOLD = 1500
"""Characters of what happened at a step."""


async def film(asker: Asker, match_id: int) -> None:
    """Show a match as a film, with the way to its steps; raises Refusal while it is being played."""
    frames = await asker.table.frames(match_id)
    drawn = await asker.bot.gallery.replay([frame.view for frame in frames], asker.language, asker.theme)
    first = button(asker.say("replay-steps"), Code(match_id, "step", (0,)), BLUE)
    shown = layout(gallery(FILM, drawn.alt), Row(first))
    await asker.show(shown, files=[discord.File(io.BytesIO(drawn.gif), FILM, description=drawn.alt)])


async def step(asker: Asker, match_id: int, number: int) -> None:
    """Show one step: the board as it stood, and what had just happened."""
    frames = await asker.table.frames(match_id)
    here = min(number, len(frames) - 1)
    frame = frames[here]
    portrait = await asker.portrait()
    drawn = await asker.bot.gallery.board(frame.view, asker.language, asker.theme, portrait=portrait)
    game, seats = find_game(frame.view.game), frame.view.seats
    lines = event_lines(game, frame.events, None, asker.language, seats, short=True)
    told, *_more = paragraphs(lines, _TOLD) or [""]
    place = asker.say("replay-step", step=here + 1, steps=len(frames))
    turning = Row(
        button("◀", Code(match_id, "step", (max(here - 1, 0), 1)), disabled=here == 0),
        button("▶", Code(match_id, "step", (here + 1,)), disabled=here == len(frames) - 1),
    )
    await asker.redraw(layout(gallery(STEP, drawn.alt), text(f"{told}\n-# {place}"), turning), [(STEP, drawn)])
