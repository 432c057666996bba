"""The poster of a match that is over: who won and why, what it cost both sides, and the unit that did most."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PIL import Image

from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import ForceView, TacticsView
from images import fonts
from images.finish import shortened
from images.sheet import Sheet
from images.tactics2gm.card import draw_card
from images.tactics2gm.story import Story, side_of
from images.tactics2gm.symbols import unit_icon
from images.tactics2gm.words import Words
from images.theme import READ, Theme, mix

WIDTH, HEIGHT = 1600, 1000
HEAD = 196
COLUMN = 500
"""Width of a side's part; the best unit is between them."""
PAD = 36
LIST, ROW, ROWS = 470, 56, 9
"""Where the losses begin, how high each is, and how many there is room for."""
CARD = (440, 616)


class Lot(NamedTuple):
    """Equal losses: the card, how many, and what they cost together."""

    card: str
    number: int
    cost: int


class Deed(NamedTuple):
    """What a unit did: those it destroyed."""

    unit: int
    card: str
    taken: list[str]


def lots(story: Story, side: str) -> list[Lot]:
    """Gather what a side lost, the dearest first."""
    counts = Counter(loss.card for loss in story.losses if side_of(loss.card) == side)
    found = [Lot(card, count, count * LIBRARY.units[card].cost) for card, count in counts.items()]
    return sorted(found, key=lambda lot: (-lot.cost, lot.card))


def best(story: Story) -> Deed | None:
    """Find the unit that destroyed most enemies, by what they cost; None if none destroyed any."""
    taken: dict[int, list[str]] = {}
    for loss in story.losses:
        card = story.names.get(loss.by)
        if card is not None and side_of(card) != side_of(loss.card):
            taken.setdefault(loss.by, []).append(loss.card)
    if not taken:
        return None
    unit = max(taken, key=lambda number: (sum(LIBRARY.units[card].cost for card in taken[number]), -number))
    return Deed(unit, story.names[unit], taken[unit])


def victor(view: TacticsView) -> str:
    """Give the side that won; empty for a draw and where the automatic opponent did."""
    winners = view.outcome.winners if view.outcome is not None else []
    sides = {SIDES[view.players[seat].side] for seat in winners}
    return sides.pop() if len(sides) == 1 else ""


def headline(view: TacticsView, words: Words) -> str:
    """Say who won."""
    side = victor(view)
    if side:
        return words.of("won", side=side)
    return words.of("lost" if view.outcome is not None and view.outcome.termination == "beaten" else "drawn")


def reason(view: TacticsView, words: Words) -> str:
    """Say why, and after how many rounds."""
    how = view.outcome.termination if view.outcome is not None else ""
    return f"{words.of('ended', how=how)} · {words.of('round', round=view.round, rounds=view.rounds or 0)}"


def deed_text(deed: Deed, words: Words) -> str:
    """Say what the best unit destroyed."""
    return words.of("victory-deed", units=_names(deed.taken, words))


def _names(cards: list[str], words: Words) -> str:
    return ", ".join(
        words.of("count", count=count, name=words.short(card)) if count > 1 else words.short(card)
        for card, count in Counter(cards).items()
    )


def victory_alt(story: Story, view: TacticsView, words: Words) -> str:
    """Say what the poster shows, what matters most first."""
    lines = [f"{headline(view, words)}. {reason(view, words)}."]
    deed = best(story)
    if deed is not None:
        unit = f"{words.short(deed.card)} #{deed.unit}"
        lines.append(f"{words.of('victory-best')}: {unit}. {deed_text(deed, words)}.")
    for force in view.forces:
        points = " ".join(words.of("alt-headquarters", pi=hq.pi, most=hq.most) for hq in force.hqs)
        cards = [lot.card for lot in lots(story, force.side) for _ in range(lot.number)]
        lost = _names(cards, words) or words.of("victory-unhurt")
        lines.append(f"{words.side(force.side)}: {points} {words.of('victory-lost')}: {lost}.")
    return shortened(lines)


def draw_victory(story: Story, view: TacticsView, words: Words, theme: Theme) -> Sheet:
    """Draw the poster, 1600 by 1000."""
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    _head(sheet, view, words)
    for force, left in zip(view.forces, (0, WIDTH - COLUMN), strict=False):
        _side(sheet, left, force, story, words)
    deed = best(story)
    if deed is not None:
        _best(sheet, deed, words)
    else:
        _emblems(sheet, [victor(view)] if victor(view) else list(SIDES))
    return sheet


