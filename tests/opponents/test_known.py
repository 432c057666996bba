"""What is known of those who look for opponents: their ratings, and when they are awake."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match.clocks import STANDARD
from bot.opponents.known import awake, seekers
from bot.opponents.pairing import pairs
from bot.store import Store
from bot.store.queue import Ticket
from bot.store.records import Habits, Night, Person, Place, Quiet
from bot.store.records.results import Rating, Reckoned
from tests.people import ManualClock

NOW = 1_900_000_000.0
ANA, BEN, CLARA = (Person(id_, name) for id_, name in ((11, "Ana"), (12, "Ben"), (13, "Clara")))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "known.sqlite3", ManualClock(NOW).time)
    yield opened
    await opened.close()


def ticket(number: int, person: Person, game: str = "tiny") -> Ticket:
    return Ticket(number, person.id, person.name, "en", Place(1, 2), game, STANDARD, True, NOW - number)


async def rated(store: Store, *ratings: tuple[Person, int, float]) -> None:
    found = [Rating("tiny", one.id, 25 + (points - 1500) / 30, sigma, 9, 3) for one, points, sigma in ratings]
    await store.keep_ratings(Reckoned(1, 1), found)


async def test_whoever_is_far_stronger_is_not_paired_with_who_wants_his_like(store: Store) -> None:
    await rated(store, (ANA, 1500, 5.0), (BEN, 1900, 5.0), (CLARA, 1600, 5.0))
    found = await seekers(store, [ticket(3, ANA), ticket(2, BEN), ticket(1, CLARA)])

    assert [one.strength for one in found] == [1500, 1900, 1600]
    assert [(a.person, b.person) for a, b in pairs(found, (), NOW)] == [(ANA.id, CLARA.id)]


async def test_a_provisional_rating_and_that_of_another_game_say_nothing(store: Store) -> None:
    await rated(store, (ANA, 1500, 5.0), (BEN, 1900, 6.5))
    found = await seekers(store, [ticket(2, ANA), ticket(1, BEN), ticket(3, ANA, "other")])

    assert [one.strength for one in found] == [1500, None, None]


async def test_who_has_said_where_he_lives_is_awake_outside_his_quiet_hours(store: Store) -> None:
    await store.set_habits(ANA, Habits("UTC", Quiet(22, 8)))
    await store.set_habits(BEN, Habits("UTC", Quiet(9, 19)))
    await store.set_habits(CLARA, Habits(None, Quiet(22, 8)))
    ana, ben, clara = await seekers(store, [ticket(3, ANA), ticket(2, BEN), ticket(1, CLARA)])

    assert ana.awake == frozenset(range(32, 88))
    assert clara.awake is None
    assert pairs([ana, ben], (), NOW) != []  # from eight to nine, and from seven to ten
    later = ben._replace(awake=awake(Night("UTC", Quiet(8, 20)), NOW))
    assert pairs([ana, later], (), NOW) == []  # two hours are too little
