"""The report of a combat: every roll with its dice, what changed it, what it needed and what came of it."""

from __future__ import annotations

from engine.fab.cards import SIDES
from engine.fab.packs import PACKS
from engine.fab.view import FabView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.dice import draw_die
from images.core.finish import shortened
from images.core.report import EDGE, LEAST, WIDTH, Pen, Sizes, begin, densities, note_rows, note_text
from images.core.theme import Theme, mix
from images.fab.golan import GOLAN
from images.fab.panel import emblem
from images.fab.story import Scene, Story
from images.fab.symbols import piece_icon, unit_icon
from images.fab.words import Words

HEAD, POINTS = 100, 76
FOOT = 14
DICE, NEEDS, RESULT = 380, 690, 900
"""Where the dice, what they need and how many succeeded begin."""
SIZES = densities(row=64, die=54)


def report_alt(story: Story, words: Words) -> str:
    """Say what a report shows, roll by roll."""
    lines = [f"{title(story, words)}. {headline(story, words)}".strip()]
    for scene in story.scenes:
        parts = []
        if scene.dice:
            dice = " ".join(map(str, scene.dice))
            parts = [f"{dice} ({_needs(scene)})", *_changes(scene, words), _result(scene, words)]
        parts += [note_text(note, words) for note in scene.notes]
        lead = f"{words.side(SIDES[scene.seat])} {_who(scene, words)}".strip()
        lines.append(f"{lead}: {'; '.join(parts)}.")
    return shortened(lines)


def title(story: Story, words: Words) -> str:
    """Name the report by the area that was fought for."""
    if story.area:
        return words.of("report-title", area=story.area)
    return words.of("report-untitled")


def headline(story: Story, words: Words) -> str:
    """Say who attacks how."""
    return words.of("attacks", side=SIDES[story.attacker], assault=story.assault) if story.area else ""


def draw_report(story: Story, view: FabView, words: Words, theme: Theme) -> Sheet:
    """Draw a combat, as tall as it needs to be, but at most 1600; what does not fit is in the log."""
    scenes, head = story.scenes, HEAD + (POINTS if story.points or story.assigned else 0)
    sheet, sizes, placed = begin(theme, scenes, _height, SIZES, (head, FOOT), words)
    _head(sheet, story, view, words)
    if head > HEAD:
        _sides(sheet, story, words)
    for scene, y, height in placed:
        _Drawn(sheet, sizes, words).scene(scene, y, height)
    return sheet


def _head(sheet: Sheet, story: Story, view: FabView, words: Words) -> None:
    """Draw the area with its number, who attacks, and the net points."""
    theme = sheet.theme
    sheet.rect((0, 0, WIDTH, HEAD - 14), theme.strip)
    x, middle = EDGE, (HEAD - 14) // 2
    if story.area:
        badge = (x, middle - 31, x + 76, middle + 31)
        sheet.rect(badge, theme.warm, radius=8)
        sheet.text(x + 38, middle, story.area, 48, theme.ink, face="bold", anchor="m", within=badge, must=True)
        x += 92
        name = GOLAN.areas[story.area].name.both[words.language]
    else:
        name = words.of("report-untitled")
    name, size = fonts.fit(name, "stencil", 44, 420, least=30)
    x += sheet.text(x, middle, name, size, theme.words, face="stencil", must=True) + 24
    turn = f"{words.of('turn', turn=view.turn)} · {words.of('date', date=view.record.id)}"
    right = WIDTH - EDGE - sheet.text(WIDTH - EDGE, middle, turn, 26, theme.faded, anchor="r", must=True) - 20
    text, size = fonts.fit(headline(story, words), "bold", 30, right - x, least=LEAST)
    if text:
        sheet.text(x, middle, text, size, theme.warm_words, face="bold", must=True)


