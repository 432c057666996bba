"""Carrying out what Support cards, abilities, tokens and generals do once (TG-015 to TG-018, TG-134)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import cover, hand, movement, numbers, ops, paths, teams
from engine.tactics2gm.ground import land
from engine.tactics2gm.harm import Change, harm, judge, needed
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.squares import NAMES, Square, named, neighbours
from engine.tactics2gm.state import SIDES, Cloud, Mine, TacticsState, Unit


class Aim(NamedTuple):
    """What something is used on, as far as it is used on anything."""

    unit: Unit | None = None
    at: Square | None = None
    rest: Option = ()
    """What else was chosen: a general, a destination."""


def carry_out(flow: Flow[TacticsState], seat: Seat, source: str, op: ops.AnyOp, aim: Aim) -> None:
    """Carry out one operation for a seat; ``source`` is the id of the card, ability or token that it is of.

    The match may be over afterwards.
    """
    state = flow.state
    player = state.players[seat]
    enemy = 1 - player.side
    match op:
        case ops.SureCritical():
            player.impact = True
        case ops.GainAp():
            flow.emit("supplied", seat=seat, ap=teams.gain_alone(state, seat, op.ap))
        case ops.LoseAp():
            flow.emit("sabotaged", side=SIDES[enemy], ap=_lose(state, enemy, op.ap))
        case ops.Draw():
            hand.draw(flow, seat, op.cards)
        case ops.AntiAirMod():
            state.forces[player.side].flak = True
        case ops.Jam():
            state.forces[enemy].jammed = True
        case ops.Drop():
            player.drops = op.units
        case ops.PlaceGeneral():
            _place_general(flow, seat, str(aim.rest[0]))
        case ops.LayMine():
            assert aim.at is not None
            state.mines.append(Mine(card=source, seat=seat, at=aim.at))
        case ops.Strike():
            assert aim.at is not None
            _strike(flow, seat, source, op, aim.at)
        case ops.AttackedMod(area="cross"):
            assert aim.at is not None
            state.clouds.append(Cloud(seat=seat, squares=sorted([aim.at, *neighbours(state.columns)[aim.at]])))
        case ops.AttackedMod():
            assert aim.unit is not None
            aim.unit.smoked = state.turn + 2
        case ops.Heal():
            assert aim.unit is not None
            _heal(flow, aim.unit, op.wounds)
        case ops.ExtraMove():
            assert aim.unit is not None
            push_on(flow, seat, aim.unit, op, aim.rest)
        case ops.SeeHand():
            _see_hands(flow, seat, enemy)
        case ops.SeeMines():
            _see_mines(flow, seat, enemy)


# ------------------------------------------------------------------ moving on


def _push(unit: Unit, op: ops.ExtraMove, turn: int) -> None:
    """Let a unit move farther this turn; one just deployed as far as the operation says."""
    if unit.deployed == turn and op.fresh == "full":
        unit.free = True
    else:
        unit.extra += op.squares


def destinations(state: TacticsState, there: Positions, unit: Unit, op: ops.ExtraMove) -> Sequence[str]:
    """List where a unit could go at once if it were pushed on."""
    before = unit.extra, unit.free
    _push(unit, op, state.turn)
    found = paths.reach(state, unit, there.barred, land(state))
    unit.extra, unit.free = before
    return named(found & ~there.held)


def push_on(flow: Flow[TacticsState], seat: Seat, unit: Unit, op: ops.ExtraMove, rest: Option) -> None:
    """Push a unit on; where a square is named, it goes there at once."""
    _push(unit, op, flow.state.turn)
    for at in rest:
        movement.move(flow, seat, ("move", unit.number, at))


# ------------------------------------------------------------------ one by one


def _lose(state: TacticsState, side: int, number: int) -> int:
    """Take Action Points from a side, the Field Marshal's first; return how many there were to take."""
    left = number
    for seat in state.teams.members(side):
        taken = min(left, state.players[seat].ap)
        state.players[seat].ap -= taken
        left -= taken
    return number - left


def _place_general(flow: Flow[TacticsState], seat: Seat, general: str) -> None:
    """TG-029 Put a general on the first Headquarters of the side that has none."""
    state = flow.state
    side = state.players[seat].side
    board, hq = next((i, hq) for i, hq in enumerate(state.forces[side].hqs) if hq.general is None)
    hq.general = general
    flow.emit("general_placed", seat=seat, general=general, board=board)


def _heal(flow: Flow[TacticsState], unit: Unit, wounds: int) -> None:
    healed = min(wounds, unit.wounds)
    unit.wounds -= healed
    flow.emit("healed", unit=unit.number, unit_card=unit.card, wounds=healed, total=unit.wounds)


def _strike(flow: Flow[TacticsState], seat: Seat, source: str, op: ops.Strike, at: Square) -> None:
    """TG-R43 Roll for every unit on the square, or on those around it.

    Cover and lying prone help against it, smoke and nets do not: nobody aims. Buildings are not harmed.
    """
    state = flow.state
    for square in (at,) if op.area == "square" else neighbours(state.columns)[at]:
        unit = state.standing(square)
        if unit is None:
            continue
        changes = [Change(found.source, found.hit, found.crit) for found in (cover.cover(state, unit, square),)]
        if unit.prone:
            changes.append(Change("prone", numbers.PRONE.hit, numbers.PRONE.crit))
        hit, crit = needed(op.hit, op.crit, changes)
        (die,) = flow.roll("barrage")
        result = judge(die, hit, crit, op.pen, numbers.armour(state, unit))
        flow.emit(
            "struck",
            card=source,
            unit=unit.number,
            unit_card=unit.card,
            at=NAMES[square],
            die=die,
            hit=hit,
            crit=crit,
            result=result,
        )
        harm(flow, unit, result, op.damage, seat)
        if state.outcome is not None:
            return


def _see_hands(flow: Flow[TacticsState], seat: Seat, enemy: int) -> None:
    for other in flow.state.teams.members(enemy):
        cards = list(flow.state.players[other].hand)
        flow.emit("hand_seen", {seat: {"cards": cards}}, seat=seat, enemy_seat=other, number=len(cards))


def _see_mines(flow: Flow[TacticsState], seat: Seat, enemy: int) -> None:
    """Show a seat where the enemy's mines lie; it will not forget."""
    state = flow.state
    for mine in state.mines:
        if state.players[mine.seat].side == enemy and not mine.found:
            mine.seen_by.append(seat)
            flow.emit("mine_seen", {seat: {"card": mine.card, "at": NAMES[mine.at]}}, seat=seat)
