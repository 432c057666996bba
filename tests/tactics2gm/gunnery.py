"""Shooting on a field without the rest of the turn: what is offered, and doing it."""

from __future__ import annotations

from typing import Any

from engine.core.protocol import Option, Seat
from engine.tactics2gm import aircraft, shooting
from engine.tactics2gm.positions import positions
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Lasting
from tests.tactics2gm.field import US, Field, field

__all__ = ["aims", "bear", "bombing", "bombs", "field", "fire", "offered", "sortie", "turn"]


def offered(f: Field, seat: Seat = US) -> list[Option]:
    """List the shots and sorties that a seat is offered."""
    there = positions(f.state, seat)
    return shooting.offer(f.state, there) + aircraft.offer_sorties(f.state, there)


def aims(f: Field, unit: int, weapon: str = "0") -> list[tuple[str | int, ...]]:
    """List what a unit may fire a weapon at: the kind of target, and which."""
    return [option[3:] for option in offered(f, f.unit(unit).seat) if option[:3] == ("fire", unit, weapon)]


def fire(f: Field, unit: int, weapon: str, *aim: str | int, die: int | None = None) -> dict[str, Any]:
    """Fire, which must be offered, and give what was told of the shot."""
    if die is not None:
        f.dice(fire=[die])
    return _do(f, f.unit(unit).seat, ("fire", unit, weapon, *aim))


def sortie(f: Field, unit: int, *aim: str | int) -> dict[str, Any]:
    """Send a fighter, and give what was told last of a shot."""
    return _do(f, f.unit(unit).seat, ("sortie", unit, *aim))


def bombing(f: Field, seat: Seat) -> list[Option]:
    """List the attacks of bombers that a seat is offered."""
    return aircraft.offer_bombers(f.state, positions(f.state, seat))


def bombs(f: Field, seat: Seat, card: str, *squares: str) -> dict[str, Any]:
    """Play a bomber, which must be offered, and give what was told last of a shot."""
    option = ("bomb", card, *squares)
    offered = bombing(f, seat)
    assert option in offered, offered
    aircraft.ACTIONS["bomb"](f.flow(), seat, option)
    return f.said("fired")[-1] if f.said("fired") else {}


def _do(f: Field, seat: Seat, option: Option) -> dict[str, Any]:
    assert option in offered(f, seat), offered(f, seat)
    (shooting.ACTIONS | aircraft.ACTIONS)[str(option[0])](f.flow(), seat, option)
    return f.said("fired")[-1] if f.said("fired") else {}


def bear(f: Field, unit: int, *cards: str) -> Field:
    """Put Support cards on a unit for good."""
    found = f.unit(unit)
    found.cards += [Lasting(card=card, seat=found.seat, until="game") for card in cards]
    return f


def turn(f: Field, number: int) -> Field:
    """Go to a turn: odd ones are the Americans', even ones the Germans'. What was fired may be fired again."""
    f.state.turn = number
    f.state.side = 1 - number % 2
    for unit in f.state.units:
        unit.fired, unit.shot_by = [], []
    return f


def put(f: Field, unit: int, square: str) -> Field:
    """Put a unit on another square."""
    f.unit(unit).at = SQUARES[square]
    return f
