"""One attack, worked out exactly: every roll it may come to, and what becomes of the target.

It goes through an attack as :mod:`engine.spearpoint.attack` does, with every outcome of the dice in the place of
one, and with every Damage card that may be on top. What is not known is left out: cards in other hands, and what
Friendly Fire that hits one's own units would change about the rolls behind it.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from engine.core.distribution import Distribution, certain
from engine.core.flow import Flow
from engine.core.modifiers import summed
from engine.spearpoint.close_assault import best_value
from engine.spearpoint.commands import does
from engine.spearpoint.crews import CrewFate, judge
from engine.spearpoint.damage import draw_damage_card
from engine.spearpoint.friendly_fire import candidates
from engine.spearpoint.hit_distribution import Aim, Kind, RollEffect, hit_distribution
from engine.spearpoint.numbers import (
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

_decode = msgspec.json.Decoder(SpearpointState).decode

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


class Stage(NamedTuple):
    """Where an attack may be between two rolls, and in how many ways it may have come there.

    ``standing``: with the target there, by its Endurance, which is 0 in the course; ``over``: with it gone.
    """

    standing: dict[Course, dict[int, int]]
    over: dict[Course, int]


class Outcome(NamedTuple):
    """What a roll comes to: how the course goes on, and the target's Endurance, or the fate that it dies by."""

    then: Course
    endurance: int
    fate: CrewFate | None = None


class Strokes:
    """In how many ways of ``total`` a roll does which damage, by what becomes of cards, crew and own side."""

    def __init__(self, total: int, courses: dict[Course, dict[RollEffect, int]]) -> None:
        self.total = total
        self._courses = courses
        self._outcomes: dict[int, dict[Outcome, int]] = {}

    def outcomes(self, endurance: int) -> dict[Outcome, int]:
        """Find what the roll comes to for a target with this Endurance, and in how many ways."""
        if endurance not in self._outcomes:
            found: dict[Outcome, int] = defaultdict(int)
            for then, damages in self._courses.items():
                for (net, fate), ways in damages.items():
                    left = endurance - net
                    dead = fate is not None and (fate == "dies" or left <= 0)
                    found[Outcome(then, 0, fate) if dead else Outcome(then, left)] += ways
            self._outcomes[endurance] = found
        return self._outcomes[endurance]


class Drawn(NamedTuple):
    """What a Damage effect makes of the target at once: the unit as it stands then, or how it left; points."""

    target: Unit
    left: Left
    points: int


class End(NamedTuple):
    """How an attack may end, as far as anybody asks: where a course stops."""

    hit: bool
    friendly: bool
    damaged: bool
    left: Left


class AttackOdds:
    """All courses that an attack may take."""

    def __init__(self, courses: Distribution[Course]) -> None:
        self.courses = courses
        self._ends = courses.of(
            lambda course: End(course.hit, course.friendly, bool(course.effect) and not course.left, course.left)
        )

    @property
    def hit(self) -> Fraction:
        """The chance that at least one roll hits."""
        return self._ends.chance(lambda end: end.hit)

    @property
    def damaged(self) -> Fraction:
        """The chance that the target draws a Damage card and stands on (SP-076)."""
        return self._ends.chance(lambda end: end.damaged)

    @property
    def destroyed(self) -> Fraction:
        """The chance that it is destroyed (SP-077)."""
        return self._ends.chance(lambda end: end.left == "destroyed")

    @property
    def captured(self) -> Fraction:
        """The chance that it is captured (SP-091)."""
        return self._ends.chance(lambda end: end.left == "captured")

    @property
    def friendly(self) -> Fraction:
        """The chance that some roll hits one's own side (SP-067)."""
        return self._ends.chance(lambda end: end.friendly)

    @property
    def points(self) -> Fraction:
        """The Victory Points to be expected, crews included (SP-099, SP-100, SP-R10)."""
        return self.courses.mean(lambda course: course.points)


def attack_odds(fight: Fight) -> AttackOdds:
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
) -> AttackOdds:
    """Work out an attack. At most 256 are kept, 50 kB each."""
    state = _decode(table)
    units = {unit.number: unit for unit in state.units}
    fight = Fight(state, [units[one] for one in group], units[target], list(weapons), played, plus, sharp)
    return AttackOdds(_Calculation(fight).courses())


