"""The report of a turn's fight: every roll with its die, what changed it, what it needed and what came of it."""

from __future__ import annotations

from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.turn import rounds
from engine.tactics2gm.view import TacticsView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.combat_log import Note
from images.core.dice import draw_die
from images.core.finish import shortened
from images.core.report import EDGE, LEAST, WIDTH, Pen, Sizes, begin, densities, note_rows, plates_room
from images.core.theme import Colour, Theme, mix
from images.tactics2gm.story import Scene, Story, note_text, side_of
from images.tactics2gm.symbols import card_icon, place_icon, unit_icon, weapon_icon
from images.tactics2gm.words import Words

HEAD = 100
FOOT = 14
DIE, PIERCE, RESULT = 250, 800, 924
"""Where the die, penetration against armour and the result of a roll begin."""
SIZES = densities(row=62, die=52)


def report_alt(story: Story, words: Words) -> str:
    """Say what a report shows, roll by roll."""
    lines = [_title(story, words) + "."]
    for scene in story.scenes:
        lead = f"{_unit(scene.unit, scene.unit_card, words)} → " if scene.unit else ""
        aim = _unit(scene.target, scene.target_card, words) if scene.target else _place(scene, words)
        parts = [f"{scene.die}, {_needs(scene, words)}"] if scene.die else []
        parts += _changes(scene, words)
        parts.append(words.of(f"result-{scene.result}"))
        parts += [note_text(note, words) for note in scene.notes]
        lines.append(f"{lead}{aim}: {'; '.join(parts)}")
    return shortened(lines)


def draw_report(story: Story, view: TacticsView, words: Words, theme: Theme) -> Sheet:
    """Draw a turn's fight, as tall as it needs to be, but at most 1600; what does not fit is in the log."""
    sheet, sizes, placed = begin(theme, story.scenes, _height, SIZES, (HEAD, FOOT), words)
    _head(sheet, story, view, words)
    for scene, y, height in placed:
        _Drawn(sheet, sizes, words).scene(scene, y, height)
    return sheet


def _height(scene: Scene, sizes: Sizes, words: Words) -> int:
    return sizes.head + (sizes.row if scene.die else 0) + len(_rows(scene, sizes, words)) * sizes.head + sizes.gap


def _title(story: Story, words: Words) -> str:
    return words.of("report-title", round=rounds(story.turn)) if story.turn else words.of("report-untitled")


def _head(sheet: Sheet, story: Story, view: TacticsView, words: Words) -> None:
    """Draw the title, whose turn it was, and how the Headquarters stand."""
    theme = sheet.theme
    sheet.rect((0, 0, WIDTH, HEAD - 14), theme.strip)
    x = EDGE
    if story.side:
        nation = theme.nations[story.side]
        sheet.rect((x, 18, x + 50, 68), nation.panel, radius=8)
        sheet.icon(nation.icon, x + 5, 23, 40, theme.cream)
        x += 66
    text, size = fonts.fit(_title(story, words), "stencil", 44, 560, least=30)
    sheet.text(x, 44, text, size, theme.words, face="stencil", must=True)
    x = WIDTH - EDGE
    for force in reversed(view.forces):
        for hq in reversed(force.hqs):
            text = f"{hq.pi}/{hq.most}"
            x -= sheet.text(x, 44, text, 36, theme.words, face="bold", anchor="r", must=True) + 8
        if force.hqs:
            nation = theme.nations[force.side]
            sheet.rect((x - 46, 21, x, 67), nation.panel, radius=6)
            sheet.icon("hq", x - 40, 27, 34, theme.cream)
            x -= 46 + 22


def _unit(number: int, card: str, words: Words) -> str:
    return f"{words.short(card)} #{number}"


def _place(scene: Scene, words: Words) -> str:
    kind, where = scene.place
    if kind == "hq":
        return words.of("alt-hq", side=where)
    if kind in LIBRARY.terrain:
        return f"{words.named('terrain', kind)} {where}"
    return f"{words.of('bridge')} {where}" if kind == "bridge" else where


