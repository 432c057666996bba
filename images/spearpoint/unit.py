"""A committed unit as it lies on the table, in five sizes."""

from __future__ import annotations

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import BODY, HEAD, READ, Theme, mix
from images.spearpoint import pieces
from images.spearpoint.face import GONE, Damage, Face
from images.spearpoint.layout import CHIP, Cut

MARGIN = 12
"""Room around a body on its sheet for outlines and floating numbers; its damage has room of its own."""
ATTACHED = 3
"""Attached Command cards that are drawn; the last one may stand for several."""


@kept(maxsize=192)
def sprite(theme: Theme, shown: Face, cut: Cut) -> Sprite:
    """Draw a unit. Its body's top left corner is at :func:`corner`. At most 192 are kept, 350 kB each or less."""
    sheet = Sheet(theme, cut.width + 2 * MARGIN, cut.height + cut.tail + 2 * MARGIN)
    left, top = corner(shown, cut)
    body = (left, top, left + cut.width, top + cut.height)
    if shown.state in GONE:
        _ghost(sheet, shown, body, cut)
    else:
        _unit(sheet, shown, body, cut)
    return Sprite.of(sheet, theme.table if shown.air else theme.ground(theme.nations[shown.side]))


def corner(shown: Face, cut: Cut) -> tuple[int, int]:
    """Where the body begins on its sheet: damage sticks out towards the owner."""
    return MARGIN, MARGIN + (0 if shown.up else cut.tail)


def _unit(sheet: Sheet, shown: Face, body: Box, cut: Cut) -> None:
    sheet.rect((body[0] + 3, body[1] + 5, body[2] + 3, body[3] + 5), sheet.theme.shadow, radius=10)
    if shown.damage is not None:
        _tail(sheet, shown, shown.damage, body, cut.tail)
    pieces.paper(sheet, shown, body)
    draw = {"large": _large, "full": _full, "compact": _compact, "plate": _small, "chip": _small}[cut.size]
    draw(sheet, shown, body)
    if shown.state == "new":
        sheet.rect(pieces.grown(body, 3), None, radius=13, edge=sheet.theme.warm_words, width=4)
    if shown.hit:
        _struck(sheet, shown, body, cut)


def _large(sheet: Sheet, shown: Face, body: Box) -> None:
    left, top, right, bottom = body
    seam = left + (right - left) * 2 // 5
    pieces.panel(sheet, shown, (left, top, seam, bottom), (True, False, False, True))
    size = min(bottom - top - 48, seam - left - 8)
    sheet.icon(
        shown.icon, (left + seam - size) // 2, top + 46 + (bottom - top - 48 - size) // 2, size, sheet.theme.cream
    )
    pieces.number(sheet, shown, (left + 5, top + 5, left + 57, top + 47))
    pieces.attached(sheet, shown, seam - 6, top + 6, size=36, most=2)
    aside = 62 if shown.hit else 6
    pieces.stamp(sheet, shown, left + aside, bottom - 20, seam - left - aside - 4)
    x = right - 8
    for icon, note in reversed(pieces.badges(shown)):
        if note:
            x -= sheet.text(x, top + 24, note, BODY, sheet.theme.ink, face="bold", anchor="r", within=body) + 2
        sheet.icon(icon, x - 28, top + 10, 28, sheet.theme.ink)
        x -= 34
    pieces.name(sheet, shown, seam + 9, top + 25, room=x - seam - 12, within=body, size=HEAD)
    if shown.arms:
        _arms(sheet, shown, (seam + 8, top + 48, right - 8, bottom - 52))
    pieces.shield(sheet, shown, seam + 5, bottom - 50, 46)
    taken = pieces.endurance(sheet, shown, right - 9, bottom - 26, body, size=HEAD)
    pieces.track(sheet, shown, (seam + 58, bottom - 38, right - 17 - max(taken, 34), bottom - 14))


