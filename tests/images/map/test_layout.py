"""Nothing on a map covers anything else, and every window shows what it is for."""

from __future__ import annotations

import itertools

import pytest

from images.core.map.area_map import AreaMap
from images.core.map.board import Situation, draw_map
from images.core.map.labels import Label
from images.core.map.layout import label_box, named, places, plate_boxes
from images.core.map.moves import Move, arrows
from images.core.map.pieces import Piece
from images.core.map.polygons import Rect, around, bounds, holds, overlap, within
from images.core.map.reading import read
from images.core.map.window import Window, close_up, sector, whole
from images.core.map.window import around as window_around
from tests.images.layouts import check, inside, meet
from tests.images.map import golan
from tests.images.map.six import SIX, SIZE, THEMES, WHOLE, battle, typed

PHONE = (1080, 1219)
IN_BOTH = pytest.mark.parametrize("theme", THEMES)


@pytest.mark.parametrize("language", ["en", "es"])
@IN_BOTH
def test_words_on_a_map(theme: str, language: str) -> None:
    check(draw_map(THEMES[theme], SIX, WHOLE, battle(THEMES[theme]), language))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("area", SIX.areas)
@IN_BOTH
def test_words_on_the_land_of_a_close_up(theme: str, area: str, language: str) -> None:
    shown = Situation(battle(THEMES[theme]).labels, battle(THEMES[theme]).soils)
    check(draw_map(THEMES[theme], SIX, close_up(SIX, area, (1600, 904)), shown, language, plates=True))


def full(area_map: AreaMap) -> dict[str, dict[str, list[Piece]]]:
    """Fill every slot."""
    return {
        area.id: {column: [Piece("us")] * len(slots) for column, slots in area.slots.items()}
        for area in area_map.areas.values()
    }


def alone(area_map: AreaMap, count: int) -> dict[str, dict[str, list[Piece]]]:
    """Let so many of one side stand in every area."""
    return {
        area.id: {next(iter(area.slots)): [Piece("us")] * min(count, sum(map(len, area.slots.values())))}
        for area in area_map.areas.values()
    }


def blocks(area_map: AreaMap, pieces: dict[str, dict[str, list[Piece]]]) -> list[tuple[str, Rect]]:
    return [(each.area, around(each.centre, area_map.measures.block)) for each in places(area_map, pieces)]


def labels(area_map: AreaMap) -> list[Rect]:
    wide, high = area_map.measures.label
    return [(x, y, x + wide, y + high) for x, y in (area.label for area in area_map.areas.values())]


def apart(area_map: AreaMap) -> None:
    """Check that however many blocks stand in every area, none lies over a name or another one, or leaves it."""
    for pieces in (full(area_map), *(alone(area_map, count) for count in (1, 2, 3, 4))):
        found = blocks(area_map, pieces)
        assert len(found) == sum(len(column) for columns in pieces.values() for column in columns.values())
        for (_, one), (_, other) in itertools.combinations(found, 2):
            assert not overlap(one, other)
        for (_, block), label in itertools.product(found, labels(area_map)):
            assert not overlap(block, label)
        for area, block in found:
            assert holds(area_map.areas[area].polygon, block)


def test_blocks_lie_apart_and_beside_names() -> None:
    apart(SIX)


@golan.HERE
def test_blocks_on_the_golan_lie_apart_and_beside_names() -> None:
    apart(read(golan.FILE.name, golan.typed(golan.raw())))


def test_a_lone_side_stands_in_the_middle_and_two_in_columns() -> None:
    one, two = Piece("us"), Piece("de")
    (single,) = places(SIX, {"1": {"west": [one], "east": []}})
    assert single.centre == (200.0, 190.0)
    shared = {block.piece: block.centre for block in places(SIX, {"1": {"west": [one], "east": [two]}})}
    assert shared == {one: (159.0, 149.0), two: (241.0, 149.0)}


def test_more_blocks_than_slots_are_refused() -> None:
    with pytest.raises(ValueError, match="area 2 has no slots for 5 blocks in column east"):
        list(places(SIX, {"2": {"east": [Piece("de")] * 5}}))
    with pytest.raises(ValueError, match="area 2 has no slots for 3 blocks in column west"):
        list(places(SIX, {"2": {"west": [Piece("us")] * 3, "east": [Piece("de")]}}))


def seen(area_map: AreaMap, window: Window, area: str) -> bool:
    """Return whether a window shows an area's label and all of its slots."""
    found = [window.box(box) for owner, box in blocks(area_map, full(area_map)) if owner == area]
    return all(window.shows(box) for box in (*found, label_box(area_map, window, area)))


def test_the_whole_map_shows_every_area() -> None:
    assert all(seen(SIX, WHOLE, area) for area in SIX.areas)
    assert WHOLE.at((0, 0)) == (0, 0)
    assert WHOLE.at(SIX.measures.size) == SIZE


def test_a_sector_shows_the_areas_in_it() -> None:
    found = sector(SIX, "west", (1093, 1000))
    assert [area for area in SIX.areas if seen(SIX, found, area)] == ["1", "2", "4", "5"]


@pytest.mark.parametrize("area", SIX.areas)
def test_a_close_up_shows_all_of_an_area_and_where_its_neighbours_begin(area: str) -> None:
    found = close_up(SIX, area, (1600, 904))
    assert found.zoom > 1
    assert seen(SIX, found, area)
    assert found.shows(found.box(bounds(SIX.areas[area].polygon)))
    for link in SIX.links:
        if area in (link.a, link.b):
            x, y = found.at(SIX.crossing(link))
            assert 0 <= x < found.width
            assert 0 <= y < found.height


