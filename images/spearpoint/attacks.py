"""Declared attacks as arrows: over the table and under the cards, so that they never cover a number."""

from __future__ import annotations

from engine.spearpoint.view import SpearpointView
from images.core.arrow import Arrow
from images.core.canvas import Point
from images.core.theme import Theme, mix
from images.spearpoint.layout import Place, Plan, Size
from images.spearpoint.seating import side_of
from images.spearpoint.tabs import SMALL, free

DONE = 3
"""Width of the arrow of an attack that is over."""


def arrows(theme: Theme, view: SpearpointView, plan: Plan) -> tuple[Arrow, ...]:
    """Lay out an arrow for every attacker, as wide as its best chance, in its side's colour.

    Those on one target arrive side by side, in the order in which their attackers stand.
    """
    coming = [attack for attack in view.attacks if attack.state == "declared"]
    attacking = {number for attack in coming for number in attack.attackers}
    arriving: dict[int, list[tuple[int, int]]] = {}
    for attack in view.attacks:
        for attacker in attack.attackers:
            if attacker in plan.places and attack.target in plan.places:
                arriving.setdefault(attack.target, []).append((plan.places[attacker].box[0], attacker))
    damaged = {unit.number for unit in view.units if unit.damage is not None}
    slim = 0.55 if plan.cut.size in SMALL else 1
    found = []
    for attack in view.attacks:
        queue = sorted(arriving.get(attack.target, []))
        for attacker in attack.attackers:
            if attacker not in plan.places or attack.target not in plan.places:
                continue
            place, target = plan.places[attacker], plan.places[attack.target]
            best = max((shot.percent for shot in attack.shots), default=50)
            done = attack.state != "declared"
            colour = mix(theme.table, theme.nations[side_of(attack.seat, view.seats)].arrow, 0.45 if done else 1)
            rank = [number for _, number in queue].index(attacker)
            below = target.box[1] < place.box[1]
            if target.box[1] == place.box[1]:  # aircraft: not where there is damage, and below it no room
                below = not target.up if attack.target in damaged else not place.up
            beside = attack.target in attacking and below is not target.up
            end = _tip(target, (rank + 1) / (len(queue) + 1), plan.cut.size, below=below, beside=beside)
            if below is target.up and attack.target in damaged:
                end = end[0], end[1] + (plan.cut.tail if below else -plan.cut.tail)
            width = DONE if done else (4 + best / 9) * slim
            found.append(Arrow(_tail(place), end, place.up, below, width, colour))
    return tuple(found)


def _tail(place: Place) -> Point:
    """Where an arrow leaves: under the tab of the attacker."""
    left, top, right, bottom = place.box
    return left + (right - left) * 0.3, top if place.up else bottom


def _tip(target: Place, share: float, size: Size, *, below: bool, beside: bool) -> Point:
    """Where an arrow ends: on the edge of the target, in the part that a tab there leaves free."""
    left, top, right, bottom = target.box
    first, last = (
        free(size, left, right) if beside else (left + (right - left) * 0.1, right - (right - left) * 0.1)
    )
    return first + (last - first) * share, bottom + 3 if below else top - 3
