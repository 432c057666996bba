"""What the strips beside the map tell of a match: whose turn it is, who is ahead, what is left in the boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.fab.cards import SIDES
from engine.fab.state import Box
from engine.fab.view import FabView
from images.fab.golan import GOLAN
from images.fab.standing import standing
from images.fab.words import Words

COUNTED: Sequence[Box] = ("available", "used", "cup", "eliminated")
"""The boxes of which everybody knows how many pieces are in them (2.1)."""


class Fought(NamedTuple):
    """A contested area: its number and name, how many blocks each seat has there, and whether combat is due."""

    area: str
    name: str
    blocks: tuple[int, ...]
    fresh: bool


class TurnBox(NamedTuple):
    """A box of the turn record: its SAM number, and the net points that win at once, by seat."""

    turn: int
    sam: int
    sudden: tuple[int | None, int | None]
    check: int | None
    """The net points that were counted at its end."""


class News(NamedTuple):
    """All that the strips tell."""

    title: str
    date: str
    call: str
    """Who is awaited for what, or how the match ended."""
    caller: str
    """Whose call that is: the side awaited alone or the winner, else nobody."""
    over: bool
    points: tuple[int, ...]
    net: int
    goal: str
    """Who wins at which number of points."""
    reach: int
    """What that number is; the bar of net points is as long."""
    sam: int
    actions: tuple[int, ...]
    """Special Actions in the Available boxes, by seat."""
    boxes: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...]
    fought: tuple[Fought, ...]
    turn: int
    record: tuple[TurnBox, ...]

    def only(self, *fields: str) -> News:
        """Return as good as nothing but some fields: what is drawn of them is kept while they stay the same."""
        return NOTHING._replace(**{field: getattr(self, field) for field in fields})


NOTHING = News(
    title="", date="", call="", caller="", over=False, points=(), net=0, goal="", reach=1, sam=0, actions=(),
    boxes=(), waiting=(), fought=(), turn=0, record=(),
)  # fmt: skip


def gathered(view: FabView, words: Words) -> News:
    """Gather what the strips tell; all of it is public."""
    goal, reach = _goal(view, words)
    call, caller = _call(view, words)
    return News(
        title=words.of("turn", turn=view.turn),
        date=words.of("date", date=view.record.id),
        call=call,
        caller=caller,
        over=view.outcome is not None,
        points=tuple(force.points for force in view.forces),
        net=view.net,
        goal=goal,
        reach=reach,
        sam=view.sam,
        actions=tuple(_actions(force.boxes["available"]) for force in view.forces),
        boxes=tuple(tuple(force.counts[box] for box in COUNTED) for force in view.forces),
        waiting=tuple(force.waiting for force in view.forces),
        fought=tuple(fought(view, words)),
        turn=view.turn,
        record=tuple(_record(view)),
    )


def fought(view: FabView, words: Words) -> list[Fought]:
    """List the contested areas, those in which combat is due first."""
    blocks = standing(view)
    found = [
        Fought(
            area.id,
            GOLAN.areas[area.id].name.both[words.language],
            tuple(len(blocks[seat, area.id]) for seat in range(len(SIDES))),
            area.fresh,
        )
        for area in view.areas.values()
        if area.contested
    ]
    return sorted(found, key=lambda one: not one.fresh)


def _call(view: FabView, words: Words) -> tuple[str, str]:
    """Say who is awaited, or how the match ended; and whose colours that has."""
    if view.outcome is not None:
        side = view.outcome.victor
        return words.of(view.outcome.verdict, side=side), side
    seats = view.awaited or [view.phasing]
    side = SIDES[seats[0]] if len(seats) == 1 else ""
    names = words.side(side) if side else words.of("both")
    return words.of("awaited", names=names, phase=words.of("phase", phase=view.phase)), side


def _goal(view: FabView, words: Words) -> tuple[str, int]:
    """Say who wins at once at how many net points in this turn (19.4), else at the end (19.5)."""
    scenario, record = view.scenario_card, view.record
    if scenario.sudden_death and record.sudden_sy is not None and (view.net >= 0 or record.sudden_il is None):
        return words.of("wins", side="sy", at=signed(record.sudden_sy)), record.sudden_sy
    if scenario.sudden_death and record.sudden_il is not None:
        return words.of("wins", side="il", at=signed(-record.sudden_il)), record.sudden_il
    least = next((grade.least for grade in reversed(scenario.grades) if grade.side == "sy"), 0)
    return words.of("wins-in-the-end", side="sy", at=signed(least)), max(1, abs(least))


def signed(number: int) -> str:
    """Write a number of net points: who is ahead stands in its sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _actions(pieces: Sequence[str]) -> int:
    return sum("-SA-" in piece for piece in pieces)


def _record(view: FabView) -> list[TurnBox]:
    scenario = view.scenario_card
    found = []
    for turn, card in enumerate(view.calendar[: scenario.turns], 1):
        sudden = (card.sudden_sy, card.sudden_il) if scenario.sudden_death else (None, None)
        check = view.checks[turn - 1] if turn <= len(view.checks) else None
        found.append(TurnBox(turn, card.sam, sudden, check))
    return found