def _sides(sheet: Sheet, story: Story, words: Words) -> None:
    """Draw each side's half: its point unit, and what it has assigned."""
    theme, half, high = sheet.theme, WIDTH // 2, POINTS - 12
    top = HEAD - 8
    for place, seat in enumerate((1, 0)):
        left = EDGE - 8 + place * half
        box = (left, top, left + half - EDGE, top + high)
        sheet.rect(box, theme.tray, radius=10)
        emblem(sheet, seat, left, top, high)
        x, middle = left + high + 12, top + high // 2
        point = story.points.get(seat, "")
        if point:
            said = (
                words.short(point)
                if point in PACKS.naming(point).units or point.startswith("#")
                else words.of("piece", piece=point)
            )
            text, size = fonts.fit(f"{words.of('report-point')} {said}", "bold", 30, 240, least=LEAST)
            x += sheet.text(x, middle, text, size, theme.words, face="bold", within=box, must=True) + 16
        side = 44
        for piece in story.assigned.get(seat, []):
            if x + side > box[2] - 8:
                break
            paper = (x, middle - side // 2, x + side, middle + side // 2)
            sheet.rect(paper, theme.nations[SIDES[seat]].paper, radius=6)
            sheet.icon(piece_icon(piece), x + 5, paper[1] + 5, side - 10, theme.ink)
            x += side + 6


def _who(scene: Scene, words: Words) -> str:
    if scene.unit:
        return words.short(scene.unit)
    if scene.piece:
        return words.of("piece", piece=scene.piece)
    return words.of("link", link=scene.link) if scene.link else ""


def _needs(scene: Scene) -> str:
    """Write which dice succeed: a 1 always does, a 10 never (2.1)."""
    return f"1–{min(scene.needs, 9)}" if scene.needs > 1 else "1"


def _changes(scene: Scene, words: Words) -> list[str]:
    return [words.of("change", change=change) for change in scene.changes]


def _result(scene: Scene, words: Words) -> str:
    return words.of("report-hits", hits=scene.hits) if scene.outcome is None else words.of(scene.outcome.key)


def _height(scene: Scene, sizes: Sizes, words: Words) -> int:
    high = sizes.gap
    if scene.dice:
        high += sizes.row + len(_wrapped(scene, words)) * (LEAST + 8)
    return high + len(note_rows(scene.notes, note_text, sizes, words)) * sizes.head


def _wrapped(scene: Scene, words: Words) -> list[str]:
    """Break what changed the number into lines."""
    said = ", ".join(_changes(scene, words))
    return fonts.wrap(said, "semibold", LEAST, WIDTH - 2 * EDGE - 20) if said else []


class _Drawn(Pen[Words]):
    """Draws scenes in one density."""

    def scene(self, scene: Scene, y: int, height: int) -> None:
        """Draw a roll: who, dice, what they needed, how many succeeded; then what changed it and what followed."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        sheet.rect((EDGE - 8, y, WIDTH - EDGE + 8, y + height), theme.tray, radius=12)
        if scene.dice:
            self._roll(scene, y + sizes.row // 2)
            y += sizes.row
            for line in _wrapped(scene, self._words):
                sheet.text(EDGE + 6, y + LEAST // 2, line, LEAST, theme.faded, must=True)
                y += LEAST + 8
        for notes in note_rows(scene.notes, note_text, sizes, self._words):
            self.notes(notes, note_text, y + sizes.head // 2 - 2)
            y += sizes.head

    def _roll(self, scene: Scene, middle: int) -> None:
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        nation = theme.nations[SIDES[scene.seat]]
        half = sizes.row // 2 - 6
        box = (EDGE, middle - half, EDGE + DICE - 16, middle + half)
        sheet.panel(box, nation, gap=10, width=3, radius=10)
        side = 2 * half - 8
        sheet.icon(_icon(scene), EDGE + 6, middle - side // 2, side, theme.cream)
        text, size = fonts.fit(_who(scene, self._words), "bold", sizes.big, box[2] - EDGE - side - 24, least=LEAST)
        sheet.text(EDGE + side + 14, middle, text, size, theme.cream, face="bold", within=box, must=True)
        x = EDGE + DICE
        for die in scene.dice:
            good = die == 1 or (die != 10 and die <= scene.needs)
            colour = nation.tab if good else mix(theme.table, nation.tab, 0.62)
            draw_die(sheet, x, middle - sizes.die // 2, sizes.die, die, colour=colour)
            x += sizes.die + 8
        needs = self._words.of("report-needs", needs=_needs(scene))
        sheet.text(max(x + 8, EDGE + NEEDS), middle, needs, sizes.small, theme.words, face="bold", must=True)
        plate = (EDGE + RESULT, middle - half, WIDTH - EDGE, middle + half)
        fill, ink = (theme.warm, theme.ink) if scene.hits else (theme.table, theme.words)
        if scene.outcome is not None and scene.outcome.grave:
            fill, ink = theme.wound, theme.cream
        sheet.rect(plate, fill, radius=9)
        text, size = fonts.fit(
            _result(scene, self._words), "bold", sizes.small, plate[2] - plate[0] - 16, least=LEAST
        )
        sheet.text(
            (plate[0] + plate[2]) // 2, middle, text, size, ink, face="bold", anchor="m", within=plate, must=True
        )


def _icon(scene: Scene) -> str:
    if scene.piece:
        return piece_icon(scene.piece)
    if scene.link:
        return "bridge"
    card = PACKS.naming(scene.unit).units.get(scene.unit)
    return "hidden" if card is None else unit_icon(card)
