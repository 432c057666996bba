"""One attack, worked out exactly: every roll it may come to, and what becomes of the target.

It goes through an attack as :mod:`engine.spearpoint.attack` does, with every outcome of the dice in the place of
one, and with every Damage card that may be on top. What is not known is left out: cards in other hands, and what
Friendly Fire that hits one's own units would change about the rolls behind it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from engine.core.distribution import Distribution, certain, dice, sums
from engine.core.flow import Flow
from engine.core.modifiers import summed
from engine.spearpoint.attack import outcome
from engine.spearpoint.close_assault import best_value
from engine.spearpoint.commands import does
from engine.spearpoint.crews import Fate, judge
from engine.spearpoint.damage import draw_damage_card
from engine.spearpoint.friendly_fire import candidates
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.numbers import (
    DOUBLES,
    attack_modifiers,
    damage_index,
    defense,
    destroys_from,
    friendly_fire_to,
    intensity_again,
    rate_of_fire,
)
from engine.spearpoint.ops import Reroll, TargetDefenseMod
from engine.spearpoint.state import Attack, SpearpointState, Unit
from engine.spearpoint.targets import attack_value

UNITS = LIBRARY.units

_Hit: TypeAlias = tuple[str, tuple[str, ...], int, bool, bool]
Left: TypeAlias = Literal["", "destroyed", "captured", "gone"]


class Fight(NamedTuple):
    """An attack to be worked out.

    ``group`` are the attackers, one or those of a Close Assault (then there are no ``weapons``); ``played`` the
    Command cards in force on the attack, ``plus`` and ``sharp`` the cards discarded for +1 on its attack and
    Intensity rolls (SP-024).
    """

    state: SpearpointState
    group: list[Unit]
    target: Unit
    weapons: list[int]
    played: tuple[str, ...] = ()
    plus: int = 0
    sharp: int = 0


class Course(NamedTuple):
    """How an attack may have gone so far."""

    endurance: int
    """Of the target; 0 once it has left."""
    effect: str
    """The Damage effect that it drew in this attack, or empty."""
    played: tuple[str, ...]
    plus: int
    sharp: int
    hit: bool = False
    friendly: bool = False
    """A roll was Friendly Fire and hit somebody."""
    left: Left = ""
    """How the target left, if it did."""
    points: int = 0
    again: bool = False
    """The attacker's crew may still roll an Intensity again (SP-R41)."""


class Roll(NamedTuple):
    """What one attack roll came to: ``hit``, ``miss`` or ``friendly_fire``; how a hit counts (SP-068, SP-069)."""

    result: str
    special: Literal["", "doubles", "destroys"] = ""


class Drawn(NamedTuple):
    """What a Damage effect makes of the target at once: the unit as it stands then, or how it left; points."""

    target: Unit
    left: Left
    points: int


class Forecast(NamedTuple):
    """All courses that an attack may take."""

    courses: Distribution[Course]

    @property
    def hit(self) -> Fraction:
        """The chance that at least one roll hits."""
        return self.courses.chance(lambda course: course.hit)

    @property
    def damaged(self) -> Fraction:
        """The chance that the target draws a Damage card and stands on (SP-076)."""
        return self.courses.chance(lambda course: bool(course.effect) and not course.left)

    @property
    def destroyed(self) -> Fraction:
        """The chance that it is destroyed (SP-077)."""
        return self.courses.chance(lambda course: course.left == "destroyed")

    @property
    def captured(self) -> Fraction:
        """The chance that it is captured (SP-091)."""
        return self.courses.chance(lambda course: course.left == "captured")

    @property
    def friendly(self) -> Fraction:
        """The chance that some roll hits one's own side (SP-067)."""
        return self.courses.chance(lambda course: course.friendly)

    @property
    def points(self) -> Fraction:
        """The Victory Points to be expected, crews included (SP-099, SP-100, SP-R10)."""
        return self.courses.mean(lambda course: course.points)


def forecast(fight: Fight) -> Forecast:
    """Work out an attack from its first roll to its last (SP-R12).

    The same attack on the same table is asked about each time that a panel is shown: what was found is kept.
    """
    group = tuple(unit.number for unit in fight.group)
    asked = group, fight.target.number, tuple(fight.weapons), fight.played, fight.plus, fight.sharp
    return _found(msgspec.json.encode(fight.state), *asked)


@lru_cache(maxsize=256)
def _found(
    table: bytes,
    group: tuple[int, ...],
    target: int,
    weapons: tuple[int, ...],
    played: tuple[str, ...],
    plus: int,
    sharp: int,
) -> Forecast:
    """Work out an attack. At most 256 are kept, 50 kB each."""
    state = msgspec.json.decode(table, type=SpearpointState)
    units = {unit.number: unit for unit in state.units}
    fight = Fight(state, [units[one] for one in group], units[target], list(weapons), played, plus, sharp)
    return Forecast(_Reckoning(fight).courses())


