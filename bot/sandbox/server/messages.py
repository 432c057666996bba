"""Messages: posted, edited, deleted (resources/message)."""

import re
from typing import Any

from msgspec.structs import replace

from bot import discord_limits
from bot.discord_limits.messages import CREATE, EDIT, check_message
from bot.discord_limits.problems import Form, Problem
from bot.sandbox.server import errors
from bot.sandbox.server.archiving import may_post
from bot.sandbox.server.client_events import FileSeen, MessageGone, MessageSeen, Typing
from bot.sandbox.server.components import complete, resolve_media, texts
from bot.sandbox.server.context import Context
from bot.sandbox.server.discord_objects import member
from bot.sandbox.server.errors import InvalidForm, Refusal
from bot.sandbox.server.rest import Call, Routes
from bot.sandbox.world.clock import timestamp
from bot.sandbox.world.objects import (
    Attachment,
    Channel,
    DirectMessages,
    Message,
    Sent,
    TextChannel,
    Thread,
    User,
)
from bot.sandbox.world.permissions import Permission

SNOWFLAKE = 2**63 - 1
_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_SETTABLE = (
    discord_limits.SUPPRESS_EMBEDS | discord_limits.SUPPRESS_NOTIFICATIONS | discord_limits.IS_COMPONENTS_V2
)


def find_channel(call: Call, *permissions: Permission) -> Channel:
    """Return the channel of the path, in which the bot must have the permissions (it has all by DM)."""
    channel = call.channel
    if not isinstance(channel, DirectMessages):
        rights = call.context.world.permissions(call.context.world.bot.id, channel)
        if not rights & Permission.VIEW_CHANNEL:
            raise Refusal(*errors.MISSING_ACCESS)
        if any(not rights & permission for permission in permissions):
            raise Refusal(*errors.MISSING_PERMISSIONS)
    return channel


def find_message(call: Call, channel: Channel) -> Message:
    """Return the message of the path; the bot's own token shows it no ephemeral message."""
    message = call.context.world.message(channel.id, call.params["message_id"])
    if message is None or message.id in call.context.world.ephemeral:
        raise Refusal(*errors.UNKNOWN_MESSAGE)
    return message


def list_messages(call: Call) -> list[Message]:
    """GET: newest first; `before`, `after` and `around` take an id, `limit` 1 to 100."""
    channel = find_channel(call)
    world = call.context.world
    most = _number(call, "limit", least=1, most=100, default=50)
    before, after, around = (_number(call, key, least=0, most=SNOWFLAKE) for key in ("before", "after", "around"))
    found = [
        message for message in world.messages.get(channel.id, {}).values() if message.id not in world.ephemeral
    ]
    if before:
        found = [message for message in found if int(message.id) < before]
    elif after:
        return [message for message in found if int(message.id) > after][:most][::-1]
    elif around:
        found.sort(key=lambda message: abs(int(message.id) - around))
        return sorted(found[:most], key=lambda message: int(message.id), reverse=True)
    return found[-most:][::-1]


def _number(call: Call, key: str, *, least: int, most: int, default: int = 0) -> int:
    """Return the number that the query has at `key`; InvalidForm if it has something else."""
    given = call.query.get(key, "")
    form = Form()
    digits = given.isascii() and given.isdecimal() and len(given) <= len(str(most))
    value: object = int(given) if digits else given or None
    number = form.number((), {key: value}, key, least=least, most=most, default=default)
    call.check(form.problems)
    return number


def get_message(call: Call) -> Message:
    """GET one message."""
    return find_message(call, find_channel(call))


def create_message(call: Call) -> Message:
    """POST: post a message with the bot's token."""
    context = call.context
    channel = find_channel(call)
    rights = context.world.permissions(context.world.bot.id, channel)
    if isinstance(channel, DirectMessages):
        if not context.world.accounts[channel.recipients[0].id].dms_open:
            raise Refusal(*errors.DMS_CLOSED)
    elif not rights & (
        Permission.SEND_MESSAGES_IN_THREADS if isinstance(channel, Thread) else Permission.SEND_MESSAGES
    ):
        raise Refusal(*errors.MISSING_PERMISSIONS)
    form = call.form
    call.check(check_message(form, files=call.file_names, known=CREATE))
    _may_attach(call, channel)
    nonce = form.get("nonce")
    enforced = form.get("enforce_nonce") and nonce is not None
    message = _sent_with(context, channel.id, str(nonce)) if enforced else None
    if message is None:
        if isinstance(channel, Thread):
            may_post(context, channel)
        message = compose(call, channel, form)
        post(context, message)
        if enforced:
            context.world.nonces[f"{channel.id} {nonce}"] = Sent(message.id, context.clock.time())
    return message if nonce is None else replace(message, nonce=nonce)  # nobody else sees the nonce


