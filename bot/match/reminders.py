"""When somebody is reminded of what waits for him: in time, never at night, and no more often than he bears.

Every time is in the store, so that a restart forgets nothing. Where the clock is set, nobody is reminded more than
once, of what his inbox lists.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta, tzinfo

from bot.store import Store
from bot.store.records import Call, Habits, Inbox, Reminded
from bot.store.records.habits import known

HOUR = 3600.0
LATE = 0.8
"""The share of his time after which somebody is reminded that it runs out."""
CALLS_APART = 12 * HOUR
"""Seconds within which nobody is called to the same match twice so that he hears it."""
UNHEARD = 5
"""Reminders after which nothing more is sent to somebody until he does something."""
EVENING = 18
"""The hour of the daily digest for who has no quiet hours; to others it comes at their end."""
DM_AGAIN = 24 * HOUR
"""Seconds before somebody whose direct messages were closed is tried again."""
MORNING = 8
"""The hour at which tomorrow begins for who has no quiet hours."""
SNOOZES = (1, 8, None)
"""For how many hours somebody can put his reminders off; None: until tomorrow."""

EVERY = 60.0
"""Seconds between two looks at what is due."""
KEEP_SENT = 7 * 24 * HOUR
"""Seconds for which messages that were sent are remembered."""


def due(inbox: Inbox, now: float, there: Collection[int] = ()) -> list[Call]:
    """List what somebody is to be reminded of now, by a message that is sent anew.

    ``there`` are the matches at whose table he is just now: he sees by himself what begins to wait.
    """
    if not may_remind(inbox, now):
        return []
    if inbox.snoozed_until is not None:  # which is over
        return [*inbox.calls]
    return [call for call in inbox.calls if call.match not in there and _is_due(inbox, call, now)]


def may_remind(inbox: Inbox, now: float) -> bool:
    """Return whether somebody may be reminded at all: there, awake, willing, and not unheard of."""
    habits, closed = inbox.person.habits, inbox.person.dm_closed_at
    return not (
        inbox.away
        or habits.reminders == "never"
        or inbox.unheard >= UNHEARD
        or (inbox.snoozed_until is not None and now < inbox.snoozed_until)
        or (habits.night is not None and habits.night.covers(now))
        or (closed is not None and 0 <= now - closed < DM_AGAIN)
    )


def _is_due(inbox: Inbox, call: Call, now: float) -> bool:
    how = inbox.person.habits.reminders
    if how == "at_once" and call.told_at is None:
        return True
    if how != "daily" and is_late(call, now) and call.late_at is None:
        return True
    return _in_digest(inbox, call, now)


def is_late(call: Call, now: float) -> bool:
    """Return whether most of somebody's time for a match is over."""
    return call.flag is not None and now >= call.flag - (call.flag - call.since) * (1 - LATE)


def _in_digest(inbox: Inbox, call: Call, now: float) -> bool:
    """Return whether a call belongs to a daily digest that is due."""
    begun = digest_begun(inbox.person.habits, now)
    if call.since > begun or (inbox.reminded_at is not None and inbox.reminded_at >= begun):
        return False
    if call.told_at is None:
        return inbox.person.habits.reminders == "daily"
    return now - call.told_at >= CALLS_APART


def digest_begun(habits: Habits, now: float) -> float:
    """Return when the last daily digest was due: at the end of somebody's night, or in the evening."""
    hour = EVENING if habits.night is None or habits.quiet is None else habits.quiet.ends
    zone = _zone(habits)
    today = datetime.fromtimestamp(now, zone).replace(hour=hour, minute=0, second=0, microsecond=0)
    return (today if today.timestamp() <= now else today - timedelta(days=1)).timestamp()


def heard(call: Call, now: float) -> bool:
    """Return whether somebody may be called to a match so that he hears it; else he is told without a sound."""
    return call.called_at is None or now - call.called_at >= CALLS_APART


def reminded(inbox: Inbox, calls: Collection[Call], now: float) -> Reminded:
    """Return what a message tells somebody that reminds him of some calls; who has put them off hears it."""
    late = [call for call in inbox.calls if is_late(call, now)]
    put_off = inbox.snoozed_until is not None
    return Reminded(inbox.calls, late, [call for call in calls if put_off or heard(call, now)])


def snoozed(habits: Habits, hours: int | None, now: float) -> float:
    """Return until when somebody puts his reminders off, for some hours or (None) until tomorrow."""
    if hours is not None:
        return now + hours * HOUR
    morning = MORNING if habits.night is None or habits.quiet is None else habits.quiet.ends
    local = datetime.fromtimestamp(now, _zone(habits))
    tomorrow = local.replace(hour=morning, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return tomorrow.timestamp()


def _zone(habits: Habits) -> tzinfo:
    return (known(habits.zone) if habits.zone is not None else None) or UTC


class Reminders:
    """Looks at what waits for whom. ``promised`` wakes the outbox."""

    def __init__(self, store: Store, promised: Callable[[], None]) -> None:
        self._store = store
        self._promised = promised

    async def tick(self) -> None:
        """Have everybody reminded of what is due."""
        now = self._store.now()
        inboxes = await self._store.waiting_inboxes()
        for inbox in inboxes:
            if not inbox.calls and inbox.snoozed_until is not None and inbox.snoozed_until <= now:
                await self._store.wake(inbox.person.id)
        reminded = [inbox.person.id for inbox in inboxes if due(inbox, now)]
        if reminded:
            await self._store.remind(reminded)
            self._promised()
        await self._store.prune(now - KEEP_SENT)

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            await self.tick()
            await asyncio.sleep(EVERY)
