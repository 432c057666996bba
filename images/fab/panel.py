"""The panel beside the whole map: one look tells the war."""

from __future__ import annotations

from engine.fab.cards import SIDES
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import scenery
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, Theme
from images.fab.news import COUNTED, Fought, News, TurnBox, signed
from images.fab.words import Words

WIDTH, HEIGHT = 457, 1000
SCORE, BOXES, FOUGHT = 160, 412, 548
"""Where parts of it begin, downwards."""
EDGE = 24
SIZE = WIDTH - 2 * EDGE
SMALL, CLOSE = 24, 28
ORDER = (1, 0)
"""Israel stands left, as on the map."""
ACROSS = 7
"""Turns in a row of the record."""
ROW, GAP = 48, 6


def put_panel(scene: Scene, news: News, words: Words) -> None:
    """Lay the panel on the left of a scene, part by part: what has not changed is kept."""
    theme = scene.theme
    record = _record_height(news)
    scene.put(_call_sprite(theme, news.only("title", "date", "call", "over")), 0, 0)
    score = news.only("points", "net", "goal", "reach", "sam", "actions")
    scene.put(_score_sprite(theme, score, words), 0, SCORE)
    scene.put(_boxes_sprite(theme, news.only("boxes"), words), 0, BOXES)
    high = HEIGHT - record - FOUGHT
    scene.put(_contested_sprite(theme, news.only("fought"), words, high), 0, FOUGHT)
    scene.put(_record_sprite(theme, news.only("record", "turn")), 0, HEIGHT - record)


@scenery(maxsize=32)
def _call_sprite(theme: Theme, news: News) -> Sprite:
    """Draw the turn and who is awaited. At most 32 are kept, 75 kB each."""
    sheet = Sheet(theme, WIDTH, SCORE, theme.strip)
    _title(sheet, news)
    draw_call(sheet, news, (EDGE, 96, WIDTH - EDGE, 152))
    return Sprite.of(sheet)


@scenery(maxsize=32)
def _score_sprite(theme: Theme, news: News, words: Words) -> Sprite:
    """Draw points, missiles and Special Actions. At most 32 are kept, 115 kB each."""
    sheet = Sheet(theme, WIDTH, BOXES - SCORE, theme.strip)
    _points(sheet, news)
    draw_net(sheet, news, words, (EDGE, 98, WIDTH - EDGE, 170))
    draw_sam(sheet, news, words, (EDGE, 186, EDGE + 178, 244))
    draw_actions(sheet, news, words, (EDGE + 186, 186, WIDTH - EDGE, 244))
    return Sprite.of(sheet)


@scenery(maxsize=32)
def _boxes_sprite(theme: Theme, news: News, words: Words) -> Sprite:
    """Draw how many pieces are in the boxes. At most 32 are kept, 60 kB each."""
    sheet = Sheet(theme, WIDTH, FOUGHT - BOXES, theme.strip)
    _boxes(sheet, news, words)
    return Sprite.of(sheet)


@scenery(maxsize=32)
def _contested_sprite(theme: Theme, news: News, words: Words, high: int) -> Sprite:
    """Draw the contested areas. At most 32 are kept, 120 kB each."""
    sheet = Sheet(theme, WIDTH, high, theme.strip)
    _contested(sheet, news, words, (EDGE, 14, WIDTH - EDGE, high - 20))
    return Sprite.of(sheet)


@scenery(maxsize=32)
def _record_sprite(theme: Theme, news: News) -> Sprite:
    """Draw the turn record. At most 32 are kept, 110 kB each."""
    sheet = Sheet(theme, WIDTH, _record_height(news), theme.strip)
    _record(sheet, news)
    return Sprite.of(sheet)


def _title(sheet: Sheet, news: News) -> None:
    theme, box = sheet.theme, (EDGE, 20, WIDTH - EDGE, 90)
    date = fonts.width(news.date, "semibold", READ)
    text, size = fonts.fit(news.title, "stencil", 52, SIZE - date - 16, least=READ)
    sheet.text(EDGE, 54, text, size, theme.words, face="stencil", within=box, must=True)
    sheet.text(WIDTH - EDGE, 58, news.date, READ, theme.faded, anchor="r", within=box, must=True)


