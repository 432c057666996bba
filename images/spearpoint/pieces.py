"""The pieces of which units are composed, whatever their size."""

from __future__ import annotations

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.theme import HEAD, READ, mix
from images.spearpoint.face import Face
from images.spearpoint.seating import LETTERS
from images.spearpoint.symbols import command_icon

Badge = tuple[str, str]
"""A small mark of a unit: an icon, and a word or number beside it."""


def grown(box: Box, by: int) -> Box:
    """Return a box that is larger by so much on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def paper(sheet: Sheet, shown: Face, body: Box) -> None:
    """Lay the paper of a card; that of an idle unit is faded."""
    colour = sheet.theme.nations[shown.side].paper
    sheet.rect(body, mix(colour, sheet.theme.spent, 0.35) if shown.idle else colour, radius=12)


def panel(sheet: Sheet, shown: Face, box: Box, corners: tuple[bool, bool, bool, bool]) -> None:
    """Fill with the nation's colour and pattern; a captured unit shows its old owner's along its edge."""
    nation = sheet.theme.nations[shown.side]
    sheet.panel(box, nation, gap=10, width=3, inset=3, radius=10, corners=corners)
    if shown.owner != shown.side:
        sheet.rect((box[0], box[3] - 12, box[2], box[3]), sheet.theme.nations[shown.owner].panel, radius=0)
        sheet.line([(box[0], box[3] - 12), (box[2], box[3] - 12)], sheet.theme.cream, 2)


def number(sheet: Sheet, shown: Face, box: Box) -> None:
    """Write the number that buttons carry, on the plate of whose unit it is."""
    plate(sheet, shown.letter, box)
    size = HEAD if box[2] - box[0] >= 44 else READ
    sheet.text(
        (box[0] + box[2]) // 2, (box[1] + box[3]) // 2, str(shown.number), size, sheet.theme.ink, face="bold",
        anchor="m", within=box, must=True,
    )  # fmt: skip


def plate(sheet: Sheet, letter: str, box: Box) -> None:
    """Lay a plate: square and cream, or brass with round ends for the second of two allies."""
    second = letter == LETTERS[1]
    radius = (box[3] - box[1]) // 2 if second else 8
    sheet.rect(box, sheet.theme.brass if second else sheet.theme.cream, radius=radius)


def name(sheet: Sheet, shown: Face, x: int, y: int, *, room: int, within: Box, size: int = READ) -> None:
    """Write the name, a little smaller if it is long."""
    text, size = fonts.fit(shown.name, "bold", size, room, least=24)
    sheet.text(x, y, text, size, sheet.theme.ink, face="bold", within=within, must=True)


def shield(sheet: Sheet, shown: Face, x: int, y: int, size: int) -> None:
    """Defense; its shield is cold where it is better than printed, wounded where it is worse."""
    fill = sheet.theme.ink if shown.plus == 0 else sheet.theme.cold if shown.plus > 0 else sheet.theme.wound
    ink = sheet.theme.ink if shown.plus > 0 else sheet.theme.cream
    sheet.icon("shield", x, y, size, fill)
    box = (x, y, x + size, y + size)
    sheet.text(
        x + size // 2, y + size // 2 - 1, str(shown.defense), READ, ink, face="bold", anchor="m",
        within=box, must=True,
    )  # fmt: skip


def endurance(sheet: Sheet, shown: Face, x: int, y: int, within: Box, *, size: int = READ) -> int:
    """Write Endurance in figures, from the right; give their width."""
    ink = sheet.theme.wound if shown.endurance <= shown.half else sheet.theme.ink
    return sheet.text(x, y, str(shown.endurance), size, ink, face="bold", anchor="r", within=within, must=True)


def track(sheet: Sheet, shown: Face, box: Box) -> None:
    """Endurance, a box for each point, with a notch at half; its points are worn from the right."""
    left, top, right, bottom = box
    nation = sheet.theme.nations[shown.side]
    hurt = shown.endurance <= shown.half
    fill = sheet.theme.wound if hurt else nation.panel
    step = (right - left) / max(shown.full, 1)
    for point in range(shown.full):
        a, b = round(left + point * step), round(left + (point + 1) * step) - 2
        if point < shown.endurance:
            sheet.rect((a, top, b, bottom), fill)
        else:
            struck = point < shown.endurance + shown.hit
            sheet.rect(
                (a, top, b, bottom), sheet.theme.warm if struck else mix(nation.paper, sheet.theme.ink, 0.22)
            )
    notch = left + shown.half * step - 1
    sheet.polygon([(notch - 5, bottom + 6), (notch + 5, bottom + 6), (notch, bottom)], sheet.theme.ink)
    sheet.polygon([(notch - 5, top - 6), (notch + 5, top - 6), (notch, top)], sheet.theme.ink)


def thin_track(sheet: Sheet, shown: Face, box: Box) -> None:
    """Endurance as a bar, with a gap at half."""
    left, top, right, bottom = box
    nation = sheet.theme.nations[shown.side]
    sheet.rect(box, mix(nation.paper, sheet.theme.ink, 0.22))
    there = left + round((right - left) * shown.endurance / max(shown.full, 1))
    sheet.rect((left, top, there, bottom), sheet.theme.wound if shown.endurance <= shown.half else nation.panel)
    if shown.hit:
        lost = round((right - left) * shown.hit / max(shown.full, 1))
        sheet.rect((there, top, min(there + lost, right), bottom), sheet.theme.warm)
    half = left + round((right - left) * shown.half / max(shown.full, 1))
    sheet.rect((half - 1, top - 2, half + 1, bottom + 2), sheet.theme.ink)


def badges(shown: Face) -> list[Badge]:
    """List the small marks of a unit."""
    found: list[Badge] = []
    if shown.flight is not None:
        found.append(("aircraft", str(shown.flight)))
    if shown.bombed:
        found.append(("unbombed", ""))
    if shown.crew is not None:
        found.append((shown.crew, "–" if shown.crewless else shown.grade))
    return found


def attached(sheet: Sheet, shown: Face, right: int, y: int, *, size: int, most: int) -> int:
    """Draw attached Command cards as small khaki cards, from the right; give their width.

    Where there are more than ``most``, the leftmost says how many more.
    """
    cards = shown.attached
    more = len(cards) - most + 1 if len(cards) > most else 0
    start = right
    for card in cards[: len(cards) - more]:
        box = _small(sheet, right, y, size)
        sheet.icon(command_icon(card), box[0] + 3, y + 5, size - 6, sheet.theme.ink)
        right -= size + 4
    if more:
        box = _small(sheet, right, y, size)
        sheet.text(
            (box[0] + box[2]) // 2, y + size // 2 + 2, f"+{more}", size - 7, sheet.theme.ink, face="bold",
            anchor="m", within=box,
        )  # fmt: skip
        right -= size + 4
    return start - right


def _small(sheet: Sheet, right: int, y: int, size: int) -> Box:
    box = (right - size, y, right, y + size + 4)
    sheet.rect(box, sheet.theme.khaki, radius=4, edge=sheet.theme.ink, width=1.5)
    return box


def stamp(sheet: Sheet, shown: Face, left: int, middle: int, room: int) -> None:
    """Stencil a word on a unit that is idle or captured."""
    if not shown.stamp:
        return
    text, size = fonts.fit(shown.stamp, "stencil", 22, room - 14, least=11)
    box = (left, middle - 14, left + fonts.width(text, "stencil", size) + 14, middle + 14)
    sheet.rect(box, sheet.theme.ink, radius=6)
    sheet.text(left + 7, middle, text, size, sheet.theme.cream, face="stencil", within=box)
