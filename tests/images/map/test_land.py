"""The land is kept until control or a bridge changes, and then drawn anew only where it did."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from images.core import encode
from images.core.map.board import Situation, draw_map, named_land
from images.core.map.colours import map_theme
from images.core.map.pieces import Piece
from images.core.map.tiles import Soil, land, near, tile
from images.core.map.window import Window, whole
from images.core.sprite import Scene, Sprite
from images.core.theme import DARK, Colour, rgb
from tests.images.layouts import pixels
from tests.images.map.six import NO_BRIDGES, SIX, THEMES, WHOLE, battle, drawn

THEME = THEMES["dark"]
CHANGED = battle(THEME, a6=Soil("us"))


def picture(shown: Situation, window: Window = WHOLE) -> Scene:
    return draw_map(THEME, SIX, window, shown, "en")


def alike(found: object, colour: Colour) -> bool:
    """Return whether a pixel has a colour, as near as a palette of 256 comes to it."""
    assert isinstance(found, tuple)
    return all(abs(one - other) <= 4 for one, other in zip(found, rgb(colour), strict=True))


def forget() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("images.core.map"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def test_moving_blocks_leaves_the_land_alone() -> None:
    shown = battle(THEME)
    picture(shown)
    before = named_land.cache_info().misses, tile.cache_info().misses
    picture(replace(shown, pieces={"4": {"west": [Piece("us")]}}, moves=[]))
    assert (named_land.cache_info().misses, tile.cache_info().misses) == before


def test_a_changed_area_is_drawn_anew_and_nothing_far_from_it() -> None:
    picture(battle(THEME))
    before = tile.cache_info().misses
    picture(CHANGED)
    fresh = tile.cache_info().misses - before
    index = list(SIX.areas).index("6")
    tiles = [(column, row) for column in range(7) for row in range(4)]
    touched = [place for place in tiles if index in near(SIX, WHOLE.zoom, *place).areas]
    assert fresh == len(touched) < len(tiles)


def test_what_was_patched_looks_as_if_it_had_been_drawn_whole() -> None:
    picture(battle(THEME))
    patched = encode.png(picture(CHANGED))
    forget()
    assert encode.png(picture(CHANGED)) == patched


def test_a_blown_bridge_changes_only_what_is_near_it() -> None:
    shown = replace(battle(THEME), moves=[])
    picture(shown)
    before = tile.cache_info().misses
    blown = picture(replace(shown, crossings={**shown.crossings, frozenset("56"): "blown"}))
    assert 0 < tile.cache_info().misses - before <= 4
    x, y = WHOLE.at((800, 560))
    assert pixels(blown).getpixel((x + 12, y)) == rgb(THEME.wound)


def test_two_windows_of_one_zoom_show_the_same_land() -> None:
    soils = [battle(THEME).soil(area) for area in SIX.areas]
    large = land(THEME, SIX, 1.0, (0, 0, 1200, 750), soils, NO_BRIDGES)
    part = land(THEME, SIX, 1.0, (333, 111, 777, 600), soils, NO_BRIDGES)
    assert part.tobytes() == large.crop((333, 111, 777, 600)).tobytes()


def test_a_pattern_goes_on_from_tile_to_tile() -> None:
    soils = [Soil("de") for _ in SIX.areas]
    image = land(THEME, SIX, 1.0, (0, 0, 1200, 750), soils, NO_BRIDGES)
    for one, other in (((440, 130, 495, 180), (517, 130, 572, 180)), ((540, 232, 600, 254), (540, 265, 600, 287))):
        assert len(image.crop(one).getcolors() or []) > 1
        assert image.crop(one).tobytes() == image.crop(other).tobytes()


def test_land_has_the_colour_of_who_controls_it() -> None:
    image = pixels(picture(Situation(battle(THEME).labels, {"1": Soil("us"), "2": Soil("de")})))
    for area, nation, height, spot in (("1", "us", 2, (300, 40)), ("4", "", 0, (60, 660))):
        found = image.getpixel(WHOLE.at(spot))
        assert alike(found, THEME.soil(nation, height)), area
    field = image.crop((*WHOLE.at((700, 120)), *WHOLE.at((780, 200))))
    pattern = THEME.pattern("de", 0)
    assert pattern is not None
    for colour in (THEME.soil("de", 0), pattern):
        assert any(alike(found, colour) for _, found in field.getcolors(1000) or [])


@pytest.mark.parametrize(("fresh", "inks"), [(True, ["#f79a2a"]), (False, ["#cfd873", "#a5cbe6"])])
def test_a_contested_area_is_marked_inside_its_border(inks: list[str], *, fresh: bool) -> None:
    image = pixels(picture(Situation(battle(THEME).labels, {"4": Soil("us", ("us", "de"), fresh)})))
    inside = image.crop((*WHOLE.at((0, 600)), *WHOLE.at((7, 740))))
    outside = image.crop((*WHOLE.at((450, 600)), *WHOLE.at((456, 740))))
    for ink in map(rgb, inks):
        assert ink in {colour for _, colour in inside.getcolors(9999) or []}
        assert ink not in {colour for _, colour in outside.getcolors(9999) or []}


def test_a_theme_is_only_a_theme() -> None:
    dark, light, again = (drawn(THEMES[name]) for name in ("dark", "light", "dark"))
    assert dark == again
    assert dark.png != light.png
    scenes = [draw_map(theme, SIX, WHOLE, battle(theme), "en") for theme in THEMES.values()]
    first, other = ([mark._replace(fill="") for mark in scene.marks] for scene in scenes)
    assert first == other


def test_a_game_has_nations_of_its_own() -> None:
    own = map_theme(DARK, {"red": DARK.nations["us"], "blue": DARK.nations["de"], "green": DARK.nations["us"]})
    shown = Situation(battle(THEME).labels, {"1": Soil("green")}, pieces={"1": {"west": [Piece("red")]}})
    assert draw_map(own, SIX, WHOLE, shown, "en").image().size == (WHOLE.width, WHOLE.height)


def test_a_halved_map_has_half_the_size() -> None:
    scene = draw_map(THEME, SIX, WHOLE, battle(THEME), "en", halved=True)
    assert scene.image().size == (800, 500)


@pytest.mark.parametrize("halved", [False, True])
def test_a_map_is_laid_into_a_larger_picture_and_cut_off_at_its_edges(*, halved: bool) -> None:
    window = whole(SIX, (800, 500))
    inner = draw_map(THEME, SIX, window, battle(THEME), "en", halved=halved)
    table = Sprite(THEME, inner.image().resize((1000 // (1 + halved), 600 // (1 + halved))).point([7] * 256))
    scene = Scene(table, halved=halved)
    scene.inset(inner, 100, 40)
    image, shrink = scene.image(), 1 + halved
    box = (100 // shrink, 40 // shrink, 900 // shrink, 540 // shrink)
    assert image.crop(box).tobytes() == inner.image().tobytes()
    image.paste(7, box)
    assert image.getextrema() == (7, 7)
