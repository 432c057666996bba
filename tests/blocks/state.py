"""The state of a match, what a viewer knows of it, and the ground."""

from __future__ import annotations

import msgspec

from engine.core.handles import Handles
from engine.core.protocol import MatchState, Seat, View

AREAS = ("1", "2", "3", "4", "5", "6")
"""As on the map of ``tests/images/map/six.toml``."""
LINKS = {
    "1": ("2", "4"),
    "2": ("1", "3", "4", "5", "6"),
    "3": ("2", "6"),
    "4": ("1", "2", "5"),
    "5": ("2", "4", "6"),
    "6": ("2", "3", "5"),
}
HOME = "4"
"""What the guards hold."""
RAID = {"3": "2", "6": "5", "1": "4", "2": "4", "5": "4"}
"""Where raiders go from each area."""
PEOPLE = 3
RAIDERS: Seat = 3
"""The seat of the rules, beyond those that people take."""
SETUP: tuple[tuple[str, ...], ...] = (("1", "2"), ("2", "5"), ("5", "4"))
"""Where each seat may begin."""
STEPS = (1, 2, 3)
"""The strengths of a seat's three blocks."""


GRADES = {"gold": 12, "silver": 6, "bronze": 0}
"""How many steps left of eighteen are worth which medal."""


class Block(msgspec.Struct):
    """A block: whose it is, how many steps it has left, where it stands, and whether all see its face."""

    id: str
    seat: Seat
    steps: int
    area: str = ""
    shown: bool = False
    moved: bool = False


class BlocksState(MatchState, kw_only=True):
    """A match."""

    turn: int = 0
    passed: list[Seat] = []
    blocks: dict[str, Block] = {}
    lost: list[str] = []
    handles: list[Handles] = []
    """By seat, the rules' last."""

    def of(self, seat: Seat, area: str = "") -> list[Block]:
        """List a seat's blocks, everywhere or in one area, by handle."""
        found = [b for b in self.blocks.values() if b.seat == seat and b.area and area in ("", b.area)]
        return sorted(found, key=self.handle)

    def handle(self, block: Block) -> int:
        """Return the handle of a block; 0 where it has none yet."""
        return self.handles[block.seat].numbers.get(block.id, 0)

    def hidden(self, seat: Seat) -> list[str]:
        """List a seat's blocks whose faces only it sees."""
        return [block.id for block in self.of(seat) if not block.shown]

    def guarded(self, area: str) -> bool:
        """Return whether a block of a guard stands in an area."""
        return any(b.area == area and b.seat != RAIDERS for b in self.blocks.values())

    def fought_over(self) -> list[str]:
        """List the areas in which both sides stand."""
        return [area for area in AREAS if self.of(RAIDERS, area) and self.guarded(area)]


class SeenBlock(msgspec.Struct):
    """A block as a viewer sees it: no ``steps`` (0) where its back is turned to him."""

    seat: Seat
    handle: int
    area: str
    steps: int
    shown: bool


class BlocksView(View, kw_only=True):
    """What a viewer knows."""

    turn: int
    turns: int
    blocks: list[SeenBlock]
    lost: dict[Seat, int]

    def steps(self, area: str) -> int:
        """Count the steps of guards in an area whose faces the viewer sees."""
        return sum(b.steps for b in self.blocks if b.area == area and b.seat != RAIDERS)

    def block(self, seat: Seat, handle: int) -> SeenBlock:
        """Find a block by its owner and handle."""
        return next(b for b in self.blocks if (b.seat, b.handle) == (seat, handle))
