"""How fair a game is: many matches that advice and chance play, and what is counted of them.

All sides play alike. A decision that the game calls ``varied`` (which deck) is answered at random; of the others
all but a share (usually :data:`WHIMS`) are answered as the game advises, so that no two matches are the same.
Whoever wants to know whether a card is too strong learns from this how it fares in hands that use it plainly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from math import sqrt
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from engine.core.errors import RulesBug
from engine.core.game import Game
from engine.core.match_stats import CardStats, MatchStats
from engine.core.protocol import Action, Event
from engine.core.registry import game as find_game
from engine.core.selfplay import LIMIT, chance, plans_advised
from engine.core.settings import usual

AnyGame = Game[Any, Any]

WHIMS = 0.15
"""The share of decisions that are answered at random instead of as advised."""

CERTAINTY = 1.959_964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class Played(NamedTuple):
    """One match: the sides that won, one that nobody plays included, why it ended, and the match in numbers."""

    winners: tuple[str, ...]
    termination: str
    stats: MatchStats


class Run(NamedTuple):
    """What all matches of a run have in common: the scenario, settings that are not the usual ones, the whims."""

    scenario: str
    settings: Mapping[str, Any] = MappingProxyType({})
    whims: float = WHIMS


def play(game: AnyGame, name: str, by: Run) -> Played:
    """Play a named match to its end; the same name gives the same match."""
    rng = chance(name)
    scenario, options = by.scenario, usual(game.settings) | dict(by.settings)
    state, events = game.new(scenario, options, rng.randbytes(32).hex())
    told: list[Event] = list(events)
    asked = 0
    for _ in range(LIMIT):
        if state.outcome is not None:
            sides = tuple(sorted(state.outcome.sides))
            return Played(sides, state.outcome.termination, game.match_stats(state, told))
        for plans in plans_advised(state, asked, partial(game.computed, state)):
            told += game.apply(state, plans)
        asked = state.asked
        decision = game.pending(state)[0]
        picks = None
        if decision.kind not in game.varied and rng.random() >= by.whims:
            picks = game.computed(state, decision)
        if picks is None:
            picks = game.sample(state, decision, rng)
        told += game.apply(state, Action(decision.seat, decision.id, picks))
    raise RulesBug(f"{game.id}: not over after {LIMIT} actions")


def play_number(game: str, seed: str, by: Run, number: int) -> Played:
    """Play one match of a run by its number; may run in another process."""
    name = " ".join([by.scenario, *map(str, by.settings.values()), seed])
    return play(find_game(game), f"{game} balance {name} {number}", by)


# ------------------------------------------------------------------ estimates


class Estimate(NamedTuple):
    """What was counted, and between which bounds the truth lies with 95 % confidence."""

    value: float
    low: float
    high: float


def rate(times: int, of: int) -> Estimate:
    """Estimate a rate by Wilson's score interval, which holds near 0 and 1 and for few matches too."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    share, square = times / of, CERTAINTY**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = CERTAINTY / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(count: int, total: int, squares: int) -> Estimate:
    """Estimate a mean from the number of values, their sum and that of their squares, by its standard error."""
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    value = total / count
    if count == 1:
        return Estimate(value, value, value)
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    reach = CERTAINTY * sqrt(variance / count)
    return Estimate(value, value - reach, value + reach)


def quantile(counts: Counter[int], share: float) -> int:
    """Return the least value that at least this share of all values does not exceed."""
    wanted, seen = share * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


# ------------------------------------------------------------------ the report


class CardReport(msgspec.Struct, frozen=True):
    """How a card fared: in how many matches, how often it came, was lost and what it scored.

    ``points`` are for each match in which it came; ``per_unit`` for each time that it came.
    """

    card: str
    matches: int
    came: int
    lost: Estimate
    points: Estimate
    per_unit: float


class Report(msgspec.Struct, frozen=True):
    """The totals of many matches. Draws count as won by nobody."""

    game: str
    scenario: str
    seed: str
    matches: int
    draws: int
    wins: dict[str, Estimate]
    """By side."""
    first_wins: Estimate | None
    """How often the side with the first initiative won, of the matches that were won and in which one had it.

    None where there was no such match: not every game has an initiative.
    """
    first: dict[str, int]
    """How often each side had the first initiative."""
    shortest: int
    quarter: int
    median: int
    three_quarters: int
    longest: int
    terminations: dict[str, Estimate]
    cards: list[CardReport]
    """The best scorers first, each time they came; those that neither scored nor were lost are left out."""


def report(game: AnyGame, scenario: str, seed: str, played: Iterable[Played]) -> Report:
    """Add up matches, in any order."""
    found = list(played)
    number = len(found)
    options = usual(game.settings)
    sides = dict.fromkeys(game.sides(scenario, options))
    wins = Counter(side for match in found for side in match.winners)
    lengths = Counter(match.stats.length for match in found)
    ends = Counter(match.termination for match in found)
    firsts = Counter(match.stats.first for match in found if match.stats.first)
    return Report(
        game=game.id,
        scenario=scenario,
        seed=seed,
        matches=number,
        draws=sum(not match.winners for match in found),
        wins={side: rate(wins[side], number) for side in sides},
        first_wins=_first_wins(found),
        first={side: firsts[side] for side in sides},
        shortest=min(lengths, default=0),
        quarter=quantile(lengths, 0.25),
        median=quantile(lengths, 0.5),
        three_quarters=quantile(lengths, 0.75),
        longest=max(lengths, default=0),
        terminations={end: rate(ends[end], number) for end in sorted(ends, key=lambda e: (-ends[e], e))},
        cards=_cards(found),
    )


def _first_wins(found: list[Played]) -> Estimate | None:
    decided = [match for match in found if match.winners and match.stats.first]
    if not decided:
        return None
    return rate(sum(match.stats.first in match.winners for match in decided), len(decided))


def _cards(found: list[Played]) -> list[CardReport]:
    played: dict[str, list[CardStats]] = {}
    for match in found:
        for card, done in match.stats.cards.items():
            played.setdefault(card, []).append(done)
    reports = [
        _card(card, done) for card, done in played.items() if any(each.lost or each.points for each in done)
    ]
    return sorted(reports, key=lambda card: (-card.per_unit, card.card))


def _card(card: str, done: list[CardStats]) -> CardReport:
    points = [each.points for each in done]
    came = sum(each.came for each in done)
    return CardReport(
        card=card,
        matches=len(done),
        came=came,
        lost=rate(sum(each.lost for each in done), came),
        points=mean(len(done), sum(points), sum(p * p for p in points)),
        per_unit=sum(points) / came,
    )
