"""The map of pictures is the map of the rules."""

from __future__ import annotations

import pytest

from engine.fab.ground import limit
from engine.fab.library import LIBRARY
from images.core.map.area_map import HEIGHTS
from images.core.map.layout import label_box
from images.core.map.pieces import Piece
from images.core.map.polygons import around, nearest, within
from images.core.map.window import Window, close_up, whole
from images.fab.golan import GOLAN, in_play, sector_of
from tests.images.map.test_layout import apart


def test_links_are_exactly_the_common_borders_and_what_lies_on_them() -> None:
    drawn = {frozenset((link.a, link.b)): link for link in GOLAN.links}
    printed = {frozenset(link.ends): link for link in LIBRARY.links.values()}
    assert drawn.keys() == printed.keys() == GOLAN.borders.keys()
    for ends, link in printed.items():
        assert (drawn[ends].border, bool(drawn[ends].road)) == (link.boundary, link.road)


def test_areas_have_the_terrain_of_the_rules() -> None:
    assert {area.id: area.tdn for area in LIBRARY.areas.values()} == {
        area.id: HEIGHTS[area.terrain] for area in GOLAN.areas.values()
    }


def test_every_area_has_slots_for_as_many_blocks_as_it_may_hold() -> None:
    for area in GOLAN.areas.values():
        assert {side: len(slots) for side, slots in area.slots.items()} == dict.fromkeys(
            ("il", "sy"), limit(area.id)
        )


def test_blocks_stand_apart_and_in_their_areas() -> None:
    apart(GOLAN)


def test_roads_run_through_the_two_areas_that_they_join_and_over_the_crossing() -> None:
    for link in GOLAN.links:
        for point in link.road[1:-1]:
            areas = (GOLAN.areas[link.a].polygon, GOLAN.areas[link.b].polygon)
            assert any(within(point, ring) or nearest((*ring, ring[0]), point)[1] < 1 for ring in areas)
        if link.road:
            assert nearest(link.road, GOLAN.crossing(link))[1] < 0.5


def test_teeth_of_the_ditch_point_to_syria() -> None:
    for link in LIBRARY.links.values():
        if link.boundary == "ditch":
            drawn = GOLAN.linked[frozenset(link.ends)]
            assert (LIBRARY.areas[drawn.a].home, LIBRARY.areas[drawn.b].home) == ("il", "sy")


@pytest.mark.parametrize("scenario", LIBRARY.scenarios)
def test_all_areas_of_a_scenario_are_shown_with_their_names(scenario: str) -> None:
    areas = LIBRARY.scenarios[scenario].areas or tuple(LIBRARY.areas)
    window = in_play(areas, (1143, 1000))
    assert all(window.shows(label_box(GOLAN, window, area)) for area in areas)


@pytest.mark.parametrize("area", GOLAN.areas)
def test_a_sector_and_a_close_up_show_the_name_of_an_area_and_all_its_blocks(area: str) -> None:
    slots = [around(slot, GOLAN.measures.block) for column in GOLAN.areas[area].slots.values() for slot in column]
    for window in (sector_of(area, (1600, 904)), close_up(GOLAN, area, (1600, 816))):
        assert all(window.shows(box) for box in (label_box(GOLAN, window, area), *map(window.box, slots)))


def test_blocks_are_large_enough_to_be_read() -> None:
    def shown(window: Window, reader: int) -> float:
        return window.px(GOLAN.measures.block) * 0.6 * reader / (window.width + 457 * (window.width == 1143))

    assert shown(whole(GOLAN, (1143, 1000)), 550) >= 11
    assert Piece("il").face is None
