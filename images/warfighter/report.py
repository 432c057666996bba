"""The report of a turn: every attack of both sides with its dice, what it needed and what came of it."""

from __future__ import annotations

from engine.warfighter.packs import having
from engine.warfighter.view import WarfighterView
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.dice import draw_die
from images.core.finish import sentence, shortened
from images.core.report import EDGE, LEAST, WIDTH, Pen, Sizes, begin, densities, note_rows, note_text
from images.core.theme import Colour, mix
from images.warfighter.colours import SquadTheme
from images.warfighter.pieces import shield
from images.warfighter.story import Scene, Story
from images.warfighter.symbols import card_icon, hostile_icon
from images.warfighter.words import Words

HEAD, FOOT = 96, 12
WHO, COVER, RESULT = 372, 672, 912
"""Where the dice, the cover roll and the result begin."""
ARROW = 28
"""Room of the arrow between two names."""
SIZES = densities(row=62, die=52)


def report_alt(story: Story, view: WarfighterView, words: Words) -> str:
    """Say what a report shows, roll by roll."""
    lines = [f"{_title(story, view, words)}."]
    for scene in story.scenes:
        said = _lead(scene, words)
        parts = []
        if scene.dice or scene.kind == "attack":
            parts = [_rolled(scene, words), _result_text(scene, words)]
        parts += [note_text(note, words) for note in scene.notes]
        parts = [part for part in parts if part]
        if parts or scene.kind in ("heading", "event"):
            lines.append(sentence(": ".join(filter(None, (said, "; ".join(parts))))))
    return shortened(lines)


def _title(story: Story, view: WarfighterView, words: Words) -> str:
    return words.of("report-title", turn=story.turn or view.field.turn)


def _lead(scene: Scene, words: Words) -> str:
    """Say who attacks whom, or what a scene is."""
    match scene.kind:
        case "attack":
            return f"{words.short(scene.soldier)} → {words.short(scene.hostile)}"
        case "hostile":
            return f"{words.short(scene.hostile)} → {words.short(scene.soldier)}"
        case "event":
            lead = words.card(scene.key) if scene.key else ""
            return f"{lead} → {words.short(scene.soldier)}" if scene.soldier else lead
        case "heading":
            return words.of("phase", phase=scene.key)
        case _:
            return ""


def _names(scene: Scene, words: Words) -> list[str]:
    """Name who attacks, and whom."""
    return [name for name in _lead(scene, words).split(" → ") if name]


def _width(names: list[str], size: int) -> int:
    return sum(fonts.width(name, "bold", size) for name in names)


def _rolled(scene: Scene, words: Words) -> str:
    """Say the dice and the cover roll."""
    dice, needs = " ".join(map(str, scene.dice)), _needs(scene, words)
    if scene.kind == "attack" and not scene.dice:
        dice = needs
    elif scene.needs:
        dice = f"{dice} ({needs})"
    elif needs:
        dice = f"{dice} {needs}"
    if not scene.cover_die:
        return dice
    added = f"+{scene.pen}" if scene.pen else ""
    key = "report-sure" if scene.sure else "report-cover"
    return f"{dice}, {words.of(key, roll=f'{scene.cover_die}{added}', cover=scene.cover)}"


def _needs(scene: Scene, words: Words) -> str:
    """Say what the dice of an attack need, else what a die counts where that is something else."""
    if scene.kind == "attack" and not scene.dice:
        return words.of("report-certain")
    if scene.needs:
        return f"{scene.needs}+"
    return f"= {scene.total}" if scene.total != scene.dice[0] else ""


def _result_text(scene: Scene, words: Words) -> str:
    if scene.outcome is not None:
        return words.of(scene.outcome.key, **scene.outcome.args)
    return words.of("result-nothing") if scene.kind == "attack" and not scene.notes else ""


def draw_report(story: Story, view: WarfighterView, words: Words, theme: SquadTheme) -> Sheet:
    """Draw a turn, as tall as it needs to be, but at most 1600; what does not fit is in the log."""
    scenes = [scene for scene in story.scenes if scene.notes or scene.kind != "told"]
    sheet, sizes, placed = begin(theme, scenes, _height, SIZES, (HEAD, FOOT), words)
    _head(sheet, story, view, words)
    for scene, y, height in placed:
        _Drawn(sheet, sizes, words).scene(scene, y, height)
    return sheet


