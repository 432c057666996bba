"""One slot in full, its neighbours beside it: whole names, what Hostile cards need, all that Soldiers carry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.warfighter import hostile_fire
from engine.warfighter.view import WarfighterView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.ground import tinted
from images.core.kept import kept, scenery
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, TITLE
from images.warfighter import layout, upright
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.faces import HostileFace, PlaceFace, Slot, SoldierFace, slots
from images.warfighter.hostile import STRIP, draw_hostile, hostile_sprite
from images.warfighter.news import news
from images.warfighter.pieces import SHADOW
from images.warfighter.place import paper, place_sprite, rule_sprite
from images.warfighter.sheets import LINE, listed, sheet_face, write
from images.warfighter.soldier import TAB, draw_soldier, soldier_sprite
from images.warfighter.words import Words

HEAD = 88
EDGE, GAP = 10, 8
BESIDE = 284
"""Width of a neighbour."""
BODY, FOOT = 116, 8
"""Heights of the three lines of a large card, and of what is free below what is added to them."""
TYPE = 34
PLACE = 138
FIGURES = 350
"""Where the rule of the slot begins, beside its figures."""
SMALLER = 108
"""Height of a neighbour's cards."""


class _Row(NamedTuple):
    """What is drawn: the slot itself, and those beside it where there are some."""

    before: Slot | None
    here: Slot
    after: Slot | None


def draw_close_up(
    view: WarfighterView, area: str, words: Words, theme: SquadTheme, *, portrait: bool = False
) -> Scene:
    """Draw a slot, 1600 wide or for telephones 950; raises KeyError for a card that does not lie in the row."""
    row = slots(view, words)
    here = next((slot for slot in row if view.field.row[slot.place.slot].card == area), None)
    if here is None:
        raise KeyError(area)
    at = here.place.slot
    shown = _Row(row[at - 1] if at else None, here, row[at + 1] if at + 1 < len(row) else None)
    if portrait:
        shown = _Row(None, here, None)
    width = upright.WIDTH if portrait else layout.WIDTH
    return _compose(view, shown, width, words, theme)


