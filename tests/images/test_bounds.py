"""Nothing that is kept to draw faster grows without end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from images import artist
from images.core.map.tiles import Soil, land, tile
from tests.images import tables
from tests.images.map.six import NO_BRIDGES, SIX, THEMES
from tests.images.tactics2gm import tables as fields
from tests.images.voices import say

FINITE = {"names", "read_all"}
"""They take no argument: there is one of each."""


def caches() -> Iterator[tuple[str, Any]]:
    for module_name, module in list(sys.modules.items()):
        if module_name.partition(".")[0] == "images":
            for name, value in vars(module).items():
                if hasattr(value, "cache_parameters") and value.__module__ == module_name:
                    yield name, value


def test_every_cache_has_a_bound() -> None:
    assert len(dict(caches())) > 10
    for name, cache in caches():
        assert name in FINITE or cache.cache_parameters()["maxsize"] is not None, name


def test_sprites_of_old_boards_are_let_go() -> None:
    from images.spearpoint.unit import sprite

    drawn = artist("spearpoint", say)
    most = sprite.cache_parameters()["maxsize"]
    assert most is not None
    for endurance in range(1, 11):
        view = tables.crowd(12)
        for unit in view.units:
            unit.endurance = endurance
        drawn.board(view, "en")
    assert sprite.cache_info().misses > most
    assert sprite.cache_info().currsize <= most


def test_units_of_old_fields_are_let_go() -> None:
    from images.tactics2gm.unit import sprite

    drawn = artist("tactics2gm", say)
    most = sprite.cache_parameters()["maxsize"]
    assert most is not None
    for number in range(0, 700, 100):
        view = fields.crowd(heavy=False)
        for unit in view.units:
            unit.number += number
        drawn.board(view, "en")
    assert sprite.cache_info().misses > most
    assert sprite.cache_info().currsize <= most


def test_land_of_old_maps_is_let_go() -> None:
    most = tile.cache_parameters()["maxsize"]
    assert most is not None
    soils = [Soil()] * len(SIX.areas)
    for step in range(most + 10):
        land(THEMES["dark"], SIX, 0.1 + step / 10_000, (0, 0, 100, 70), soils, NO_BRIDGES)
    assert tile.cache_info().misses > most
    assert tile.cache_info().currsize <= most
