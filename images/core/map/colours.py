"""The colours of maps: a theme with land, water and roads, and a game's own nations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from types import MappingProxyType
from typing import Final

from images.core.theme import Blend, Colour, Nation, Theme, ThemeName, mix

SHADES = (0.0, 0.09, 0.2, 0.32)
"""How far flat, broken, hilly and mountainous land is from the lightest to the darkest."""
PATTERN = 0.13
"""How much darker the pattern on the land of a hatched nation is."""
NOBODY = ""
"""Who controls what nobody does."""


@dataclass(frozen=True)
class _Land:
    """What a theme of cards does not have."""

    flat: Colour
    """Land that nobody controls."""
    tint: float
    """How much of a nation's colour is in its land."""
    dim: float
    """How much darker than its panel or tab that colour is."""
    steep: float
    """How much darker mountains are."""
    relief: Colour
    rim: Colour
    """Borders, and the dark side of everything."""
    lake: Colour
    shore: Colour
    river: Colour
    bank: Colour
    road: Colour
    casing: Colour
    ditch: Colour


@dataclass(frozen=True, eq=False)
class MapTheme(_Land, Theme):
    """A theme for maps of areas. A game makes one of each theme, once: caches know it by its identity."""

    def soil(self, nation: str, height: int) -> Colour:
        """Return the colour of land so mountainous that a nation controls."""
        return self._soils[nation, height]

    @cached_property
    def _soils(self) -> Mapping[tuple[str, int], Colour]:
        return {
            (nation, height): mix(self._tinted(nation), self.rim, shade * self.steep)
            for nation in (NOBODY, *self.nations)
            for height, shade in enumerate(SHADES)
        }

    def pattern(self, nation: str, height: int) -> Colour | None:
        """Return the colour of the pattern on it; None for a nation that has none."""
        hatched = nation != NOBODY and self.nations[nation].hatched
        return mix(self.soil(nation, height), self.rim, PATTERN) if hatched else None

    def glow(self, nation: str) -> Colour:
        """Return the colour of the paler band along the border of an area that has just become contested."""
        return mix(self._tinted(nation), self.warm, 0.42)

    def _tinted(self, nation: str) -> Colour:
        if nation == NOBODY:
            return self.flat
        found = self.nations[nation]
        colour = found.panel if self.name == "dark" else mix(found.tab, found.panel, 0.2)
        return mix(self.flat, mix(colour, "#000000", self.dim), self.tint)

    def blends(self) -> Iterable[Blend]:
        """List what lies on what, on maps and on the strips beside them."""
        found = [
            (self.strip, self.words, 14),
            (self.strip, self.cold_words, 6),
            (self.strip, self.brass_words, 6),
            (self.strip, self.warm_words, 5),
            (self.tray, self.words, 9),
            (self.tray, self.faded, 5),
            (self.table, self.mark, 4),
            (self.wound, self.cream, 8),
            (self.ink, self.cream, 10),
            (self.ink, self.warm, 6),
            (self.ink, self.cold, 6),
            (self.ink, self.brass, 5),
            (self.road, self.casing, 5),
            (self.river, self.bank, 4),
            (self.lake, self.shore, 4),
            (self.lake, self.words, 6),
            (self.ditch, self.rim, 4),
            (self.spent, self.khaki, 1),
        ]
        for control in (NOBODY, *self.nations):
            land, glow, pattern = self.soil(control, 0), self.glow(control), self.pattern(control, 0)
            for height in range(len(SHADES)):
                soil = self.soil(control, height)
                found.append((soil, self.pattern(control, height) or soil, 3 if pattern else 1))
            found += [(land, self.words, 8), (land, self.rim, 4), (land, self.relief, 3), (land, self.brass, 4)]
            found += [(land, glow, 2), (glow, self.warm, 3)]
        for nation in self.nations.values():
            found += [
                (self.ink, nation.paper, 12),
                (nation.panel, self.cream, 8),
                (nation.panel, nation.tab, 6),
                (nation.panel, self.ink, 5),
                (nation.panel, nation.shade, 3),
                (nation.tab, self.ink, 5),
                (nation.arrow, self.strip, 6),
            ]
        return found


_LANDS: Final[Mapping[ThemeName, _Land]] = MappingProxyType(
    {
        "dark": _Land(
            flat="#2b332c", tint=0.6, dim=0.29, steep=1.0, relief="#55645a", rim="#0f1512", lake="#1d4a63",
            shore="#5590ac", river="#5590ac", bank="#14303f", road="#b9a066", casing="#171c18", ditch="#b48ad6",
        ),
        "light": _Land(
            flat="#e4dcc3", tint=0.62, dim=0.06, steep=0.45, relief="#8f8660", rim="#5f5942", lake="#8fbccb",
            shore="#5f94a8", river="#8fbccb", bank="#5f94a8", road="#fbf5df", casing="#7d7250", ditch="#7a4aa0",
        ),
    }
)  # fmt: skip


def map_theme(theme: Theme, nations: Mapping[str, Nation]) -> MapTheme:
    """Make the theme of a game's maps and of all its other pictures, with its own nations."""
    usual = {field.name: getattr(theme, field.name) for field in fields(theme)}
    land = {field.name: getattr(_LANDS[theme.name], field.name) for field in fields(_Land)}
    return MapTheme(**(usual | land | {"nations": MappingProxyType(dict(nations))}))