def _sent_with(context: Context, channel_id: str, nonce: str) -> Message | None:
    """Return the message that this nonce made in the last minutes, and forget older nonces."""
    nonces = context.world.nonces
    oldest = context.clock.time() - discord_limits.NONCE_REMEMBERED
    for key, sent in list(nonces.items()):
        if sent.at > oldest:
            break
        del nonces[key]
    sent_before = nonces.get(f"{channel_id} {nonce}")
    return context.world.message(channel_id, sent_before.message_id) if sent_before else None


def compose(
    call: Call,
    channel: Channel,
    form: dict[str, Any],
    *,
    loading: bool = False,
    only: str | None = None,
) -> Message:
    """Build a new message of the bot from a checked form, ephemeral if only one user will see it.

    Refusal 50006 if it would be empty.
    """
    context = call.context
    attachments = _attachments(call, channel.id, form, [], only)
    flags = int(form.get("flags") or 0) & _SETTABLE
    flags |= (discord_limits.LOADING if loading else 0) | (discord_limits.EPHEMERAL if only else 0)
    message = Message(
        id=context.snowflake(only or channel.id),
        channel_id=channel.id,
        author=context.world.bot,
        timestamp=timestamp(context.clock.time()),
        content=(form.get("content") or "").strip(),  # Discord trims it
        tts=bool(form.get("tts")),
        attachments=attachments,
        embeds=form.get("embeds") or [],
        components=form.get("components") or [],
        flags=flags,
    )
    return _finish(context, message, form)


def _finish(context: Context, message: Message, form: dict[str, Any]) -> Message:
    """Fill in component ids, attachment:// and mentions; Refusal 50006 if nothing is there to see."""
    if not (
        message.content
        or message.embeds
        or message.components
        or message.attachments
        or message.flags & discord_limits.LOADING
    ):
        raise Refusal(*errors.EMPTY_MESSAGE)
    complete(message.components)
    resolve_media(message)
    return _mentioning(context, message, form)


def _mentioning(context: Context, message: Message, form: dict[str, Any]) -> Message:
    """Note the users and roles that the text mentions, as far as it may: some roles only by a permission."""
    world = context.world
    said = "\n".join((message.content, *texts(message.components)))
    users = [user for one in _allowed(_MENTION.findall(said), form, "users") if (user := world.user(one))]
    may = world.permissions(message.author.id, world.channel(message.channel_id)) & Permission.MENTION_EVERYONE
    named = _allowed(_ROLE.findall(said), form, "roles")
    roles = [one for one in named if one in world.roles and (may or world.roles[one].mentionable)]
    return replace(message, mentions=users, mention_roles=roles)


def _allowed(named: list[str], form: dict[str, Any], kind: str) -> list[str]:
    """Return those, each once, that allowed_mentions lets a message mention."""
    allowed = form.get("allowed_mentions")
    if not isinstance(allowed, dict) or kind in (allowed.get("parse") or ()):
        return list(dict.fromkeys(named))
    listed = set(map(str, allowed.get(kind) or ()))
    return [one for one in dict.fromkeys(named) if one in listed]


def _attachments(
    call: Call, channel_id: str, form: dict[str, Any], old: list[Attachment], only: str | None
) -> list[Attachment]:
    """Return what stays of the old attachments (all, if the form lists none) and the uploaded ones."""
    context = call.context
    listed = form.get("attachments")
    entries = {str(entry["id"]): entry for entry in listed or ()}
    kept = [attachment for attachment in old if listed is None or attachment.id in entries]
    for which, upload in call.files.items():
        entry = entries.get(which, {})
        attachment = context.files.add(
            upload,
            base=context.api_base,
            channel_id=channel_id,
            attachment_id=context.snowflake(only or channel_id),
            filename=entry.get("filename") or upload.filename,
            description=entry.get("description") or "",
        )
        kept.append(attachment)
    if len(kept) > discord_limits.ATTACHMENTS:
        raise Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    return kept


def post(context: Context, message: Message) -> None:
    """Put a new message into its channel and show it."""
    world = context.world
    world.messages.setdefault(message.channel_id, {})[message.id] = message
    channel = world.channel(message.channel_id)
    if channel and message.id not in world.ephemeral:
        channel.last_message_id = message.id
        if isinstance(channel, Thread):
            channel.message_count += 1
            channel.total_message_sent += 1
    show(context, "MESSAGE_CREATE", message, message.attachments)


def show(context: Context, event: str, message: Message, new: list[Attachment]) -> None:
    """Show a new or changed message and its new files to people and to the bot."""
    for attachment in new:
        content = context.files.get(attachment.id) or b""
        description = attachment.description or ""
        context.client_events.show_message(
            FileSeen(attachment.id, attachment.filename, description, content), message
        )
    context.client_events.show_message(MessageSeen(message), message)
    if message.id not in context.world.ephemeral:
        context.gateway.message(event, message, _extra(context, message))
    context.changed()


