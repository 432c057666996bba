"""What a seat could do next, drawn on its board: who may act, where he may go, at what he may fire."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.protocol import Decision, Option
from engine.tactics2gm.squares import NAMES, SQUARES, Square
from engine.tactics2gm.view import TacticsView, shot_key
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.finish import shortened
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import Colour, Theme, mix
from images.tactics2gm.alt import said_unit
from images.tactics2gm.board import draw_board
from images.tactics2gm.layout import LANDSCAPE, Format, Plan, plan
from images.tactics2gm.shots import Flown
from images.tactics2gm.strip import base_box
from images.tactics2gm.unit import MARGIN
from images.tactics2gm.words import Words

ACTING = frozenset(
    (
        "move",
        "swap",
        "assault",
        "embark",
        "disembark",
        "pack",
        "prone",
        "equip",
        "fire",
        "sortie",
        "ability",
        "use",
    )
)
"""Verbs whose second step is the unit that acts."""
HOSTILE = frozenset(("assault", "fire", "sortie", "bomb"))
"""Verbs that are aimed at the enemy."""


@dataclass
class Aims:
    """What some options could reach: who may act; squares, units, Headquarters, with the best chance of each."""

    chosen: int | None = None
    hostile: bool = False
    actors: set[int] = field(default_factory=set)
    squares: dict[Square, int | None] = field(default_factory=dict)
    units: dict[int, int | None] = field(default_factory=dict)
    bases: dict[int, int | None] = field(default_factory=dict)
    """Boards of Headquarters: the enemy's where it is hostile, else one's own."""

    def __bool__(self) -> bool:
        return bool(self.actors or self.squares or self.units or self.bases)


def aims(view: TacticsView, decision: Decision, path: Option) -> Aims:
    """Gather what the options that begin with a path could reach."""
    there = {unit.number for unit in view.units}
    found = Aims(hostile=bool(path) and path[0] in HOSTILE)
    acting = bool(path) and path[0] in ACTING
    if acting and len(path) > 1 and path[1] in there:
        found.chosen = int(path[1])
    for option in decision.options:
        if option[: len(path)] != path or not option:
            continue
        by_unit = option[0] in ACTING
        if by_unit and len(option) > 1 and option[1] in there:
            found.actors.add(int(option[1]))
        if not path or (by_unit and len(path) < 2):
            continue
        shot = view.odds.get(shot_key(option))
        _reached(found, option[2:] if by_unit else option[1:], there, None if shot is None else shot.percent)
    if found.chosen is not None:
        found.actors.clear()
    return found


def _reached(found: Aims, steps: Option, there: set[int], percent: int | None) -> None:
    """Note the places and units among the steps of an option."""
    before: object = None
    for step in steps:
        if before == "hq" and isinstance(step, int):
            _best(found.bases, step, percent)
        elif isinstance(step, int) and step in there:
            _best(found.units, step, percent)
        elif step in SQUARES:
            _best(found.squares, SQUARES[str(step)], percent)
        elif step in ("hq", "hq2") and steps[-1] == step:
            _best(found.bases, int(step == "hq2"), percent)
        before = step


def _best(chances: dict[int, int | None], key: int, percent: int | None) -> None:
    known = chances.get(key)
    chances[key] = percent if known is None else max(known, percent or 0)


# ------------------------------------------------------------------ in words


def focus_alt(view: TacticsView, decision: Decision, path: Option, words: Words) -> str:
    """Say what is marked; empty where nothing is."""
    found = aims(view, decision, path)
    if not found and found.chosen is None:
        return ""
    lines = []
    if found.chosen is not None:
        lines.append(f"{said_unit(view, found.chosen, words)}.")
    if found.actors:
        units = ", ".join(said_unit(view, number, words) for number in sorted(found.actors))
        lines.append(f"{words.of('focus-actors')}: {units}.")
    reached = [_with(NAMES[at], chance) for at, chance in sorted(found.squares.items())]
    reached += [_with(said_unit(view, number, words), chance) for number, chance in sorted(found.units.items())]
    reached += [
        _with(words.of("focus-base", board=board + 1), chance) for board, chance in sorted(found.bases.items())
    ]
    if reached:
        label = words.of("focus-targets" if found.hostile else "focus-reach")
        lines.append(f"{label}: {', '.join(reached)}.")
    return shortened([" ".join(lines)])


def _with(name: str, chance: int | None) -> str:
    return name if chance is None else f"{name} {chance} %"


# ------------------------------------------------------------------ in a picture


def draw_focus(
    view: TacticsView, decision: Decision, path: Option, words: Words, theme: Theme, shape: Format = LANDSCAPE
) -> Flown:
    """Draw the board with all of it marked. This turn's arrows are left out: these are about what is to come."""
    found = aims(view, decision, path)
    layout = plan(view.columns, shape)
    scene = draw_board(view, words, theme, shape, quiet=True)
    colour = theme.warm if found.hostile else theme.cold
    places = {unit.number: unit.at for unit in view.units}
    for at, chance in found.squares.items():
        _square(scene, layout, at, colour, chance)
    for number in sorted(found.actors):
        _outline(scene, layout, places.get(number), theme.cold, 4)
    for number, chance in found.units.items():
        at_ = places.get(number)
        _outline(scene, layout, at_, colour, 5)
        if at_ is not None and chance is not None:
            _chance(scene, layout, at_, chance)
    if found.chosen is not None:
        _outline(scene, layout, places.get(found.chosen), theme.cold, 7)
    side = next((player.side for player in view.players if player.seat == decision.seat), 0)
    for board, chance in found.bases.items():
        force = view.forces[1 - side if found.hostile else side]
        _base(scene, base_box(force, board, layout, words), layout.cut.read, colour, chance)
    return scene


