"""A sensible answer to every question, from the view alone: simple, but it plays to win."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.warfighter import advice_muster, chance, numbers, perks, shots
from engine.warfighter.cards import Destroy, Hold, KillAll, Work
from engine.warfighter.field import OFFICER, STRUCTURE, Field, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.orders import CHOICES
from engine.warfighter.results import Reticles
from engine.warfighter.shots import Shot
from engine.warfighter.state import PASS, RESUME
from engine.warfighter.view import WarfighterView

WORTH_IT = 0.25
"""Attacks that promise less than that much are left."""
CROWD = 5
"""Active reticles in and beyond a slot from which one does not go on."""


def suggestion(view: WarfighterView, decision: Decision) -> list[Option]:
    """Return a sensible legal answer."""
    if decision.options == [RESUME]:
        return [RESUME]
    match decision.kind:
        case "orders":
            return [(kind, "do", choices[0]) for kind, choices in CHOICES.items()]
        case "muster":
            return [advice_muster.advise(view.field, view.seats, decision.seat, decision.options)]
        case "event":
            return [_event(decision)]
        case _:
            return [_act(view, decision)]


def _event(decision: Decision) -> Option:
    """Flip what is least needed, take what is dropped; XP are kept, but against lost time."""
    if ("clear",) in decision.options:
        return ("clear",)
    useful = [option for option in decision.options if option[0] in {"flip", "supply"}]
    return useful[0] if useful else PASS


def _act(view: WarfighterView, decision: Decision) -> Option:
    """Return the best act; one that is worth nothing is not done."""
    options = decision.options
    if PASS not in options:
        return _errand(view, options)
    weighed: dict[Option, Option] = {}
    for option in options:
        if option[0] in WORTHS:
            weighed.setdefault(_unpaid(option), option)
    values = [(worth(view, option), option) for option in weighed.values()]
    best, chosen = max(values, key=lambda found: found[0], default=(0.0, PASS))
    return chosen if best > 0 else PASS


_UNPAID = {"move": 3, "fire": 5, "fight": 5}
"""Steps of an option before those that name who pays, and with which cards."""


def _unpaid(option: Option) -> Option:
    """Return what options have in common that differ only in who pays, and with which cards: equal in worth."""
    return (*option[: _UNPAID.get(str(option[0]), len(option))], len(option))


def _errand(view: WarfighterView, options: list[Option]) -> Option:
    """Fill a hand, with a Location if nobody holds one that is still needed; else do the one thing there is."""
    field = view.field
    fills = [option for option in options if option[0] == "fill"]
    if not fills:
        return options[0]
    wanted = int(field.next_slot < field.end and not any(hand.locations for hand in view.hands.values()))
    return fills[min(wanted, len(fills) - 1)]


# ----------------------------------------------------------------- what acts are worth


def worth(view: WarfighterView, option: Option) -> float:
    """Return what an act is worth; nothing or less: leave it."""
    field = view.field
    verb, soldier = str(option[0]), field.soldier(int(option[1]))
    match verb:
        case "calm":
            return 20.0
        case "work":
            return 50.0
        case "fire" | "fight" | "throw":
            return _attack(field, soldier, option)
        case "move":
            return _move(field, soldier, option)
        case "explore" | "activate":
            return _onward(field)
        case "reload":
            return 4.0 if not any(shots.ranged(soldier)) else 0.3
        case "aid":
            return 3.0 if field.soldier(int(option[2])).wounds > 1 else 0.0
        case "seek":
            return 5.0
        case "renew":
            return 1.5 if view.hands[soldier.no].number < perks.hand_size(soldier) - 1 else 0.0
        case "play":
            return _play(field, soldier, option)
        case _:
            return 0.0


WORTHS = frozenset(
    {
        "calm",
        "work",
        "fire",
        "fight",
        "throw",
        "move",
        "explore",
        "activate",
        "reload",
        "aid",
        "seek",
        "renew",
        "play",
    }
)
"""Acts that are considered at all."""


def _attack(field: Field, soldier: Soldier, option: Option) -> float:
    """Count kills, and suppressed reticles half; ammunition and one-use things cost a little."""
    shot = _shot(soldier, option)
    target = int(option[4] if option[0] != "throw" else option[3])
    if target == STRUCTURE:
        return 30 * float(chance.scored(field, soldier, shot).mean(lambda hits: hits))
    if target == OFFICER:
        return 60 * float(chance.scored(field, soldier, shot, OFFICER).chance(bool))
    attack = chance.of_shot(field, soldier, shot, target)
    hostile = field.hostile(target)
    assert hostile is not None
    before = Reticles.of(hostile)
    found = chance.against(attack, before)
    kills = float(found.mean(lambda after: before.living - after.living))
    calmed = float(found.mean(lambda after: max(0, before.active - after.active)))
    gain = (
        6 * kills + 4 * calmed - 0.3 * shot.empty - (1.5 if option[0] != "fire" else 0) - 0.5 * (len(option) > 5)
    )
    if hostile.slot == field.end and isinstance(field.goal.condition, KillAll):
        gain *= 1.5
    return gain if gain > WORTH_IT else 0.0


def _shot(soldier: Soldier, option: Option) -> Shot:
    ways = {"fire": shots.ranged, "fight": shots.hand_to_hand, "throw": shots.thrown}[str(option[0])]
    place = option[3] if option[0] != "throw" else 0
    return next(shot for shot in ways(soldier) if (shot.gear, shot.place) == (option[2], place))


def _move(field: Field, soldier: Soldier, option: Option) -> float:
    """Go on while the enemy ahead is few, and back when those who were freed are to be led out."""
    slot = int(option[2])
    cost = 0.4 * (len(option) - 3)
    if slot < soldier.slot:
        condition = field.goal.condition
        leaving = isinstance(condition, Work) and condition.exit and field.worked >= condition.actions
        return 60.0 - cost if leaving and soldier.slot == field.end else 0.0
    if (
        soldier.slot == field.end - 1
        and isinstance(field.goal.condition, Destroy)
        and not _must_close(field, soldier)
    ):
        return 0.0
    foes = field.active_in(soldier.slot) + field.active_in(slot)
    hurry = field.turn <= 2 * (field.end - soldier.slot) + _stay(field)
    if perks.health(soldier) <= 1 and not hurry:
        return 0.0
    if foes > CROWD and not hurry:
        return 0.0
    return (12.0 if hurry else 5.0 - 0.5 * foes) - cost


def _must_close(field: Field, soldier: Soldier) -> bool:
    """Return whether a Soldier cannot reach the structure from where he stands."""
    return not any(
        numbers.reaches(field, shot.rmin, shot.rmax, soldier.slot, field.end) for shot in shots.ranged(soldier)
    )


def _stay(field: Field) -> int:
    """Return how many turns are needed in the Objective."""
    condition = field.goal.condition
    return condition.turns if isinstance(condition, Hold) else 2


def _onward(field: Field) -> float:
    """Open the next card when the squad is up, and the enemy here is few or time is short."""
    foes = sum(hostile.active for hostile in field.hostiles)
    hurry = field.turn <= 2 * (field.end - field.rightmost) + _stay(field)
    up = sum(soldier.slot >= field.rightmost - 1 for soldier in field.alive())
    if hurry or (foes <= CROWD - 2 and 2 * up >= len(field.alive())):
        return 8.0
    return 0.0


def _play(field: Field, soldier: Soldier, option: Option) -> float:
    """Play what helps at once and costs no XP."""
    card, how = LIBRARY.actions[str(option[2])], option[3]
    if how != "plain":
        return 0.0
    match card.kind:
        case "fresh_clip":
            return 4.5
        case "rally":
            return 21.0
        case "dressing":
            return 2.5
        case "snap_fire" | "frag_out" | "fire_mission":
            return 7.0
        case "follow_me":
            return 6.0
        case "heads_down" | "steady_breath":
            return 7.5 if soldier.actions and any(h.active for h in field.facing(soldier.slot)) else 0.0
        case "good_position":
            return 1.2 if soldier.slot and field.active_in(soldier.slot) else 0.0
        case _:
            return 0.0
