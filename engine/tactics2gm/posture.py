"""What a unit gains by keeping still and loses by moving or shooting (TG-095, TG-107, TG-R22).

It lies prone, sits in its foxhole, is hidden, hangs up a net, sets up a weapon.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.ops import Hidden
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tokens import SETUP, TOKENS, find, grey

PRONE, FOXHOLE = "prone", "foxhole"
"""The tokens."""
HIDING = {token.id: op.beyond for token in TOKENS.values() for op in token.ops if isinstance(op, Hidden)}
"""The tokens that hide a unit, each from which distance on."""


@cache
def _hides(card: UnitCard) -> int:
    return next((op.beyond for _, op in printed(card, Hidden)), 0)


def hidden(state: TacticsState, unit: Unit) -> int:
    """TG-R44 Return the distance from which on enemies cannot target a unit; 0 where all can.

    Its card or its camouflage hides it from deployment on. Shooting gives it away, until an own turn ends in which
    it neither moved nor shot.
    """
    if unit.seen or unit.shot == state.turn:
        return 0
    found = _hides(state.catalog.units[unit.card])
    for token in unit.tokens:
        if token.id in HIDING:
            found = min(found or HIDING[token.id], HIDING[token.id])
    return found


def smoked(state: TacticsState, unit: Unit) -> bool:
    """Return whether a unit stands in smoke: its own, or that of a smoke barrage."""
    return unit.smoked > state.turn or any(unit.at in cloud.squares for cloud in state.clouds)


def marks(state: TacticsState, unit: Unit) -> list[str]:
    """List what everybody may know of a unit beside its numbers, as the view names it."""
    away = state.catalog.units[unit.card].aircraft and state.turn < unit.back
    return [
        name
        for name, here in (
            ("prone", unit.prone),
            ("foxhole", unit.still > 0 and find(unit, FOXHOLE) is not None),
            ("suppressed", unit.suppressed),
            ("smoke", unit.at is not None and smoked(state, unit)),
            ("hidden", hidden(state, unit) > 0),
            ("moved", unit.moved == state.turn),
            ("fired", unit.shot == state.turn),
            ("just_deployed", unit.deployed == state.turn),
            ("away", away),
        )
        if here
    ]


def on_move(flow: Flow[TacticsState], unit: Unit) -> None:
    """Note that a unit leaves its square: it stands up, its foxhole stays behind, its net is taken down."""
    state = flow.state
    unit.moved = state.turn
    unit.still = 0
    unit.prone = False
    if not unit.cards:
        return
    for lasting in [lasting for lasting in unit.cards if lasting.until == "moves"]:
        unit.cards.remove(lasting)
        state.players[lasting.seat].discard.append(lasting.card)
        flow.emit("card_over", card=lasting.card, unit=unit.number, unit_card=unit.card)


def end_of_turn(state: TacticsState, own: list[Unit]) -> None:
    """Note who of a side kept still in its turn, who gave himself away, and who can hide again."""
    turn = state.turn
    for unit in own:
        moved = unit.moved
        if turn not in (moved, unit.deployed):
            unit.still += 1
        if unit.shot == turn:
            unit.seen = True
        elif moved != turn:
            unit.seen = False


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List who may go prone, and what may be packed up before moving, by passengers before they get off."""
    found: list[Option] = []
    turn = state.turn
    for unit in there.own:
        if not unit.tokens or unit.moved == turn:
            continue
        for token in unit.tokens:
            if token.id == PRONE:
                if not unit.prone and unit.at is not None:
                    found.append((PRONE, unit.number))
            elif token.up and token.id in SETUP and (unit.deployed != turn or unit.free):
                found.append(("pack", unit.number, token.id))
    return found


def _lie_down(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-095 A unit that has not moved goes prone, until it moves."""
    unit = flow.state.unit(int(option[1]))
    assert unit is not None
    unit.prone = True
    flow.emit("prone", seat=seat, unit=unit.number, unit_card=unit.card)


def _pack(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-R22 Pack up what is set up to fire: the unit may move."""
    unit = flow.state.unit(int(option[1]))
    assert unit is not None
    token = find(unit, str(option[2]))
    assert token is not None
    grey(token, flow.state.turn)
    flow.emit("packed", seat=seat, unit=unit.number, unit_card=unit.card, token=token.id)


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {PRONE: _lie_down, "pack": _pack}
