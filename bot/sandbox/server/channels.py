"""Channels, users, members, the guild and the application, as the bot asks for them (resources/*)."""

from typing import Any

from bot.discord_limits.problems import Form
from bot.sandbox.server import discord_objects, errors
from bot.sandbox.server.errors import Refusal
from bot.sandbox.server.rest import Call, Routes
from bot.sandbox.server.threads import edit_thread, remove
from bot.sandbox.server.users import conversation
from bot.sandbox.world.objects import Channel, DirectMessages, TextChannel, Thread, User
from bot.sandbox.world.permissions import Permission


def get_channel(call: Call) -> Channel:
    """GET a channel, thread or conversation."""
    return call.channel


def edit_channel(call: Call) -> Channel:
    """PATCH: edit a thread. The bot has no right to change other channels."""
    channel = get_channel(call)
    if isinstance(channel, Thread):
        return edit_thread(call, channel)
    raise Refusal(*errors.MISSING_PERMISSIONS)


def delete_channel(call: Call) -> Thread:
    """DELETE a thread, with MANAGE_THREADS."""
    channel, context = get_channel(call), call.context
    if not isinstance(channel, Thread) or not context.world.bot_permissions & Permission.MANAGE_THREADS:
        raise Refusal(*errors.MISSING_PERMISSIONS)
    remove(context, channel)
    return channel


def open_conversation(call: Call) -> DirectMessages:
    """POST /users/@me/channels: the conversation with a user, always the same one."""
    form, world = Form(), call.context.world
    form.keys((), call.form, ("recipient_id",))
    recipient = str(call.form.get("recipient_id") or "")
    if not recipient:
        form.required(("recipient_id",))
    call.check(form.problems)
    if recipient == world.bot.id:
        raise Refusal(*errors.DMS_CLOSED)
    if recipient not in world.accounts:
        raise Refusal(*errors.UNKNOWN_USER)
    return conversation(call.context, recipient)


def get_me(call: Call) -> dict[str, Any]:
    """GET /users/@me: the bot's own user, with what only it may know of itself."""
    user = call.context.world.bot
    return {
        **{name: getattr(user, name) for name in user.__struct_fields__},
        "mfa_enabled": False,
        "verified": True,
        "email": None,
        "locale": "en-US",
    }


def get_user(call: Call) -> User:
    """GET any user."""
    user = call.context.world.user(call.params["user_id"])
    if user is None:
        raise Refusal(*errors.UNKNOWN_USER)
    return user


def _check_guild(call: Call) -> None:
    if call.params["guild_id"] != call.context.world.guild.id:
        raise Refusal(*errors.UNKNOWN_GUILD)


def get_guild(call: Call) -> dict[str, Any]:
    """GET the guild."""
    _check_guild(call)
    return discord_objects.guild(call.context.world)


def get_guild_channels(call: Call) -> list[TextChannel]:
    """GET the channels of the guild, without threads."""
    _check_guild(call)
    return list(call.context.world.channels.values())


def get_roles(call: Call) -> list[dict[str, Any]]:
    """GET the roles of the guild."""
    _check_guild(call)
    return discord_objects.roles(call.context.world)


def get_member(call: Call) -> dict[str, Any]:
    """GET a member of the guild."""
    _check_guild(call)
    world = call.context.world
    user = world.user(call.params["user_id"])
    if user is None:
        raise Refusal(*errors.UNKNOWN_MEMBER)
    return discord_objects.member(world, user)


def get_application(call: Call) -> dict[str, Any]:
    """GET the bot's application."""
    return discord_objects.application(call.context.world)


def get_gateway(call: Call) -> dict[str, Any]:
    """GET where the gateway is."""
    return {"url": call.context.gateway.url}


def get_gateway_bot(call: Call) -> dict[str, Any]:
    """GET where the gateway is and how many sessions may be started: events/gateway#get-gateway-bot."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": call.context.gateway.url, "shards": 1, "session_start_limit": limit}


ROUTES: Routes = (
    ("GET", "/gateway", get_gateway),
    ("GET", "/gateway/bot", get_gateway_bot),
    ("GET", "/users/@me", get_me),
    ("POST", "/users/@me/channels", open_conversation),
    ("GET", "/users/{user_id}", get_user),
    ("GET", "/applications/@me", get_application),
    ("GET", "/oauth2/applications/@me", get_application),
    ("GET", "/channels/{channel_id}", get_channel),
    ("PATCH", "/channels/{channel_id}", edit_channel),
    ("DELETE", "/channels/{channel_id}", delete_channel),
    ("GET", "/guilds/{guild_id}", get_guild),
    ("GET", "/guilds/{guild_id}/channels", get_guild_channels),
    ("GET", "/guilds/{guild_id}/roles", get_roles),
    ("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
)
