"""What a round of combat promises, exactly: every outcome of its dice, losses spread as the rules have it.

It supposes that nobody aborts, retreats or absorbs by disorder, and that no battle asset dies for a unit: so it
says what may come, before anybody decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.distribution import Distribution, certain
from engine.fab import fire
from engine.fab.cards import Effect, Quality
from engine.fab.fire import Firer, Target

FACES = 10


class Unit(NamedTuple):
    """A unit as somebody supposes it: the qualities of the steps it has left, the best first."""

    steps: str
    firer: Firer
    stays: bool = False
    """It never retreats (15.3)."""

    def now(self, left: int) -> Firer:
        """Describe it with so many steps left."""
        quality: Quality = self.steps[len(self.steps) - left]  # type: ignore[assignment]
        return self.firer._replace(quality=quality)


class Side(NamedTuple):
    """One side of a battle; the first unit is the point unit."""

    units: tuple[Unit, ...]
    guns: tuple[Firer, ...] = ()
    """Artillery and aircraft."""
    assets: tuple[Firer, ...] = ()
    """Battle assets, which fire with the units."""
    events: frozenset[Effect] = frozenset()
    """What those do that are assigned."""


class Battle(NamedTuple):
    """A round of combat as somebody supposes it."""

    attacker: Side
    defender: Side
    tdn: int
    defended: bool = False
    assault: bool = False


class Left(NamedTuple):
    """What is left in a round: steps of each unit, whether the defences stand, and what has become possible."""

    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    defended: bool
    opportunity: bool = False
    """The attackers may exploit (6.8)."""
    abort: bool = False
    """They took two hits at once, and so might have aborted (6.41b)."""
    retreat: bool = False
    """The defender took a hit at close range, which he might have answered by a retreat (6.42c)."""


class Outcome(NamedTuple):
    """What a round comes to: the steps lost by each side, and what has become possible."""

    attack: int
    defend: int
    gone: bool
    opportunity: bool
    abort: bool
    retreat: bool


def outcomes(battle: Battle) -> Distribution[Outcome]:
    """Return what a round may come to."""
    attack, defend = (sum(len(unit.steps) for unit in side.units) for side in (battle.attacker, battle.defender))
    return chances(battle).of(
        lambda left: Outcome(
            attack=attack - sum(left.attackers),
            defend=defend - sum(left.defenders),
            gone=not any(left.defenders),
            opportunity=left.opportunity,
            abort=left.abort,
            retreat=left.retreat,
        )
    )


def chances(battle: Battle) -> Distribution[Left]:
    """Return what may be left after a round (6.25 to 6.28)."""
    start = Left(
        tuple(len(unit.steps) for unit in battle.attacker.units),
        tuple(len(unit.steps) for unit in battle.defender.units),
        battle.defended,
    )
    found = certain(start)
    for stage in (_attacking_guns, _defending_guns, _defensive_fire, _offensive_fire):
        found = found.then(lambda left, stage=stage: stage(battle, left))  # type: ignore[misc]
    return found


def hits(needs: Iterable[int]) -> Distribution[int]:
    """Return how many of some dice succeed."""
    found = certain(0)
    for number in needs:
        good = sum(fire.succeeds(die, number) for die in range(1, FACES + 1))
        one = Distribution({1: good, 0: FACES - good})
        found = found.then(lambda before, one=one: one.of(lambda hit: before + hit))  # type: ignore[misc]
    return found


def _attacking_guns(battle: Battle, left: Left) -> Distribution[Left]:
    aim = _target(battle, battle.defender, left.defenders, defended=left.defended)
    if aim is None:
        return certain(left)
    needs = [fire.number(fire.artillery(gun, aim, attacking=True)) for gun in battle.attacker.guns]
    needs += _extra(battle.attacker, fire.BARRAGE)
    return hits(needs).of(lambda number: _hurt_defender(battle, left, number, spare=0))


def _defending_guns(battle: Battle, left: Left) -> Distribution[Left]:
    aim = _target(battle, battle.attacker, left.attackers)
    if aim is None:
        return certain(left)
    needs = [fire.number(fire.artillery(gun, aim, attacking=False)) for gun in battle.defender.guns]
    return hits(needs).of(lambda number: _hurt_attacker(left, number))


def _defensive_fire(battle: Battle, left: Left) -> Distribution[Left]:
    aim = _target(battle, battle.attacker, left.attackers)
    if aim is None or not any(left.defenders):
        return certain(left)
    needs = _close(battle.defender, left.defenders, aim, attacking=False)
    needs += _extra(battle.defender, fire.TANK_FORCE)
    if aim.armour:
        needs += _extra(battle.defender, fire.MISSILES)
    return hits(needs).of(lambda number: _hurt_attacker(left, number))


def _offensive_fire(battle: Battle, left: Left) -> Distribution[Left]:
    aim = _target(battle, battle.defender, left.defenders, defended=left.defended)
    if aim is None or not any(left.attackers):
        return certain(left)
    needs = _close(battle.attacker, left.attackers, at_close_range(battle, aim), attacking=True)
    return hits(needs).of(lambda number: _hurt_defender(battle, left, number, spare=1))


def at_close_range(battle: Battle, aim: Target) -> Target:
    """Add to a defender what changes only the attackers' close fire at him."""
    night, ramps = fire.NIGHT in battle.attacker.events, fire.RAMPS in battle.defender.events
    return aim._replace(assault=battle.assault, night=night, ramps=ramps)


