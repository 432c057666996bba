"""How much people may ask of the bot: met limits are said, and cannot be slipped past at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bot.fairness.allowance import Allowance, Pace
from bot.match import Table
from bot.store import Store
from bot.store.records import Match, Person, Place
from engine.core.errors import Refusal
from tests.bot.conftest import Night, shown
from tests.holding import numbers_held
from tests.opening import opening

HERE, ELSEWHERE = Place(1, 10), Place(2, 20)


class Hall:
    """A table with an allowance, and people who open matches at it."""

    def __init__(self, store: Store, **most: int) -> None:
        self.table = Table(store, allowance=Allowance(**dict.fromkeys(Allowance._fields, 0) | most))
        self.interactions = iter(range(1, 1000))

    async def open(
        self, who: int, *guests: int, place: Place = HERE, game: str = "shapes", scenario: str = "buttons"
    ) -> Match:
        return await self.table.open(
            **opening(
                Person(who, f"person {who}"),
                game=game,
                scenario=scenario,
                guests=dict(enumerate(guests, 1)),
                place=place,
                interaction_id=next(self.interactions),
            )
        )

    async def learn(self, who: int) -> Match:
        return await self.table.learn(
            game="spearpoint",
            host=Person(who, f"person {who}"),
            place=HERE,
            language="en",
            interaction_id=next(self.interactions),
        )

    async def join(self, match: Match, who: int) -> Match:
        return await self.table.join(match.id, Person(who, f"person {who}"), next(self.interactions))


async def refused(*doings: Awaitable[object]) -> list[str]:
    """Do everything at the same moment; give the keys of what is refused."""
    done = await asyncio.gather(*doings, return_exceptions=True)
    for one in done:
        if isinstance(one, BaseException) and not isinstance(one, Refusal):
            raise one
    return [one.msg.key for one in done if isinstance(one, Refusal)]


async def test_a_person_has_so_many_open_invitations_also_at_one_moment(store: Store) -> None:
    hall = Hall(store, open_per_person=5)

    assert await refused(*(hall.open(7) for _ in range(50))) == ["allowance-open-person"] * 45

    assert await refused(hall.open(8)) == []
    await hall.table.cancel(1, 7)
    assert await refused(hall.open(7)) == []


async def test_a_server_has_so_many_open_invitations(store: Store) -> None:
    hall = Hall(store, open_per_server=3)

    assert await refused(*(hall.open(who) for who in range(10))) == ["allowance-open-server"] * 7
    assert await refused(hall.open(7, place=ELSEWHERE)) == []


async def test_whoever_joins_plays_and_so_does_whoever_invites(store: Store) -> None:
    hall = Hall(store, running_per_person=2)
    opened = [await hall.open(who) for who in (1, 2, 3, 4)]

    assert await refused(*(hall.join(match, 9) for match in opened)) == ["allowance-running-person"] * 2
    assert await refused(hall.open(9)) == ["allowance-running-person"]
    assert await refused(hall.open(5), hall.open(5), hall.open(5)) == ["allowance-running-person"]


async def test_a_seat_is_free_again_when_a_match_is_over(store: Store) -> None:
    hall = Hall(store, running_per_person=1)
    match = await hall.join(await hall.open(1), 2)
    assert await refused(hall.open(2)) == ["allowance-running-person"]

    await hall.table.resign(match.id, 2, 900)

    assert await refused(hall.open(2)) == []


async def test_a_server_has_so_many_running_matches(store: Store) -> None:
    hall = Hall(store, running_per_server=2)
    opened = [await hall.open(who) for who in range(1, 6)]

    assert await refused(*(hall.join(m, 100 + m.id) for m in opened)) == ["allowance-running-server"] * 3

    assert [(await hall.table.match(m.id)).status for m in opened].count("running") == 2
    there = await hall.open(1, place=ELSEWHERE)
    assert (await hall.join(there, 2)).status == "running"


async def test_one_person_is_invited_so_often_within_an_hour_whoever_invites(store: Store) -> None:
    now = 1_000_000.0
    store.now = lambda: now
    hall = Hall(store, invitations=3)

    assert await refused(*(hall.open(who, 99) for who in range(10))) == ["allowance-invitations"] * 7
    assert await refused(hall.open(5, 98)) == []

    now += 3601
    assert await refused(hall.open(5, 99)) == []


async def test_a_clock_set_back_keeps_nobody_from_inviting_and_learning(store: Store) -> None:
    now = 1_000_000.0
    store.now = lambda: now
    hall = Hall(store, invitations=1, lessons=1)
    assert await refused(hall.open(1, 99), hall.learn(7)) == []

    now -= 24 * 3600
    assert await refused(hall.open(2, 99), hall.learn(7)) == []
    assert await refused(hall.open(3, 99), hall.learn(7)) == ["allowance-invitations", "allowance-lessons"]


async def test_an_invitation_that_was_turned_down_counts_too_also_where_others_go_on_without(store: Store) -> None:
    hall = Hall(store, invitations=3)
    for who in (1, 2, 3):
        match = await hall.open(who, 99, game="skirmish", scenario="trio")
        assert (await hall.table.decline(match.id, 99)).status == "open"

    assert await refused(hall.open(4, 99, game="skirmish", scenario="trio")) == ["allowance-invitations"]


async def test_a_person_begins_so_many_lessons_within_an_hour_also_when_he_leaves_each(store: Store) -> None:
    now = 1_000_000.0
    store.now = lambda: now
    hall = Hall(store, lessons=2)
    lesson = await hall.learn(7)
    await hall.table.leave_lesson(lesson.id, 7)

    assert await refused(*(hall.learn(7) for _ in range(4))) == ["allowance-lessons"] * 3
    assert await refused(hall.learn(8)) == []

    now += 3601
    assert await refused(hall.learn(7)) == []


async def test_an_interaction_that_comes_again_is_no_second_match(store: Store) -> None:
    hall = Hall(store, open_per_person=1)
    hall.interactions = iter([1, 1])

    assert (await hall.open(7)).id == (await hall.open(7)).id


def test_commands_are_counted_over_the_last_minute() -> None:
    now = 0.0
    pace = Pace(3, lambda: now)
    for _ in range(3):
        pace.count(1)
        now += 10
    with pytest.raises(Refusal) as caught:
        pace.count(1)
    assert (caught.value.msg.key, caught.value.msg.args["wait"]) == ("allowance-commands", 30)
    pace.count(2)

    now += 30
    pace.count(1)
    with pytest.raises(Refusal):
        pace.count(1)


def test_those_who_ask_for_nothing_are_forgotten() -> None:
    now = 0.0
    pace = Pace(3, lambda: now)
    people = range(1000, 1100)
    for person in people:
        pace.count(person)
    assert numbers_held(pace, people) == {*people}
    now = 61.0
    pace.count(1007)

    assert numbers_held(pace, people) == {1007}


async def test_too_many_commands_are_refused_with_what_to_do(night: Night) -> None:
    night.bot.services.pace.most = 2
    await night.ben.command("/games")
    await night.ben.command("/help")

    await night.ben.command("/help")
    await night.ben.sees("2 commands a minute are the limit. Try again in")
    await night.ana.command("/partidas")

    await night.ben.autocomplete("/card", "card", "Sher")
    await night.ben.sees("M4A1 Sherman")


async def test_presses_in_ones_own_match_are_never_held_up_those_in_others_are(night: Night) -> None:
    match = await night.match("buttons")
    await night.quiet()
    (thread,) = night.sam.threads()
    night.bot.services.pace.most = 3
    for _ in range(6):
        await night.ben.press("Board as text", in_=thread)
        await night.sam.press("Board as text", in_=thread)

    await night.sam.sees("3 commands a minute are the limit")
    await night.ben.does_not_see("commands a minute", in_=thread)
    assert match.status == "running"


async def test_who_may_begin_no_other_lesson_goes_on_with_the_one_he_has(night: Night) -> None:
    night.bot.services.table.allowance = Allowance(lessons=1)
    await night.ben.command("/learn", game="spearpoint")

    answer = shown(await night.ben.command("/learn", game="tactics2gm"))

    assert "You have already begun a lesson within the last hour: that is the limit" in str(answer.components)
    assert [match.id for match in await night.bot.services.table.matches_of(int(night.ben.id))] == [1]


async def test_the_limit_of_invitations_is_said_to_who_meets_it(night: Night) -> None:
    night.bot.services.table.allowance = Allowance(open_per_person=1)
    await night.ana.command("/nueva", juego="spearpoint")

    answer = shown(await night.ana.command("/nueva", juego="spearpoint"))

    assert "Ya tienes una invitación abierta, el máximo a la vez. Retira una" in str(answer.components)
    assert await night.bot.services.store.match(2) is None