def _extra(context: Context, message: Message) -> dict[str, Any]:
    """Return what the events have beside the message: events/gateway-events#message-create."""
    world = context.world
    if message.channel_id in world.dms:
        return {"channel_type": world.dms[message.channel_id].type}
    channel = world.channel(message.channel_id)
    author = member(world, message.author)
    del author["user"]
    return {"guild_id": world.guild.id, "member": author, "channel_type": channel.type if channel else 0}


def edit_message(call: Call) -> Message:
    """PATCH: edit one of the bot's own messages with the bot's token."""
    channel = find_channel(call)
    message = find_message(call, channel)
    if message.author != call.context.world.bot:
        raise Refusal(*errors.NOT_THE_AUTHOR)
    _may_attach(call, channel)
    return edit(call, message, known=EDIT)


def _may_attach(call: Call, channel: Channel) -> None:
    rights = call.context.world.permissions(call.context.world.bot.id, channel)
    if call.files and not isinstance(channel, DirectMessages) and not rights & Permission.ATTACH_FILES:
        raise Refusal(*errors.MISSING_PERMISSIONS)


def edit(call: Call, message: Message, *, known: tuple[str, ...]) -> Message:
    """Change the fields that the form has; what was loading is loading no more."""
    context, form = call.context, call.form
    channel = context.world.channel(message.channel_id)
    if isinstance(channel, Thread) and channel.thread_metadata.archived:
        raise Refusal(*errors.ARCHIVED)
    old = message.attachments
    kept = {attachment.id: attachment.filename for attachment in old}
    call.check(check_message(form, files=call.file_names, kept=kept, known=known, flags=message.flags))
    given = int(form.get("flags") or 0)
    flags = message.flags & ~discord_limits.LOADING | given & discord_limits.IS_COMPONENTS_V2
    if "flags" in form:
        flags = flags & ~discord_limits.SUPPRESS_EMBEDS | given & discord_limits.SUPPRESS_EMBEDS
    only = context.world.ephemeral.get(message.id)
    attachments = _attachments(call, message.channel_id, form, old, only)
    edited = replace(
        message,
        content=(form["content"] or "").strip() if "content" in form else message.content,
        embeds=(form["embeds"] or []) if "embeds" in form else message.embeds,
        components=(form["components"] or []) if "components" in form else message.components,
        attachments=attachments,
        flags=flags,
        edited_timestamp=timestamp(context.clock.time()),
    )
    if flags & discord_limits.IS_COMPONENTS_V2 and (edited.content or edited.embeds):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        raise InvalidForm([Problem(("flags",), code, "content and embeds must be cleared in the same edit")])
    edited = _finish(context, edited, form)
    context.world.messages[message.channel_id][message.id] = edited
    context.files.drop([attachment for attachment in old if attachment not in attachments])
    show(context, "MESSAGE_UPDATE", edited, [attachment for attachment in attachments if attachment not in old])
    return edited


def delete_message(call: Call) -> None:
    """DELETE a message; those of others need MANAGE_MESSAGES."""
    channel = find_channel(call)
    message = find_message(call, channel)
    context = call.context
    if message.author != context.world.bot:
        if isinstance(channel, DirectMessages):
            raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        find_channel(call, Permission.MANAGE_MESSAGES)
    delete(context, message)


def delete(context: Context, message: Message) -> None:
    """Take a message and its files out of the world."""
    world = context.world
    context.client_events.show_message(MessageGone(message.channel_id, message.id), message)
    del world.messages[message.channel_id][message.id]
    world.pins.get(message.channel_id, {}).pop(message.id, None)
    context.files.drop(message.attachments)
    if world.ephemeral.pop(message.id, None) is None:
        gone = {"id": message.id, "channel_id": message.channel_id}
        guild = {} if message.channel_id in world.dms else {"guild_id": world.guild.id}
        context.gateway.message("MESSAGE_DELETE", gone, guild)
    context.changed()


def typing(call: Call) -> None:
    """POST: show that the bot is typing."""
    channel = find_channel(call)
    call.context.client_events.show(Typing(channel.id), channel_id=channel.id)


def say(context: Context, user: User, channel: TextChannel | Thread | DirectMessages, content: str) -> Message:
    """Post what a user typed."""
    message = Message(
        id=context.snowflake(channel.id),
        channel_id=channel.id,
        author=user,
        timestamp=timestamp(context.clock.time()),
        content=content,
    )
    message = _mentioning(context, message, {})
    post(context, message)
    return message


_ONE = "/channels/{channel_id}/messages/{message_id}"
ROUTES: Routes = (
    ("GET", "/channels/{channel_id}/messages", list_messages),
    ("POST", "/channels/{channel_id}/messages", create_message),
    ("GET", _ONE, get_message),
    ("PATCH", _ONE, edit_message),
    ("DELETE", _ONE, delete_message),
    ("POST", "/channels/{channel_id}/typing", typing),
)
