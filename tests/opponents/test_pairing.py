"""Who is paired with whom."""

from __future__ import annotations

import itertools
import random

import pytest

from bot.match.clocks import CLOCKS, STANDARD
from bot.opponents.pairing import HOUR, Seeker, fits, pairs, together
from bot.store.queue import Ticket
from bot.store.records import Clock, Place

NOW = 1_900_000_000.0
DAY = frozenset(range(96))


def seeker(
    person: int,
    waited: float = 0.0,
    strength: float | None = None,
    awake: frozenset[int] | None = None,
    *,
    near: bool = True,
    game: str = "tiny",
    guild: int = 1,
    clock: Clock | None = STANDARD,
) -> Seeker:
    """Somebody who has waited so many hours; his ticket's number is his own."""
    since = NOW - waited * HOUR
    ticket = Ticket(person, person, f"P{person}", "en", Place(guild, 5), game, clock, near, since)
    return Seeker(ticket, strength, awake)


def paired(*seekers: Seeker, blocked: tuple[frozenset[int], ...] = ()) -> list[tuple[int, int]]:
    return [(a.person, b.person) for a, b in pairs(seekers, blocked, NOW)]


def test_the_oldest_ticket_chooses_first_and_takes_who_has_waited_longest() -> None:
    assert paired(seeker(1, 1), seeker(2, 5), seeker(3, 3), seeker(4, 2)) == [(2, 3), (4, 1)]


def test_the_nearest_in_strength_is_taken_before_the_one_who_has_waited_longer() -> None:
    assert paired(seeker(1, 5, 1500), seeker(2, 4, 1600), seeker(3, 1, 1510)) == [(1, 3)]


def test_nobody_plays_himself() -> None:
    assert paired(seeker(1, 2), Seeker(seeker(1, 1).ticket)) == []


@pytest.mark.parametrize("other", [{"game": "shapes"}, {"guild": 2}, {"clock": CLOCKS["fast"]}, {"clock": None}])
def test_game_server_and_clock_are_the_same(other: dict[str, object]) -> None:
    assert paired(seeker(1), seeker(2, **other)) == []  # type: ignore[arg-type]
    assert paired(seeker(1, **other), seeker(2, **other)) == [(1, 2)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("apart", "waited", "fit"),
    [(150, 0, True), (151, 0, False), (200, 12, True), (200, 11.9, False), (201, 12, False), (450, 72, True)],
)
def test_opponents_are_of_about_one_strength_and_the_longer_they_wait_the_less(
    apart: float, waited: float, *, fit: bool
) -> None:
    assert bool(paired(seeker(1, waited, 1500), seeker(2, waited, 1500 + apart))) == fit


def test_what_one_accepts_the_other_must_accept_too() -> None:
    assert paired(seeker(1, 60, 1500), seeker(2, 0, 1700)) == []
    assert paired(seeker(1, 60, 1500), seeker(2, 0, 1700, near=False)) == [(1, 2)]


def test_whose_strength_is_not_known_fits_everybody() -> None:
    assert paired(seeker(1, 0, 2500), seeker(2)) == [(1, 2)]


def test_both_are_awake_together_for_three_hours() -> None:
    early, late = frozenset(range(48)), frozenset(range(36, 96))
    assert together(early, late)
    assert not together(early, late - {36})
    assert paired(seeker(1, awake=early), seeker(2, awake=late - {36})) == []
    assert paired(seeker(1, awake=early), seeker(2)) == [(1, 2)]


def test_a_pair_that_is_blocked_is_passed_over() -> None:
    assert paired(seeker(1, 2), seeker(2, 1), blocked=(frozenset((2, 1)),)) == []
    assert paired(seeker(1, 2), seeker(2, 1), seeker(3), blocked=(frozenset((2, 1)),)) == [(1, 3)]


def test_the_same_tickets_are_paired_alike_in_any_order_nobody_twice_and_nobody_is_left_who_fits() -> None:
    chance = random.Random(17)
    for _ in range(50):
        seekers = [
            seeker(
                person,
                chance.choice([0, 1, 13, 40]),
                chance.choice([None, 1400, 1500, 1700, 2000]),
                chance.choice([None, DAY, frozenset(range(30)), frozenset(range(25, 60))]),
                near=chance.random() < 0.7,
                game=chance.choice(["tiny", "shapes"]),
            )
            for person in range(1, 12)
        ]
        found = pairs(seekers, (), NOW)
        shuffled = chance.sample(seekers, len(seekers))
        assert pairs(shuffled, (), NOW) == found
        people = [ticket.person for pair in found for ticket in pair]
        assert len(people) == len(set(people))
        left = [one for one in seekers if one.ticket.person not in people]
        assert not any(fits(one, other, (), NOW) for one, other in itertools.combinations(left, 2))