@pytest.mark.parametrize("area", SIX.areas)
def test_a_window_for_phones_shows_an_area_and_nothing_beyond_the_map(area: str) -> None:
    found = window_around(SIX, SIX.areas[area].centre, 1.7, PHONE)
    assert seen(SIX, found, area)
    left, top = found.place((0, 0))
    right, bottom = found.place(PHONE)
    assert min(left, top) >= 0
    assert right <= SIX.measures.size[0] + 1
    assert bottom <= SIX.measures.size[1] + 1


def test_a_map_smaller_than_its_picture_lies_in_the_middle() -> None:
    found = whole(SIX, (1600, 1400))
    assert found.at((0, 0)) == (0, 200)
    assert found.at(SIX.measures.size) == (1600, 1200)


@golan.HERE
def test_every_area_of_the_golan_lies_in_one_of_its_sectors() -> None:
    found = read(golan.FILE.name, golan.typed(golan.raw()))
    sectors = [sector(found, view, (1600, 904)) for view in ("north", "south")]
    for area in found.areas:
        assert any(seen(found, window, area) for window in sectors), area
        assert seen(found, whole(found, (1143, 1000)), area)
        assert seen(found, close_up(found, area, (1600, 904)), area)


@golan.HERE
def test_words_on_the_golan_are_readable_before_a_tap() -> None:
    found = read(golan.FILE.name, golan.typed(golan.raw()))
    shown = Situation({area: Label(area) for area in found.areas})
    for window in (whole(found, (1143, 1000)), sector(found, "north", (1600, 904))):
        for language in ("en", "es"):
            check(draw_map(THEMES["dark"], found, window, shown, language), reader=1600)


@pytest.mark.parametrize("area", SIX.areas)
def test_areas_whose_label_is_cut_get_a_plate_on_their_own_land(area: str) -> None:
    window = close_up(SIX, area, (1600, 904))
    whole_ones = named(SIX, window)
    cut = tuple((other, 240) for other in SIX.areas if other not in whole_ones)
    taken = tuple(label_box(SIX, window, other) for other in whole_ones)
    found = plate_boxes(SIX, window, cut, 60, taken)
    assert area not in found
    assert found or not cut
    for other, box in found.items():
        assert inside(box, (0, 0, window.width, window.height))
        centre = window.place(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        assert within(centre, SIX.areas[other].polygon)
        assert not any(meet(box, label) for label in taken)
    for one, another in itertools.combinations(found.values(), 2):
        assert not meet(one, another)


def test_arrows_cross_the_border_and_stop_before_blocks() -> None:
    theme = THEMES["dark"]
    moves = [Move("1", "2", "us"), Move("2", "1", "us"), Move("1", "2", "us"), Move("2", "4", "de")]
    near = [around((490.0, 205.0), 76)]
    free, back, across = arrows(theme, SIX, WHOLE, moves, [])
    assert free.start[1] > back.end[1] + 11, "each keeps to the right"
    assert within(WHOLE.place(free.start), SIX.areas["1"].polygon)
    assert within(WHOLE.place(free.end), SIX.areas["2"].polygon)
    assert within(WHOLE.place(across.end), SIX.areas["4"].polygon)
    assert across.colour == theme.nations["de"].arrow
    (alone,) = arrows(theme, SIX, WHOLE, moves[:1], [])
    (stopped,) = arrows(theme, SIX, WHOLE, moves[:1], near)
    assert stopped.start == alone.start
    assert WHOLE.place(stopped.end)[0] < near[0][0] - 10


def test_who_comes_from_farther_off_has_a_long_thin_arrow() -> None:
    near, far = arrows(THEMES["dark"], SIX, WHOLE, [Move("1", "2", "us"), Move("1", "6", "us")], [])
    assert far.width < near.width
    assert within(WHOLE.place(far.start), SIX.areas["1"].polygon)
    assert within(WHOLE.place(far.end), SIX.areas["6"].polygon)


def test_who_comes_from_off_the_map_comes_from_its_nearest_edge() -> None:
    (arrow,) = arrows(THEMES["dark"], SIX, WHOLE, [Move("", "6", "de")], [])
    (x, y), (end, tip) = WHOLE.place(arrow.start), WHOLE.place(arrow.end)
    assert y > SIX.measures.size[1] - 12
    assert tip < y
    assert abs(x - end) < 2


def test_no_arrow_covers_a_name() -> None:
    found = typed()
    found["area"][4]["label"] = [560, 416]
    area_map, theme = read("six.toml", found), THEMES["dark"]
    shown = battle(theme)
    bare = Situation(shown.labels, shown.soils)
    moved = Situation(shown.labels, shown.soils, moves=[Move("2", "5", "de")])
    quiet, arrowed = (draw_map(theme, area_map, WHOLE, each, "en") for each in (bare, moved))
    before, after = quiet.image(), arrowed.image()
    (arrow,) = arrows(theme, area_map, WHOLE, moved.moves, [])
    assert meet(
        label_box(area_map, WHOLE, "5"), (round(arrow.end[0]) - 9, 0, round(arrow.end[0]) + 9, WHOLE.height)
    )
    assert before.tobytes() != after.tobytes()
    for mark in quiet.marks:
        assert before.crop(mark.ink).tobytes() == after.crop(mark.ink).tobytes(), mark
