"""Who plays whom in a tournament, round by round, and how it stands."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec import structs

from bot.match.clocks import STANDARD
from bot.opponents import round_robin, swiss
from bot.opponents.standings import standings, winners
from bot.opponents.tournaments import next_round
from bot.store.records import Place
from bot.store.tournaments import Entrant, Game, Tournament, TournamentKind


def tournament(kind: TournamentKind, people: int, rounds: int) -> Tournament:
    """A tournament of people 101, 102 ..., that has begun."""
    entrants = [Entrant(101 + one, f"P{one}", "en") for one in range(people)]
    return Tournament(
        1,
        Place(1, 2),
        101,
        "en",
        "tiny",
        "short",
        STANDARD,
        kind,
        state="running",
        rounds=rounds,
        entrants=entrants,
    )


def withdrawn(one: Tournament, *people: int) -> Tournament:
    gone = [structs.replace(other, withdrawn=other.person in people) for other in one.entrants]
    return structs.replace(one, entrants=gone)


def with_round(one: Tournament, rng: Random) -> Tournament:
    """Play the round that comes next, by chance."""
    played = [
        game if game.score is not None else structs.replace(game, score=rng.choice([0.0, 0.5, 1.0]))
        for game in next_round(one)
    ]
    return structs.replace(one, games=[*one.games, *played])


@pytest.mark.parametrize("people", range(4, 9))
def test_everybody_plays_everybody_on_both_sides_in_one_round(people: int) -> None:
    one = tournament("robin", people, round_robin.rounds(people))
    for _ in range(one.rounds):
        one = with_round(one, Random(1))

    met = Counter((game.first, game.second) for game in one.games)
    everybody = [other.person for other in one.entrants]
    assert met == Counter((a, b) for a in everybody for b in everybody if a != b)
    for number in range(1, one.rounds + 1):
        games = [{game.first, game.second} for game in one.games if game.round == number]
        assert all(games.count(pair) == 2 for pair in games)
        busy = Counter(person for pair in games for person in pair if person is not None)
        assert set(busy.values()) == {2}
    assert next_round(one) == []


def test_who_has_withdrawn_loses_what_he_would_have_played() -> None:
    one = withdrawn(tournament("robin", 4, 3), 102)
    games = next_round(one)

    assert {game.forfeit for game in games if 102 in (game.first, game.second)} == {True}
    assert {game.score for game in games if game.first == 102} == {0.0}
    assert {game.score for game in games if game.second == 102} == {1.0}
    assert {game.score for game in games if 102 not in (game.first, game.second)} == {None}


@pytest.mark.parametrize("people", [4, 5, 9, 16, 33, 64])
def test_a_swiss_tournament_pairs_nobody_twice_and_everybody_each_round(people: int) -> None:
    one = tournament("swiss", people, swiss.rounds(people))
    rng = Random(people)
    for number in range(1, one.rounds + 1):
        one = with_round(one, rng)
        games = [game for game in one.games if game.round == number]
        there = [person for game in games for person in (game.first, game.second) if person is not None]
        assert sorted(there) == [other.person for other in one.entrants]
        byes = [game for game in games if game.second is None]
        assert [game.score for game in byes] == [1.0] * (people % 2)

    met = [frozenset((game.first, game.second)) for game in one.games]
    assert len(met) == len(set(met))
    sides = Counter(game.first for game in one.games if game.second is not None)
    sides.subtract(game.second for game in one.games if game.second is not None)
    assert all(abs(more) <= 2 for more in sides.values())


def test_equal_points_play_each_other_in_a_swiss_tournament() -> None:
    one = tournament("swiss", 8, 3)
    first = [structs.replace(game, score=1.0) for game in next_round(one)]
    one = structs.replace(one, games=first)
    leaders = {game.first for game in first}

    assert all((game.first in leaders) == (game.second in leaders) for game in next_round(one))


def test_who_has_withdrawn_is_paired_no_more_and_a_swiss_tournament_without_opponents_is_over() -> None:
    one = withdrawn(with_round(tournament("swiss", 8, 3), Random(2)), 101, 102)
    there = {person for game in next_round(one) for person in (game.first, game.second)}
    assert there - {None} == {103, 104, 105, 106, 107, 108}

    assert next_round(withdrawn(one, *range(101, 108))) == []


def games(*results: tuple[int, int, float]) -> list[Game]:
    return [Game(1, first, second, score=score) for first, second, score in results]


def test_points_won_from_the_strong_are_worth_more() -> None:
    one = structs.replace(
        tournament("robin", 4, 3),
        games=games(
            (101, 103, 1.0), (101, 104, 1.0), (102, 101, 1.0), (102, 104, 1.0), (103, 102, 1.0), (103, 104, 1.0)
        ),
    )
    one = structs.replace(one, games=[*one.games, *games((101, 102, 0.5))])
    found = {place.person: place for place in standings(one)}

    assert (found[101].points, found[101].berger) == (2.5, 2.0 + 0.5 * 2.5)
    assert (found[102].points, found[102].berger) == (2.5, 2.5 + 0.5 * 2.5)
    assert [place.person for place in standings(one)] == [102, 101, 103, 104]
    assert winners(one) == [102]
    assert (found[104].won, found[104].drawn, found[104].lost) == (0, 0, 3)


def test_a_swiss_tournament_goes_by_whom_one_has_met_first() -> None:
    one = structs.replace(
        tournament("swiss", 4, 2),
        games=games((101, 102, 1.0), (103, 104, 1.0), (101, 103, 0.5), (102, 104, 1.0)),
    )
    found = {place.person: place.buchholz for place in standings(one)}

    assert found == {101: 1.0 + 1.5, 103: 0.0 + 1.5, 102: 1.5, 104: 1.5 + 1.0}
    assert [place.person for place in standings(one)][:2] == [101, 103]


def test_whom_nothing_tells_apart_share_the_win() -> None:
    one = structs.replace(tournament("robin", 4, 3), games=games((101, 102, 0.5), (103, 104, 0.5)))

    assert sorted(winners(one)) == [101, 102, 103, 104]
