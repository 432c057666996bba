"""Mirrored battles: two advisers play the same match twice, so that each has either side once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeAlias, cast

from engine.ai.choose import choose
from engine.ai.levels import LevelName
from engine.core.balance import Estimate, rate
from engine.core.errors import RulesBug
from engine.core.game import Game
from engine.core.protocol import Action, Decision, Option
from engine.core.registry import game as find_game
from engine.core.selfplay import LIMIT, chance, plans_advised
from engine.core.settings import usual
from tests.arena import strangers

Adviser: TypeAlias = Callable[[Any, Decision], list[Option]]
"""Answers a question from the view of the seat that is asked."""
Player: TypeAlias = Callable[[Any, Decision], list[Option] | None]
"""Answers a question of the match in this state; None: by chance."""

FIXED = "fixed"
CHANCE = "chance"
"""Opponents that are no levels: the advice of the fixed day, and chance."""


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
    level: LevelName = "veteran",
    against: str = FIXED,
    scenario: str | None = None,
    seed: str = "1943",
    players: int | None = None,
    jobs: int = 1,
) -> Tally:
    """Let a level of a game play so many battles against the fixed day, chance, a stranger or another level.

    Where all who play are of one side, so many ``players`` are of that level, and only the rules are against them.
    """
    chosen = {} if players is None else {"players": players}
    play = partial(_numbered, game, scenario or find_game(game).scenarios[0], seed, level, against, chosen)
    if jobs == 1:
        return _counted(map(play, range(battles)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return _counted(pool.map(play, range(battles)))


def _counted(scores: Iterable[int]) -> Tally:
    found = list(scores)
    return Tally(found.count(1), found.count(-1), found.count(0))


def _numbered(
    game: str,
    scenario: str,
    seed: str,
    level: LevelName,
    against: str,
    chosen: dict[str, Any],
    number: int,
) -> int:
    """Play a battle by its number: 1 where the level wins, -1 where it loses; two in a row are mirrored."""
    rules = find_game(game)
    options = usual(rules.settings) | chosen
    sides = list(dict.fromkeys(rules.sides(scenario, options)[: rules.seats(scenario, options)]))
    side = sides[number % len(sides)]
    name = f"{game} arena {seed} {number // len(sides)}"
    other = named(rules, against if len(sides) > 1 else CHANCE, name)
    winners = battle(rules, scenario, name, {side: named(rules, level, name)}, other, options)
    if side in winners:
        return 1
    return -1 if winners or len(sides) == 1 else 0


def named(game: Game[Any, Any], who: str, key: str) -> Player:
    """Find who answers: a level of the computer, the fixed day, chance, or a stranger of one idea."""
    if who == CHANCE:
        return lambda state, decision: None
    if who in strangers.IDEAS.get(game.id, {}):
        rng = chance(f"{key} {who}")

        def one_idea(state: Any, decision: Decision) -> list[Option] | None:
            picks = strangers.answer(game.id, who, state, decision, rng)
            return picks if picks and game.objection(state, decision, picks) is None else None

        return one_idea
    if who == FIXED:
        return by_view(game, import_module(f"tests.arena.{game.id}.suggestions").suggestion)
    mind = game.mind
    if mind is None:
        raise RulesBug(f"{game.id}: the computer has no levels")
    if who == "veteran":  # it needs no more than the view
        return by_view(game, partial(mind.judge, game))
    level = cast("LevelName", who)

    def think(state: Any, decision: Decision) -> list[Option]:
        veiled = game.encode(mind.veil(game, state, decision.seat))
        return choose(game, veiled, decision.seat, decision.id, level, key)

    return think


def by_view(game: Game[Any, Any], adviser: Adviser) -> Player:
    """Let somebody play who looks at the view alone."""
    return lambda state, decision: adviser(game.view(state, decision.seat), decision)


def battle(
    game: Game[Any, Any],
    scenario: str,
    name: str,
    players: dict[str, Player],
    other: Player,
    options: dict[str, Any] | None = None,
) -> set[str]:
    """Play the battle of that name, each side by its player or by the other one; return the sides that win."""
    rng = chance(name)
    options = options or usual(game.settings)
    sides = game.sides(scenario, options)
    state, _ = game.new(scenario, options, rng.randbytes(32).hex())

    def answer(decision: Decision) -> list[Option] | None:
        return players.get(sides[decision.seat], other)(state, decision)

    asked = 0
    for _ in range(LIMIT):
        if state.outcome is not None:
            return {sides[seat] for seat in state.outcome.winners}
        for plans in plans_advised(state, asked, answer):
            game.apply(state, plans)
        asked = state.asked
        decision = game.pending(state)[0]
        picks = None if decision.kind in game.varied else answer(decision)
        if picks is None:
            picks = game.sample(state, decision, rng)
        game.apply(state, Action(decision.seat, decision.id, picks))
    raise RulesBug(f"{game.id}: not over after {LIMIT} actions")