def _head(sheet: Sheet, story: Story, view: WarfighterView, words: Words) -> None:
    """Draw the title, the Mission, what was destroyed and which wounds were taken."""
    theme = sheet.theme
    sheet.rect((0, 0, WIDTH, HEAD - 14), theme.strip)
    middle, right = (HEAD - 14) // 2, WIDTH - EDGE
    for icon, count, ink in (
        ("heart", sum(story.hurt.values()), theme.warm_words),
        ("skull", sum(story.gone.values()), theme.words),
    ):
        right -= sheet.text(right, middle, str(count), 38, ink, face="bold", anchor="r", must=True) + 8
        sheet.icon(icon, right - 38, middle - 19, 38, ink)
        right -= 66
    text, size = fonts.fit(_title(story, view, words), "stencil", 44, 560, least=30)
    x = EDGE + sheet.text(EDGE, middle, text, size, theme.words, face="stencil", must=True) + 24
    text, size = fonts.fit(words.card(view.field.mission), "semibold", 28, right - x, least=LEAST)
    sheet.text(x, middle, text, size, theme.faded, must=True)


def _height(scene: Scene, sizes: Sizes, words: Words) -> int:
    if scene.kind == "heading" and not scene.notes:
        return sizes.head
    high = sizes.gap + (6 if scene.kind == "told" else sizes.row)
    return high + len(note_rows(scene.notes, note_text, sizes, words)) * sizes.head


