"""Quiet hours by the clocks of a zone, also in the nights in which those are changed."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.records.habits import LONGEST, Habits, Night, Quiet

MADRID = Night("Europe/Madrid", Quiet(22, 8))
ZONES = sorted(name for name in available_timezones() if "/" in name)


def local(written: str, zone: str = "Europe/Madrid", fold: int = 0) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("at", "over"),
    [
        ("2026-01-10 21:59:59", "2026-01-10 21:59:59"),
        ("2026-01-10 22:00", "2026-01-11 08:00"),
        ("2026-01-11 00:30", "2026-01-11 08:00"),
        ("2026-01-11 07:59:59", "2026-01-11 08:00"),
        ("2026-01-11 08:00", "2026-01-11 08:00"),
        ("2026-12-31 23:00", "2027-01-01 08:00"),
    ],
)
def test_a_night_lasts_until_its_end_by_the_clock(at: str, over: str) -> None:
    assert MADRID.over(local(at)) == local(over)
    assert MADRID.covers(local(at)) == (at != over)


@pytest.mark.parametrize(("day", "hours"), [("2026-03-28", 9), ("2026-10-24", 11), ("2026-06-01", 10)])
def test_the_night_in_which_clocks_are_set_ends_by_the_clock_too(day: str, hours: int) -> None:
    begins = local(f"{day} 22:00")

    assert MADRID.over(begins) - begins == hours * 3600


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    night = Night("America/New_York", Quiet(20, 2))

    for fold in (0, 1):
        assert night.over(local("2026-11-01 01:30", night.zone, fold)) == local("2026-11-01 02:00", night.zone)


def test_a_night_that_ends_in_an_hour_that_is_left_out_ends_with_it() -> None:
    night = Night("Europe/Madrid", Quiet(22, 2))

    assert night.over(local("2026-03-29 01:30")) == local("2026-03-29 03:00")


@given(
    zone=st.sampled_from(ZONES),
    begins=st.integers(0, 23),
    hours=st.integers(1, LONGEST),
    at=st.datetimes(datetime(2025, 1, 1), datetime(2031, 1, 1)),  # noqa: DTZ001
)
def test_in_every_zone_nights_have_an_end_that_is_no_night_and_is_not_far(
    zone: str, begins: int, hours: int, at: datetime
) -> None:
    night = Night(zone, Quiet(begins, (begins + hours) % 24))
    now = at.replace(tzinfo=UTC).timestamp()

    over = night.over(now)

    assert not night.covers(over)
    assert 0 <= over - now <= (hours + 2) * 3600
    assert night.covers(now) == (over > now)


def test_without_a_zone_or_quiet_hours_nobody_sleeps() -> None:
    assert Habits().night is None
    assert Habits("Europe/Madrid", None).night is None
    assert Habits("Europe/Madrid").night == MADRID


@pytest.mark.parametrize("zone", ["Europe/Atlantis", "", "../etc/passwd", "Europe"])
def test_a_zone_that_the_machine_does_not_know_has_no_nights(zone: str) -> None:
    night = Night(zone, Quiet(22, 8))

    assert not night.covers(local("2026-01-11 00:30"))
    assert night.over(7.0) == 7.0
