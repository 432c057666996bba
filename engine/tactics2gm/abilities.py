"""Capabilities that are used, and tokens used for something else than shooting (TG-134, TG-135, TG-R23).

They may be used in any of the three phases of one's own turn, also by a unit just deployed (TG-R13), once a turn
each. What is used in place of shooting is only for a unit that has not shot or assaulted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import effects, mines, ops
from engine.tactics2gm.cards import Ability
from engine.tactics2gm.effects import Aim
from engine.tactics2gm.harm import damage_place
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.squares import DISTANCE, NAMES, SQUARES, neighbours
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import of_units, units_among
from engine.tactics2gm.tokens import TOKENS, flip, rooted, works

Aims: TypeAlias = Callable[[TacticsState, Positions, Unit], Sequence[Option]]
"""Lists on what a unit can use something: one empty aim where it needs none, nothing where it is of no use."""

USED_TOKENS: dict[str, ops.AnyOp] = {
    token.id: op for token in TOKENS.values() for op in token.ops if token.flip == "yes" and token.weapon is None
}
"""The tokens that are used, and what one does."""

_NONE: tuple[Option, ...] = ()
_EMPTY: tuple[Option, ...] = ((),)


# ------------------------------------------------------------------ what may be used


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List the capabilities and tokens that a seat's units can use now, and on what."""
    found: list[Option] = []
    abilities = _ABILITIES(state.catalog)
    for unit in there.own:
        if (unit.tokens or unit.card in abilities) and unit.at is not None:
            found += _of_unit(state, there, unit, abilities.get(unit.card, ()))
    return found


def _of_unit(
    state: TacticsState, there: Positions, unit: Unit, abilities: Sequence[tuple[Ability, Aims]]
) -> list[Option]:
    """List what a unit on the field can use, and on what."""
    found: list[Option] = []
    for ability, aims in abilities:
        if _ready(state, unit, ability) and (on := aims(state, there, unit)):
            found += [("ability", unit.number, ability.id, *aim) for aim in on]
    for token in unit.tokens:
        aimed = _TOKEN_AIMS.get(token.id)
        if aimed is not None and works(token, state.turn) and (on := aimed(state, there, unit)):
            found += [("use", unit.number, token.id, *aim) for aim in on]
    return found


def _ready(state: TacticsState, unit: Unit, ability: Ability) -> bool:
    """Return whether a unit may use an ability: it can be paid, and was not used; its shot is there to give up."""
    if ability.ap > state.players[unit.seat].ap or ability.id in unit.used:
        return False
    return not ability.no_shot or state.turn not in (unit.acted, unit.shot, unit.assaulted)


def _marching(state: TacticsState) -> bool:
    """Return whether more Movement can still be of use in this turn."""
    return state.phase == "movement" or (state.phase == "deployment" and state.options["deploy_before_move"])


def _marches(state: TacticsState, there: Positions, unit: Unit) -> Sequence[Option]:  # noqa: ARG001  # as all aims
    """Return an empty aim where more Movement is of use: until the Movement phase is over, to who can move."""
    if not _marching(state):
        return _NONE
    fresh = unit.deployed == state.turn and not unit.free
    return _NONE if fresh or unit.suppressed or unit.halted == state.turn or rooted(unit) else _EMPTY


def _wounded(op: ops.Heal, state: TacticsState, there: Positions, unit: Unit) -> Sequence[Option]:
    """List whom a unit can heal: wounded, of the right kind, and near."""
    assert unit.at is not None
    away = DISTANCE[unit.at]
    nearest = 0 if op.reach == "self_or_adjacent" else 1
    who = units_among(state.catalog, op.groups)
    return [
        (other.number,)
        for at, other in there.friends
        if other.wounds and nearest <= away[at] <= 1 and other.card in who
    ]


def _buildings(state: TacticsState, there: Positions, unit: Unit) -> Sequence[Option]:
    """List the buildings beside a unit, which it can blow up; as with shots, none in which a friend stands."""
    assert unit.at is not None
    return [
        (NAMES[at],)
        for at in (neighbours(state.columns)[unit.at] if state.terrain else ())
        if at in state.terrain
        and not state.terrain[at].ruin
        and not there.held >> at & 1
        and LIBRARY.terrain[state.terrain[at].card].kind == "building"
    ]


def _may_find(state: TacticsState, there: Positions, unit: Unit) -> Sequence[Option]:
    """Return an empty aim where there may be mines to clear, as far as everybody knows."""
    if not state.mines:
        return _NONE
    found = mines.hidden(state, there.side) or any(mine.found for mine in mines.enemies_near(state, unit))
    return _EMPTY if found else _NONE


def _unsmoked(state: TacticsState, there: Positions, unit: Unit) -> Sequence[Option]:  # noqa: ARG001
    """Return an empty aim where a unit has no smoke of its own yet."""
    return _EMPTY if unit.smoked <= state.turn else _NONE


def _aims(op: ops.AnyOp) -> Aims | None:
    """Find what lists on what a unit can use an operation; None for one that is not used, but always on."""
    match op:
        case ops.ExtraMove():
            return _marches
        case ops.Heal():
            return partial(_wounded, op)
        case ops.Breach():
            return _buildings
        case ops.ClearMines():
            return _may_find
        case _:
            return None


_ABILITIES = of_units(
    lambda card: (
        [
            (ability, aims)
            for ability in map(LIBRARY.abilities.__getitem__, card.abilities)
            if (aims := _aims(ability.op)) is not None
        ]
        or None
    )
)
"""What unit cards can be told to do, and on what; the rest of their capabilities are always on."""
_TOKEN_AIMS: dict[str, Aims] = {
    token: aims
    for token, op in USED_TOKENS.items()
    if (aims := _unsmoked if isinstance(op, ops.AttackedMod) else _aims(op)) is not None
}
"""On what the tokens can be used."""


# ------------------------------------------------------------------ using it


def _use_ability(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """Use a capability on the card of a unit, and pay for it."""
    state = flow.state
    unit = state.unit(int(option[1]))
    assert unit is not None
    ability = LIBRARY.abilities[str(option[2])]
    state.players[seat].ap -= ability.ap
    unit.used.append(ability.id)
    if ability.no_shot:
        unit.acted = state.turn
    flow.emit(
        "ability_used", seat=seat, unit=unit.number, unit_card=unit.card, ability=ability.id, cost=ability.ap
    )
    _carry_out(flow, seat, unit, ability.id, ability.op, option[3:])


def _use_token(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """Use a token of a unit, and turn it over."""
    state = flow.state
    unit = state.unit(int(option[1]))
    assert unit is not None
    token = str(option[2])
    flip(state, unit, token, state.turn)
    flow.emit("token_used", seat=seat, unit=unit.number, unit_card=unit.card, token=token)
    _carry_out(flow, seat, unit, token, USED_TOKENS[token], option[3:])


def _carry_out(flow: Flow[TacticsState], seat: Seat, unit: Unit, source: str, op: ops.AnyOp, rest: Option) -> None:
    match op:
        case ops.Breach():
            damage_place(flow, SQUARES[str(rest[0])], op.pi, seat)
        case ops.ClearMines():
            mines.clear(flow, unit, op.roll)
        case ops.Heal():
            effects.carry_out(flow, seat, source, op, Aim(unit=flow.state.unit(int(rest[0]))))
        case _:
            effects.carry_out(flow, seat, source, op, Aim(unit=unit))


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {
    "ability": _use_ability,
    "use": _use_token,
}
