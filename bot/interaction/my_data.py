"""What is kept about a person: he sees it, takes it with him, and has it deleted."""

from __future__ import annotations

import io
import json
import secrets
from typing import TYPE_CHECKING

import discord
import structlog
from discord import ui

from bot.panel.component_ids import Forget
from bot.panel.layout import RED, Row, button, layout, text
from bot.words import literal
from engine.core.errors import Refusal
from engine.core.words import Msg, msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.panel.component_ids import Code
    from bot.store.records.personal import Holding

FILE = "fieldpost-data.json"

log = structlog.get_logger(__name__)


async def show(reply: InteractionReply) -> None:
    """Say how much of what is kept about the person."""
    kept = await reply.services.store.kept_about(reply.user_id)
    counted = [reply.say("mydata-kept", what=what, count=len(rows)) for what, rows in kept.items() if rows]
    lines = [reply.say("mydata-title"), *(counted or [reply.say("mydata-nothing")]), reply.say("mydata-ways")]
    await reply.show(layout(text("\n".join(lines), 3000)))


async def send(reply: InteractionReply) -> None:
    """Give the person everything that is kept about him, in a file."""
    kept = await reply.services.store.kept_about(reply.user_id)
    data = json.dumps({"person": reply.user_id, **kept}, ensure_ascii=False, indent=1).encode()
    words = text(reply.say("mydata-file"))
    await reply.show(layout(words, ui.File(f"attachment://{FILE}")), files=[discord.File(io.BytesIO(data), FILE)])


async def ask(reply: InteractionReply) -> None:
    """Ask once more before everything is deleted; raises Refusal while the person has anything to leave first."""
    held = await reply.services.store.holding(reply.user_id)
    if held.anything:
        raise Refusal(_held(held))
    sure = button(reply.say("mydata-delete"), Forget(0), RED)
    await reply.show(layout(text(reply.say("mydata-sure")), Row(sure)))


def _held(held: Holding) -> Msg:
    """Say what has to be left first."""
    matches, tournaments = ([str(number) for number in numbers] for numbers in held)
    return msg(
        "mydata-held",
        matches=[*matches],
        count=len(matches),
        tournaments=[*tournaments],
        more=len(tournaments),
    )


async def _forget(pressed: Pressed[Forget]) -> None:
    """Delete everything, after the person has turned down what others wait for."""
    reply, store = pressed.reply, pressed.reply.services.store
    await reply.meet()
    for match in await reply.table.matches_of(reply.user_id):
        if reply.user_id in match.invited:
            await reply.table.decline(match.id, reply.user_id)
    for pairing in await store.pairings(store.now()):
        if reply.user_id in pairing.undecided:
            await reply.services.queue.answer(pairing.id, reply.user_id, agrees=False)
    held = await store.forget(reply.user_id, -1 - secrets.randbelow(2**48), literal)
    if held.anything:
        raise Refusal(_held(held))
    log.info("somebody had his data deleted")
    await reply.redraw(layout(text(reply.say("mydata-deleted"))))


PRESSED: dict[type[Code], Act] = {Forget: _forget}
"""What is done with each code."""
