"""Whoever has as many points plays each other, never twice: the Dutch system of FIDE, as py4swiss pairs by it.

Its white is the first seat. Who has nobody to play has the point.
"""

from __future__ import annotations

from math import ceil, log2

from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from bot.store.tournaments import Game, Tournament

LEAST, MOST = 4, 64

_PLAYED = {1.0: ResultToken.WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.LOSS}


def rounds(people: int) -> int:
    """Return how many rounds find one winner."""
    return ceil(log2(people))


def pairs(tournament: Tournament) -> list[tuple[int, int | None]] | None:
    """Pair those who take part for the round that comes next; None where nobody is left whom they can play."""
    numbers = {one.person: number for number, one in enumerate(tournament.entrants, 1)}
    people = {number: person for person, number in numbers.items()}
    sections = [_section(tournament, one.person, numbers) for one in tournament.entrants]
    away = {numbers[one.person] for one in tournament.entrants if one.withdrawn}
    if len(people) - len(away) < 2:
        return None
    trf = ParsedTrf(
        player_sections=sections, x_section=XSection(number_of_rounds=tournament.rounds, zeroed_ids=away)
    )
    try:
        found = DutchEngine.generate_pairings(trf)
    except PairingError:
        return None
    return [(people[one.white], people.get(one.black)) for one in found]


def _section(tournament: Tournament, person: int, numbers: dict[int, int]) -> PlayerSection:
    """Write down what somebody has done, round by round."""
    games = {game.round: game for game in tournament.games if person in (game.first, game.second)}
    results = [_result(games.get(number), person, numbers) for number in range(1, tournament.round + 1)]
    points = sum(_points(game, person) for game in games.values())
    number = numbers[person]
    return PlayerSection(
        code=PlayerCode.PLAYER,
        starting_number=number,
        points_times_ten=round(10 * points),
        rank=number,
        results=results,
    )


def _result(game: Game | None, person: int, numbers: dict[int, int]) -> RoundResult:
    if game is None:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE)
    if game.second is None:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE)
    first = person == game.first
    other, color = (game.second, ColorToken.WHITE) if first else (game.first, ColorToken.BLACK)
    return RoundResult(id=numbers[other], color=color, result=_PLAYED[_points(game, person)])


def _points(game: Game, person: int) -> float:
    score = game.score or 0.0
    return score if person == game.first else 1.0 - score
