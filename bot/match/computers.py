"""What the computer answers for the seats that it plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.store.records import Match, Picks, Seating
from engine.core.game import Game
from engine.core.matchfile import Answer
from engine.core.protocol import DONE, Action, Decision, MatchState, Seat
from engine.core.selfplay import as_advised, chance, plans_advised


def answers(
    match: Match, seats: Iterable[Seating], game: Game[Any, Any], state: MatchState, asked: int
) -> Iterator[Answer]:
    """Answer for the computer as long as it is awaited; each answer has to be carried out before the next.

    Where it may plan ahead since the question of number ``asked``, it does so first. Where several act as they
    like it is done only when nobody else is left: what others do may give it something to do.
    """
    played = {seating.seat for seating in seats if seating.computer}
    if not played:
        return

    def plan(decision: Decision) -> Picks | None:
        return game.computed(state, decision, lesson=match.lesson) if decision.seat in played else None

    while True:
        yield from map(Answer, plans_advised(state, asked, plan))
        asked = state.asked
        awaited = game.awaited(state)
        with_people = not played.issuperset(awaited)
        found = (_answer(match, game, state, seat) for seat in awaited if seat in played)
        answer = next((one for one, done in found if not (done and with_people)), None)
        if answer is None:
            return
        yield Answer(answer)


def _answer(match: Match, game: Game[Any, Any], state: MatchState, seat: Seat) -> tuple[Action, bool]:
    """Return what the computer answers in a seat, and whether that ends its part where all act as they like."""
    decision = game.pending(state, seat)[0]
    rng = chance(f"computer {state.actions} {decision.id}")
    picks = as_advised(game, state, decision, rng, lesson=match.lesson)
    return Action(seat, decision.id, picks), decision.concurrent and picks[0] in DONE
