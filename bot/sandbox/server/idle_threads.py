"""When threads in which nothing happens will be archived: topics/threads#active-archived-threads.

What counts is a message, waking, and a change of the duration.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

from bot.sandbox.world.clock import Clock, Timer
from bot.sandbox.world.objects import Thread
from bot.sandbox.world.snowflake import moment


class IdleThreads:
    """Which threads will be archived, and when."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._timers: dict[str, Timer] = {}

    def watch(self, thread: Thread, archive: Callable[[Thread], None]) -> None:
        """Archive the thread when its time has come; what happens in it meanwhile puts that off."""
        self.forget([thread.id])
        if thread.thread_metadata.archived:
            return

        def look() -> None:
            if _due(thread) > self._clock.time():
                self.watch(thread, archive)
            else:
                archive(thread)

        wait = max(_due(thread) - self._clock.time(), 0.0)
        self._timers[thread.id] = self._clock.later(wait, look)

    def forget(self, thread_ids: Iterable[str] | None = None) -> None:
        """Watch some threads no more, or (None) any."""
        for thread_id in list(self._timers) if thread_ids is None else thread_ids:
            timer = self._timers.pop(thread_id, None)
            if timer:
                timer.cancel()


def _due(thread: Thread) -> float:
    metadata = thread.thread_metadata
    last = datetime.fromisoformat(metadata.archive_timestamp).timestamp()
    if thread.last_message_id is not None:
        last = max(last, moment(thread.last_message_id))
    return last + metadata.auto_archive_duration * 60
