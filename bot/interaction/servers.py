"""How a server is set up: one panel, for those who manage it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import structs

from bot.interaction.permissions import manages, named, require
from bot.interaction.preflight import preflight
from bot.match.clocks import CLOCKS, USUAL
from bot.panel import clock_names
from bot.panel.component_ids import ServerPanel, ServerSetting
from bot.panel.layout import Item, Row, button, layout, select, text
from bot.publishing.announcements import NEEDED as TO_ANNOUNCE
from bot.ratings.export import export
from bot.store.records import Limits, Setup
from bot.words import LANGUAGES, say
from engine.core.errors import Refusal, Stale
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.panel.component_ids import Code

FIELDS = ("language", "clock", "announcements", "openers", "masters", "mentioned", "leaderboard")
"""What is chosen in the panel, in this order."""


async def show(reply: InteractionReply) -> None:
    """Show how the server is set up, to be changed; raises Refusal to who does not manage it."""
    guild = _managed(reply)
    await _show(reply, guild, await reply.services.store.setup(guild.id))


async def limit(reply: InteractionReply, changes: dict[str, int]) -> None:
    """Change some of the limits of the server, and show how it is set up then."""
    await _change(
        reply,
        _managed(reply),
        lambda setup: structs.replace(setup, limits=structs.replace(setup.limits, **changes)),
    )


async def send_ratings(reply: InteractionReply) -> None:
    """Give the file from which anybody can reckon all ratings anew."""
    guild = _managed(reply)
    data = await export(reply.services.store, guild.id)
    file = discord.File(io.BytesIO(data), "ratings.json.gz")
    words = "\n".join((reply.say("server-ratings-file"), reply.say("server-ratings-veiled")))
    await reply.show(layout(text(words), ui.File("attachment://ratings.json.gz")), files=[file])


async def _choose(pressed: Pressed[ServerSetting]) -> None:
    """Note one choice; where nothing is chosen, what was is taken away."""
    reply = pressed.reply
    await reply.meet()
    guild = _managed(reply)
    if pressed.code.field >= len(FIELDS):
        raise Stale
    field = FIELDS[pressed.code.field]
    chosen = pressed.ids[0] if pressed.ids else None
    value = None if chosen is None else _read(reply, guild, field, chosen)
    await _change(reply, guild, lambda setup: structs.replace(setup, **{field: value}))


def _read(reply: InteractionReply, guild: discord.Guild, field: str, chosen: int) -> int | str | None:
    """Return what was chosen for a field; raises Refusal for what cannot be, Stale for what is not there."""
    if field == "language":
        return dict(enumerate(LANGUAGES, 1)).get(chosen)
    if field == "leaderboard":
        return chosen == 1
    if field == "clock":
        return dict(enumerate(CLOCKS)).get(chosen)
    if field == "announcements":
        return _channel(reply, guild, chosen).id
    role = guild.get_role(chosen)
    if role is None:
        raise Stale
    if role.is_default():
        raise Refusal(msg("server-everyone"))
    if field == "mentioned" and not role.mentionable:
        require(reply, reply.interaction.permissions, "mention_everyone")
    return role.id


def _channel(reply: InteractionReply, guild: discord.Guild, channel_id: int) -> discord.TextChannel:
    """Return the channel for announcements, where both the person and the bot may write."""
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or not isinstance(reply.interaction.user, discord.Member):
        raise Stale
    require(reply, channel.permissions_for(reply.interaction.user), "view_channel", "send_messages")
    if lacking := named(reply, channel.permissions_for(guild.me), TO_ANNOUNCE):
        raise Refusal(msg("server-cannot-announce", permissions=lacking))
    return channel


async def _change(reply: InteractionReply, guild: discord.Guild, change: Callable[[Setup], Setup]) -> None:
    await _show(reply, guild, await reply.services.store.set_up(guild.id, change))


async def _again(pressed: Pressed[ServerPanel]) -> None:
    """Show the panel as everything is now."""
    await pressed.reply.meet()
    await show(pressed.reply)


def _managed(reply: InteractionReply) -> discord.Guild:
    """Return the server; raises Refusal to who does not manage it."""
    guild = reply.interaction.guild
    if guild is None or not manages(reply, guild.id):
        raise Refusal(msg("server-not"))
    return guild


# ------------------------------------------------------------- the panel


async def _show(reply: InteractionReply, guild: discord.Guild, setup: Setup) -> None:
    items = [text(reply.say("server-title"))]
    for field in FIELDS:
        items += [text(reply.say(f"server-{field}")), _select(reply, guild, setup, field)]
    items += [
        text(_limits(reply, setup.limits)),
        text("\n".join(preflight(reply, guild, setup))),
        Row(button(reply.say("server-again"), ServerPanel(0))),
    ]
    await reply.redraw(layout(*items))


def _select(reply: InteractionReply, guild: discord.Guild, setup: Setup, field: str) -> Row:
    """Build the select of a field; what it holds is chosen in it, if it is still there."""
    code, none = ServerSetting(0, FIELDS.index(field)), reply.say(f"server-{field}-none")
    if field == "language":
        languages = [(n, reply.say(f"choice-{one}"), one == setup.language) for n, one in enumerate(LANGUAGES, 1)]
        return select(code, [(0, none, setup.language is None), *languages], none)
    if field == "clock":
        clocks = [
            (n, say(clock_names.clock(kind), reply.language), name == (setup.clock or USUAL))
            for n, (name, kind) in enumerate(CLOCKS.items())
        ]
        return select(code, clocks, none)
    if field == "leaderboard":
        shown = (reply.say("server-leaderboard-none"), reply.say("server-leaderboard-shown"))
        return select(code, [(n, told, n == setup.leaderboard) for n, told in enumerate(shown)], none)
    held: int | None = getattr(setup, field)
    of = guild.get_channel if field == "announcements" else guild.get_role
    kinds = discord.SelectDefaultValueType
    kind = kinds.channel if field == "announcements" else kinds.role
    chosen = [] if held is None or of(held) is None else [discord.SelectDefaultValue(id=held, type=kind)]
    made: Item
    if field == "announcements":
        text_only = [discord.ChannelType.text]
        made = ui.ChannelSelect[Any](
            custom_id=str(code), placeholder=none, min_values=0, default_values=chosen, channel_types=text_only
        )
    else:
        made = ui.RoleSelect[Any](custom_id=str(code), placeholder=none, min_values=0, default_values=chosen)
    return Row(made)


def _limits(reply: InteractionReply, own: Limits) -> str:
    """Say which limits hold in the server: the bot's, where its own are not lower."""
    bots = reply.table.allowance
    hold = {}
    for name, most in structs.asdict(own).items():
        hold[name] = min((one for one in (most, getattr(bots, name)) if one), default=0)
    return reply.say("server-limits", **hold)


PRESSED: dict[type[Code], Act] = {ServerSetting: _choose, ServerPanel: _again}
"""What is done with each code."""
