"""The board: the table, both sides' lines with the aircraft between them, and the strip along the top."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.words import msg
from engine.spearpoint.view import SpearpointView
from images import fonts, theme
from images.sheet import Sheet
from images.spearpoint.attacks import draw_arrows
from images.spearpoint.layout import HEIGHT, STRIP, WIDTH, Band, Measure, Plan, below, plan, slot_box
from images.spearpoint.strip import draw_strip
from images.spearpoint.tabs import draw_tabs
from images.spearpoint.unit import corner, face, ghost, sprite
from images.spearpoint.words import Words
from images.theme import NATIONS


def draw_board(view: SpearpointView, words: Words) -> Sheet:
    """Draw what a viewer may see of the table, 1600 by 1000. Nobody's hand is on it."""
    layout = plan(view)
    sides = {player.seat: player.side for player in view.players}
    names = tuple(
        (words.of("line", line=band.row[1]), sides[band.row[0]] if band.row[0] is not None else "")
        for band in layout.bands
    )
    sheet = Sheet(WIDTH, HEIGHT, theme.TABLE)
    sheet.put(_table(layout.bands, names, layout.measure), 0, 0)
    if not layout.places:
        _title(sheet, view, layout, words)
    if view.outcome is None:
        draw_arrows(sheet, view, layout)
    _units(sheet, view, layout, words)
    if view.outcome is None:
        draw_tabs(sheet, view, layout)
    draw_strip(sheet, view, words)
    if view.outcome is not None:
        _banner(sheet, view, words)
    return sheet


def _units(sheet: Sheet, view: SpearpointView, layout: Plan, words: Words) -> None:
    here = {unit.number for unit in view.units}
    faces = [(unit.number, face(unit, words, up=layout.places[unit.number].up)) for unit in view.units]
    faces += [
        (lost.number, ghost(lost, words, up=layout.places[lost.number].up))
        for lost in view.lost
        if lost.number not in here
    ]
    for number, shown in faces:
        box = layout.places[number].box
        x, y = corner(shown, layout.measure)
        sheet.put(sprite(shown, layout.measure), box[0] - x, box[1] - y)


