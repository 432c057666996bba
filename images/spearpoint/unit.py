"""A committed unit as it lies on the table, in three sizes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.spearpoint.state import SIDES, Lost
from engine.spearpoint.view import UnitView
from images import fonts, theme
from images.sheet import Box, Sheet
from images.spearpoint.faces import command_icon, unit_icon
from images.spearpoint.layout import Measure
from images.spearpoint.words import Words
from images.theme import NATIONS

MARGIN = 12
"""Room around a body on its sheet for outlines and floating numbers; its damage has room of its own."""
ATTACHED = 3
"""Attached Command cards that are drawn; the text board names all."""


class Damage(NamedTuple):
    """What sticks out from under a damaged unit."""

    name: str
    turns: int | None
    over: bool


class Face(NamedTuple):
    """All that is drawn of a unit; equal faces are drawn once."""

    number: int
    name: str
    side: str
    owner: str
    icon: str
    crew: str | None
    crewless: bool
    defense: int
    plus: int
    endurance: int
    full: int
    half: int
    hit: int
    damage: Damage | None
    attached: tuple[str, ...]
    flight: int | None
    bombed: bool
    state: str
    """``new``, ``destroyed``, ``captured``, ``withdrawn`` or empty: what happened to it just now."""
    idle: bool
    stamp: str
    """The word across a card that is idle or gone."""
    up: bool


def face(unit: UnitView, words: Words, *, up: bool) -> Face:
    """Gather what is drawn of a unit in play."""
    card = unit.card
    damage = None
    if unit.damage is not None:
        damage = Damage(words.effect(unit.damage.effect), unit.damage.turns, unit.damage.over)
    return Face(
        number=unit.number,
        name=words.short(card.id),
        side=SIDES[unit.seat],
        owner=SIDES[unit.owner],
        icon=unit_icon(card),
        crew=card.crew,
        crewless=card.crew is not None and unit.crew is None,
        defense=unit.defense,
        plus=unit.defense - card.defense,
        endurance=max(unit.endurance, 0),
        full=card.endurance,
        half=unit.half,
        hit=unit.hit,
        damage=damage,
        attached=tuple(unit.attached),
        flight=unit.flight,
        bombed=unit.bombed,
        state="new" if unit.new else "",
        idle=unit.idle,
        stamp=words.of("captured") if unit.captured else words.of("idle") if unit.idle else "",
        up=up,
    )


def ghost(lost: Lost, words: Words, *, up: bool) -> Face:
    """Gather what is drawn of a unit that has just left play."""
    return Face(
        number=lost.number,
        name=words.short(lost.card),
        side=SIDES[lost.seat],
        owner=SIDES[lost.seat],
        icon="cross",
        crew=None,
        crewless=False,
        defense=0,
        plus=0,
        endurance=0,
        full=0,
        half=0,
        hit=0,
        damage=None,
        attached=(),
        flight=None,
        bombed=False,
        state=lost.how,
        idle=False,
        stamp=words.of(f"lost-{lost.how}"),
        up=up,
    )


@lru_cache(maxsize=160)
def sprite(shown: Face, measure: Measure) -> Sheet:
    """Draw a unit. Its body's top left corner is at :func:`corner`. At most 160 are kept, 230 kB each."""
    sheet = Sheet(measure.width + 2 * MARGIN, measure.height + measure.tail + 2 * MARGIN)
    left, top = corner(shown, measure)
    body = (left, top, left + measure.width, top + measure.height)
    if shown.state in ("destroyed", "captured", "withdrawn"):
        _ghost(sheet, shown, body, measure)
        return sheet
    sheet.rect((body[0] + 3, body[1] + 5, body[2] + 3, body[3] + 5), theme.SHADOW, radius=10)
    if shown.damage is not None:
        _tail(sheet, shown, shown.damage, body, measure.tail)
    {"full": _full, "compact": _compact, "chip": _chip}[measure.size](sheet, shown, body)
    if shown.state == "new":
        sheet.rect(_grown(body, 3), None, radius=13, edge=theme.WARM, width=4)
    if shown.hit:
        _struck(sheet, shown, body, measure)
    return sheet


def corner(shown: Face, measure: Measure) -> tuple[int, int]:
    """Where the body begins on its sheet: damage sticks out towards the owner."""
    return MARGIN, MARGIN + (0 if shown.up else measure.tail)


