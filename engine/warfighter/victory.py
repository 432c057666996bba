"""The end: Objectives, defeat, score and grade (WF-068, WF-R60 to WF-R66, WF-R70, WF-R71)."""

from __future__ import annotations

from engine.warfighter.cards import Capture, Destroy, Hold, KillAll, Work
from engine.warfighter.field import Field
from engine.warfighter.state import HOSTILES, SQUAD, Playing

GRADES: tuple[tuple[int, str], ...] = ((90, "A"), (80, "B"), (70, "C"), (60, "D"), (0, "E"))
FAILED = "F"


def check(flow: Playing) -> None:
    """End the match at once when the Objective's condition is met."""
    field = flow.state.field
    if flow.state.outcome is None and field.active and _met(field):
        succeed(flow)


def _met(field: Field) -> bool:
    """Return whether a condition is met that may be met at any moment."""
    match field.goal.condition:
        case KillAll():  # WF-R62, and a Soldier has to stand there (WF-R82)
            return not field.facing(field.end) and bool(field.alive(field.end))
        case Destroy(hits=hits):
            return field.hits >= hits
        case Work(actions=actions, exit=leave):
            return not leave and field.worked >= actions
        case Hold(turns=turns):
            return field.held >= turns
        case Capture():
            return False


def captured(flow: Playing) -> None:
    """WF-R63 End the match: the officer is taken."""
    if flow.state.outcome is None:
        succeed(flow)


def check_exit(flow: Playing, start: int, end: int) -> None:
    """WF-R64 End the match when somebody leads those who were freed out of the Objective."""
    field, condition = flow.state.field, flow.state.field.goal.condition
    freed = isinstance(condition, Work) and condition.exit and field.worked >= condition.actions
    if freed and (start, end) == (field.end, field.end - 1):
        succeed(flow)


def check_hold(flow: Playing) -> None:
    """WF-R65 Look who holds the Objective at the end of a Hostile Turn."""
    field, condition = flow.state.field, flow.state.field.goal.condition
    if isinstance(condition, Hold) and field.active:
        there, squad = len(field.alive(field.end)), len(field.alive())
        held = there >= condition.soldiers or (squad == 1 and there == 1)
        field.held = field.held + 1 if held else 0
        if held:
            flow.emit("held", turns=field.held, needed=condition.turns)
        check(flow)


def check_losses(flow: Playing) -> None:
    """WF-068 End the match when nobody is left."""
    if flow.state.outcome is None and not flow.state.field.alive():
        fail(flow, "squad_lost")


def succeed(flow: Playing) -> None:
    """End the match with success."""
    reached = score(flow.state.field, success=True)
    grade = next(name for least, name in GRADES if reached >= least)
    flow.end([*range(flow.state.seats)], [SQUAD], "objective", score=reached, grade=grade)


def fail(flow: Playing, termination: str) -> None:
    """End the match without success."""
    flow.end([], [HOSTILES], termination, score=score(flow.state.field, success=False), grade=FAILED)


def abandon(flow: Playing) -> None:
    """WF-R47 End a match that everybody has left: without score and grade."""
    flow.end([], [HOSTILES], "abandoned")


def score(field: Field, *, success: bool) -> int:
    """WF-R70 Work out the score."""
    alive = 30 * len(field.alive()) // max(1, field.bought)
    learned = min(10, field.earned // 3)
    if not success:
        return alive + learned
    return min(100, 50 + alive + 20 * (field.turn - 1) // field.printed.turns + learned)
