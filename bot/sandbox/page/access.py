"""What a user's client lets him do in a channel, by his permissions and the state of the thread.

Source: topics/threads, topics/permissions.
"""

from bot.sandbox.server.archiving import wake
from bot.sandbox.server.context import Context
from bot.sandbox.world.objects import Channel, DirectMessages, Thread, World
from bot.sandbox.world.permissions import Permission


class NotPossible(Exception):
    """The user's client would not let him do that; the text says why."""


def entered(world: World, user_id: str, channel_id: str) -> Channel:
    """Return a channel that the user can read."""
    channel = world.channel(channel_id)
    if channel is None or not world.can_enter(user_id, channel_id):
        raise NotPossible("There is no such channel")
    return channel


def check_writable(world: World, user_id: str, channel: Channel) -> None:
    """Let nobody write where he may not: in a locked thread, or without the permission."""
    if isinstance(channel, DirectMessages):
        return
    needed = Permission.SEND_MESSAGES
    if isinstance(channel, Thread):
        needed = Permission.SEND_MESSAGES_IN_THREADS
        if channel.thread_metadata.locked:
            raise NotPossible("This thread is locked")
    if not world.permissions(user_id, channel) & needed:
        raise NotPossible("You do not have permission to send messages here")


def check_commandable(world: World, user_id: str, channel: Channel) -> None:
    """Let nobody use commands where he may not: in a locked or archived thread, or without the permission."""
    if isinstance(channel, Thread) and channel.thread_metadata.locked:
        raise NotPossible("This thread is locked")
    if isinstance(channel, Thread) and channel.thread_metadata.archived:
        raise NotPossible("This thread is archived; a message wakes it")
    if not isinstance(channel, DirectMessages):
        allowed = world.permissions(user_id, channel) & Permission.USE_APPLICATION_COMMANDS
        if not allowed:
            raise NotPossible("You do not have permission to use commands here")


def open_components(context: Context, user_id: str, channel: Channel) -> None:
    """Let nobody press anything in a locked thread, and wake an archived one first, as clients do.

    They fail where the user himself may not wake it (github.com/discord/discord-api-docs, issues 7900 and 8474).
    """
    if not isinstance(channel, Thread):
        return
    if channel.thread_metadata.locked:
        raise NotPossible("This thread is locked")
    if channel.thread_metadata.archived:
        if not context.world.permissions(user_id, channel) & Permission.SEND_MESSAGES_IN_THREADS:
            raise NotPossible("An error occurred, please try again.")
        wake(context, channel)