def _grown(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _panel(sheet: Sheet, shown: Face, box: Box, corners: tuple[bool, bool, bool, bool]) -> None:
    """Fill with the nation's colour and pattern; a captured unit shows its old owner's along its edge."""
    nation = NATIONS[shown.side]
    sheet.rect(box, nation.panel, radius=10, corners=corners)
    if nation.hatched:
        inner = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
        sheet.hatch(inner, nation.shade, gap=10, width=3)
    if shown.owner != shown.side:
        sheet.rect((box[0], box[3] - 12, box[2], box[3]), NATIONS[shown.owner].panel, radius=0)
        sheet.line([(box[0], box[3] - 12), (box[2], box[3] - 12)], theme.CREAM, 2)


def _number(sheet: Sheet, shown: Face, box: Box) -> None:
    """Write the number that buttons carry."""
    sheet.rect(box, theme.CREAM, radius=8)
    size = theme.HEAD if box[2] - box[0] >= 44 else theme.READ
    sheet.text(
        (box[0] + box[2]) // 2,
        (box[1] + box[3]) // 2,
        str(shown.number),
        size,
        theme.INK,
        face="bold",
        anchor="m",
        within=box,
        must=True,
    )


def _shield(sheet: Sheet, shown: Face, x: int, y: int, size: int) -> None:
    """Defense; its shield is cold where it is better than printed, wounded where it is worse."""
    fill = theme.INK if shown.plus == 0 else theme.COLD if shown.plus > 0 else theme.WOUND
    ink = theme.INK if shown.plus > 0 else theme.CREAM
    sheet.icon("shield", x, y, size, fill)
    box = (x, y, x + size, y + size)
    sheet.text(
        x + size // 2, y + size // 2 - 1, str(shown.defense), theme.READ, ink, face="bold", anchor="m",
        within=box, must=True,
    )  # fmt: skip


def _track(sheet: Sheet, shown: Face, box: Box) -> None:
    """Endurance, a box for each point, with a notch at half; its points are worn from the right."""
    left, top, right, bottom = box
    nation = NATIONS[shown.side]
    hurt = shown.endurance <= shown.half
    fill = theme.WOUND if hurt else nation.panel
    step = (right - left) / max(shown.full, 1)
    for point in range(shown.full):
        a, b = round(left + point * step), round(left + (point + 1) * step) - 2
        if point < shown.endurance:
            sheet.rect((a, top, b, bottom), fill)
        else:
            struck = point < shown.endurance + shown.hit
            sheet.rect((a, top, b, bottom), theme.WARM if struck else theme.mix(nation.paper, theme.INK, 0.22))
    notch = left + shown.half * step - 1
    sheet.polygon([(notch - 5, bottom + 6), (notch + 5, bottom + 6), (notch, bottom)], theme.INK)
    sheet.polygon([(notch - 5, top - 6), (notch + 5, top - 6), (notch, top)], theme.INK)


def _endurance(sheet: Sheet, shown: Face, x: int, y: int, within: Box) -> int:
    """Endurance in figures, written from the right."""
    ink = theme.WOUND if shown.endurance <= shown.half else theme.INK
    return sheet.text(
        x, y, str(shown.endurance), theme.READ, ink, face="bold", anchor="r", within=within, must=True
    )


def _name(sheet: Sheet, shown: Face, x: int, y: int, *, room: int, within: Box) -> None:
    text, size = fonts.fit(shown.name, "bold", theme.READ, room, least=24)
    ink = theme.INK if not shown.idle else theme.SPENT
    sheet.text(x, y, text, size, ink, face="bold", within=within, must=True)


def _badges(shown: Face) -> list[tuple[str, str]]:
    """List the small marks of a unit: icon and a word or number beside it."""
    found: list[tuple[str, str]] = []
    if shown.flight is not None:
        found.append(("aircraft", str(shown.flight)))
    if shown.bombed:
        found.append(("unbombed", ""))
    if shown.crew is not None:
        found.append((shown.crew, "–" if shown.crewless else ""))
    return found


def _attached(sheet: Sheet, shown: Face, right: int, y: int, size: int) -> None:
    """Draw attached Command cards as small khaki cards, from the right."""
    for card in shown.attached[:ATTACHED]:
        box = (right - size, y, right, y + size + 4)
        sheet.rect(box, theme.KHAKI, radius=4, edge=theme.INK, width=1.5)
        sheet.icon(command_icon(card), box[0] + 3, y + 5, size - 6, theme.INK)
        right -= size + 4


def _paper(sheet: Sheet, shown: Face, body: Box) -> None:
    paper = NATIONS[shown.side].paper
    sheet.rect(body, theme.mix(paper, theme.SPENT, 0.35) if shown.idle else paper, radius=10)


def _stamp(sheet: Sheet, shown: Face, left: int, middle: int, room: int) -> None:
    """Stencil a word on a unit that is idle or captured."""
    if not shown.stamp:
        return
    text, size = fonts.fit(shown.stamp, "stencil", 22, room - 14, least=13)
    box = (left, middle - 14, left + fonts.width(text, "stencil", size) + 14, middle + 14)
    sheet.rect(box, theme.INK, radius=6)
    sheet.text(left + 7, middle, text, size, theme.CREAM, face="stencil", within=box)


def _full(sheet: Sheet, shown: Face, body: Box) -> None:
    left, top, right, bottom = body
    _paper(sheet, shown, body)
    panel = (left, top, left + 108, bottom)
    _panel(sheet, shown, panel, (True, False, False, True))
    sheet.icon(shown.icon, left + 5, bottom - 96, 98, theme.CREAM)
    _number(sheet, shown, (left + 5, top + 5, left + 55, top + 43))
    _name(sheet, shown, left + 116, top + 22, room=right - left - 122, within=body)
    middle = (top + 40 + bottom - 46) // 2
    x = left + 116
    for name, note in _badges(shown):
        sheet.icon(name, x, middle - 14, 27, theme.INK)
        x += 30
        if note:
            x += sheet.text(x, middle, note, theme.BODY, theme.INK, face="bold", within=body) + 8
    _stamp(sheet, shown, x + 4, middle, right - 8 - 32 * min(len(shown.attached), ATTACHED) - x - 4)
    _attached(sheet, shown, right - 8, middle - 16, 28)
    _shield(sheet, shown, left + 111, bottom - 44, 42)
    taken = _endurance(sheet, shown, right - 8, bottom - 22, body)
    _track(sheet, shown, (left + 158, bottom - 32, right - 14 - max(taken, 28), bottom - 12))


def _compact(sheet: Sheet, shown: Face, body: Box) -> None:
    left, top, right, bottom = body
    _paper(sheet, shown, body)
    seam = bottom - 66
    _panel(sheet, shown, (left, top, right, seam), (True, True, False, False))
    size = min(seam - top + 6, 68)
    sheet.icon(shown.icon, left + 54, (top + seam - size) // 2, size, theme.CREAM)
    _number(sheet, shown, (left + 4, top + 4, left + 52, top + 44))
    x = right - 6
    for name, note in _badges(shown)[: 0 if shown.stamp else 2]:
        if note:
            x -= sheet.text(x, top + 14, note, theme.BODY, theme.CREAM, face="bold", anchor="r", within=body) + 2
        sheet.icon(name, x - 24, top + 2, 24, theme.CREAM)
        x -= 28
    _name(sheet, shown, left + 7, seam + 16, room=right - left - 14, within=body)
    _attached(sheet, shown, right - 5, seam - 29, 23)
    _stamp(sheet, shown, left + 54, top + 22, right - left - 58)
    _shield(sheet, shown, left + 3, bottom - 36, 35)
    taken = _endurance(sheet, shown, right - 6, bottom - 18, body)
    _track(sheet, shown, (left + 42, bottom - 25, right - 11 - max(taken, 28), bottom - 11))


def _chip(sheet: Sheet, shown: Face, body: Box) -> None:
    left, top, right, bottom = body
    _paper(sheet, shown, body)
    _panel(sheet, shown, (left, top, right, top + 40), (True, True, False, False))
    _number(sheet, shown, (left + 3, top + 3, left + 43, top + 37))
    sheet.icon(shown.icon, right - 46, top, 40, theme.CREAM)
    name, size = fonts.fit(shown.name, "semibold", 18, right - left - 8, least=15)
    sheet.text(left + 4, top + 50, name, size, theme.INK, within=body)
    if shown.damage is not None:
        fill = theme.SPENT if shown.damage.over else theme.WOUND
        sheet.rect((left, bottom - 26, left + 26, bottom), fill, radius=6, corners=(False, True, False, True))
        mark = str(shown.damage.turns) if shown.damage.turns else "!"
        sheet.text(left + 13, bottom - 13, mark, 22, theme.CREAM, face="bold", anchor="m", within=body)
    taken = _endurance(sheet, shown, right - 4, bottom - 14, body)
    start = left + (30 if shown.damage is not None else 5)
    _track(sheet, shown, (start, bottom - 19, right - 8 - max(taken, 24), bottom - 9))
    if shown.idle:
        sheet.icon("idle", right - 30, top + 20, 22, theme.CREAM)


def _tail(sheet: Sheet, shown: Face, damage: Damage, body: Box, tail: int) -> None:
    """Draw the edge of the Damage card that sticks out from under the unit."""
    if not tail:
        return
    left, right = body[0] + 6, body[2] - 6
    top, bottom = (body[3] - 8, body[3] + tail) if shown.up else (body[1] - tail, body[1] + 8)
    middle = (body[3] if shown.up else body[1] - tail) + tail // 2
    box = (left, middle - tail // 2, right, middle + tail // 2)
    sheet.rect((left, top, right, bottom), theme.SPENT if damage.over else theme.WOUND, radius=8)
    room = right - left - 14
    if damage.turns is not None and damage.turns > 0 and not damage.over:
        room -= 34
        dial = (right - 35, middle - 15, right - 5, middle + 15)
        sheet.ellipse(dial, theme.CREAM)
        sheet.text(
            right - 20, middle, str(damage.turns), theme.READ, theme.INK, face="bold", anchor="m",
            within=(right - 36, middle - 18, right - 4, middle + 18), must=True,
        )  # fmt: skip
    text, size = fonts.fit(damage.name, "semibold", theme.READ - 1, room, least=20)
    length = sheet.text(left + 8, middle, text, size, theme.CREAM, within=box)
    if damage.over:
        sheet.line([(left + 6, middle), (left + 10 + length, middle)], theme.CREAM, 2)


def _struck(sheet: Sheet, shown: Face, body: Box, measure: Measure) -> None:
    """Write the Endurance lost in this Combat Phase, floating over the icon."""
    text = f"−{shown.hit}"
    length = fonts.width(text, "bold", theme.READ)
    if measure.size == "full":
        left, top = body[0] - 8, body[3] - 42
    else:
        left, top = body[0] + 47, body[1] + (-6 if shown.up else 6)
    box = (left, top, left + length + 18, top + 36)
    sheet.rect(box, theme.WARM, radius=10, edge=theme.INK, width=2)
    sheet.text(
        (box[0] + box[2]) // 2, top + 18, text, theme.READ, theme.INK, face="bold", anchor="m", within=box,
        must=True,
    )  # fmt: skip


def _ghost(sheet: Sheet, shown: Face, body: Box, measure: Measure) -> None:
    """Draw a unit that has just left play: an outline with a cross, its number and what became of it."""
    left, top, right, bottom = body
    nation = NATIONS[shown.side]
    dim = theme.mix(theme.TABLE, nation.arrow, 0.7)
    sheet.rect(body, theme.mix(theme.TABLE, nation.panel, 0.35), radius=10, edge=theme.WARM, width=3)
    size = min(bottom - top, right - left) - 20
    sheet.icon(
        "cross" if shown.state == "destroyed" else "flag" if shown.state == "captured" else "withdrawn",
        (left + right - size) // 2, (top + bottom - size) // 2, size, theme.mix(theme.TABLE, theme.WARM, 0.6),
    )  # fmt: skip
    middle = (top + bottom) // 2 + (8 if measure.size == "chip" else 0)
    step = 12 if measure.size == "chip" else 18
    lines: tuple[tuple[str, fonts.Face, int, int], ...] = (
        (shown.name, "bold", theme.READ, middle - step),
        (shown.stamp, "stencil", 26, middle + step),
    )
    for text, cut, most, y in lines:
        label, fitted = fonts.fit(text, cut, most, right - left - 12, least=12)
        sheet.text((left + right) // 2, y, label, fitted, theme.CREAM, face=cut, anchor="m", within=body)
    sheet.text(left + 10, top + 16, str(shown.number), 24, dim, face="bold", within=body)
