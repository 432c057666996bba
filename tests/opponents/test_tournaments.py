"""Tournaments on the store: people sign up, rounds begin by themselves, and what is cut off is done once."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.match import Table
from bot.match.clocks import STANDARD
from bot.match.timekeeper import EVERY, Timekeeper
from bot.opponents.standings import standings, winners
from bot.opponents.tournaments import Tournaments
from bot.store import Store
from bot.store.records import Clock, Late, Person, Place, Reliability
from bot.store.tournaments import Tournament, TournamentKind
from engine.core.errors import Refusal
from tests.opening import press
from tests.people import ManualClock
from tests.table import tiny_game

HERE = Place(1, 2)
PEOPLE = [Person(100 + number, f"P{number}", "en") for number in range(9)]


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)


class Hall:
    """Tournaments on a store that can be opened anew, as after a kill."""

    def __init__(self, file: Path, clock: ManualClock) -> None:
        self.file, self.clock, self.timed = file, clock, STANDARD

    async def open(self) -> None:
        self.store = await Store.open(self.file, self.clock.time)
        self.table = Table(self.store)
        self.held = Tournaments(self.store, self.table)

    async def again(self) -> None:
        """Lose everything that is in memory."""
        await self.store.close()
        await self.open()

    async def opened(self, kind: TournamentKind, people: int) -> Tournament:
        """Open a tournament, and let people sign up."""
        new = Tournament(0, HERE, PEOPLE[0].id, "en", "tiny", "short", self.timed, kind)
        found = await self.held.open(new)
        for person in PEOPLE[:people]:
            found = await self.held.sign_up(found.id, person, "en")
        return found

    async def begun(self, kind: TournamentKind = "robin", people: int = 4) -> Tournament:
        return await self.held.begin((await self.opened(kind, people)).id, PEOPLE[0].id)

    async def now(self) -> Tournament:
        found = await self.store.tournament(1)
        assert found is not None
        return found

    async def all(self, found: Tournament) -> None:
        """Play a tournament of three rounds."""
        await self.held.begin(found.id, PEOPLE[0].id)
        for _ in range(3):
            await self.play()
            await self.held.tick()

    async def play(self) -> None:
        """Let whoever has the higher number lose all that is played."""
        for match_id in await self.store.running():
            seats = (await self.table.match(match_id)).seats
            await self.table.resign(match_id, max(seat.user_id or 0 for seat in seats), press())


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = Hall(tmp_path / "t.sqlite3", ManualClock(1_900_000_000.0))
    await made.open()
    yield made
    await made.store.close()


async def test_rounds_follow_each_other_until_somebody_has_won(hall: Hall) -> None:
    begun = await hall.begun()
    assert (begun.state, begun.round, begun.rounds) == ("running", 1, 3)
    for number in (1, 2, 3):
        assert (await hall.now()).round == number
        assert len(await hall.store.running()) == 4
        await hall.held.tick()  # nothing is over
        assert (await hall.now()).round == number
        await hall.play()
        await hall.held.tick()

    over = await hall.now()
    assert (over.state, winners(over)) == ("over", [100])
    assert [(one.person, one.points) for one in standings(over)] == [(100, 6), (101, 4), (102, 2), (103, 0)]
    matches = [await hall.table.match(game.match or 0) for game in over.games]
    seated = [tuple(seat.user_id for seat in match.seats) for match in matches]
    assert len(set(seated)) == 12
    assert {two[::-1] for two in seated} == set(seated)


async def test_matches_of_a_tournament_have_its_clock_scenario_and_place(hall: Hall) -> None:
    await hall.begun()
    match = await hall.table.match(1)

    assert (match.tournament, match.clock, match.scenario, match.place) == (1, STANDARD, "short", HERE)
    assert (match.status, match.language) == ("running", "en")


async def test_a_swiss_tournament_is_played_to_its_end(hall: Hall) -> None:
    await hall.begun("swiss", 5)
    for _ in range(3):
        assert len(await hall.store.running()) == 2
        await hall.play()
        await hall.held.tick()

    over = await hall.now()
    assert (over.state, over.rounds, winners(over)) == ("over", 3, [100])
    assert sum(one.points for one in standings(over)) == 9


async def test_whose_time_is_up_has_lost(hall: Hall) -> None:
    hall.timed = Clock(3600.0, 3600.0, 3600.0)
    await hall.begun()
    keeper = Timekeeper(hall.store, hall.table, lambda: None)
    for _ in range(62):
        hall.clock.advance(EVERY)
        await keeper.tick()
    assert await hall.store.running() == []
    first = [entry.kind for entry in await hall.table.log(1)]

    assert first[1:3] == ["time_out", "resign"]
    await hall.held.tick()
    assert (await hall.now()).round == 2


async def test_whose_time_was_up_was_not_in_time(hall: Hall) -> None:
    await hall.begun()
    seats = (await hall.table.match(1)).seats
    await hall.table.time_out(Late(1, 1, seats[1].awaited_since or 0.0))

    other, missed = [await hall.store.reliability(one.user_id or 0) for one in seats]
    assert (missed, other) == (Reliability(1, 0), Reliability())


async def test_nobody_plays_for_somebody_else(hall: Hall) -> None:
    await hall.begun()
    match, mia = await hall.table.match(1), Person(77, "Mia")
    host = match.seats[0].user_id or 0
    for refused in (
        hall.table.masters.replace(1, mia, 0, PEOPLE[8], press()),
        hall.table.masters.replace(1, mia, 0, None, press()),
        hall.table.consent.ask_computer(1, host, 1, 0, press()),
        hall.table.consent.propose(1, host, "by_itself", press()),
        hall.table.offer_seat(1, host),
    ):
        with pytest.raises(Refusal, match="handover-tournament"):
            await refused
    assert await hall.table.match(1) == match


async def test_who_withdraws_loses_what_he_plays_and_would_have_played(hall: Hall) -> None:
    await hall.begun()
    await hall.held.withdraw(1, 100)
    assert len(await hall.store.running()) == 2
    for _ in range(3):
        await hall.play()
        await hall.held.tick()

    over = await hall.now()
    assert over.state == "over"
    assert [(one.person, one.points) for one in standings(over)] == [(101, 6), (102, 4), (103, 2), (100, 0)]
    assert sum(game.forfeit for game in over.games) == 4


async def test_a_match_without_a_result_is_half_a_point_for_both(hall: Hall) -> None:
    await hall.begun()
    one, other = [seat.user_id or 0 for seat in (await hall.table.match(1)).seats]
    await hall.table.consent.propose(1, one, "stop", press())
    proposal = (await hall.table.match(1)).proposal
    assert proposal is not None
    await hall.table.consent.agree(1, other, proposal.at, press())
    await hall.held.tick()

    assert [game.score for game in (await hall.now()).games if game.match == 1] == [0.5]


async def test_nobody_hands_his_seat_over(hall: Hall) -> None:
    await hall.begun()
    user_id = (await hall.table.match(1)).seats[0].user_id or 0
    with pytest.raises(Refusal, match="handover-tournament"):
        await hall.table.offer_seat(1, user_id, 55)


async def test_only_who_opened_it_begins_it_or_calls_it_off_and_not_with_too_few(hall: Hall) -> None:
    found = await hall.opened("robin", 3)
    with pytest.raises(Refusal, match="tournament-not-host"):
        await hall.held.begin(found.id, 101)
    with pytest.raises(Refusal, match="tournament-not-host"):
        await hall.held.call_off(found.id, 101)
    with pytest.raises(Refusal, match="tournament-too-few"):
        await hall.held.begin(found.id, 100)
    assert (await hall.held.call_off(found.id, 100)).state == "cancelled"
    for late in (hall.held.call_off(found.id, 100), hall.held.sign_up(found.id, PEOPLE[5], "en")):
        with pytest.raises(Refusal, match="tournament-begun"):
            await late


async def test_one_takes_part_once_withdraws_once_and_not_in_a_full_one(hall: Hall) -> None:
    found = await hall.opened("robin", 8)
    again = await hall.held.sign_up(found.id, PEOPLE[0], "en")
    assert len(again.entrants) == 8
    with pytest.raises(Refusal, match="tournament-full"):
        await hall.held.sign_up(found.id, PEOPLE[8], "en")
    assert len((await hall.held.withdraw(found.id, 101)).entrants) == 7
    with pytest.raises(Refusal, match="tournament-not-in"):
        await hall.held.withdraw(found.id, 101)
    with pytest.raises(Refusal, match="tournament-none"):
        await hall.held.withdraw(99, 101)


async def test_a_game_in_which_two_do_not_play_each_other_has_no_tournament(hall: Hall) -> None:
    new = Tournament(0, HERE, 100, "en", "warfighter", "M01", STANDARD, "robin")
    with pytest.raises(Refusal, match="tournament-no-game"):
        await hall.held.open(new)


class Killed(BaseException):
    """The process is gone."""


def dies(at: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the process die right before, or right after, something is written for the ``at``-th time."""
    steps = [0]

    def dying(real: Any) -> Any:
        async def step(*args: Any, **more: Any) -> Any:
            for before in (True, False):
                steps[0] += 1
                if steps[0] == at:
                    raise Killed
                if before:
                    done = await real(*args, **more)
            return done

        return step

    for real in (Store.change_tournament, Store.open_match, Store.change):
        monkeypatch.setattr(Store, real.__name__, dying(real))
    return steps


@pytest.mark.parametrize("at", [*range(1, 30, 3), *range(30, 90, 9)])
async def test_killed_at_any_step_each_round_is_paired_once(
    hall: Hall, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await hall.opened("robin", 4)
    with monkeypatch.context() as patch:
        steps = dies(at, patch)
        with pytest.raises(Killed):
            await hall.all(found)
        assert steps[0] == at
    await hall.again()
    if (await hall.now()).state == "open":
        await hall.held.begin(found.id, 100)
    for _ in range(6):
        await hall.held.tick()
        await hall.play()

    over = await hall.now()
    assert over.state == "over"
    assert Counter(game.round for game in over.games) == {1: 4, 2: 4, 3: 4}
    assert len({game.match for game in over.games}) == 12
    assert [one.points for one in standings(over)] == [6, 4, 2, 0]
    assert len(await hall.store.finished_of(100)) == 6
