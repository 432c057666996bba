"""A match of Fast Action Battles as data."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Literal, TypeAlias, cast

import msgspec

from engine.core.handles import Handles
from engine.core.protocol import MatchState, Option, Seat
from engine.fab.cards import SIDES, Quality, Side, UnitCard
from engine.fab.packs import PACKS
from engine.fab.pieces import Piece
from engine.fab.printed import Printed

Steps: TypeAlias = dict[str, Callable[..., None]]
"""Steps of the agenda, by name."""
PASS: Option = ("pass",)
"""The act that ends a phase for a seat."""

Phase: TypeAlias = Literal[
    "setup",
    "reinforcement",
    "administration",
    "movement",
    "strategic",
    "combat",
    "reaction",
    "breakthrough",
    "breakthrough_combat",
    "supply",
]
Order: TypeAlias = Literal["good", "disordered", "recovering"]
Box: TypeAlias = Literal["future", "cup", "available", "used", "eliminated", "battle", "map", "out"]
"""Where a piece is: not yet in play, in the selection cup, in one of the status boxes (2.1), assigned to a battle,
on the map as a defended roadblock (4.35), or withdrawn."""
Passage: TypeAlias = Literal["", "open", "bridge", "blown", "air"]
"""Across an open boundary, over a bridge, over a river or ditch without one, or through the air (E1)."""
Drive: TypeAlias = Literal["", "reserve", "exploiting"]
RetreatCause: TypeAlias = Literal["action", "fire", "assault", "excess"]
"""By a Special Action (8.24), under close fire (6.42c), from an aborted assault (6.41b), for stacking (5.1)."""
Assault: TypeAlias = Literal["river", "air"]


class Block(msgspec.Struct, kw_only=True, omit_defaults=True, dict=True):
    """A unit.

    All but ``id``, ``lost`` and ``released`` can be seen on its back, or is forgotten when the phase ends.
    """

    id: str
    seat: Seat
    """Whose it is."""
    lost: int = 0
    """Steps lost."""
    released: bool = False
    """Freed for good of what holds it back (14.61)."""
    area: str = ""
    """Where it stands; empty for one that is not on the map."""
    due: int = 0
    """The turn in which it arrives; 0 for one that has come."""
    delayed: bool = False
    """Its entry areas were blocked in the turn that is printed on it (4.1c)."""
    order: Order = "good"
    cut: bool = False
    """Marked out of supply (9.32)."""
    reserve: bool = False
    exploiting: bool = False
    drive: Drive = ""
    """How it may move in a phase in which not all may: as a reserve, or as exploiting units do (8.21, 14.61)."""
    began: str = ""
    """Where it stood when the phase began."""
    spent: int = 0
    """Movement points spent in this phase."""
    entered: int = 0
    """Areas entered in this phase."""
    done: bool = False
    """It has moved, dug in or been halted, and does nothing more in this phase."""
    fled: bool = False
    """It left a contested area in this phase (5.34)."""
    came: str = ""
    """The area from which it entered the one where it stands, in this phase."""
    by: Passage = ""
    """How it crossed the last border of this phase."""

    @cached_property
    def card(self) -> UnitCard:
        """What is printed on it; never stored."""
        return PACKS.unit(self.id)

    @property
    def steps(self) -> int:
        """How many steps it has left."""
        return len(self.card.steps) - self.lost

    @property
    def quality(self) -> Quality:
        """Its current troop quality; that of its last step once it is eliminated."""
        steps = self.card.steps
        return cast("Quality", steps[min(self.lost, len(steps) - 1)])

    @property
    def good(self) -> bool:
        """Whether it is in good order (2.3)."""
        return self.order == "good"


class Combat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The round of combat that is being resolved (6.2)."""

    area: str
    attacker: Seat
    fresh: bool
    """Its units stand up until the point units are named (6.24): it is newly contested, or a roadblock held."""
    attackers: list[str]
    """The attacking units; disordered ones do not take part."""
    assault: Assault | None = None
    reinforced: list[str] = []
    """Units that a Special Action brought in (8.23)."""
    points: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """The point unit of each seat; a piece where no unit is present."""
    struck: list[str] = []
    """Who has taken a loss in this firing step (6.43)."""
    over: bool = False
    """The attack was aborted, the defender retreated, or one side has nobody left."""
    falling_back: bool = False
    """The defender absorbs a hit by retreating (6.42c)."""
    opportunity: bool = False
    """The attacker may exploit (6.8)."""


