"""Whether the computer has answered in a match as its level would: each of its decisions is thought again."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.ai.advised import advised
from engine.ai.choose import VERSION, choose
from engine.ai.levels import named
from engine.core.datafile import shown
from engine.core.errors import BadMatchFile
from engine.core.game import Game
from engine.core.matchfile import ADVICE, Answer, MatchFile, replay
from engine.core.protocol import MatchState, Option
from engine.core.registry import game as find_game


class Recomputed(NamedTuple):
    """How many answers of the computer were thought again, and in how many it did as people are advised."""

    thought: int
    advised: int


def recompute(found: MatchFile) -> Recomputed:
    """Think all answers of the computer again; raises BadMatchFile for the first that comes out otherwise."""
    game = find_game(found.game)
    steps = replay(found)
    state, _ = next(steps)
    counted = {True: 0, False: 0}
    for number, act in enumerate(found.acts, 1):
        if isinstance(act, Answer) and act.computer is not None:
            right = _again(game, state, act, number)
            if right != act.action.picks:
                raise BadMatchFile(
                    f"act {number}: the computer of level {shown(act.computer.level)} answers "
                    f"{shown(str(right))}, the file claims {shown(str(act.action.picks))}"
                )
            counted[act.computer.level == ADVICE] += 1
        state, _ = next(steps)
    return Recomputed(counted[False], counted[True])


def _again(game: Game[Any, Any], state: MatchState, act: Answer, number: int) -> list[Option]:
    told, seat = act.computer, act.action.seat
    assert told is not None
    decision = next((d for d in state.open if d.id == act.action.decision and d.seat == seat), None)
    if decision is None:
        raise BadMatchFile(f"act {number}: seat {seat} is not asked that")
    if told.level == ADVICE:
        return advised(game, state, decision)
    level = named(told.level)
    if level is None or game.mind is None:
        raise BadMatchFile(f"act {number}: the computer has no level {shown(told.level)}")
    if told.version != VERSION:
        raise BadMatchFile(
            f"act {number}: the computer thought by version {told.version}: to check it takes that, "
            f"and this is version {VERSION}"
        )
    veiled = game.encode(game.mind.veil(game, state, seat))
    return choose(game, veiled, seat, decision.id, level, state.dice.thinking_key(seat))
