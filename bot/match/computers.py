"""What the computer answers for the seats that it plays, and when: pure functions, as in :mod:`bot.match.changes`.

It plans ahead, as it is advised, in the transaction in which it may, so that its plans are as silent as anybody's.
What is waited for it thinks about in a process of its own (:mod:`bot.match.thinking`), and answers some seconds
after a person has done something, so that he may yet take that back. In a lesson it answers at once, as written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from bot.store.records import Change, Match, Picks, Seating
from engine.ai.advised import advised
from engine.ai.choose import VERSION
from engine.ai.levels import LevelName
from engine.core.game import Game
from engine.core.matchfile import ADVICE, Answer, Thinking
from engine.core.protocol import DONE, Action, Decision, MatchState, Seat
from engine.core.registry import game as find_game
from engine.core.selfplay import plans_advised

UNTHOUGHT = Thinking(ADVICE, VERSION)
"""How the computer comes to what it answers as people are advised."""
_INTERACTIONS = -(1 << 62)
"""Below this are the interactions of the computer; no other is as low."""
_MOST_SEATS = 64


class Question(NamedTuple):
    """What the computer is asked in a seat, with all that it needs to think about it.

    ``veiled`` is the state as far as the seat knows it; None where the computer cannot think about the game.
    ``last_act`` is that of the match.
    """

    last_act: int
    seat: Seat
    decision: Decision
    level: LevelName
    veiled: bytes | None
    key: str

    @property
    def interaction_id(self) -> int:
        """The interaction of its answer: the same whenever this is thought about again."""
        return _INTERACTIONS - self.last_act * _MOST_SEATS - self.seat

    def stands(self, other: Question) -> bool:
        """Return whether another question is the same, by all that its seat knows."""
        same = self.seat, self.decision.id, self.level, self.veiled
        return same == (other.seat, other.decision.id, other.level, other.veiled)


def answers(
    match: Match, seats: Iterable[Seating], game: Game[Any, Any], state: MatchState, asked: int
) -> Iterator[Answer]:
    """Lay down what the computer plans ahead since the question of number ``asked``; in a lesson answer, too.

    Each has to be carried out before the next.
    """
    played = played_seats(seats)
    if not played:
        return

    def plan(decision: Decision) -> Picks | None:
        return game.computed(state, decision, lesson=match.lesson) if decision.seat in played else None

    while True:
        told = None if match.lesson else UNTHOUGHT
        yield from (Answer(plans, told) for plans in plans_advised(state, asked, plan))
        asked = state.asked
        found = _in_lesson(game, state, played) if match.lesson else None
        if found is None:
            return
        yield Answer(found)


def _in_lesson(game: Game[Any, Any], state: MatchState, played: set[Seat]) -> Action | None:
    for seat in game.awaited(state):
        if seat in played:
            decision = game.pending(state, seat)[0]
            picks = advised(game, state, decision, lesson=True)
            if not waits_for_people(game, state, played, decision, picks):
                return Action(seat, decision.id, picks)
    return None


def waits_for_people(
    game: Game[Any, Any], state: MatchState, played: set[Seat], decision: Decision, picks: Picks
) -> bool:
    """Return whether an answer would end the computer's part where all act as they like, and people are not done.

    What they do may give it something to do.
    """
    return decision.concurrent and picks[0] in DONE and not played.issuperset(game.awaited(state))


def played_seats(seats: Iterable[Seating]) -> set[Seat]:
    """List those of some seats that the computer plays."""
    return {seating.seat for seating in seats if seating.computer}


def questions(match: Match, game: Game[Any, Any], state: MatchState) -> Iterator[Question]:
    """List what the computer is asked, the first question of each seat for which the match waits."""
    played = played_seats(match.seats)
    for seat in game.awaited(state):
        if seat in played:
            yield question(match, game, state, seat)


def question(match: Match, game: Game[Any, Any], state: MatchState, seat: Seat) -> Question:
    """Return what the computer is asked in a seat for which the match waits."""
    veiled = None if game.mind is None else game.encode(game.mind.veil(game, state, seat))
    decision = game.pending(state, seat)[0]
    return Question(match.last_act, seat, decision, match.seats[seat].level, veiled, state.dice.thinking_key(seat))


def schedule(match: Match, change: Change, now: float, wait: float) -> None:
    """Note when the computer shall answer next what a change asks it, if anything.

    It waits so many seconds, unless it goes on in a seat in which it has just answered.
    """
    state = change.live
    if state is None:
        return
    played = played_seats({one.seat: one for one in (*match.seats, *change.seats)}.values())
    running = (change.status or match.status) == "running" and not match.lesson
    asked = played.intersection(find_game(match.game).awaited(state)) if played and running else set()
    goes_on = any(
        act.seat in asked and isinstance(act.act, Answer) and act.act.computer is not None
        for act in change.noticed
    )
    change.thinks_at = None if not asked else now if goes_on else now + wait
