"""What one viewer knows of a match."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.core.protocol import Seat, View
from engine.fab.cards import Quality
from engine.fab.printed import Printed
from engine.fab.state import Box, Order, Phase


class BlockView(msgspec.Struct, kw_only=True):
    """A unit on the map, as a viewer sees it: no ``unit`` where its back is turned to him."""

    seat: Seat
    handle: int
    area: str
    unit: str
    """Its id; empty for one of which he sees the back."""
    steps: int
    quality: Quality | None
    shown: bool
    """Everybody sees its face."""
    order: Order
    cut: bool
    reserve: bool
    exploiting: bool
    driven: bool
    """A Special Action, or its marker as a reserve, lets it move in this phase."""
    left: int | None
    """Movement points left, for its owner, while he moves."""
    done: bool


class AreaView(msgspec.Struct, kw_only=True):
    """An area."""

    id: str
    control: Seat
    contested: bool
    fresh: bool
    """It is newly contested: combat is due."""
    assault: str
    """``river`` or ``air``, where all who entered it newly came so (5.35e)."""
    defences: Seat | None
    roadblock: Seat | None
    ambush: str
    """The engineers of a defended roadblock."""
    dry: bool
    """It is out of supply for the side that controls it."""
    hindered: Seat | None


class ForceView(msgspec.Struct, kw_only=True):
    """What belongs to a side, beside its units on the map."""

    seat: Seat
    boxes: dict[Box, list[str]]
    """The pieces in each box; where the viewer may not know them, none."""
    counts: dict[Box, int]
    points: int
    fallen: list[str]
    coming: dict[str, int]
    """The units that will arrive, and the turn of each."""
    waiting: int
    """Units that are to be placed, or were delayed."""


class MoveView(msgspec.Struct, kw_only=True):
    """Units of a side went from an area to another; from nowhere (empty) they came from off the map."""

    seat: Seat
    start: str
    end: str


class CombatView(msgspec.Struct, kw_only=True):
    """The round of combat that is being resolved."""

    area: str
    attacker: Seat
    fresh: bool
    assault: str
    attackers: list[int]
    """The handles of the attacking units."""
    points: list[int | str]
    """The point unit of each seat: its handle, or the id of an asset; 0 where the viewer does not know it."""
    assigned: list[list[str]]
    flying: str
    """An aircraft that missiles may yet turn back."""


class FabView(View, Printed, kw_only=True, dict=True):
    """What a viewer knows."""

    turn: int
    turns: int
    phase: Phase
    phasing: Seat
    sam: int
    net: int
    checks: list[int]
    """The net Victory Points at each check so far."""
    areas: dict[str, AreaView]
    blocks: list[BlockView]
    moves: list[MoveView]
    """Since the last Operational Movement Phase began, and not which units went."""
    blown: list[str]
    bridged: list[str]
    forces: list[ForceView]
    coming: dict[int, str]
    """The viewer's own units that are to be placed, by handle."""
    combat: CombatView | None

    def block(self, seat: Seat, handle: int | str) -> BlockView | None:
        """Find a unit by its owner and handle."""
        return self.by_handle.get((seat, int(handle)))

    @cached_property
    def by_handle(self) -> dict[tuple[Seat, int], BlockView]:
        """The units by owner and handle; never sent or stored."""
        return {(block.seat, block.handle): block for block in self.blocks}

    @cached_property
    def standing(self) -> dict[tuple[Seat, str], list[BlockView]]:
        """The units of each side in each area that has some; never sent or stored."""
        found: dict[tuple[Seat, str], list[BlockView]] = {}
        for block in self.blocks:
            found.setdefault((block.seat, block.area), []).append(block)
        return found

    def of(self, seat: Seat, area: str = "") -> list[BlockView]:
        """List a side's units, all or those of one area."""
        return self.standing.get((seat, area), []) if area else [b for b in self.blocks if b.seat == seat]