def _needs(scene: Scene, words: Words) -> str:
    if scene.most:
        return f"1–{scene.hit}"
    need = f"{scene.hit}+/{scene.crit}" if scene.crit else f"{scene.hit}+"
    return words.of("report-needs", need=need)


def _changes(scene: Scene, words: Words) -> list[str]:
    """Say what changed the numbers, source by source."""
    return [
        f"{words.named('source', source)} {_signed(hit)}/{_signed(crit)}" for source, hit, crit in scene.changes
    ]


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


class _Drawn(Pen[Words]):
    """Draws scenes in one density."""

    def scene(self, scene: Scene, y: int, height: int) -> None:
        """Draw a scene: who at whom, the roll, what followed."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        sheet.rect((EDGE - 8, y, WIDTH - EDGE + 8, y + height), theme.tray, radius=12)
        middle = y + sizes.head // 2 + 2
        x = self._lead(scene, EDGE, middle)
        if scene.target:
            self._chip(x, middle, scene.target, scene.target_card)
        elif scene.place[1]:
            self._target(scene, x, middle)
        below = _rows(scene, sizes, self._words)
        if scene.notes and not below:
            self.notes(scene.notes, note_text, middle)
        y += sizes.head
        if scene.die:
            self._roll(scene, y + sizes.row // 2)
            y += sizes.row
        for notes in below:
            self.notes(notes, note_text, y + sizes.head // 2 - 2)
            y += sizes.head

    def _lead(self, scene: Scene, x: int, middle: int) -> int:
        """Draw who rolls, with an arrow; give where what follows begins."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        if scene.unit:
            x = self._chip(x, middle, scene.unit, scene.unit_card) + 10
        else:
            icon = card_icon(scene.card) if scene.card else "skull"
            text = self._words.card(scene.card) if scene.card else self._words.of("report-thrown-out")
            sheet.icon(icon, x + 4, middle - sizes.big // 2, sizes.big, theme.brass_words)
            x += sizes.big + 14
            x += sheet.text(x, middle, text, sizes.small, theme.brass_words, face="bold", must=True) + 12
        ink = theme.warm_words if scene.kind == "assaulted" else theme.faded
        sheet.polygon([(x, middle - 11), (x + 20, middle), (x, middle + 11)], ink)
        return x + 32

    def _chip(self, x: int, middle: int, number: int, card: str) -> int:
        """Draw a unit as a small plate; give where it ends."""
        nation = self._sheet.theme.nations[side_of(card)]
        return self.plate(x, middle, number, self._words.short(card), unit_icon(PACKS.unit(card)), nation)

    def _target(self, scene: Scene, x: int, middle: int) -> None:
        """Draw a Headquarters, terrain or a bridge that was fired at."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        kind, where = scene.place
        half = sizes.head // 2 - 4
        text, size = fonts.fit(_place(scene, self._words), "bold", sizes.big - 2, 380, least=LEAST)
        icon = "hq" if kind == "hq" else place_icon(kind) if kind else "satchel"
        length = fonts.width(text, "bold", size) + 2 * half + 24
        box = (x, middle - half, x + length, middle + half)
        if kind == "hq":
            nation = theme.nations[where]
            sheet.rect(box, nation.panel, radius=10)
            ink: Colour = theme.cream
        else:
            sheet.rect(box, theme.khaki, radius=10)
            ink = theme.ink
        sheet.icon(icon, x + 8, middle - half + 4, 2 * half - 8, ink)
        sheet.text(x + 2 * half + 10, middle, text, size, ink, face="bold", within=box, must=True)

    def _roll(self, scene: Scene, middle: int) -> None:
        """Draw a roll: weapon, die, changes, what it needs, penetration against armour, result."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        self._weapon(scene, middle)
        colour = theme.nations[side_of(scene.unit_card)].tab if scene.unit else theme.khaki
        if scene.result == "miss":
            colour = mix(theme.table, colour, 0.62)
        x = EDGE + DIE
        draw_die(sheet, x, middle - sizes.die // 2, sizes.die, scene.die, colour=colour)
        x += sizes.die + 12
        x += (
            sheet.text(x, middle, _needs(scene, self._words), sizes.small, theme.words, face="bold", must=True)
            + 14
        )
        text = self._changes(scene, PIERCE + EDGE - x - 12)
        if text:
            sheet.text(x, middle, text, LEAST, theme.faded)
        if scene.penetration is not None:
            x = EDGE + PIERCE
            for icon, figure in (("shell", scene.penetration), ("shield", scene.armour)):
                sheet.icon(icon, x, middle - sizes.small // 2, sizes.small, theme.faded)
                x += sizes.small + 4
                x += sheet.text(x, middle, str(figure), sizes.small, theme.words, face="bold", must=True) + 8
        self._result(scene, middle)

    def _changes(self, scene: Scene, room: int) -> str:
        """Say the changes one by one, or only what they come to where there is no room."""
        said = _changes(scene, self._words)
        text = f"({', '.join(said)})"
        if said and fonts.width(text, "semibold", LEAST) > room:
            hit, crit = sum(hit for _, hit, _ in scene.changes), sum(crit for _, _, crit in scene.changes)
            text = f"({_signed(hit)}/{_signed(crit)})"
        return text if said else ""

    def _weapon(self, scene: Scene, middle: int) -> None:
        """Name the weapon, or what else it is rolled for."""
        sheet, theme, size = self._sheet, self._sheet.theme, self._sizes.small
        if scene.weapon:
            icon, text = _weapon_icon(scene.weapon), self._words.of("weapon", weapon=scene.weapon)
        elif scene.kind == "assaulted":
            icon, text = "assault", self._words.of("report-assault")
        else:
            return
        if scene.impact:
            icon, text = "impact", f"{self._words.card('impact')}! {text}"
        sheet.icon(icon, EDGE + 6, middle - size // 2, size, theme.faded)
        text, fitted = fonts.fit(text, "semibold", size - 2, DIE - size - 18, least=15)
        sheet.text(EDGE + 12 + size, middle, text, fitted, theme.faded)

    def _result(self, scene: Scene, middle: int) -> None:
        """Write what came of a roll on a plate."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        fill, ink = {
            "hit": (theme.warm, theme.ink),
            "crit": (theme.wound, theme.cream),
        }.get(scene.result, (theme.table, theme.words))
        text, size = fonts.fit(self._words.of(f"result-{scene.result}"), "bold", sizes.small, 140, least=LEAST)
        half = sizes.row // 2 - 8
        left = EDGE + RESULT
        box = (left, middle - half, WIDTH - EDGE, middle + half)
        sheet.rect(box, fill, radius=9)
        sheet.text(
            (left + WIDTH - EDGE) // 2, middle, text, size, ink, face="bold", anchor="m", within=box, must=True
        )


def _weapon_icon(name: str) -> str:
    card, _, index = name.partition("/")
    if card == "token":
        weapon = LIBRARY.tokens[index].weapon
        return "shell" if weapon is None else weapon_icon(weapon)
    return weapon_icon(PACKS.unit(card).weapons[int(index)])


def _rows(scene: Scene, sizes: Sizes, words: Words) -> list[list[Note]]:
    """Break the notes of a scene into rows; none if they all fit beside its heading."""
    return note_rows(scene.notes, note_text, sizes, words, _heading(scene, sizes, words))


def _heading(scene: Scene, sizes: Sizes, words: Words) -> int:
    """Return the most that the heading of a scene can be wide."""
    both = (scene.unit, scene.unit_card), (scene.target, scene.target_card)
    taken = 60 + plates_room(both, words.short, sizes)
    if not scene.unit:
        lead = words.card(scene.card) if scene.card else words.of("report-thrown-out")
        taken += fonts.width(lead, "bold", sizes.small) + sizes.big + 40
    if not scene.target:
        text, size = fonts.fit(_place(scene, words), "bold", sizes.big - 2, 380, least=LEAST)
        taken += fonts.width(text, "bold", size) + sizes.head + 30
    return taken
