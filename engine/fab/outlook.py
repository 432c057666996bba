"""What a view says of strength and worth, for advice: how strong each side is somewhere, what an area is worth."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.fab.ground import Ground, spread
from engine.fab.view import BlockView, FabView

UNKNOWN = 3
"""Steps that a block is taken to have of which only the back is seen."""
DARING = -1.0
"""By how much the enemy may be stronger where it is still worth to attack: artillery and events make up for it."""
QUALITY = {"E": 1.3, "V": 1.0, "G": 0.7}


class Outlook:
    """A view, as a seat weighs it."""

    def __init__(self, view: FabView, seat: Seat, margin: float) -> None:
        self.view = view
        self.seat = seat
        self.margin = margin
        self.ground: Ground = view.ground
        self._points = view.scenario_card.points
        self._far = spread(self._goals(), self.ground.neighbours)
        enemies = {block.area for block in view.of(1 - seat)}
        self._near_enemies = enemies.union(*(self.ground.neighbours(area) for area in enemies))

    def worth(self, area: str) -> int:
        """Return the points that lie in an area, for whichever side."""
        return self._points.get(area, 0) if self._points else self.ground.areas[area].vp

    def strength(self, seat: Seat, area: str) -> float:
        """Return how strong a side is in an area, as far as can be seen."""
        found = sum(strength(block) for block in self.view.of(seat, area))
        return found + (1 if self.view.areas[area].defences == seat else 0)

    def distance(self, area: str) -> int:
        """Count the areas from here to the nearest that is worth taking."""
        return self._far.get(area, 9)

    def threatened(self, area: str) -> bool:
        """Return whether an enemy stands in an area or next to it."""
        return area in self._near_enemies

    def takes(self, area: str, added: float) -> float:
        """Return what it is worth to bring so much strength into an area."""
        place = self.view.areas[area]
        enemy, own = self.strength(1 - self.seat, area), self.strength(self.seat, area)
        if enemy or place.ambush:
            friends = 0.0 if own else self._beside(area, added)
            odds = own + added + friends - enemy - 0.5 * self.ground.areas[area].tdn
            return (2 + 2 * self.worth(area)) if odds >= DARING else 3 * odds
        if place.control != self.seat:
            return 1 + 3 * self.worth(area)
        if self.threatened(area) and not own:
            return 2.0 * self.worth(area)
        return 0.0

    def _beside(self, area: str, added: float) -> float:
        """Return the strength of the best who could come too, beside one that is counted already."""
        near = self.ground.neighbours(area)
        found = sorted(strength(b) for b in self.view.of(self.seat) if b.area in near and b.order == "good")
        return max(0.0, sum(found[-2:]) - added) if len(found) > 1 else 0.0

    def keeps(self, area: str, block: BlockView) -> float:
        """Return what it is worth that a unit stays where it is."""
        place = self.view.areas[area]
        others = len(self.view.of(self.seat, area)) - 1
        if self.view.of(1 - self.seat, area):
            return 4.0 if others else 6.0
        if place.control == self.seat and self.threatened(area) and not others:
            return 1 + 2.0 * self.worth(area) + (1 if place.defences == self.seat else 0)
        return 0.0 if block.order == "good" else 3.0

    def _goals(self) -> list[str]:
        wanted = [a for a, place in self.view.areas.items() if place.control != self.seat and self.worth(a)]
        return wanted or [*self.view.areas]


def strength(block: BlockView) -> float:
    """Return how strong a unit is, as far as can be seen."""
    if block.quality is None:
        return UNKNOWN
    worth = block.steps * QUALITY[block.quality]
    return worth if block.order == "good" and not block.cut else worth * 0.7
