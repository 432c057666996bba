"""What a master of the server does about a match: who may, and what he is asked before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction.permissions import manages
from bot.interaction.show import sentence
from bot.panel import component_ids
from bot.panel.component_ids import Code
from bot.panel.layout import GREY, RED, Row, button, layout, text
from bot.publishing import notices
from bot.words import Language, say
from engine.core.errors import Refusal
from engine.core.words import msg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.match.masters import Turn
    from bot.store.records import Match


async def require(reply: InteractionReply, match: Match) -> None:
    """Refuse to whoever is no master of the server where a match is played: he may manage it, or has the role."""
    guild_id = reply.interaction.guild_id
    if guild_id is None or guild_id != match.place.guild_id:
        raise Refusal(msg("master-elsewhere"))
    if not manages(reply, guild_id, (await reply.services.store.setup(guild_id)).masters):
        raise Refusal(msg("master-not"))


def named(match: Match, turn: Turn, language: Language) -> str:
    """Name a turn as its game does, with its number."""
    if turn.event is None:
        return say(msg("master-beginning"), language)
    words = notices.turn_name(match.game, turn.event, language, notices.sides(match))
    return say(msg("master-turn", turn=turn.number, words=words), language)


async def ask_rewind(reply: InteractionReply, match: Match, turn: Turn) -> None:
    """Ask whether a match shall go back to a turn."""
    words = reply.say("master-rewind-sure", number=str(match.id), turn=named(match, turn, reply.language))
    await _ask(reply, words, component_ids.Rewind(match.id, turn.first, match.last_act), "master-rewind-yes")


async def ask_close(reply: InteractionReply, match: Match) -> None:
    """Ask whether a match shall be closed."""
    words = reply.say("master-close-sure", number=str(match.id))
    await _ask(reply, words, component_ids.CloseMatch(match.id), "master-close-yes")


async def _ask(reply: InteractionReply, words: str, code: Code, yes: str) -> None:
    no = button(reply.say("master-no"), component_ids.Stay(code.match), GREY)
    await reply.show(layout(text(words), Row(button(reply.say(yes), code, RED), no)))


async def _rewind(pressed: Pressed[component_ids.Rewind]) -> None:
    reply, code = pressed.reply, pressed.code
    await require(reply, (await pressed.see()).match)
    by = await reply.person()
    await reply.table.masters.rewind(pressed.match, by, code.first, code.last, reply.interaction.id)
    await reply.redraw(sentence(done(reply, "rewind", pressed.match)))


async def _close(pressed: Pressed[component_ids.CloseMatch]) -> None:
    reply = pressed.reply
    await require(reply, (await pressed.see()).match)
    await reply.table.masters.close(pressed.match, await reply.person(), reply.interaction.id)
    await reply.redraw(sentence(done(reply, "close", pressed.match)))


def done(reply: InteractionReply, deed: str, match_id: int) -> str:
    """Say that something is done, and that all are told."""
    return reply.say("master-done", deed=deed, number=str(match_id))


PRESSED: Mapping[type[Code], Act] = {component_ids.Rewind: _rewind, component_ids.CloseMatch: _close}
"""What is done with each code."""
