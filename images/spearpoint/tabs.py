"""Tabs on the front edge of attackers: at whom, with which weapons, and with what chance to hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.spearpoint.view import AttackView, SpearpointView, UnitView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, Colour, Theme
from images.spearpoint.layout import Place, Plan, Size
from images.spearpoint.seating import side_of
from images.spearpoint.symbols import weapon_icon


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
    "large": _Cut(38, READ + 2, 26, 6, 6, 110),
    "full": _Cut(36, READ, 24, 6, 6, 96),
    "compact": _Cut(36, READ, 22, 6, 6, 52),
    "plate": _Cut(32, 30, 20, 10, 6, 40),
    "chip": _Cut(24, 22, 16, 4, 2, 30),
}
_GAP = 9
SMALL: tuple[Size, ...] = ("plate", "chip")
"""Where there is room for nothing but the best chance."""


def draw_tabs(scene: Scene, view: SpearpointView, plan: Plan) -> None:
    """Draw a tab for every attacker whose attack is still to come."""
    units = {unit.number: unit for unit in view.units}
    size = plan.cut.size
    for attack in view.attacks:
        if attack.state != "declared":
            continue
        for attacker in attack.attackers:
            if attacker in plan.places:
                parts = _parts(attack, units.get(attacker), size)
                colour = scene.theme.nations[side_of(attack.seat, view.seats)].tab
                _tab(scene, tuple(parts), colour, plan.places[attacker], size)


def free(size: Size, left: int, right: int) -> tuple[int, int]:
    """Return where arrows may arrive at the edge of a card beside its tab: from where to where."""
    spare = _CUTS[size].spare
    return (left, left + spare - 8) if size in SMALL else (right - spare + 20, right + 4)


def _parts(attack: AttackView, unit: UnitView | None, size: Size) -> list[Part]:
    """Say an attack in few signs, the most important first."""
    chances = []
    for shot in attack.shots:
        icon = ""
        if size in ("large", "full") and unit is not None and shot.weapon is not None:
            icon = weapon_icon(unit.card.weapons[shot.weapon])
        chances.append(Part("assault" if attack.assault else icon, f"{shot.percent}%"))
    if size in SMALL:
        return [Part("", chance.text) for chance in chances[:1]]
    return [Part("aim", str(attack.target)), *chances]


def _tab(scene: Scene, parts: tuple[Part, ...], colour: Colour, place: Place, size: Size) -> None:
    """Lay a tab on the front edge of a card, as much of it as there is room for."""
    cut = _CUTS[size]
    left, top, right, bottom = place.box
    room = right - left - cut.spare
    if _length(parts, cut) > room:
        parts = tuple(part if part.icon == "aim" else Part("", part.text) for part in parts)
    while len(parts) > 2 and _length(parts, cut) > room:
        parts = parts[:-1]
    sprite = _sprite(scene.theme, parts, colour, size)
    x = right - sprite.width + 4 if size in SMALL else left + 4
    scene.put(sprite, x, top - cut.height + cut.overlap if place.up else bottom - cut.under)


@kept(maxsize=128)
def _sprite(theme: Theme, parts: tuple[Part, ...], colour: Colour, size: Size) -> Sprite:
    """Draw a tab. At most 128 are kept, 15 kB each."""
    cut = _CUTS[size]
    sheet = Sheet(theme, _length(parts, cut), cut.height)
    middle = cut.height // 2
    sheet.rect(sheet.box, colour, radius=9, edge=theme.ink, width=2)
    x = _GAP
    for part in parts:
        if part.icon == "aim":
            sheet.polygon([(x, middle - 9), (x + 14, middle), (x, middle + 9)], theme.ink)
        elif part.icon:
            sheet.icon(part.icon, x, middle - cut.icon // 2, cut.icon, theme.ink)
        if part.text:
            start = x + _lead(part, cut)
            sheet.text(start, middle, part.text, cut.type, theme.ink, face="bold", must=size not in SMALL)
        x += _width(part, cut) + _GAP
    return Sprite.of(sheet)


def _lead(part: Part, cut: _Cut) -> int:
    return 18 if part.icon == "aim" else cut.icon + 4 if part.icon else 0


def _width(part: Part, cut: _Cut) -> int:
    return _lead(part, cut) + (fonts.width(part.text, "bold", cut.type) if part.text else -4)


def _length(parts: Sequence[Part], cut: _Cut) -> int:
    return sum(_width(part, cut) for part in parts) + _GAP * (len(parts) + 1)
