"""The board: the table, both sides' lines with the aircraft between them, and the strips along its edges."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.words import msg
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import SpearpointView
from images.core import fonts
from images.core.arrow import Arrow, draw_arrows
from images.core.canvas import Sheet
from images.core.ground import corners, table, tinted
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, Theme, mix, rgb
from images.spearpoint.attacks import arrows
from images.spearpoint.face import face, ghost
from images.spearpoint.layout import BANNER, LANDSCAPE, STRIP, Band, Cut, Format, Plan, plan, slot_box
from images.spearpoint.seating import captains, victor
from images.spearpoint.strip import draw_strips, turn_of
from images.spearpoint.tabs import draw_tabs
from images.spearpoint.unit import corner, sprite
from images.spearpoint.words import Words

EDGE = 34
"""Width of the coloured edges on which the lines are named."""
EMBLEM = 230
"""Size of a side's emblem on a table on which nothing lies yet."""


class _Line(NamedTuple):
    """A band as it is drawn: its name, and its side (empty: nobody's)."""

    band: Band
    name: str
    side: str


class _Bare(NamedTuple):
    """All that is drawn of a table on which nothing lies; its title is only there as long as nothing does."""

    theme: Theme
    shape: Format
    lines: tuple[_Line, ...]
    cut: Cut
    title: str


def draw_board(
    view: SpearpointView, words: Words, theme: Theme, shape: Format = LANDSCAPE, *, halved: bool = False
) -> Scene:
    """Draw what a viewer may see of the table, in full or half size. Nobody's hand is on it."""
    layout = plan(view, shape)
    lines = tuple(
        _Line(band, words.of("line", line=band.row[1]), SIDES[band.row[0]] if band.row[0] is not None else "")
        for band in layout.bands
    )
    title = "" if layout.places else words.message(msg("spearpoint-title"))
    over = view.outcome is not None
    flown = () if over else arrows(theme, view, layout)
    bare = _Bare(theme, layout.format, lines, layout.cut, title)
    scene = Scene(_ground(bare, flown, halved=halved), halved=halved)
    _units(scene, view, layout, words)
    if not over:
        draw_tabs(scene, view, layout)
    draw_strips(scene, view, shape, words)
    if over:
        _banner(scene, view, layout, words)
    return scene


def _units(scene: Scene, view: SpearpointView, layout: Plan, words: Words) -> None:
    here = {unit.number for unit in view.units}
    faces = [face(unit, view.seats, words, up=layout.places[unit.number].up) for unit in view.units]
    faces += [
        ghost(lost, view.seats, words, up=layout.places[lost.number].up)
        for lost in view.lost
        if lost.number not in here
    ]
    for shown in faces:
        box = layout.places[shown.number].box
        x, y = corner(shown, layout.cut)
        scene.put(sprite(scene.theme, shown, layout.cut), box[0] - x, box[1] - y)


@kept(maxsize=8)
def _ground(bare: _Bare, flown: tuple[Arrow, ...], *, halved: bool) -> Sprite:
    """Draw the table with the arrows on it. At most 8 are kept, 1.6 MB each or less."""
    empty = _table(bare).half if halved else _table(bare)
    if not flown:
        return empty
    image = empty.image.copy()
    draw_arrows(bare.theme, image, flown, shrink=2 if halved else 1)
    return Sprite(bare.theme, image, None, empty.marks)


@kept(maxsize=10)
def _table(bare: _Bare) -> Sprite:
    """Draw the empty table: a staff map, its lines named, its places marked.

    At most 10 are kept, 2 MB each with their halves.
    """
    theme, shape, lines, cut, title = bare
    image = table(theme, shape.width, shape.height)
    scene, mark = Scene(Sprite(theme, image)), theme.index(theme.mark)
    for band, name, side in lines:
        _, top, right, bottom = band.box
        if side:
            ground = theme.ground(theme.nations[side])
            image.paste(tinted(theme, shape.width, shape.height, band.box, ground), (0, top))
        image.paste(mark, (0, bottom - 1, right, bottom))
        scene.put(_edge(theme, name, side, bottom - top), 0, top)
        if side:
            scene.put(_edge(theme, "", side, bottom - top), right - EDGE, top)
        if band.row[1] != "air" and not title:
            for slot in range(cut.measure.slots * band.rows):
                corners(image, slot_box(shape, band, cut, slot, up=band.up), mark)
    if title:
        _title(scene, lines, title)
    return Sprite(theme, scene.image(), None, tuple(scene.marks))


