"""The colours of Warfighter: a squad of up to six people, the road and what stands on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final, Protocol

from images.core.theme import DARK, LIGHT, Blend, Colour, Theme, ThemeName, mix

MARKS: Final = ("spade", "diamond", "club", "circle", "square", "triangle")
"""The marks that people wear on their helmets, by seat; hearts are Health."""
_TABS: Final = ("#d2dc60", "#f0a0b8", "#4dbfae", "#b9a0ee", "#e8c080", "#d7dde0")
"""Their colours; what they say is said by the mark as well."""


@dataclass(frozen=True)
class _Road:
    """What a theme of cards does not have."""

    tabs: tuple[Colour, ...]
    place: Colour
    """Paper of Locations."""
    shut: Colour
    """Paper of an Objective that is not active."""
    verge: Colour
    """The road under them."""


@dataclass(frozen=True, eq=False)
class SquadTheme(_Road, Theme):
    """A theme of Warfighter. There are two, so that caches know one by its identity."""

    def tab(self, seat: int) -> Colour:
        """Return the colour of a seat."""
        return self.tabs[seat % len(self.tabs)]

    def blends(self) -> Iterable[Blend]:
        """List what lies on what."""
        squad, hostiles = self.nations["squad"], self.nations["hostiles"]
        found: list[Blend] = [
            (self.strip, self.words, 14),
            (self.strip, self.faded, 4),
            (self.strip, self.brass_words, 7),
            (self.strip, self.warm_words, 5),
            (self.strip, self.cold_words, 4),
            (self.table, self.words, 8),
            (self.table, self.mark, 4),
            (self.table, self.warm_words, 4),
            (self.tray, self.words, 9),
            (self.tray, self.faded, 4),
            (self.tray, self.brass_words, 4),
            (self.wound, self.cream, 7),
            (self.spent, self.cream, 5),
            (self.ink, self.cream, 10),
            (self.ink, self.warm, 6),
            (self.ink, self.cold, 6),
            (self.ink, self.brass, 7),
            (self.ink, self.shut, 6),
            (self.ink, self.place, 8),
            (self.ink, self.khaki, 5),
            (self.earth, self.cream, 5),
            (self.verge, self.brass, 3),
            (self.shadow, self.table, 2),
            (self.cold, self.cold, 1),
            (squad.panel, squad.panel, 1),
            (squad.panel, self.cream, 7),
            (squad.panel, squad.arrow, 3),
            (hostiles.panel, self.cream, 8),
            (hostiles.panel, hostiles.shade, 3),
            (hostiles.arrow, self.strip, 4),
            (squad.arrow, self.strip, 4),
        ]
        for nation in (squad, hostiles):
            ground = self.ground(nation)
            found += [
                (self.ink, nation.paper, 11),
                (nation.paper, self.wound, 5),
                (nation.paper, self.spent, 3),
                (nation.paper, self.faint, 5),
                (nation.paper, self.cold_paper, 2),
                (ground, self.words, 6),
                (ground, mix(self.mark, nation.panel, 0.2), 3),
            ]
            found += [(colour, colour, 1) for colour in self.land(ground)]
        found += [(colour, colour, 1) for colour in self.land(self.table)]
        for tab in self.tabs:
            found += [(tab, self.ink, 4), (tab, hostiles.panel, 3)]
        return found

    @property
    def faint(self) -> Colour:
        """Written on paper with less weight."""
        return "#5d5b52"

    @property
    def cold_paper(self) -> Colour:
        """Whose choice it is, on paper: Actions that are left."""
        return "#0f7fb0"


class Themed(Protocol):
    """What has a theme: a sheet, a scene."""

    theme: Theme


def themed(drawn: Themed) -> SquadTheme:
    """Return the theme of what is drawn, which is this game's."""
    theme = drawn.theme
    assert isinstance(theme, SquadTheme)
    return theme


_ROADS: Final[Mapping[ThemeName, _Road]] = MappingProxyType(
    {
        "dark": _Road(tabs=_TABS, place="#cbb985", shut="#9c8850", verge="#4a3f2a"),
        "light": _Road(tabs=_TABS, place="#d3c08a", shut="#b7a263", verge="#b09a6a"),
    }
)


def _theme(theme: Theme) -> SquadTheme:
    usual = {field.name: getattr(theme, field.name) for field in fields(theme)}
    road = {field.name: getattr(_ROADS[theme.name], field.name) for field in fields(_Road)}
    nations = {"squad": theme.nations["us"], "hostiles": theme.nations["de"]}
    return SquadTheme(**(usual | road | {"nations": MappingProxyType(nations)}))


THEMES: Final[Mapping[ThemeName, SquadTheme]] = MappingProxyType({"dark": _theme(DARK), "light": _theme(LIGHT)})
"""The themes of this game by name."""
