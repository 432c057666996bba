"""What the computer needs to think about Fast Action Battles: what a seat may know, and other worlds.

Hidden are which of the enemy's units stand behind which handles, as far as nobody could follow them, the pieces
that lie face down (18.1), what was named in secret (6.24), and what the other has planned.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from engine.core.dice import VERSION, Dice
from engine.core.game import Game
from engine.core.handles import Handles
from engine.core.mind import NO_SEED, Mind
from engine.core.protocol import Decision, Option, Seat
from engine.core.selfplay import as_advised
from engine.fab import veteran
from engine.fab.resample_hidden import (
    ANY_NUMBER,
    ask_anew,
    deal_anew,
    lie_otherwise,
    offers_by_hidden,
    stand_otherwise,
)
from engine.fab.state import FabState
from engine.fab.view import FabView


class FabMind(Mind[FabState]):
    """Units that cannot be told apart stand in the order of their ids: so they stand in no match but by chance."""

    whims: ClassVar[float] = 0.3

    def veil(self, game: Game[FabState, Any], state: FabState, seat: Seat) -> FabState:
        """Leave out who stands where, what lies face down, and what the enemy has sealed and may do."""
        veiled = game.decode(game.encode(state))
        veiled.dice = Dice(version=VERSION, seed=NO_SEED)
        enemy = 1 - seat
        stand_otherwise(veiled, enemy, Handles.veil)
        lie_otherwise(veiled, enemy, sorted)
        for decision in veiled.open:
            if decision.seat == seat:
                continue
            if veiled.answers.pop(decision.id, None) is not None and not decision.optional:
                veiled.answers[decision.id] = []
            if offers_by_hidden(decision):
                decision.options = []
                if decision.kind in ANY_NUMBER:
                    decision.max = 0
        return veiled

    def judge(self, game: Game[FabState, Any], view: FabView, decision: Decision) -> list[Option]:  # noqa: ARG002
        """Answer as a veteran does."""
        return veteran.answer(view, decision)

    def imagine(self, game: Game[FabState, Any], veiled: FabState, seat: Seat, rng: Random) -> FabState:
        """Deal the enemy's units to the handles that they may have, and let him have named whom is advised."""
        world = game.decode(game.encode(veiled))
        world.dice = Dice(version=VERSION, seed=rng.randbytes(32).hex())
        deal_anew(world, 1 - seat, rng)
        for decision in world.open:
            if decision.seat != seat:
                ask_anew(world, decision)
        sealed = [d for d in world.open if d.seat != seat and world.answers.pop(d.id, None) is not None]
        for decision in sealed:
            world.answers[decision.id] = as_advised(game, world, decision, rng)
        return world
