"""Threads are archived once nothing has happened in them for long enough, and woken by a message.

Source: topics/threads#active-archived-threads.
"""

from functools import partial

from bot.sandbox.server import errors
from bot.sandbox.server.context import Context
from bot.sandbox.server.errors import Refusal
from bot.sandbox.world.clock import timestamp
from bot.sandbox.world.objects import Thread
from bot.sandbox.world.permissions import Permission


def may_post(context: Context, thread: Thread) -> None:
    """Wake a thread in which the bot is about to post; Refusal 50083 or 160005 if it may not."""
    metadata = thread.thread_metadata
    if metadata.locked and not context.world.bot_permissions & Permission.MANAGE_THREADS:
        raise Refusal(*(errors.ARCHIVED if metadata.archived else errors.LOCKED))
    wake(context, thread)


def wake(context: Context, thread: Thread) -> None:
    """Unarchive a thread if it is archived; whoever does it has been allowed to."""
    if thread.thread_metadata.archived:
        set_archived(context, thread, archived=False)


def set_archived(context: Context, thread: Thread, *, archived: bool) -> None:
    """Archive or unarchive a thread, and tell everybody."""
    metadata = thread.thread_metadata
    metadata.archived = archived
    metadata.archive_timestamp = timestamp(context.clock.time())
    changed(context, thread)


def changed(context: Context, thread: Thread) -> None:
    """Tell everybody what a thread is like now."""
    context.show_channel(thread)
    context.gateway.guild_event("THREAD_UPDATE", thread, {})
    watch(context, thread)


def watch(context: Context, thread: Thread) -> None:
    """Archive the thread once it has been idle for long enough."""
    context.idle_threads.watch(thread, partial(set_archived, context, archived=True))