class Retreat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Units that retreat one after the other (6.6), and why: what that says of those that cannot."""

    seat: Seat
    units: list[str]
    cause: RetreatCause


class FabState(MatchState, Printed, kw_only=True, dict=True):
    """The whole match."""

    turn: int = 0
    phase: Phase = "setup"
    phasing: Seat = 0
    blocks: dict[str, Block] = {}
    fallen: list[str] = []
    """Eliminated units."""
    handles: list[Handles] = []
    """By seat."""
    shown: list[str] = []
    """Units whose faces everybody sees."""
    spotted: list[str] = []
    """Units revealed until the Administration Phase ends (8.32, 16.5)."""
    stirred: list[str] = []
    """Areas in which blocks came together since they were dealt handles."""
    boxes: dict[str, Box] = {}
    """Where each piece is."""
    control: dict[str, Seat] = {}
    lines: list[str] = []
    """Areas contested since a round of combat: their units lie face up in opposite lines (6.29)."""
    assaults: dict[str, Assault] = {}
    """Areas that were assaulted in this player turn, and how (5.35e)."""
    defences: dict[str, Seat] = {}
    roadblocks: dict[str, Seat] = {}
    ambushes: dict[str, str] = {}
    """Defended roadblocks: the engineers, by area."""
    blown: list[str] = []
    """River links whose bridge is blown."""
    bridged: list[str] = []
    """Ditch links that are bridged (14.12, 14.5)."""
    dry: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """By seat, the areas that could not trace supply at the last check (9.32)."""
    flipped: list[str] = []
    """Areas that changed hands since that check."""
    hindered: dict[str, Seat] = {}
    """Areas under interdiction, and whose units it hinders this player turn (E13)."""
    crossed: list[str] = []
    """River links across which a unit entered an enemy-occupied area in this phase (5.35c)."""
    moving: str = ""
    """The unit that may still go on with its move (5.35a)."""
    moves: int = 0
    """Units moved strategically in this phase (14.8)."""
    tracks: list[tuple[Seat, str, str]] = []
    """Whose units have gone from where to where since the last Operational Movement Phase began: what all saw."""
    fought: list[str] = []
    """Areas that had a round of combat in this phase."""
    combat: Combat | None = None
    retreat: Retreat | None = None
    sam: int = 0
    """What was added to the SAM number for good (E14)."""
    sam_now: int = 0
    """What is added to it in this turn."""
    net: list[int] = []
    """Net Victory Points at each Victory Check so far."""

    @cached_property
    def standing(self) -> dict[str, tuple[list[Block], list[Block]]]:
        """The units in each area, by seat; worked out anew once one was :meth:`put` elsewhere, never stored."""
        found: dict[str, tuple[list[Block], list[Block]]] = {area: ([], []) for area in self.ground.areas}
        for block in self.blocks.values():
            if block.area:
                found[block.area][block.seat].append(block)
        return found

    def put(self, block: Block, area: str) -> None:
        """Put a unit into an area, or off the map."""
        block.area = area
        self.__dict__.pop("standing", None)

    def of(self, seat: Seat, area: str = "") -> list[Block]:
        """List a seat's units on the map, all or those of one area, by handle."""
        standing = self.standing
        found = standing[area][seat] if area else [b for units in standing.values() for b in units[seat]]
        numbers = self.handles[seat].numbers
        return sorted(found, key=lambda block: numbers.get(block.id, 0))

    def all(self) -> list[Block]:
        """List all units on the map in an order that tells nobody which is which."""
        return [block for seat in range(self.seats) for block in self.of(seat)]

    def handle(self, block: Block) -> int:
        """Return the handle of a unit; 0 where it has none yet."""
        return self.handles[block.seat].numbers.get(block.id, 0)

    def block(self, seat: Seat, handle: int | str) -> Block:
        """Find a unit by its owner and handle."""
        return self.blocks[self.handles[seat].piece(int(handle))]

    def box(self, seat: Seat, box: Box) -> list[Piece]:
        """List the pieces of a seat in a box."""
        return [p for p in self.pieces.values() if p.seat == seat and self.boxes[p.id] == box]

    def present(self, seat: Seat, area: str) -> bool:
        """Return whether a seat has forces in an area: units, or a defended roadblock (2.4)."""
        if self.standing[area][seat]:
            return True
        return area in self.ambushes and self.pieces[self.ambushes[area]].seat == seat

    def contested(self, area: str) -> bool:
        """Return whether forces of both sides are in an area (2.4)."""
        return bool(area) and self.present(0, area) and self.present(1, area)

    def own(self, seat: Seat, area: str) -> bool:
        """Return whether a seat controls an area which is not contested."""
        return self.control[area] == seat and not self.contested(area)

    def side(self, seat: Seat) -> Side:
        """Name the side of a seat."""
        return SIDES[seat]
