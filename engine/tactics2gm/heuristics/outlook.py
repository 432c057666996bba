"""The table as whoever judges sees it: who stands where, with what, and what each weapon promises.

Worth is counted in deck points: what a unit costs is what its loss is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from engine.tactics2gm import objectives
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.cards import UnitCard, Weapon
from engine.tactics2gm.heuristics.promises import arms, at_headquarters, cover, hampered, harm, sheltered
from engine.tactics2gm.heuristics.race import IMPACT_POINT, Gun, Race, distance, guns
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Income
from engine.tactics2gm.squares import DISTANCE, ROWS, Square, field, own_row
from engine.tactics2gm.view import TacticsView, UnitView

SUPPLY = 1.5
"""What an Action Point every turn is worth: of one row more in the supply line, or of a Command Group."""
PULL = 0.8
"""What a square nearer to where the enemy Headquarters can be shot at is worth."""
EXPOSURE = 0.5
"""How much of what enemies could do to a unit in their next turn counts: they cannot shoot at everybody."""
AFTER_MOVING = 0.2
"""How much of that counts of an enemy who must move first: he has other ways to go."""
TEMPTED = 0.4
"""How much of that counts of an enemy who could shoot at the Headquarters instead."""
SHELTER = 0.2
"""What cover is worth for each step that it makes a unit harder to hit, whoever may shoot."""


class Aims(NamedTuple):
    """What a weapon may be fired at."""

    weapon: Weapon
    targets: list[tuple[Square, float]]
    """Where enemies stand that it can harm, and what a shot at each promises."""
    headquarters: float
    """What a shot at a Headquarters that must fall promises."""


class Threat(NamedTuple):
    """An enemy who could shoot in his next turn."""

    at: Square
    move: int
    weapons: tuple[Weapon, ...]
    attention: float
    """How much of what he could do to a unit counts."""


class Outlook:
    """A view with what is asked of it again and again."""

    def __init__(self, view: TacticsView, side: int) -> None:
        self.view, self.side, self.catalog = view, side, view.catalog
        self.enemies = [unit for unit in view.units if unit.side != side and unit.at is not None]
        self.friends = [unit for unit in view.units if unit.side == side and unit.at is not None]
        self.must_fall = objectives.headquarters(view, side)
        self._by_number = {unit.number: unit for unit in view.units}
        self._stands: dict[int, Callable[[Square], float]] = {}
        self._prices: dict[int, float] = {}
        self._race = Race(view)

    def unit(self, number: str | int) -> UnitView:
        """Find a unit that an option names."""
        return self._by_number[int(number)]

    def card(self, unit: UnitView) -> UnitCard:
        """Look up the card of a unit."""
        return self.catalog.units[unit.card]

    def arms(self, unit: UnitView) -> list[Weapon]:
        """List the weapons of a unit that are ready to be fired."""
        return arms(self.catalog, unit)

    def price(self, unit: UnitView) -> float:
        """Return what a unit is worth: its cost, and what it is to do to a Headquarters from where it stands."""
        found = self._prices.get(unit.number)
        if found is None:
            card = self.card(unit)
            found = loss(card)
            if unit.at is not None:
                found += self._race.future(guns(self.arms(unit), unit.wounds), card.move, unit.side, unit.at)
            self._prices[unit.number] = found
        return found

    def promise(self, weapon: Weapon, enemy: UnitView, wounds: int = 0) -> float:
        """Estimate what a shot does to a unit where it stands: the points it is likely to destroy.

        ``wounds`` are those of the shooter.
        """
        if weapon.pen < enemy.armour or not self.card(enemy).among(weapon.against):
            return 0.0
        worse = hampered(wounds) + sheltered(weapon, enemy)
        return harm(weapon, enemy.armour, enemy.wounds, enemy.toughness, worse) * self.price(enemy)

    @cached_property
    def automatic(self) -> bool:
        """Whether it is the automatic opponent who judges."""
        return self.view.viewer is not None and self.view.players[self.view.viewer].automatic

    def stored(self, side: int) -> int:
        """Return the Action Points that a side has."""
        return sum(player.ap for player in self.view.players if player.side == side)

    def on_field(self, at: Square) -> bool:
        """Return whether a square is on the field, which may be one board or two."""
        return at in _field(self.view.columns)

    def danger(self, unit: UnitView) -> float:
        """Judge what enemies could do to a unit where it stands."""
        if unit.at is None:
            return 0.0
        card = self.card(unit)
        return self.risk(card, unit.armour, unit.wounds, unit.toughness, unit.at) * self.price(unit)

    @cached_property
    def rows(self) -> dict[int, int]:
        """How many ground units hold each own row."""
        held: dict[int, int] = {}
        for unit in self.friends:
            assert unit.at is not None
            row = own_row(self.side, unit.at)
            held[row] = held.get(row, 0) + 1
        return held

    def supplied(self, left: Square | None, at: Square | None) -> int:
        """Count the rows of the supply line, were a unit to leave one square and come to another."""
        held = dict(self.rows)
        if left is not None:
            held[own_row(self.side, left)] -= 1
        if at is not None:
            row = own_row(self.side, at)
            held[row] = held.get(row, 0) + 1
        rows = self.view.catalog.scenarios[self.view.scenario].supply.get(self.view.forces[self.side].side, 0)
        while rows < ROWS and held.get(rows + 1, 0) > 0:
            rows += 1
        return rows

    def to_enemy_headquarters(self, at: Square) -> int:
        """Count the squares to the nearest enemy Headquarters."""
        return distance(1 - self.side, self.view.columns, at)

    def aims(self, weapons: Iterable[Weapon], wounds: int = 0) -> list[Aims]:
        """List for each weapon the enemies that it can harm; ``wounds`` are those of who fires."""
        return [
            Aims(
                weapon,
                [(at, worth) for at, enemy in self._targets if (worth := self.promise(weapon, enemy, wounds)) > 0],
                IMPACT_POINT * at_headquarters(weapon, wounds) if self.must_fall else 0.0,
            )
            for weapon in weapons
        ]

    @cached_property
    def _targets(self) -> list[tuple[Square, UnitView]]:
        return [(enemy.at, enemy) for enemy in self.enemies if enemy.at is not None]

    @cached_property
    def _threats(self) -> list[Threat]:
        """The enemies who could shoot in their next turn."""
        return [
            Threat(enemy.at, move, weapons, self._attention(enemy.at, move, weapons))
            for enemy in self.enemies
            if enemy.at is not None and (weapons := tuple(self.arms(enemy)))
            for move in [0 if rooted(enemy) else self.card(enemy).move]
        ]

    def _attention(self, at: Square, move: int, weapons: Sequence[Weapon]) -> float:
        if not objectives.headquarters(self.view, 1 - self.side):
            return 1.0
        far = distance(self.side, self.view.columns, at)
        return TEMPTED if any(gun.reach + move >= far for gun in guns(weapons)) else 1.0

    def stand(self, unit: UnitView) -> Callable[[Square], float]:
        """Judge squares for a unit: what it can do there, what it may suffer, and what its being there serves."""
        found = self._stands.get(unit.number)
        if found is None:
            found = self._stands[unit.number] = self._judged(unit)
        return found

    def _judged(self, unit: UnitView) -> Callable[[Square], float]:
        card, weapons = self.card(unit), self.arms(unit)
        aims = [] if unit.load else self.aims(weapons, unit.wounds)
        found = guns(weapons, unit.wounds)

        def worth(at: Square) -> float:
            promised = self.offense(aims, at) + SHELTER * cover(self.view, card, at)
            risk = self.risk(card, unit.armour, unit.wounds, unit.toughness, at)
            if not self.must_fall or card.cls == "landing_craft":
                staying = objectives.pull(self.view, self.side, unit, at) - risk * loss(card)
            else:
                staying = self.staying(card, found, risk, at) + SUPPLY * self.supplied(unit.at, at)
            return promised + staying

        return cache(worth)

    def staying(self, card: UnitCard, found: list[Gun], risk: float, at: Square) -> float:
        """Judge what a unit with such guns is to do from a square, as far as it is not destroyed there first."""
        future = self._race.future(found, card.move, self.side, at)
        reach = max((gun.reach for gun in found), default=1)
        beyond = max(0, self.to_enemy_headquarters(at) - reach)
        return future - risk * (loss(card) + future) - PULL * beyond

    def offense(self, aims: Sequence[Aims], at: Square) -> float:
        """Judge what a unit's weapons promise from a square: each fires once, at the best it reaches."""
        total = 0.0
        for weapon, targets, headquarters in aims:
            best = 0.0
            for place, worth in targets:
                if worth > best and weapon.reaches(DISTANCE[at][place]):
                    best = worth
            if headquarters > best and weapon.reaches(self.to_enemy_headquarters(at)):
                best = headquarters
            total += best
        return total

    def risk(self, card: UnitCard, armour: int, wounds: int, toughness: int, at: Square) -> float:
        """Estimate which share of a unit enemies destroy on a square in their next turn."""
        total, hard = 0.0, cover(self.view, card, at)
        for place, move, weapons, attention in self._threats:
            far = DISTANCE[at][place]
            best = 0.0
            for weapon in weapons:
                if weapon.range and weapon.range + move < far:
                    continue
                factor = 1.0 if weapon.reaches(far) else AFTER_MOVING
                best = max(best, factor * harm(weapon, armour, wounds, toughness, hard))
            total += attention * best
        return min(EXPOSURE * total, 1.0)


@cache
def _field(columns: int) -> frozenset[Square]:
    return frozenset(field(columns))


def loss(card: UnitCard) -> float:
    """Return what it costs to lose a unit, wherever it stands: its price, and the Action Points that it earns."""
    earned: int = sum([op.ap for _, op in printed(card, Income)])
    return max(1, card.cost) + SUPPLY * earned


def rooted(unit: UnitView) -> bool:
    """Return whether something on a unit is set up to fire, so that it cannot move (TG-107)."""
    return any(token.up and LIBRARY.tokens[token.id].flip == "setup" for token in unit.tokens)