def _compose(view: WarfighterView, row: _Row, width: int, words: Words, theme: SquadTheme) -> Scene:
    beside = [slot for slot in (row.before, row.after) if slot is not None]
    left = EDGE + (BESIDE + GAP if row.before is not None else 0)
    right = width - EDGE - (BESIDE + GAP if row.after is not None else 0)
    facing, squad = _large(view, row.here, (right - left - GAP) // 2, words)
    high = max([facing.rows * facing.step, *(len(slot.hostiles) * (SMALLER + GAP) for slot in beside)])
    low = max([squad.rows * squad.step, *(len(slot.soldiers) * (SMALLER + GAP) for slot in beside)])
    height = HEAD + EDGE + high + PLACE + GAP + low + EDGE
    if width == layout.WIDTH and height < layout.HEIGHT:
        high += (layout.HEIGHT - height) * (high + 1) // (high + low + 2)
        height = layout.HEIGHT
    road = HEAD + EDGE + high
    scene = Scene(_ground(theme, width, height, road))
    for slot, x in ((row.before, EDGE), (row.after, width - EDGE - BESIDE)):
        if slot is not None:
            _put_neighbour(scene, slot, x, road)
    _put_middle(scene, row.here.place, (left, right), road)
    _put_large(scene, facing, squad, left, road)
    turns = words.of("report-title", turn=view.field.turn)
    scene.put(_head(theme, row.here.place, news(view, words).mission, turns, width), 0, 0)
    return scene


def _put_neighbour(scene: Scene, slot: Slot, x: int, road: int) -> None:
    """Lay a neighbour as it lies on the board."""
    scene.put(place_sprite(themed(scene), slot.place, BESIDE, PLACE, READ), x, road)
    for index, hostile in enumerate(slot.hostiles):
        card = hostile_sprite(themed(scene), hostile, BESIDE, SMALLER, READ)
        scene.put(card, x, road - (index + 1) * (SMALLER + GAP))
    for index, soldier in enumerate(slot.soldiers):
        card = soldier_sprite(themed(scene), soldier, BESIDE, SMALLER, READ)
        scene.put(card, x, road + PLACE + GAP + index * (SMALLER + GAP))


class _Large(NamedTuple):
    """The large cards on one side of the road: their faces and texts, how wide each is, and how high."""

    faces: Sequence[HostileFace | SoldierFace]
    needs: Sequence[tuple[int, ...]]
    texts: list[str]
    width: int
    height: int

    @property
    def rows(self) -> int:
        """Rows of cards, two abreast."""
        return -(-len(self.faces) // 2)

    @property
    def step(self) -> int:
        """From one row to the next."""
        return self.height + GAP


def _large(view: WarfighterView, slot: Slot, width: int, words: Words) -> tuple[_Large, _Large]:
    """Say what is drawn of the Hostile cards and of the Soldiers of a slot, each in cards of one height."""
    field, at = view.field, slot.place.slot
    facing = field.facing(at)
    columns = [hostile_fire.column(hostile) for hostile in facing]
    needs = [() if found is None else (found.suppress, found.one, found.two) for found in columns]
    hostiles = [
        face._replace(name=words.card(hostile.card)) for face, hostile in zip(slot.hostiles, facing, strict=True)
    ]
    alive = field.alive(at)
    soldiers = [
        face._replace(name=words.card(soldier.card)) for face, soldier in zip(slot.soldiers, alive, strict=True)
    ]
    printed = [words.text(hostile.card) for hostile in facing]
    carried = [sheet_face(field, soldier, words).carried for soldier in alive]
    return (
        _Large(hostiles, needs, printed, width, _tall(printed, width - _left(STRIP) - 10)),
        _Large(soldiers, [()] * len(alive), carried, width, _tall(carried, width - _left(TAB) - 10)),
    )


def _left(strip: float) -> int:
    """Return where the words of a card begin, beside a strip so many sizes of type wide."""
    return round(strip * TYPE) + 9


def _tall(texts: list[str], room: int) -> int:
    """Return the height of cards in which each of these texts has room."""
    lines = max((len(listed(text, room)[1]) for text in texts), default=0)
    return BODY + (LINE * lines + FOOT if lines else 0)


def _put_middle(scene: Scene, place: PlaceFace, edges: tuple[int, int], road: int) -> None:
    """Lay what lies in the slot itself, with its rule."""
    left, right = edges
    scene.put(place_sprite(themed(scene), place, right - left, PLACE, TYPE), left, road)
    if place.rule:
        at, theme = left + FIGURES, themed(scene)
        shown = rule_sprite(theme, place.rule, (right - at - 70, PLACE - 12), 32, paper(theme, place), theme.ink)
        if shown is not None:
            scene.put(shown, at, road + (PLACE - shown.height) // 2)


def _put_large(scene: Scene, facing: _Large, squad: _Large, left: int, road: int) -> None:
    """Lay the cards of the slot two abreast, Hostiles above the road and Soldiers below it."""
    for large, top, step in (
        (facing, road - facing.step, -facing.step),
        (squad, road + PLACE + GAP, squad.step),
    ):
        size = large.width, large.height
        for index, (face, needs, text) in enumerate(zip(large.faces, large.needs, large.texts, strict=True)):
            row, column = divmod(index, 2)
            if isinstance(face, HostileFace):
                card = _hostile(themed(scene), face, needs, text, size)
            else:
                card = _soldier(themed(scene), face, text, size)
            scene.put(card, left + column * (large.width + GAP), top + row * step)


@kept(maxsize=24)
def _head(theme: SquadTheme, place: PlaceFace, mission: str, turns: str, width: int) -> Sprite:
    """Write which slot it is, and how many turns are left. At most 24 are kept, 140 kB each."""
    sheet = Sheet(theme, width, HEAD, theme.strip)
    middle = HEAD // 2
    right = width - 24 - sheet.text(width - 24, middle, turns, 36, theme.words, face="bold", anchor="r", must=True)
    text, size = fonts.fit(f"{place.slot} {place.name}", "stencil", TITLE, right - 60, least=READ)
    x = 24 + sheet.text(24, middle, text, size, theme.words, face="stencil", must=True) + 24
    if x + fonts.width(mission, "semibold", READ) <= right - 20:
        sheet.text(x, middle + 2, mission, READ, theme.faded, must=True)
    return Sprite.of(sheet)


@kept(maxsize=48)
def _hostile(
    theme: SquadTheme, face: HostileFace, needs: tuple[int, ...], text: str, size: tuple[int, int]
) -> Sprite:
    """Draw a Hostile card with what its die needs now, and its text. At most 48 are kept, 130 kB each."""
    width, height = size
    sheet = Sheet(theme, width + SHADOW, height + SHADOW)
    draw_hostile(sheet, face, size, BODY, TYPE)
    x = width - 10
    for icon, count, needed in reversed(list(zip(("wedge", "heart", "heart"), (1, 1, 2), needs, strict=False))):
        if needed > 10:
            continue
        x -= sheet.text(x, BODY // 2, f"{needed}+", TYPE, theme.ink, face="bold", anchor="r", must=True) + 3
        for _ in range(count):
            x -= 24
            sheet.icon(icon, x, BODY // 2 - 13, 26, theme.wound)
        x -= 14
    write(sheet, text, _left(STRIP), BODY, width - _left(STRIP) - 10)
    return Sprite.of(sheet, theme.ground(theme.nations["hostiles"]))


@kept(maxsize=48)
def _soldier(theme: SquadTheme, face: SoldierFace, carried: str, size: tuple[int, int]) -> Sprite:
    """Draw a Soldier with all that he carries. At most 48 are kept, 130 kB each."""
    width, height = size
    sheet = Sheet(theme, width + SHADOW, height + SHADOW)
    draw_soldier(sheet, face, size, BODY, TYPE)
    write(sheet, carried, _left(TAB), BODY, width - _left(TAB) - 10)
    return Sprite.of(sheet, theme.ground(theme.nations["squad"]))


@scenery(maxsize=6)
def _ground(theme: SquadTheme, width: int, height: int, road: int) -> Sprite:
    """Draw the table with the road across it. At most 6 are kept, 2 MB each."""
    sheet = Sheet(theme, width, height, theme.table)
    found = Sprite.of(sheet)
    squad, hostiles = theme.nations["squad"], theme.nations["hostiles"]
    middle = road + PLACE // 2
    for top, bottom, colour in ((HEAD, middle, theme.ground(hostiles)), (middle, height, theme.ground(squad))):
        found.image.paste(tinted(theme, width, height, (0, top, width, bottom), colour), (0, top))
    found.image.paste(theme.index(theme.verge), (0, middle - 26, width, middle + 26))
    return found
