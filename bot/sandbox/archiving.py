"""Threads are archived once nothing has happened in them for long enough, and woken by a message.

Source: topics/threads#active-archived-threads. What counts is a message, waking, and a change of the duration.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from bot.sandbox.clock import Timer, timestamp
from bot.sandbox.snowflake import moment
from bot.sandbox.world import Thread

if TYPE_CHECKING:
    from bot.sandbox.sandbox import Sandbox


def wake(sandbox: "Sandbox", thread: Thread) -> None:
    """Unarchive a thread if it is archived; whoever does it has been allowed to."""
    if thread.thread_metadata.archived:
        set_archived(sandbox, thread, archived=False)


def set_archived(sandbox: "Sandbox", thread: Thread, *, archived: bool) -> None:
    """Archive or unarchive a thread, and tell everybody."""
    metadata = thread.thread_metadata
    metadata.archived = archived
    metadata.archive_timestamp = timestamp(sandbox.clock.time())
    changed(sandbox, thread)


def changed(sandbox: "Sandbox", thread: Thread) -> None:
    """Tell everybody what a thread is like now."""
    sandbox.show_channel(thread)
    sandbox.gateway.guild_event("THREAD_UPDATE", thread, {})
    sandbox.idle_threads.watch(thread)


class IdleThreads:
    """Which threads will be archived, and when."""

    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox
        self._timers: dict[str, Timer] = {}

    def watch(self, thread: Thread) -> None:
        """Archive the thread when its time has come; what happens in it meanwhile puts that off."""
        self.forget([thread.id])
        if not thread.thread_metadata.archived:
            wait = max(self._due(thread) - self._sandbox.clock.time(), 0.0)
            self._timers[thread.id] = self._sandbox.clock.later(wait, lambda: self._look(thread))

    def forget(self, thread_ids: Iterable[str] | None = None) -> None:
        """Watch some threads no more, or (None) any."""
        for thread_id in list(self._timers) if thread_ids is None else thread_ids:
            timer = self._timers.pop(thread_id, None)
            if timer:
                timer.cancel()

    def _look(self, thread: Thread) -> None:
        if self._due(thread) > self._sandbox.clock.time():
            self.watch(thread)
        else:
            set_archived(self._sandbox, thread, archived=True)

    @staticmethod
    def _due(thread: Thread) -> float:
        metadata = thread.thread_metadata
        last = datetime.fromisoformat(metadata.archive_timestamp).timestamp()
        if thread.last_message_id is not None:
            last = max(last, moment(thread.last_message_id))
        return last + metadata.auto_archive_duration * 60
