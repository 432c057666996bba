"""One attack roll with its Intensity, worked out exactly from numbers alone: whoever fires, and at whom."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.distribution import Distribution, certain, dice, sums
from engine.spearpoint.attack import outcome
from engine.spearpoint.crews import CrewFate
from engine.spearpoint.numbers import DOUBLES


class Aim(NamedTuple):
    """The numbers of a roll, after :mod:`engine.spearpoint.numbers`.

    ``number`` is how many dice the Intensity has, ``plus`` what is added to it, ``more`` the Damage Index less the
    Defense; an Intensity up to ``low`` is rolled again, once (SP-R41).
    """

    needs: int
    bonus: int
    friendly_to: int
    destroys_from: int
    number: int
    plus: int
    more: int
    low: int


class Kind(NamedTuple):
    """What a roll was: ``hit``, ``miss`` or ``friendly_fire``; and whether its Intensity was rolled again."""

    result: str
    again: bool = False


class RollEffect(NamedTuple):
    """What a roll does to its target.

    ``net`` is the Net Damage (SP-073), ``fate`` the least base Intensity by which a crew fares alike (SP-087), or
    ``dies`` where the target is destroyed whatever its Endurance (SP-069); None for no hit.
    """

    net: int = 0
    fate: CrewFate | None = None


class HitDistribution(NamedTuple):
    """In how many ways of ``total`` each damage comes about, by the kind of the roll."""

    total: int
    kinds: dict[Kind, dict[RollEffect, int]]


@lru_cache(maxsize=1024)
def hit_distribution(aim: Aim) -> HitDistribution:
    """SP-062 to SP-073 Make the roll. Many shots have the same numbers: at most 1024 are kept, 5 kB each."""

    def judged(natural: int) -> Distribution[tuple[Kind, RollEffect]]:
        result = outcome(natural, aim.needs, aim.bonus, aim.friendly_to)
        if result != "hit":
            return certain((Kind(result), RollEffect()))
        if natural >= aim.destroys_from:
            return certain((Kind(result), RollEffect(0, "dies")))
        return doubled if natural == DOUBLES else struck

    struck, doubled = _struck(aim, 1), _struck(aim, 2)
    found = sums(2).then(judged)
    kinds: dict[Kind, dict[RollEffect, int]] = {}
    for (kind, damage), ways in found.ways.items():
        kinds.setdefault(kind, {})[damage] = ways
    return HitDistribution(found.total, kinds)


def _struck(aim: Aim, factor: int) -> Distribution[tuple[Kind, RollEffect]]:
    """SP-068, SP-072 Roll the Intensity of a hit and multiply it."""

    def net(rolled: tuple[int, int], *, again: bool = False) -> tuple[Kind, RollEffect]:
        damage = max(0, (rolled[0] + aim.plus) * factor + aim.more)
        return Kind("hit", again), RollEffect(damage, _alike(rolled[1]))

    rolls = dice(aim.number)
    second = rolls.of(lambda rolled: net(rolled, again=True))
    return rolls.then(lambda rolled: second if rolled[0] <= aim.low else certain(net(rolled)))


def _alike(base: int) -> int:
    """SP-088 to SP-090 Return the lowest base Intensity by which a crew fares like by this one."""
    return 7 if base >= 7 else 4 if base >= 4 else 1
