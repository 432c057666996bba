"""What the computer answers for the seats that it plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.store.records import Match, Picks, Seating
from engine.core.game import Game
from engine.core.matchfile import Answer
from engine.core.protocol import Action, Decision, MatchState
from engine.core.selfplay import as_advised, chance, plans_advised


def answers(
    match: Match, seats: Iterable[Seating], game: Game[Any, Any], state: MatchState, asked: int
) -> Iterator[Answer]:
    """Answer for the computer as long as it is awaited; each answer has to be carried out before the next.

    Where it may plan ahead since the question of number ``asked``, it does so first.
    """
    played = {seating.seat for seating in seats if seating.computer}
    if not played:
        return

    def plan(decision: Decision) -> Picks | None:
        return game.computed(state, decision, lesson=match.lesson) if decision.seat in played else None

    while True:
        yield from map(Answer, plans_advised(state, asked, plan))
        asked = state.asked
        seat = next((seat for seat in game.awaited(state) if seat in played), None)
        if seat is None:
            return
        decision = game.pending(state, seat)[0]
        picks = as_advised(
            game, state, decision, chance(f"computer {state.actions} {decision.id}"), lesson=match.lesson
        )
        yield Answer(Action(seat, decision.id, picks))