def _head(sheet: Sheet, view: TacticsView, words: Words) -> None:
    """Draw the headline on the colours of who won, or of both."""
    theme = sheet.theme
    side = victor(view)
    halves = [(side, 0, WIDTH)] if side else [(SIDES[0], 0, WIDTH // 2), (SIDES[1], WIDTH // 2, WIDTH)]
    for one, left, right in halves:
        nation = theme.nations[one]
        sheet.rect((left, 0, right, HEAD), nation.panel)
        if nation.hatched:
            sheet.hatch((left, 0, right, HEAD), nation.shade, gap=22, width=6)
    text, size = fonts.fit(headline(view, words), "stencil", 100, WIDTH - 2 * PAD - 360, least=56)
    length = sheet.text(WIDTH // 2, 70, text, size, theme.cream, face="stencil", anchor="m", must=True)
    beside = [("laurels", theme.brass)] * 2 if side else [(theme.nations[one].icon, theme.cream) for one in SIDES]
    for (icon, ink), x in zip(beside, (-length // 2 - 162, length // 2 + 42), strict=True):
        sheet.icon(icon, WIDTH // 2 + x, 10, 120, ink)
    why, size = fonts.fit(reason(view, words), "bold", 44, WIDTH - 4 * PAD, least=READ)
    sheet.text(WIDTH // 2, 156, why, size, theme.cream, face="bold", anchor="m", must=True)


def _side(sheet: Sheet, left: int, force: ForceView, story: Story, words: Words) -> None:
    """Draw a side: its emblem, its Headquarters, what it destroyed, and what it lost."""
    theme = sheet.theme
    nation = theme.nations[force.side]
    box = (left, HEAD, left + COLUMN, HEIGHT)
    sheet.rect(box, mix(theme.tray, nation.panel, 0.1))
    x, right, top = left + PAD, left + COLUMN - PAD, HEAD + 28
    _plate(sheet, force.side, x, top, 140)
    text, size = fonts.fit(words.side(force.side), "stencil", 44, right - x - 164, least=READ)
    sheet.text(x + 164, top + 22, text, size, nation.arrow, face="stencil", within=box, must=True)
    at = x + 164
    for hq in force.hqs:
        sheet.icon("hq", at, top + 62, 62, theme.words)
        length = sheet.text(at + 72, top + 94, str(hq.pi), 72, theme.words, face="stencil", within=box, must=True)
        at += 80 + length
        at += sheet.text(at, top + 106, f"/{hq.most}", READ, theme.faded, within=box, must=True) + 12
    y = LIST - 86
    sheet.icon("skull", x, y - 4, 40, theme.words)
    text = words.of("victory-destroyed", units=force.destroyed, worth=force.worth)
    text, size = fonts.fit(text, "bold", 36, right - x - 52, least=READ)
    sheet.text(x + 52, y + 16, text, size, theme.words, face="bold", within=box, must=True)
    y = LIST - 22
    sheet.rect((x, y - 20, right, y - 17), mix(theme.table, nation.arrow, 0.5))
    listed = lots(story, force.side)
    sheet.text(x, y + 12, words.of("victory-lost"), 38, theme.brass_words, face="bold", within=box, must=True)
    count = str(sum(lot.number for lot in listed))
    sheet.text(right, y + 12, count, 38, theme.brass_words, face="bold", anchor="r", within=box, must=True)
    y = LIST + 20
    if not listed:
        sheet.text(x, y + 28, words.of("victory-unhurt"), 36, theme.words, within=box, must=True)
    rest = listed[ROWS - 1 :] if len(listed) > ROWS else []
    for lot in listed[: len(listed) - len(rest)]:
        card = LIBRARY.units[lot.card]
        sheet.rect((x, y + 3, x + 64, y + ROW - 5), nation.panel, radius=8)
        sheet.icon(unit_icon(card), x + 9, y + 4, 46, theme.cream)
        name, size = fonts.fit(words.short(lot.card), "bold", 38, right - x - 170, least=READ)
        sheet.text(x + 80, y + 27, name, size, theme.words, face="bold", within=box, must=True)
        figure = f"×{lot.number}"
        sheet.text(right, y + 27, figure, 38, theme.words, face="bold", anchor="r", within=box, must=True)
        y += ROW
    if rest:
        more = words.of("victory-more", count=sum(lot.number for lot in rest))
        sheet.text(x, y + 27, more, 36, theme.faded, face="bold", within=box, must=True)


def _best(sheet: Sheet, deed: Deed, words: Words) -> None:
    """Draw the best unit's card, and what it did below."""
    theme = sheet.theme
    middle, (width, height) = WIDTH // 2, CARD
    box = (COLUMN, HEAD, WIDTH - COLUMN, HEIGHT)
    length = sheet.text(middle, HEAD + 36, words.of("victory-best"), 44, theme.brass_words, face="stencil",
                        anchor="m", within=box, must=True)  # fmt: skip
    for x in (middle - length // 2 - 62, middle + length // 2 + 18):
        sheet.icon("star", x, HEAD + 14, 44, theme.brass_words)
    card = draw_card(deed.card, words, theme).image
    sheet.image.paste(card.resize(CARD, Image.Resampling.LANCZOS), (middle - width // 2, HEAD + 68))
    y = HEAD + 68 + height
    text = deed_text(deed, words)
    if fonts.width(text, "bold", READ) > WIDTH - 2 * COLUMN - 32:
        text = words.of("victory-deed-many", count=len(deed.taken))
    text, size = fonts.fit(text, "bold", 42, WIDTH - 2 * COLUMN - 32, least=READ)
    sheet.text(middle, y + 52, text, size, theme.words, face="bold", anchor="m", within=box, must=True)


def _emblems(sheet: Sheet, sides: list[str]) -> None:
    """Fill the middle where no unit stood out: the emblem of who won, or those of both."""
    size = 400 if len(sides) == 1 else 260
    x, y = (WIDTH - size * len(sides) - 20 * (len(sides) - 1)) // 2, (HEAD + HEIGHT - size) // 2
    for side in sides:
        _plate(sheet, side, x, y, size)
        x += size + 20


def _plate(sheet: Sheet, side: str, x: int, y: int, size: int) -> None:
    """Draw the emblem of a side on its own colours."""
    theme = sheet.theme
    nation = theme.nations[side]
    sheet.rect((x, y, x + size, y + size), nation.panel, radius=14)
    if nation.hatched:
        sheet.hatch((x + 5, y + 5, x + size - 5, y + size - 5), nation.shade, gap=14, width=4)
    inset = size // 9
    sheet.icon(nation.icon, x + inset, y + inset, size - 2 * inset, theme.cream)
