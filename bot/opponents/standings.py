"""How a tournament stands: points, then who has won them from stronger opponents."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.tournaments import Tournament


class Standing(NamedTuple):
    """What somebody has done. ``buchholz`` are the points of all whom he met.

    ``berger`` (Sonneborn-Berger) are the points of each whom he beat, and half of those of each with whom he drew.
    """

    person: int
    points: float
    won: int
    drawn: int
    lost: int
    buchholz: float
    berger: float


def standings(tournament: Tournament) -> list[Standing]:
    """List everybody, the best first: by points, Buchholz (Swiss alone), Sonneborn-Berger, wins, and seed."""
    met: dict[int, list[tuple[int | None, float]]] = {one.person: [] for one in tournament.entrants}
    for game in tournament.games:
        if game.score is not None:
            met[game.first].append((game.second, game.score))
            if game.second is not None:
                met[game.second].append((game.first, 1.0 - game.score))
    points = {person: sum(score for _, score in games) for person, games in met.items()}
    found = []
    for person, games in met.items():
        played = [(points[other], score) for other, score in games if other is not None]
        scores = [score for other, score in games if other is not None]
        found.append(
            Standing(
                person,
                points[person],
                scores.count(1.0),
                scores.count(0.5),
                scores.count(0.0),
                sum(theirs for theirs, _ in played),
                sum(theirs * score for theirs, score in played),
            )
        )
    return sorted(found, key=lambda one: _order(tournament, one), reverse=True)


def winners(tournament: Tournament) -> list[int]:
    """Return who has won: several, where nothing tells them apart."""
    order = standings(tournament)
    return [one.person for one in order if _order(tournament, one) == _order(tournament, order[0])]


def _order(tournament: Tournament, one: Standing) -> tuple[float, ...]:
    return one.points, one.buchholz if tournament.kind == "swiss" else 0.0, one.berger, one.won
