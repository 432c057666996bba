"""The strip along the top: who is winning, where the Turn stands, and who is awaited."""

from __future__ import annotations

from typing import get_args

from engine.spearpoint.state import Phase
from engine.spearpoint.view import PlayerView, SpearpointView
from images import fonts, theme
from images.sheet import Sheet
from images.spearpoint.layout import STRIP, WIDTH, below
from images.spearpoint.words import Words
from images.theme import NATIONS

GOAL = 51
"""Victory Points that win (SP-101)."""
OVERRUN = 3
"""Turns unopposed that win (SP-101)."""
BLOCK = 610


def draw_strip(sheet: Sheet, view: SpearpointView, words: Words) -> None:
    """Draw the strip: the seat below on the left, the Turn in the middle, the other seat on the right."""
    sheet.rect((0, 0, WIDTH, STRIP), theme.STRIP)
    own = below(view)
    for player in view.players:
        _player(sheet, view, words, player, mirrored=player.seat != own)
    _turn(sheet, view, words)


def _player(sheet: Sheet, view: SpearpointView, words: Words, player: PlayerView, *, mirrored: bool) -> None:
    """One seat's block, 610 wide: emblem, points and their bar, hand and Reserves, Overrun, awaited or sealed."""
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

    name = words.side(player.side)
    label = words.of("sealed") if player.sealed else words.of("awaited") if awaited else ""
    text, size = fonts.fit(name, "stencil", 30, 200, least=22)
    sheet.text(
        at(282, fonts.width(text, "stencil", size)), 26, text, size, theme.CREAM, face="stencil", within=within
    )
    if label:
        length = fonts.width(label, "bold", theme.READ) + 58
        box = (at(BLOCK - 8 - length, length), 6, at(BLOCK - 8 - length, length) + length, 46)
        sheet.rect(box, theme.COLD if awaited else theme.TABLE_MARK, radius=9)
        ink = theme.INK if awaited else theme.CREAM
        sheet.icon("hourglass" if awaited else "sealed", box[0] + 8, 11, 30, ink)
        sheet.text(box[0] + 46, 26, label, theme.READ, ink, face="bold", within=box, must=True)

    x = 282
    for icon, count in (("crew", player.units), ("star", player.commands), ("deck", player.reserves)):
        text = str(count)
        length = fonts.width(text, "bold", theme.READ)
        sheet.icon(icon, at(x, 32), 60, 32, nation.arrow)
        sheet.text(at(x + 38, length), 77, text, theme.READ, theme.CREAM, face="bold", within=within, must=True)
        x += 38 + length + 20
    for turn in range(OVERRUN):
        fill = theme.WARM if turn < player.overrun else theme.TABLE_MARK
        sheet.icon("flag", at(BLOCK - 120 + turn * 37, 33), 60, 33, fill)


def _turn(sheet: Sheet, view: SpearpointView, words: Words) -> None:
    """Turn, phase as a track, decks."""
    middle = WIDTH // 2
    room = WIDTH - 2 * BLOCK
    within = (middle - room // 2, 0, middle + room // 2, STRIP)
    turn = words.of("turn", turn=view.turn)
    text, size = fonts.fit(turn, "stencil", 40, room - 200, least=theme.READ)
    sheet.text(middle, 27, text, size, theme.CREAM, face="stencil", anchor="m", within=within, must=True)
    for icon, count, x in (
        ("cards", view.command_deck, -room // 2 + 12),
        ("damage", view.damage_deck, room // 2 - 84),
    ):
        sheet.icon(icon, middle + x, 12, 30, theme.FADED)
        sheet.text(middle + x + 36, 27, str(count), theme.READ, theme.FADED, face="bold", within=within, must=True)
    phases = get_args(Phase)[1:]
    name = words.of(f"phase-{view.phase}")
    text, size = fonts.fit(name, "bold", 36, room - 150, least=theme.READ)
    length = fonts.width(text, "bold", size) + 32
    box = (middle - length // 2, 54, middle + length // 2, 96)
    sheet.rect(box, theme.BRASS, radius=9)
    sheet.text(middle, 75, text, size, theme.INK, face="bold", anchor="m", within=box, must=True)
    now = phases.index(view.phase) if view.phase in phases else -1
    for index in range(now):
        x = box[0] - 22 - 26 * (now - 1 - index)
        sheet.ellipse((x - 7, 68, x + 7, 82), theme.BRASS)
    for index in range(now + 1, len(phases)):
        x = box[2] + 22 + 26 * (index - now - 1)
        sheet.ellipse((x - 7, 68, x + 7, 82), theme.STRIP, edge=theme.BRASS, width=2.5)
