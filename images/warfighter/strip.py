"""The strip along the top: turns left, Mission and phase, XP and RP; below them the Objective and the players."""

from __future__ import annotations

from collections.abc import Sequence

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, TITLE, Colour
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.layout import HEAD
from images.warfighter.news import Goal, News, Player
from images.warfighter.pieces import mark

ROW = HEAD // 2
CHIP = 56
BARS = 3
"""Actions that are drawn as bars; more of them as one bar and a number."""
SIZE = 34


def put_strip(scene: Scene, news: News, width: int) -> None:
    """Lay the strip along the top of a table of a width."""
    theme = themed(scene)
    scene.put(_upper(theme, news._replace(goal=_NO_GOAL, players=()), width), 0, 0)
    scene.put(_lower(theme, news.goal, news.players, width), 0, ROW)


_NO_GOAL = Goal("", "", 0, 0)


@kept(maxsize=96)
def _upper(theme: SquadTheme, news: News, width: int) -> Sprite:
    """Draw turns, Mission, phase, XP and RP. At most 96 are kept, 130 kB each."""
    sheet = Sheet(theme, width, ROW, theme.strip)
    x = turns(sheet, news, 20, (0, 0, width, ROW)) + 36
    right = _figures(sheet, news, width - 24)
    length = phase_room(news.phase)
    text, size = fonts.fit(news.mission, "stencil", TITLE, right - x - length - 60, least=READ)
    x += sheet.text(x, 48, text, size, theme.words, face="stencil", must=True) + 30
    phase(sheet, news, (x, 20, x + length, 76))
    return Sprite.of(sheet)


def turns(sheet: Sheet, news: News, x: int, within: Box) -> int:
    """Draw how many turns are left, and the track of all of them; give where it ends."""
    theme = sheet.theme
    ink = theme.warm_words if news.turn <= 2 else theme.words
    length = sheet.text(x, 46, str(news.turn), 82, ink, face="stencil", within=within, must=True)
    x += length + 14
    wide = sheet.text(x, 29, news.left, READ, theme.faded, within=within, must=True)
    step = max(12, min(20, max(wide, 150) // max(1, news.turns)))
    for turn in range(news.turns):
        left = x + step * turn
        fill = theme.brass_words if turn < news.turn else theme.mark
        sheet.rect((left, 53, left + step - 4, 72), fill, radius=3)
    return x + max(wide, step * news.turns)


def _figures(sheet: Sheet, news: News, right: int) -> int:
    """Write RP and XP from the right; give where they begin."""
    theme = sheet.theme
    for label, figure in (("RP", f"{news.rp}/{news.limit}"), ("XP", str(news.xp))):
        right -= sheet.text(right, 48, figure, 40, theme.words, face="stencil", anchor="r", must=True) + 10
        right -= sheet.text(right, 49, label, READ, theme.faded, anchor="r", must=True) + 26
    return right


def phase_room(text: str) -> int:
    """Return the width of the chip of a phase."""
    return fonts.width(text, "bold", SIZE) + 68


def phase(sheet: Sheet, news: News, box: Box) -> None:
    """Draw the phase, or how all ended."""
    theme = sheet.theme
    fill, ink, icon = theme.brass, theme.ink, "hourglass"
    if news.ending:
        won = news.ending == "won"
        icon = "laurels" if won else "skull"
        fill, ink = (theme.warm, theme.ink) if won else (theme.wound, theme.cream)
    sheet.rect(box, fill, radius=9)
    middle = (box[1] + box[3]) // 2
    sheet.icon(icon, box[0] + 12, middle - 19, 38, ink)
    sheet.text(box[0] + 56, middle, news.phase, SIZE, ink, face="bold", within=box, must=True)


@kept(maxsize=96)
def _lower(theme: SquadTheme, goal: Goal, players: tuple[Player, ...], width: int) -> Sprite:
    """Draw the Objective and the players. At most 96 are kept, 130 kB each."""
    sheet = Sheet(theme, width, ROW, theme.strip)
    end = draw_goal(sheet, goal, 14, ROW // 2 - 4, width // 2)
    room = width - 14 - end - 30
    named = sum(chip_room(player, named=True) + 8 for player in players) <= room
    right = width - 14
    for player in reversed(players):
        length = chip_room(player, named=named)
        chip(
            sheet, player, (right - length, ROW // 2 - 4 - CHIP // 2, right, ROW // 2 - 4 + CHIP // 2), named=named
        )
        right -= length + 8
    return Sprite.of(sheet)


def draw_goal(sheet: Sheet, goal: Goal, x: int, middle: int, room: int) -> int:
    """Draw the Objective's name and how far it is; give where it ends."""
    theme = sheet.theme
    sheet.rect((x, middle - 28, x + 56, middle + 28), theme.brass, radius=9)
    sheet.icon("flag", x + 8, middle - 20, 40, theme.ink)
    x += 70
    boxes = 32 * goal.needed
    said = fonts.width(goal.told, "semibold", READ) + 20 + boxes
    text, size = fonts.fit(f"{goal.name}:", "bold", 36, room - said, least=READ)
    x += sheet.text(x, middle, text, size, theme.brass_words, face="bold", must=True) + 12
    x += sheet.text(x, middle, goal.told, max(READ, size - 2), theme.words, must=True) + 12
    for index in range(goal.needed):
        box = (x, middle - 13, x + 26, middle + 13)
        if index < goal.done:
            sheet.rect(box, theme.brass, radius=4)
        else:
            sheet.rect(box, None, radius=4, edge=theme.brass_words, width=3)
        x += 32
    return x


def chip_room(player: Player, *, named: bool) -> int:
    """Return the width of a player's chip."""
    return CHIP + 6 + (fonts.width(_called(player, named=named), "bold", SIZE) + 8) + _bars_room(player) + 10


def _called(player: Player, *, named: bool) -> str:
    return player.name if named else str(player.seat + 1)


def _bars_room(player: Player) -> int:
    if player.state == "done":
        return 34
    if player.actions > BARS:
        return 18 + fonts.width(str(player.actions), "bold", SIZE) + 4
    return 16 * player.actions + 2


def chip(sheet: Sheet, player: Player, box: Box, *, named: bool, spread: bool = False) -> None:
    """Draw a player: mark, name, Actions; cold while something is awaited of him, with a tick once he is done."""
    theme = themed(sheet)
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    acts = player.state == "acts"
    sheet.rect(box, theme.cold if acts else theme.tray, radius=9)
    side = bottom - top - 12
    sheet.rect((left + 6, top + 6, left + 6 + side, bottom - 6), theme.tab(player.seat), radius=6)
    mark(sheet, player.seat, left + 6 + side // 8, top + 6 + side // 8, side * 3 // 4, theme.ink)
    ink: Colour = theme.ink if acts else theme.faded
    x = left + side + 18
    x += sheet.text(x, middle, _called(player, named=named), SIZE, ink, face="bold", within=box, must=True) + 8
    if spread:
        x = right - 10 - _bars_room(player)
    if player.state == "done":
        points: Sequence[tuple[float, float]] = [(x + 4, middle), (x + 12, middle + 9), (x + 28, middle - 11)]
        sheet.line(points, ink, 4)
    elif player.actions > BARS:
        sheet.rect((x, middle - 14, x + 11, middle + 14), ink, radius=3)
        sheet.text(x + 17, middle, str(player.actions), SIZE, ink, face="bold", within=box, must=True)
    else:
        for index in range(player.actions):
            sheet.rect((x + 16 * index, middle - 14, x + 16 * index + 11, middle + 14), ink, radius=3)
