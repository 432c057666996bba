"""What the report of a fight is made of, whatever the game: scenes in three densities, units as plates, notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from images.core import fonts
from images.core.canvas import Sheet
from images.core.combat_log import Note
from images.core.theme import Colour, Nation, Theme
from images.core.words import Words

WIDTH = 1100
"""Shown at 550 in a chat before a tap: what is set in 22 pixels has 11 there."""
EDGE = 20
"""Between the edge of the sheet and what is written."""
GAP = 8
"""Between two notes."""
TALLEST = 1600
LEAST = 22
NAME = 210
"""How long the name of a unit may be."""

T = TypeVar("T")
W = TypeVar("W", bound=Words)


class Sizes(NamedTuple):
    """The sizes of a density: heights of a heading, a roll and the gap after a scene; a die; type."""

    head: int
    row: int
    gap: int
    die: int
    big: int
    small: int


def densities(row: int, die: int) -> tuple[Sizes, ...]:
    """Return the sizes in which a report may be drawn, where a roll and a die have these in the first of them.

    The more happened, the smaller it is drawn.
    """

    def sizes(density: float) -> Sizes:
        head, high, gap, side, big, small = (round(size * density) for size in (56, row, 14, die, 34, 28))
        return Sizes(head, high, gap, side, max(big, LEAST), max(small, LEAST))

    return tuple(map(sizes, (1.0, 0.86, 0.74)))


def lay_out(
    scenes: Sequence[T],
    height: Callable[[T, Sizes], int],
    every: Sequence[Sizes],
    room: int,
    *,
    spare: bool = False,
) -> tuple[Sizes, list[int]]:
    """Find the first sizes in which all scenes have room below each other, else the last of them.

    Gives them with the height of every scene that has room. Where some have none (``spare``: in any case) there
    is room for saying how many, as high as a heading.
    """
    for sizes in every:
        heights = [height(scene, sizes) for scene in scenes]
        if sum(heights) + (sizes.head if spare else 0) <= room:
            return sizes, heights
    while heights and sum(heights) + sizes.head > room:
        heights.pop()
    return sizes, heights


def rows(notes: Sequence[T], width_of: Callable[[T], int], heading: int, edge: int) -> list[list[T]]:
    """Break notes into rows between two edges; none if all have room beside a heading."""
    room = WIDTH - 2 * edge
    widths = [width_of(note) + GAP for note in notes]
    if sum(widths) <= room - heading:
        return []
    found: list[list[T]] = []
    left = 0
    for one, width in zip(notes, widths, strict=True):
        if not found or width > left:
            found.append([])
            left = room
        found[-1].append(one)
        left -= width
    return found


def plate_room(number: int, name: str, sizes: Sizes) -> int:
    """Return the room that the plate of a unit takes in a heading, with what stands beside it."""
    name, size = fonts.fit(name, "bold", sizes.big - 2, NAME, least=LEAST)
    return fonts.width(str(number), "bold", sizes.big) + fonts.width(name, "bold", size) + sizes.head + 50


def plates_room(plates: Iterable[tuple[int, str]], name_of: Callable[[str], str], sizes: Sizes) -> int:
    """Return the room of several plates, each of a unit's number and card; units without a card have none."""
    return sum(plate_room(number, name_of(card), sizes) for number, card in plates if card)


class Laid(NamedTuple, Generic[T]):
    """A report with nothing on it yet, its sizes, and its scenes, each with where it begins and how high it is."""

    sheet: Sheet
    sizes: Sizes
    scenes: list[tuple[T, int, int]]


