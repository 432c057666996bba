"""What is kept about a person, and what is left of him once he has had it deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.match import Table
from bot.match.clocks import HOUR
from bot.ratings.results_file import veiled
from bot.store import Store
from bot.store.records import ANYBODY, Clock, Habits, NewDeck, Person, Place, Quiet
from bot.store.records.results import RatedMatch, Rating, Reckoned, Team
from bot.store.sql.personal import NAMELESS
from bot.store.tournaments import Entrant, Game, Tournament
from bot.words import literal
from engine.core import matchfile
from tests.opening import opening, press
from tests.table.people import ANA, BEN, CLARA, Sitting, stored

DORA = Person(918273645546372819, "Dora Telescopio", "es")
STRANGER = -4711
CLOCK = Clock(2 * HOUR, 2 * HOUR, 2 * HOUR)


async def finished(table: Table, store: Store) -> int:
    """Let Dora play a match against Ben to its end, with everything that one can have on the way."""
    await store.meet(DORA)
    await store.set_language(DORA, "es")
    await store.set_habits(DORA, Habits("Europe/Madrid", Quiet(22, 8)))
    await store.keep_deck(NewDeck(DORA.id, "tiny", "red", {"token": 2}, name="Tokens"), 10)
    tiny = {"game": "tiny", "scenario": "short", "options": {}}
    match = await table.open(**opening(DORA, BEN, **tiny, clock=CLOCK, interaction_id=press()))
    await table.join(match.id, BEN, press())
    sitting = Sitting(table, match)
    await table.set_drafts(match.id, DORA.id, {(await sitting.asked(DORA))["number"]: [("number", 1)]})
    await table.resign(match.id, DORA.id, press())
    return match.id


def tournament(state: str = "over") -> Tournament:
    entrants = [Entrant(DORA.id, DORA.name, "es"), Entrant(ANA.id, ANA.name, "en")]
    return Tournament(
        0, Place(1, 2), DORA.id, "en", "tiny", "short", CLOCK, "robin", state, 1, entrants,  # type: ignore[arg-type]
        [Game(1, DORA.id, ANA.id, score=1.0)],
    )  # fmt: skip


async def test_everything_kept_about_a_person_can_be_taken_away(table: Table, store: Store) -> None:
    match_id = await finished(table, store)

    kept = await store.kept_about(DORA.id)

    assert kept["settings"][0]["zone"] == "Europe/Madrid"
    assert kept["settings"][0]["quiet"] == [22, 8]
    assert [(row["match"], row["seat"], row["status"]) for row in kept["matches"]] == [(match_id, 0, "over")]
    assert kept["decks"][0]["cards"] == {"token": 2}
    assert json.loads(json.dumps(kept)) == kept
    assert "Ben" not in str(kept)


async def test_nothing_names_who_has_been_forgotten(table: Table, store: Store, file: Path) -> None:
    match_id = await finished(table, store)
    other = await Sitting.begin(table)
    await table.offer_seat(other.id, ANA.id, DORA.id)
    await store.open_tournament(tournament())
    result = RatedMatch(
        match_id, 5.0, "tiny", "short", "", (Team("red", [DORA.id], 0.0), Team("blue", [BEN.id], 1.0))
    )
    await store.note_result(match_id, 5.0, result)
    await store.keep_ratings(Reckoned(1, 1), [Rating("tiny", DORA.id, 25.0, 8.0, 1, 1)])
    assert any(str(DORA.id) in line for line in stored(file))

    assert not (await store.forget(DORA.id, STRANGER, literal)).anything

    assert [line for line in stored(file) if str(DORA.id) in line or DORA.name in line] == []
    assert await store.person(DORA.id) is None
    assert (await table.match(match_id)).seats[0].name == NAMELESS
    _, ratings = await store.all_ratings()
    assert [rating.person for rating in ratings] == [STRANGER]
    [rated] = await store.rated(1, (0.0, 0), 10)
    assert rated.teams[0].people == [STRANGER]
    assert veiled([rated], ratings, {BEN.id})
    assert (await table.match(other.id)).seats[0].offered is None


async def test_the_file_of_a_match_verifies_as_before(table: Table, store: Store) -> None:
    match_id = await finished(table, store)
    before = await table.export(match_id)

    await store.forget(DORA.id, STRANGER, literal)

    assert await table.export(match_id) == before
    matchfile.verify(matchfile.read(before))


async def test_who_plays_or_has_invited_has_to_leave_first(table: Table, store: Store, file: Path) -> None:
    sitting = await Sitting.begin(table)
    tiny = {"game": "tiny", "scenario": "short", "options": {}}
    hosted = await table.open(**opening(ANA, CLARA, **tiny, interaction_id=press()))
    before = stored(file)

    held = await store.forget(ANA.id, STRANGER, literal)

    assert held.matches == [sitting.id, hosted.id]
    assert stored(file) == before
    await table.cancel(hosted.id, ANA.id)
    await table.resign(sitting.id, ANA.id, press())
    assert not (await store.forget(ANA.id, STRANGER, literal)).anything


@pytest.mark.parametrize("state", ["open", "running"])
async def test_who_takes_part_in_a_tournament_has_to_leave_first(store: Store, state: str) -> None:
    kept = await store.open_tournament(tournament(state))

    assert (await store.holding(DORA.id)).tournaments == [kept.id]
    assert (await store.forget(DORA.id, STRANGER, literal)).tournaments == [kept.id]


async def test_a_match_that_he_left_goes_on(table: Table, store: Store, file: Path) -> None:
    sitting = await Sitting.begin(table)
    await table.offer_seat(sitting.id, ANA.id, ANYBODY)
    await table.take_over(sitting.id, CLARA, 0, press())

    assert not (await store.forget(ANA.id, STRANGER, literal)).anything

    assert [line for line in stored(file) if f'"{ANA.name}"' in line] == []
    await sitting.pick(CLARA, "number", ("number", 2))
    await sitting.pick(BEN, "number", ("number", 3))
    (former,) = (await table.match(sitting.id)).seats[0].former
    assert (former.user_id, former.name) == (STRANGER, NAMELESS)


async def test_a_rematch_leaves_his_seat_free(table: Table, store: Store) -> None:
    match_id = await finished(table, store)
    await store.forget(DORA.id, STRANGER, literal)

    again = await table.rematch(match_id, BEN, press())

    assert again.invited == []
    assert sum(seating.free for seating in again.seats) == 1


async def test_nobody_forgotten_is_on_a_leaderboard(table: Table, store: Store) -> None:
    await finished(table, store)
    await store.keep_ratings(Reckoned(1, 1), [Rating("tiny", DORA.id, 25.0, 8.0, 9, 9)])
    assert len(await store.leaders(1, "tiny", (1, 1), 10)) == 1

    await store.forget(DORA.id, STRANGER, literal)

    assert await store.leaders(1, "tiny", (1, 1), 10) == []
