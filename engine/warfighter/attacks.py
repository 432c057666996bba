"""A Soldier's attack from its dice to its end (WF-026 to WF-043, WF-R36)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.modifiers import summed
from engine.warfighter import cup, decks, harm, laid, numbers, perks, results, victory, xp
from engine.warfighter.cards import Capture, Condition, Destroy
from engine.warfighter.field import OFFICER, STRUCTURE, Hostile, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.results import Reticles
from engine.warfighter.shots import Shot
from engine.warfighter.state import Playing


class Saved(NamedTuple):
    """A die that hits by a card, and what the card adds to it."""

    die: int
    card: str
    amount: int


class Rolled(NamedTuple):
    """The dice of an attack as they fell, what was added to them, which hit, if it is empty, the cover roll."""

    dice: list[int]
    added: int
    hits: list[bool]
    saved: Saved | None
    empty: bool
    sure: bool
    """The cover roll counts as a 6 without a die."""
    cover_die: int
    pen: int
    defeated: bool


def attack(flow: Playing, soldier: Soldier, shot: Shot, target: int) -> None:
    """Attack a Hostile card by its number, the structure or the officer."""
    field = flow.state.field
    hostile = field.hostile(target) if target > 0 else None
    soldier.attacked = True
    if shot.is_bolt:
        soldier.fired.append(shot.gear)
    if hostile is None:
        needed, armour = objective_cover(field.goal.condition, target), False
    else:
        needed, armour = summed(numbers.hostile_cover(field, hostile, soldier)), is_armoured(hostile)
    rolled = _roll(flow, soldier, shot, hostile, needed, armour=armour)
    saved = rolled.saved
    if hostile is not None:
        hostile.shot = True
    flow.emit(
        "attacked",
        soldier=soldier.card,
        weapon=shot.card,
        mode=shot.mode,
        hostile=f"target/{'structure' if target == STRUCTURE else 'officer'}" if hostile is None else hostile.card,
        slot=field.end if hostile is None else hostile.slot,
        dice=rolled.dice,
        needed=shot.hit,
        added=rolled.added,
        hits=sum(rolled.hits),
        saved_card=None if saved is None else saved.card,
        saved=0 if saved is None else saved.die,
        saving=0 if saved is None else saved.amount,
        sure=rolled.sure,
        cover_die=rolled.cover_die,
        pen=rolled.pen,
        cover=needed,
        armour=armour and rolled.pen < results.ARMOUR,
        defeated=rolled.defeated,
    )
    if rolled.empty:
        flow.emit("empty", soldier=soldier.card, weapon=shot.card)
    if shot.bare and rolled.dice[0] == 1:  # WF-041: he stumbles
        harm.suppress(flow, soldier)
    if shot.how in {"grenade", "satchel", "thrown"}:
        _throw_away(soldier, shot, hostile)
    if hostile is None:
        _against_objective(flow, soldier, shot, target, rolled)
    else:
        _against_hostiles(flow, soldier, shot, hostile, rolled)
        victory.check(flow)


def is_armoured(hostile: Hostile) -> bool:
    """Return whether only Penetration 2 defeats a card's Cover."""
    return "armour" in hostile.printed.traits


def objective_cover(condition: Condition, target: int) -> int:
    """Return the Cover of the structure or of the officer."""
    match condition:
        case Destroy(cover=cover) if target == STRUCTURE:
            return cover
        case Capture(cover=cover) if target == OFFICER:
            return cover
        case _:
            raise ValueError(f"nothing to be attacked: {target}")


def _roll(
    flow: Playing, soldier: Soldier, shot: Shot, hostile: Hostile | None, needed: int, *, armour: bool
) -> Rolled:
    field = flow.state.field
    slot = field.end if hostile is None else hostile.slot
    added = summed(numbers.to_hit(field, soldier, shot, slot, hostile))
    dice = flow.roll("attack", shot.dice) if shot.hit else []
    hit = [results.hits(die, shot.hit, added) for die in dice] or [True]
    empty = bool(dice) and dice[0] <= shot.empty
    if empty:
        _run_dry(soldier, shot)
    saved = _steady(flow, soldier, shot, dice, hit, added)
    pen = summed(numbers.penetration(soldier, shot, hostile))
    aim = laid.find(soldier, "pick_shot")
    if aim is not None:
        laid.use_up(flow, soldier, aim)
        pen += LIBRARY.actions[aim.card].amount
    sure = _counts_as_six(flow, soldier, shot)
    cover_die = results.EVER if sure else flow.roll("cover", 1, 6)[0]
    defeated = results.defeats(cover_die, pen, needed, armour=armour)
    return Rolled(dice, added, hit, saved, empty, sure, cover_die, pen, defeated)


def _run_dry(soldier: Soldier, shot: Shot) -> None:
    """WF-030 Turn the ammo counter to Empty; what is fired once is simply gone."""
    gear = soldier.carried(shot.gear)
    weapon = gear.weapon
    if weapon is not None and weapon.squad:
        gear.ammo -= 1
    else:
        gear.empty = True


def _steady(
    flow: Playing, soldier: Soldier, shot: Shot, dice: list[int], hit: list[bool], added: int
) -> Saved | None:
    """WF-R22 Use Steady Breath on a die that misses, if it then hits; a natural 1 still misses."""
    breath = laid.find(soldier, "steady_breath")
    if breath is None:
        return None
    amount = LIBRARY.actions[breath.card].amount
    more = added + amount
    saved = next((at for at, die in enumerate(dice) if not hit[at] and results.hits(die, shot.hit, more)), None)
    if saved is None:
        return None
    laid.use_up(flow, soldier, breath)
    hit[saved] = True
    return Saved(dice[saved], breath.card, amount)