def begin(
    theme: Theme,
    scenes: Sequence[T],
    height: Callable[[T, Sizes, W], int],
    every: Sequence[Sizes],
    edges: tuple[int, int],
    words: W,
) -> Laid[T]:
    """Lay out a report between its upper and its lower edge, at most 1600 high.

    Below the scenes it says how many have no room.
    """
    top, foot = edges
    sizes, heights = lay_out(scenes, lambda scene, sizes: height(scene, sizes, words), every, TALLEST - top - foot)
    rest = len(scenes) - len(heights)
    sheet = Sheet(theme, WIDTH, top + foot + sum(heights) + (sizes.head if rest else 0), theme.table)
    if rest:
        y = top + sum(heights) + sizes.head // 2 - 4
        more = words.of("report-more", count=rest)
        sheet.text(WIDTH // 2, y, more, sizes.small, theme.faded, anchor="m", must=True)
    placed, y = [], top
    for scene, tall in zip(scenes, heights, strict=False):
        placed.append((scene, y, tall - sizes.gap))
        y += tall
    return Laid(sheet, sizes, placed)


def note_room(text: str, sizes: Sizes) -> int:
    """Return how broad the plate of a note is."""
    return fonts.width(text, "bold", sizes.small) + sizes.small + 24


def note_text(note: Note, words: Words) -> str:
    """Say a note; whom it is about by the short name."""
    args = note.args
    if "id" in args:
        args = {key: value for key, value in args.items() if key != "id"} | {"name": words.short(str(args["id"]))}
    return words.of(note.key, **args)


def note_rows(
    notes: Sequence[Note], said: Callable[[Note, W], str], sizes: Sizes, words: W, heading: int = WIDTH
) -> list[list[Note]]:
    """Break notes into rows; none if all have room beside a heading, which may take the whole width."""
    return rows(notes, lambda note: note_room(said(note, words), sizes), heading, EDGE)


class Pen(Generic[W]):
    """Draws what every report has, in one density and one language."""

    def __init__(self, sheet: Sheet, sizes: Sizes, words: W) -> None:
        self._sheet, self._sizes, self._words = sheet, sizes, words

    def notes(self, notes: Sequence[Note], said: Callable[[Note, W], str], middle: int) -> None:
        """Draw what followed, from the right edge."""
        theme, right = self._sheet.theme, WIDTH - EDGE
        for note in reversed(notes):
            fill, ink = (theme.wound, theme.cream) if note.grave else (theme.table, theme.words)
            text = said(note, self._words)
            right = self.note(right, middle, note_room(text, self._sizes), text, note.icon, fill, ink) - GAP

    def plate(self, x: int, middle: int, number: int, name: str, icon: str, nation: Nation) -> int:
        """Draw a unit as a small plate: number, icon, name; give where it ends."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        half = sizes.head // 2 - 4
        name, size = fonts.fit(name, "bold", sizes.big - 2, NAME, least=LEAST)
        badge = fonts.width(str(number), "bold", sizes.big) + 18
        large = 2 * half - 8
        right = x + badge + large + fonts.width(name, "bold", size) + 30
        box = (x, middle - half, right, middle + half)
        sheet.rect(box, nation.panel, radius=10)
        if nation.hatch is not None:
            sheet.hatch((x + badge + 8, box[1] + 3, right - 3, box[3] - 3), nation.hatch, gap=10, width=3)
        paper = (x + 4, box[1] + 4, x + 4 + badge, box[3] - 4)
        sheet.rect(paper, theme.cream, radius=7)
        sheet.text((paper[0] + paper[2]) // 2, middle, str(number), sizes.big, theme.ink, face="bold", anchor="m",
                   within=paper, must=True)  # fmt: skip
        sheet.icon(icon, x + badge + 12, middle - large // 2, large, theme.cream)
        sheet.text(x + badge + large + 18, middle, name, size, theme.cream, face="bold", within=box, must=True)
        return right

    def note(self, right: int, middle: int, width: int, text: str, icon: str, fill: Colour, ink: Colour) -> int:
        """Draw a note on a plate of its own that ends at a place; give where it begins."""
        sheet, sizes = self._sheet, self._sizes
        half = sizes.head // 2 - 8
        box = (right - width, middle - half, right, middle + half)
        sheet.rect(box, fill, radius=9)
        sheet.icon(icon, box[0] + 8, middle - sizes.small // 2, sizes.small, ink)
        sheet.text(box[0] + sizes.small + 14, middle, text, sizes.small, ink, face="bold", within=box, must=True)
        return box[0]
