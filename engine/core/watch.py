"""Chance plays a match while every law is held against it."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.core.game import Game
from engine.core.hidden_pieces import Following, mixing
from engine.core.matchfile import Answer
from engine.core.properties import (
    Broken,
    commutes,
    conserved,
    copy,
    interleaves,
    keeps_asking,
    no_leak,
    quiet,
    refuses,
    replays,
    round_trip,
    sealed_silence,
    told_apart,
    undo_law,
    veiled,
    well_asked,
    well_put,
)
from engine.core.selfplay import LIMIT, Playing, chance

AnyGame: TypeAlias = Game[Any, Any]


class Watch:
    """Chance plays a match to its end while every law is held against it.

    ``every``: the costly laws are held against every so-manyth action, the cheap ones against each.
    ``rng`` for the checks is separate, so that the match is the same whether it is watched or not.
    Chance chooses the scenario too, where none is named.
    """

    def __init__(self, game: AnyGame, seed: str, every: int = 10, scenario: str | None = None) -> None:
        self.playing: Playing[Any, Any] = Playing(game, chance(seed), scenario)
        self._rng = chance(f"{seed} watched")
        self._every = every
        self._census: dict[str, int] = {}
        self._following = Following()

    def play(self, limit: int = LIMIT, *, stop: int | None = None) -> int:
        """Play to the end, or to ``stop`` actions, and give the number of actions.

        Raises :class:`Broken`, also where it is not over after ``limit`` actions, or whatever the rules raise.
        """
        playing, game = self.playing, self.playing.game
        state = playing.state
        self._look()
        for actions in range(limit):
            if state.outcome is not None or actions == stop:
                self._look()
                replays(playing)
                return actions
            closely = self._rng.random() * self._every < 1
            if closely:
                self._look()
            act = playing.choose()
            before = copy(game, state) if closely else None
            events = playing.do(act)
            well_asked(game, state)
            conserved(self._census, game.census(state))
            if state.outcome is None:
                self._following.look(game, state, events, self._rng, closely=closely)
            if closely:
                told_apart(state, events)
            if before is not None and isinstance(act, Answer):
                undo_law(game, before, act.action, state, events, rng=self._rng)
                mixing(game, before, act.action, state, events, rng=self._rng)
                interleaves(game, before, act.action, state, events, rng=self._rng)
                keeps_asking(before, act.action, state)
        raise Broken("finishes", f"not over after {limit} actions")

    def _look(self) -> None:
        """Hold every law about one state against the present one."""
        game, state, rng = self.playing.game, self.playing.state, self._rng
        conserved(self._census, game.census(state))
        well_asked(game, state)
        well_put(game, state)
        round_trip(game, state)
        refuses(game, state, rng)
        no_leak(game, state, rng)
        veiled(game, state, rng)
        sealed_silence(game, state, rng)
        quiet(game, state, rng)
        commutes(game, state, rng)
