"""The poster of a match that is over, whatever the game: the headline, a part for each side or seat, the middle.

What stands in a part is the game's own, or a few lines. In the middle stands the best unit, or the emblem of who
won, with what the match was worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.protocol import Outcome
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.theme import READ, Theme, mix

WIDTH, HEIGHT = 1600, 1000
HEAD = 196
COLUMN = 500
"""Width of the parts of sides; the best unit is between them."""
PAD = 36
ROOM = WIDTH - 2 * COLUMN - 32
"""How long a line below the best unit may be."""
CARD, NAME = (500, 590), 96
"""Size of the best unit, and the height of its name; what else is on its card is read in `/card`."""
BELOW = (False, False, True, True)
"""Round corners of what ends a card."""


class Verdict(NamedTuple):
    """How a match ended: which of the sides won (empty: none), and how the headline and the reason say it.

    ``lost``: nobody who plays is on the side that won.
    """

    sides: Sequence[str]
    winner: str
    headline: str
    reason: str
    lost: bool = False

    @property
    def shown(self) -> Sequence[str]:
        """The sides whose colours and emblems are shown: that of who won, or all."""
        return [self.winner] if self.winner else self.sides


def verdict(outcome: Outcome | None, sides: Sequence[str], headline: str, reason: str) -> Verdict:
    """Say of an outcome what a poster shows; where several sides have won together, all are shown."""
    won = [] if outcome is None else outcome.sides
    lost = outcome is not None and outcome.verdict == "lost"
    return Verdict(won if len(won) > 1 else sides, won[0] if len(won) == 1 else "", headline, reason, lost)


def begin(theme: Theme, verdict: Verdict) -> Sheet:
    """Return a poster with nothing on it but its head: the headline on the colours of who won, or of all."""
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sides = verdict.shown
    for index, side in enumerate(sides):
        box = (WIDTH * index // len(sides), 0, WIDTH * (index + 1) // len(sides), HEAD)
        sheet.panel(box, theme.nations[side], gap=22, width=6)
    if verdict.winner:
        beside = [("skull", theme.cream) if verdict.lost else ("laurels", theme.brass)] * 2
    else:
        beside = [(theme.nations[side].icon, theme.cream) for side in sides]
    left = len(beside) // 2
    text, size = fonts.fit(
        verdict.headline, "stencil", 100, WIDTH - 2 * PAD - 360 * (len(beside) - left), least=56
    )
    length = sheet.text(WIDTH // 2, 70, text, size, theme.cream, face="stencil", anchor="m", must=True)
    for place, (icon, ink) in enumerate(beside, -left):
        x = length // 2 + 42 + 162 * place if place >= 0 else -length // 2 + 162 * place
        sheet.icon(icon, WIDTH // 2 + x, 10, 120, ink)
    why, size = fonts.fit(verdict.reason, "bold", 44, WIDTH - 4 * PAD, least=READ)
    sheet.text(WIDTH // 2, 156, why, size, theme.cream, face="bold", anchor="m", must=True)
    return sheet


def parts(number: int) -> list[Box]:
    """Return where the parts of so many sides or seats stand: the first half of them left, the others right."""
    found: list[Box] = []
    left = (number + 1) // 2
    for x, count in ((0, left), (WIDTH - COLUMN, number - left)):
        edges = [HEAD + (HEIGHT - HEAD) * row // max(1, count) for row in range(count + 1)]
        found += [(x, top, x + COLUMN, bottom) for top, bottom in pairwise(edges)]
    return found


def part(sheet: Sheet, box: Box, side: str, name: str, lines: Sequence[str]) -> None:
    """Draw a part of a few lines, at most three where six share the poster: the emblem, a name, how it went."""
    theme = sheet.theme
    nation = theme.nations[side]
    left, top, right, _ = box
    sheet.rect(box, theme.ground(nation))
    sheet.rect((left, top, right, top + 3), mix(theme.table, nation.arrow, 0.5))
    size = 96
    plate(sheet, side, left + PAD, top + PAD, size)
    x, room = left + PAD + size + 20, right - left - 2 * PAD - size - 20
    text, large = fonts.fit(name, "stencil", 44, room, least=READ)
    sheet.text(x, top + PAD + 22, text, large, nation.arrow, face="stencil", within=box, must=True)
    for index, line in enumerate(lines):
        text, large = fonts.fit(line, "bold", 38, room, least=READ)
        sheet.text(x, top + PAD + 76 + 48 * index, text, large, theme.words, face="bold", within=box, must=True)


def best(sheet: Sheet, title: str, side: str, icon: str, name: str) -> int:
    """Draw the best unit below a title, large on the colours of its side, and give where it ends.

    What else is on its card would be too small to read here.
    """
    theme, nation = sheet.theme, sheet.theme.nations[side]
    ink = theme.brass_words
    middle, (width, height), top = WIDTH // 2, CARD, HEAD + 68
    box = (COLUMN, HEAD, WIDTH - COLUMN, HEIGHT)
    length = sheet.text(middle, HEAD + 36, title, 44, ink, face="stencil", anchor="m", within=box, must=True)
    for x in (middle - length // 2 - 62, middle + length // 2 + 18):
        sheet.icon("star", x, HEAD + 14, 44, ink)
    left, foot = middle - width // 2, top + height - NAME
    card = (left, top, left + width, top + height)
    sheet.panel(card, nation, gap=14, width=4, inset=5, radius=22)
    size = min(width, height - NAME) - 60
    sheet.icon(icon, middle - size // 2, (top + foot - size) // 2, size, theme.cream)
    sheet.rect((left, foot, left + width, top + height), nation.paper, radius=22, corners=BELOW)
    text, large = fonts.fit(name, "bold", 54, width - 32, least=READ)
    sheet.text(middle, foot + NAME // 2, text, large, theme.ink, face="bold", anchor="m", within=card, must=True)
    return top + height


def emblems(sheet: Sheet, verdict: Verdict, below: Sequence[str] = ()) -> None:
    """Fill the middle where no unit stood out: the emblem of who won, or those of all, and a few words."""
    sides = verdict.shown
    size = min(400 if len(sides) == 1 else 260, (ROOM - 20 * (len(sides) - 1)) // len(sides))
    x = (WIDTH - size * len(sides) - 20 * (len(sides) - 1)) // 2
    y = (HEAD + HEIGHT - size - 70 * len(below)) // 2
    for side in sides:
        plate(sheet, side, x, y, size)
        x += size + 20
    for index, line in enumerate(below):
        text, large = fonts.fit(line, "stencil", 54, ROOM, least=READ)
        sheet.text(WIDTH // 2, y + size + 60 + 70 * index, text, large, sheet.theme.brass_words, face="stencil",
                   anchor="m", must=True)  # fmt: skip


def plate(sheet: Sheet, side: str, x: int, y: int, size: int) -> None:
    """Draw the emblem of a side on its own colours."""
    nation = sheet.theme.nations[side]
    sheet.panel((x, y, x + size, y + size), nation, gap=14, width=4, inset=5, radius=14)
    inset = size // 9
    sheet.icon(nation.icon, x + inset, y + inset, size - 2 * inset, sheet.theme.cream)
