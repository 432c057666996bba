"""The table: the road from the Mission to the Objective, Hostile cards above it, Soldiers below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.warfighter.view import WarfighterView
from images.core.canvas import Sheet
from images.core.ground import tinted
from images.core.kept import scenery
from images.core.sprite import Scene, Sprite
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.faces import Slot, slots
from images.warfighter.hostile import hostile_sprite
from images.warfighter.layout import EDGE, GAP, HEAD, Load, Plan, plan
from images.warfighter.news import news
from images.warfighter.place import place_sprite, rule_sprite
from images.warfighter.soldier import soldier_sprite
from images.warfighter.strip import put_strip
from images.warfighter.words import Words

DASH = 8
"""Length of what parts the columns."""


def draw_board(view: WarfighterView, words: Words, theme: SquadTheme) -> Scene:
    """Draw the table, 1600 by 1000; higher where more cards stand than have room."""
    row = slots(view, words)
    laid = plan(loads(row))
    return _composed(Scene(_ground(theme, laid.width, laid.height, laid.road)), view, row, laid, words)


def draw_halved(
    view: WarfighterView, words: Words, theme: SquadTheme, room: tuple[Load, ...] | None = None
) -> Scene:
    """Draw the table for a film, 800 by 500; ``room`` is for how many cards there has to be room.

    With the same room for all pictures of a film everybody keeps his place.
    """
    row = slots(view, words)
    laid = plan(room or loads(row), grows=False)
    ground = _ground(theme, laid.width, laid.height, laid.road)
    return _composed(Scene(ground.half, halved=True), view, row, laid, words)


def most(views: Sequence[WarfighterView]) -> tuple[Load, ...]:
    """Return the most that ever stands in each slot."""
    found = []
    for slot in range(views[-1].field.end + 1):
        fields = [view.field for view in views]
        ground = "start" if slot == 0 else "location" if any(field.row[slot].card for field in fields) else "empty"
        hostiles = max(len(field.facing(slot)) for field in fields)
        found.append(Load(ground, hostiles, max(len(field.alive(slot)) for field in fields)))
    return tuple(found)


def _composed(scene: Scene, view: WarfighterView, row: Sequence[Slot], laid: Plan, words: Words) -> Scene:
    """Lay everything on a table."""
    theme = themed(scene)
    for slot, column in zip(row, laid.columns, strict=True):
        left, top, right, bottom = column.place
        if left > EDGE:
            scene.put(_parting(theme, HEAD, top, "hostiles"), left - GAP // 2 - 1, HEAD)
            scene.put(_parting(theme, bottom, laid.height, "squad"), left - GAP // 2 - 1, bottom)
        scene.put(place_sprite(theme, slot.place, right - left, bottom - top, laid.type), left, top)
        put_cards(scene, slot, column.hostiles, column.soldiers, laid.type)
        if not slot.soldiers and slot.place.rule:
            room, under = (right - left - 12, laid.height - bottom - 24), theme.ground(theme.nations["squad"])
            shown = rule_sprite(theme, slot.place.rule, room, laid.type, under, theme.faded)
            if shown is not None:
                scene.put(shown, left + 8, bottom + 12)
    put_strip(scene, news(view, words), laid.width)
    return scene


def loads(row: Sequence[Slot]) -> tuple[Load, ...]:
    """Count what stands in each slot."""
    return tuple(Load(slot.place.ground, len(slot.hostiles), len(slot.soldiers)) for slot in row)


def put_cards(
    scene: Scene,
    slot: Slot,
    hostiles: Sequence[tuple[int, int, int, int]],
    soldiers: Sequence[tuple[int, int, int, int]],
    size: int,
    *,
    upright: bool = False,
) -> None:
    """Lay the cards of a slot into the first of its boxes."""
    theme = themed(scene)
    for hostile, (left, top, right, bottom) in zip(slot.hostiles, hostiles, strict=False):
        card = hostile_sprite(theme, hostile, right - left, bottom - top, size, upright=upright)
        scene.put(card, left, top)
    for soldier, (left, top, right, bottom) in zip(slot.soldiers, soldiers, strict=False):
        scene.put(soldier_sprite(theme, soldier, right - left, bottom - top, size), left, top)


@scenery(maxsize=6)
def _ground(theme: SquadTheme, width: int, height: int, road: tuple[int, int]) -> Sprite:
    """Draw the table with the road across it. At most 6 are kept, 2 MB each."""
    sheet = Sheet(theme, width, height, theme.table)
    found = Sprite.of(sheet)
    squad, hostiles = theme.nations["squad"], theme.nations["hostiles"]
    middle = (road[0] + road[1]) // 2
    for top, bottom, colour in ((HEAD, middle, theme.ground(hostiles)), (middle, height, theme.ground(squad))):
        found.image.paste(tinted(theme, width, height, (0, top, width, bottom), colour), (0, top))
    half = (road[1] - road[0]) // 5
    found.image.paste(theme.index(theme.verge), (0, middle - half, width, middle + half))
    for x in range(0, width, 48):
        found.image.paste(theme.index(theme.brass), (x, middle - 2, x + 24, middle + 2))
    return found


@scenery(maxsize=24)
def _parting(theme: SquadTheme, top: int, bottom: int, nation: str) -> Sprite:
    """Draw the dashes between two columns. At most 24 are kept, 2 kB each."""
    sheet = Sheet(theme, 2, max(1, bottom - top), theme.ground(theme.nations[nation]))
    for y in range(0, bottom - top, 2 * DASH):
        sheet.rect((0, y, 2, min(y + DASH, bottom - top)), theme.mark)
    return Sprite.of(sheet)
