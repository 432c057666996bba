"""What several attacks together do to one target, by the numbers that a view shows.

Exact for the rolls and for what adds up within a Combat Phase (SP-084); what a Damage card changes before the next
attack is left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.distribution import sums
from engine.spearpoint.numbers import DESTROYS, DOUBLES
from engine.spearpoint.odds import hits, ways

MOST = 30
"""No unit has more Endurance."""

Left: TypeAlias = tuple[float, ...]
"""The chance of each Endurance that a target may have left; that of 0 comes first."""


class Shot(NamedTuple):
    """The rolls of one weapon.

    ``weapon`` is its index on the card, ``needs`` what the dice must come to, ``more`` the Damage Index less the
    Defense; ``dice`` are those of the Intensity (SP-055).
    """

    weapon: int
    rate: int
    needs: int
    more: int
    dice: int = 1

    @property
    def percent(self) -> int:
        """The chance of each roll to hit."""
        return hits(self.needs)

    def raised(self, bonus: int) -> Shot:
        """Add something to its rolls."""
        return self._replace(needs=self.needs - bonus)


Volley: TypeAlias = tuple[Shot, ...]
"""One attack: its weapons in their order."""


def whole(endurance: int) -> Left:
    """Return the certainty that a target has its Endurance."""
    return (*(0.0 for _ in range(endurance)), 1.0)


def after(left: Left, volley: Volley) -> Left:
    """Let a volley be fired at a target."""
    found = [0.0] * len(left)
    for endurance, chance in enumerate(left):
        if chance:
            for then, share in enumerate(_fired(endurance, volley)):
                found[then] += chance * share
    return tuple(found)


def struck_by(endurance: int, more: int) -> Left:
    """Let a target be hit once, for certain."""
    found = [0.0] * (endurance + 1)
    for intensity in range(1, 11):
        found[max(0, endurance - max(0, intensity + more))] += 0.1
    return tuple(found)


@lru_cache(maxsize=4096)
def _fired(endurance: int, volley: Volley) -> Left:
    """Return what is left of an Endurance after a volley. At most 4096 are kept, a few hundred bytes each."""
    left = whole(endurance)
    for shot in volley:
        harm = _harm(shot)
        for _ in range(shot.rate):
            found = [0.0] * len(left)
            for before, chance in enumerate(left):
                if chance:
                    for net, share in harm:
                        found[max(0, before - net)] += chance * share
            left = tuple(found)
    return left


@lru_cache(maxsize=1024)
def _harm(shot: Shot) -> tuple[tuple[int, float], ...]:
    """Return each Net Damage of one roll with its chance (SP-062 to SP-073); MOST destroys whatever there is."""
    sure, doubled = ways(DESTROYS), ways(DOUBLES) - ways(DESTROYS)
    twice = doubled if shot.percent >= sure + doubled else 0
    found: dict[int, float] = {MOST: sure / 100, 0: 1 - shot.percent / 100}
    rolled = sums(shot.dice)
    for factor, share in ((1, shot.percent - sure - twice), (2, twice)):
        for intensity, number in rolled.ways.items():
            net = min(MOST, max(0, intensity * factor + shot.more))
            found[net] = found.get(net, 0) + share / 100 * number / rolled.total
    return tuple(found.items())