def _counts_as_six(flow: Playing, soldier: Soldier, shot: Shot) -> bool:
    """WF-032, WF-R22 Return whether no die is rolled for the cover: on the first silent attack, on a flank."""
    flank, silent = laid.find(soldier, "flank"), is_silent(soldier, shot)
    if silent:
        soldier.used.append("stealth")
    if flank is not None:
        laid.use_up(flow, soldier, flank)
    return silent or flank is not None


def is_silent(soldier: Soldier, shot: Shot) -> bool:
    """WF-032 Return whether an attack is a Soldier's first with a silent weapon in this turn."""
    return "stealth" in shot.traits and "stealth" not in soldier.used


def _throw_away(soldier: Soldier, shot: Shot, hostile: Hostile | None) -> None:
    """Take a charge that was thrown; WF-043: a thrown weapon lies with its target."""
    gear = soldier.carried(shot.gear)
    soldier.gear.remove(gear)
    if shot.how == "thrown" and hostile is not None:
        hostile.stuck.append(gear)


def _against_objective(flow: Playing, soldier: Soldier, shot: Shot, target: int, rolled: Rolled) -> None:
    """WF-R60, WF-R63 Count Hits on the structure, or take the officer."""
    field = flow.state.field
    if target == OFFICER:
        if any(rolled.hits) and rolled.defeated:
            victory.captured(flow)
        return
    scored = shot.hits if not shot.hit else sum(rolled.hits) if rolled.defeated else 0
    if scored:
        field.hits += scored
        flow.emit("structure_hit", soldier=soldier.card, hits=scored, total=field.hits)
    victory.check(flow)


def _against_hostiles(flow: Playing, soldier: Soldier, shot: Shot, hostile: Hostile, rolled: Rolled) -> None:
    """WF-034 to WF-037 Put Kill and Suppress counters on a card, then what cards and Skills add."""
    field = flow.state.field
    before = Reticles.of(hostile)
    reach = numbers.explosion(field, shot, hostile.slot)
    found = before.after(rolled.hits, defeated=rolled.defeated, explosion=reach)
    killed = found.living < before.living or found.hurt > before.hurt
    pin = [perk for _, perk in perks.perks(soldier, "pin") if shot.mode in perk.modes]
    if not killed and pin:
        found = found.pinned(sum(perk.amount for perk in pin))
    settle(flow, hostile, _keep_down(flow, soldier, hostile, found), soldier)


def _keep_down(flow: Playing, soldier: Soldier, hostile: Hostile, found: Reticles) -> Reticles:
    """WF-R24 Put Suppress on the target, leveled up on two cards of its slot: the most active others (WF-R83)."""
    heads = laid.find(soldier, "heads_down")
    if heads is None:
        return found
    others = [h for h in flow.state.field.facing(hostile.slot) if h.uid != hostile.uid and h.active]
    others.sort(key=lambda h: (-h.active, h.uid))
    more = others[: 2 - bool(found.active)] if heads.level else []
    number = LIBRARY.actions[heads.card].amount
    if found.active or more:
        laid.use_up(flow, soldier, heads)
    for other in more:
        settle(flow, other, Reticles.of(other).pinned(number), None)
    return found.pinned(number)


def settle(flow: Playing, hostile: Hostile, found: Reticles, soldier: Soldier | None) -> None:
    """Write results on a card; one that wavers or has lost all reticles leaves."""
    before = Reticles.of(hostile)
    hostile.kills = hostile.printed.reticles - found.living
    hostile.hurt, hostile.suppress = found.hurt, found.suppress
    flow.emit(
        "hostile_hurt",
        soldier=None if soldier is None else soldier.card,
        hostile=hostile.card,
        slot=hostile.slot,
        kills=before.living - found.living,
        suppressed=max(0, found.suppress - before.suppress),
        active=found.active,
        hurt=found.hurt if found.hurt > before.hurt else 0,
        tough=found.tough,
    )
    if not found.living:
        remove(flow, hostile, soldier)
    elif wavers(hostile, found):
        remove(flow, hostile, None)


WAVERS = 2
"""Suppress counters at which a wavering card leaves."""


def wavers(hostile: Hostile, found: Reticles) -> bool:
    """Return whether a card leaves with as many Suppress counters as it then holds."""
    return "wavering" in hostile.printed.traits and found.suppress >= WAVERS


def remove(flow: Playing, hostile: Hostile, killer: Soldier | None) -> None:
    """WF-035 Take a card out of play; whoever killed it gains its XP, and what was thrown at it can be taken."""
    state, field = flow.state, flow.state.field
    field.hostiles.remove(hostile)
    cup.give_back(field, hostile)
    decks.discard(state, hostile.card)
    field.row[hostile.slot].ground += hostile.stuck
    for soldier in field.soldiers:
        if soldier.grip == hostile.uid:
            soldier.grip = 0
    gained = hostile.printed.xp if killer is not None else 0
    if killer is not None:
        xp.gain(flow, killer, gained)
    flow.emit(
        "hostile_gone",
        hostile=hostile.card,
        slot=hostile.slot,
        soldier=None if killer is None else killer.card,
        xp=gained,
    )
