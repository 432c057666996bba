"""Odds of 2GM Tactics: what a unit's shots at one target promise together, worked out exactly.

It knows what the view shows: the shots that the viewer may fire just now, and those that he could fire if he were
to shoot as everything stands.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import NamedTuple

import msgspec

from engine.core.distribution import Distribution, certain, percent, sums
from engine.core.errors import Illegal
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm.harm import judge
from engine.tactics2gm.labels import label
from engine.tactics2gm.odds import FACES
from engine.tactics2gm.shots import NEVER, figures
from engine.tactics2gm.view import ShotView, TacticsView, UnitView, shot_key

ALL = "all"
"""All weapons of a unit that may fire at the target, one after the other (TG-R14)."""


class Course(NamedTuple):
    """How shots at one unit may have gone: its wounds, whether it is destroyed, whether it was harmed at all."""

    wounds: int
    destroyed: bool = False
    harmed: bool = False


def courses(target: UnitView, shots: list[ShotView]) -> Distribution[Course]:
    """Work out shots at a unit, one after the other, with every number of every die (TG-092 to TG-099)."""
    found = certain(Course(target.wounds))
    impact = _impact(target, shots[0])
    for shot in shots:
        found = found.then(partial(_shot, target, shot, impact))
        impact = False
    return found


def _shot(target: UnitView, shot: ShotView, impact: bool, before: Course) -> Distribution[Course]:  # noqa: FBT001
    if before.destroyed:
        return certain(before)

    def judged(die: int) -> Course:
        result = judge(die, shot.hit, shot.crit or NEVER, shot.penetration, shot.armour)
        if result in ("miss", "nothing"):
            return before
        wounds = before.wounds + shot.damage
        if result == "crit" or impact or wounds >= target.toughness:
            return Course(target.toughness, destroyed=True, harmed=True)
        return Course(wounds, harmed=True)

    return sums(1).of(judged)


def _impact(target: UnitView, shot: ShotView) -> bool:
    """Return whether an Impact card makes this shot destroy whatever it harms: it is used up by the first one."""
    enough = target.wounds + shot.damage >= target.toughness
    return bool(shot.crit) and not enough and shot.kills == shot.percent and shot.crit > shot.hit


# ------------------------------------------------------------------ what may be asked

FIELDS = (OddsField("unit"), OddsField("target"), OddsField("weapon", needed=False))


def _offered(view: TacticsView) -> list[tuple[Option, ShotView]]:
    """List the shots, sorties and assaults that are offered, as options."""
    offered = {shot_key(option): option for d in view.decisions for option in d.options}
    return [(offered[key], shot) for key, shot in view.odds.items() if key in offered]


def _shots(view: TacticsView) -> list[tuple[Option, ShotView]]:
    """List what may be asked about: what is offered, and the shots that could be fired."""
    return _offered(view) + [(_option(key), shot) for key, shot in view.prospects.items()]


def _option(key: str) -> Option:
    """Return the shot that a key of the view means."""
    verb, unit, weapon, kind, aim = key.split(" ")
    return verb, int(unit), weapon, kind, int(aim) if kind in ("unit", "hq") else aim


def _decision(view: TacticsView, option: Option) -> Decision:
    """Return the decision in which an option is offered, or that in which it would be."""
    there = next((decision for decision in view.decisions if option in decision.options), None)
    return there or Decision(id=0, seat=view.viewer or 0, kind="shooting", options=[option], act=True)


def _aim(option: Option) -> str:
    """Name what an option is aimed at: a unit, a square, a Headquarters."""
    steps = {"fire": 3, "sortie": 2, "assault": 2}[str(option[0])]
    return " ".join(map(str, option[steps:]))


def _weapon(option: Option) -> str:
    return str(option[2]) if option[0] == "fire" else str(option[0])


def offers(view: TacticsView, inquiry: Inquiry, field: str) -> dict[str, Msg]:
    """List who may fire at whom with what."""
    shots = [option for option, _ in _shots(view)]
    if field == "unit":
        return {str(option[1]): _label(view, option, 2) for option in shots}
    own = [option for option in shots if str(option[1]) == inquiry.one("unit")]
    if field == "target":
        return {_aim(option): _label(view, option) for option in own}
    aimed = [option for option in own if _aim(option) == inquiry.one("target")]
    weapons = {_weapon(o): _label(view, o, 3 if o[0] == "fire" else 1) for o in aimed}
    if sum(option[0] == "fire" for option in aimed) > 1:
        weapons = {ALL: msg("tactics2gm-odds-all"), **weapons}
    return weapons


def _label(view: TacticsView, option: Option, steps: int | None = None) -> Msg:
    """Name an option, or what its first steps lead to."""
    return label(view, _decision(view, option), option[:steps])


def inquire(view: TacticsView, inquiry: Inquiry) -> Odds:
    """Answer what a viewer asks; without a weapon, for all that may fire at the target. Raises Illegal.

    Of shots that are not offered now, it says so.
    """
    weapon = inquiry.one("weapon")
    asked = [
        (option, shot)
        for option, shot in _shots(view)
        if str(option[1]) == inquiry.one("unit")
        and _aim(option) == inquiry.one("target")
        and (_weapon(option) == weapon or (weapon in ("", ALL) and option[0] == "fire"))
    ]
    if not asked:
        raise Illegal(msg("refused-no-option"))
    if len(asked) > 1 and asked[0][0][3] != "unit":
        raise Illegal(msg("tactics2gm-refused-odds-together"))
    found = _answer(view, _decision(view, asked[0][0]), asked)
    offered = [option for option, _ in _offered(view)]
    if all(option in offered for option, _ in asked):
        return found
    return found._replace(sums=[*found.sums, msg("tactics2gm-odds-prospect")])


def odds(view: TacticsView, decision: Decision, option: Option) -> Odds | None:
    """Work out one shot, sortie or assault that is offered."""
    shot = view.odds.get(shot_key(option))
    return None if shot is None else _answer(view, decision, [(option, shot)])


def promises(view: TacticsView, decision: Decision, path: Option) -> list[Msg]:
    """Say what each shot, sortie or assault of a branch promises, the best first; of a unit or of less.

    Several weapons that may fire at one enemy are told of together too (TG-R14).
    """
    below = [found for found in _offered(view) if found[0][: len(path)] == path] if len(path) > 1 else []
    told = [(shot.kills, shot.percent, _promise(view, decision, option, shot)) for option, shot in below]
    for aim in dict.fromkeys(_aim(option) for option, _ in below if option[0] == "fire" and option[3] == "unit"):
        shots = [(option, shot) for option, shot in below if option[0] == "fire" and _aim(option) == aim]
        if len(shots) > 1 and len({option[1] for option, _ in shots}) == 1:
            told.append(_together(view, decision, shots))
    return [promise for _, _, promise in sorted(told, key=lambda one: one[:2], reverse=True)]


def _promise(view: TacticsView, decision: Decision, option: Option, shot: ShotView) -> Msg:
    through = shot.penetration >= shot.armour
    return msg(
        "tactics2gm-promise",
        by=label(view, decision, option[:3] if option[0] == "fire" else option[:1]),
        at=_target(view, decision, option),
        harms=shot.percent,
        crit=(FACES + 1 - shot.crit) * 100 // FACES if shot.crit and through else 0,
        destroys=shot.kills,
        penetration=shot.penetration,
        armour=shot.armour,
    )


def _together(view: TacticsView, decision: Decision, shots: list[tuple[Option, ShotView]]) -> tuple[int, int, Msg]:
    option = shots[0][0]
    target = next(unit for unit in view.units if unit.number == option[-1])
    found = courses(target, [shot for _, shot in shots])
    harms, kills = percent(found.chance(lambda c: c.harmed)), percent(found.chance(lambda c: c.destroyed))
    at = _target(view, decision, option)
    return kills, harms, msg("tactics2gm-promise-together", at=at, harms=harms, destroys=kills)


def _target(view: TacticsView, decision: Decision, option: Option) -> Msg:
    """Name what an option is aimed at, without its odds."""
    found = label(view, decision, option)
    return msgspec.structs.replace(found, args={**found.args, "odds": "none"})


def _answer(view: TacticsView, decision: Decision, asked: list[tuple[Option, ShotView]]) -> Odds:
    option, shot = asked[0]
    harms, kills = Fraction(shot.percent, 100), Fraction(shot.kills, 100)
    worth = 0
    if option[-2] == "unit":
        target = next(unit for unit in view.units if unit.number == option[-1])
        found = courses(target, [each for _, each in asked])
        harms, kills = found.chance(lambda c: c.harmed), found.chance(lambda c: c.destroyed)
        worth = view.catalog.units[target.card].cost
    line = msg("tactics2gm-odds-line", harms=percent(harms), destroys=percent(kills), ap=round(kills * worth))
    return Odds(line, [_arithmetic(view, decision, each, promise) for each, promise in asked])


def _arithmetic(view: TacticsView, decision: Decision, option: Option, shot: ShotView) -> Msg:
    return msg(
        "tactics2gm-odds-shot",
        what=label(view, decision, option[:3] if option[0] == "fire" else option[:2]),
        **figures(shot),
        harms=shot.percent,
        destroys=shot.kills,
    )
