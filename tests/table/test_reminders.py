"""When somebody is reminded: by what waits for him and what time it is, and from the store by the clock."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from bot.match import Table
from bot.match.reminders import CALLS_APART, UNHEARD, Reminders, digest_begun, due, heard, reminded, snoozed
from bot.store import Store
from bot.store.records import Call, Habits, Inbox, Person, Quiet, Reminding
from bot.store.records.kinds import PostKind
from tests.people import ManualClock
from tests.table.people import ANA, BEN, Sitting

HOUR, DAY = 3600.0, 24 * 3600.0
MADRID = Habits("Europe/Madrid", Quiet(22, 8))


def at(day: int, hour: int, minute: int = 0, zone: str = "Europe/Madrid") -> float:
    """Return a time in March 2026, before summer time begins on the 29th."""
    return datetime(2026, 3, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def inbox(*calls: Call, habits: Habits = MADRID, reminders: Reminding = "at_once", **more: object) -> Inbox:
    person = Person(1, "Ana", habits=structs.replace(habits, reminders=reminders))
    return structs.replace(Inbox(person), calls=[*calls], **more)


def matches(found: list[Call]) -> list[int]:
    return [call.match for call in found]


NOON = at(10, 12)
FRESH = Call(1, 0, NOON)


def test_what_begins_to_wait_is_told_at_once_and_once() -> None:
    assert matches(due(inbox(FRESH), NOON)) == [1]
    assert due(inbox(structs.replace(FRESH, told_at=NOON), reminded_at=NOON), NOON + HOUR) == []


def test_who_is_at_the_table_sees_that_by_himself() -> None:
    assert matches(due(inbox(FRESH, Call(2, 0, NOON)), NOON, there={1})) == [2]


def test_at_night_nothing_is_said_and_in_the_morning_all_of_it() -> None:
    night = [Call(1, 0, at(10, 21, 59)), Call(2, 0, at(10, 23))]
    assert matches(due(inbox(night[0]), at(10, 21, 59))) == [1]
    for hour, minute in ((22, 0), (23, 30)):
        assert due(inbox(*night), at(10, hour, minute)) == []
    assert due(inbox(*night), at(11, 7, 59)) == []
    assert matches(due(inbox(*night), at(11, 8))) == [1, 2]


def test_nights_follow_the_zone_through_the_change_of_clocks() -> None:
    call = Call(1, 0, at(28, 23))
    assert due(inbox(call), datetime(2026, 3, 29, 5, 59, tzinfo=UTC).timestamp()) == []
    assert matches(due(inbox(call), datetime(2026, 3, 29, 6, tzinfo=UTC).timestamp())) == [1]


def test_four_fifths_of_the_time_are_told_once() -> None:
    told = Call(1, 0, NOON, flag=NOON + 10 * HOUR, told_at=NOON)
    late = NOON + 8 * HOUR
    for how in ("at_once", "late"):
        assert due(inbox(told, reminders=how, reminded_at=NOON), late - 1) == []
        assert matches(due(inbox(told, reminders=how, reminded_at=NOON), late)) == [1]
        again = structs.replace(told, late_at=late)
        assert due(inbox(again, reminders=how, reminded_at=late), late + HOUR) == []
    assert due(inbox(told, reminders="daily", reminded_at=NOON), late) == []


def test_who_wants_to_hear_late_hears_nothing_before() -> None:
    call = Call(1, 0, NOON, flag=NOON + 72 * HOUR)
    assert due(inbox(call, reminders="late"), at(11, 8)) == []
    assert due(inbox(structs.replace(call, flag=None), reminders="late"), NOON + 10 * DAY) == []


def test_the_digest_comes_once_a_day_at_the_end_of_the_night_for_all_matches() -> None:
    calls = [Call(1, 0, NOON), Call(2, 1, NOON + HOUR)]
    assert due(inbox(*calls, reminders="daily"), at(10, 21)) == []
    assert matches(due(inbox(*calls, reminders="daily"), at(11, 8))) == [1, 2]

    told = [structs.replace(call, told_at=at(11, 8)) for call in calls]
    later = inbox(*told, Call(3, 0, at(11, 9)), reminders="daily", reminded_at=at(11, 8))
    assert due(later, at(11, 21, 59)) == []
    assert matches(due(later, at(12, 8))) == [1, 2, 3]


def test_without_quiet_hours_the_digest_comes_in_the_evening() -> None:
    none = Habits("Europe/Madrid", None)
    assert digest_begun(none, at(10, 18)) == at(10, 18)
    assert digest_begun(none, at(10, 17, 59)) == at(9, 18)
    assert digest_begun(Habits(), at(10, 19, 0, "UTC")) == at(10, 18, 0, "UTC")


def test_nobody_is_called_to_a_match_twice_in_twelve_hours() -> None:
    call = structs.replace(FRESH, called_at=NOON)
    assert not heard(call, NOON + CALLS_APART - 1)
    assert heard(call, NOON + CALLS_APART)
    assert heard(FRESH, NOON)


def test_after_five_that_were_not_heard_nothing_more_is_said() -> None:
    assert matches(due(inbox(FRESH, unheard=UNHEARD - 1), NOON)) == [1]
    assert due(inbox(FRESH, unheard=UNHEARD), NOON) == []


def test_who_wants_no_messages_has_none() -> None:
    late = Call(1, 0, NOON, flag=NOON + HOUR)
    assert due(inbox(late, reminders="never"), NOON + DAY) == []


def test_who_is_on_vacation_is_left_alone() -> None:
    assert due(inbox(FRESH, away=True), NOON) == []
    assert matches(due(inbox(FRESH), NOON + DAY)) == [1]


async def test_a_vacation_puts_reminders_off_until_it_is_over(told: Told) -> None:
    await told.store.begin_vacation(ANA.id, 5 * DAY)
    assert (await told.store.inbox(ANA.id))[0].away
    await told.store.end_vacation(ANA.id)
    assert not (await told.store.inbox(ANA.id))[0].away


def test_what_is_put_off_comes_back_at_its_time_and_not_at_night() -> None:
    told = structs.replace(FRESH, told_at=NOON)
    off = inbox(told, Call(2, 0, NOON + 60), snoozed_until=NOON + HOUR, reminded_at=NOON)
    assert due(off, NOON + HOUR - 1) == []
    assert matches(due(off, NOON + HOUR)) == [1, 2]
    assert due(inbox(told, snoozed_until=at(10, 23)), at(10, 23)) == []


def test_tomorrow_begins_when_the_night_is_over() -> None:
    assert snoozed(MADRID, 8, NOON) == NOON + 8 * HOUR
    assert snoozed(MADRID, None, NOON) == at(11, 8)
    assert snoozed(Habits("Europe/Madrid", Quiet(1, 9)), None, NOON) == at(11, 9)
    assert snoozed(Habits(), None, NOON) == at(11, 8, 0, "UTC")


def test_closed_direct_messages_are_tried_again_after_a_day() -> None:
    closed = inbox(FRESH)
    closed = structs.replace(closed, person=structs.replace(closed.person, dm_closed_at=NOON))
    assert due(closed, NOON + DAY - 1) == []
    assert matches(due(closed, NOON + DAY)) == [1]
    assert matches(due(closed, NOON - DAY)) == [1]  # the clock was set back


# ------------------------------------------------------------- from the store


class Told:
    """Delivers what is promised as the bot does: whoever is to be reminded is, at once."""

    def __init__(self, store: Store, sitting: Sitting, clock: ManualClock) -> None:
        self.store, self.sitting, self.clock = store, sitting, clock
        self.reminders = Reminders(store, lambda: None)
        self.sent: list[tuple[int, float, bool]] = []
        """To whom, when, and whether he heard it."""

    async def deliver(self) -> None:
        kind: PostKind = "inbox"
        for row in await self.store.open_promises():
            if row.kind != kind:
                await self.store.finish(row, None)
                continue
            inbox, _ = await self.store.inbox(row.payload["person"])
            now = self.clock.time()
            calls = due(inbox, now)
            told = reminded(inbox, calls, now) if calls else None
            await self.store.keep_inbox(row, 7, 1, told)
            if told is not None:
                self.sent.append((row.payload["person"], now, bool(told.called)))

    async def pass_(self, hours: float) -> None:
        for _ in range(round(hours * 6)):
            self.clock.advance(600)
            await self.reminders.tick()
            await self.deliver()

    def to(self, person: Person) -> list[float]:
        return [when for who, when, _ in self.sent if who == person.id]


@pytest.fixture
async def told(store: Store, table: Table, clock: ManualClock) -> Told:
    made = Told(store, await Sitting.begin(table), clock)
    await made.deliver()
    return made


async def test_both_are_told_at_once_then_every_day_until_they_have_not_heard_five(told: Told) -> None:
    await told.pass_(14 * 24)

    for person in (ANA, BEN):
        sent = told.to(person)
        assert len(sent) == UNHEARD
        assert all(later - earlier >= CALLS_APART for earlier, later in pairwise(sent))


async def test_who_is_heard_of_is_reminded_again(told: Told) -> None:
    await told.pass_(14 * 24)
    await told.store.heard(ANA.id)
    await told.pass_(24)

    assert [len(told.to(person)) for person in (ANA, BEN)] == [UNHEARD + 1, UNHEARD]


async def test_an_own_act_is_heard(told: Told) -> None:
    await told.pass_(3 * 24)
    await told.sitting.pick(ANA, "number", ("number", 3))

    inbox, _ = await told.store.inbox(ANA.id)
    assert (inbox.unheard, inbox.calls) == (0, [])


@pytest.mark.parametrize("days", [1, -1, 30, -30])
async def test_a_clock_that_is_set_neither_fires_everything_nor_stops_anything(told: Told, days: int) -> None:
    await told.store.late(120.0)
    await told.pass_(1)
    before = len(told.sent)
    told.clock.advance(days * DAY)
    await told.store.late(120.0)
    await told.reminders.tick()
    await told.deliver()
    assert len(told.sent) - before <= 2  # one for each, at most

    for _ in range(2):
        await told.store.heard(ANA.id)
        at_once = len(told.to(ANA))
        await told.pass_(25)
        assert len(told.to(ANA)) == at_once + 1


async def test_what_is_put_off_survives_a_restart(told: Told) -> None:
    await told.store.snooze(ANA.id, told.clock.time() + 8 * HOUR)
    again = Reminders(told.store, lambda: None)
    told.reminders = again
    await told.pass_(7)
    assert len(told.to(ANA)) == 1
    await told.pass_(1.5)
    assert len(told.to(ANA)) == 2
    inbox, _ = await told.store.inbox(ANA.id)
    assert inbox.snoozed_until is None


async def test_a_new_question_of_ones_own_act_is_known_already(told: Told) -> None:
    before = len(told.to(ANA))
    await told.sitting.reveal()
    await told.deliver()

    inbox, _ = await told.store.inbox(BEN.id)
    assert inbox.calls == []
    assert len(told.to(ANA)) == before + 1  # the reveal asks her anew, for both had to act
