"""Ratings: what a result does to whom, what an advantage is worth, and that they foretell better than Elo's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from bot.ratings import model
from bot.ratings.model import MODEL, Book, Field
from bot.store.records.results import RatedMatch, Rating, Team
from engine.core.registry import GAMES, game
from tests.ratings.simulated import FAVOUR, GAME, Elo, log_loss, play, result

ANA, BEN, CLARA, DAN = 11, 12, 13, 14


def of(book: Book, person: int) -> Rating:
    return next(one for one in book.ratings() if one.person == person)


def team_match(first: list[int], second: list[int], score: float, **about: list[int]) -> RatedMatch:
    teams = (
        Team("us", first, score, about.get("first_safe", [])),
        Team("de", second, 1 - score, about.get("second_safe", [])),
    )
    return structs.replace(result(1, ANA, BEN, score), teams=teams)


def test_who_wins_gains_and_who_loses_loses() -> None:
    book = model.reckon([result(1, ANA, BEN, 1.0)])

    assert of(book, ANA).points > 1500 > of(book, BEN).points
    assert of(book, ANA).sigma < MODEL.sigma


def test_a_draw_brings_the_weaker_one_up() -> None:
    before = [result(n, ANA, BEN, 1.0) for n in range(1, 6)]
    strong, weak = (of(model.reckon(before), one).mu for one in (ANA, BEN))
    drawn = model.reckon([*before, result(6, ANA, BEN, 0.5)])

    assert of(drawn, ANA).mu < strong
    assert of(drawn, BEN).mu > weak


def test_each_game_is_rated_by_itself() -> None:
    book = model.reckon([result(1, ANA, BEN, 1.0), structs.replace(result(2, ANA, BEN, 0.0), game="fab")])

    assert [(one.game, one.person, one.points > 1500) for one in book.ratings()] == [
        ("fab", ANA, False),
        ("fab", BEN, True),
        (GAME, ANA, True),
        (GAME, BEN, False),
    ]


def test_a_rating_is_provisional_until_enough_is_known() -> None:
    matches = [result(n, ANA, (BEN, CLARA, DAN)[n % 3], float(n % 2)) for n in range(1, 41)]

    assert of(model.reckon(matches[:1]), ANA).provisional
    assert not of(model.reckon(matches), ANA).provisional
    assert (of(model.reckon(matches), ANA).matches, of(model.reckon(matches), ANA).opponents) == (40, 3)


def test_who_came_in_somebodys_place_cannot_lose_but_gain() -> None:
    lost = model.reckon([team_match([ANA], [BEN], 0.0, first_safe=[ANA])])
    won = model.reckon([team_match([ANA], [BEN], 1.0, first_safe=[ANA])])

    assert of(lost, ANA).points == 1500
    assert of(lost, BEN).points > 1500
    assert of(won, ANA).points > 1500


def test_allies_win_and_lose_together() -> None:
    book = model.reckon([team_match([ANA, CLARA], [BEN, DAN], 1.0)])

    assert of(book, ANA).mu == of(book, CLARA).mu > MODEL.mu > of(book, BEN).mu == of(book, DAN).mu


def test_who_plays_alone_against_two_is_not_thought_weaker_for_that() -> None:
    alone, even = team_match([ANA], [BEN, CLARA], 1.0), result(1, ANA, BEN, 1.0)

    assert model.chance(Book(), alone) == model.chance(Book(), even)


def test_to_win_with_the_favoured_side_is_worth_less() -> None:
    history = [result(n, 2 * n + 100, 2 * n + 101, 1.0 if n % 4 else 0.0) for n in range(1, 81)]
    favoured = of(model.reckon([*history, result(81, ANA, BEN, 1.0)]), ANA)
    against = of(model.reckon([*history, result(81, BEN, ANA, 0.0)]), ANA)
    fair = of(model.reckon([*history, result(81, ANA, BEN, 1.0, "farm")]), ANA)

    assert 1500 < favoured.points < fair.points < against.points


def test_settings_that_are_not_the_usual_ones_favour_a_side_by_themselves() -> None:
    history = [structs.replace(result(n, 2 * n, 2 * n + 1, 1.0), setup="novice") for n in range(1, 41)]
    book = model.reckon(history)

    assert book.advantages[Field(GAME, "bridge", "novice")].mean > 2
    assert Field(GAME, "bridge", "") not in book.advantages


def test_what_is_printed_in_the_ledgers_is_what_is_known_before() -> None:
    for name in GAMES:
        text = (Path(__file__).parents[2] / "engine" / name / "RULES.md").read_text(encoding="utf-8")
        printed = {round(float(found) / 100, 3) for found in re.findall(r"(\d\d\.\d) %", text)}
        assert {*game(name).facts.balance.values()} <= printed, name
        assert game(name).facts.balance.keys() <= {*game(name).scenarios}, name


def test_advantages_are_found_in_the_results() -> None:
    """A logarithm of odds is worth about seven units of strength, between people who are not well known yet."""
    book = model.reckon(play(1, 200, 3000).results)
    found = {field.scenario: ahead.mean for field, ahead in book.advantages.items()}

    assert {name: round(found[name] / 7, 1) for name in FAVOUR} == pytest.approx(FAVOUR, abs=0.25)


def test_the_order_of_strength_is_found() -> None:
    simulated = play(2, 40, 3000)
    book = model.reckon(simulated.results)
    ranks = sorted(range(40), key=lambda one: simulated.strength[one])
    found = sorted(range(40), key=lambda one: of(book, one).mu)

    assert sum(abs(ranks.index(one) - found.index(one)) for one in range(40)) / 40 < 4


@pytest.mark.parametrize("matches", [600, 2000])
def test_they_foretell_better_than_elos(matches: int) -> None:
    """By what is known before each match, all of it reckoned anew at times, whatever factor Elo's have.

    The loss is that over five times so many matches, each time of other people.
    """
    times = [play(seed, 150, matches).results for seed in range(1, 6)]
    losses = [loss(partial(Elo, factor), times) for factor in (8, 16, 24, 32, 48, 64)]

    assert loss(partial(Ours, matches // 4), times) < min(losses)


class Ours:
    def __init__(self, night: int) -> None:
        self._night = night
        self._known: list[RatedMatch] = []
        self._book = Book()

    def chance(self, one: RatedMatch) -> float:
        return model.chance(self._book, one)

    def note(self, one: RatedMatch) -> None:
        self._known.append(one)
        if len(self._known) % self._night == 0:
            self._book = model.reckon(self._known)
        else:
            model.go_on(self._book, [one])


def loss(ratings: Callable[[], Elo | Ours], times: list[list[RatedMatch]]) -> float:
    return log_loss([one for results in times for one in foretold(ratings(), results)])


def foretold(ratings: Elo | Ours, results: list[RatedMatch]) -> Iterator[tuple[float, float]]:
    for one in results:
        yield ratings.chance(one), one.teams[0].score
        ratings.note(one)


def test_in_slices_it_is_reckoned_as_at_once() -> None:
    results = play(3, 30, 200).results
    first = Book()
    for some in (results[:70], results[70:]):
        model.go_on(first, some)
    second = first.again()
    for some in (results[:10], results[10:150], results[150:]):
        model.go_on(second, some)

    assert second.ratings() == model.reckon(results).ratings()
