"""Threads: started, edited, joined (topics/threads, resources/channel)."""

from typing import Any

from bot.discord_limits.threads import EDIT, FROM_MESSAGE, PRIVATE_THREAD, START, check_thread
from bot.sandbox.server import errors
from bot.sandbox.server.archiving import changed, watch
from bot.sandbox.server.client_events import ChannelGone, ChannelSeen, MessageSeen, ThreadJoined
from bot.sandbox.server.context import Context
from bot.sandbox.server.errors import Refusal
from bot.sandbox.server.messages import post
from bot.sandbox.server.rest import Call, Reply, Routes
from bot.sandbox.world.clock import timestamp
from bot.sandbox.world.objects import Message, MessageReference, TextChannel, Thread, ThreadMetadata
from bot.sandbox.world.permissions import Permission

DEFAULT_AUTO_ARCHIVE = 4320  # minutes
THREAD_CREATED = 18  # the type of the message that announces a thread


def start_thread(call: Call) -> Reply:
    """POST: start a thread without a message; it is private unless the type says otherwise."""
    call.check(check_thread(call.form, START))
    kind = call.form.get("type", PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    parent = _parent(call, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    context = call.context
    thread = _start(call, parent, context.snowflake(parent.id), kind)
    if not private:
        post(
            context,
            Message(
                id=context.snowflake(parent.id),
                channel_id=parent.id,
                author=context.world.bot,
                timestamp=timestamp(context.clock.time()),
                content=thread.name,
                type=THREAD_CREATED,
                message_reference=MessageReference(message_id=thread.id, channel_id=thread.id),
            ),
        )
    return Reply(201, thread)


def start_thread_from_message(call: Call) -> Reply:
    """POST: start a public thread under a message, whose id it takes."""
    call.check(check_thread(call.form, FROM_MESSAGE))
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message_id = call.params["message_id"]
    if call.context.world.message(parent.id, message_id) is None:
        raise Refusal(*errors.UNKNOWN_MESSAGE)
    if message_id in call.context.world.threads:
        raise Refusal(*errors.ALREADY_A_THREAD)
    return Reply(201, _start(call, parent, message_id, 11))


def _parent(call: Call, permission: Permission) -> TextChannel:
    world, channel = call.context.world, call.channel
    if not isinstance(channel, TextChannel):
        raise Refusal(*errors.WRONG_CHANNEL_TYPE)
    rights = world.permissions(world.bot.id, channel)
    if not rights & Permission.VIEW_CHANNEL:
        raise Refusal(*errors.MISSING_ACCESS)
    if not rights & permission:
        raise Refusal(*errors.MISSING_PERMISSIONS)
    return channel


def _start(call: Call, parent: TextChannel, thread_id: str, kind: int) -> Thread:
    context, form = call.context, call.form
    now = timestamp(context.clock.time())
    thread = Thread(
        id=thread_id,
        type=kind,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=context.world.bot.id,
        name=form["name"],
        rate_limit_per_user=form.get("rate_limit_per_user") or 0,
        member_count=1,
        thread_metadata=ThreadMetadata(
            auto_archive_duration=form.get("auto_archive_duration") or DEFAULT_AUTO_ARCHIVE,
            archive_timestamp=now,
            create_timestamp=now,
            invitable=form.get("invitable", True),
        ),
    )
    context.world.threads[thread.id] = thread
    context.world.thread_members[thread.id] = [context.world.bot.id]
    context.show_channel(thread)
    own = {"id": thread.id, "user_id": context.world.bot.id, "join_timestamp": now, "flags": 0}
    context.gateway.guild_event("THREAD_CREATE", thread, {"newly_created": True, "member": own})
    watch(context, thread)
    return thread


def edit_thread(call: Call, thread: Thread) -> Thread:
    """PATCH of a channel that is a thread; locking needs MANAGE_THREADS, and so does any change while locked."""
    form, context = call.form, call.context
    call.check(check_thread(form, EDIT))
    metadata = thread.thread_metadata
    may_manage = bool(context.world.bot_permissions & Permission.MANAGE_THREADS)
    own = thread.owner_id == context.world.bot.id
    if not may_manage and (not own or metadata.locked or "locked" in form):
        raise Refusal(*errors.MISSING_PERMISSIONS)
    if metadata.archived and form.get("archived") is not False:
        raise Refusal(*errors.ARCHIVED)
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if form.get(key) is not None:
            setattr(metadata, key, form[key])
    if "archived" in form or "auto_archive_duration" in form:
        metadata.archive_timestamp = timestamp(context.clock.time())
    for key in ("name", "rate_limit_per_user"):
        if form.get(key) is not None:
            setattr(thread, key, form[key])
    changed(context, thread)
    return thread


def remove(context: Context, thread: Thread) -> None:
    """Delete a thread with all its messages."""
    for message in list(context.world.messages.pop(thread.id, {}).values()):
        context.files.drop(message.attachments)
        context.world.ephemeral.pop(message.id, None)
    context.client_events.show(ChannelGone(thread.id), channel_id=thread.id)
    context.idle_threads.forget([thread.id])
    del context.world.threads[thread.id]
    gone: dict[str, Any] = {"id": thread.id, "parent_id": thread.parent_id, "type": thread.type}
    context.gateway.guild_event("THREAD_DELETE", gone, {"guild_id": thread.guild_id})
    context.changed()


def _thread(call: Call) -> Thread:
    thread = call.context.world.threads.get(call.params["channel_id"])
    if thread is None:
        raise Refusal(*errors.UNKNOWN_CHANNEL)
    return thread


def add_member(call: Call) -> None:
    """PUT: add somebody; who joins a private thread sees what was said there."""
    thread, context = _thread(call), call.context
    if thread.thread_metadata.archived:
        raise Refusal(*errors.ARCHIVED)
    user_id = call.params["user_id"].replace("@me", context.world.bot.id)
    if context.world.user(user_id) is None:
        raise Refusal(*errors.UNKNOWN_USER)
    members = context.world.thread_members[thread.id]
    if user_id in members:
        return
    saw_it = context.world.can_enter(user_id, thread.id)
    members.append(user_id)
    thread.member_count = len(members)
    context.show_channel(thread)
    context.client_events.show(ThreadJoined(thread.id), user_id=user_id)
    if not saw_it:
        for message in context.world.messages.get(thread.id, {}).values():
            if context.world.can_see(user_id, message):
                context.client_events.show(MessageSeen(message), user_id=user_id)


def remove_member(call: Call) -> None:
    """DELETE: remove somebody."""
    thread, context = _thread(call), call.context
    user_id = call.params["user_id"].replace("@me", context.world.bot.id)
    members = context.world.thread_members[thread.id]
    if user_id in members:
        members.remove(user_id)
        thread.member_count = len(members)
        context.client_events.show(ChannelSeen(thread), channel_id=thread.id)
        context.changed()


def list_members(call: Call) -> list[dict[str, Any]]:
    """GET who is in the thread."""
    thread = _thread(call)
    joined = thread.thread_metadata.create_timestamp
    return [
        {"id": thread.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}
        for user_id in call.context.world.thread_members[thread.id]
    ]


def list_active(call: Call) -> dict[str, Any]:
    """GET the active threads of the guild."""
    threads = call.context.world.threads.values()
    return {
        "threads": [thread for thread in threads if not thread.thread_metadata.archived],
        "members": [],
        "has_more": False,
    }


def list_archived(call: Call) -> dict[str, Any]:
    """GET the archived threads of a channel, public or private ones, the last archived first."""
    kind = PRIVATE_THREAD if call.path.endswith("private") else 11
    found = [
        thread
        for thread in call.context.world.threads.values()
        if thread.parent_id == call.params["channel_id"]
        and thread.type == kind
        and thread.thread_metadata.archived
    ]
    found.sort(key=lambda thread: thread.thread_metadata.archive_timestamp, reverse=True)
    return {"threads": found, "members": [], "has_more": False}


ROUTES: Routes = (
    ("POST", "/channels/{channel_id}/threads", start_thread),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", start_thread_from_message),
    ("GET", "/channels/{channel_id}/thread-members", list_members),
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
    ("DELETE", "/channels/{channel_id}/thread-members/{user_id}", remove_member),
    ("GET", "/guilds/{guild_id}/threads/active", list_active),
    ("GET", "/channels/{channel_id}/threads/archived/public", list_archived),
    ("GET", "/channels/{channel_id}/threads/archived/private", list_archived),
)
