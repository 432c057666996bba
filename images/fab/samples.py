"""Sample pictures from a match of Fast Action Battles that two cautious players played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.fab.view import FabView
from images.core import samples
from images.core.picture import Film, Picture, Say
from images.core.samples import Act
from images.core.theme import Theme
from images.fab import artist
from images.fab.story import tell

CARDS = ("IL01", "IL08", "SY20", "SY01", "I36-ART", "E2")
FOLLOWS = 0.85
"""How often a player does what is suggested to him."""


def draw(seed: str, say: Say, theme: Theme) -> Iterator[tuple[str, Picture | Film]]:
    """Draw what there is to see of a match, and some cards, each with the name of its file."""
    drawn, watcher = artist(say, theme), _Watcher()
    match = samples.played("fab", seed, FOLLOWS, watcher.see)
    yield from samples.pictures(drawn, match, watcher.moments, CARDS, lambda events: len(tell(events).scenes))


class _Watcher:
    """Keeps what is worth seeing: the start, the whole map as one side sees it, and the greatest battle."""

    def __init__(self) -> None:
        self.moments: dict[str, FabView] = {}
        self._most = 0

    def see(self, act: Act) -> None:
        """Keep the table as it is now, if there has never been more of it."""
        if act.decision is None:
            return
        own: FabView = act.look(act.decision.seat)
        if own.phase == "administration":
            self.moments.setdefault("start", own)
        if own.combat is not None and not own.combat.fresh:
            worth = len([block for block in own.blocks if block.area == own.combat.area])
            worth += sum(map(len, own.combat.assigned))
            if worth > self._most:
                self._most, self.moments["battle"] = worth, own
