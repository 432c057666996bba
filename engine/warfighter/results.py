"""What dice do to a Hostile card: Kill and Suppress results, die by die (WF-034 to WF-037)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.warfighter.field import Hostile


class Reticles(NamedTuple):
    """A Hostile card's reticles: how many live, how many Suppress counters lie there, and how tough they are."""

    living: int
    suppress: int
    hurt: int
    tough: int
    """Kill results that each needs."""

    @classmethod
    def of(cls, hostile: Hostile) -> Reticles:
        """Read them off a card."""
        return cls(hostile.living, hostile.suppress, hostile.hurt, hostile.printed.kills)

    @property
    def active(self) -> int:
        """Those that are neither killed nor suppressed."""
        return max(0, self.living - self.suppress)

    def pinned(self, number: int = 1) -> Reticles:
        """WF-036 Add Suppress counters, never more than there are living reticles."""
        return self._replace(suppress=min(self.living, self.suppress + number))

    def killed(self, number: int) -> Reticles:
        """WF-034 Give a Kill result to so many reticles, each at most once; active ones go first."""
        if self.tough > 1:
            if self.hurt + 1 < self.tough:
                return self._replace(hurt=self.hurt + 1)
            number = 1
        living = max(0, self.living - number)
        return self._replace(living=living, suppress=min(self.suppress, living), hurt=0)

    def after(self, hits: Iterable[bool], *, defeated: bool, explosion: int) -> Reticles:
        """WF-037 Apply dice from left to right, each as a hit or a miss, all against one cover roll."""
        found = self
        for hit in hits:
            if hit and defeated:
                found = found.killed(min(explosion, found.living)) if found.living else found
            elif hit:
                found = found.pinned(explosion)
            elif defeated:
                found = found.pinned()
        return found


def hits(rolled: int, needed: int, added: int) -> bool:
    """WF-029 Return whether a die hits: a natural 10 always, a natural 1 never."""
    return rolled == 10 or (rolled > 1 and rolled + added >= needed)


def defeats(rolled: int, pen: int, cover: int, *, armour: bool) -> bool:
    """WF-033 Return whether a cover roll defeats a Cover; armour asks for Penetration 2."""
    return rolled + pen >= cover and (not armour or pen >= ARMOUR)


ARMOUR = 2
"""The least Penetration against armour."""
EVER = 6
"""What a cover roll counts as that needs no die."""
