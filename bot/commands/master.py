"""/master: what those who keep a server in order can do about its matches."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import discord
from discord import app_commands

from bot.commands import which
from bot.commands.choices import Choices, offered
from bot.commands.guests import human, is_computer
from bot.commands.levels import LEVEL_CHOICES, read_level
from bot.commands.localise import command, told
from bot.interaction import masters
from bot.interaction.reply import InteractionReply, spoken_to
from bot.interaction.show import asked_again
from bot.match.masters import MOST
from bot.panel.people import called
from bot.publishing import notices
from bot.services import Interaction
from bot.store.records import Match, Person, Seating
from bot.words import unturned
from engine.core.errors import Refusal
from engine.core.words import msg

master = app_commands.Group(name=told("cmd-master"), description=told("cmd-master-about"), guild_only=True)


async def _match(reply: InteractionReply, given: str | None) -> Match:
    """Find the match, for a master of its server."""
    found = await which.which_here(reply, given, "master-which")
    await masters.require(reply, found)
    return found


async def _offer_seat(interaction: Interaction, current: str) -> Choices:
    """Offer the seats that people have."""
    return await _offer_those(interaction, current, lambda one: one.user_id is not None)


async def _offer_any_seat(interaction: Interaction, current: str) -> Choices:
    """Offer all seats, with who plays them."""
    return await _offer_those(interaction, current, lambda _: True)


async def _offer_those(interaction: Interaction, current: str, wanted: Callable[[Seating], bool]) -> Choices:
    match, language = await _typed(interaction), await spoken_to(interaction)
    if match is None:
        return []
    named = {
        str(one.seat): f"{notices.seat_name(match, one.seat, language)}: {called(one, language, unturned)}"
        for one in match.seats
        if wanted(one)
    }
    return offered(named, current)


async def _offer_turn(interaction: Interaction, current: str) -> Choices:
    """Offer the turns to which the match can go back, the latest first."""
    match, language = await _typed(interaction), await spoken_to(interaction)
    if match is None:
        return []
    with suppress(Refusal):
        turns = await interaction.client.services.table.masters.turns(match.id)
        return offered({str(one.number): masters.named(match, one, language) for one in reversed(turns)}, current)
    return []


async def _typed(interaction: Interaction) -> Match | None:
    """Find the match that is meant by what is typed so far, if it is for the person."""
    with suppress(Refusal):
        return await _match(InteractionReply(interaction), interaction.namespace.match)
    return None


@command("master-pause", group=master, match=which.offer_to_watch)
async def pause(interaction: Interaction, match: str | None = None) -> None:
    """Pause a match."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        await reply.table.masters.pause(found.id, await reply.person(), interaction.id)
        await reply.tell(masters.done(reply, "pause", found.id))


@command("master-resume", group=master, match=which.offer_to_watch)
async def resume(interaction: Interaction, match: str | None = None) -> None:
    """End a pause."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        await reply.table.masters.go_on(found.id, await reply.person(), interaction.id)
        await reply.tell(masters.done(reply, "go_on", found.id))


@command("master-extend", "hours", group=master, seat=_offer_seat, match=which.offer_to_watch)
async def extend(
    interaction: Interaction,
    hours: app_commands.Range[int, 1, MOST],
    seat: str | None = None,
    match: str | None = None,
) -> None:
    """Give more time to a seat, or to all."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        place = None if seat is None else _seat(found, seat)
        await reply.table.masters.extend(found.id, await reply.person(), place, hours, interaction.id)
        await reply.tell(masters.done(reply, "extend", found.id))


@command(
    "master-replace",
    "person",
    "level",
    group=master,
    named={"seat": "replaced", "person": "substitute"},
    seat=_offer_any_seat,
    match=which.offer_to_watch,
)
@app_commands.choices(level=LEVEL_CHOICES)
async def replace(
    interaction: Interaction,
    seat: str,
    person: discord.User | None = None,
    level: str | None = None,
    match: str | None = None,
) -> None:
    """Offer a seat to a person, or let the computer play it."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        place = next((one.seat for one in found.seats if str(one.seat) == seat.strip()), None)
        if place is None:
            raise Refusal(msg("master-no-seat"))
        newcomer = None if person is None or is_computer(reply, person) else await _member(reply, person)
        await reply.table.masters.replace(
            found.id, await reply.person(), place, newcomer, interaction.id, read_level(level)
        )
        await reply.tell(masters.done(reply, "computer" if newcomer is None else "replace", found.id))


@command("master-host", "to", group=master, named={"to": "host"}, match=which.offer_to_watch)
async def host(interaction: Interaction, to: discord.User, match: str | None = None) -> None:
    """Make somebody who plays in a match its host."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        await reply.table.masters.hand_over(found.id, await reply.person(), to.id, interaction.id)
        await reply.tell(masters.done(reply, "host", found.id))


@command("master-rewind", group=master, turn=_offer_turn, match=which.offer_to_watch)
async def rewind(interaction: Interaction, turn: str, match: str | None = None) -> None:
    """Go back to the beginning of a turn, once confirmed."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        turns = await reply.table.masters.turns(found.id)
        wanted = next((one for one in turns if str(one.number) == turn.strip()), None)
        if wanted is None:
            raise Refusal(msg("master-no-turn"))
        await masters.ask_rewind(reply, found, wanted)


@command("master-close", group=master, match=which.offer_to_watch)
async def close(interaction: Interaction, match: str | None = None) -> None:
    """End a match with no result, once confirmed."""
    async with InteractionReply(interaction, later=True) as reply:
        await masters.ask_close(reply, await _match(reply, match))


@command("master-repost", group=master, match=which.offer_to_watch)
async def repost(interaction: Interaction, match: str | None = None) -> None:
    """Post again what was given up."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await _match(reply, match)
        await reply.tell(await asked_again(reply, found.id) or reply.say("master-nothing-missing"))


async def _member(reply: InteractionReply, person: discord.User) -> Person:
    """Return somebody of this server who may be offered a seat; raises Refusal for anybody else."""
    member = await reply.services.audience.member(reply.interaction.guild, human(person))
    if member is None:
        raise Refusal(msg("not-a-member", person=f"<@{person.id}>"))
    return Person(member.id, member.display_name)


def _seat(match: Match, typed: str) -> int:
    """Return the seat that was chosen."""
    seats = {str(one.seat): one.seat for one in match.seats if one.user_id is not None}
    if typed.strip() not in seats:
        raise Refusal(msg("master-no-seat"))
    return seats[typed.strip()]


COMMANDS: tuple[app_commands.Group, ...] = (master,)
