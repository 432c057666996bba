"""Sample pictures from a match of 2GM Tactics that two cautious players played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.protocol import Decision
from engine.tactics2gm.view import TacticsView
from images.core import samples
from images.core.picture import Film, Picture, Say
from images.core.samples import Act
from images.core.theme import Theme
from images.tactics2gm import artist
from images.tactics2gm.story import tell

CARDS = ("us_sherman", "ge_panther", "us_p47", "ge_pzgren", "us_lcvp", "barrage", "bunker", "mortar", "ge_rommel")
FOLLOWS = 0.85
"""How often a player does what is suggested to him."""
FOCUSED = {"movement": "move", "deployment": "deploy", "shooting": "fire"}


def draw(seed: str, say: Say, theme: Theme) -> Iterator[tuple[str, Picture | Film]]:
    """Draw what there is to see of a match, and some cards, each with the name of its file."""
    drawn, watcher = artist(say, theme), _Watcher()
    match = samples.played("tactics2gm", seed, FOLLOWS, watcher.see)
    yield from samples.pictures(drawn, match, watcher.moments, CARDS, lambda events: len(tell(events).scenes))
    for language in samples.LANGUAGES:
        for name, (view, decision) in watcher.asked.items():
            acted = next(option for option in decision.options if option[0] == FOCUSED[name])
            for steps in range(3):
                focus = drawn.focus(view, decision, acted[:steps], language)
                if focus is not None:
                    yield f"{name}-{steps}.{language}", focus


class _Watcher:
    """Keeps what is worth seeing: the start, the greatest battle, and the fullest question of each phase."""

    def __init__(self) -> None:
        self.moments: dict[str, TacticsView] = {}
        self.asked: dict[str, tuple[TacticsView, Decision]] = {}
        self._most = 0

    def see(self, act: Act) -> None:
        """Keep what was asked, and the table as it is now, if there has never been more of it."""
        decision, table = act.decision, act.table
        if decision is None:
            return
        known = self.asked.get(decision.kind)
        verb = FOCUSED.get(decision.kind)
        if any(option[0] == verb for option in decision.options) and (
            known is None or len(decision.options) > len(known[1].options)
        ):
            self.asked[decision.kind] = (act.asked, decision)
        if decision.kind == "movement":
            self.moments.setdefault("start", act.asked)
        worth = len(table.units) + 2 * len(table.shots) + 4 * len(table.lost)
        if worth > self._most and table.outcome is None:
            self._most = worth
            self.moments["battle"] = act.look(decision.seat)
