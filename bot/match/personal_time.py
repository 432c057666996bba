"""How people arrange their own time, in all their matches at once."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.reminders import snoozed
from bot.store import Store
from bot.store.records import Habits, Person


class PersonalTime:
    """Where people set when they sleep. ``promised`` wakes the outbox: what is shown of their time changes."""

    def __init__(self, store: Store, promised: Callable[[], None]) -> None:
        self._store = store
        self._promised = promised

    async def habits(self, user_id: int) -> Habits:
        """Find how somebody has arranged his time."""
        person = await self._store.person(user_id)
        return Habits() if person is None else person.habits

    async def snooze(self, user_id: int, hours: int | None) -> None:
        """Remind somebody of nothing for some hours, or (None) until tomorrow."""
        until = snoozed(await self.habits(user_id), hours, self._store.now())
        await self._store.snooze(user_id, until)
        self._promised()

    async def arrange(self, person: Person, habits: Habits) -> None:
        """Note how somebody arranges his time from now on."""
        await self._store.set_habits(person, habits)
        self._promised()