def _extra(side: Side, effect: Effect) -> list[int]:
    """List what the dice need that an event adds (17)."""
    return [fire.EXTRA_DICE[effect]] * fire.EXTRA if effect in side.events else []


def _close(side: Side, left: tuple[int, ...], aim: Target, *, attacking: bool) -> list[int]:
    needs = []
    for unit, steps in zip(side.units, left, strict=True):
        if steps:
            needs += [fire.number(fire.close(unit.now(steps), aim, attacking=attacking))] * steps
    return needs + [fire.number(fire.close(asset, aim, attacking=attacking)) for asset in side.assets]


def _target(battle: Battle, side: Side, left: tuple[int, ...], *, defended: bool = False) -> Target | None:
    """Describe a side's point unit, or the next one once it is gone; None where nobody is left."""
    for unit, steps in zip(side.units, left, strict=True):
        if steps:
            now = unit.now(steps)
            return Target(now.quality, now.armour, battle.tdn, defended)
    return None


def _hurt_attacker(left: Left, number: int) -> Left:
    """Let the attacker lose steps; with a hit more than the first, and somebody left, he might abort."""
    after = spread(left.attackers, min(number, 1))[0]
    abort = left.abort or (number > 1 and any(after))
    return left._replace(attackers=spread(left.attackers, number)[0], abort=abort)


def _hurt_defender(battle: Battle, left: Left, number: int, *, spare: int) -> Left:
    """Let the defender lose steps; hits for his battle assets too, and ``spare`` ones, open the way (6.8).

    Artillery leaves none to spare, and from it nobody retreats.
    """
    if number and left.defended:
        number -= 1
        left = left._replace(defended=False)
    stays = any(steps and unit.stays for unit, steps in zip(battle.defender.units, left.defenders, strict=True))
    defenders, over = spread(left.defenders, number)
    gone = not any(defenders) and over >= len(battle.defender.assets) + spare
    return left._replace(defenders=defenders, opportunity=gone, retreat=bool(spare and number) and not stays)


def spread(steps: tuple[int, ...], number: int) -> tuple[tuple[int, ...], int]:
    """Spread losses (6.43), the point unit first, each once before any twice; return those nobody can take too."""
    left = [*steps]
    while number and any(left):
        for place, has in enumerate(left):
            if has and number:
                left[place] -= 1
                number -= 1
    return tuple(left), number
