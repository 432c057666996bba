"""Who is invited to a match, and to which seat."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import discord

from bot.commands.setup import Setup
from bot.interaction.reply import InteractionReply
from bot.panel.layout import clip
from bot.words import literal
from engine.core.errors import Refusal
from engine.core.protocol import Seat
from engine.core.words import msg

_MENTION = re.compile(r"<@!?([0-9]{1,20})>")

User: TypeAlias = discord.User | discord.Member


async def mentioned(reply: InteractionReply, typed: str | None) -> list[User]:
    """Find the people whom a text mentions; raises Refusal for other words, and for who is not in the server."""
    other = _MENTION.sub(" ", typed or "").strip(" ,;+")
    if other:
        raise Refusal(msg("no-mention", found=literal(clip(other, 50))))
    found = list(dict.fromkeys(map(int, _MENTION.findall(typed or ""))))
    guild, audience = reply.interaction.guild, reply.services.audience
    members = await asyncio.gather(*(audience.member(guild, user_id) for user_id in found))
    for user_id, member in zip(found, members, strict=True):
        if member is None:
            raise Refusal(msg("not-a-member", person=f"<@{user_id}>"))
    return [member for member in members if member is not None]


class Invited(NamedTuple):
    """Who plays the other seats: people by their seats, and the seats of the computer."""

    people: dict[Seat, int]
    computers: frozenset[Seat]


def placed(
    reply: InteractionReply, made: Setup, seat: Seat, roles: Mapping[str, User | None], others: list[User]
) -> Invited:
    """Return those who are invited their seats: by the roles in which they are, the others in what is left.

    What is left is given to opponents first. The bot itself stands for the computer. Raises Refusal where there is
    no seat for somebody.
    """
    beside = [other for other in made.seats if other != seat and made.side(other) == made.side(seat)]
    against = [other for other in made.seats if made.side(other) != made.side(seat)]
    places = {"opponent": against[:1], "partner": beside[:1], "opponent2": against[1:2]}
    guests: dict[Seat, User] = {}
    for role, person in roles.items():
        if person is not None:
            if not places[role]:
                raise Refusal(msg(f"no-{role}", game=made.game, seats=len(made.seats)))
            guests[places[role][0]] = person
    left = [other for other in (*against, *beside) if other not in guests]
    if len(others) > len(left):
        raise Refusal(msg("too-many-guests", game=made.game, seats=len(made.seats), left=len(left)))
    guests |= dict(zip(left, others, strict=False))
    people: dict[Seat, int] = {}
    for place, person in guests.items():
        if not is_computer(reply, person):
            if guest(reply, person).id in people.values():
                raise Refusal(msg("table-guest-twice"))
            people[place] = person.id
    return Invited(people, frozenset(guests.keys() - people.keys()))


def is_computer(reply: InteractionReply, person: User) -> bool:
    """Return whether somebody is the bot itself, which stands for the computer."""
    own = reply.interaction.client.user
    return own is not None and person.id == own.id


def guest(reply: InteractionReply, person: User) -> User:
    """Return somebody who may be invited; raises Refusal for anybody else."""
    if human(person) == reply.user_id:
        raise Refusal(msg("own-opponent"))
    return person


def human(person: User) -> int:
    """Return the id of a person; raises Refusal for a bot."""
    if person.bot:
        raise Refusal(msg("bot-opponent", name=literal(person.display_name)))
    return person.id
