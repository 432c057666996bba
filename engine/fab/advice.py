"""A word beside a question: what may still be done, what passing would give up, what has been assigned so far."""

from __future__ import annotations

from collections import Counter

from engine.core.protocol import Decision, Objection, Option
from engine.core.words import Arg, Msg, msg
from engine.fab import fog, suggestions
from engine.fab.assignment import NOTHING
from engine.fab.planning import BOOK
from engine.fab.state import PASS
from engine.fab.view import BlockView, FabView

_TOLD = frozenset({BOOK.kind, "support", "point", "stand", "abort", "exploit", "ford"})
"""Questions that come with a word of advice."""
_MOVES = frozenset({"move", "rail", "fly", "reserve", "dig"})
_MOVING = frozenset({"movement", "strategic", "breakthrough", "reaction"})


def hint(decision: Decision) -> Msg | None:
    """Advise a seat, where a newcomer could go wrong; while units move, count those that still may."""
    if decision.options == [("hold",)]:
        return msg("fab-hint-hold")
    if decision.kind in _TOLD:
        return msg(f"fab-hint-{decision.kind}")
    if ("fall_back",) in decision.options:
        return msg("fab-hint-fall-back")
    if ("disorder",) in decision.options:
        return msg("fab-hint-disorder")
    if decision.kind == "refit":
        return msg("fab-hint-refit", ready=may_reward(decision))
    if decision.kind in _MOVING:
        units = _still_moving(decision)
        return msg("fab-hint-moving", number=units) if units else None
    return None


def may_reward(decision: Decision) -> bool:
    """Tell whether used assets may come straight back (4.1a)."""
    return any(option[0] == "ready" for option in decision.options)


def caution(view: FabView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Say what passing would give up, where something else is advised."""
    if picks != [PASS] or suggestions.suggestion(view, decision) == [PASS]:
        return None
    if decision.kind in _MOVING:
        return msg("fab-caution-moving", number=_still_moving(decision))
    if decision.kind == "battle":
        return msg("fab-caution-battle", number=len({option[1] for option in decision.options if option != PASS}))
    return None


def _still_moving(decision: Decision) -> int:
    """Count the units that may still do something."""
    return len({option[-1] if option[0] == "fly" else option[1] for option in decision.options if _moves(option)})


def _moves(option: Option) -> bool:
    return option[0] in _MOVES


def tally(view: FabView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Count what is assigned to a battle."""
    if decision.kind != "support":
        return None
    chosen = [view.pieces[str(pick[1])] for pick in picks if pick != NOTHING]
    kinds = Counter("battle" if piece.is_battle else piece.kind for piece in chosen)
    return msg("fab-tally-support", **{kind: kinds[kind] for kind in ("art", "air", "battle", "event")})


_REASONS = {"outpost": "FAB-X22", "frozen": "FAB-X12", "done": "FAB-058", "sent": "FAB-096", "nowhere": "FAB-066"}
"""Why a unit has nothing to do, each with its rule."""


def absent(view: FabView, decision: Decision) -> list[Objection]:
    """Say why units that one might want to move are not offered."""
    if decision.kind not in _MOVING:
        return []
    busy = {option[-1] if option[0] == "fly" else option[1] for option in decision.options if _moves(option)}
    by_reason: dict[str, list[Arg]] = {}
    for block in view.of(decision.seat):
        if block.handle not in busy:
            name = msg("fab-absent-unit", unit=fog.face(block.unit, block.handle), area=block.area)
            by_reason.setdefault(_reason(view, block, decision.kind), []).append(name)
    return [
        Objection(msg(f"fab-absent-{reason}", units=units), _REASONS[reason])
        for reason, units in by_reason.items()
    ]


def _reason(view: FabView, block: BlockView, phase: str) -> str:
    card = view.catalog.units[block.unit]
    if card.garrison:
        return "outpost"
    if view.campaign_turn < card.waits:
        return "frozen"
    if block.done:
        return "done"
    if phase != "movement" and not (block.reserve or block.exploiting or block.driven):
        return "sent"
    return "nowhere"
