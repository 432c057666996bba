"""The strips along the edges: who is winning, where the Turn stands, and who is awaited."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, get_args

from engine.spearpoint.state import Phase
from engine.spearpoint.view import PlayerView, SpearpointView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import FIGURE, READ, Theme
from images.spearpoint.layout import STRIP, Format
from images.spearpoint.pieces import plate
from images.spearpoint.seating import below, letter, needed, team
from images.spearpoint.symbols import command_icon
from images.spearpoint.words import Words

BLOCK = 610
"""Width of a side's part of the strip."""
MINI = (28, 34)
At: TypeAlias = Callable[[int, int], int]
"""Where something begins so far from the outer edge and so wide, on the left or mirrored on the right."""


class _Seat(NamedTuple):
    """All that is drawn of a seat: how many cards it holds, and whether something is awaited of it."""

    letter: str
    units: int
    commands: int
    reserves: int
    label: str
    """What is awaited of it, or that it has answered."""
    awaited: bool


class _Force(NamedTuple):
    """All that is drawn of a side."""

    side: str
    name: str
    """Of the side, or what the Situation asks of it."""
    points: int
    goal: int
    overrun: int
    needed: int
    """Turns unopposed that win; 0: none do."""
    effects: tuple[str, ...]
    first: bool
    """It has the Initiative."""
    seats: tuple[_Seat, ...]
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

    Where there is but one, the side below is on its left, the Turn in the middle, the other side on its right.
    Where there are two, each side has the one on its own side of the table.
    """
    own = below(view)
    if not shape.bottom:
        scene.put(_force_sprite(scene.theme, _force(view, words, own, mirrored=False)), 0, 0)
        other = _force_sprite(scene.theme, _force(view, words, 1 - own, mirrored=True))
        scene.put(other, shape.width - BLOCK, 0)
        scene.put(_turn_sprite(scene.theme, _turn(view, words), shape.width - 2 * BLOCK), BLOCK, 0)
        return
    scene.put(_force_sprite(scene.theme, _force(view, words, 1 - own, mirrored=False)), 0, 0)
    scene.put(_turn_sprite(scene.theme, _turn(view, words, decks=False), shape.width - BLOCK), BLOCK, 0)
    one = _force_sprite(scene.theme, _force(view, words, own, mirrored=False))
    scene.put(one, 0, shape.height - shape.bottom)
    scene.put(
        _decks_sprite(scene.theme, view.command_deck, view.damage_deck, shape.width - BLOCK),
        BLOCK,
        shape.height - shape.bottom,
    )


def _force(view: SpearpointView, words: Words, side: int, *, mirrored: bool) -> _Force:
    players = team(view, side)
    one = players[0]
    return _Force(
        side=one.side,
        name=aim(view, one.side, words) or words.side(one.side),
        points=one.points,
        goal=needed(view, one.side, "points"),
        overrun=one.overrun,
        needed=needed(view, one.side, "overrun"),
        effects=tuple(card for player in players for card in player.effects),
        first=any(view.initiative == player.seat for player in players),
        seats=tuple(_seat(view, words, player) for player in sorted(players, key=lambda player: player.seat)),
        mirrored=mirrored,
    )


def aim(view: SpearpointView, side: str, words: Words) -> str:
    """Say in few words what a Situation asks of a side, beside points and Overrun; empty where it is nothing."""
    for goal in view.goals:
        if goal.side == side and goal.test not in ("points", "overrun"):
            return words.aim(goal)
    return ""


def turn_of(view: SpearpointView, words: Words) -> str:
    """Say which Turn it is, and of how many."""
    return words.of("turn-of", turn=view.turn, last=view.last) if view.last else words.of("turn", turn=view.turn)


def _seat(view: SpearpointView, words: Words, player: PlayerView) -> _Seat:
    awaited = player.seat in view.awaited
    return _Seat(
        letter=letter(player.seat, view.seats),
        units=player.units,
        commands=player.commands,
        reserves=player.reserves,
        label=words.of("sealed") if player.sealed else words.of("awaited") if awaited else "",
        awaited=awaited,
    )


def _turn(view: SpearpointView, words: Words, *, decks: bool = True) -> _Turn:
    phases = get_args(Phase)[1:]
    return _Turn(
        turn=turn_of(view, words),
        phase=words.of("phase", phase=view.phase),
        phases=(phases.index(view.phase) if view.phase in phases else -1, len(phases)),
        commands=view.command_deck if decks else None,
        damages=view.damage_deck if decks else None,
    )


@kept(maxsize=160)
def _force_sprite(theme: Theme, force: _Force) -> Sprite:
    """Draw a side's part: emblem, points and their bar, Overrun, and what its players hold.

    At most 160 are kept, 65 kB each.
    """
    sheet = Sheet(theme, BLOCK, STRIP, theme.strip)
    nation = theme.nations[force.side]

    def at(x: int, width: int = 0) -> int:
        return BLOCK - x - width if force.mirrored else x

    within = sheet.box
    sheet.panel((at(0, 96), 0, at(0, 96) + 96, STRIP), nation, gap=12, width=4)
    sheet.icon(nation.icon, at(12, 72), 16, 72, theme.cream)

    points = str(force.points)
    length = fonts.width(points, "stencil", FIGURE)
    sheet.text(at(112, length), 38, points, FIGURE, theme.words, face="stencil", within=within, must=True)
    bar = at(112, 150)
    filled = 0
    if force.goal:
        goal = f"/{force.goal}"
        sheet.text(
            at(112 + length + 6, fonts.width(goal, "semibold", READ)), 48, goal, READ, theme.faded,
            within=within, must=True,
        )  # fmt: skip
        sheet.rect((bar, 76, bar + 150, 92), theme.mark, radius=5)
        filled = round(150 * min(force.points, force.goal) / force.goal)
    if filled:
        start = bar + 150 - filled if force.mirrored else bar
        sheet.rect((start, 76, start + filled, 92), nation.arrow, radius=5)

    if len(force.seats) == 1:
        _alone(sheet, force, force.seats[0], at)
        flags = 62
    else:
        for row, seat in enumerate(force.seats):
            _ally(sheet, force, seat, 38 + 33 * row, at)
        text, size = fonts.fit(force.name, "stencil", 30, BLOCK - 284 - 112, least=18)
        width = fonts.width(text, "stencil", size)
        sheet.text(at(284, width), 20, text, size, theme.words, face="stencil", within=within)
        flags = 6
    for turn in range(force.needed):
        fill = theme.warm_words if turn < force.overrun else theme.mark
        sheet.icon("flag", at(BLOCK - 102 + turn * 32, 30), flags, 30, fill)
    x = 92
    for card in force.effects[:2]:
        x -= MINI[0] + 2
        mini(sheet, at(x, MINI[0]), 66, command_icon(card), paper=theme.khaki, ink=theme.ink)
    if force.first:
        sheet.ellipse((at(66, 28), 4, at(66, 28) + 28, 32), theme.brass)
        sheet.icon("dice", at(70, 20), 8, 20, theme.ink)
    return Sprite.of(sheet)


def _alone(sheet: Sheet, force: _Force, seat: _Seat, at: At) -> None:
    """Draw a seat that plays a side alone: its name, what is awaited of it, its hand and Reserves."""
    theme = sheet.theme
    room = BLOCK - 284 - 12
    if seat.label:
        length = fonts.width(seat.label, "bold", READ) + 54
        room -= length + 10
        x = at(BLOCK - 8 - length, length)
        box = (x, 6, x + length, 46)
        sheet.rect(box, theme.cold if seat.awaited else theme.mark, radius=9)
        ink = theme.ink if seat.awaited else theme.words
        sheet.icon("hourglass" if seat.awaited else "sealed", x + 8, 11, 30, ink)
        sheet.text(x + 44, 26, seat.label, READ, ink, face="bold", within=box, must=True)
    text, size = fonts.fit(force.name, "stencil", 30, room, least=18)
    width = fonts.width(text, "stencil", size)
    sheet.text(at(284, width), 26, text, size, theme.words, face="stencil", within=sheet.box)
    x = 284
    for icon, count in _piles(seat):
        text = str(count)
        length = fonts.width(text, "bold", READ)
        mini(sheet, at(x, MINI[0]), 60, icon, paper=theme.nations[force.side].tab, ink=theme.ink)
        x += MINI[0] + 7
        sheet.text(at(x, length), 77, text, READ, theme.words, face="bold", within=sheet.box, must=True)
        x += length + 14


def _ally(sheet: Sheet, force: _Force, seat: _Seat, y: int, at: At) -> None:
    """Draw one of two allies in a row: his letter as on his units, hand and Reserves, what is awaited of him."""
    theme, middle = sheet.theme, y + 15
    x = at(284, 40)
    box = (x, y, x + 40, y + 30)
    plate(sheet, seat.letter, box)
    sheet.text(x + 20, middle, seat.letter, READ, theme.ink, face="bold", anchor="m", within=box, must=True)
    x = 336
    for icon, count in _piles(seat):
        text = str(count)
        length = fonts.width(text, "bold", READ)
        side = at(x, 24)
        sheet.rect((side, y + 1, side + 24, y + 29), theme.nations[force.side].tab, radius=5)
        sheet.icon(icon, side + 1, y + 4, 22, theme.ink)
        sheet.text(at(x + 30, length), middle, text, READ, theme.words, face="bold", within=sheet.box, must=True)
        x += 30 + 2 * fonts.width("0", "bold", READ) + 10
    if seat.label:
        x = at(BLOCK - 40, 30)
        if seat.awaited:
            sheet.rect((x - 2, y, x + 32, y + 30), theme.cold, radius=8)
        ink = theme.ink if seat.awaited else theme.words
        sheet.icon("hourglass" if seat.awaited else "sealed", x + 2, y + 2, 26, ink)


def _piles(seat: _Seat) -> tuple[tuple[str, int], ...]:
    return ("infantry", seat.units), ("star", seat.commands), ("deck", seat.reserves)


def mini(sheet: Sheet, x: int, y: int, icon: str, *, paper: str, ink: str) -> None:
    """Draw a card in miniature: what kind of cards a number counts."""
    width, height = MINI
    sheet.rect((x, y, x + width, y + height), paper, radius=5)
    sheet.icon(icon, x + 2, y + (height - width) // 2 + 2, width - 4, ink)


@kept(maxsize=160)
def _turn_sprite(theme: Theme, turn: _Turn, width: int) -> Sprite:
    """Draw the Turn, the phases as a track, and the two decks. At most 160 are kept, 50 kB each."""
    sheet = Sheet(theme, width, STRIP, theme.strip)
    middle, within = width // 2, sheet.box
    text, size = fonts.fit(turn.turn, "stencil", 40, width - (20 if turn.commands is None else 200), least=READ)
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


@kept(maxsize=48)
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
