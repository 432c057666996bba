"""The poster of a Mission that is over: how it ended, with which grade, and what became of every Soldier."""

from __future__ import annotations

from engine.warfighter import perks
from engine.warfighter.field import Soldier
from engine.warfighter.view import WarfighterView
from images.core import fonts, poster
from images.core.canvas import Box, Sheet
from images.core.finish import shortened
from images.core.poster import COLUMN, HEAD, HEIGHT, PAD, WIDTH
from images.core.theme import READ, mix
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.pieces import mark
from images.warfighter.story import Story
from images.warfighter.words import Words

ROWS = 4
"""Soldiers on either side of the poster."""
LEAST = (HEIGHT - HEAD) // ROWS
"""The height that is drawn of a Soldier."""
STATES = {"in_play": "heart", "downed": "skull", "retired": "withdrawn"}


def headline(view: WarfighterView, words: Words) -> str:
    """Say how the Mission ended."""
    won = view.outcome is not None and view.outcome.verdict == "won"
    return words.of("victory-won") if won else words.of("victory-lost")


def reason(view: WarfighterView, words: Words) -> str:
    """Say why, for which Mission, and how many turns were left."""
    how = "" if view.outcome is None else view.outcome.termination
    parts = [words.card(view.field.mission), words.of("victory-how", how=how)]
    parts += [words.of("victory-left", turn=view.field.turn)] if view.field.turn else []
    return " · ".join(parts)


def victory_alt(story: Story, view: WarfighterView, words: Words) -> str:
    """Say what the poster shows, what matters most first."""
    lines = [f"{headline(view, words)}. {reason(view, words)}."]
    if _grade(view):
        lines.append(f"{words.of('victory-grade', grade=_grade(view), score=_score(view))}.")
    lines += [f"{words.card(s.card)}: {', '.join(_told(s, story, words))}." for s in view.field.soldiers]
    return shortened(lines)


def _grade(view: WarfighterView) -> str:
    return "" if view.outcome is None else view.outcome.grade or ""


def _score(view: WarfighterView) -> int:
    return 0 if view.outcome is None else view.outcome.score or 0


def _told(soldier: Soldier, story: Story, words: Words) -> list[str]:
    """Say what became of a Soldier, what he destroyed and what he gained."""
    state = words.of("victory-state", status=soldier.status, health=perks.health(soldier))
    gone, earned = story.gone[soldier.card], story.earned[soldier.card]
    return [state, words.of("victory-gone", count=gone), f"{earned} XP"]


def draw_victory(story: Story, view: WarfighterView, words: Words, theme: SquadTheme) -> Sheet:
    """Draw the poster, 1600 by 1000."""
    verdict = poster.verdict(view.outcome, ("squad",), headline(view, words), reason(view, words))
    sheet = poster.begin(theme, verdict)
    soldiers = view.field.soldiers[: 2 * ROWS]
    for x in (0, WIDTH - COLUMN):
        sheet.rect((x, HEAD, x + COLUMN, HEIGHT), theme.ground(theme.nations["squad"]))
    left = -(-len(soldiers) // 2)
    high = (HEIGHT - HEAD) // max(2, left)
    for index, soldier in enumerate(soldiers):
        side, row = (0, index) if index < left else (1, index - left)
        x, y = side * (WIDTH - COLUMN), HEAD + row * high
        _soldier(sheet, soldier, story, words, (x, y, x + COLUMN, y + high))
    _middle(sheet, view, story, words)
    return sheet


def _soldier(sheet: Sheet, soldier: Soldier, story: Story, words: Words, box: Box) -> None:
    """Draw a Soldier: number and mark, name, what became of him, what he destroyed and gained."""
    theme = themed(sheet)
    left, top, right, bottom = box
    nation = theme.nations["squad"]
    sheet.rect((left, top, right, top + 3), mix(theme.table, nation.arrow, 0.5))
    top += (bottom - top - LEAST) // 2
    tab = (left + 24, top + 28, left + 96, top + LEAST - 28)
    sheet.rect(tab, theme.tab(soldier.owner), radius=10)
    middle = (tab[0] + tab[2]) // 2
    sheet.text(middle, tab[1] + 44, str(soldier.no), 54, theme.ink, face="bold", anchor="m", within=tab, must=True)
    mark(sheet, soldier.owner, middle - 22, tab[3] - 62, 44, theme.ink)
    x, room = left + 118, right - left - 118 - 24
    ink = theme.words if soldier.in_play else theme.faded
    text, size = fonts.fit(words.card(soldier.card), "bold", 44, room, least=READ)
    sheet.text(x, top + 54, text, size, ink, face="bold", within=box, must=True)
    state, gone, earned = _told(soldier, story, words)
    sheet.icon(STATES[soldier.status], x, top + 84, 38, theme.warm_words if soldier.in_play else theme.faded)
    text, size = fonts.fit(state, "semibold", 36, room - 52, least=READ)
    sheet.text(x + 50, top + 103, text, size, ink, within=box, must=True)
    text, size = fonts.fit(f"{gone} · {earned}", "semibold", 36, room, least=READ)
    sheet.text(x, top + 152, text, size, ink, within=box, must=True)


def _middle(sheet: Sheet, view: WarfighterView, story: Story, words: Words) -> None:
    """Draw the grade in large, the score, the Objective, and what the squad did."""
    theme = sheet.theme
    middle, grade = WIDTH // 2, _grade(view)
    won = view.outcome is not None and view.outcome.verdict == "won"
    box = (COLUMN + 12, HEAD, WIDTH - COLUMN - 12, HEIGHT)
    if grade:
        plate = (middle - 150, HEAD + 60, middle + 150, HEAD + 360)
        fill = theme.brass if won else theme.wound
        sheet.rect(plate, fill, radius=24)
        sheet.rect((plate[0] + 10, plate[1] + 10, plate[2] - 10, plate[3] - 10), None, radius=18,
                   edge=theme.ink if won else theme.cream, width=4)  # fmt: skip
        sheet.text(middle, HEAD + 208, grade, 260, theme.ink if won else theme.cream, face="stencil", anchor="m",
                   within=plate, must=True)  # fmt: skip
        text = words.of("victory-score", score=_score(view))
        sheet.text(middle, HEAD + 412, text, 54, theme.words, face="stencil", anchor="m", within=box, must=True)
    else:
        poster.plate(sheet, "hostiles", middle - 150, HEAD + 60, 300)
    y = HEAD + 500
    lines = (
        ("flag", words.card(view.field.objective)),
        ("skull", words.of("victory-gone", count=sum(story.gone.values()))),
        ("heart", words.of("victory-wounds", count=sum(story.hurt.values()))),
        ("star", words.of("victory-earned", count=view.field.earned)),
    )
    for icon, line in lines:
        sheet.icon(icon, box[0] + PAD, y - 22, 44, theme.brass_words)
        text, size = fonts.fit(line, "bold", 40, box[2] - box[0] - 2 * PAD - 60, least=READ)
        sheet.text(box[0] + PAD + 60, y, text, size, theme.words, face="bold", within=box, must=True)
        y += 72
