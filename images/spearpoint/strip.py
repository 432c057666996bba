"""The strips along the edges: who is winning, where the Turn stands, and who is awaited."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, get_args

from engine.spearpoint.state import Phase
from engine.spearpoint.view import PlayerView, SpearpointView
from images import fonts
from images.sheet import Sheet
from images.spearpoint.layout import STRIP, Format, below
from images.spearpoint.symbols import command_icon
from images.spearpoint.words import Words
from images.sprite import Scene, Sprite
from images.theme import FIGURE, READ, Theme

GOAL = 51
"""Victory Points that win (SP-101)."""
OVERRUN = 3
"""Turns unopposed that win (SP-101)."""
BLOCK = 610
"""Width of a seat's part of the strip."""
MINI = (28, 34)


class _Seat(NamedTuple):
    """All that is drawn of a seat."""

    side: str
    name: str
    points: int
    units: int
    commands: int
    reserves: int
    overrun: int
    effects: tuple[str, ...]
    label: str
    """What is awaited of it, or that it has answered."""
    awaited: bool
    first: bool
    """It has the Initiative."""
    mirrored: bool


class _Turn(NamedTuple):
    """All that is drawn of the Turn and the decks; a panel without decks has none of the counts."""

    turn: str
    phase: str
    phases: tuple[int, int]
    """Which of the phases it is, and how many there are; the first before any."""
    commands: int | None
    damages: int | None


def draw_strips(scene: Scene, view: SpearpointView, shape: Format, words: Words) -> None:
    """Draw the strips.

    Where there is but one, the seat below is on its left, the Turn in the middle, the other seat on its right.
    Where there are two, each seat has the one on its own side of the table.
    """
    own = below(view)
    seats = {player.seat: player for player in view.players}
    one, other = seats[own], seats[1 - own]
    if not shape.bottom:
        scene.put(_seat_sprite(scene.theme, _seat(view, words, one, mirrored=False)), 0, 0)
        scene.put(_seat_sprite(scene.theme, _seat(view, words, other, mirrored=True)), shape.width - BLOCK, 0)
        scene.put(_turn_sprite(scene.theme, _turn(view, words), shape.width - 2 * BLOCK), BLOCK, 0)
        return
    scene.put(_seat_sprite(scene.theme, _seat(view, words, other, mirrored=False)), 0, 0)
    scene.put(_turn_sprite(scene.theme, _turn(view, words, decks=False), shape.width - BLOCK), BLOCK, 0)
    scene.put(_seat_sprite(scene.theme, _seat(view, words, one, mirrored=False)), 0, shape.height - shape.bottom)
    scene.put(
        _decks_sprite(scene.theme, view.command_deck, view.damage_deck, shape.width - BLOCK),
        BLOCK,
        shape.height - shape.bottom,
    )


def _seat(view: SpearpointView, words: Words, player: PlayerView, *, mirrored: bool) -> _Seat:
    awaited = player.seat in view.awaited
    return _Seat(
        side=player.side,
        name=words.side(player.side),
        points=player.points,
        units=player.units,
        commands=player.commands,
        reserves=player.reserves,
        overrun=player.overrun,
        effects=tuple(player.effects),
        label=words.of("sealed") if player.sealed else words.of("awaited") if awaited else "",
        awaited=awaited,
        first=view.initiative == player.seat,
        mirrored=mirrored,
    )


def _turn(view: SpearpointView, words: Words, *, decks: bool = True) -> _Turn:
    phases = get_args(Phase)[1:]
    return _Turn(
        turn=words.of("turn", turn=view.turn),
        phase=words.of("phase", phase=view.phase),
        phases=(phases.index(view.phase) if view.phase in phases else -1, len(phases)),
        commands=view.command_deck if decks else None,
        damages=view.damage_deck if decks else None,
    )


