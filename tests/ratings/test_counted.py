"""Which matches count for ratings, and for whom."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from bot.match import Match, Table
from bot.ratings.counted import counted, luck
from bot.store.records import Person
from bot.store.records.results import Luck, RatedMatch, Team
from engine.core.facts import Facts, Throw
from engine.core.protocol import Event
from engine.core.registry import game
from tests.opening import press
from tests.ratings.conftest import begun, resigned
from tests.table.people import ANA, BEN, CLARA
from tests.table.tiny_game import TinyView


async def of(table: Table, match: Match) -> RatedMatch | None:
    return counted(await table.match(match.id), await table.log(match.id))


async def teams(table: Table, match: Match) -> tuple[Team, Team]:
    found = await of(table, match)
    assert found is not None
    return found.teams


async def hand_over(table: Table, match: Match, leaver: Person, newcomer: Person) -> None:
    await table.offer_seat(match.id, leaver.id, newcomer.id)
    seat = (await table.match(match.id)).seat_of(leaver.id)
    assert seat is not None
    await table.take_over(match.id, newcomer, seat, press())


async def test_with_a_clock_and_three_turns_behind_both_a_match_counts(table: Table) -> None:
    match = await resigned(table, await begun(table, ANA, BEN), BEN)

    assert await of(table, match) == RatedMatch(
        1,
        match.updated_at,
        "turns",
        "short",
        "target=1000000",
        (Team("white", [ANA.id], 1.0), Team("black", [BEN.id], 0.0)),
    )


async def test_a_draw_is_half_a_win_for_both(table: Table) -> None:
    match = await begun(table, ANA, BEN)
    await table.consent.propose(match.id, ANA.id, "draw", press())
    proposal = (await table.match(match.id)).proposal
    assert proposal is not None
    await table.consent.agree(match.id, BEN.id, proposal.at, press())

    assert [team.score for team in await teams(table, match)] == [0.5, 0.5]


async def test_a_match_that_ends_within_three_turns_does_not_count(table: Table) -> None:
    assert await of(table, await resigned(table, await begun(table, ANA, BEN, rounds=3), BEN)) is None


async def test_without_a_clock_it_does_not_count(table: Table) -> None:
    assert await of(table, await resigned(table, await begun(table, ANA, BEN, clock=None), BEN)) is None


async def test_where_the_computer_plays_along_it_does_not_count(table: Table) -> None:
    options = {"target": 1_000_000, "seats": 3}
    match = await begun(table, ANA, BEN, options=options, computers=(2,))

    assert await of(table, await resigned(table, match, BEN)) is None


async def test_what_is_taken_back_is_no_turn(table: Table) -> None:
    match = await begun(table, ANA, BEN)
    await table.take_back(match.id, ANA.id, press())

    assert await of(table, await resigned(table, match, BEN)) is None


async def test_a_substitute_cannot_lose_and_who_left_him_the_seat_does(table: Table) -> None:
    match = await begun(table, ANA, BEN)
    await hand_over(table, match, BEN, CLARA)
    match = await resigned(table, match, CLARA)

    assert await teams(table, match) == (Team("white", [ANA.id], 1.0), Team("black", [BEN.id], 0.0))


async def test_a_substitute_wins_for_himself(table: Table) -> None:
    match = await begun(table, ANA, BEN)
    await hand_over(table, match, BEN, CLARA)
    match = await resigned(table, match, ANA)

    assert await teams(table, match) == (
        Team("white", [ANA.id], 0.0),
        Team("black", [CLARA.id], 1.0, safe=[CLARA.id]),
    )


async def test_where_both_seats_changed_hands_who_left_loses_and_who_came_wins(table: Table) -> None:
    match = await begun(table, ANA, BEN)
    await hand_over(table, match, BEN, CLARA)
    await hand_over(table, match, ANA, Person(14, "Dan"))
    first, second = await teams(table, await resigned(table, match, CLARA))

    assert (first.people, second.people) == ([14], [BEN.id])


async def test_what_the_computer_played_in_between_counts_for_nobody(table: Table) -> None:
    match, mia = await begun(table, ANA, BEN), Person(77, "Mia")
    for newcomer in (None, CLARA):
        await table.masters.replace(match.id, mia, 1, newcomer, press())
    match = await table.take_over(match.id, CLARA, 1, press())
    assert [one.user_id for one in match.seats[1].former] == [BEN.id, 0]
    match = await resigned(table, match, CLARA)

    assert await teams(table, match) == (Team("white", [ANA.id], 1.0), Team("black", [BEN.id], 0.0))


class Tokens(Facts[TinyView]):
    """Every token that is drawn is a throw."""

    def throws(self, events: Sequence[Event], seats: int) -> list[Throw]:
        assert not any(event.private for event in events)
        return [
            Throw(at, "white", 3, Fraction(1, 4), int(event.public["token"] == "red"))
            for at, event in enumerate(events)
            if event.kind == "drew"
        ]


async def test_luck_is_that_of_the_throws_that_stand(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("turns"), "facts", Tokens())
    match = await begun(table, ANA, BEN)
    await table.take_back(match.id, ANA.id, press())
    match = await resigned(table, match, BEN)

    assert luck(match, await table.log(match.id)) == [Luck("white", 15, 5, 3.75)]
