"""Hidden mines: who sets them off, who finds them, and what clearing does.

Whether one lies somewhere is known to the seat that laid it; how many a side has on the field is public.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.harm import harm, judge
from engine.tactics2gm.numbers import armour
from engine.tactics2gm.ops import LayMine, RevealMines
from engine.tactics2gm.squares import DISTANCE, NAMES, ROWS, Square, own_row
from engine.tactics2gm.state import Mine, TacticsState, Unit
from engine.tactics2gm.tables import of_supports, units_that

CHARGES = of_supports(lambda card: next((op for op in card.ops if isinstance(op, LayMine)), None))
"""What each kind of mine does, by its card."""

SCOUTS = units_that(lambda card: bool(printed(card, RevealMines)))
"""The unit cards that find mines where they arrive."""


def hidden(state: TacticsState, side: int) -> bool:
    """Return whether the enemy of a side has mines on the field that were not found: everybody knows that."""
    for mine in state.mines:  # noqa: SIM110  # any() would make a generator, at every step that a unit takes
        if not mine.found and state.players[mine.seat].side != side:
            return True
    return False


def minable(at: Square) -> bool:
    """Return whether mines may lie on a square: outside both deployment lines."""
    return own_row(0, at) not in (1, ROWS)


def risk(flow: Flow[TacticsState], side: int, squares: Iterable[Square]) -> None:
    """Bar taking back what enters squares where a hidden mine may lie: that there is none is learnt as well."""
    if hidden(flow.state, side) and any(map(minable, squares)):
        flow.barrier = True


def explode(flow: Flow[TacticsState], unit: Unit) -> bool:
    """TG-R45 Set off the enemy's mines on the square that a unit has just entered; return whether it lives.

    Armour counts, cover does not. A mine is removed whatever its roll does.
    """
    state = flow.state
    side = state.players[unit.seat].side
    card = state.catalog.units[unit.card]
    for mine in [mine for mine in state.mines if mine.at == unit.at and state.players[mine.seat].side != side]:
        charge = CHARGES(state.catalog)[mine.card]
        if not card.among(charge.groups):
            continue
        remove(state, mine)
        (die,) = flow.roll("mine")
        plate = armour(state, unit)
        result = judge(die, charge.hit, charge.crit, charge.pen, plate)
        flow.emit(
            "mine_exploded",
            card=mine.card,
            unit=unit.number,
            unit_card=unit.card,
            at=NAMES[mine.at],
            die=die,
            hit=charge.hit,
            crit=charge.crit,
            penetration=charge.pen,
            armour=plate,
            damage=charge.damage,
            result=result,
        )
        harm(flow, unit, result, charge.damage, mine.seat)
        if state.unit(unit.number) is None:
            return False
    return True


def find(flow: Flow[TacticsState], unit: Unit) -> None:
    """Let a scout see the enemy's mines in and next to the square where it arrives (recon)."""
    if unit.card not in SCOUTS(flow.state.catalog) or not hidden(flow.state, flow.state.players[unit.seat].side):
        return
    flow.barrier = True
    reveal(flow, unit)


def reveal(flow: Flow[TacticsState], unit: Unit) -> list[Mine]:
    """Show everybody the enemy's mines in and next to a unit's square; give them, those found earlier as well."""
    near = enemies_near(flow.state, unit)
    for mine in near:
        if not mine.found:
            mine.found = True
            flow.emit("mine_found", card=mine.card, unit=unit.number, unit_card=unit.card, at=NAMES[mine.at])
    return near


def enemies_near(state: TacticsState, unit: Unit) -> list[Mine]:
    """List the enemy's mines in and next to a unit's square."""
    side = state.players[unit.seat].side
    return [
        mine
        for mine in state.mines
        if unit.at is not None and state.players[mine.seat].side != side and DISTANCE[unit.at][mine.at] <= 1
    ]


def clear(flow: Flow[TacticsState], unit: Unit, needs: int) -> None:
    """Reveal the enemy's mines in and next to a unit's square, and roll to remove each (clear_mines)."""
    flow.barrier = True
    for mine in reveal(flow, unit):
        (die,) = flow.roll("clear")
        if die >= needs:
            remove(flow.state, mine)
        flow.emit(
            "mine_cleared" if die >= needs else "mine_not_cleared",
            card=mine.card,
            unit=unit.number,
            unit_card=unit.card,
            at=NAMES[mine.at],
            die=die,
            needs=needs,
        )


def remove(state: TacticsState, mine: Mine) -> None:
    """Take a mine off the field for good."""
    state.mines.remove(mine)
    state.removed.append(mine.card)
