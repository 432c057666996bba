"""Sample pictures from a Mission of Warfighter that a cautious squad carried out."""

from __future__ import annotations

from collections.abc import Iterator

from engine.warfighter.view import WarfighterView
from images.core import samples
from images.core.picture import Film, Picture, Say
from images.core.samples import Act
from images.core.theme import Theme
from images.warfighter import artist
from images.warfighter.story import tell

CARDS = ("S01", "W05", "Q04", "K12", "A13", "L06", "F06", "E10", "V01", "M05", "O04")
FOLLOWS = 0.9
"""How often a player does what is suggested to him."""


def draw(seed: str, say: Say, theme: Theme) -> Iterator[tuple[str, Picture | Film]]:
    """Draw what there is to see of a Mission, and some cards, each with the name of its file."""
    drawn, watcher = artist(say, theme), _Watcher()
    match = samples.played("warfighter", seed, FOLLOWS, watcher.see)
    yield from samples.pictures(
        drawn,
        match,
        watcher.moments,
        CARDS,
        lambda events: sum(bool(scene.dice) for scene in tell(events).scenes),
    )


class _Watcher:
    """Keeps what is worth seeing: the first Soldier Turn, and the fullest table in one."""

    def __init__(self) -> None:
        self.moments: dict[str, WarfighterView] = {}
        self._most = 0

    def see(self, act: Act) -> None:
        """Keep the table as it is now, if there has never been more on it."""
        if act.decision is None or act.table.field.phase != "soldiers":
            return
        own: WarfighterView = act.look(act.decision.seat)
        self.moments.setdefault("start", own)
        worth = len(own.field.alive()) + sum(1 + hostile.active for hostile in own.field.hostiles)
        if worth > self._most:
            self._most, self.moments["battle"] = worth, own
