"""Movement in tests: what a seat is offered, and doing it, without the rest of the turn."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import assault, movement, transports
from engine.tactics2gm.positions import positions
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Mine, TacticsState
from tests.tactics2gm.field import US, Field

CHAPTERS = (movement, assault, transports)


def offered(field: Field, verb: str, unit: int | None = None, seat: Seat = US) -> set[str | int]:
    """List the last steps of the options of a verb, of one unit if named."""
    there = positions(field.state, seat)
    options: list[Option] = [option for chapter in CHAPTERS for option in chapter.offer(field.state, there)]
    assert len(set(options)) == len(options), "an option is offered twice"
    return {option[2] for option in options if option[0] == verb and unit in (None, option[1])}


def act(field: Field, *option: str | int, seat: Seat = US) -> Flow[TacticsState]:
    """Do what is offered; give the flow."""
    chapter = next(chapter for chapter in CHAPTERS if option[0] in chapter.ACTIONS)
    assert option in chapter.offer(field.state, positions(field.state, seat)), f"{option} is not offered"
    flow = field.flow()
    chapter.ACTIONS[str(option[0])](flow, seat, option)
    return flow


def lay(field: Field, card: str, at: str, seat: Seat, *, found: bool = False) -> Mine:
    """Lay a mine."""
    mine = Mine(card=card, seat=seat, at=SQUARES[at], found=found)
    field.state.mines.append(mine)
    return mine


def where(field: Field, unit: int) -> str | None:
    """Name the square of a unit."""
    from engine.tactics2gm.squares import NAMES

    at = field.unit(unit).at
    return None if at is None else NAMES[at]
