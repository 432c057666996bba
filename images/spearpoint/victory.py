"""The poster of a match that is over: who won and why, what it cost both sides, and the unit that did most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from engine.spearpoint.match_summary import AttackRolls, Loss, MatchSummary, SideRecord, UnitRecord
from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import PlayerView, SpearpointView
from images.core import fonts, poster
from images.core.canvas import Box, Sheet
from images.core.finish import shortened
from images.core.poster import COLUMN, HEAD, HEIGHT, PAD, ROOM, WIDTH
from images.core.theme import READ, Theme, mix
from images.spearpoint.seating import captains, needed, victor
from images.spearpoint.symbols import unit_icon
from images.spearpoint.words import Words

LIST, ROW, ROWS = 444, 58, 8
"""Where the losses begin, how high each is, and how many there is room for."""
MARKS = {"destroyed": "cross", "captured": "flag", "crew": "skull"}


class Lot(NamedTuple):
    """Equal losses of a side: the card, what befell it, how many, and what the enemy scored for them."""

    card: str
    how: str
    number: int
    points: int


def lots(losses: list[Loss]) -> list[Lot]:
    """Gather equal losses, the dearest first."""
    counts = Counter((loss.card, loss.how) for loss in losses)
    found = []
    for (card, how), count in counts.items():
        points = sum(loss.points for loss in losses if (loss.card, loss.how) == (card, how))
        found.append(Lot(card, how, count, points))
    return sorted(found, key=lambda lot: (-lot.points, lot.card))


def headline(view: SpearpointView, words: Words) -> str:
    """Say who won."""
    side = victor(view)
    return words.of("won", side=side) if side else words.of("drawn")


def reason(view: SpearpointView, words: Words) -> str:
    """Say why, and after how many Turns."""
    how = view.outcome.termination if view.outcome is not None else ""
    side = victor(view)
    why = (
        words.of("victory-why", how=how, needs=needed(view, side, how))
        if side
        else words.of("victory-even", how=how)
    )
    return f"{why} · {words.of('victory-turns', turns=view.turn)}"


def dice(throws: AttackRolls, words: Words) -> str:
    """Say how many rolls hit, and how many hits were to be expected."""
    return words.of("victory-dice", rolls=throws.rolls, hits=throws.hits, expected=throws.percent / 100)


def victory_alt(summary: MatchSummary, view: SpearpointView, words: Words) -> str:
    """Say what the poster shows, what matters most first."""
    lines = [f"{headline(view, words)}. {reason(view, words)}."]
    players = captains(view)
    lines += [
        words.of(
            "victory-alt-side",
            side=player.side,
            points=player.points,
            goal=needed(view, player.side, "points"),
            overrun=player.overrun,
            needed=needed(view, player.side, "overrun"),
        )
        for player in players
    ]
    best = summary.best
    if best is not None:
        unit = f"{words.short(best.card)} #{best.unit}"
        lines.append(f"{words.of('victory-best')}: {unit}. {taken(best, words)}. {attacks(best, words)}.")
    for player in players:
        toll = summary.tolls[SIDES.index(player.side)]
        units = ", ".join(_said(lot, words) for lot in lots(toll.losses)) or words.of("victory-unhurt")
        lines.append(words.of("victory-alt-lost", side=player.side, points=_given(toll), units=units))
        if toll.throws.rolls:
            lines[-1] += f" {dice(toll.throws, words)}."
    return shortened(lines)


def _said(lot: Lot, words: Words) -> str:
    """Say a loss; what befell it only where it is not the usual."""
    how = "" if lot.how == "destroyed" else f" ({words.of(f'lost-{lot.how}')})"
    return f"{words.counted(words.short(lot.card), lot.number)} {lot.points}{how}"


def _given(toll: SideRecord) -> int:
    """Add up what the enemy scored."""
    return sum(loss.points for loss in toll.losses)


def draw_victory(summary: MatchSummary, view: SpearpointView, words: Words, theme: Theme) -> Sheet:
    """Draw the poster, 1600 by 1000."""
    verdict = poster.verdict(view.outcome, SIDES, headline(view, words), reason(view, words))
    sheet = poster.begin(theme, verdict)
    players = captains(view)
    for player, box in zip(players, poster.parts(len(players)), strict=True):
        _side(sheet, box, view, player, summary.tolls[SIDES.index(player.side)], words)
    if summary.best is not None:
        _best(sheet, summary.best, words)
    else:
        poster.emblems(sheet, verdict)
    return sheet


def _side(
    sheet: Sheet, box: Box, view: SpearpointView, player: PlayerView, toll: SideRecord, words: Words
) -> None:
    """Draw a side: its emblem, points and Overrun, what it lost, and how its dice fell."""
    theme = sheet.theme
    nation = theme.nations[player.side]
    sheet.rect(box, theme.ground(nation))
    x, right, top = box[0] + PAD, box[2] - PAD, box[1] + 28
    poster.plate(sheet, player.side, x, top, 140)
    text, size = fonts.fit(words.side(player.side), "stencil", 38, right - x - 214, least=READ)
    sheet.text(x + 164, top + 18, text, size, nation.arrow, face="stencil", within=box, must=True)
    points = str(player.points)
    length = sheet.text(x + 160, top + 96, points, 108, theme.words, face="stencil", within=box, must=True)
    goal = needed(view, player.side, "points")
    if goal:
        sheet.text(x + 168 + length, top + 114, f"/{goal}", 40, theme.faded, within=box, must=True)
    for turn in range(needed(view, player.side, "overrun")):
        ink = theme.warm_words if turn < player.overrun else theme.mark
        sheet.icon("flag", right - 40, top + 3 + 47 * turn, 40, ink)

    y = LIST - 48
    sheet.rect((x, y - 20, right, y - 17), mix(theme.table, nation.arrow, 0.5))
    sheet.text(x, y + 14, words.of("victory-lost"), 38, theme.brass_words, face="bold", within=box, must=True)
    given = words.of("victory-points", points=_given(toll))
    sheet.text(right, y + 14, given, 38, theme.brass_words, face="bold", anchor="r", within=box, must=True)
    y = LIST
    listed = lots(toll.losses)
    if not listed:
        sheet.text(x, y + 28, words.of("victory-unhurt"), 36, theme.words, within=box, must=True)
    rest = listed[ROWS - 1 :] if len(listed) > ROWS else []
    for lot in listed[: len(listed) - len(rest)]:
        _lot(sheet, lot, x, right, y, words)
        y += ROW
    if rest:
        more = words.of("victory-more", count=sum(lot.number for lot in rest))
        sheet.text(x, y + 28, more, 36, theme.faded, face="bold", within=box, must=True)
        gone = str(sum(lot.points for lot in rest))
        sheet.text(right, y + 28, gone, 38, theme.faded, face="bold", anchor="r", within=box, must=True)
    if toll.throws.rolls:
        sheet.icon("dice", x, HEIGHT - 62, 38, theme.faded)
        lines = fonts.wrap(dice(toll.throws, words), "semibold", READ, right - x - 50)
        for line, text in enumerate(reversed(lines)):
            y = HEIGHT - 43 - 38 * line
            sheet.text(x + 50, y, text, READ, theme.faded, within=box, must=True)


def _lot(sheet: Sheet, lot: Lot, x: int, right: int, y: int, words: Words) -> None:
    """Draw a loss: the unit's icon on its own colours, how many, its name, what befell it, the points."""
    theme = sheet.theme
    card = PACKS.unit(lot.card)
    nation = theme.nations[card.side]
    box = (x, y, right + PAD, y + ROW)
    sheet.rect((x, y + 3, x + 64, y + ROW - 5), nation.panel, radius=8)
    sheet.icon(unit_icon(card), x + 8, y + 4, 48, theme.cream)
    name = words.counted(words.short(lot.card), lot.number)
    text, size = fonts.fit(name, "bold", 38, right - x - 210, least=READ)
    length = sheet.text(x + 80, y + 28, text, size, theme.words, face="bold", within=box, must=True)
    sheet.icon(MARKS[lot.how], x + 92 + length, y + 12, 32, theme.warm_words)
    sheet.text(right, y + 28, str(lot.points), 38, theme.words, face="bold", anchor="r", within=box, must=True)