class _Calculation:
    """The work on one fight; what a Damage effect changes is found once."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.leader = fight.group[0]
        self.needs = 0
        if not fight.weapons:
            best = best_value(fight.state, fight.group, fight.target)
            assert best is not None
            self.leader, self.needs = best
        self.effects = self._known_effects()
        self._table = msgspec.json.encode(fight.state)
        self._after: dict[str, Drawn] = {"": Drawn(fight.target, "", 0)}
        self._worth: dict[tuple[str, CrewFate], int] = {}

    def courses(self) -> Distribution[Course]:
        """Go through all rolls of all weapons, or through the one of a Close Assault."""
        fight = self.fight
        again = bool(intensity_again(fight.state, self.leader))
        start = Course(0, "", fight.played, fight.plus, fight.sharp, again=again)
        stage = Stage({start: {fight.target.endurance: 1}}, {})
        shots = [(_Shot(self, weapon), rate_of_fire(fight.state, self.leader, weapon)) for weapon in fight.weapons]
        for shot, rate in shots or [(_Shot(self, None), 1)]:
            for _ in range(rate):
                stage = shot.fired(stage)
        found = dict(stage.over)
        for course, standing in stage.standing.items():
            found |= {course._replace(endurance=endurance): ways for endurance, ways in standing.items()}
        return Distribution(found)

    def drawn(self, effect: str) -> Drawn:
        """Return what an effect makes of the target: it is carried out by the rules on a copy of the table."""
        if effect not in self._after:
            state = _decode(self._table)
            target = state.unit(self.fight.target.number)
            assert target is not None
            edge = state.catalog.units[target.card].edge
            state.damage_deck = [
                card.id for card in state.catalog.damage.values() if getattr(card, edge) == effect
            ][:1]
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
        """SP-079 Return the effects that the next Damage card may have, by the cards that may be on top.

        An empty deck is made anew from the discard pile; without any card there is no effect.
        """
        state = self.fight.state
        edge = state.catalog.units[self.fight.target.card].edge
        ways: dict[str, int] = {}
        for card in state.damage_deck or state.damage_discard:
            effect = getattr(state.catalog.damage[card], edge)
            ways[effect] = ways.get(effect, 0) + 1
        return Distribution(ways) if ways else certain("")

    def suffers(self, course: Course, effect: str) -> Course:
        """SP-076 Let a target have drawn a Damage card with this effect; empty: there is none."""
        if not effect:
            return course
        after = self.drawn(effect)
        if after.left:
            return _over(course, after.left, after.points)
        return course._replace(effect=effect, points=course.points + after.points)

    def destroyed(self, course: Course, fate: CrewFate) -> Course:
        """SP-077, SP-087 Score the target, and its crew by its fate."""
        worth = course.effect, fate
        if worth not in self._worth:
            target = self.drawn(course.effect).target
            units = self.fight.state.catalog.units
            points = units[target.card].cost
            if target.crew is not None:
                verdict = judge(self.fight.state, target.seat, fate, self.leader.seat)
                points += {"survives": 0, "captured": 2, "dies": 1}[verdict] * units[target.crew].cost
            self._worth[worth] = points
        return _over(course, "destroyed", self._worth[worth])


def _over(course: Course, left: Left, points: int) -> Course:
    """End a course: rolls and cards that are left over make no difference any more."""
    return Course(0, "", (), 0, 0, course.hit, course.friendly, left, course.points + points)


def _since(before: Course, after: Course) -> Course:
    """Return the whole of a course by its parts before and after a roll, which changes no effect by itself."""
    return Course(
        after.endurance,
        before.effect,
        after.played,
        after.plus,
        after.sharp,
        before.hit or after.hit,
        before.friendly or after.friendly,
        after.left,
        before.points + after.points,
        after.again,
    )


class _Shot:
    """The attack rolls of one weapon, whatever came before them."""

    def __init__(self, calculation: _Calculation, weapon: int | None) -> None:
        self.calculation, self.weapon = calculation, weapon
        fight = calculation.fight
        units = fight.state.catalog.units
        self.target = fight.target
        self.printed = None if weapon is None else units[calculation.leader.card].weapons[weapon]
        self.needs = calculation.needs
        if self.printed is not None:
            value = attack_value(self.printed, units[fight.target.card].type)
            assert value is not None
            self.needs = value
        coming = Attack(
            number=1,
            seat=calculation.leader.seat,
            attackers=[unit.number for unit in fight.group],
            target=fight.target.number,
        )
        self.endangers = bool(candidates(fight.state, coming, calculation.leader, weapon))
        self._known: dict[Course, Strokes] = {}
        self._rolled: dict[tuple[Course, tuple[Aim, Aim | None]], Strokes] = {}

    def fired(self, stage: Stage) -> Stage:
        """Make a roll where the target is still there (SP-061 to SP-077).

        What has been hit and scored before makes no difference to it. The target draws a Damage card if it comes
        to that (SP-076, SP-R05) and it has none (SP-078).
        """
        calculation, effects = self.calculation, self.calculation.effects
        half = calculation.fight.state.catalog.units[self.target.card].half
        strokes = {course: self._strokes(course) for course in stage.standing}
        common = lcm(*{each.total for each in strokes.values()}) * effects.total
        over = defaultdict(int, {course: ways * common for course, ways in stage.over.items()})
        standing: dict[Course, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        hurt: dict[Course, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        lost: dict[tuple[Course, CrewFate], int] = defaultdict(int)
        for course, before in stage.standing.items():
            draws = not course.effect and self.target.damage is None
            weight = common // strokes[course].total
            goes_on: dict[Course, Course] = {}
            for endurance, ways in before.items():
                for (then, left, fate), number in strokes[course].outcomes(endurance).items():
                    after = goes_on.get(then) or goes_on.setdefault(then, _since(course, then))
                    if fate is not None:
                        lost[after, fate] += ways * weight * number
                    elif draws and then.hit and left <= half:
                        hurt[after][left] += ways * weight * number
                    else:
                        standing[after][left] += ways * weight * number
        for (course, fate), ways in lost.items():
            over[calculation.destroyed(course, fate)] += ways
        for effect, number in effects.ways.items():
            for course, after_hit in hurt.items():
                drawn = calculation.suffers(course, effect)
                for left, ways in after_hit.items():
                    if drawn.left:
                        over[drawn] += ways // effects.total * number
                    else:
                        standing[drawn][left] += ways // effects.total * number
        return Stage({course: ways for course, ways in standing.items() if ways}, over)

    def _strokes(self, course: Course) -> Strokes:
        """Find what the roll may come to: it goes by its numbers, not by what brought them about."""
        bare = course._replace(hit=False, friendly=False, points=0)
        if bare not in self._known:
            aims, plain = self._aims(bare), bare._replace(effect="")
            found = self._rolled.get((plain, aims))
            self._known[bare] = self._rolled[plain, aims] = found or self._roll(plain, *aims)
        return self._known[bare]

    def _aims(self, course: Course) -> tuple[Aim, Aim | None]:
        """Find the numbers of the roll, and of the one with which a card has a miss made again."""
        card = self._reroll(course)
        if card is None:
            return self._aim(course), None
        return self._aim(course), self._aim(_renewed(course, card)._replace(plus=0))

    def _reroll(self, course: Course) -> str | None:
        catalog = self.calculation.fight.state.catalog
        return next((card for card in course.played if does(catalog, card, Reroll)), None)

    def _roll(self, course: Course, aim: Aim, again: Aim | None) -> Strokes:
        """Make the roll with the cards there are; one that missed is made again by a card."""
        first, after = hit_distribution(aim), course._replace(plus=max(0, course.plus - 1))
        card = self._reroll(course)
        found: dict[Course, dict[RollEffect, int]] = defaultdict(lambda: defaultdict(int))
        if card is None or again is None:
            self._add(found, after, first.kinds, 1)
            return Strokes(first.total, found)
        second = hit_distribution(again)
        hits = {kind: damages for kind, damages in first.kinds.items() if kind.result == "hit"}
        missed = first.total - sum(sum(damages.values()) for damages in hits.values())
        self._add(found, after, hits, second.total)
        self._add(found, _renewed(after, card), second.kinds, missed)
        return Strokes(first.total * second.total, found)

    def _add(
        self,
        found: dict[Course, dict[RollEffect, int]],
        course: Course,
        kinds: dict[Kind, dict[RollEffect, int]],
        weight: int,
    ) -> None:
        """Add what a roll may come to, ``weight`` times; a hit uses up cards (SP-073)."""
        catalog = self.calculation.fight.state.catalog
        for kind, damages in kinds.items():
            after = course
            if kind.result == "friendly_fire":
                after = course._replace(friendly=self.endangers)
            elif kind.result == "hit":
                left = tuple(card for card in course.played if not does(catalog, card, TargetDefenseMod))
                again = course.again and not kind.again
                after = course._replace(hit=True, played=left, sharp=max(0, course.sharp - 1), again=again)
            for damage, ways in damages.items():
                found[after][damage] += ways * weight

    def _aim(self, course: Course) -> Aim:
        """Find the numbers of the roll as the target then stands, with the cards then in force."""
        fight, leader = self.calculation.fight, self.calculation.leader
        target, played = self.calculation.drawn(course.effect).target, list(course.played)
        bonus = summed(attack_modifiers(fight.state, leader, self.weapon, target, played))
        index = 0 if self.weapon is None else damage_index(fight.state, leader, self.weapon, played)
        return Aim(
            needs=self.needs,
            bonus=bonus + min(course.plus, 1),
            friendly_to=friendly_fire_to(fight.state, leader),
            destroys_from=destroys_from(fight.state, target),
            number=len(fight.group) if self.weapon is None else 1,  # SP-055
            plus=min(course.sharp, 1),
            more=index - defense(fight.state, target, self.printed, played),
            low=intensity_again(fight.state, leader) if course.again else 0,
        )


def _renewed(course: Course, card: str) -> Course:
    """Use up a card that has a roll made again."""
    rest = list(course.played)
    rest.remove(card)
    return course._replace(played=tuple(rest))
