"""The board: the table, both sides' lines with the aircraft between them, and the strip along the top."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.words import msg
from engine.spearpoint.view import SpearpointView
from images import fonts, theme
from images.ground import contours, corners
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
    sheet.image.paste(contours(WIDTH, HEIGHT))
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
        corners(sheet, slot_box(band, measure, slot, up=band.up))


def _upright(text: str, colour: str, room: int) -> Image.Image:
    """Write a word that reads from bottom to top, as a mask in a colour."""
    text, size = fonts.fit(text, "stencil", 22, room, least=13)
    label = Image.new("RGBA", (fonts.width(text, "stencil", size) + 2, size + 10), (*theme.rgb(colour), 0))
    font = fonts.font("stencil", size)
    ImageDraw.Draw(label).text((1, size), text, font=font, fill=colour, anchor="ls")
    return label.rotate(90, expand=True)


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
