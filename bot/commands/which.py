"""Which match a command is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from discord import app_commands

from bot import discord_limits
from bot.interaction.reply import InteractionReply, spoken_to
from bot.panel import match_lines
from bot.panel.layout import clip
from bot.services import Interaction
from bot.store.records import Match
from bot.words import Language, literal
from engine.core.errors import Refusal
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.match import Sight


async def which(reply: InteractionReply, given: str | None, game: str | None = None) -> Sight:
    """Find the match: the one given, else the thread's, else the one that waits for the person, else his only one.

    ``game``: what the command is about; a match of another is found only where there is none of it.
    Raises Refusal where that leaves none or several.
    """
    sight = await _find(reply, given, game)
    reply.know(sight.person)
    reply.match_id = sight.match.id
    reply.services.presence.note(reply.interaction.channel_id, reply.user_id)
    return sight


async def _find(reply: InteractionReply, given: str | None, game: str | None) -> Sight:
    number = None
    if given is not None:
        written = re.search(r"\d{1,15}", given)
        number = int(written[0]) if written else 0  # which no match has
    found = await reply.table.meant(reply.user_id, number, reply.interaction.channel_id, game)
    if number is not None:
        match = found[0].match if found else None
        if not await reply.services.audience.sees(reply.interaction, match, number):
            raise Refusal(msg("unknown-match", found=literal(clip(given or "", 50))))
    if len(found) == 1:
        return found[0]
    raise Refusal(msg("which-match" if found else "no-match"))


async def which_finished(reply: InteractionReply, given: str | None) -> Match:
    """Find the match to watch again: the one given, else the thread's, else the last that the person finished.

    Raises Refusal where that leaves none.
    """
    here = reply.interaction.channel_id
    if given is None and (here is None or await reply.table.in_thread(here) is None):
        finished = await reply.table.finished_of(reply.user_id)
        if finished:
            reply.match_id = finished[0].id
            return finished[0]
    return (await which(reply, given)).match


async def which_here(reply: InteractionReply, given: str | None, otherwise: str) -> Match:
    """Find the match that is given, else the thread's; raises Refusal that says ``otherwise`` if that is none."""
    here = reply.interaction.channel_id
    if given is None and (here is None or await reply.table.in_thread(here) is None):
        await reply.meet()
        raise Refusal(msg(otherwise))
    return (await which(reply, given)).match


async def offer_to_watch(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the running matches of the server that the person may see, first those that he watches."""
    services, user_id = interaction.client.services, interaction.user.id
    found = [
        match
        for match in await services.table.spectators.offered(interaction.guild_id, user_id)
        if await services.audience.sees(interaction, match, match.id)
    ]
    return _choices(found, user_id, await spoken_to(interaction), current)


async def offer_finished(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the matches that the person has finished, the latest first."""
    language = await spoken_to(interaction)
    user_id = interaction.user.id
    return _choices(await interaction.client.services.table.finished_of(user_id), user_id, language, current)


async def offer_to_replay(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the matches that the person has finished, the latest first, then those that he plays."""
    language, user_id = await spoken_to(interaction), interaction.user.id
    table = interaction.client.services.table
    playing = [match for match in await table.matches_of(user_id) if match.status == "running"]
    return _choices([*await table.finished_of(user_id), *playing], user_id, language, current)


async def offer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the person's matches, those that wait for him first."""
    language = await spoken_to(interaction)
    user_id = interaction.user.id
    found = await interaction.client.services.table.matches_of(user_id)
    found.sort(key=lambda match: match.seat_of(user_id) not in match.awaited)
    return _choices(found, user_id, language, current)


def _choices(found: list[Match], user_id: int, language: Language, current: str) -> list[app_commands.Choice[str]]:
    choices = [(match_lines.in_choice(match, user_id, language), str(match.id)) for match in found]
    return [
        app_commands.Choice(name=clip(name, discord_limits.CHOICE_NAME), value=value)
        for name, value in choices
        if current.casefold() in name.casefold()
    ][: discord_limits.CHOICES]
