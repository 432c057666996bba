"""What lies on squares beside units: terrain with its damage, bridges, smoke, mines and supplies."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.tactics2gm.harm import BRIDGE
from engine.tactics2gm.library import LIBRARY, RUIN
from engine.tactics2gm.squares import Square
from engine.tactics2gm.view import TacticsView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import Theme, mix
from images.tactics2gm.layout import Plan
from images.tactics2gm.symbols import place_icon
from images.tactics2gm.words import Words

Sort: TypeAlias = Literal["place", "ruin", "bridge", "smoke", "mine", "found", "supplies"]


class Piece(NamedTuple):
    """A thing on a square: its icon, its name, and what it still withstands (0: nothing to tell) of how much."""

    sort: Sort
    icon: str
    name: str
    left: int
    most: int


def pieces(view: TacticsView, words: Words) -> dict[Square, list[Piece]]:
    """Gather what lies on every square, what matters most first."""
    found: dict[Square, list[Piece]] = {}
    for at, place in view.terrain.items():
        if place.ruin:
            piece = Piece("ruin", place_icon(RUIN), words.of("place", id=RUIN, terrain=RUIN), 0, 0)
        else:
            most = LIBRARY.terrain[place.card].pi
            icon = place_icon(place.card)
            piece = Piece(
                "place", icon, words.of("place", id=place.card, terrain=place.card), most - place.damage, most
            )
        found.setdefault(at, []).append(piece)
    for thing in view.things:
        if thing.gone or thing.carried is not None:
            continue
        if thing.kind == "bridge":
            piece = Piece("bridge", "bridge", words.of("bridge"), BRIDGE - thing.damage, BRIDGE)
        else:
            piece = Piece("supplies", "supplies", words.of("supplies"), 0, 0)
        found.setdefault(thing.at, []).append(piece)
    for mine in view.mines:
        side = next((player.side for player in view.players if player.seat == mine.seat), 0)
        own = view.viewer is not None and view.players[view.viewer].side == side
        sort: Sort = "mine" if own else "found"
        found.setdefault(mine.at, []).append(Piece(sort, "minefield", words.of(f"mine-{mine.card}"), 0, 0))
    for at in view.smoke:
        found.setdefault(at, []).append(Piece("smoke", "smoke", words.of("smoke"), 0, 0))
    return found


def draw_pieces(scene: Scene, found: dict[Square, list[Piece]], standing: set[Square], plan: Plan) -> None:
    """Draw what lies on squares: large where nobody stands, in the gutter beside a unit."""
    theme = scene.theme
    for at, there in sorted(found.items()):
        if any(piece.sort == "smoke" for piece in there):
            box = plan.square(at)
            scene.put(_cloud(theme, *plan.cut.square), box[0], box[1])
        if at in standing:
            box = plan.gutter(at)
            beside = _gutter(theme, tuple(there), box[2] - box[0], box[3] - box[1], plan.cut.read)
            scene.put(beside, box[0], box[1])
        else:
            box = plan.square(at)
            scene.put(_open(theme, tuple(there), *plan.cut.square, plan.cut.read), box[0], box[1])


def _colours(theme: Theme, sort: Sort) -> tuple[str, str]:
    match sort:
        case "mine":
            return theme.cold, theme.ink
        case "found":
            return theme.wound, theme.cream
        case "smoke":
            return theme.spent, theme.cream
        case "supplies":
            return theme.brass, theme.ink
        case "ruin":
            return theme.spent, theme.cream
        case _:
            return theme.khaki, theme.ink


@kept(maxsize=96)
def _gutter(theme: Theme, there: tuple[Piece, ...], width: int, height: int, read: int) -> Sprite:
    """Draw what lies on a square below each other, or side by side. At most 96 are kept, 15 kB each."""
    sheet = Sheet(theme, width, height)
    upright = height > width
    size = min(width, height, read)
    x = y = 0
    for piece in there:
        figure = str(piece.left) if 0 < piece.left < piece.most else ""
        room = (height - y) if upright else (width - x)
        if room < size:
            break
        fill, ink = _colours(theme, piece.sort)
        box = (x, y, x + size, y + size)
        sheet.rect(box, fill, radius=6, edge=theme.ink, width=1.5)
        sheet.icon(piece.icon, x + 3, y + 3, size - 6, ink)
        step = size + 1
        if figure and upright:
            plate = (x, y + size - 3, x + size, y + size + read - 2)
            sheet.rect(plate, theme.wound, radius=6)
            middle = (plate[1] + plate[3]) // 2
            sheet.text(
                x + size // 2, middle, figure, read, theme.cream, face="bold", anchor="m", within=plate, must=True
            )
            step += read - 2
        elif figure:
            sheet.text(x + size + 2, y + size // 2, figure, size, theme.words, face="bold", within=sheet.box)
            step += fonts.width(figure, "bold", size) + 3
        if upright:
            y += step
        else:
            x += step
    return Sprite.of(sheet, theme.table)


@kept(maxsize=96)
def _open(theme: Theme, there: tuple[Piece, ...], width: int, height: int, read: int) -> Sprite:
    """Draw what lies on a square on which nobody stands. At most 96 are kept, 100 kB each or less."""
    sheet = Sheet(theme, width, height)
    count = min(len(there), 2)
    named = width > 3.2 * read
    broad = width * 2 // 3 if width > 4 * read else width - 10
    card = min(broad, width // count - 8) if named else width // count - 6
    deep = min(height - 12, round(card * 1.05) if not named else height - 12)
    x = (width - card * count - 6 * (count - 1)) // 2
    for piece in there[:count]:
        _card(sheet, piece, (x, (height - deep) // 2, x + card, (height + deep) // 2), read, named=named)
        x += card + 6
    return Sprite.of(sheet, theme.table)


def _card(sheet: Sheet, piece: Piece, box: tuple[int, int, int, int], read: int, *, named: bool) -> None:
    """Draw a thing as a small card: its icon, its name if there is room, and what it still withstands."""
    theme = sheet.theme
    left, top, right, bottom = box
    fill, ink = _colours(theme, piece.sort)
    sheet.rect((left + 2, top + 3, right + 2, bottom + 3), theme.shadow, radius=8)
    sheet.rect(box, fill, radius=8, edge=theme.ink, width=2)
    foot = 0
    text, size = "", 0
    if named and right - left > 3 * read:
        text, size = fonts.fit(piece.name, "bold", read * 3 // 4, right - left - 8, least=12)
        foot = 0 if text.endswith("…") else round(read * 0.9)
    if foot:
        sheet.text(
            (left + right) // 2, bottom - foot // 2 - 2, text, size, ink, face="bold", anchor="m", within=box
        )
    room = (left + 4, top + 3, right - 4, bottom - foot - 3)
    hurt = 0 < piece.left < piece.most
    if hurt:
        figure = f"{piece.left}/{piece.most}" if right - left > 3 * read else str(piece.left)
        length = fonts.width(figure, "bold", read) + 10
        plate = (right - length - 2, top + 2, right - 2, top + 4 + read)
        room = (left + 4, top + 3, max(right - length - 4, left + 24), bottom - foot - 3)
        if right - left < 3 * read:
            room = (left + 4, top + 4 + read, right - 4, bottom - 3)
        sheet.rect(plate, theme.wound, radius=6)
        sheet.text((plate[0] + plate[2]) // 2, (plate[1] + plate[3]) // 2, figure, read, theme.cream, face="bold",
                   anchor="m", within=plate, must=True)  # fmt: skip
    size = max(min(room[2] - room[0], room[3] - room[1]), 12)
    sheet.icon(piece.icon, (room[0] + room[2] - size) // 2, (room[1] + room[3] - size) // 2, size, ink)


@kept(maxsize=8)
def _cloud(theme: Theme, width: int, height: int) -> Sprite:
    """Draw smoke on a square. At most 8 are kept, 25 kB each."""
    sheet = Sheet(theme, width, height)
    colour = mix(theme.table, theme.faded, 0.4)
    sheet.hatch((2, 2, width - 2, height - 2), colour, gap=12, width=6)
    return Sprite.of(sheet, theme.table)
