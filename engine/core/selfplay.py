"""Random legal play: what fuzzing, benches, playthroughs and the tests of every game are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic, TypeVar

from engine.core.dice import joined
from engine.core.errors import RulesBug
from engine.core.game import Game
from engine.core.matchfile import Answer, Onward, Resignation, perform, write
from engine.core.protocol import Action, Decision, Event, MatchState, Option, View

S = TypeVar("S", bound=MatchState)
V = TypeVar("V", bound=View)

LIMIT = 5_000
"""More actions than any match of any game may take when it is played at random."""

STRAY = 0.03
"""How often somebody does what nobody waits for: a standing order, another sealed answer than before."""

RESIGN = 0.000_2
"""How often, per action, somebody gives up."""


def chance(name: str) -> Random:
    """Return a random generator seeded by a name. For play, not for secrets."""
    return Random(name)  # noqa: S311


def as_advised(
    game: Game[S, V], state: S, decision: Decision, rng: Random, *, lesson: bool = False
) -> list[Option]:
    """Answer for the computer as the game, or its lesson, advises; by chance where that is not legal."""
    picks = game.computed(state, decision, lesson=lesson)
    return game.sample(state, decision, rng) if picks is None else picks


def plans_advised(
    state: MatchState, since: int, advise: Callable[[Decision], list[Option] | None]
) -> Iterator[Action]:
    """Lay down, as advised, the plans for which seats were asked after the question of that number.

    Each is laid down once, as its question arises; where nothing is advised the question stays unanswered. Carry
    each out before the next: nobody notices it (:meth:`engine.core.game.Game.quiet`), and no question follows.
    """
    for decision in [d for d in state.open if d.id > since and d.optional and d.sealed]:
        picks = advise(decision)
        if picks:
            yield Action(decision.seat, decision.id, picks)


class Playing(Generic[S, V]):
    """A random match: its start, all its acts, and its state.

    ``rng`` makes every choice, the secret seed of the match included, so the same generator gives the same
    match. ``scenario`` and ``options`` are drawn where they are not given.
    """

    __slots__ = ("acts", "events", "game", "rng", "start", "state")

    def __init__(
        self, game: Game[S, V], rng: Random, scenario: str | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self.game, self.rng = game, rng
        if scenario is None:
            scenario = rng.choice(game.scenarios)
        if options is None:
            options = {setting.name: rng.choice(setting.values) for setting in game.settings}
        seed, word = rng.randbytes(32).hex(), rng.randbytes(4).hex()
        entropy = joined([f"{word}-{seat}" for seat in range(game.seats(scenario, options))])
        self.start = scenario, options, seed, entropy
        self.acts: list[Onward] = []
        self.state, self.events = game.new(*self.start)

    def choose(self) -> Onward:
        """Choose a random legal answer to a random open decision, mostly an awaited one."""
        state, rng = self.state, self.rng
        drawn = rng.random()
        if drawn < RESIGN:
            return Resignation(rng.randrange(state.seats))
        open_, answers = state.open, state.answers
        if drawn >= STRAY:
            open_ = [d for d in open_ if d.id not in answers and not d.optional and not d.paused] or open_
        else:
            open_ = [d for d in open_ if not d.paused]
        if not open_:
            raise RulesBug(f"{self.game.id}: the match is not over and nobody is asked anything")
        decision = open_[int(rng.random() * len(open_))]
        return Answer(Action(decision.seat, decision.id, self.game.sample(state, decision, rng)))

    def do(self, act: Onward) -> list[Event]:
        """Carry out an act and log it, also when it fails."""
        self.acts.append(act)
        self.events = perform(self.game, self.state, act)
        return self.events

    def finish(self, limit: int = LIMIT) -> int:
        """Play to the end and return the number of actions; raises RulesBug beyond the limit."""
        state = self.state
        for actions in range(limit):
            if state.outcome is not None:
                return actions
            self.do(self.choose())
        if state.outcome is None:
            raise RulesBug(f"{self.game.id}: not over after {limit} actions")
        return limit

    def file(self) -> bytes:
        """Return the match so far as a match file."""
        scenario, options, *_ = self.start
        return write(self.game, scenario, options, self.acts, self.state)
