"""A small map of our own, and what may be shown on it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from images.core.canvas import Box, Sheet
from images.core.finish import picture
from images.core.map.board import Situation, draw_map
from images.core.map.colours import MapTheme, map_theme
from images.core.map.labels import Label, Note
from images.core.map.moves import Move
from images.core.map.pieces import Chip, Marker, Piece
from images.core.map.reading import read
from images.core.map.scenery import Crossing
from images.core.map.tiles import Soil
from images.core.map.window import Window, close_up, whole
from images.core.picture import Picture
from images.core.theme import DARK, LIGHT

FILE = Path(__file__).with_name("six.toml")
SIX = read(FILE.name, tomllib.loads(FILE.read_text(encoding="utf-8")))
THEMES: dict[str, MapTheme] = {theme.name: map_theme(theme, theme.nations) for theme in (DARK, LIGHT)}
SIZE = (1600, 1000)
WHOLE = whole(SIX, SIZE)
NO_BRIDGES: list[Crossing] = ["" for _ in SIX.links]
CLOSE = close_up(SIX, "5", (1100, 800))


def typed() -> Any:
    """Return the file as it is typed, to be spoilt."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Steps:
    """A face: a title, and how many steps a unit has."""

    title: str
    steps: int

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw the number of steps."""
        left, top, right, bottom = box
        size = round((bottom - top) * 0.85)
        x, y = (left + right) // 2, (top + bottom) // 2
        sheet.text(x, y, str(self.steps), size, sheet.theme.ink, face="bold", anchor="m", within=box, must=True)


def control(**changed: Soil) -> dict[str, Soil]:
    """Say who controls the areas: the west is American, the east German but where it is ``changed``."""
    soils = {area: Soil("us" if area in ("1", "2", "4") else "de") for area in SIX.areas}
    soils["5"] = Soil("us", ("us", "de"), fresh=True)
    soils["3"] = Soil("de", ("us", "de"))
    soils["4"] = Soil()
    return soils | {area.removeprefix("a"): soil for area, soil in changed.items()}


def battle(theme: MapTheme, **changed: Soil) -> Situation:
    """Show a battle: hidden and known blocks, alone and together, all bridges, markers, moves."""
    blank, foe = Piece("us"), Piece("de")
    urgent = Chip("!", theme.warm, theme.ink, "triangle")
    reserve = Chip("R", theme.cold, theme.ink)
    return Situation(
        labels={
            area: Label(area, (Note("star", area, theme.brass_words), Note("", "A", theme.words)))
            for area in SIX.areas
        },
        soils=control(**changed),
        crossings={
            frozenset("12"): "built",
            frozenset("23"): "whole",
            frozenset("26"): "blown",
            frozenset("56"): "whole",
        },
        pieces={
            "1": {"west": [blank, Piece("us", Steps("7 A", 3), chips=(reserve,))]},
            "2": {"west": [Piece("us", moved=True)]},
            "3": {"west": [blank], "east": [Piece("de", Steps("85", 1), chips=(urgent, reserve)), foe]},
            "5": {
                "west": [Piece("us", Steps("820", 2)), blank],
                "east": [Piece("de", Steps("121", 4), moved=True), foe],
            },
            "6": {"east": [foe, foe, foe]},
        },
        markers={"6": [Marker("fuel", theme.cream, theme.ink)], "2": [Marker("barrier", theme.cream, theme.ink)]},
        moves=[Move("1", "2", "us"), Move("6", "5", "de"), Move("", "6", "de"), Move("2", "4", "us")],
    )


def drawn(theme: MapTheme, language: str = "en", window: Window = WHOLE) -> Picture:
    """Draw the battle; what is not the whole map names what is cut off."""
    shown = battle(theme)
    return picture(
        lambda: draw_map(theme, SIX, window, shown, language, plates=window != WHOLE), lambda: "Six areas"
    )