def _arms(sheet: Sheet, shown: Face, box: Box) -> None:
    """Draw a row for every weapon, as high as there is room."""
    left, top, right, bottom = box
    count = len(shown.arms)
    step = min((bottom - top) // count, 38)
    size = min(step + 2, 28)
    y = (top + bottom - step * count + step) // 2
    for arm in shown.arms:
        sheet.icon(arm.icon, left, y - size // 2 + 1, size - 2, sheet.theme.spent)
        sheet.text(left + size + 6, y, arm.rate, size, sheet.theme.ink, face="bold", within=box)
        sheet.text(
            (left + right) // 2 + 22, y, arm.values, size, sheet.theme.ink, face="bold", anchor="m", within=box
        )
        sheet.text(right, y, arm.damage, size, sheet.theme.wound, face="bold", anchor="r", within=box)
        y += step


def _full(sheet: Sheet, shown: Face, body: Box) -> None:
    left, top, right, bottom = body
    pieces.panel(sheet, shown, (left, top, left + 108, bottom), (True, False, False, True))
    size = min(98, bottom - top - 38)
    sheet.icon(shown.icon, left + (108 - size) // 2, bottom - size - 2, size, sheet.theme.cream)
    pieces.number(sheet, shown, (left + 5, top + 5, left + 55, top + 43))
    pieces.name(sheet, shown, left + 116, top + 22, room=right - left - 122, within=body)
    middle = (top + 40 + bottom - 46) // 2
    x = left + 116
    for icon, note in pieces.badges(shown):
        sheet.icon(icon, x, middle - 14, 27, sheet.theme.ink)
        x += 30
        if note:
            x += sheet.text(x, middle, note, BODY, sheet.theme.ink, face="bold", within=body) + 8
    taken = pieces.attached(sheet, shown, right - 8, middle - 16, size=28, most=ATTACHED)
    pieces.stamp(sheet, shown, x + 4, middle, right - 8 - taken - x - 4)
    pieces.shield(sheet, shown, left + 111, bottom - 44, 42)
    taken = pieces.endurance(sheet, shown, right - 8, bottom - 22, body)
    pieces.track(sheet, shown, (left + 158, bottom - 32, right - 14 - max(taken, 28), bottom - 12))


def _compact(sheet: Sheet, shown: Face, body: Box) -> None:
    left, top, right, bottom = body
    seam = bottom - 66
    pieces.panel(sheet, shown, (left, top, right, seam), (True, True, False, False))
    size = min(seam - top + 6, 68)
    sheet.icon(shown.icon, left + 54, (top + seam - size) // 2, size, sheet.theme.cream)
    pieces.number(sheet, shown, (left + 4, top + 4, left + 52, top + 44))
    x = right - 6
    for icon, note in pieces.badges(shown)[: 0 if shown.stamp else 2]:
        if note:
            x -= sheet.text(x, top + 14, note, BODY, sheet.theme.cream, face="bold", anchor="r", within=body) + 2
        sheet.icon(icon, x - 24, top + 2, 24, sheet.theme.cream)
        x -= 28
    pieces.name(sheet, shown, left + 7, seam + 16, room=right - left - 14, within=body)
    pieces.attached(sheet, shown, right - 5, seam - 29, size=23, most=ATTACHED)
    pieces.stamp(sheet, shown, left + 54, top + 22, right - left - 58)
    pieces.shield(sheet, shown, left + 3, bottom - 36, 35)
    taken = pieces.endurance(sheet, shown, right - 6, bottom - 18, body)
    pieces.track(sheet, shown, (left + 42, bottom - 25, right - 11 - max(taken, 28), bottom - 11))


def _small(sheet: Sheet, shown: Face, body: Box) -> None:
    """Draw the two smallest sizes: number, name, Endurance, and what else there is room for."""
    left, top, right, bottom = body

    def of(pixels: float) -> int:
        return round(pixels * (right - left) / CHIP.width)

    figures = HEAD if right - left > CHIP.width else READ
    pieces.panel(sheet, shown, (left, top, right, top + of(40)), (True, True, False, False))
    pieces.number(sheet, shown, (left + 3, top + 3, left + of(43), top + of(37)))
    sheet.icon(shown.icon, right - of(40), top + 2, of(37), sheet.theme.cream)
    text, size = fonts.fit(shown.name, "semibold", of(18), right - left - 8, least=15)
    sheet.text(left + 4, top + of(50), text, size, sheet.theme.ink, within=body)
    x, middle, size = left + 4, bottom - of(20), of(18)
    if shown.damage is not None:
        fill = sheet.theme.spent if shown.damage.over else sheet.theme.wound
        box = (left, middle - of(13), left + of(24), middle + of(13))
        sheet.rect(box, fill, radius=6, corners=(False, True, True, False))
        mark = str(shown.damage.turns) if shown.damage.turns else "!"
        sheet.text(left + of(12), middle, mark, of(22), sheet.theme.cream, face="bold", anchor="m", within=box)
        x = left + of(27)
    if shown.attached:
        box = (x, middle - of(10), x + of(17), middle + of(11))
        sheet.rect(box, sheet.theme.khaki, radius=3, edge=sheet.theme.ink, width=1.5)
        count = str(len(shown.attached))
        sheet.text(x + of(9), middle, count, size, sheet.theme.ink, face="bold", anchor="m", within=box)
        x += of(20)
    taken = pieces.endurance(sheet, shown, right - 4, middle, body, size=figures)
    for icon, note in ([("idle", "")] if shown.idle else []) + pieces.badges(shown):
        length = size + 1 + (fonts.width(note, "bold", size) + 2 if note else 0)
        if x + length <= right - 6 - max(taken, 26):
            sheet.icon(icon, x, middle - size // 2, size, sheet.theme.ink)
            if note:
                sheet.text(x + size + 1, middle, note, size, sheet.theme.ink, face="bold", within=body)
            x += length + 2
    pieces.thin_track(sheet, shown, (left + 5, bottom - 8, right - 5, bottom - 4))


def _tail(sheet: Sheet, shown: Face, damage: Damage, body: Box, tail: int) -> None:
    """Draw the edge of the Damage card that sticks out from under the unit."""
    if not tail:
        return
    left, right = body[0] + 6, body[2] - 6
    top, bottom = (body[3] - 8, body[3] + tail) if shown.up else (body[1] - tail, body[1] + 8)
    middle = (body[3] if shown.up else body[1] - tail) + tail // 2
    box = (left, middle - tail // 2, right, middle + tail // 2)
    sheet.rect((left, top, right, bottom), sheet.theme.spent if damage.over else sheet.theme.wound, radius=8)
    room = right - left - 14
    if damage.turns is not None and damage.turns > 0 and not damage.over:
        room -= 34
        dial = (right - 35, middle - 15, right - 5, middle + 15)
        sheet.ellipse(dial, sheet.theme.cream)
        sheet.text(
            right - 20, middle, str(damage.turns), READ, sheet.theme.ink, face="bold", anchor="m",
            within=(right - 36, middle - 18, right - 4, middle + 18), must=True,
        )  # fmt: skip
    text, size = fonts.fit(damage.name, "semibold", READ - 1, room, least=20)
    length = sheet.text(left + 8, middle, text, size, sheet.theme.cream, within=box)
    if damage.over:
        sheet.line([(left + 6, middle), (left + 10 + length, middle)], sheet.theme.cream, 2)


def _struck(sheet: Sheet, shown: Face, body: Box, cut: Cut) -> None:
    """Write the Endurance lost in the last Combat Phase, floating over the icon."""
    text = f"−{shown.hit}"
    length = fonts.width(text, "bold", READ)
    if cut.size in ("large", "full"):
        left, top = body[0] - 8, body[3] - 42
    else:
        left, top = body[0] + 47, body[1] + (-6 if shown.up else 6)
    box = (left, top, left + length + 18, top + 36)
    sheet.rect(box, sheet.theme.warm, radius=10, edge=sheet.theme.ink, width=2)
    sheet.text(
        (box[0] + box[2]) // 2, top + 18, text, READ, sheet.theme.ink, face="bold", anchor="m", within=box,
        must=True,
    )  # fmt: skip


def _ghost(sheet: Sheet, shown: Face, body: Box, cut: Cut) -> None:
    """Draw a unit that has just left play: faded, its number and what became of it."""
    left, top, right, bottom = body
    theme = sheet.theme
    nation = theme.nations[shown.side]
    chip = cut.size == "chip"
    dim = mix(theme.table, nation.panel, 0.12)
    sheet.rect(body, dim, radius=10, edge=theme.mark, width=3)
    size = min(bottom - top, right - left) - 20
    x, y = (left + right - size) // 2, (top + bottom - size) // 2
    sheet.icon(shown.icon, x, y, size, mix(dim, nation.arrow, 0.1))
    middle = (top + bottom) // 2 + (8 if chip else 0)
    step = 12 if chip else 18
    lines: tuple[tuple[str, fonts.Face, int, int], ...] = (
        (shown.name, "bold", READ, middle - step),
        (shown.stamp, "stencil", READ, middle + step),
    )
    for text, face, most, y in lines:
        label, fitted = fonts.fit(text, face, most, right - left - 12, least=12)
        sheet.text((left + right) // 2, y, label, fitted, theme.faded, face=face, anchor="m", within=body)
    sheet.text(left + 10, top + 16, str(shown.number), 24, theme.faded, face="bold", within=body)