class _Drawn(Pen[Words]):
    """Draws scenes in one density."""

    def scene(self, scene: Scene, y: int, height: int) -> None:
        """Draw a roll: who at whom, dice, cover roll, result; then what followed."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        if scene.kind == "heading":
            text = _lead(scene, self._words)
            nation = theme.nations["squad" if scene.key == "soldiers" else "hostiles"]
            sheet.icon(nation.icon, EDGE, y + 4, sizes.head - 16, nation.arrow)
            x, middle = EDGE + sizes.head, y + sizes.head // 2 - 4
            x += sheet.text(x, middle, text, sizes.big, nation.arrow, face="bold", must=True)
            sheet.rect((x + 16, middle - 1, WIDTH - EDGE, middle + 2), nation.panel)
            return
        sheet.rect((EDGE - 8, y, WIDTH - EDGE + 8, y + height), theme.tray, radius=12)
        if scene.kind != "told":
            self._roll(scene, y + sizes.row // 2)
            y += sizes.row
        else:
            y += 6
        for notes in note_rows(scene.notes, note_text, sizes, self._words):
            self.notes(notes, note_text, y + sizes.head // 2 - 2)
            y += sizes.head

    def _roll(self, scene: Scene, middle: int) -> None:
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        half = sizes.row // 2 - 5
        self._who(scene, (EDGE, middle - half, WHO - 14, middle + half))
        if scene.kind == "event" and not scene.dice:
            return
        side = "squad" if scene.kind == "attack" else "hostiles"
        colour = theme.nations[side].tab
        x, end = WHO, COVER - 60
        step = min(sizes.die + 6, (end - x) // max(1, len(scene.dice)))
        saved = scene.dice.index(scene.saved) if scene.saved else -1
        for at, die in enumerate(scene.dice):
            hit = die >= scene.needs or at == saved
            good = hit if scene.kind == "attack" else bool(scene.through or not scene.cover_die)
            fill = colour if good or scene.kind != "attack" else mix(theme.table, colour, 0.68)
            draw_die(sheet, x, middle - sizes.die // 2, min(sizes.die, step - 2), die, colour=fill)
            x += step
        needs = _needs(scene, self._words)
        sheet.text(x + 6, middle, needs, sizes.small, theme.words, face="bold", must=True)
        if scene.cover_die:
            self._cover(scene, middle)
        self._result(scene, (RESULT, middle - half, WIDTH - EDGE, middle + half))

    def _who(self, scene: Scene, box: Box) -> None:
        """Draw who attacks on his side's colour, and whom."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        left, top, right, bottom = box
        nation = theme.nations["squad" if scene.kind == "attack" else "hostiles"]
        if scene.kind == "event":
            sheet.rect(box, theme.khaki, radius=10)
        else:
            sheet.panel(box, nation, gap=10, width=3, radius=10)
        ink: Colour = theme.ink if scene.kind == "event" else theme.cream
        side, middle = bottom - top - 10, (top + bottom) // 2
        sheet.icon(_icon(scene), left + 6, middle - side // 2, side, ink)
        x, names = left + side + 14, _names(scene, self._words)
        room = right - x - 10 - ARROW * (len(names) - 1)
        size = next((s for s in range(sizes.small, LEAST, -1) if _width(names, s) <= room), LEAST)
        for index, name in enumerate(names):
            if index:
                sheet.polygon([(x + 7, middle - 9), (x + 21, middle), (x + 7, middle + 9)], ink)
                x += ARROW
            text, size = fonts.fit(name, "bold", size, right - 8 - x, least=LEAST)
            x += sheet.text(x, middle, text, size, ink, face="bold", within=box, must=True)

    def _cover(self, scene: Scene, middle: int) -> None:
        """Draw the cover roll: a six-sided die, what is added, and the Cover that it has to reach.

        What counts as a 6 without a roll is no die.
        """
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        side = sizes.die - 6
        box = (COVER, middle - side // 2, COVER + side, middle + side // 2)
        if not scene.sure:
            fill = theme.cream if scene.through else mix(theme.table, theme.cream, 0.6)
            sheet.rect(box, fill, radius=9, edge=theme.ink, width=2)
        sheet.text(
            COVER + side // 2, middle, f"{'= ' * scene.sure}{scene.cover_die}", sizes.big,
            theme.words if scene.sure else theme.ink, face="bold", anchor="m", within=box, must=True,
        )  # fmt: skip
        x = COVER + side + 8
        if scene.pen:
            x += sheet.text(x, middle, f"+{scene.pen}", sizes.small, theme.words, face="bold", must=True) + 8
        size = sizes.die
        sheet.rect(
            (x, middle - size // 2, x + size, middle + size // 2), theme.nations["hostiles"].paper, radius=8
        )
        shield(
            sheet, x + 3, middle, size - 6, scene.cover, (x, middle - size, x + size, middle + size), sizes.small
        )

    def _result(self, scene: Scene, box: Box) -> None:
        """Draw what came of a roll on a plate: killed and suppressed as their signs, else in words."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        left, top, right, bottom = box
        middle, note = (top + bottom) // 2, scene.outcome
        signs: list[tuple[str, int]] = []
        fill, ink = theme.table, theme.words
        if note is not None and note.key == "result-hurt":
            signs = [("dead", int(note.args["kills"])), ("ducked", int(note.args["suppressed"]))]
            fill, ink = (theme.warm, theme.ink) if note.grave else (theme.khaki, theme.ink)
        elif note is not None and note.key == "result-wounds":
            signs, fill, ink = [("heart", int(note.args["count"]))], theme.wound, theme.cream
        elif note is not None and note.key == "result-suppress":
            signs, fill, ink = [("wedge", 1)], theme.khaki, theme.ink
        signs = [(icon, count) for icon, count in signs if count]
        text = "" if signs else _result_text(scene, self._words)
        if not signs and not text:
            return
        sheet.rect(box, fill if signs else theme.table, radius=9)
        if text:
            text, size = fonts.fit(text, "bold", sizes.small, right - left - 14, least=LEAST)
            sheet.text((left + right) // 2, middle, text, size, theme.words, face="bold", anchor="m", within=box,
                       must=True)  # fmt: skip
            return
        icon = sizes.small + 4
        room = sum(icon + 6 + fonts.width(str(count), "bold", sizes.big) for _, count in signs) + 18 * (
            len(signs) - 1
        )
        x = (left + right - room) // 2
        for name, count in signs:
            sheet.icon(name, x, middle - icon // 2, icon, ink)
            x += icon + 6
            x += sheet.text(x, middle, str(count), sizes.big, ink, face="bold", within=box, must=True) + 18


def _icon(scene: Scene) -> str:
    if scene.kind == "attack":
        return card_icon(scene.weapon) if having(scene.weapon).card(scene.weapon) is not None else "fist"
    if scene.kind == "hostile":
        return hostile_icon(scene.hostile)
    return card_icon(scene.key) if scene.key else "damage"
