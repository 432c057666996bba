"""The poster of a match that is over: who won and why, what it cost both sides, and the unit that did most."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fab.cards import SIDES, UnitCard
from engine.fab.library import LIBRARY
from engine.fab.view import FabView
from images.core import fonts, poster
from images.core.canvas import Box, Sheet
from images.core.finish import shortened
from images.core.poster import COLUMN, HEAD, HEIGHT, PAD, ROOM, WIDTH
from images.core.theme import READ, Theme, mix
from images.fab.news import signed
from images.fab.story import Story
from images.fab.symbols import unit_icon
from images.fab.words import Words

LIST, ROW, ROWS = 470, 54, 9
"""Where the lost units begin, how high each is, and how many there is room for."""


def headline(view: FabView, words: Words) -> str:
    """Say who won."""
    outcome = view.outcome
    verdict, side = ("drawn", "") if outcome is None else (outcome.verdict, outcome.victor)
    return words.of(verdict, side=side)


def reason(view: FabView, words: Words) -> str:
    """Say why, with how many net points, and in which turn."""
    outcome = view.outcome
    how, grade = ("", "") if outcome is None else (outcome.termination, outcome.grade)
    said = [words.of("ended", how=how), words.of("net", net=signed(view.net)), words.of("turn", turn=view.turn)]
    if grade:
        said.insert(0, words.of("grade", grade=grade))
    return " · ".join(said)


def best(story: Story) -> tuple[str, int] | None:
    """Find the unit that scored most hits, and how many; None if none scored any."""
    known = {unit: hits for unit, hits in story.hits.items() if hits and not unit.startswith("#")}
    if not known:
        return None
    unit = max(known, key=lambda unit: (known[unit], unit))
    return unit, known[unit]


def taken(view: FabView, seat: int) -> list[str]:
    """List the areas of the enemy's home that a side controls."""
    return [
        area.id
        for area in view.areas.values()
        if area.control == seat and LIBRARY.areas[area.id].home != SIDES[seat]
    ]


def victory_alt(story: Story, view: FabView, words: Words) -> str:
    """Say what the poster shows, what matters most first."""
    lines = [f"{headline(view, words)}. {reason(view, words)}."]
    record = best(story)
    if record is not None:
        hits = words.of("report-hits", hits=record[1])
        lines.append(f"{words.of('victory-best')}: {words.unit(record[0])}, {hits}.")
    for force in view.forces:
        side = SIDES[force.seat]
        lost = ", ".join(words.unit(unit) for unit in force.fallen) or words.of("victory-unhurt")
        held = " ".join(taken(view, force.seat)) or "–"
        lines.append(
            f"{words.side(side)}: {words.of('victory-points', points=force.points)}; "
            f"{words.of('victory-held')}: {held}; {words.of('victory-lost')}: {lost}; "
            f"{words.of('victory-steps', steps=story.steps[force.seat])}."
        )
    return shortened(lines)


def draw_victory(story: Story, view: FabView, words: Words, theme: Theme) -> Sheet:
    """Draw the poster, 1600 by 1000."""
    verdict = poster.verdict(view.outcome, (SIDES[1], SIDES[0]), headline(view, words), reason(view, words))
    sheet = poster.begin(theme, verdict)
    for seat, box in zip((1, 0), poster.parts(2), strict=True):
        _side(sheet, box, view, seat, story, words)
    record = best(story)
    if record is None:
        poster.emblems(sheet, verdict)
    else:
        unit, hits = record
        card = view.catalog.units[unit]
        y = poster.best(sheet, words.of("victory-best"), card.side, unit_icon(card), words.unit(unit))
        text, size = fonts.fit(words.of("victory-deed", hits=hits), "bold", 42, ROOM, least=READ)
        within = (COLUMN, HEAD, WIDTH - COLUMN, HEIGHT)
        sheet.text(WIDTH // 2, y + 52, text, size, theme.words, face="bold", anchor="m", within=within, must=True)
    return sheet


def _side(sheet: Sheet, box: Box, view: FabView, seat: int, story: Story, words: Words) -> None:
    """Draw a side: its emblem and points, what it took, and the units that it lost."""
    theme, side, force = sheet.theme, SIDES[seat], view.forces[seat]
    nation = theme.nations[side]
    sheet.rect(box, mix(theme.tray, nation.panel, 0.1))
    x, right, top = box[0] + PAD, box[2] - PAD, box[1] + 28
    poster.plate(sheet, side, x, top, 140)
    text, size = fonts.fit(words.side(side), "stencil", 44, right - x - 164, least=READ)
    sheet.text(x + 164, top + 22, text, size, nation.arrow, face="stencil", within=box, must=True)
    sheet.icon("worth", x + 164, top + 64, 62, theme.brass_words)
    sheet.text(x + 238, top + 98, str(force.points), 72, theme.words, face="stencil", within=box, must=True)
    y = LIST - 94
    held = taken(view, seat)
    _line(sheet, box, "flag", words.of("victory-taken", count=len(held)), y)
    _line(sheet, box, "damage", words.of("victory-steps", steps=story.steps[seat]), y + 48)
    sheet.rect((x, y + 84, right, y + 87), mix(theme.table, nation.arrow, 0.5))
    y = LIST + 22
    sheet.text(x, y, words.of("victory-lost"), 38, theme.brass_words, face="bold", within=box, must=True)
    sheet.text(
        right, y, str(len(force.fallen)), 38, theme.brass_words, face="bold", anchor="r", within=box, must=True
    )
    _fallen(sheet, box, side, [view.catalog.units[unit] for unit in force.fallen], words)


def _line(sheet: Sheet, box: Box, icon: str, text: str, y: int) -> None:
    theme, x = sheet.theme, box[0] + PAD
    sheet.icon(icon, x, y - 4, 40, theme.words)
    text, size = fonts.fit(text, "bold", 36, box[2] - PAD - x - 52, least=READ)
    sheet.text(x + 52, y + 16, text, size, theme.words, face="bold", within=box, must=True)


def _fallen(sheet: Sheet, box: Box, side: str, fallen: Sequence[UnitCard], words: Words) -> None:
    theme, x, y = sheet.theme, box[0] + PAD, LIST + 50
    if not fallen:
        sheet.text(x, y + 28, words.of("victory-unhurt"), 36, theme.words, within=box, must=True)
    rest = fallen[ROWS - 1 :] if len(fallen) > ROWS else []
    for unit in fallen[: len(fallen) - len(rest)]:
        sheet.rect((x, y + 3, x + 60, y + ROW - 5), theme.nations[side].panel, radius=8)
        sheet.icon(unit_icon(unit), x + 9, y + 5, 42, theme.cream)
        name, size = fonts.fit(words.unit(unit.id), "bold", 36, box[2] - PAD - x - 76, least=24)
        sheet.text(x + 76, y + 26, name, size, theme.words, face="bold", within=box)
        y += ROW
    if rest:
        sheet.text(
            x, y + 26, words.of("more", count=len(rest)), 36, theme.faded, face="bold", within=box, must=True
        )
