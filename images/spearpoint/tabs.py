"""Tabs on the front edge of attackers: at whom, with which weapons, and with what chance to hit."""

from __future__ import annotations

from typing import NamedTuple

from engine.spearpoint.state import SIDES
from engine.spearpoint.view import AttackView, SpearpointView, UnitView
from images import fonts, theme
from images.sheet import Sheet
from images.spearpoint.faces import weapon_icon
from images.spearpoint.layout import Place, Plan, Size
from images.theme import NATIONS


class Part(NamedTuple):
    """A piece of a tab: an icon (``aim`` is a triangle; may be empty) and a word beside it (may be empty)."""

    icon: str
    text: str


class _Cut(NamedTuple):
    """How a tab is cut for a size of card: its height, its type, its icons, and where it lies."""

    height: int
    type: int
    icon: int
    overlap: int
    """How far it lies on its card where the front is above."""
    under: int
    """How far where the front is below."""
    spare: int
    """Width of the card's edge that it leaves free for arrows that arrive."""


_CUTS: dict[Size, _Cut] = {
    "full": _Cut(36, theme.READ, 24, 6, 6, 96),
    "compact": _Cut(36, theme.READ, 22, 6, 6, 52),
    "chip": _Cut(24, 22, 16, 20, 2, 30),
}
_GAP = 9


def draw_tabs(sheet: Sheet, view: SpearpointView, plan: Plan) -> None:
    """Draw a tab for every attacker whose attack is still to come."""
    units = {unit.number: unit for unit in view.units}
    for attack in view.attacks:
        if attack.state != "declared":
            continue
        for attacker in attack.attackers:
            if attacker in plan.places:
                parts = _parts(attack, units.get(attacker), plan.measure.size)
                _tab(sheet, attack, parts, plan.places[attacker], plan.measure.size)


def _parts(attack: AttackView, unit: UnitView | None, size: Size) -> list[Part]:
    """Say an attack in few signs, the most important first."""
    chances = []
    for shot in attack.shots:
        icon = ""
        if size == "full" and unit is not None and shot.weapon is not None:
            icon = weapon_icon(unit.card.weapons[shot.weapon])
        chances.append(Part("assault" if attack.assault else icon, f"{shot.percent}%"))
    if size == "chip":
        return [Part("", chance.text) for chance in chances[:1]]
    return [Part("aim", str(attack.target)), *chances]


def _tab(sheet: Sheet, attack: AttackView, parts: list[Part], place: Place, size: Size) -> None:
    cut = _CUTS[size]
    left, top, right, bottom = place.box
    colour = NATIONS[SIDES[attack.seat]].arrow
    widths = [_width(part, cut) for part in parts]
    if _length(widths) > right - left - cut.spare:
        parts = [part if part.icon == "aim" else Part("", part.text) for part in parts]
        widths = [_width(part, cut) for part in parts]
    while len(parts) > 2 and _length(widths) > right - left - cut.spare:
        parts, widths = parts[:-1], widths[:-1]
    length = _length(widths)
    x = right - length + 4 if size == "chip" else left + 4
    y = top - cut.height + cut.overlap if place.up else bottom - cut.under
    box = (x, y, x + length, y + cut.height)
    middle = y + cut.height // 2
    sheet.rect(box, colour, radius=9, edge=theme.STRIP, width=2)
    x += _GAP
    for part, width in zip(parts, widths, strict=True):
        if part.icon == "aim":
            sheet.polygon([(x, middle - 9), (x + 14, middle), (x, middle + 9)], theme.INK)
        elif part.icon:
            sheet.icon(part.icon, x, middle - cut.icon // 2, cut.icon, theme.INK)
        if part.text:
            start = x + _lead(part, cut)
            sheet.text(start, middle, part.text, cut.type, theme.INK, face="bold", within=box, must=size != "chip")
        x += width + _GAP


def _lead(part: Part, cut: _Cut) -> int:
    return 18 if part.icon == "aim" else cut.icon + 4 if part.icon else 0


def _width(part: Part, cut: _Cut) -> int:
    return _lead(part, cut) + (fonts.width(part.text, "bold", cut.type) if part.text else -4)


def _length(widths: list[int]) -> int:
    return sum(widths) + _GAP * (len(widths) + 1)
