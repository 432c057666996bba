"""Colours: text stands out from its ground, and what must be told apart can be, whatever eyes one has."""

from __future__ import annotations

import math
from dataclasses import FrozenInstanceError

import pytest

from images.core.theme import DARK, LIGHT, Colour, Theme, rgb
from tests.images.contrast import contrast
from tests.images.layouts import IN_BOTH

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, on linear channels."""


def linear(colour: Colour) -> list[float]:
    parts = [channel / 255 for channel in rgb(colour)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def seen(colour: Colour, sight: Matrix) -> tuple[float, float, float]:
    """Give a colour as such eyes see it, in CIE L*a*b*."""
    channels = linear(colour)
    red, green, blue = (max(0.0, sum(m * c for m, c in zip(row, channels, strict=True))) for row in sight)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def pairs(theme: Theme) -> dict[str, tuple[Colour, Colour]]:
    """Name what must be told apart.

    Endurance at half or less is not here: olive and red are alike to many, so the track has a notch where half is;
    nor are panels, of which one side's are hatched.
    """
    us, de = theme.nations["us"], theme.nations["de"]
    return {
        "happened and awaited": (theme.warm, theme.cold),
        "happened and awaited, in words": (theme.warm_words, theme.cold_words),
        "arrows of the two sides": (us.arrow, de.arrow),
        "tabs of the two sides": (us.tab, de.tab),
        "field grey and a wound": (de.panel, theme.wound),
        "just lost and worn endurance": (theme.warm, theme.wound),
        "hit and tab, us": (theme.warm, us.tab),
        "better and worse defense": (theme.cold, theme.wound),
    }


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("pair", pairs(DARK))
@IN_BOTH
def test_what_differs_in_colour_is_told_apart_by_all_eyes(pair: str, sight: str, theme: Theme) -> None:
    one, other = (seen(colour, SIGHTS[sight]) for colour in pairs(theme)[pair])
    assert math.dist(one, other) >= 20


@IN_BOTH
def test_contrast_of_text(theme: Theme) -> None:
    written = [
        *((theme.cream, ground) for ground in (theme.wound, theme.spent, theme.ink, theme.earth)),
        *((theme.ink, ground) for ground in (theme.warm, theme.cold, theme.brass, theme.khaki, theme.cream)),
        *((theme.words, ground) for ground in (theme.table, theme.strip, theme.tray, theme.mark)),
    ]
    for ground in (theme.strip, theme.tray):
        accents = (theme.faded, theme.warm_words, theme.cold_words, theme.brass_words)
        written += [(ink, ground) for ink in accents]
    for nation in theme.nations.values():
        written += [(theme.ink, nation.paper), (theme.ink, nation.tab), (theme.cream, nation.panel)]
        written += [(theme.wound, nation.paper), (nation.arrow, theme.strip), (nation.rail_words, nation.rail)]
    for text, ground in written:
        assert contrast(text, ground) >= 4.5, (text, ground)


@IN_BOTH
def test_arrows_stand_out_from_the_table(theme: Theme) -> None:
    for nation in theme.nations.values():
        for ground in (theme.table, *map(theme.ground, theme.nations.values())):
            assert contrast(nation.arrow, ground) >= 3


@IN_BOTH
def test_surfaces_have_their_very_colour(theme: Theme) -> None:
    """A palette may blend edges, not what is large."""
    surfaces = [
        theme.table,
        theme.strip,
        theme.tray,
        theme.words,
        theme.cream,
        theme.ink,
        theme.wound,
        theme.khaki,
    ]
    for nation in theme.nations.values():
        surfaces += [nation.panel, nation.paper, nation.tab, nation.arrow, theme.ground(nation)]
    for colour in surfaces:
        entry = theme.index(colour)
        assert tuple(theme.channels[3 * entry : 3 * entry + 3]) == rgb(colour)


def test_a_theme_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        DARK.table = "#ffffff"  # type: ignore[misc]
    with pytest.raises(TypeError):
        DARK.nations["us"] = LIGHT.nations["us"]  # type: ignore[index]