@lru_cache(maxsize=6)
def _table(bands: tuple[Band, ...], names: tuple[tuple[str, str], ...], measure: Measure) -> Sheet:
    """Draw the empty table: a staff map by night, its lines named, its places marked.

    At most 6 are kept, 5 MB each.
    """
    sheet = Sheet(WIDTH, HEIGHT, theme.TABLE)
    sheet.image.paste(_map())
    for band, (name, side) in zip(bands, names, strict=True):
        _, top, right, bottom = band.box
        colour = NATIONS[side].arrow if side else theme.CREAM
        if side:
            sheet.fade((0, top, WIDTH, bottom), NATIONS[side].panel, 0.16)
            tint = theme.mix(theme.TABLE, NATIONS[side].panel, 0.7)
            sheet.rect((0, top, 34, bottom), tint)
            sheet.rect((WIDTH - 34, top, WIDTH, bottom), tint)
            if NATIONS[side].hatched:
                dark = theme.mix(theme.TABLE, NATIONS[side].shade, 0.35)
                sheet.hatch((0, top, 34, bottom), dark, gap=12, width=4)
                sheet.hatch((WIDTH - 34, top, WIDTH, bottom), dark, gap=12, width=4)
        label = _upright(name, theme.mix(theme.TABLE, colour, 0.85), bottom - top - 12)
        sheet.image.paste(label, (17 - label.width // 2, (top + bottom - label.height) // 2), label)
        sheet.rect((0, bottom - 1, right, bottom), theme.TABLE_MARK)
        _places(sheet, band, measure)
    return sheet


def _places(sheet: Sheet, band: Band, measure: Measure) -> None:
    """Corner marks where cards may lie."""
    if band.row[1] == "air":
        return
    for slot in range(measure.slots * measure.rows):
        left, top, right, bottom = slot_box(band, measure, slot, up=band.up)
        arm = 12
        for x, y, dx, dy in (
            (left, top, 1, 1), (right - 1, top, -1, 1), (left, bottom - 1, 1, -1), (right - 1, bottom - 1, -1, -1),
        ):  # fmt: skip
            sheet.draw.line([(x + dx * arm, y), (x, y), (x, y + dy * arm)], fill=theme.TABLE_MARK, width=2)


def _upright(text: str, colour: str, room: int) -> Image.Image:
    """Write a word that reads from bottom to top, as a mask in a colour."""
    text, size = fonts.fit(text, "stencil", 22, room, least=13)
    label = Image.new("RGBA", (fonts.width(text, "stencil", size) + 2, size + 10), (*theme.rgb(colour), 0))
    font = fonts.font("stencil", size)
    ImageDraw.Draw(label).text((1, size), text, font=font, fill=colour, anchor="ls")
    return label.rotate(90, expand=True)


@lru_cache(maxsize=1)
def _map() -> Image.Image:
    """Contour lines of hills that never were, with a grid, in the colour of the table but one shade lighter."""
    step = 8
    columns, rows = WIDTH // step + 1, HEIGHT // step + 1
    heights = [[_height(x * step, y * step) for x in range(columns)] for y in range(rows)]
    image = Image.new("RGB", (WIDTH, HEIGHT), theme.rgb(theme.TABLE))
    pen = ImageDraw.Draw(image)
    for x in range(0, WIDTH, 200):
        pen.line([(x, STRIP), (x, HEIGHT)], fill=theme.mix(theme.TABLE, theme.TABLE_LINE, 0.6))
    for y in range(STRIP, HEIGHT, 200):
        pen.line([(0, y), (WIDTH, y)], fill=theme.mix(theme.TABLE, theme.TABLE_LINE, 0.6))
    for level in range(-8, 9):
        fill = theme.mix(theme.TABLE, theme.TABLE_MARK, 0.75 if level % 4 == 0 else 0.45)
        for row in range(rows - 1):
            for column in range(columns - 1):
                for (x0, y0), (x1, y1) in _crossings(heights, column, row, level * 0.25):
                    pen.line(
                        [(round(x0 * step), round(y0 * step)), (round(x1 * step), round(y1 * step))],
                        fill=fill, width=1 + (level % 4 == 0),
                    )  # fmt: skip
    return image


def _height(x: float, y: float) -> float:
    return (
        math.sin(x / 210 + 1.3) * math.cos(y / 170 - 0.4)
        + 0.6 * math.sin(x / 97 - y / 120 + 2.1)
        + 0.35 * math.cos(x / 61 + y / 83)
        + 0.5 * math.sin(y / 290)
    )


def _crossings(
    heights: list[list[float]], column: int, row: int, level: float
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Where a contour line crosses one cell of the grid (marching squares)."""
    corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
    values = [heights[y][x] - level for x, y in corners]
    points = []
    for index in range(4):
        a, b = values[index], values[(index + 1) % 4]
        if (a < 0) != (b < 0):
            part = a / (a - b)
            (x0, y0), (x1, y1) = corners[index], corners[(index + 1) % 4]
            points.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return [(points[i], points[i + 1]) for i in range(0, len(points) - 1, 2)]


def _title(sheet: Sheet, view: SpearpointView, layout: Plan, words: Words) -> None:
    """Fill a table on which nothing lies yet: the game's name between the emblems of both sides."""
    own = below(view)
    for player in view.players:
        nation = NATIONS[player.side]
        band = next(band for band in layout.bands if band.row == (player.seat, "front"))
        middle = band.box[3] if player.seat == own else band.box[1]
        colour = theme.mix(theme.ground(nation), nation.arrow, 0.3)
        sheet.icon(nation.icon, WIDTH // 2 - 130, middle - 130, 260, colour)
    lane = next(band for band in layout.bands if band.row[1] == "air").box
    sheet.text(
        WIDTH // 2,
        (lane[1] + lane[3]) // 2,
        words.message(msg("spearpoint-title")),
        72,
        theme.BRASS,
        face="stencil",
        anchor="m",
    )


def _banner(sheet: Sheet, view: SpearpointView, words: Words) -> None:
    """How the match ended, across the middle of the table."""
    outcome = view.outcome
    if outcome is None:
        return
    winners = [player.side for player in view.players if player.seat in outcome.winners]
    title = words.of("won", side=winners[0]) if len(winners) == 1 else words.of("drawn")
    middle = (STRIP + HEIGHT) // 2
    sheet.rect((0, middle - 76, WIDTH, middle + 76), theme.STRIP)
    colour = NATIONS[winners[0]].arrow if len(winners) == 1 else theme.CREAM
    sheet.rect((0, middle - 76, WIDTH, middle - 70), colour)
    sheet.rect((0, middle + 70, WIDTH, middle + 76), colour)
    text, size = fonts.fit(title, "stencil", 84, WIDTH - 460, least=40)
    length = sheet.text(WIDTH // 2, middle - 18, text, size, theme.CREAM, face="stencil", anchor="m", must=True)
    score = " – ".join(str(player.points) for player in sorted(view.players, key=lambda p: p.seat != below(view)))
    reason = f"{words.of('ended', how=outcome.termination)} · {score}"
    sheet.text(WIDTH // 2, middle + 44, reason, theme.READ, colour, face="bold", anchor="m", must=True)
    for x in (WIDTH // 2 - length // 2 - 130, WIDTH // 2 + length // 2 + 30):
        sheet.icon("laurels", x, middle - 50, 100, colour)
