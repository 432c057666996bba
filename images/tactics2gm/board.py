"""The board: the field with all that stands and lies on it, and the strips above and below."""

from __future__ import annotations

from engine.core.words import msg
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import TacticsView
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import Theme, mix
from images.tactics2gm.face import Face, faces, ghost
from images.tactics2gm.field import Bare, draw_rows, ground
from images.tactics2gm.layout import LANDSCAPE, Format, Plan, plan
from images.tactics2gm.places import draw_pieces, pieces
from images.tactics2gm.shots import Flown, arrows, draw_results
from images.tactics2gm.strip import base_box, draw_strips
from images.tactics2gm.unit import MARGIN, sprite
from images.tactics2gm.words import Words


def draw_board(
    view: TacticsView,
    words: Words,
    theme: Theme,
    shape: Format = LANDSCAPE,
    *,
    halved: bool = False,
    quiet: bool = False,
) -> Flown:
    """Draw what a viewer may see of the table, in full or half size; ``quiet``: without this turn's shots.

    Nobody's hand is on it.
    """
    layout = plan(view.columns, shape if view.outcome is None else shape.over)
    under = ground(Bare(theme, layout, tuple(sorted(view.features.items()))))
    scene = Flown(under.half if halved else under, halved=halved)
    found = faces(view, words)
    if quiet:
        found = {number: shown._replace(new=False) for number, shown in found.items()}
    standing = {unit.at: found[unit.number] for unit in view.units if unit.at is not None}
    for lost in view.lost:
        if lost.at is not None and lost.at not in standing:
            standing[lost.at] = ghost(lost, words)
    if not view.turn and not view.units and not view.features and not view.terrain:
        _title(scene, layout, words)
    draw_pieces(scene, pieces(view, words), set(standing), layout)
    for at, shown in sorted(standing.items()):
        put_unit(scene, shown, at, layout)
    draw_rows(scene, layout, [force.supply for force in view.forces])
    draw_strips(scene, view, layout, words, found)
    if view.outcome is None and not quiet:
        bases = enemy_bases(view, layout, words)
        scene.fly(arrows(theme, view, layout, SIDES[view.side], bases, scene.kept))
        draw_results(scene, view, layout, bases)
    elif view.outcome is not None:
        _banner(scene, view, layout, words)
    return scene


def enemy_bases(view: TacticsView, layout: Plan, words: Words) -> list[Box]:
    """Return the boxes of the Headquarters at which the side whose turn it is may fire."""
    if len(view.forces) < 2:
        return []
    force = view.forces[1 - view.side]
    return [base_box(force, board, layout, words) for board in range(len(force.hqs))]


def _title(scene: Flown, layout: Plan, words: Words) -> None:
    """Fill a field on which nothing is yet: the game's name between the emblems of both sides."""
    for left, top, right, bottom in layout.fields:
        drawn = _title_sprite(scene.theme, right - left, bottom - top, words.message(msg("tactics2gm-title")))
        scene.put(drawn, left, top)


@kept(maxsize=4)
def _title_sprite(theme: Theme, width: int, height: int, title: str) -> Sprite:
    """Draw the game's name. At most 4 are kept, 2 MB each."""
    sheet = Sheet(theme, width, height)
    size = height // 4
    for side, y in ((1, height // 40), (0, height - size - height // 40)):
        nation = theme.nations[SIDES[side]]
        sheet.icon(nation.icon, (width - size) // 2, y, size, mix(theme.ground(nation), nation.arrow, 0.3))
    text, fitted = fonts.fit(title, "stencil", 110, width - 40, least=40)
    sheet.text(width // 2, height // 2, text, fitted, theme.brass_words, face="stencil", anchor="m", must=True)
    return Sprite.of(sheet)


def put_unit(scene: Flown, shown: Face, at: int, layout: Plan) -> None:
    """Lay a unit on its square."""
    left, top, right, bottom = layout.body(at)
    cut = layout.cut
    drawn = sprite(scene.theme, shown, right - left, bottom - top, cut.read, "named" if cut.named else "bare")
    scene.put(drawn, left - MARGIN, top - MARGIN)


def _banner(scene: Flown, view: TacticsView, layout: Plan, words: Words) -> None:
    """Say below the field how the match ended."""
    outcome = view.outcome
    if outcome is None:
        return
    side = outcome.victor
    title = words.of(outcome.verdict, side=side)
    shape = layout.format
    shown = _banner_sprite(scene.theme, shape.width, shape.banner, shape.read, title, side)
    scene.put(shown, 0, layout.head(0)[1] - shape.base - shape.banner)


@kept(maxsize=8)
def _banner_sprite(theme: Theme, width: int, height: int, read: int, title: str, side: str) -> Sprite:
    """Draw the banner, with laurels for the winning side. At most 8 are kept, 250 kB each."""
    sheet = Sheet(theme, width, height, theme.strip)
    colour = theme.nations[side].arrow if side else theme.words
    sheet.rect((0, 0, width, 4), colour)
    sheet.rect((0, height - 4, width, height), colour)
    text, size = fonts.fit(title, "stencil", read * 3 // 2, width - read * 9, least=read)
    length = sheet.text(width // 2, height // 2, text, size, theme.words, face="stencil", anchor="m", must=True)
    laurels = read * 7 // 4
    for x in (width // 2 - length // 2 - laurels - 20, width // 2 + length // 2 + 20):
        sheet.icon("laurels", x, (height - laurels) // 2, laurels, colour)
    return Sprite.of(sheet)