class _Reckoning:
    """The work on one fight; what a Damage effect changes is found once."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.leader = fight.group[0]
        self.needs = 0
        if not fight.weapons:
            best = best_value(fight.group)
            assert best is not None
            self.leader, self.needs = best
        self._effects = self._known_effects()
        self._after: dict[str, Drawn] = {"": Drawn(fight.target, "", 0)}
        self._worth: dict[tuple[str, Fate], int] = {}

    def courses(self) -> Distribution[Course]:
        """Go through all rolls of all weapons, or through the one of a Close Assault."""
        fight = self.fight
        found = certain(Course(fight.target.endurance, "", fight.played, fight.plus, fight.sharp))
        if intensity_again(self.leader):
            found = found.of(lambda course: course._replace(again=True))
        weapons: list[int | None] = [w for w in fight.weapons for _ in range(rate_of_fire(self.leader, w))]
        for weapon in weapons or [None]:
            found = found.then(_Shot(self, weapon).fired)
        return found

    def drawn(self, effect: str) -> Drawn:
        """Give what an effect makes of the target: it is carried out by the rules on a copy of the table."""
        if effect not in self._after:
            state = msgspec.json.decode(msgspec.json.encode(self.fight.state), type=SpearpointState)
            target = state.unit(self.fight.target.number)
            assert target is not None
            edge = UNITS[target.card].edge
            state.damage_deck = [card.id for card in LIBRARY.damage.values() if getattr(card, edge) == effect][:1]
            flow = Flow(state)
            draw_damage_card(flow, target, self.leader.seat)
            told = {event.kind for event in flow.events}
            left: Left = ""
            if "captured" in told:
                left = "captured"
            elif "destroyed" in told:
                left = "destroyed"
            elif target not in state.units:
                left = "gone"
            points = sum(event.public["points"] for event in flow.events if event.kind == "scored")
            self._after[effect] = Drawn(target, left, points)
        return self._after[effect]

    def _known_effects(self) -> Distribution[str]:
        """SP-079 Give the effects that the next Damage card may have, by the cards that may be on top.

        An empty deck is made anew from the discard pile; without any card there is no effect.
        """
        state = self.fight.state
        edge = UNITS[self.fight.target.card].edge
        ways: dict[str, int] = {}
        for card in state.damage_deck or state.damage_discard:
            effect = getattr(LIBRARY.damage[card], edge)
            ways[effect] = ways.get(effect, 0) + 1
        return Distribution(ways) if ways else certain("")

    def damage(self, course: Course) -> Distribution[Course]:
        """SP-076, SP-R05 Let a target that has no Damage card draw one if it comes to that."""
        if course.left or course.endurance > UNITS[self.fight.target.card].half:
            return certain(course)
        return self._effects.of(lambda effect: self._suffers(course, effect))

    def _suffers(self, course: Course, effect: str) -> Course:
        if not effect:
            return course
        after = self.drawn(effect)
        if after.left:
            return _over(course, after.left, after.points)
        return course._replace(effect=effect, points=course.points + after.points)

    def destroyed(self, course: Course, fate: Fate) -> Course:
        """SP-077, SP-087 Score the target, and its crew by its fate."""
        worth = course.effect, fate
        if worth not in self._worth:
            target = self.drawn(course.effect).target
            points = UNITS[target.card].cost
            if target.crew is not None:
                verdict = judge(self.fight.state, target.seat, fate, self.leader.seat)
                points += {"survives": 0, "captured": 2, "dies": 1}[verdict] * UNITS[target.crew].cost
            self._worth[worth] = points
        return _over(course, "destroyed", self._worth[worth])


def _over(course: Course, left: Left, points: int) -> Course:
    """End a course: rolls and cards that are left over make no difference any more."""
    return Course(0, "", (), 0, 0, course.hit, course.friendly, left, course.points + points)


class _Shot:
    """One attack roll, whatever came before it."""

    def __init__(self, reckoning: _Reckoning, weapon: int | None) -> None:
        self.reckoning, self.weapon = reckoning, weapon
        fight = reckoning.fight
        self.printed = None if weapon is None else UNITS[reckoning.leader.card].weapons[weapon]
        self.needs = reckoning.needs
        if self.printed is not None:
            value = attack_value(self.printed, UNITS[fight.target.card].type)
            assert value is not None
            self.needs = value
        coming = Attack(
            number=1,
            seat=reckoning.leader.seat,
            attackers=[unit.number for unit in fight.group],
            target=fight.target.number,
        )
        self.endangers = bool(candidates(fight.state, coming, reckoning.leader, weapon))
        self._rolls: dict[tuple[str, tuple[str, ...], int], Distribution[Roll]] = {}
        self._damages: dict[_Hit, Distribution[tuple[int, int, bool]]] = {}

    def fired(self, course: Course) -> Distribution[Course]:
        """Make the roll (SP-061 to SP-069); one that missed is made again by a card."""
        if course.left:
            return certain(course)
        rolls = self._roll(course, min(course.plus, 1))
        course = course._replace(plus=max(0, course.plus - 1))
        again = next((card for card in course.played if does(card, Reroll)), None)
        if again is None:
            return rolls.then(lambda roll: self._comes_to(course, roll))
        rest = list(course.played)
        rest.remove(again)
        renewed = course._replace(played=tuple(rest))
        second = self._roll(renewed, 0)
        return rolls.then(
            lambda roll: (
                self._comes_to(course, roll)
                if roll.result == "hit"
                else second.then(lambda other: self._comes_to(renewed, other))
            )
        )

    def _roll(self, course: Course, plus: int) -> Distribution[Roll]:
        key = course.effect, course.played, plus
        if key not in self._rolls:
            fight, leader = self.reckoning.fight, self.reckoning.leader
            target = self.reckoning.drawn(course.effect).target
            bonus = summed(attack_modifiers(fight.state, leader, self.weapon, target, list(course.played))) + plus
            friendly_to, destroys = friendly_fire_to(leader), destroys_from(target)

            def judged(natural: int) -> Roll:
                result = outcome(natural, self.needs, bonus, friendly_to)
                if result != "hit":
                    return Roll(result)
                return Roll(result, "destroys" if natural >= destroys else "doubles" if natural == DOUBLES else "")

            self._rolls[key] = sums(2).of(judged)
        return self._rolls[key]

    def _comes_to(self, course: Course, roll: Roll) -> Distribution[Course]:
        if roll.result == "friendly_fire":
            return certain(course._replace(friendly=course.friendly or self.endangers))
        if roll.result == "miss":
            return certain(course)
        course = course._replace(hit=True)
        if roll.special == "destroys":
            return certain(self.reckoning.destroyed(course, "dies"))
        return self._struck(course, doubled=roll.special == "doubles")

    def _struck(self, course: Course, *, doubled: bool) -> Distribution[Course]:
        """SP-072 to SP-077 Roll the Intensity: one die, in a Close Assault one for each member (SP-055)."""
        reckoning = self.reckoning
        damage = self._damage(course, doubled=doubled)
        if course.played or course.sharp:
            left = tuple(card for card in course.played if not does(card, TargetDefenseMod))
            course = course._replace(sharp=max(0, course.sharp - 1), played=left)

        def hit(rolled: tuple[int, int, bool]) -> Course:
            endurance = course.endurance - rolled[0]
            if endurance <= 0:
                return reckoning.destroyed(course, rolled[1])
            return course._replace(endurance=endurance, again=rolled[2])

        struck = damage.of(hit)
        if course.effect or self.reckoning.fight.target.damage is not None:
            return struck  # SP-078: it has its Damage card
        return struck.then(reckoning.damage)

    def _damage(self, course: Course, *, doubled: bool) -> Distribution[tuple[int, int, bool]]:
        """SP-072, SP-073 Give the Net Damage of a hit, with the least base Intensity of equal fate (SP-087).

        With them goes whether a Veteran crew may still roll again (SP-R41).
        """
        plus = min(course.sharp, 1)
        key = course.effect, course.played, plus, doubled, course.again
        if key not in self._damages:
            reckoning, fight = self.reckoning, self.reckoning.fight
            played = list(course.played)
            index = 0 if self.weapon is None else damage_index(reckoning.leader, self.weapon, played)
            less = defense(reckoning.drawn(course.effect).target, self.printed, played)
            factor = 2 if doubled else 1
            rolls = dice(len(fight.group) if self.weapon is None else 1)
            low = intensity_again(reckoning.leader) if course.again else 0

            def net(rolled: tuple[int, int], *, again: bool) -> tuple[int, int, bool]:
                return max(0, (rolled[0] + plus) * factor + index - less), _alike(rolled[1]), again

            second = rolls.of(lambda rolled: net(rolled, again=False))
            self._damages[key] = rolls.then(
                lambda rolled: second if rolled[0] <= low else certain(net(rolled, again=course.again))
            )
        return self._damages[key]


def _alike(base: int) -> int:
    """SP-088 to SP-090 Give the lowest base Intensity by which a crew fares like by this one."""
    return next(least for least in (7, 4, 1) if base >= least)
