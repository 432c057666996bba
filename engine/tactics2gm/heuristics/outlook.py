"""The table as whoever judges sees it: who stands where, with what, and what each weapon promises.

Worth is counted in deck points: what a unit costs is what its loss is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from engine.tactics2gm import objectives
from engine.tactics2gm.cards import UnitCard, Weapon
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import DISTANCE, ROWS, WIDTH, Square, field, own_row, to_headquarters
from engine.tactics2gm.view import TacticsView, UnitView

HEADQUARTERS = 2.0
"""What an Impact Point of a Headquarters that must fall is worth."""
SUPPLY = 3.0
"""What a row more in the supply line is worth: an Action Point every turn."""
PULL = 0.6
"""What a square nearer to where the enemy Headquarters can be shot at is worth."""
EXPOSURE = 0.7
"""How much of what enemies could do to a unit in their next turn counts: they cannot shoot at everybody."""
AFTER_MOVING = 0.6
"""How much of that counts of an enemy who must move first."""
SHELTER = 0.2
"""What cover is worth for each step that it makes a unit harder to hit, whoever may shoot."""
_WORST = 3
"""Wounds beyond this make nothing worse (TG-103)."""


class Aims(NamedTuple):
    """What a weapon may be fired at."""

    weapon: Weapon
    targets: list[tuple[Square, float]]
    """Where enemies stand that it can harm, and what a shot at each promises."""
    headquarters: float
    """What a shot at a Headquarters that must fall promises."""


class Outlook:
    """A view with what is asked of it again and again."""

    def __init__(self, view: TacticsView, side: int) -> None:
        self.view, self.side, self.catalog = view, side, view.catalog
        self.enemies = [unit for unit in view.units if unit.side != side and unit.at is not None]
        self.friends = [unit for unit in view.units if unit.side == side and unit.at is not None]
        self.must_fall = objectives.headquarters(view, side)
        self._by_number = {unit.number: unit for unit in view.units}
        self._stands: dict[int, Callable[[Square], float]] = {}

    def unit(self, number: str | int) -> UnitView:
        """Find a unit that an option names."""
        return self._by_number[int(number)]

    def card(self, unit: UnitView) -> UnitCard:
        """Look up the card of a unit."""
        return self.catalog.units[unit.card]

    def arms(self, unit: UnitView) -> list[Weapon]:
        """List the weapons of a unit on its card, and on those of its tokens that show their coloured side."""
        found = list(self.card(unit).weapons)
        for token in unit.tokens:
            weapon = LIBRARY.tokens[token.id].weapon
            if weapon is not None and token.up:
                found.append(weapon)
        return found

    def price(self, unit: UnitView) -> int:
        """Return what a unit is worth."""
        return max(1, self.card(unit).cost)

    def promise(self, weapon: Weapon, enemy: UnitView, wounds: int = 0) -> float:
        """Estimate what a shot does to a unit where it stands: the points it is likely to destroy.

        ``wounds`` are those of the shooter.
        """
        if weapon.pen < enemy.armour or not self.card(enemy).among(weapon.against):
            return 0.0
        worse = min(wounds, _WORST) + _sheltered(weapon, enemy)
        return _harm(weapon, enemy.armour, enemy.wounds, enemy.toughness, worse) * self.price(enemy)

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
        return self.exposure(card, unit.armour, unit.wounds, unit.toughness, unit.at)

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
        boards = self.view.columns // WIDTH
        return min(to_headquarters(1 - self.side, board, at) for board in range(boards))

    def aims(self, weapons: Iterable[Weapon], wounds: int = 0) -> list[Aims]:
        """List for each weapon the enemies that it can harm; ``wounds`` are those of who fires."""
        return [
            Aims(
                weapon,
                [(at, worth) for at, enemy in self._targets if (worth := self.promise(weapon, enemy, wounds)) > 0],
                headquarters_promise(weapon, wounds) if self.must_fall else 0.0,
            )
            for weapon in weapons
        ]

    @cached_property
    def _targets(self) -> list[tuple[Square, UnitView]]:
        return [(enemy.at, enemy) for enemy in self.enemies if enemy.at is not None]

    @cached_property
    def threats(self) -> list[tuple[UnitView, Square, int, tuple[Weapon, ...]]]:
        """The enemies who could shoot in their next turn: each with its square, Movement and weapons."""
        return [
            (enemy, enemy.at, 0 if rooted(enemy) else self.card(enemy).move, weapons)
            for enemy in self.enemies
            if enemy.at is not None and (weapons := tuple(self.arms(enemy)))
        ]

    def stand(self, unit: UnitView) -> Callable[[Square], float]:
        """Judge squares for a unit: what it can do there, what it may suffer, and what its being there serves."""
        found = self._stands.get(unit.number)
        if found is None:
            found = self._stands[unit.number] = self._judged(unit)
        return found

    def _judged(self, unit: UnitView) -> Callable[[Square], float]:
        card, weapons = self.card(unit), self.arms(unit)
        aims = [] if unit.load else self.aims(weapons, unit.wounds)
        far = farthest(weapons)

        def worth(at: Square) -> float:
            found = self.offense(aims, at) + SHELTER * cover(self.view, card, at)
            found -= EXPOSURE * self.exposure(card, unit.armour, unit.wounds, unit.toughness, at)
            if not self.must_fall or card.cls == "landing_craft":
                return found + objectives.pull(self.view, self.side, unit, at)
            return found + SUPPLY * self.supplied(unit.at, at) + self.pull(far, at)

        return cache(worth)

    def pull(self, far: int, at: Square) -> float:
        """Judge how near a square is to where weapons that fire so far can shoot at the enemy Headquarters."""
        return -PULL * max(0, self.to_enemy_headquarters(at) - far)

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

    def exposure(self, unit: UnitCard, armour: int, wounds: int, toughness: int, at: Square) -> float:
        """Judge what enemies could do to a unit on a square in their next turn, at most its worth."""
        total, hard = 0.0, cover(self.view, unit, at)
        for _, place, move, weapons in self.threats:
            far = DISTANCE[at][place]
            best = 0.0
            for weapon in weapons:
                if weapon.range and weapon.range + move < far:
                    continue
                factor = 1.0 if weapon.reaches(far) else AFTER_MOVING
                best = max(best, factor * _harm(weapon, armour, wounds, toughness, hard))
            total += best
        return min(total, 1.0) * max(1, unit.cost)


@cache
def _field(columns: int) -> frozenset[Square]:
    return frozenset(field(columns))


def farthest(weapons: Iterable[Weapon]) -> int:
    """Return from how far weapons harm a Headquarters; 1 where none does."""
    return max((weapon.range for weapon in weapons if headquarters_promise(weapon) > 0), default=1)


def rooted(unit: UnitView) -> bool:
    """Return whether something on a unit is set up to fire, so that it cannot move (TG-107)."""
    return any(token.up and LIBRARY.tokens[token.id].flip == "setup" for token in unit.tokens)


def _sheltered(weapon: Weapon, enemy: UnitView) -> int:
    """Return by how much cover, lying prone and smoke make a unit harder to hit."""
    hidden = ("prone" in enemy.marks) + 2 * ("smoke" in enemy.marks)
    return hidden + (enemy.cover != "" and weapon.ignores != "all")


def _harm(weapon: Weapon, armour: int, wounds: int, toughness: int, worse: int) -> float:
    """Estimate which share of a unit a shot destroys, when so much is added to both of its numbers."""
    if weapon.pen < armour:
        return 0.0
    left = toughness - wounds
    hits, kills = _chances(weapon.hit, weapon.crit, worse)
    if weapon.damage >= left:
        kills = hits
    return kills + (hits - kills) * weapon.damage / toughness


@cache
def _chances(hit: int, crit: int, worse: int) -> tuple[float, float]:
    """Return the chances to hit and to roll a critical (TG-R10)."""
    hit = min(10, hit + worse)
    return (11 - hit) / 10, (11 - max(hit, min(10, crit + worse))) / 10


@cache
def headquarters_promise(weapon: Weapon, wounds: int = 0) -> float:
    """Estimate what a shot at a Headquarters is worth."""
    armour = max(hq.armour for hq in LIBRARY.hqs.values())
    if weapon.pen < armour or weapon.against:
        return 0.0
    return _chances(weapon.hit, weapon.crit, min(wounds, _WORST))[0] * weapon.damage * HEADQUARTERS


def cover(view: TacticsView, card: UnitCard, at: Square) -> int:
    """Return by how much the ground of a square makes a unit harder to hit."""
    place = view.terrain.get(at)
    feature = view.features.get(at)
    if place is None and feature is None:
        return 0
    level = LIBRARY.terrain[place.card].cover_of(card) if place is not None and not place.ruin else None
    if level is None and feature is not None:
        level = LIBRARY.features[feature].cover_of(card)
    return 0 if level is None else LIBRARY.covers[level].hit
