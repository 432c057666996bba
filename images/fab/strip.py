"""The strips above and below a part of the map."""

from __future__ import annotations

from images.core import fonts
from images.core.canvas import Sheet
from images.core.kept import scenery
from images.core.sprite import Sprite
from images.core.theme import Theme
from images.fab.news import News, signed
from images.fab.panel import draw_actions, draw_call, draw_net, draw_sam, emblem
from images.fab.words import Words

WIDTH, HEAD = 1600, 96
PHONE, UPPER, LOWER = 1080, 236, 96
BIG = 40
"""Type that has 11 pixels where a picture 1080 wide is shown at 327."""


@scenery(maxsize=32)
def head_sprite(theme: Theme, news: News, words: Words) -> Sprite:
    """Draw the strip above a sector or a close-up. At most 32 are kept, 150 kB each."""
    sheet = Sheet(theme, WIDTH, HEAD, theme.strip)
    middle = HEAD // 2
    for seat, x, anchor in ((1, 0, "l"), (0, WIDTH - HEAD, "r")):
        emblem(sheet, seat, x, 0, HEAD)
        at = x + HEAD + 18 if anchor == "l" else x - 18
        sheet.text(at, middle, str(news.points[seat]), 60, theme.words, face="stencil",
                   anchor="l" if anchor == "l" else "r", must=True)  # fmt: skip
    draw_net(sheet, news, words, (196, 10, 500, 90))
    text = f"{news.title} · {news.date}"
    text, size = fonts.fit(text, "bold", 38, 300, least=26)
    sheet.text(676, middle, text, size, theme.words, face="bold", anchor="m")
    draw_sam(sheet, news, words, (846, 18, 1030, 78))
    draw_call(sheet, news, (1036, 16, 1410, 80))
    return Sprite.of(sheet)


@scenery(maxsize=16)
def upright_sprite(theme: Theme, news: News, words: Words) -> Sprite:
    """Draw the strip above the window for telephones. At most 16 are kept, 260 kB each."""
    sheet = Sheet(theme, PHONE, UPPER, theme.strip)
    high = 136
    for seat, x, at in ((1, 0, high + 22), (0, PHONE - high, PHONE - high - 22)):
        emblem(sheet, seat, x, 0, high)
        sheet.text(at, high // 2, str(news.points[seat]), 84, theme.words, face="stencil",
                   anchor="l" if seat else "r", must=True)  # fmt: skip
    room = PHONE - 2 * high - 280
    text, size = fonts.fit(news.title, "stencil", 60, room, least=BIG)
    sheet.text(PHONE // 2, 44, text, size, theme.words, face="stencil", anchor="m", must=True)
    text, size = fonts.fit(
        f"{news.date} · {words.of('net', net=signed(news.net))}", "semibold", 44, room, least=BIG - 4
    )
    sheet.text(PHONE // 2, 104, text, size, theme.faded, anchor="m", must=True)
    draw_call(sheet, news, (16, high + 12, PHONE - 16, UPPER - 12))
    return Sprite.of(sheet)


@scenery(maxsize=16)
def foot_sprite(theme: Theme, news: News, words: Words) -> Sprite:
    """Draw the strip below it: missiles, Special Actions, contested areas. At most 16 are kept, 110 kB each."""
    sheet = Sheet(theme, PHONE, LOWER, theme.strip)
    draw_sam(sheet, news, words, (16, 16, 204, 80), BIG)
    draw_actions(sheet, news, words, (210, 16, 466, 80), BIG)
    x = 478
    for one in news.fought:
        box = (x, 16, x + 128, 80)
        if box[2] > PHONE - 16:
            break
        sheet.rect(box, theme.warm if one.fresh else theme.cream, radius=10)
        sheet.icon("cross", x + 8, 32, 32, theme.ink)
        sheet.text(x + 84, 48, one.area, 46, theme.ink, face="bold", anchor="m", within=box, must=True)
        x += 138
    return Sprite.of(sheet)
