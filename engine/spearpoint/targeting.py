"""Which attacks a seat should declare together: they are spread, so that none is lost on what falls anyway.

Judged from the view alone, and the same for each question, so that answers given one by one fit each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.modifiers import summed
from engine.core.protocol import Option
from engine.spearpoint.close_assault import ASSAULT
from engine.spearpoint.view import SpearpointView, UnitView, WeaponShot
from engine.spearpoint.volleys import Left, Shot, Volley, after, whole

WANTED = 3
"""How many times its cost a unit is worth whose loss wins a Situation."""
DAMAGED = 0.4
"""What a Damage card is worth, as a share of the unit that gets it."""
CREW = 0.9
"""What the crew is worth with its unit, as a share of its cost: some survive, some are captured (SP-R10)."""
RISK = 0.02
"""What each roll costs by the chance of Friendly Fire (SP-067), in Victory Points."""


class Aim(NamedTuple):
    """A target: its number, what it is worth, its Endurance, half of it, and whether it has a Damage card."""

    number: int
    worth: float
    endurance: int
    half: int
    damaged: bool


class Choice(NamedTuple):
    """An attack that could be declared, and what it rolls. ``joins``: it is part of a Close Assault."""

    option: Option
    target: int
    volley: Volley
    joins: bool = False


class Attacker(NamedTuple):
    """A unit that is asked, and what it could do."""

    number: int
    choices: tuple[Choice, ...]


class Table(NamedTuple):
    """All that the plan depends on: the targets, who is still to choose, and who has."""

    aims: tuple[Aim, ...]
    open: tuple[Attacker, ...]
    sealed: tuple[tuple[int, Choice], ...]


def planned(view: SpearpointView, anew: int | None = None) -> dict[int, Option]:
    """Say for each own unit that attacks, or should, what it does by what is sealed, or should do.

    ``anew`` is a unit for which the answer that is sealed does not count.
    """
    return dict(_plan(table(view, anew)))


def value(aim: Aim, left: Left) -> float:
    """Judge what a target's chances are worth in Victory Points: it falls, or it draws a Damage card (SP-076)."""
    hurt = 0.0 if aim.damaged else DAMAGED * sum(left[1 : aim.half + 1])
    return aim.worth * (left[0] + hurt)


def table(view: SpearpointView, anew: int | None = None) -> Table:
    """Read from a view what there is to choose from; for a unit ``anew``."""
    units = {unit.number: unit for unit in view.units}
    free: list[Attacker] = []
    sealed: list[tuple[int, Choice]] = []
    for decision in view.decisions:
        if decision.kind != "attack":
            continue
        unit = units[int(decision.subject[1])]
        answer = None if unit.number == anew else view.answers.get(decision.id)
        options = decision.options[1:] if answer is None else [pick for pick in answer if pick[0] != "hold"]
        choices = [_choice(view, unit, units[aimed_at(option)], option) for option in options]
        if answer is None:
            free.append(Attacker(unit.number, tuple(choice for choice in choices if choice.option[0] != "with")))
        else:
            sealed += [(unit.number, choice) for choice in choices]
    aims = {choice.target for attacker in free for choice in attacker.choices} | {c.target for _, c in sealed}
    return Table(tuple(aim_of(view, units[number]) for number in sorted(aims)), tuple(free), tuple(sealed))


def aimed_at(option: Option) -> int:
    """Return the target of a declared attack."""
    return int(option[2] if option[0] == "with" else option[1])


def volley(view: SpearpointView, unit: UnitView, target: UnitView, option: Option) -> Volley:
    """Return what an option rolls; of a Close Assault what one member rolls."""
    shots = view.odds.get(unit.number, {}).get(target.number, [])
    if option[0] == "assault":
        return (_by_hand(unit, target),)
    named = option[3:] if option[0] == "with" else option[2:]
    return tuple(_shot(unit, target, shot) for shot in shots if not named or shot.weapon in named)


def _shot(unit: UnitView, target: UnitView, shot: WeaponShot) -> Shot:
    assert shot.weapon is not None
    more = unit.card.weapons[shot.weapon].index - target.defense
    return Shot(shot.weapon, shot.rate, shot.needs - summed(shot.modifiers), more)


def _by_hand(unit: UnitView, target: UnitView) -> Shot:
    values = [weapon.vehicle for weapon in unit.card.weapons if weapon.vehicle is not None]
    return Shot(0, 1, min(values, default=20), -target.defense)


def _choice(view: SpearpointView, unit: UnitView, target: UnitView, option: Option) -> Choice:
    return Choice(option, target.number, volley(view, unit, target, option), joins=option[0] == "assault")


