"""Ratings from results, by openskill's Bradley-Terry model with full pairing.

What a side is ahead by, through its scenario and settings, is taken off first: the side that it favours has a
companion as strong as that, who plays in every such match. How strong he is, is estimated from the results
themselves: one goes through them with what is known until then, and each match moves the estimate by as much as it
says (a step of Newton's method on the posterior). It begins at what the game's balance table says, give or take
:data:`DOUBT`. Then all results are rated from the beginning, with the companions as they came out.

Of two sides of different sizes the smaller one is not weaker for that: it has the means of its side for itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import NamedTuple

import msgspec
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from bot.store.records.results import RatedMatch, Rating, Team
from engine.core.registry import game as find_game

MODEL = BradleyTerryFull()
"""With openskill's own parameters: strength 25, standard deviation 25/3."""
DOUBT = 3.0
"""The standard deviation of what a balance table says, in units of strength: 3 are odds of about 62 to 38."""


class Field(NamedTuple):
    """What an advantage depends on."""

    game: str
    scenario: str
    setup: str


class Advantage(msgspec.Struct, frozen=True):
    """By how much the first side is ahead, in units of strength, by how many matches."""

    mean: float
    variance: float
    matches: int = 0


class Player(msgspec.Struct):
    """What is believed of somebody's strength at a game, and whom he has met."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    matches: int = 0
    opponents: set[int] = msgspec.field(default_factory=set)


class Book(msgspec.Struct):
    """What a number of results have come to; ``settled``: the advantages are not estimated any more."""

    players: dict[tuple[str, int], Player] = {}
    advantages: dict[Field, Advantage] = {}
    settled: bool = False

    def again(self) -> Book:
        """Return a book for the same results from the beginning, with what is known now of each advantage."""
        return Book({}, self.advantages, settled=True)

    def ratings(self) -> list[Rating]:
        """List everybody's rating at each game that he played, in the order of games and people."""
        return [
            Rating(game, person, one.mu, one.sigma, one.matches, len(one.opponents))
            for (game, person), one in sorted(self.players.items())
        ]


def reckon(results: Iterable[RatedMatch]) -> Book:
    """Rate all results, in the order in which they are given, from the beginning."""
    found = list(results)
    return go_on(go_on(Book(), found).again(), found)


def go_on(book: Book, results: Iterable[RatedMatch]) -> Book:
    """Go on with further results; return the book, which they have changed."""
    for one in results:
        _rate(book, one)
    return book


def chance(book: Book, one: RatedMatch) -> float:
    """Return what a book expects the first side of a match to get, from 0 to 1; its result does not matter."""
    return _Meeting(book, one).expected


class _Meeting:
    """A match before its result: who meets whom, and what is expected."""

    def __init__(self, book: Book, one: RatedMatch) -> None:
        self.field = Field(one.game, one.scenario, one.setup)
        self.advantage = book.advantages.get(self.field) or _before(one)
        doubt = 0.0 if book.settled else self.advantage.variance
        first, second = ([_player(book, one.game, person) for person in team.people] for team in one.teams)
        self.players = (first, second)
        start = self.advantage.mean + MODEL.mu * (len(second) - len(first))
        self.companion = MODEL.rating(start, sqrt(doubt))
        ahead = sum(player.mu for player in first) + start - sum(player.mu for player in second)
        doubts = sum(player.sigma**2 for player in (*first, *second)) + doubt
        self.spread = sqrt(doubts + 2 * MODEL.beta**2)
        self.expected = 1 / (1 + exp(-ahead / self.spread))

    def learned(self, score: float) -> Advantage:
        """Return what is known of the advantage once the first side got so much."""
        precision = 1 / self.advantage.variance + self.expected * (1 - self.expected) / self.spread**2
        mean = self.advantage.mean + (score - self.expected) / self.spread / precision
        return Advantage(mean, 1 / precision, self.advantage.matches + 1)


def _before(one: RatedMatch) -> Advantage:
    """Return what a game's balance table says of an advantage: there two play who are equally strong."""
    share = find_game(one.game).facts.balance.get(one.scenario, 0.5)
    return Advantage(log(share / (1 - share)) * sqrt(2) * MODEL.beta, DOUBT**2)


def _player(book: Book, game: str, person: int) -> Player:
    return book.players.setdefault((game, person), Player())


def _rate(book: Book, one: RatedMatch) -> None:
    meeting = _Meeting(book, one)
    first, second = ([MODEL.rating(player.mu, player.sigma) for player in players] for players in meeting.players)
    scores = [-team.score for team in one.teams]
    rated = MODEL.rate([[*first, meeting.companion], second], ranks=scores)
    pairs = zip(one.teams, meeting.players, rated, reversed(one.teams), strict=True)
    for team, players, now, against in pairs:
        for person, player, new in zip(team.people, players, now, strict=False):  # without the companion
            _note(player, new, team, person, against)
    if not book.settled:
        book.advantages[meeting.field] = meeting.learned(one.teams[0].score)


def _note(player: Player, new: BradleyTerryFullRating, team: Team, person: int, against: Team) -> None:
    """Note what a match has made of a player; who came in somebody's place does not lose by it."""
    player.mu = max(player.mu, new.mu) if person in team.safe else new.mu
    player.sigma = new.sigma
    player.matches += 1
    player.opponents.update(against.people)
