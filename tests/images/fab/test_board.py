"""Everything on a map of the Golan can be read, and nobody reads more than he may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace

from engine.fab.state import Phase
from engine.fab.view import FabView, MoveView
from images.core.finish import LIMIT
from images.core.kept import apart
from images.core.map.board import named_land
from images.core.map.tiles import tile
from images.core.sprite import Scene
from images.core.theme import ThemeName
from images.fab import artist, panel
from images.fab.alt import area_alt, board_alt
from images.fab.battle import battle as battle_told
from images.fab.battle import battle_sprite
from images.fab.board import draw_board, draw_close_up, draw_halved, draw_sector, draw_upright, draw_whole, ground
from images.fab.caption import caption
from images.fab.golan import THEMES
from images.fab.news import gathered
from images.fab.situation import situation
from images.fab.strip import foot_sprite, head_sprite, upright_sprite
from tests.fab.front import IL, SY
from tests.images.fab.tables import WORDS, battle, crowded, finished, opening
from tests.images.layouts import check
from tests.images.themes import only_the_colours
from tests.images.voices import LANGUAGES, say

TABLES: dict[str, Callable[[], FabView]] = {
    "opening": opening,
    "opening, own": lambda: opening(viewer=IL),
    "valley": lambda: opening("valley_of_tears"),
    "battle": battle,
    "battle, own": lambda: battle(SY),
    "crowded": lambda: crowded(lines=True),
    "crowded, hidden": lambda: crowded(lines=False),
    "crowded, own": lambda: crowded(lines=False, viewer=SY),
    "finished": finished,
}
IN_EACH = pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("es", "light")])
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)


@IN_EACH
@pytest.mark.parametrize("name", TABLES)
def test_words_on_the_whole_map_are_whole_apart_and_large_enough(
    name: str, language: str, theme: ThemeName
) -> None:
    check(draw_whole(TABLES[name](), WORDS[language], THEMES[theme]))


@IN_ALL
@pytest.mark.parametrize("name", ["opening", "valley", "battle, own", "crowded"])
def test_every_shape_of_the_board_has_its_size(name: str, language: str) -> None:
    view, words, theme = TABLES[name](), WORDS[language], THEMES["dark"]
    for drawn in (draw_board(view, words, theme), draw_sector(view, "12", words, theme)):
        assert drawn.image().size == (1600, 1000)
    assert draw_upright(view, words, theme).image().size == (1080, 1350)
    assert draw_halved(view, words, theme).image().size == (800, 500)


@IN_ALL
@pytest.mark.parametrize("phase", get_args(Phase))
def test_words_on_the_strips_and_the_panel_in_every_phase(phase: Phase, language: str) -> None:
    words, theme = WORDS[language], THEMES["dark" if language == "en" else "light"]
    for seats in ([SY], [IL], [SY, IL]):
        told = gathered(replace(battle(), phase=phase, awaited=seats), words)
        for drawn in (head_sprite, upright_sprite, foot_sprite):
            check(Scene(drawn(theme, told, words)))
        beside = Scene(ground(theme, panel.WIDTH, panel.HEIGHT))
        panel.put_panel(beside, told, words)
        check(beside, 1600)
    check(Scene(battle_sprite(theme, battle_told(battle()), words)))


def test_a_battle_is_shown_in_its_area_and_an_end_on_the_whole_map() -> None:
    words, theme = WORDS["en"], THEMES["dark"]
    fought, over = battle(), finished()
    close = draw_close_up(fought, "18", words, theme).image().tobytes()
    assert draw_board(fought, words, theme).image().tobytes() == close
    assert draw_board(over, words, theme).image().tobytes() == draw_whole(over, words, theme).image().tobytes()


def others() -> list[tuple[FabView, FabView]]:
    """Look at tables that differ in which unit a hidden block is, with the eyes of those who must not know."""
    return [
        (battle(viewer, *one), battle(viewer, *other))
        for viewer in (None, IL)
        for one, other in ((("SY01@30", "SY03@31"), ("SY20@30", "SY08@31 -2")), (("SY25@23",), ("SY21@23 -1",)))
    ]


def test_hidden_blocks_are_the_same_bytes_whatever_they_are() -> None:
    drawn = artist(say, THEMES["dark"])
    for one, other in others():
        for portrait in (False, True):
            assert drawn.board(one, "en", portrait=portrait) == drawn.board(other, "en", portrait=portrait)
        assert drawn.area(one, "30", "es") == drawn.area(other, "30", "es")
        assert drawn.replay([one], "en") == drawn.replay([other], "en")


def test_where_units_have_gone_is_seen_and_said_and_never_which() -> None:
    drawn, still = artist(say, THEMES["dark"]), battle(None, "SY20@30")
    one, other = others()[0]
    moved, same = (replace(view, moves=[MoveView(seat=SY, start="29", end="30")]) for view in (one, other))
    for portrait in (False, True):
        assert drawn.board(moved, "en", portrait=portrait).png == drawn.board(same, "en", portrait=portrait).png
    assert drawn.area(moved, "30", "en").png != drawn.area(one, "30", "en").png
    assert "29→30" in drawn.board(replace(still, moves=moved.moves, combat=None), "en").alt


def test_nobody_learns_from_kept_land_which_areas_others_look_at() -> None:
    drawn, view, kept = artist(say, THEMES["dark"]), battle(SY), (named_land, tile)
    before = [each.cache_info().currsize for each in kept]
    with apart(1):
        for portrait in (False, True):
            drawn.area(view, "24", "en", portrait=portrait)
    assert [each.cache_info().currsize for each in kept] == before


def test_the_owner_sees_his_blocks() -> None:
    drawn = artist(say, THEMES["dark"])
    one, other = (battle(SY, unit) for unit in ("SY01@30", "SY20@30"))
    assert drawn.area(one, "30", "en").png != drawn.area(other, "30", "en").png


@pytest.mark.parametrize(
    ("field", "changed"),
    [
        ("order", "disordered"),
        ("order", "recovering"),
        ("cut", True),
        ("reserve", True),
        ("exploiting", True),
    ],
)
def test_states_of_a_block_are_seen_from_behind(field: str, changed: object) -> None:
    view = battle(None, "SY20@30")
    block = next(block for block in view.blocks if block.area == "30")
    marked = replace(view, blocks=[*view.blocks])
    marked.blocks[view.blocks.index(block)] = replace(block, **{field: changed})
    drawn = artist(say, THEMES["dark"])
    before, after = drawn.area(view, "30", "en"), drawn.area(marked, "30", "en")
    assert before.png != after.png
    assert before.alt != after.alt


def test_more_blocks_than_an_area_may_hold_are_piled_with_their_number() -> None:
    view = battle(None, "SY20@11", "SY21@11", "SY22@11")
    (last,) = (piece for piece in situation(view, WORDS["en"], THEMES["dark"]).pieces["11"]["sy"] if piece.chips)
    assert last.chips[0].text == "4"
    assert draw_whole(view, WORDS["en"], THEMES["dark"]).image().size == (1600, 1000)


@pytest.mark.parametrize(
    ("field", "changed"),
    [
        ("defences", SY),
        ("roadblock", IL),
        ("ambush", "S5-ENG-1"),
        ("dry", True),
        ("hindered", SY),
        ("control", IL),
    ],
)
def test_what_marks_an_area_is_seen_and_said(field: str, changed: object) -> None:
    view = battle()
    marked = replace(view, areas=view.areas | {"30": replace(view.areas["30"], **{field: changed})})
    drawn = artist(say, THEMES["dark"])
    before, after = drawn.area(view, "30", "en"), drawn.area(marked, "30", "en")
    assert before.png != after.png
    assert board_alt(view, WORDS["en"]) != board_alt(marked, WORDS["en"])


def test_bridges_are_whole_blown_or_built() -> None:
    view, words, theme = battle(), WORDS["en"], THEMES["dark"]
    blown = replace(view, blown=[*view.blown, "4-14"])
    built = replace(view, bridged=[link for link in view.bridged if link != "12-22"])
    pictures = {draw_sector(each, "12", words, theme).image().tobytes() for each in (view, blown, built)}
    assert len(pictures) == 3
    assert "4-14" in board_alt(blown, words)


def test_a_caption_says_the_turn_and_what_has_happened_since() -> None:
    before, now = battle(), battle()
    now.areas["12"].contested, now.areas["30"].control = True, IL
    now.forces[IL].fallen = ["IL07"]
    assert caption(before, now, WORDS["en"]) == ("Turn 5 · combat", ["Out: Post", "Battle: 12", "Taken: 30"])
    assert caption(before, now, WORDS["es"])[1] == ["Fuera: Puesto", "Batalla: 12", "Se toma: 30"]
    assert caption(None, now, WORDS["en"]) == ("Turn 5 · combat", [])
    assert caption(before, finished(), WORDS["en"])[1] == ["Israel wins"]


@IN_ALL
@pytest.mark.parametrize("name", TABLES)
def test_alt_text_tells_every_block_within_the_limit(name: str, language: str) -> None:
    view = TABLES[name]()
    said = board_alt(view, WORDS[language])
    assert len(said) <= LIMIT
    assert not said.endswith("…")
    for area in {block.area for block in view.blocks}:
        assert f"{area}" in said


def test_alt_text_tells_the_area_of_a_battle_in_full_and_quiet_backs_together() -> None:
    said = board_alt(battle(None, "SY20@30", "SY01@30", "SY03@31", "SY21@26"), WORDS["en"])
    assert "18 Juhader" in said
    quiet = board_alt(replace(opening("campaign"), combat=None), WORDS["en"])
    assert "Hidden, Syria: " in quiet
    assert "×2" in quiet


def test_alt_text_says_what_its_numbers_are_and_what_was_assigned() -> None:
    view = battle(None)
    assert view.combat is not None
    assigned = replace(view, combat=replace(view.combat, assigned=[["S5-ART-1"], ["I36-TNK-1"]]))

    said = board_alt(assigned, WORDS["en"])
    assert "Victory Points: Israel 0, Syria 2; net +2; Syria wins at +17." in said
    assert "Assigned: Artillery 1 (5th Div.), Tanks (36th Div.)." in said
    held = replace(view, areas={**view.areas, "13": replace(view.areas["13"], ambush="I36-ENG-1")})
    assert "roadblock held by Engineers (36th Div.)" in board_alt(held, WORDS["en"])


def test_alt_text_of_a_few_areas_tells_units_steps_quality_and_state() -> None:
    said = area_alt(battle(SY), "18", WORDS["en"])
    assert "52" not in said
    assert "112 3Vi" in said
    assert "47 4Va" in said
    assert "1 hidden" in said
    assert "disordered" in said


def test_light_is_dark_in_other_colours() -> None:
    view = battle(SY)
    only_the_colours(
        artist(say, THEMES["dark"]),
        artist(say, THEMES["light"]),
        [
            lambda drawn: drawn.board(view, "en"),
            lambda drawn: drawn.board(opening(), "es"),
            lambda drawn: drawn.board(view, "en", portrait=True),
            lambda drawn: drawn.card("IL01", "es"),
        ],
    )