def aim_of(view: SpearpointView, target: UnitView) -> Aim:
    """Judge a target for the viewer: what it costs with its crew, and more if a Situation is won by its loss."""
    assert view.viewer is not None
    own = view.players[view.viewer].side
    wanted = any(goal.side == own and target.card.id in goal.cards for goal in view.goals)
    crew = 0 if target.crew is None else view.catalog.units[target.crew].cost
    worth = target.card.cost * (WANTED if wanted else 1) + CREW * crew
    return Aim(target.number, worth, max(1, target.endurance), target.half, target.damage is not None)


# ------------------------------------------------------------------ the plan


@lru_cache(maxsize=64)
def _plan(asked: Table) -> tuple[tuple[int, Option], ...]:
    """Find a good plan: the best of those with a Close Assault on one target and the one without any."""
    best, plan = _spread(asked, {})
    for target, joining in _groups(asked).items():
        for number in range(ASSAULT, len(joining) + 1):
            total, found = _spread(asked, dict.fromkeys(joining[:number], target))
            if total > best:
                best, plan = total, found
    sealed = [(number, choice.option) for number, choice in asked.sealed]
    return (*plan.items(), *sealed)


def _groups(asked: Table) -> dict[int, list[int]]:
    """List for each target who could assault it, with whom has sealed that first, then whom it costs least."""
    found: dict[int, list[int]] = {}
    sure = {number for number, choice in asked.sealed if choice.joins}
    joining = [(number, choice) for number, choice in asked.sealed if choice.joins]
    joining += [(one.number, choice) for one in asked.open for choice in one.choices if choice.joins]
    worths = {one.number: _alone(asked, one) for one in asked.open}
    for number, choice in sorted(joining, key=lambda one: (one[0] not in sure, worths.get(one[0], 0), one[0])):
        found.setdefault(choice.target, []).append(number)
    return found


def _alone(asked: Table, attacker: Attacker) -> float:
    """Judge the best that a unit could do by itself."""
    aims = {aim.number: aim for aim in asked.aims}
    worths = [
        value(aims[c.target], after(whole(aims[c.target].endurance), c.volley))
        for c in attacker.choices
        if not c.joins
    ]
    return max(worths, default=0.0)


def _spread(asked: Table, group: Mapping[int, int]) -> tuple[float, dict[int, Option]]:
    """Give each unit, the most useful first, the attack that adds most to those given before; and the sum.

    ``group`` are the members of a Close Assault with their target.
    """
    aims = {aim.number: aim for aim in asked.aims}
    left = {aim.number: whole(aim.endurance) for aim in asked.aims}
    for number, choice in asked.sealed:
        if not choice.joins and number not in group:
            left[choice.target] = after(left[choice.target], choice.volley)
    plan: dict[int, Option] = {}
    if group:
        plan |= _assault(asked, group, left)
    free = [attacker for attacker in asked.open if attacker.number not in group]
    gains = {(one.number, c): _gain(aims, left, c) for one in free for c in one.choices if not c.joins}
    while gains:
        number, choice = max(gains, key=lambda found: gains[found])
        if gains[number, choice] <= 0:
            break
        left[choice.target] = after(left[choice.target], choice.volley)
        plan[number] = choice.option
        rest = (found for found in gains if found[0] != number)
        gains = {f: _gain(aims, left, f[1]) if f[1].target == choice.target else gains[f] for f in rest}
    plan |= {one.number: ("hold",) for one in free if one.number not in plan}
    return sum(value(aim, left[aim.number]) for aim in asked.aims), plan


def _assault(asked: Table, group: Mapping[int, int], left: dict[int, Left]) -> dict[int, Option]:
    """Let a group assault its target: one roll by the best of them, a die for each (SP-054, SP-055)."""
    target = next(iter(group.values()))
    members = [
        (one.number, choice)
        for one in (*asked.open, *(Attacker(number, (choice,)) for number, choice in asked.sealed))
        for choice in one.choices
        if choice.joins and choice.target == target and one.number in group
    ]
    best = max((choice.volley[0] for _, choice in members), key=lambda shot: shot.percent)
    left[target] = after(left[target], (best._replace(dice=len(group)),))
    sealed = {number for number, _ in asked.sealed}
    return {number: choice.option for number, choice in members if number not in sealed}


def _gain(aims: Mapping[int, Aim], left: Mapping[int, Left], choice: Choice) -> float:
    """Tell what an attack would add to what its target suffers, less what its rolls may do to the own side."""
    aim, before = aims[choice.target], left[choice.target]
    return (
        value(aim, after(before, choice.volley)) - value(aim, before) - RISK * sum(s.rate for s in choice.volley)
    )
