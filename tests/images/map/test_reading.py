"""A map is what it says: areas that fill it, links that are their borders, everything in its own area."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import BadData
from images.core.map.polygons import chained, edges, heading, holds, nearest, tangled, walked, within
from images.core.map.reading import read
from tests.images.map import golan
from tests.images.map.six import SIX, typed


def test_areas_are_linked_where_they_share_a_border() -> None:
    assert {area: set(others) for area, others in SIX.neighbours.items()} == {
        "1": {"2", "4"},
        "2": {"1", "3", "4", "5", "6"},
        "3": {"2", "6"},
        "4": {"1", "2", "5"},
        "5": {"2", "4", "6"},
        "6": {"2", "3", "5"},
    }


def test_the_second_area_of_a_link_lies_to_the_right_of_its_border() -> None:
    for link in SIX.links:
        x, y = SIX.crossing(link)
        dx, dy = heading(SIX.border(link), (x, y))
        assert within((x - 9 * dy, y + 9 * dx), SIX.areas[link.b].polygon), link
        assert within((x + 9 * dy, y - 9 * dx), SIX.areas[link.a].polygon), link


def area(found: Any, name: str) -> Any:
    return next(each for each in found["area"] if each["id"] == name)


def link(found: Any, a: str, b: str) -> Any:
    return next(each for each in found["link"] if (each["a"], each["b"]) == (a, b))


SPOILT: dict[str, tuple[Callable[[Any], object], str]] = {
    "two points": (
        lambda found: area(found, "3").update(polygon=[[0, 0], [9, 9]]),
        "area 3: polygon: has fewer than three points",
    ),
    "closed twice": (
        lambda found: area(found, "3")["polygon"].append([800, 0]),
        "area 3: polygon: repeats its first point (800, 0) at the end",
    ),
    "knotted": (
        lambda found: area(found, "6").update(polygon=[[770, 395], [1200, 750], [1200, 360], [785, 750]]),
        "area 6: polygon: crosses or touches itself near (785, 750)",
    ),
    "off the map": (
        lambda found: area(found, "3")["polygon"].__setitem__(1, [1300, 0]),
        "area 3: polygon: (1300, 0) is not on the map",
    ),
    "a gap": (
        lambda found: area(found, "3")["polygon"].__setitem__(3, [1010, 340]),
        "area 3: polygon: nothing borders on its edge (1010, 340) to (1200, 360)",
    ),
    "an overlap": (
        lambda found: found["area"].append({**area(found, "3"), "id": "7"}),
        "area 7: polygon: a third one at the edge (1010, 345) to (1200, 360)",
    ),
    "a hole": (lambda found: found["barrier"].clear(), "area 1: polygon: nothing borders on its edge"),
    "a wrong size": (lambda found: found.update(size=[1200, 760]), "area 4: polygon: nothing borders on its edge"),
    "an area twice": (lambda found: found["area"].append(area(found, "1")), "area 1: id: is there twice"),
    "no such area": (
        lambda found: link(found, "1", "4").update(b="9"),
        "1 - 9: area: there is no area 9",
    ),
    "a link too many": (
        lambda found: found["link"].append({"a": "1", "b": "6"}),
        "1 - 6: link: the two areas share no border",
    ),
    "a link across a corner": (
        lambda found: found["link"].append({"a": "1", "b": "5"}),
        "1 - 5: link: the two areas share no border",
    ),
    "a link twice": (
        lambda found: found["link"].append({"a": "4", "b": "1"}),
        "4 - 1: link: is there twice",
    ),
    "a link too few": (
        lambda found: found["link"].remove(link(found, "2", "6")),
        "2 - 6: link: missing: the two areas share a border",
    ),
    "a crossing beside the border": (
        lambda found: link(found, "1", "4").update(crossing=[240, 380]),
        "1 - 4: crossing: (240, 380) is not on the border",
    ),
    "a road beside its crossing": (
        lambda found: link(found, "4", "5").update(road=[[230, 610], [427, 620], [620, 590]]),
        "4 - 5: road: misses its crossing (427.5, 580)",
    ),
    "a road to nowhere": (
        lambda found: link(found, "4", "5")["road"].pop(),
        "4 - 5: road: does not lead from the one centre to the other",
    ),
    "a road through a third area": (
        lambda found: link(found, "2", "5")["road"].insert(1, [350, 200]),
        "2 - 5: road: leaves area 2 at",
    ),
    "a label over the border": (
        lambda found: area(found, "2").update(label=[700, 16]),
        "area 2: label: at (700, 16) does not lie in its area",
    ),
    "a slot over the border": (
        lambda found: area(found, "2")["slots"]["east"].__setitem__(1, [780, 261]),
        "area 2: slots: (780, 261) does not lie in its area",
    ),
    "a slot over the label": (
        lambda found: area(found, "2")["slots"]["west"].__setitem__(0, [569, 90]),
        "area 2: slots: (569, 90) lies over the label",
    ),
    "two slots over each other": (
        lambda found: area(found, "2")["alone"][1].__setitem__(0, [600, 220]),
        "area 2: alone: (600, 220) and (651, 220) overlap",
    ),
    "a centre elsewhere": (
        lambda found: area(found, "4").update(centre=[620, 100]),
        "area 4: centre: (620, 100) does not lie in its area",
    ),
    "a marker elsewhere": (
        lambda found: area(found, "4").update(markers=[[620, 100]]),
        "area 4: markers: (620, 100) does not lie in its area",
    ),
    "an unknown terrain": (lambda found: area(found, "4").update(terrain="swamp"), "4: terrain: "),
    "an unknown field": (lambda found: found.update(blocks=76), "map: blocks: unknown field"),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_a_fault_is_named_with_its_place(fault: str) -> None:
    found = typed()
    spoil, problem = SPOILT[fault]
    spoil(found)
    with pytest.raises(BadData) as caught:
        read("six.toml", found)
    assert str(caught.value).startswith(f"six.toml: {problem}")


def test_a_border_in_two_pieces_is_no_link() -> None:
    west, east = [[0, 0], [50, 0], [50, 40], [40, 50], [50, 60], [50, 100], [0, 100]], [[50, 0], [100, 0]]
    found = typed()
    found.update(size=[100, 100], views={}, block=1, label=[2, 2])
    ring = {"a": west, "b": [*east, [100, 100], [50, 100], [50, 60], [60, 50], [50, 40]]}
    found["area"] = [
        {**area(typed(), "1"), "id": name, "polygon": polygon, "label": [polygon[0][0] + 1, 1]}
        for name, polygon in ring.items()
    ]
    found["link"] = [{"a": "a", "b": "b"}]
    found["barrier"][0]["polygon"] = [[50, 40], [60, 50], [50, 60], [40, 50]]
    with pytest.raises(BadData, match="a - b: link: their border is in several pieces"):
        read("two.toml", found)


@golan.HERE
def test_links_of_the_golan_are_its_shared_borders() -> None:
    raw = golan.raw()
    found = read(golan.FILE.name, golan.typed(raw))
    assert len(found.areas) == 35
    assert len(found.links) == 82
    for link, stated in zip(found.links, raw["links"], strict=True):
        border = [tuple(map(float, point)) for point in stated["border"]]
        assert list(found.border(link)) in (border, border[::-1])
        assert nearest(found.border(link), found.crossing(link))[1] < 0.1


@golan.HERE
@pytest.mark.parametrize("missing", [0, 41, 81])
def test_a_link_that_the_golan_lacks_is_named(missing: int) -> None:
    found = golan.typed(golan.raw())
    gone = found["link"].pop(missing)
    with pytest.raises(BadData, match="missing: the two areas share a border") as caught:
        read(golan.FILE.name, found)
    assert set(caught.value.entry.split(" - ")) == {gone["a"], gone["b"]}


def test_a_polygon_holds_what_lies_wholly_in_it() -> None:
    notched = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (6.0, 10.0), (5.0, 4.0), (4.0, 10.0), (0.0, 10.0)]
    assert holds(notched, (1, 1, 9, 3))
    assert not holds(notched, (1, 1, 9, 5)), "the notch reaches into it"
    assert not holds(notched, (8, 1, 11, 3))
    assert not holds(notched, (20, 20, 21, 21))


def test_lines_are_walked_and_joined() -> None:
    line = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert walked(line, -1, 5, 15, 99) == [(0, 0), (5, 0), (10, 5), (10, 10)]
    assert nearest(line, (4, 3)) == (4, 3)
    assert chained([((10.0, 0.0), (10.0, 10.0)), ((0.0, 0.0), (10.0, 0.0))]) == ((0, 0), (10, 0), (10, 10))
    assert chained(edges(line)) is None, "a ring has no ends"
    assert tangled([(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)]) is not None
    assert tangled(line) is None
