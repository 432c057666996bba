"""The strip along the top: who is winning, where the Turn stands, and who is awaited."""

from __future__ import annotations

from typing import get_args

from engine.spearpoint.state import Phase
from engine.spearpoint.view import PlayerView, SpearpointView
from images import fonts, theme
from images.sheet import Sheet
from images.spearpoint.faces import command_icon
from images.spearpoint.layout import STRIP, WIDTH, below
from images.spearpoint.words import Words
from images.theme import NATIONS

GOAL = 51
"""Victory Points that win (SP-101)."""
OVERRUN = 3
"""Turns unopposed that win (SP-101)."""
BLOCK = 610
"""Width of a seat's part of the strip."""
MINI = (28, 34)


def draw_strip(sheet: Sheet, view: SpearpointView, words: Words) -> None:
    """Draw the strip: the seat below on the left, the Turn in the middle, the other seat on the right."""
    sheet.rect((0, 0, WIDTH, STRIP), theme.STRIP)
    own = below(view)
    for player in view.players:
        _player(sheet, view, words, player, mirrored=player.seat != own)
    _turn(sheet, view, words)


def _player(sheet: Sheet, view: SpearpointView, words: Words, player: PlayerView, *, mirrored: bool) -> None:
    """Draw a seat's part: emblem, points and their bar, hand and Reserves, Overrun, awaited or sealed."""
    nation = NATIONS[player.side]

    def at(x: int, width: int = 0) -> int:
        return WIDTH - x - width if mirrored else x

    awaited = player.seat in view.awaited
    left = at(0, BLOCK)
    within = (left, 0, left + BLOCK, STRIP)
    sheet.rect((at(0, 96), 0, at(0, 96) + 96, STRIP), nation.panel)
    if nation.hatched:
        sheet.hatch((at(0, 96), 0, at(0, 96) + 96, STRIP), nation.shade, gap=12, width=4)
    sheet.icon(nation.icon, at(12, 72), 16, 72, theme.CREAM)

    points = str(player.points)
    length = fonts.width(points, "stencil", theme.FIGURE)
    sheet.text(at(112, length), 38, points, theme.FIGURE, theme.CREAM, face="stencil", within=within, must=True)
    goal = f"/{GOAL}"
    sheet.text(
        at(112 + length + 6, fonts.width(goal, "semibold", theme.READ)), 48, goal, theme.READ, theme.FADED,
        within=within, must=True,
    )  # fmt: skip
    bar = at(112, 150)
    sheet.rect((bar, 76, bar + 150, 92), theme.TABLE_MARK, radius=5)
    filled = round(150 * min(player.points, GOAL) / GOAL)
    if filled:
        start = bar + 150 - filled if mirrored else bar
        sheet.rect((start, 76, start + filled, 92), nation.arrow, radius=5)

    label = words.of("sealed") if player.sealed else words.of("awaited") if awaited else ""
    room = BLOCK - 284 - 12
    if label:
        length = fonts.width(label, "bold", theme.READ) + 54
        room -= length + 10
        x = at(BLOCK - 8 - length, length)
        box = (x, 6, x + length, 46)
        sheet.rect(box, theme.COLD if awaited else theme.TABLE_MARK, radius=9)
        ink = theme.INK if awaited else theme.CREAM
        sheet.icon("hourglass" if awaited else "sealed", x + 8, 11, 30, ink)
        sheet.text(x + 44, 26, label, theme.READ, ink, face="bold", within=box, must=True)
    text, size = fonts.fit(words.side(player.side), "stencil", 30, room, least=18)
    sheet.text(
        at(284, fonts.width(text, "stencil", size)), 26, text, size, theme.CREAM, face="stencil", within=within
    )

    x = 284
    for icon, count in (("infantry", player.units), ("star", player.commands), ("deck", player.reserves)):
        text = str(count)
        length = fonts.width(text, "bold", theme.READ)
        mini(sheet, at(x, MINI[0]), 60, icon, paper=nation.arrow, ink=theme.STRIP)
        sheet.text(
            at(x + MINI[0] + 7, length), 77, text, theme.READ, theme.CREAM, face="bold", within=within, must=True
        )
        x += MINI[0] + 7 + length + 14
    for turn in range(OVERRUN):
        fill = theme.WARM if turn < player.overrun else theme.TABLE_MARK
        sheet.icon("flag", at(BLOCK - 102 + turn * 32, 30), 62, 30, fill)
    x = 92
    for card in player.effects[:2]:
        x -= MINI[0] + 2
        mini(sheet, at(x, MINI[0]), 66, command_icon(card), paper=theme.KHAKI, ink=theme.INK)
    if view.initiative == player.seat:
        sheet.ellipse((at(66, 28), 4, at(66, 28) + 28, 32), theme.BRASS)
        sheet.icon("dice", at(70, 20), 8, 20, theme.INK)


def mini(sheet: Sheet, x: int, y: int, icon: str, *, paper: str, ink: str) -> None:
    """Draw a card in miniature: what kind of cards a number counts."""
    width, height = MINI
    sheet.rect((x, y, x + width, y + height), paper, radius=5)
    sheet.icon(icon, x + 2, y + (height - width) // 2 + 2, width - 4, ink)


def _turn(sheet: Sheet, view: SpearpointView, words: Words) -> None:
    """Draw the Turn, the phases as a track, and the two decks."""
    middle = WIDTH // 2
    room = WIDTH - 2 * BLOCK
    within = (middle - room // 2, 0, middle + room // 2, STRIP)
    turn = words.of("turn", turn=view.turn)
    text, size = fonts.fit(turn, "stencil", 40, room - 200, least=theme.READ)
    sheet.text(middle, 27, text, size, theme.CREAM, face="stencil", anchor="m", within=within, must=True)
    left, right = middle - room // 2 + 12, middle + room // 2 - 80
    for x, icon, paper, ink, count in (
        (left, "star", theme.KHAKI, theme.INK, view.command_deck),
        (right, "damage", theme.WOUND, theme.CREAM, view.damage_deck),
    ):
        mini(sheet, x, 10, icon, paper=paper, ink=ink)
        sheet.text(x + 36, 27, str(count), theme.READ, theme.CREAM, face="bold", within=within, must=True)
    phases = get_args(Phase)[1:]
    name = words.of("phase", phase=view.phase)
    text, size = fonts.fit(name, "bold", 36, room - 150, least=theme.READ)
    length = fonts.width(text, "bold", size) + 32
    box = (middle - length // 2, 54, middle + length // 2, 96)
    sheet.rect(box, theme.BRASS, radius=9)
    sheet.text(middle, 75, text, size, theme.INK, face="bold", anchor="m", within=box, must=True)
    if view.phase not in phases:
        return
    now = phases.index(view.phase)
    for index in range(now):
        x = box[0] - 22 - 26 * (now - 1 - index)
        sheet.ellipse((x - 7, 68, x + 7, 82), theme.BRASS)
    for index in range(now + 1, len(phases)):
        x = box[2] + 22 + 26 * (index - now - 1)
        sheet.ellipse((x - 7, 68, x + 7, 82), theme.STRIP, edge=theme.BRASS, width=2.5)