@kept(maxsize=64)
def _edge(theme: Theme, name: str, side: str, height: int) -> Sprite:
    """Draw the coloured edge of a line, with its name from bottom to top. At most 64 are kept, 20 kB each."""
    nation = theme.nations.get(side)
    sheet = Sheet(theme, EDGE, height)
    if nation is not None:
        sheet.rect(sheet.box, nation.rail)
        if nation.hatched:
            sheet.hatch(sheet.box, mix(nation.rail, theme.ink, 0.35), gap=12, width=4)
    if name:
        colour = nation.rail_words if nation is not None else theme.words
        text, size = fonts.fit(name, "stencil", 22, height - 12, least=13)
        label = Image.new("L", (fonts.width(text, "stencil", size) + 2, size + 10))
        ImageDraw.Draw(label).text((1, size), text, font=fonts.font("stencil", size), fill=255, anchor="ls")
        label = label.rotate(90, expand=True)
        ink = Image.new("RGBA", label.size, rgb(colour))
        sheet.image.alpha_composite(
            Image.merge("RGBA", (*ink.split()[:3], label)),
            (EDGE // 2 - label.width // 2, (height - label.height) // 2),
        )
    return Sprite.of(sheet)


def _title(scene: Scene, lines: tuple[_Line, ...], title: str) -> None:
    """Fill a table on which nothing lies yet: the game's name between the emblems of both sides."""
    theme = scene.theme
    for band, _, side in lines:
        middle = (band.box[1] + band.box[3]) // 2
        if band.row[1] == "front":
            nation = theme.nations[side]
            emblem = Sheet(theme, EMBLEM, EMBLEM)
            ground = theme.ground(nation)
            emblem.icon(nation.icon, 0, 0, EMBLEM, mix(ground, nation.arrow, 0.3))
            scene.put(Sprite.of(emblem, ground), (scene.width - EMBLEM) // 2, middle - EMBLEM // 2)
        elif band.row[1] == "air":
            sign = Sheet(theme, scene.width, 88)
            sign.text(scene.width // 2, 44, title, 72, theme.brass_words, face="stencil", anchor="m")
            scene.put(Sprite.of(sign), 0, middle - 44)


def _banner(scene: Scene, view: SpearpointView, layout: Plan, words: Words) -> None:
    """Say above the table how the match ended."""
    outcome = view.outcome
    if outcome is None:
        return
    side = victor(view)
    title = words.of("won", side=side) if side else words.of("drawn")
    score = " – ".join(str(player.points) for player in captains(view))
    reason = f"{words.of('ended', how=outcome.termination)} · {score} · {turn_of(view, words)}"
    shown = _banner_sprite(scene.theme, layout.format.width, title, reason, side)
    scene.put(shown, 0, STRIP)


@kept(maxsize=8)
def _banner_sprite(theme: Theme, width: int, title: str, reason: str, side: str) -> Sprite:
    """Draw the banner, with laurels for the winning side. At most 8 are kept, 250 kB each."""
    sheet = Sheet(theme, width, BANNER, theme.strip)
    colour = theme.nations[side].arrow if side else theme.words
    sheet.rect((0, 0, width, 5), colour)
    sheet.rect((0, BANNER - 5, width, BANNER), colour)
    text, size = fonts.fit(title, "stencil", 72, width - 280, least=40)
    length = sheet.text(width // 2, 45, text, size, theme.words, face="stencil", anchor="m", must=True)
    sheet.text(width // 2, 98, reason, READ, colour, face="bold", anchor="m", must=True)
    for x in (width // 2 - length // 2 - 120, width // 2 + length // 2 + 30):
        sheet.icon("laurels", x, 16, 90, colour)
    return Sprite.of(sheet)
