"""The poster of a match that is over: who won and why, what it cost both sides, and the unit that did most."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import ForceView, TacticsView
from images.core import fonts, poster
from images.core.canvas import Box, Sheet
from images.core.finish import shortened
from images.core.poster import COLUMN, HEAD, HEIGHT, PAD, ROOM, WIDTH
from images.core.theme import READ, Theme, mix
from images.tactics2gm.story import Story, side_of
from images.tactics2gm.symbols import unit_icon
from images.tactics2gm.words import Words

LIST, ROW, ROWS = 470, 56, 9
"""Where the losses begin, how high each is, and how many there is room for."""


class Lot(NamedTuple):
    """Equal losses: the card, how many, and what they cost together."""

    card: str
    number: int
    cost: int


class UnitRecord(NamedTuple):
    """What a unit did: those it destroyed."""

    unit: int
    card: str
    taken: list[str]


def lots(story: Story, side: str) -> list[Lot]:
    """Gather what a side lost, the dearest first."""
    counts = Counter(loss.card for loss in story.losses if side_of(loss.card) == side)
    found = [Lot(card, count, count * PACKS.unit(card).cost) for card, count in counts.items()]
    return sorted(found, key=lambda lot: (-lot.cost, lot.card))


def best(story: Story) -> UnitRecord | None:
    """Find the unit that destroyed most enemies, by what they cost; None if none destroyed any."""
    taken: dict[int, list[str]] = {}
    for loss in story.losses:
        card = story.names.get(loss.by)
        if card is not None and side_of(card) != side_of(loss.card):
            taken.setdefault(loss.by, []).append(loss.card)
    if not taken:
        return None
    unit = max(taken, key=lambda number: (sum(PACKS.unit(card).cost for card in taken[number]), -number))
    return UnitRecord(unit, story.names[unit], taken[unit])


def headline(view: TacticsView, words: Words) -> str:
    """Say who won."""
    outcome = view.outcome
    return words.of(
        "drawn" if outcome is None else outcome.verdict, side="" if outcome is None else outcome.victor
    )


def reason(view: TacticsView, words: Words) -> str:
    """Say why, and after how many rounds."""
    how = view.outcome.termination if view.outcome is not None else ""
    return f"{words.of('ended', how=how)} · {words.of('round', round=view.round, rounds=view.rounds or 0)}"


def record_text(record: UnitRecord, words: Words) -> str:
    """Say what the best unit destroyed."""
    return words.of("victory-deed", units=words.listed(map(words.short, record.taken)))


def victory_alt(story: Story, view: TacticsView, words: Words) -> str:
    """Say what the poster shows, what matters most first."""
    lines = [f"{headline(view, words)}. {reason(view, words)}."]
    record = best(story)
    if record is not None:
        unit = f"{words.short(record.card)} #{record.unit}"
        lines.append(f"{words.of('victory-best')}: {unit}. {record_text(record, words)}.")
    for force in view.forces:
        points = " ".join(words.of("alt-headquarters", pi=hq.pi, most=hq.most) for hq in force.hqs)
        listed = [words.counted(words.short(lot.card), lot.number) for lot in lots(story, force.side)]
        lost = ", ".join(listed) or words.of("victory-unhurt")
        lines.append(f"{words.side(force.side)}: {points} {words.of('victory-lost')}: {lost}.")
    return shortened(lines)


def draw_victory(story: Story, view: TacticsView, words: Words, theme: Theme) -> Sheet:
    """Draw the poster, 1600 by 1000."""
    verdict = poster.verdict(view.outcome, SIDES, headline(view, words), reason(view, words))
    sheet = poster.begin(theme, verdict)
    for force, box in zip(view.forces, poster.parts(len(view.forces)), strict=True):
        _side(sheet, box, force, story, words)
    record = best(story)
    if record is not None:
        _best(sheet, record, words)
    else:
        poster.emblems(sheet, verdict)
    return sheet


def _side(sheet: Sheet, box: Box, force: ForceView, story: Story, words: Words) -> None:
    """Draw a side: its emblem, its Headquarters, what it destroyed, and what it lost."""
    theme = sheet.theme
    nation = theme.nations[force.side]
    sheet.rect(box, mix(theme.tray, nation.panel, 0.1))
    x, right, top = box[0] + PAD, box[2] - PAD, box[1] + 28
    poster.plate(sheet, force.side, x, top, 140)
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
        card = PACKS.unit(lot.card)
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


def _best(sheet: Sheet, record: UnitRecord, words: Words) -> None:
    """Draw the best unit's card, and what it did below."""
    theme = sheet.theme
    card = PACKS.unit(record.card)
    y = poster.best(sheet, words.of("victory-best"), card.side, unit_icon(card), words.short(card.id))
    box = (COLUMN, HEAD, WIDTH - COLUMN, HEIGHT)
    text = record_text(record, words)
    if fonts.width(text, "bold", READ) > ROOM:
        text = words.of("victory-deed-many", count=len(record.taken))
    text, size = fonts.fit(text, "bold", 42, ROOM, least=READ)
    sheet.text(WIDTH // 2, y + 52, text, size, theme.words, face="bold", anchor="m", within=box, must=True)