def _square(scene: Flown, layout: Plan, at: Square, colour: Colour, chance: int | None) -> None:
    left, top, _, _ = layout.square(at)
    scene.crown(_tint(scene.theme, *layout.cut.square, colour, dotted=chance is None), left, top)
    if chance is not None:
        _chance(scene, layout, at, chance)


@kept(maxsize=16)
def _tint(theme: Theme, width: int, height: int, colour: Colour, *, dotted: bool) -> Sprite:
    """Draw the mark of a square that can be reached. At most 16 are kept, 25 kB each."""
    sheet = Sheet(theme, width, height)
    sheet.rect((2, 2, width - 2, height - 2), None, radius=9, edge=theme.ink, width=7.5)
    sheet.rect((3, 3, width - 3, height - 3), None, radius=8, edge=colour, width=5)
    if dotted:
        size, x, y = min(width, height) // 8, width // 2, height // 2
        sheet.ellipse((x - size, y - size, x + size, y + size), colour, edge=theme.ink, width=2)
    return Sprite.of(sheet, mix(theme.table, colour, 0.2))


def _outline(scene: Flown, layout: Plan, at: Square | None, colour: Colour, width: int) -> None:
    if at is None:
        return
    left, top, right, bottom = layout.body(at)
    drawn = _frame(scene.theme, right - left, bottom - top, colour, width)
    scene.crown(drawn, left - MARGIN, top - MARGIN)


@kept(maxsize=24)
def _frame(theme: Theme, width: int, height: int, colour: Colour, thick: int) -> Sprite:
    """Draw a frame around a unit. At most 24 are kept, 25 kB each."""
    sheet = Sheet(theme, width + 2 * MARGIN, height + 2 * MARGIN)
    inset = MARGIN - 5
    box = (inset, inset, sheet.width - inset, sheet.height - inset)
    sheet.rect(box, None, radius=12, edge=theme.ink, width=thick + 1.5)
    sheet.rect(box, None, radius=12, edge=colour, width=thick)
    return Sprite.of(sheet)


def _chance(scene: Flown, layout: Plan, at: Square, chance: int) -> None:
    """Write a chance over the icon of what stands on a square."""
    drawn = _plate(scene.theme, f"{chance} %", layout.cut.read)
    left, _, _, bottom = layout.body(at)
    scene.crown(drawn, left - 4, bottom - drawn.height + 3)


@kept(maxsize=48)
def _plate(theme: Theme, text: str, read: int) -> Sprite:
    """Draw a chance on a plate. At most 48 are kept, 10 kB each."""
    width, height = fonts.width(text, "bold", read) + 14, read + 8
    sheet = Sheet(theme, width, height)
    sheet.rect(sheet.box, theme.warm, radius=8, edge=theme.ink, width=2)
    sheet.text(width // 2, height // 2, text, read, theme.ink, face="bold", anchor="m", must=True)
    return Sprite.of(sheet)


def _base(scene: Flown, box: Box, read: int, colour: Colour, chance: int | None) -> None:
    """Mark a Headquarters."""
    drawn = _frame(scene.theme, box[2] - box[0], box[3] - box[1], colour, 5)
    scene.crown(drawn, box[0] - MARGIN, box[1] - MARGIN)
    if chance is not None:
        plate = _plate(scene.theme, f"{chance} %", read)
        scene.crown(plate, box[0] - plate.width - 8, (box[1] + box[3] - plate.height) // 2)
