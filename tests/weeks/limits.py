"""What must hold of every flag, every reminder and every match, whatever happens to the bot and its clock."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.match.reminders import CALLS_APART, UNHEARD, is_late, may_remind
from bot.store.records import Habits, Inbox, Late, Match
from bot.store.sql.clocks import PUT_OFF
from tests.weeks.people import DAY, HOUR

SLACK = 2 * HOUR
"""Seconds that looks, kills and deliveries may cost."""
UNTOLD = 36 * HOUR
"""Seconds after which somebody who may be reminded must have been told what waits: a night and a daily digest."""


@dataclass
class Limits:
    """Collects what went wrong. Times are what has really passed, but for ``shown``: what the bot's clock says."""

    breaches: list[str] = field(default_factory=list)
    _called: dict[tuple[int, int], float] = field(default_factory=dict)
    _unheard: dict[int, int] = field(default_factory=dict)
    _disturbed: float = -DAY
    _untold: dict[tuple[int, int], float] = field(default_factory=dict)

    def disturbed(self, passed: float) -> None:
        """Hear that the clock was set, or the bot killed."""
        self._disturbed = passed

    def flag_fell(self, late: Late, flag: float | None, habits: Habits, shown: float) -> None:
        """Hear that somebody's time was up."""
        night = habits.night
        if night is not None and night.covers(shown) and (flag is None or shown < flag + PUT_OFF):
            self.breaches.append(f"match {late.match}: seat {late.seat} lost his time at night")

    def rang(self, person: int, habits: Habits, passed: float, shown: float) -> None:
        """Hear that somebody's device rang."""
        self._unheard[person] = self._unheard.get(person, 0) + 1
        if self._unheard[person] > UNHEARD:
            self.breaches.append(
                f"person {person}: {self._unheard[person]} reminders unheard, {passed / HOUR:.0f} h"
            )
        if habits.reminders == "never":
            self.breaches.append(f"person {person} wants no reminders, {passed / HOUR:.0f} h")
        if habits.night is not None and habits.night.covers(shown):
            self.breaches.append(f"person {person} was woken up, {passed / HOUR:.0f} h")

    def heard_of(self, person: int) -> None:
        """Hear that somebody has done something."""
        self._unheard[person] = 0

    def called(self, person: int, match: int, passed: float, *, asked_for: bool) -> None:
        """Hear that somebody was called to a match so that he hears it; he may have asked to be, by a snooze."""
        before = self._called.get((person, match))
        if (
            before is not None
            and not asked_for
            and passed - before < CALLS_APART - SLACK
            and self._disturbed < before
        ):
            self.breaches.append(
                f"person {person}: called to match {match} again after {(passed - before) / HOUR:.1f} h, "
                f"{passed / HOUR:.0f} h"
            )
        self._called[person, match] = passed

    def look_at_match(self, match: Match, shown: float) -> None:
        """Look whether a running match goes on."""
        if match.status != "running" or match.paused is not None:
            return
        if not match.awaited and not any(seat.free for seat in match.seats):
            self.breaches.append(f"match {match.id} waits for nobody")
        for seat in match.seats:
            over = seat.falls is not None and seat.falls + DAY < shown
            if over and seat.told_out is None and seat.awaited_since is not None:
                self.breaches.append(f"match {match.id}: nobody was told that the time of seat {seat.seat} is up")

    def look_at_inbox(self, inbox: Inbox, passed: float, shown: float) -> None:
        """Look whether somebody knows what waits for him, as far as he wants to."""
        untold = {}
        for call in inbox.calls:
            wants = inbox.person.habits.reminders in ("at_once", "daily") or is_late(call, shown)
            if call.told_at is None and wants and may_remind(inbox, shown):
                key = (inbox.person.id, call.match)
                untold[key] = self._untold.get(key, passed)
                longest = min(passed - untold[key], shown - call.since)  # he may have answered it in between
                if longest > UNTOLD and passed - self._disturbed > UNTOLD:
                    self.breaches.append(
                        f"person {inbox.person.id} does not know of match {call.match}, {passed / HOUR:.0f} h"
                    )
        for key in [key for key in self._untold if key[0] == inbox.person.id]:
            del self._untold[key]
        self._untold |= untold
