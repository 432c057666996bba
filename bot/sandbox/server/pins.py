"""Pinned messages (resources/message#get-channel-pins)."""

from typing import Any

from msgspec.structs import replace

from bot import discord_limits
from bot.sandbox.server import errors
from bot.sandbox.server.errors import Refusal
from bot.sandbox.server.messages import find_channel, find_message, post, show
from bot.sandbox.server.rest import Call, Routes
from bot.sandbox.world.clock import timestamp
from bot.sandbox.world.objects import Message, MessageReference
from bot.sandbox.world.permissions import Permission

CHANNEL_PINNED_MESSAGE = 6  # the type of the message that announces a pin


def pin(call: Call) -> None:
    """PUT: pin a message."""
    _set_pinned(call, pinned=True)


def unpin(call: Call) -> None:
    """DELETE: unpin a message."""
    _set_pinned(call, pinned=False)


def _set_pinned(call: Call, *, pinned: bool) -> None:
    channel = find_channel(call, Permission.PIN_MESSAGES)
    message = find_message(call, channel)
    context = call.context
    pins = context.world.pins.setdefault(channel.id, {})
    if pinned is (message.id in pins):
        return
    if pinned:
        if len(pins) >= discord_limits.PINS:
            raise Refusal(*errors.TOO_MANY_PINS)
        pins[message.id] = timestamp(context.clock.time())
    else:
        del pins[message.id]
    changed = replace(message, pinned=pinned)
    context.world.messages[channel.id][message.id] = changed
    show(context, "MESSAGE_UPDATE", changed, [])
    if pinned:
        notice = Message(
            id=context.snowflake(channel.id),
            channel_id=channel.id,
            author=context.world.bot,
            timestamp=timestamp(context.clock.time()),
            type=CHANNEL_PINNED_MESSAGE,
            message_reference=MessageReference(message_id=message.id, channel_id=channel.id),
        )
        post(context, notice)


def list_pins(call: Call) -> dict[str, Any]:
    """GET the pinned messages, newest pin first."""
    channel = find_channel(call)
    pins = call.context.world.pins.get(channel.id, {})
    messages = call.context.world.messages.get(channel.id, {})
    items = [{"pinned_at": at, "message": messages[message_id]} for message_id, at in pins.items()]
    return {"items": items[::-1], "has_more": False}


ROUTES: Routes = (
    ("GET", "/channels/{channel_id}/messages/pins", list_pins),
    ("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin),
    ("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
)
