"""Capabilities that are used, and tokens used for something else than shooting (TG-134, TG-135, TG-R23).

They may be used in any of the three phases of one's own turn, also by a unit just deployed (TG-R13), once a turn
each. What is used in place of shooting is only for a unit that has not shot or assaulted.
"""

from __future__ import annotations

from collections.abc import Callable
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
from engine.tactics2gm.tables import of_units
from engine.tactics2gm.tokens import TOKENS, flip, rooted, usable

_Used: TypeAlias = ops.ExtraMove | ops.Heal | ops.Breach | ops.ClearMines

ABILITIES: dict[str, tuple[Ability, ...]] = of_units(
    lambda card: tuple(
        ability for ability in map(LIBRARY.abilities.__getitem__, card.abilities) if isinstance(ability.op, _Used)
    )
)
"""What each unit card can be told to do; the rest of its capabilities are always on."""
USED_TOKENS: dict[str, ops.AnyOp] = {
    token.id: op for token in TOKENS.values() for op in token.ops if token.flip == "yes" and token.weapon is None
}
"""The tokens that are used, and what one does."""


# ------------------------------------------------------------------ what may be used


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List the capabilities and tokens that a seat's units can use now, and on what."""
    found: list[Option] = []
    for unit in there.own:
        abilities = ABILITIES[unit.card]
        if not (abilities or unit.tokens) or unit.at is None:
            continue
        for ability in abilities:
            if _ready(state, unit, ability):
                found += [
                    ("ability", unit.number, ability.id, *aim) for aim in _aims(state, there, unit, ability.op)
                ]
        for token in unit.tokens:
            if token.id in USED_TOKENS and usable(unit, token.id, state.turn):
                aims = _aims(state, there, unit, USED_TOKENS[token.id])
                found += [("use", unit.number, token.id, *aim) for aim in aims]
    return found


def _ready(state: TacticsState, unit: Unit, ability: Ability) -> bool:
    """Tell whether a unit may use an ability: it can be paid, and was not used; its shot is there to give up."""
    if ability.ap > state.players[unit.seat].ap or ability.id in unit.used:
        return False
    return not ability.no_shot or state.turn not in (unit.acted, unit.shot, unit.assaulted)


def _aims(state: TacticsState, there: Positions, unit: Unit, op: ops.AnyOp) -> list[Option]:
    """List on what a unit can use something; one empty aim where it needs none, nothing where it is of no use."""
    match op:
        case ops.ExtraMove():
            return [()] if _marches(state, unit) else []
        case ops.Heal():
            return [(other.number,) for other in _wounded(there, unit, op)]
        case ops.Breach():
            return [(NAMES[at],) for at in _buildings(state, unit)]
        case ops.ClearMines():
            return [()] if _may_find(state, unit) else []
        case ops.AttackedMod():
            return [()] if unit.smoked <= state.turn else []
        case _:
            return []


def _marches(state: TacticsState, unit: Unit) -> bool:
    """Tell whether more Movement is of use: the Movement phase is not over, and the unit can move."""
    early = ("deployment", "movement") if state.options["deploy_before_move"] else ("movement",)
    fresh = unit.deployed == state.turn and not unit.free
    return state.phase in early and not fresh and not unit.suppressed and not rooted(unit)


def _wounded(there: Positions, unit: Unit, op: ops.Heal) -> list[Unit]:
    assert unit.at is not None
    away = DISTANCE[unit.at]
    nearest = 0 if op.reach == "self_or_adjacent" else 1
    return [
        other
        for at, other in there.friends.items()
        if other.wounds and nearest <= away[at] <= 1 and LIBRARY.units[other.card].among(op.groups)
    ]


def _buildings(state: TacticsState, unit: Unit) -> list[int]:
    assert unit.at is not None
    return [
        at
        for at in neighbours(state.columns)[unit.at]
        if at in state.terrain
        and not state.terrain[at].ruin
        and LIBRARY.terrain[state.terrain[at].card].kind == "building"
    ]


def _may_find(state: TacticsState, unit: Unit) -> bool:
    """Tell whether there may be mines to clear, as far as everybody knows."""
    side = state.players[unit.seat].side
    return mines.hidden(state, side) or any(mine.found for mine in mines.enemies_near(state, unit))


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
    flip(unit, token, state.turn)
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


DEEDS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {
    "ability": _use_ability,
    "use": _use_token,
}
