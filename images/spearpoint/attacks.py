"""Declared attacks as arrows: over the table and under the cards, so that they never cover a number."""

from __future__ import annotations

import math
from typing import NamedTuple

from engine.spearpoint.state import SIDES
from engine.spearpoint.view import SpearpointView
from images import theme
from images.sheet import Point, Sheet
from images.spearpoint.layout import Place, Plan
from images.theme import NATIONS

STEPS = 28
"""Straight pieces of a curve."""


class Arrow(NamedTuple):
    """An attack as it is drawn: from where to where, how wide, in which colour."""

    start: Point
    end: Point
    up: bool
    """It sets out upwards."""
    below: bool
    """It arrives from below."""
    width: float
    colour: str


def draw_arrows(sheet: Sheet, view: SpearpointView, plan: Plan) -> None:
    """Draw an arrow for every attacker, as wide as its best chance, in its side's colour."""
    for arrow in arrows(view, plan):
        rise = max(36.0, abs(arrow.end[1] - arrow.start[1]) * 0.45)
        leave = (arrow.start[0], arrow.start[1] + (-rise if arrow.up else rise))
        arrive = (arrow.end[0], arrow.end[1] + (rise if arrow.below else -rise))
        path = [_bezier(arrow.start, leave, arrive, arrow.end, step / STEPS) for step in range(STEPS + 1)]
        head = 12 + arrow.width
        sheet.line(path, theme.STRIP, arrow.width + 6)
        _head(sheet, path, head + 6, theme.STRIP)
        sheet.line(path[:-1], arrow.colour, arrow.width)
        _head(sheet, path, head, arrow.colour)


def arrows(view: SpearpointView, plan: Plan) -> list[Arrow]:
    """Lay out the arrows; those on one target arrive side by side, in the order in which their attackers stand."""
    coming = [attack for attack in view.attacks if attack.state == "declared"]
    attacking = {number for attack in coming for number in attack.attackers}
    arriving: dict[int, list[tuple[int, int]]] = {}
    for attack in view.attacks:
        for attacker in attack.attackers:
            if attacker in plan.places and attack.target in plan.places:
                arriving.setdefault(attack.target, []).append((plan.places[attacker].box[0], attacker))
    found = []
    for attack in view.attacks:
        queue = sorted(arriving.get(attack.target, []))
        for attacker in attack.attackers:
            if attacker not in plan.places or attack.target not in plan.places:
                continue
            place, target = plan.places[attacker], plan.places[attack.target]
            best = max((shot.percent for shot in attack.shots), default=50)
            done = attack.state != "declared"
            colour = theme.mix(theme.TABLE, NATIONS[SIDES[attack.seat]].arrow, 0.45 if done else 1)
            rank = [number for _, number in queue].index(attacker)
            below = target.box[1] < place.box[1] or (target.box[1] == place.box[1] and target.up is False)
            end = _tip(target, (rank + 1) / (len(queue) + 1), below=below, tab=attack.target in attacking)
            slim = 0.55 if plan.measure.size == "chip" else 1
            found.append(Arrow(_tail(place), end, place.up, below, 3 if done else (4 + best / 9) * slim, colour))
    return found


def _tail(place: Place) -> Point:
    """Where an arrow leaves: under the tab of the attacker."""
    left, top, right, bottom = place.box
    return left + (right - left) * 0.3, top if place.up else bottom


def _tip(target: Place, share: float, *, below: bool, tab: bool) -> Point:
    """Where an arrow ends: on the edge of the target, in the part that a tab there leaves free."""
    left, top, right, bottom = target.box
    first, last = (0.66, 1.0) if tab and below is not target.up else (0.1, 0.9)
    return left + (right - left) * (first + (last - first) * share), bottom + 3 if below else top - 3


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Give the point of a cubic curve at a part of its way."""
    p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]


def _head(sheet: Sheet, path: list[Point], size: float, colour: str) -> None:
    (x0, y0), (x1, y1) = path[-3], path[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    wings = [
        (x1 - size * 1.25 * math.cos(angle + turn), y1 - size * 1.25 * math.sin(angle + turn))
        for turn in (0.5, -0.5)
    ]
    sheet.polygon([(x1, y1), *wings], colour)
