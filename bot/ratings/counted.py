"""What a match comes to that is over, by its log, as pure functions: whether it counts for ratings, and the dice.

It counts with a clock, between people of two sides, once both have begun a fourth turn. A seat counts for who
ended in it; one that lost, for who left it to somebody else: a substitute cannot lose by what he found lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.records import Entry, Match, Seating
from bot.store.records.results import Luck, RatedMatch, Team
from engine.core.after_action import luck as summed
from engine.core.game import Game
from engine.core.protocol import TURN, Event, Outcome
from engine.core.registry import game as find_game
from engine.core.settings import usual

TURNS = 3
"""Turns that both sides have to have behind them."""


def counted(match: Match, log: Iterable[Entry]) -> RatedMatch | None:
    """Return what a match comes to for ratings; None where it does not count."""
    game = find_game(match.game)
    sides = game.sides(match.scenario, match.options)
    if match.clock is None or match.lesson or len(sides) != len(match.seats):
        return None
    if len({*sides}) != 2 or any(seating.computer for seating in match.seats):
        return None
    log = list(log)
    standing = _standing(log)
    if min(_turns(standing, side) for side in sides) <= TURNS:
        return None
    outcome = ended(match, standing)
    first, second = sorted({*sides}, key=lambda side: (_rank(game, side), sides.index(side)))
    teams = (_team(match, sides, first, outcome), _team(match, sides, second, outcome))
    people = [person for team in teams for person in team.people]
    if not all(team.people for team in teams) or len({*people}) < len(people):
        return None
    setup = _setup(game, match.options)
    return RatedMatch(match.id, log[-1].at, match.game, match.scenario, setup, teams)


def luck(match: Match, log: Iterable[Entry]) -> list[Luck]:
    """Say how the dice of each side fell, against what was to be expected."""
    told = [Event(event.kind, event.public) for event in _standing(log) if event.kind != "sealed"]
    throws = find_game(match.game).facts.throws(told, len(match.seats))
    return [Luck(one.side, one.dice, one.hits, float(one.expected)) for one in summed(throws)]


def _standing(log: Iterable[Entry]) -> list[Event]:
    """List what happened in a match and was not taken back."""
    return [event for entry in log if entry.undone is None for event in entry.events]


def ended(match: Match, events: Sequence[Event]) -> Outcome:
    """Return how a match ended, by what was told at its end."""
    told = next(event.public for event in reversed(events) if event.kind == "ended")
    outcome = Outcome(told["winners"], told["termination"], told.get("winning_sides", []))
    sides = find_game(match.game).sides(match.scenario, match.options)
    return outcome.sided(sides, len(match.seats))


def _turns(events: Iterable[Event], side: str) -> int:
    """Count the turns of a side: its own, where sides take turns, else those of all."""
    return sum(event.kind == TURN and event.public.get("side", side) == side for event in events)


def _rank(game: Game[Any, Any], side: str) -> int:
    """Order sides as the balance of a game has them."""
    return game.facts.rivals.index(side) if side in game.facts.rivals else len(game.facts.rivals)


def _team(match: Match, sides: Sequence[str], side: str, outcome: Outcome) -> Team:
    won = side in outcome.sides
    score = 1.0 if won else 0.0 if outcome.sides else 0.5
    seatings = [seating for seating in match.seats if sides[seating.seat] == side]
    people = [person for seating in seatings if (person := _rated(seating, lost=score == 0.0)) is not None]
    came = [one.user_id for one in seatings if one.leaver not in (None, one.user_id)]
    safe = [person for person in came if person is not None and person in people]
    return Team(side, people, score, safe)


def _rated(seating: Seating, *, lost: bool) -> int | None:
    """Return for whom a seat counts."""
    if seating.leaver is not None and (lost or seating.user_id is None):
        return seating.leaver
    return seating.user_id


def _setup(game: Game[Any, Any], options: dict[str, Any]) -> str:
    """Name the settings that are not the usual ones."""
    expected = usual(game.settings)
    return " ".join(f"{name}={value}" for name, value in sorted(options.items()) if value != expected.get(name))
