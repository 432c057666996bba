"""A unit as it stands on its square, or waits beside its Headquarters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import Colour, Theme, mix
from images.tactics2gm.face import Badge, Face

Style: TypeAlias = Literal["named", "bare", "flat"]
"""With its name; without, where squares are narrow; in one line, as aircraft wait."""
MARGIN = 6
"""Room around a body on its sheet, for outlines."""
SMALLEST = 12
"""Height below which badges are left out."""


@kept(maxsize=256)
def sprite(theme: Theme, shown: Face, width: int, height: int, read: int, style: Style) -> Sprite:
    """Draw a unit whose body is so large; it begins MARGIN from the sheet's corner.

    At most 256 are kept, 100 kB each or less.
    """
    sheet = Sheet(theme, width + 2 * MARGIN, height + 2 * MARGIN)
    body = (MARGIN, MARGIN, MARGIN + width, MARGIN + height)
    if shown.gone:
        _ghost(sheet, shown, body, read)
    else:
        _Unit(sheet, shown, body, read).draw(style)
    return Sprite.of(sheet, theme.table)


class _Unit:
    """Draws one unit."""

    def __init__(self, sheet: Sheet, shown: Face, body: Box, read: int) -> None:
        self._sheet, self._shown, self._body, self._read = sheet, shown, body, read
        self._nation = sheet.theme.nations[shown.side]
        self._stat = round(read * 1.2)

    def draw(self, style: Style) -> None:
        """Draw the unit on its paper."""
        sheet, shown, theme = self._sheet, self._shown, self._sheet.theme
        left, top, right, bottom = self._body
        sheet.rect((left + 2, top + 3, right + 2, bottom + 3), theme.shadow, radius=8)
        paper = mix(self._nation.paper, theme.spent, 0.35) if shown.away else self._nation.paper
        sheet.rect(self._body, paper, radius=8)
        if style == "flat":
            self._flat()
        elif bottom - top < 4.5 * self._read:
            if style == "named":
                self._wide()
            else:
                self._low()
        else:
            self._tall(named=style == "named")
        if shown.new:
            box = (left - 3, top - 3, right + 3, bottom + 3)
            sheet.rect(box, None, radius=10, edge=theme.warm_words, width=4)

    def _wide(self) -> None:
        """Draw number and name above, the icon on the left, figures and badges on the right."""
        left, top, right, bottom = self._body
        read, stat = self._read, self._stat
        seam = top + round(read * 1.16)
        taken = self._number(left, top, seam)
        self._name(left + taken + 4, (top + seam) // 2, right - 4)
        many = len(self._shown.badges) > 3
        across = right - 2 * stat - 7
        low = bottom - (read * 3 // 4 + 3 if many else 0)
        self._panel((left, seam, across, low), round_below=not many)
        self._icon((left, seam, across, low))
        self._figures(across + 3, seam + 1)
        if not many or seam + stat + 10 < low:
            self._track((across + 4, seam + stat + 4, right - 5, seam + stat + 10))
        if many:
            self._badges(self._shown.badges, (left + 3, low + 1, right - 3, bottom - 2))
        else:
            self._badges(self._shown.badges, (across + 3, seam + stat + 12, right - 3, bottom - 2))

    def _flat(self) -> None:
        """Draw number, icon and what is left side by side, as aircraft wait."""
        left, top, right, bottom = self._body
        taken = self._number(left, top, bottom)
        across = right - self._stat - 6
        self._panel((left + taken, top, across, bottom))
        self._icon((left + taken, top, across, bottom))
        self._heart(across + 3, (top + bottom - self._stat) // 2)

    def _low(self) -> None:
        """Draw number and icon above, then figures and badges, where there is little height and width."""
        left, top, right, bottom = self._body
        seam = top + round(self._read * 1.16)
        taken = self._number(left, top, seam)
        self._panel((left + taken, top, right, seam))
        self._icon((left + taken, top, right, seam))
        self._figures((left + right) // 2 - self._stat - 2, seam + 1, gap=4)
        self._badges(self._shown.badges, (left + 3, seam + self._stat + 2, right - 3, bottom - 1))

    def _tall(self, *, named: bool) -> None:
        """Draw the icon above with the number in its corner, then name, figures and badges below each other."""
        left, top, right, bottom = self._body
        read, stat = self._read, self._stat
        badge = min(read, (bottom - top) // 5)
        above = bottom - badge - 4 - stat - 10 - (round(read * 1.2) if named else 0)
        self._panel((left, top, right, above), round_above=True)
        deep = top + round(read * 1.16)
        taken = self._number(left, top, deep)
        beside, below = (left + taken, top, right, above), (left, deep, right, above)
        self._icon(beside if _square(beside) >= _square(below) else below)
        if named:
            self._name(left + 4, above + round(read * 0.62), right - 4)
        y = bottom - badge - 4 - stat - 8
        self._figures((left + right) // 2 - stat - 2, y, gap=4)
        self._track((left + 5, y + stat + 1, right - 5, y + stat + 6))
        self._badges(self._shown.badges, (left + 3, bottom - badge - 1, right - 3, bottom - 2))

    # ------------------------------------------------------------- pieces

    def _number(self, left: int, top: int, bottom: int) -> int:
        """Write the number that buttons carry; give how much room it takes."""
        sheet, read, shown = self._sheet, self._read, self._shown
        text = str(shown.number)
        width = max(fonts.width(text, "bold", read) + 10, read)
        box = (left, top, left + width, bottom)
        fill = self._nation.panel
        sheet.rect(box, fill, radius=8, corners=(True, False, True, False))
        sheet.text(
            (box[0] + box[2]) // 2, (top + bottom) // 2, text, read, sheet.theme.cream, face="bold", anchor="m",
            within=box, must=True,
        )  # fmt: skip
        return width

    def _name(self, x: int, y: int, right: int) -> None:
        read = self._read
        text, size = fonts.fit(self._shown.name, "bold", read, right - x, least=read * 2 // 3)
        self._sheet.text(
            x, y, text, size, self._sheet.theme.ink, face="bold", within=self._body, must=size == read
        )

    def _panel(self, box: Box, *, round_above: bool = False, round_below: bool = False) -> None:
        corners = (round_above, round_above, False, round_below and not round_above)
        self._sheet.panel(box, self._nation, gap=9, width=2.5, inset=3, radius=8, corners=corners)

    def _icon(self, box: Box) -> None:
        """Draw the unit itself, what it has done this turn, and whom it carries."""
        sheet, shown, theme, read = self._sheet, self._shown, self._sheet.theme, self._read
        left, top, right, bottom = box
        size = _square(box) - 4
        x, y = (left + right - size) // 2, (top + bottom - size) // 2
        sheet.icon(shown.icon, x, y, size, theme.cream)
        small = round(read * 0.6)
        for icon, here, where in (
            ("moved", shown.moved, left + 2),
            ("fired", shown.fired, right - small - 2),
        ):
            if here:
                sheet.icon(icon, where, bottom - small - 2, small, theme.warm)
        x = left + 2
        for number in shown.aboard:
            text = str(number)
            width = fonts.width(text, "bold", read) + 8
            plate = (x, bottom - read - 1, x + width, bottom - 1)
            sheet.rect(plate, theme.cream, radius=6, edge=theme.ink, width=2)
            sheet.text(
                x + width // 2, bottom - read // 2 - 1, text, read, theme.ink, face="bold", anchor="m",
                within=plate, must=True,
            )  # fmt: skip
            x += width + 2
        if shown.load:
            sheet.icon("supplies", right - read, bottom - read, read - 2, theme.brass)

    def _figures(self, x: int, y: int, *, gap: int = 2) -> None:
        """Write armour in its shield and what is left of the unit in its heart."""
        shown, theme = self._shown, self._sheet.theme
        fill = theme.cold if shown.stronger else theme.ink
        ink = theme.ink if shown.stronger else theme.cream
        self._figure("shield", shown.armour, fill, ink, x, y)
        self._heart(x + self._stat + gap, y)

    def _heart(self, x: int, y: int) -> None:
        shown, theme = self._shown, self._sheet.theme
        hurt = shown.left < shown.toughness
        self._figure("life", shown.left, theme.wound if hurt else self._nation.panel, theme.cream, x, y)

    def _figure(self, icon: str, figure: int, fill: Colour, ink: Colour, x: int, y: int) -> None:
        stat = self._stat
        self._sheet.icon(icon, x, y, stat, fill)
        self._sheet.text(
            x + stat // 2, y + stat // 2 - 1, str(figure), self._read, ink, face="bold", anchor="m",
            within=(x, y, x + stat, y + stat), must=True,
        )  # fmt: skip

    def _track(self, box: Box) -> None:
        """Draw the wounds a unit can stand as boxes, those it has suffered at the right end."""
        sheet, shown, theme = self._sheet, self._shown, self._sheet.theme
        left, top, right, bottom = box
        step = (right - left + 2) / max(shown.toughness, 1)
        for point in range(shown.toughness):
            a, b = round(left + point * step), round(left + (point + 1) * step) - 2
            worn = point >= shown.left
            sheet.rect((a, top, b, bottom), theme.wound if worn else mix(self._nation.paper, theme.ink, 0.3))

    def _badges(self, badges: Sequence[Badge], box: Box) -> None:
        """Draw the small marks from the left; where there is no room for all, the last says how many more."""
        left, top, right, bottom = box
        if not badges or bottom - top < SMALLEST:
            return
        size = min(bottom - top, 30)
        room = (right - left + 2) // (size + 2)
        if len(badges) > room:
            size = min(size, max(16, (right - left + 2) // len(badges) - 2))
            room = (right - left + 2) // (size + 2)
        kept = badges if len(badges) <= room else badges[: room - 1]
        y = (top + bottom - size) // 2
        x = left
        for badge in kept:
            _badge(self._sheet, badge, (x, y, x + size, y + size))
            x += size + 2
        if len(kept) < len(badges):
            text = f"+{len(badges) - len(kept)}"
            self._sheet.text(x, y + size // 2, text, size - 3, self._sheet.theme.ink, face="bold")


def _badge(sheet: Sheet, badge: Badge, box: Box) -> None:
    """Draw a mark: states round, tokens on a pale square (flipped: grey), cards on a khaki one."""
    theme = sheet.theme
    fills: dict[str, tuple[Colour, Colour]] = {
        "grave": (theme.wound, theme.cream),
        "sheltered": (theme.cold, theme.ink),
        "token": (theme.cream, theme.ink),
        "grey": (theme.spent, theme.cream),
        "card": (theme.khaki, theme.ink),
    }
    fill, ink = fills[badge.sort]
    size = box[2] - box[0]
    if badge.sort in ("grave", "sheltered"):
        sheet.ellipse(box, fill)
    else:
        sheet.rect(box, fill, radius=5, edge=theme.ink, width=1.5)
    inset = 4 if size > 22 else 2
    sheet.icon(badge.icon, box[0] + inset, box[1] + inset, size - 2 * inset, ink)
    if badge.sort == "grey":
        sheet.line([(box[0] + 4, box[3] - 4), (box[2] - 4, box[1] + 4)], theme.ink, 2)


def _square(box: Box) -> int:
    return min(box[2] - box[0], box[3] - box[1])


def _ghost(sheet: Sheet, shown: Face, body: Box, read: int) -> None:
    """Draw a unit that has just left play: faded, crossed out, its number."""
    left, top, right, bottom = body
    theme = sheet.theme
    nation = theme.nations[shown.side]
    dim = mix(theme.table, nation.panel, 0.12)
    sheet.rect(body, dim, radius=8, edge=theme.mark, width=3)
    size = min(bottom - top, right - left) - 12
    x, y = (left + right - size) // 2, (top + bottom - size) // 2
    sheet.icon(shown.icon, x, y, size, mix(dim, nation.arrow, 0.25))
    sheet.line([(left + 8, bottom - 8), (right - 8, top + 8)], mix(dim, nation.arrow, 0.45), 4)
    sheet.text(left + 8, top + read // 2 + 4, str(shown.number), read, theme.faded, face="bold", within=body)