def _best(sheet: Sheet, record: UnitRecord, words: Words) -> None:
    """Draw the best unit's card, and what it did below."""
    theme = sheet.theme
    card = PACKS.unit(record.card)
    y = poster.best(sheet, words.of("victory-best"), card.side, unit_icon(card), words.short(card.id))
    box = (COLUMN, HEAD, WIDTH - COLUMN, HEIGHT)
    text, size = fonts.fit(taken(record, words), "bold", 42, ROOM, least=READ)
    sheet.text(WIDTH // 2, y + 40, text, size, theme.words, face="bold", anchor="m", within=box, must=True)
    text, size = fonts.fit(attacks(record, words), "bold", 36, ROOM, least=READ)
    sheet.text(WIDTH // 2, y + 86, text, size, theme.faded, face="bold", anchor="m", within=box, must=True)


def taken(record: UnitRecord, words: Words) -> str:
    """Say what a unit put out of action; all by name, or only how many where there is no room for that."""
    units = words.listed(map(words.short, record.taken)), words.of("victory-units", count=len(record.taken))
    return _fitting(words.of("victory-deed", points=record.points, units=said) for said in units)


def attacks(record: UnitRecord, words: Words) -> str:
    """Say how a unit got there; without its attacks where there is only room for its dice."""
    rolls = dice(record.throws, words)
    return _fitting((f"{words.of('victory-attacks', count=record.attacks)}: {rolls}", rolls))


def _fitting(texts: Iterable[str]) -> str:
    """Return the first text for which there is room below the best unit, else the last."""
    for text in texts:
        if fonts.width(text, "bold", READ) <= ROOM:
            break
    return text
