"""Mirrored battles: two advisers play the same match twice, so that each has either side once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeAlias

from engine.core.balance import Estimate, rate
from engine.core.errors import RulesBug
from engine.core.game import Game
from engine.core.protocol import Action, Decision, Option
from engine.core.registry import game as find_game
from engine.core.selfplay import LIMIT, chance, plans_advised
from engine.core.settings import usual

Adviser: TypeAlias = Callable[[Any, Decision], list[Option]]
"""Answers a question from the view of the seat that is asked."""


class Tally(NamedTuple):
    """What battles came to, for today's advice."""

    won: int
    lost: int
    drawn: int

    @property
    def rate(self) -> Estimate:
        """Estimate the share of battles that it wins; one without a winner is half won."""
        return rate(self.won + self.drawn // 2, self.won + self.lost + self.drawn)


def contest(
    game: str,
    battles: int,
    *,
    scenario: str | None = None,
    seed: str = "1943",
    jobs: int = 1,
    by_chance: bool = False,
) -> Tally:
    """Let today's advice of a game play so many battles against that of the fixed day, or against chance."""
    play = partial(_numbered, game, scenario or find_game(game).scenarios[0], seed, by_chance)
    if jobs == 1:
        return _counted(map(play, range(battles)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return _counted(pool.map(play, range(battles)))


def _counted(scores: Iterable[int]) -> Tally:
    found = list(scores)
    return Tally(found.count(1), found.count(-1), found.count(0))


def _numbered(game: str, scenario: str, seed: str, by_chance: bool, number: int) -> int:
    """Play a battle by its number: 1 where today's advice wins, -1 where it loses; two in a row are mirrored."""
    rules = find_game(game)
    fixed: Adviser | None = None if by_chance else import_module(f"tests.arena.{game}.suggestions").suggestion
    side = list(dict.fromkeys(rules.sides(scenario, usual(rules.settings))))[number % 2]
    winners = battle(rules, scenario, f"{game} arena {seed} {number // 2}", {side: rules.suggestion}, fixed)
    return 0 if not winners else 1 if side in winners else -1


def battle(
    game: Game[Any, Any], scenario: str, name: str, advisers: dict[str, Adviser], other: Adviser | None
) -> set[str]:
    """Play the battle of that name, each side by its adviser or by the other one; return the sides that win.

    No other one: by chance.
    """
    rng = chance(name)
    options = usual(game.settings)
    sides = game.sides(scenario, options)
    state, _ = game.new(scenario, options, rng.randbytes(32).hex())

    def advise(decision: Decision) -> list[Option] | None:
        advised = advisers.get(sides[decision.seat], other)
        return None if advised is None else advised(game.view(state, decision.seat), decision)

    asked = 0
    for _ in range(LIMIT):
        if state.outcome is not None:
            return {sides[seat] for seat in state.outcome.winners}
        for plans in plans_advised(state, asked, advise):
            game.apply(state, plans)
        asked = state.asked
        decision = game.pending(state)[0]
        picks = None if decision.kind in game.varied else advise(decision)
        if picks is None:
            picks = game.sample(state, decision, rng)
        game.apply(state, Action(decision.seat, decision.id, picks))
    raise RulesBug(f"{game.id}: not over after {LIMIT} actions")
