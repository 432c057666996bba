"""The battle report: a Combat Phase attack by attack, every die drawn and every sum written out."""

from __future__ import annotations

from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import SpearpointView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.combat_log import Note
from images.core.dice import draw_die
from images.core.report import LEAST, TALLEST, WIDTH, Pen, Sizes, densities, lay_out, plates_room, rows
from images.core.theme import Colour, Theme, mix
from images.spearpoint.seating import side_of, team
from images.spearpoint.story import Blow, Scene, Story, Throw, note_text
from images.spearpoint.symbols import command_icon, unit_icon, weapon_icon
from images.spearpoint.words import Words

EDGE = 24
HEAD = 104
FOOT = 16
DICE, RESULT, BLOW = 226, 572, 732
"""Where dice, result and damage of a roll begin."""
SIZES = densities(row=64, die=54)


def draw_report(story: Story, view: SpearpointView, words: Words, theme: Theme) -> Sheet:
    """Draw a phase, as tall as it needs to be, but at most 1600; what does not fit is in the log."""
    sides = _sides(story, view)
    scenes, room = story.scenes, TALLEST - HEAD - FOOT

    def height(scene: Scene, sizes: Sizes) -> int:
        return _height(scene, sizes, words)

    sizes, heights = lay_out(scenes, height, SIZES, room, spare=True)
    if len(heights) < len(scenes):
        scenes = [scene for scene in scenes if scene.kind != "lost"]
        sizes, heights = lay_out(scenes, height, SIZES[-1:], room, spare=True)
    rest = len(story.scenes) - len(heights)
    tall = HEAD + FOOT + sum(heights) + (sizes.head if rest else 0)
    sheet = Sheet(theme, WIDTH, tall, theme.table)
    _head(sheet, story, view, words)
    y = HEAD
    for scene, taken in zip(scenes, heights, strict=False):
        _Drawn(sheet, sizes, words, sides).scene(scene, y)
        y += taken
    if rest:
        text = words.of("report-more", count=rest)
        sheet.text(WIDTH // 2, y + sizes.head // 2, text, sizes.small, theme.faded, anchor="m", must=True)
    return sheet


def _height(scene: Scene, sizes: Sizes, words: Words) -> int:
    rows = sum(2 if _apart(throw) else 1 for throw in scene.throws)
    notes = len(_note_rows(scene, sizes, words))
    return sizes.head + rows * sizes.row + notes * sizes.head + sizes.gap


def _apart(throw: Throw) -> bool:
    """Return whether a blow needs a row of its own: that of a Close Assault has many dice."""
    return throw.blow is not None and len(throw.blow.dice) > 1


def _sides(story: Story, view: SpearpointView) -> dict[int, str]:
    """Find whose each unit is: what the table shows, else what its card says."""
    sides: dict[int, str] = {}
    for scene in story.scenes:
        for number, card in ((scene.unit, scene.unit_card), (scene.target, scene.target_card)):
            if card:
                sides[number] = PACKS.unit(card).side
    sides |= {lost.number: side_of(lost.seat, view.seats) for lost in view.lost}
    return sides | {unit.number: side_of(unit.seat, view.seats) for unit in view.units}


def _head(sheet: Sheet, story: Story, view: SpearpointView, words: Words) -> None:
    """Draw the title, the roll for Initiative and the points before and after."""
    sheet.rect((0, 0, WIDTH, HEAD - 16), sheet.theme.strip)
    title = words.of("report-title", turn=story.turn or view.turn)
    title, size = fonts.fit(title, "stencil", 44, 400, least=30)
    sheet.text(EDGE, 44, title, size, sheet.theme.words, face="stencil", must=True)
    if story.initiative is not None:
        dice, totals = story.initiative["dice"], story.initiative["totals"]
        x = 440
        winner = side_of(story.initiative["winner"], view.seats)
        for die, total, side in zip(dice, totals, SIDES, strict=True):
            nation = sheet.theme.nations[side]
            draw_die(sheet, x, 18, 52, die, colour=nation.tab)
            first = winner == side
            ink = sheet.theme.brass_words if first else sheet.theme.faded
            x += 60 + sheet.text(x + 60, 45, f"= {total}", 32, ink, face="bold", must=True) + 24
        sheet.icon("dice", x - 8, 28, 32, sheet.theme.brass_words)
    x = WIDTH - EDGE
    for player in reversed([team(view, side)[0] for side in range(len(SIDES))]):
        nation = sheet.theme.nations[player.side]
        scored = story.scored.get(player.side, 0)
        points = str(story.totals.get(player.side, player.points))
        if scored:
            x -= (
                sheet.text(x, 46, f"+{scored}", 28, sheet.theme.warm_words, face="bold", anchor="r", must=True) + 6
            )
        x -= sheet.text(x, 44, points, 44, sheet.theme.words, face="stencil", anchor="r", must=True) + 8
        sheet.rect((x - 46, 21, x, 67), nation.panel, radius=6)
        sheet.icon(nation.icon, x - 42, 25, 38, sheet.theme.cream)
        x -= 46 + 22


class _Drawn(Pen[Words]):
    """Draws scenes in one density."""

    def __init__(self, sheet: Sheet, sizes: Sizes, words: Words, sides: dict[int, str]) -> None:
        super().__init__(sheet, sizes, words)
        self._sides = sides

    def scene(self, scene: Scene, y: int) -> None:
        """Draw a scene: who at whom, its rolls, what followed."""
        sizes, sheet = self._sizes, self._sheet
        height = _height(scene, sizes, self._words) - sizes.gap
        box = (EDGE - 8, y, WIDTH - EDGE + 8, y + height)
        sheet.rect(box, sheet.theme.tray, radius=12)
        middle = y + sizes.head // 2 + 2
        x = EDGE
        lead, icon = self._lead(scene)
        if scene.unit:
            x = self._chip(x, middle, scene.unit, scene.unit_card) + 10
        elif lead:
            sheet.icon(icon, x + 4, middle - sizes.small // 2 - 4, sizes.small + 8, sheet.theme.brass_words)
            x += sizes.small + 22
            x += sheet.text(x, middle, lead, sizes.small, sheet.theme.brass_words, face="bold", must=True) + 12
        if scene.target:
            if scene.unit or scene.kind != "burns":
                sheet.polygon([(x, middle - 11), (x + 20, middle), (x, middle + 11)], sheet.theme.faded)
                x += 32
            self._chip(x, middle, scene.target, scene.target_card)
        below = _note_rows(scene, sizes, self._words)
        if scene.notes and not below:
            self._notes(scene.notes, middle)
        y += sizes.head
        for throw in scene.throws:
            self._throw(scene, throw, y + sizes.row // 2)
            y += sizes.row * (2 if _apart(throw) else 1)
        for notes in below:
            self._notes(notes, y + sizes.head // 2 - 2)
            y += sizes.head

    def _lead(self, scene: Scene) -> tuple[str, str]:
        """Say what a scene without an attacker is."""
        icons = {
            "burns": "flame",
            "sharpshooter": "sharpshooter",
            "surrender": "surrender",
            "after": "flag",
            "before": "dice",
        }
        if scene.unit or scene.kind == "lost":
            return "", ""
        return self._words.of(f"report-{scene.kind}"), icons.get(scene.kind, "damage")

    def _chip(self, x: int, middle: int, number: int, card: str) -> int:
        """Draw a unit as a small plate; give where it ends."""
        nation = self._sheet.theme.nations[self._sides[number]]
        return self.plate(x, middle, number, self._words.short(card), unit_icon(PACKS.unit(card)), nation)

    def _throw(self, scene: Scene, throw: Throw, middle: int) -> None:
        """Draw a roll: weapon, dice, sum, what it needs, result, and what a hit does."""
        sheet, sizes = self._sheet, self._sizes
        if throw.dice:
            colour = self._colour(scene)
            if throw.result in ("miss", "failed") and not throw.most:
                colour = mix(sheet.theme.table, colour, 0.62)
            self._weapon(scene, throw, middle)
            x = EDGE + DICE
            for die in throw.dice:
                draw_die(sheet, x, middle - sizes.die // 2, sizes.die, die, colour=colour)
                x += sizes.die + 5
            x += 8
            if throw.bonus:
                ink = sheet.theme.cold_words if throw.bonus > 0 else sheet.theme.warm_words
                x += self._word(x, middle, f"{throw.bonus:+d}".replace("-", "−"), sizes.small, ink) + 8
            if len(throw.dice) > 1 or throw.bonus:
                x += self._word(x, middle, f"= {throw.total}", sizes.big, sheet.theme.words) + 12
            needs = f"1–{throw.needs}" if throw.most else self._words.of("report-needs", needs=throw.needs)
            self._word(x, middle, needs, sizes.small, sheet.theme.faded)
            self._result(throw, middle)
        if throw.blow is not None:
            if _apart(throw):
                self._blow(scene, throw.blow, EDGE + DICE, middle + sizes.row)
            else:
                self._blow(scene, throw.blow, EDGE + BLOW if throw.dice else EDGE + DICE, middle)

    def _colour(self, scene: Scene) -> Colour:
        """Return the colour of the dice: that of who rolls."""
        nations = self._sheet.theme.nations
        if scene.unit:
            return nations[self._sides[scene.unit]].tab
        own = self._sides[scene.target]
        other = next(side for side in SIDES if side != own)
        return nations[own if scene.kind == "burns" else other].tab

    def _weapon(self, scene: Scene, throw: Throw, middle: int) -> None:
        """Name the weapon."""
        sheet, size = self._sheet, self._sizes.small
        if throw.weapon is not None:
            card, _, index = throw.weapon.partition("/")
            icon = weapon_icon(PACKS.unit(card).weapons[int(index)])
            text = self._words.of("report-weapon", weapon=throw.weapon)
        elif scene.kind == "assault":
            icon, text = "assault", self._words.of("report-assault")
        else:
            return
        sheet.icon(icon, EDGE + 8, middle - size // 2, size, sheet.theme.faded)
        text, size = fonts.fit(text, "semibold", size - 2, DICE - 32 - size, least=16)
        sheet.text(EDGE + 16 + self._sizes.small, middle, text, size, sheet.theme.faded)

    def _result(self, throw: Throw, middle: int) -> None:
        """Write what came of a roll on a plate."""
        sheet, sizes, theme = self._sheet, self._sizes, self._sheet.theme
        key = throw.result.replace("_", "-")
        if throw.most:
            key = "holds" if throw.result == "won" else "burns-up"
        fill, ink = {
            "hit": (theme.warm, theme.ink),
            "won": (theme.warm, theme.ink),
            "friendly_fire": (theme.wound, theme.cream),
        }.get(throw.result, (theme.table, theme.words))
        if throw.most:
            fill, ink = (theme.table, theme.words) if throw.result == "won" else (theme.wound, theme.cream)
        text, size = fonts.fit(self._words.of(f"report-{key}"), "bold", sizes.small, 132, least=LEAST)
        half = sizes.row // 2 - 10
        left = EDGE + RESULT
        box = (left, middle - half, left + 150, middle + half)
        sheet.rect(box, fill, radius=9)
        sheet.text(left + 75, middle, text, size, ink, face="bold", anchor="m", within=box, must=True)

    def _blow(self, scene: Scene, blow: Blow, x: int, middle: int) -> None:
        """Draw the Intensity dice, what is added and taken off, the Endurance lost and what is left."""
        sheet, sizes = self._sheet, self._sizes
        for die in blow.dice:
            draw_die(sheet, x, middle - sizes.die // 2, sizes.die, die, colour=sheet.theme.warm)
            x += sizes.die + 5
        x += 4
        if not blow.as_rolled:
            x += self._word(x, middle, f"= {blow.intensity}", sizes.small, sheet.theme.words) + 6
        if blow.index:
            x += self._word(x, middle, f"+{blow.index}", sizes.small, sheet.theme.warm_words) + 8
        if blow.defense:
            x += self._word(x, middle, "−", sizes.small, sheet.theme.faded) + 4
            size = sizes.die - 8
            sheet.icon("shield", x, middle - size // 2, size, sheet.theme.words)
            box = (x, middle - size // 2, x + size, middle + size // 2)
            sheet.text(
                x + size // 2, middle - 1, str(blow.defense), sizes.small, sheet.theme.tray, face="bold",
                anchor="m", within=box, must=True,
            )  # fmt: skip
            x += size + 6
        x += self._word(x, middle, f"= {blow.net}", sizes.big, sheet.theme.warm_words) + 12
        size = sizes.small
        sheet.icon("heart", x, middle - size // 2, size, sheet.theme.faded)
        x += size + 5 + self._word(x + size + 5, middle, str(blow.endurance), sizes.small, sheet.theme.faded)
        if blow.target != scene.target:
            name = f"{blow.target} {self._words.short(blow.target_card)}"
            name, size = fonts.fit(name, "bold", sizes.small, WIDTH - EDGE - x - 10, least=14)
            sheet.text(WIDTH - EDGE, middle, name, size, sheet.theme.words, face="bold", anchor="r")

    def _word(self, x: int, middle: int, text: str, size: int, ink: Colour) -> int:
        return self._sheet.text(x, middle, text, size, ink, face="bold", must=True)

    def _notes(self, notes: list[Note], middle: int) -> None:
        """Draw what followed, from the right."""
        right = WIDTH - EDGE
        for note in reversed(notes):
            named = note.icon == "star" and "card" in note.args
            icon = command_icon(str(note.args["card"])) if named else note.icon
            width, text = _note_width(note, self._sizes, self._words), note_text(note, self._words)
            right = self.note(right, middle, width, text, icon, *_note_colours(note, self._sheet.theme)) - 8


def _note_width(note: Note, sizes: Sizes, words: Words) -> int:
    return fonts.width(note_text(note, words), "bold", sizes.small) + sizes.small + 22


def _note_colours(note: Note, theme: Theme) -> tuple[Colour, Colour]:
    if note.grave:
        return theme.wound, theme.cream
    if note.key == "report-scored":
        return theme.nations[str(note.args["side"])].tab, theme.ink
    if "card" in note.args and not note.key.startswith("report-crew"):
        return theme.khaki, theme.ink
    return theme.table, theme.words


def _note_rows(scene: Scene, sizes: Sizes, words: Words) -> list[list[Note]]:
    """Break the notes of a scene into rows; none if they all fit beside its heading."""
    heading = _heading(scene, sizes, words)
    return rows(scene.notes, lambda note: _note_width(note, sizes, words), heading, EDGE)


def _heading(scene: Scene, sizes: Sizes, words: Words) -> int:
    """Return the most that the heading of a scene can be wide."""
    both = (scene.unit, scene.unit_card), (scene.target, scene.target_card)
    plates = plates_room(both, words.short, sizes)
    if not scene.unit:
        lead = words.of(f"report-{scene.kind}")
        plates += fonts.width(lead, "bold", sizes.small) + sizes.small + 40
    return plates + 40
