"""Sample pictures from a match of Spearpoint 1943 that two cautious players played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.spearpoint.view import SpearpointView
from images.core import samples
from images.core.picture import Film, Picture, Say
from images.core.samples import Act
from images.core.theme import Theme
from images.spearpoint import artist
from images.spearpoint.story import tell

CARDS = ("us_sherman", "ge_tiger", "us_a36", "ge_pzgren", "ge_tcrew", "hull_down", "counter_battery", "D13")
FOLLOWS = 0.8
"""How often a player does what is suggested to him."""


def draw(seed: str, say: Say, theme: Theme) -> Iterator[tuple[str, Picture | Film]]:
    """Draw what there is to see of a match, and some cards, each with the name of its file."""
    watcher = _Watcher()
    match = samples.played("spearpoint", seed, FOLLOWS, watcher.see)
    yield from samples.pictures(
        artist(say, theme), match, watcher.moments, CARDS, lambda events: len(tell(events).scenes)
    )


class _Watcher:
    """Keeps what is worth seeing: the start, the greatest battles."""

    def __init__(self) -> None:
        self.moments: dict[str, SpearpointView] = {}
        self._most = {"battle": 0, "damage": 0}

    def see(self, act: Act) -> None:
        """Keep the table as it is now if there has never been more to see of a kind."""
        if act.decision is None:
            self.moments["start"] = act.look(0)
            return
        for name, worth in (("battle", _battle(act.table)), ("damage", _damage(act.table))):
            if worth > self._most[name]:
                self._most[name] = worth
                self.moments[name] = act.table
                if name == "battle":
                    self.moments["german"] = act.look(1)


def _battle(view: SpearpointView) -> int:
    """Say how much there is to see of a battle: attacks, and all sorts of things on units."""
    attacks = sum(attack.state == "declared" for attack in view.attacks)
    marks = sum(bool(unit.damage) + bool(unit.attached) + (unit.line == "air") for unit in view.units)
    return attacks * 10 + len(view.units) + 8 * marks if attacks and view.outcome is None else 0


def _damage(view: SpearpointView) -> int:
    return sum((unit.damage is not None) + 2 * (unit.hit > 0) for unit in view.units) + 2 * len(view.lost)
