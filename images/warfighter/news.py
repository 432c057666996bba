"""What the strips tell: turns left, the Mission, how far the Objective is, who still has something to do."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.core.protocol import Seat
from engine.warfighter.cards import Capture, Destroy, Hold, KillAll, Work
from engine.warfighter.view import WarfighterView
from images.warfighter.words import Words

State: TypeAlias = Literal["acts", "done", "waits"]
"""Whether something is awaited of a player, he is done, or has nothing to do now."""


class Player(NamedTuple):
    """All that is drawn of a player."""

    seat: Seat
    name: str
    state: State
    actions: int
    """Actions that his Soldiers have left."""


class Goal(NamedTuple):
    """How far the Objective is: what counts, how much of it is done and needed (0: nothing is counted)."""

    name: str
    told: str
    done: int
    needed: int


class News(NamedTuple):
    """All that the strips tell."""

    turn: int
    turns: int
    left: str
    """What they are called."""
    mission: str
    phase: str
    ending: str
    """The verdict, once all is over."""
    xp: int
    rp: int
    limit: int
    goal: Goal
    players: tuple[Player, ...]


def news(view: WarfighterView, words: Words) -> News:
    """Gather what the strips tell."""
    field, outcome = view.field, view.outcome
    if outcome is None:
        phase, ending = words.of("phase", phase=field.phase), ""
    else:
        phase, ending = words.of("ended", verdict=outcome.verdict, grade=outcome.grade or ""), outcome.verdict
    return News(
        turn=field.turn,
        turns=view.turns,
        left=words.of("turns-left", turn=field.turn),
        mission=words.card(field.mission),
        phase=phase,
        ending=ending,
        xp=sum(soldier.xp for soldier in field.alive()),
        rp=view.rp,
        limit=field.limit,
        goal=goal(view, words),
        players=tuple(_player(view, seat, words) for seat in range(view.seats)),
    )


def goal(view: WarfighterView, words: Words) -> Goal:
    """Say how far the Objective is."""
    field = view.field
    name = words.card(field.objective)
    if not field.active:
        return Goal(name, words.of("goal-shut"), 0, 0)
    match field.goal.condition:
        case KillAll():
            return Goal(name, words.of("goal-cards", count=len(field.facing(field.end))), 0, 0)
        case Destroy(hits=needed):
            return Goal(name, words.of("goal-hits"), field.hits, needed)
        case Capture(most=most):
            active = field.active_in(field.end)
            return Goal(name, words.of("goal-capture", active=active, most=most), 0, 0)
        case Work(actions=needed, exit=leave):
            if leave and field.worked >= needed:
                return Goal(name, words.of("goal-leave"), 0, 0)
            return Goal(name, words.of("goal-actions"), field.worked, needed)
        case Hold(turns=needed):
            return Goal(name, words.of("goal-turns"), field.held, needed)


def _player(view: WarfighterView, seat: Seat, words: Words) -> Player:
    field = view.field
    actions = sum(soldier.actions for soldier in field.of(seat) if field.phase == "soldiers")
    state: State = "acts" if seat in view.awaited else "done" if seat in field.ready else "waits"
    return Player(seat, player(view, seat, words), state, actions)


def player(view: WarfighterView, seat: Seat, words: Words) -> str:
    """Name who plays a seat by his Player Soldier, once he has one; who plays alone is the squad."""
    own = [soldier for soldier in view.field.soldiers if soldier.owner == seat and soldier.is_player]
    return words.short(own[0].card) if own and view.seats > 1 else words.seat(seat, tuple(view.sides))
