"""The table for telephones: the Objective on top, the Mission at the foot, a band for each slot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.warfighter.view import WarfighterView
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.ground import tinted
from images.core.kept import kept, scenery
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, TITLE
from images.warfighter.board import loads, put_cards
from images.warfighter.colours import SquadTheme
from images.warfighter.faces import Slot, slots
from images.warfighter.layout import EDGE, GAP, TALL, WIDE, Column, Load
from images.warfighter.news import Goal, News, news
from images.warfighter.place import place_sprite, rule_sprite
from images.warfighter.strip import chip, chip_room, draw_goal, phase, phase_room, turns
from images.warfighter.words import Words

WIDTH = 950
"""As narrow as type of READ is still read where a telephone shows it 327 pixels wide."""
LONGEST = 1700
"""From this height on cards stand three abreast, in the least type."""
HEAD = 176
"""Height of turns, Mission, phase and Objective."""
ROW = 64
"""Height of a row of players."""
ACROSS = 3
"""Players in a row."""
PLACE = 4.1
"""Height of what lies in a slot, in sizes of type."""


class _Cut(NamedTuple):
    """How many cards stand abreast, in what type."""

    across: int
    type: int


CUTS = (_Cut(2, 40), _Cut(3, READ))


class Bands(NamedTuple):
    """The whole layout, with a column for each slot as a band, from the Mission on."""

    height: int
    type: int
    bands: tuple[Box, ...]
    columns: tuple[Column, ...]


@kept(maxsize=64)
def bands(loads: tuple[Load, ...], top: int) -> Bands:
    """Lay out a row upright, below the strip. At most 64 are kept, 4 kB each."""
    found = [_laid(loads, top, cut) for cut in CUTS]
    return next((laid for laid in found if laid.height <= LONGEST), found[-1])


def _laid(loads: Sequence[Load], top: int, cut: _Cut) -> Bands:
    place = round(6.4 * READ)
    left = EDGE + place + GAP
    width = (WIDTH - left - EDGE - GAP * (cut.across - 1)) // cut.across
    size = min(cut.type, int(width / WIDE))
    tall = round(TALL * size) + 2
    y, boxes, columns = top + EDGE, list[Box](), list[Column]()
    for load in reversed(loads):
        cells, rows = _cells(load, cut.across)
        high = max(rows * (tall + GAP) - GAP, _least(load))
        boxes.append((4, y - 4, WIDTH - 4, y + high + 4))

        def box(cell: tuple[int, int], y: int = y) -> Box:
            x, at = left + cell[1] * (width + GAP), y + cell[0] * (tall + GAP)
            return (x, at, x + width, at + tall)

        there = tuple(map(box, cells))
        columns.append(Column((EDGE, y, EDGE + place, y + high), there[: load.hostiles], there[load.hostiles :]))
        y += high + 2 * GAP
    return Bands(y - GAP + EDGE - 2, size, tuple(reversed(boxes)), tuple(reversed(columns)))


def _least(load: Load) -> int:
    """Return the least height of a band: what lies there has to be read."""
    if load.ground in ("start", "empty"):
        return round(1.8 * READ)
    return round(PLACE * READ)


def _cells(load: Load, across: int) -> tuple[list[tuple[int, int]], int]:
    """Give every card its row and column, Hostile cards first; few of both share a row. Gives the rows as well."""
    total = load.hostiles + load.soldiers
    if total <= across:
        first = across - load.soldiers
        return [*((0, i) for i in range(load.hostiles)), *((0, first + i) for i in range(load.soldiers))], min(
            1, total
        )
    above = -(-load.hostiles // across)
    cells = [divmod(i, across) for i in range(load.hostiles)]
    cells += [(above + i // across, i % across) for i in range(load.soldiers)]
    return cells, above - (-load.soldiers // across)


def upright_plan(view: WarfighterView, row: Sequence[Slot]) -> Bands:
    """Lay out a table upright."""
    return bands(loads(row), _head_height(view))


def _head_height(view: WarfighterView) -> int:
    return HEAD + ROW * -(-view.seats // ACROSS)


def draw_upright(view: WarfighterView, words: Words, theme: SquadTheme) -> Scene:
    """Draw the table 950 wide, as high as it needs to be."""
    row, told = slots(view, words), news(view, words)
    high, laid = _head_height(view), upright_plan(view, row)
    scene = Scene(_ground(theme, laid.height, laid.bands))
    scene.put(_upper(theme, told._replace(players=())), 0, 0)
    scene.put(_players(theme, told, high - HEAD), 0, HEAD)
    for slot, column in zip(row, laid.columns, strict=True):
        left, top, right, bottom = column.place
        scene.put(place_sprite(theme, slot.place, right - left, bottom - top, READ), left, top)
        put_cards(scene, slot, column.hostiles, column.soldiers, laid.type, upright=True)
        if not slot.soldiers and not slot.hostiles and slot.place.rule:
            room, under = (WIDTH - right - 2 * GAP - EDGE, bottom - top), theme.ground(theme.nations["squad"])
            shown = rule_sprite(theme, slot.place.rule, room, READ, under, theme.faded)
            if shown is not None:
                scene.put(shown, right + 2 * GAP, (top + bottom - shown.height) // 2)
    return scene


@kept(maxsize=24)
def _upper(theme: SquadTheme, told: News) -> Sprite:
    """Draw turns, Mission, XP and RP, then the Objective and the phase. At most 24 are kept, 170 kB each."""
    sheet = Sheet(theme, WIDTH, HEAD, theme.strip)
    x = turns(sheet, told, 16, sheet.box) + 26
    right = WIDTH - 16
    for label, figure, y in (("RP", f"{told.rp}/{told.limit}", 27), ("XP", str(told.xp), 68)):
        at = right - sheet.text(right, y, figure, 36, theme.words, face="stencil", anchor="r", must=True) - 9
        sheet.text(at, y + 1, label, READ, theme.faded, anchor="r", must=True)
    length = phase_room(told.phase)
    text, size = fonts.fit(told.mission, "stencil", TITLE, right - 230 - x, least=READ)
    lines = [text] if not text.endswith("…") else fonts.wrap(told.mission, "stencil", READ, right - 230 - x)[:2]
    for index, line in enumerate(lines):
        y = 46 if len(lines) == 1 else 27 + 40 * index
        sheet.text(x, y, line, size, theme.words, face="stencil", must=True)
    phase(sheet, told, (WIDTH - 14 - length, 106, WIDTH - 14, 162))
    _goal(sheet, told.goal, WIDTH - 30 - length)
    return Sprite.of(sheet)


def _goal(sheet: Sheet, goal: Goal, room: int) -> None:
    """Write the Objective in one line, or in two where the phase leaves little room."""
    theme = sheet.theme
    boxes = 32 * goal.needed
    said = fonts.width(goal.told, "semibold", READ) + 20 + boxes
    if 96 + fonts.width(f"{goal.name}:", "bold", READ) + said <= room:
        draw_goal(sheet, goal, 10, 134, room - 10)
        return
    sheet.rect((10, 106, 66, 162), theme.brass, radius=9)
    sheet.icon("flag", 18, 114, 40, theme.ink)
    text, size = fonts.fit(goal.name, "bold", READ, room - 80, least=28)
    sheet.text(80, 116, text, size, theme.brass_words, face="bold", must=size == READ)
    x = 80 + sheet.text(80, 154, goal.told, READ, theme.words, must=True) + 10
    for index in range(goal.needed):
        box = (x, 141, x + 26, 167)
        if index < goal.done:
            sheet.rect(box, theme.brass, radius=4)
        else:
            sheet.rect(box, None, radius=4, edge=theme.brass_words, width=3)
        x += 32


@kept(maxsize=24)
def _players(theme: SquadTheme, told: News, height: int) -> Sprite:
    """Draw the players, three in a row. At most 24 are kept, 60 kB each."""
    sheet = Sheet(theme, WIDTH, height, theme.strip)
    width = (WIDTH - 2 * EDGE - GAP * (ACROSS - 1)) // ACROSS
    named = all(chip_room(player, named=True) <= width for player in told.players)
    for index, player in enumerate(told.players):
        row, column = divmod(index, ACROSS)
        x, y = EDGE + column * (width + GAP), row * ROW
        chip(sheet, player, (x, y, x + width, y + ROW - 8), named=named, spread=True)
    return Sprite.of(sheet)


@scenery(maxsize=8)
def _ground(theme: SquadTheme, height: int, boxes: tuple[Box, ...]) -> Sprite:
    """Draw the table with a band for each slot and the road that joins them. At most 8 are kept, 2 MB each."""
    sheet = Sheet(theme, WIDTH, height, theme.table)
    found = Sprite.of(sheet)
    found.image.paste(tinted(theme, WIDTH, height, (0, 0, WIDTH, height), theme.table), (0, 0))
    x = EDGE + 66
    found.image.paste(theme.index(theme.verge), (x - 18, boxes[-1][1], x + 18, boxes[0][3]))
    for y in range(boxes[-1][1], boxes[0][3], 40):
        found.image.paste(theme.index(theme.brass), (x - 2, y, x + 2, min(y + 20, boxes[0][3])))
    tint = theme.index(theme.ground(theme.nations["squad"]))
    for left, top, right, bottom in boxes:
        found.image.paste(tint, (left + round(6.4 * READ) + GAP, top, right, bottom))
    return found
