"""The generals on the Headquarters: who they are, and what they do when it is asked of them (TG-029 to TG-031).

What they do all the time is asked for where it matters. A general helps the whole side, both allies alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import effects
from engine.tactics2gm.cards import General
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import ExtraMove, Op, ShootAgain
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.state import SIDES, TacticsState, Unit
from engine.tactics2gm.tables import units_among

AnOp = TypeVar("AnOp", bound=Op)


def in_force(state: TacticsState, side: int, kind: type[AnOp]) -> list[tuple[General, AnOp]]:
    """List what a side's generals do of one kind."""
    found: list[tuple[General, AnOp]] = []
    for hq in state.forces[side].hqs:
        if hq.general is not None:
            found += powers(hq.general, kind)
    return found


@cache
def powers(id_: str, kind: type[AnOp]) -> list[tuple[General, AnOp]]:
    """List what a general does of one kind."""
    general = LIBRARY.generals[id_]
    return [(general, op) for op in general.ops if isinstance(op, kind)]


def choices(state: TacticsState, side: int) -> list[str]:
    """TG-029 List the generals whom a side may still put on a Headquarters; none where all have one."""
    taken = [hq.general for hq in state.forces[side].hqs]
    if None not in taken:
        return []
    own = (general.id for general in LIBRARY.generals.values() if general.side == SIDES[side])
    return [general for general in own if general not in taken]


def start(state: TacticsState, side: int) -> None:
    """Let what may be done once a turn be done again (TG-066)."""
    force = state.forces[side]
    if force.used:
        force.used = [used for used in force.used if LIBRARY.generals[used].uses == "game"]


# ------------------------------------------------------------------ what is asked of them


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List what the generals of a seat's side can do in this phase: an impulse to move, or to shoot again."""
    side = there.side
    found: list[Option] = []
    if state.phase != "shooting":
        for general, push in in_force(state, side, ExtraMove):
            if general.id not in state.forces[side].used:
                found += _pushes(state, there, general, push)
        return found
    for general, again in in_force(state, side, ShootAgain):
        if general.id not in state.forces[side].used:
            who = units_among(state.catalog, again.groups)
            if [unit for _, unit in there.friends if unit.fired and unit.card in who]:
                found.append(("general", general.id))
    return found


def _pushes(state: TacticsState, there: Positions, general: General, op: ExtraMove) -> list[Option]:
    """List whom a general may push on.

    In the Movement phase a unit that goes on as it likes; in a later Deployment phase one just deployed, which
    moves at once.
    """
    late = state.phase == "deployment" and not state.options["deploy_before_move"]
    if state.phase != "movement" and not late:
        return []
    found: list[Option] = []
    who = units_among(state.catalog, general.on.groups)
    for unit in there.own:
        if unit.at is None or unit.card not in who:
            continue
        if not late:
            if unit.halted != state.turn:
                found.append(("general", general.id, unit.number))
        elif unit.deployed == state.turn:
            found += [
                ("general", general.id, unit.number, at) for at in effects.destinations(state, there, unit, op)
            ]
    return found


def _again(state: TacticsState, side: int, op: ShootAgain) -> list[Unit]:
    """List the units that a general lets shoot once more, whether they have shot yet or not."""
    who = units_among(state.catalog, op.groups)
    return [
        unit
        for unit in state.units
        if unit.at is not None and unit.card in who and state.players[unit.seat].side == side
    ]


def _command(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """Carry out what a general can do once a turn, or once a game."""
    state = flow.state
    side = state.players[seat].side
    general = LIBRARY.generals[str(option[1])]
    state.forces[side].used.append(general.id)
    if len(option) > 2:
        unit = state.unit(int(option[2]))
        assert unit is not None
        flow.emit("general_push", seat=seat, general=general.id, unit=unit.number, unit_card=unit.card)
        for op in general.ops:
            if isinstance(op, ExtraMove):
                effects.push_on(flow, seat, unit, op, option[3:])
        return
    flow.emit("general_again", seat=seat, general=general.id)
    for op in general.ops:
        if isinstance(op, ShootAgain):
            for unit in _again(state, side, op):
                unit.again = op.weapons


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"general": _command}