def draw_call(sheet: Sheet, news: News, box: Box) -> None:
    """Say who is awaited, in the colour of whose choice it is; or how the match ended."""
    theme, (left, top, right, bottom) = sheet.theme, box
    high = bottom - top
    sheet.rect(box, theme.brass if news.over else theme.cold, radius=10)
    icon = "laurels" if news.over else "hourglass"
    sheet.icon(icon, left + 10, top + 8, high - 16, theme.ink)
    text, size = fonts.fit(news.call, "bold", 38, right - left - high - 14, least=READ)
    sheet.text(left + high + 2, (top + bottom) // 2, text, size, theme.ink, face="bold", within=box, must=True)


def emblem(sheet: Sheet, seat: int, x: int, y: int, size: int) -> None:
    """Draw the emblem of a side on its colours."""
    nation = sheet.theme.nations[SIDES[seat]]
    sheet.panel((x, y, x + size, y + size), nation, gap=10, width=3)
    inset = size // 8
    sheet.icon(nation.icon, x + inset, y + inset, size - 2 * inset, sheet.theme.cream)


def _points(sheet: Sheet, news: News) -> None:
    for place, seat in enumerate(ORDER):
        x = EDGE + place * (SIZE // 2 + 6)
        emblem(sheet, seat, x, 12, 72)
        box = (x + 72, 12, x + SIZE // 2, 84)
        text, size = fonts.fit(str(news.points[seat]), "stencil", 64, box[2] - box[0] - 16, least=READ)
        sheet.text(x + 88, 49, text, size, sheet.theme.words, face="stencil", within=box, must=True)


def draw_net(sheet: Sheet, news: News, words: Words, box: Box) -> None:
    """Draw the net points: a bar from the middle towards who is ahead, as long as the goal is far."""
    theme, (left, top, right, _) = sheet.theme, box
    ahead = theme.nations[SIDES[news.net < 0]].arrow if news.net else theme.words
    x = left + sheet.text(left, top + 18, words.of("net-alone"), READ, theme.faded, within=box, must=True) + 10
    x += sheet.text(x, top + 18, signed(news.net), READ + 4, ahead, face="bold", within=box, must=True) + 14
    goal, size = fonts.fit(news.goal, "semibold", READ, right - x, least=SMALL)
    sheet.text(right, top + 18, goal, size, theme.words, anchor="r", within=box)
    y, middle = top + 44, (left + right) // 2
    sheet.rect((left, y, right, y + 22), theme.mark, radius=11)
    part = max(-1.0, min(1.0, news.net / news.reach))
    end = round(middle + part * (right - left) / 2)
    if end != middle:
        sheet.rect((min(middle, end), y, max(middle, end), y + 22), ahead, radius=4)
    sheet.rect((middle - 2, y - 4, middle + 2, y + 26), theme.words)


def draw_sam(sheet: Sheet, news: News, words: Words, box: Box, size: int = READ) -> None:
    """Draw the SAM number: what a die must beat for aircraft to come through. ``size``: that of the words."""
    theme, (left, top, _, bottom) = sheet.theme, box
    middle, high = (top + bottom) // 2, bottom - top
    wide = high * 7 // 4
    sheet.rect((left, top, left + wide, bottom), theme.wound, radius=10)
    sheet.icon("aircraft", left + 6, top + 8, high - 16, theme.cream)
    sheet.text(left + wide * 3 // 4, middle, str(news.sam), 44, theme.cream, face="bold", anchor="m",
               within=(left, top, left + wide, bottom), must=True)  # fmt: skip
    sheet.text(left + wide + 10, middle, words.of("sam"), size, theme.faded, within=box, must=True)


def draw_actions(sheet: Sheet, news: News, words: Words, box: Box, size: int = READ) -> None:
    """Draw how many Special Actions each side has. ``size``: that of the words."""
    theme, (left, top, _, bottom) = sheet.theme, box
    middle, high = (top + bottom) // 2, bottom - top
    sheet.rect(box, theme.tray, radius=10)
    x = left + 12
    x += sheet.text(x, middle, words.of("actions"), size, theme.faded, face="bold", within=box, must=True) + 14
    for seat in ORDER:
        nation, half = theme.nations[SIDES[seat]], (high - 24) // 2
        sheet.panel((x, middle - half, x + 2 * half, middle + half), nation, gap=8, width=2)
        sheet.icon(nation.icon, x + 3, middle - half + 3, 2 * half - 6, theme.cream)
        x += 2 * half + 6
        x += (
            sheet.text(x, middle, str(news.actions[seat]), 36, theme.words, face="bold", within=box, must=True)
            + 14
        )


def _boxes(sheet: Sheet, news: News, words: Words) -> None:
    """Draw how many pieces are in the boxes."""
    theme = sheet.theme
    column = (SIZE - 56) // len(COUNTED)
    for place, box in enumerate(COUNTED):
        x = EDGE + 56 + column * place + column // 2
        text, size = fonts.fit(words.of(box), "semibold", READ, column - 2, least=SMALL)
        sheet.text(x, 16, text, size, theme.faded, anchor="m")
    y = 36
    for seat in ORDER:
        row = (EDGE, y, WIDTH - EDGE, y + 44)
        sheet.rect(row, theme.tray, radius=8)
        emblem(sheet, seat, EDGE, y, 44)
        for place, count in enumerate(news.boxes[seat]):
            x = EDGE + 56 + column * place + column // 2
            sheet.text(x, y + 22, str(count), READ, theme.words, face="bold", anchor="m", within=row, must=True)
        y += 50


def _contested(sheet: Sheet, news: News, words: Words, box: Box) -> None:
    """List contested areas: with their names if all have room, else two in a row without."""
    theme, (left, top, right, bottom) = sheet.theme, box
    if not news.fought:
        return
    sheet.text(left, top + 14, words.of("contested"), 34, theme.warm_words, face="stencil", within=box, must=True)
    top += 36
    rows = max(1, (bottom - top) // ROW)
    if len(news.fought) <= rows:
        for place, one in enumerate(news.fought):
            y = top + place * ROW
            draw_fought(sheet, one, (left, y, right, y + ROW - GAP), named=True)
        return
    room, wide = 2 * rows, (right - left + GAP) // 2
    shown = news.fought if len(news.fought) <= room else news.fought[: room - 1]
    for place, one in enumerate(shown):
        x, y = left + place % 2 * wide, top + place // 2 * ROW
        draw_fought(sheet, one, (x, y, x + wide - GAP, y + ROW - GAP), named=False)
    if len(shown) < len(news.fought):
        text = words.of("more", count=len(news.fought) - len(shown))
        y = top + (rows - 1) * ROW + ROW // 2 - 3
        sheet.text(left + wide + 8, y, text, READ, theme.faded, within=box, must=True)


def draw_fought(sheet: Sheet, one: Fought, box: Box, *, named: bool) -> None:
    """Draw a contested area: its number, warm where combat is due, and the blocks of both sides."""
    theme, (left, top, right, bottom) = sheet.theme, box
    middle = (top + bottom) // 2
    sheet.rect(box, theme.tray, radius=8)
    badge = (left, top, left + 60, bottom)
    sheet.rect(badge, theme.warm if one.fresh else theme.cream, radius=8)
    sheet.text(left + 30, middle, one.area, 36, theme.ink, face="bold", anchor="m", within=badge, must=True)
    x = right - 12
    for seat in reversed(ORDER):
        colour = theme.nations[SIDES[seat]].arrow
        x -= sheet.text(
            x, middle, str(one.blocks[seat]), 36, colour, face="bold", anchor="r", within=box, must=True
        )
        if seat == 0:
            x -= 38
            sheet.icon("cross", x + 6, middle - 13, 26, theme.faded)
    if named:
        name, size = fonts.fit(one.name, "semibold", 36, x - left - 80, least=SMALL)
        sheet.text(left + 72, middle, name, size, theme.words, within=box)


def _record_height(news: News) -> int:
    rows = -(-len(news.record) // ACROSS)
    return rows * (_cell_height(news) + 6) + 14


def _cell_height(news: News) -> int:
    return 104 if any(any(box.sudden) for box in news.record) else 84


def _record(sheet: Sheet, news: News) -> None:
    """Draw the turn record."""
    across = min(ACROSS, len(news.record))
    wide, high = SIZE // across, _cell_height(news)
    for place, cell in enumerate(news.record):
        x, y = EDGE + place % across * wide, place // across * (high + 6)
        _cell(sheet, cell, (x, y, x + wide - 5, y + high), news.turn)


def _cell(sheet: Sheet, cell: TurnBox, box: Box, now: int) -> None:
    """Draw a box of the turn record: turn, SAM number, and how many net points win at once."""
    theme, (left, top, right, _) = sheet.theme, box
    middle = (left + right) // 2
    ink, faint = theme.words, theme.faded
    if cell.turn == now:
        sheet.rect(box, theme.brass, radius=8)
        ink = faint = theme.ink
    elif cell.turn > now:
        sheet.rect(box, theme.tray, radius=8)
    else:
        ink = theme.faded
    sheet.text(middle, top + 22, str(cell.turn), 36, ink, face="bold", anchor="m", within=box, must=True)
    sheet.icon("aircraft", middle - 25, top + 45, 24, faint)
    sheet.text(middle + 13, top + 57, str(cell.sam), READ, faint, face="bold", anchor="m", within=box, must=True)
    for seat, points in enumerate(cell.sudden):
        if points is not None:
            alone = cell.sudden[1 - seat] is None
            x = middle if alone else middle + (14 if seat == 0 else -12)
            ink = theme.ink if cell.turn == now else theme.nations[SIDES[seat]].arrow
            sheet.text(
                x, top + 87, str(points), READ if alone else CLOSE, ink, face="bold", anchor="m", within=box
            )