@lru_cache(maxsize=160)
def _seat_sprite(theme: Theme, player: _Seat) -> Sprite:
    """Draw a seat's part: emblem, points and their bar, hand and Reserves, Overrun, awaited or sealed.

    At most 160 are kept, 65 kB each.
    """
    sheet = Sheet(theme, BLOCK, STRIP, theme.strip)
    nation = theme.nations[player.side]

    def at(x: int, width: int = 0) -> int:
        return BLOCK - x - width if player.mirrored else x

    within = sheet.box
    sheet.rect((at(0, 96), 0, at(0, 96) + 96, STRIP), nation.panel)
    if nation.hatched:
        sheet.hatch((at(0, 96), 0, at(0, 96) + 96, STRIP), nation.shade, gap=12, width=4)
    sheet.icon(nation.icon, at(12, 72), 16, 72, theme.cream)

    points = str(player.points)
    length = fonts.width(points, "stencil", FIGURE)
    sheet.text(at(112, length), 38, points, FIGURE, theme.words, face="stencil", within=within, must=True)
    goal = f"/{GOAL}"
    sheet.text(
        at(112 + length + 6, fonts.width(goal, "semibold", READ)), 48, goal, READ, theme.faded,
        within=within, must=True,
    )  # fmt: skip
    bar = at(112, 150)
    sheet.rect((bar, 76, bar + 150, 92), theme.mark, radius=5)
    filled = round(150 * min(player.points, GOAL) / GOAL)
    if filled:
        start = bar + 150 - filled if player.mirrored else bar
        sheet.rect((start, 76, start + filled, 92), nation.arrow, radius=5)

    label, awaited = player.label, player.awaited
    room = BLOCK - 284 - 12
    if label:
        length = fonts.width(label, "bold", READ) + 54
        room -= length + 10
        x = at(BLOCK - 8 - length, length)
        box = (x, 6, x + length, 46)
        sheet.rect(box, theme.cold if awaited else theme.mark, radius=9)
        ink = theme.ink if awaited else theme.words
        sheet.icon("hourglass" if awaited else "sealed", x + 8, 11, 30, ink)
        sheet.text(x + 44, 26, label, READ, ink, face="bold", within=box, must=True)
    text, size = fonts.fit(player.name, "stencil", 30, room, least=18)
    sheet.text(
        at(284, fonts.width(text, "stencil", size)), 26, text, size, theme.words, face="stencil", within=within
    )

    x = 284
    for icon, count in (("infantry", player.units), ("star", player.commands), ("deck", player.reserves)):
        text = str(count)
        length = fonts.width(text, "bold", READ)
        mini(sheet, at(x, MINI[0]), 60, icon, paper=nation.tab, ink=theme.ink)
        sheet.text(at(x + MINI[0] + 7, length), 77, text, READ, theme.words, face="bold", within=within, must=True)
        x += MINI[0] + 7 + length + 14
    for turn in range(OVERRUN):
        fill = theme.warm_words if turn < player.overrun else theme.mark
        sheet.icon("flag", at(BLOCK - 102 + turn * 32, 30), 62, 30, fill)
    x = 92
    for card in player.effects[:2]:
        x -= MINI[0] + 2
        mini(sheet, at(x, MINI[0]), 66, command_icon(card), paper=theme.khaki, ink=theme.ink)
    if player.first:
        sheet.ellipse((at(66, 28), 4, at(66, 28) + 28, 32), theme.brass)
        sheet.icon("dice", at(70, 20), 8, 20, theme.ink)
    return Sprite.of(sheet)


def mini(sheet: Sheet, x: int, y: int, icon: str, *, paper: str, ink: str) -> None:
    """Draw a card in miniature: what kind of cards a number counts."""
    width, height = MINI
    sheet.rect((x, y, x + width, y + height), paper, radius=5)
    sheet.icon(icon, x + 2, y + (height - width) // 2 + 2, width - 4, ink)


@lru_cache(maxsize=160)
def _turn_sprite(theme: Theme, turn: _Turn, width: int) -> Sprite:
    """Draw the Turn, the phases as a track, and the two decks. At most 160 are kept, 50 kB each."""
    sheet = Sheet(theme, width, STRIP, theme.strip)
    middle, within = width // 2, sheet.box
    text, size = fonts.fit(turn.turn, "stencil", 40, width - 200, least=READ)
    sheet.text(middle, 27, text, size, theme.words, face="stencil", anchor="m", within=within, must=True)
    if turn.commands is not None and turn.damages is not None:
        _deck(sheet, 12, 10, "star", turn.commands)
        _deck(sheet, width - 80, 10, "damage", turn.damages)
    text, size = fonts.fit(turn.phase, "bold", 36, width - 150, least=READ)
    length = fonts.width(text, "bold", size) + 32
    box = (middle - length // 2, 54, middle + length // 2, 96)
    sheet.rect(box, theme.brass, radius=9)
    sheet.text(middle, 75, text, size, theme.ink, face="bold", anchor="m", within=box, must=True)
    now, phases = turn.phases
    if now >= 0:
        for index in range(now):
            x = box[0] - 22 - 26 * (now - 1 - index)
            sheet.ellipse((x - 7, 68, x + 7, 82), theme.brass_words)
        for index in range(now + 1, phases):
            x = box[2] + 22 + 26 * (index - now - 1)
            sheet.ellipse((x - 7, 68, x + 7, 82), theme.strip, edge=theme.brass_words, width=2.5)
    return Sprite.of(sheet)


@lru_cache(maxsize=48)
def _decks_sprite(theme: Theme, commands: int, damages: int, width: int) -> Sprite:
    """Draw the two decks by themselves. At most 48 are kept, 50 kB each."""
    sheet = Sheet(theme, width, STRIP, theme.strip)
    _deck(sheet, width - 206, (STRIP - MINI[1]) // 2, "star", commands)
    _deck(sheet, width - 92, (STRIP - MINI[1]) // 2, "damage", damages)
    return Sprite.of(sheet)


def _deck(sheet: Sheet, x: int, y: int, icon: str, count: int) -> None:
    theme = sheet.theme
    paper, ink = (theme.wound, theme.cream) if icon == "damage" else (theme.khaki, theme.ink)
    mini(sheet, x, y, icon, paper=paper, ink=ink)
    sheet.text(x + 36, y + MINI[1] // 2, str(count), READ, theme.words, face="bold", must=True)
