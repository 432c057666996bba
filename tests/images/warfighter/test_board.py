"""Everything on the table of Warfighter can be read, whoever stands there, and nothing covers anything else."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.warfighter.library import LIBRARY
from engine.warfighter.view import WarfighterView
from images.core.canvas import Box
from images.core.finish import LIMIT
from images.core.fonts import width
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, ThemeName
from images.warfighter import artist
from images.warfighter.alt import area_alt, board_alt
from images.warfighter.board import draw_board, draw_halved, loads, most
from images.warfighter.caption import caption
from images.warfighter.close_up import draw_close_up
from images.warfighter.colours import THEMES
from images.warfighter.faces import slots
from images.warfighter.focus import aims, draw_focus, focus_alt
from images.warfighter.layout import TALL, WIDE, Load, plan
from images.warfighter.upright import draw_upright, upright_plan
from tests.images.layouts import PHONE, check, inside, meet
from tests.images.themes import only_the_colours
from tests.images.voices import LANGUAGES, say
from tests.images.warfighter.tables import (
    WORDS,
    closed,
    finished,
    opening,
    packed,
    seen,
    usual,
    usual_match,
    worst,
)

TABLES: dict[str, Callable[[], WarfighterView]] = {
    "opening": opening,
    "usual": usual,
    "worst": worst,
    "packed": packed,
    "won": finished,
    "lost": lambda: finished(won=False),
}
IN_EACH = pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("es", "light")])
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)


@IN_EACH
@pytest.mark.parametrize("name", TABLES)
def test_words_on_the_table_are_whole_apart_and_large_enough(name: str, language: str, theme: ThemeName) -> None:
    view, words = TABLES[name](), WORDS[language]
    check(draw_board(view, words, THEMES[theme]))
    check(draw_upright(view, words, THEMES[theme]), shown=PHONE)


@IN_EACH
@pytest.mark.parametrize("portrait", [False, True])
def test_words_of_a_close_up_are_whole_apart_and_large_enough(
    language: str, theme: ThemeName, portrait: bool
) -> None:
    words = WORDS[language]
    for view in (usual(), worst()):
        for place in view.field.row:
            drawn = draw_close_up(view, place.card, words, THEMES[theme], portrait=portrait)
            if portrait:
                check(drawn, shown=PHONE)
            else:
                check(drawn)


def boxes(view: WarfighterView, *, portrait: bool) -> list[Box]:
    row = slots(view, WORDS["en"])
    columns = upright_plan(view, row).columns if portrait else plan(loads(row)).columns
    return [box for column in columns for box in (column.place, *column.hostiles, *column.soldiers)]


@pytest.mark.parametrize("portrait", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_no_card_lies_on_another_or_beyond_the_edge(name: str, portrait: bool) -> None:
    view = TABLES[name]()
    drawn = (draw_upright if portrait else draw_board)(view, WORDS["en"], THEMES["dark"])
    found = boxes(view, portrait=portrait)
    assert len(found) == len(view.field.row) + len(view.field.hostiles) + len(view.field.alive())
    assert all(inside(box, (0, 0, drawn.width, drawn.height)) for box in found)
    assert not any(meet(one, other) for one, other in itertools.combinations(found, 2))


@pytest.mark.parametrize("crowd", [0, 1, 5, 12, 25])
def test_any_number_of_cards_has_room_in_a_slot_in_type_that_can_be_read(crowd: int) -> None:
    row = (Load("start", 0, 1), Load("location", crowd, 4), Load("location", 3, 3), Load("shut", 0, 0))
    laid = plan(row)
    assert laid.type >= READ
    for column in laid.columns:
        for left, top, right, bottom in (*column.hostiles, *column.soldiers):
            assert bottom - top >= TALL * laid.type
            assert right - left >= WIDE * laid.type
    assert laid.width == 1600
    assert laid.height == 1000 or crowd > 5
    shrunk = plan(row, grows=False)
    assert (shrunk.width, shrunk.height) == (1600, 1000)


def test_a_row_longer_than_any_of_ours_makes_a_broader_picture() -> None:
    laid = plan((Load("start", 0, 1), *[Load("location", 1, 1)] * 8, Load("objective", 1, 0)))
    assert laid.width > 1600
    assert laid.type >= READ


def test_boards_have_their_sizes() -> None:
    words, theme = WORDS["en"], THEMES["dark"]
    for view in (usual(), worst()):
        assert draw_board(view, words, theme).image().size == (1600, 1000)
        assert draw_upright(view, words, theme).image().width == 950
    assert draw_board(packed(), words, theme).height > 1000
    for view in (usual(), packed()):
        assert draw_halved(view, words, theme).image().size == (800, 500)


@IN_ALL
def test_short_names_fit_where_they_stand(language: str) -> None:
    words, body = WORDS[language], int(WIDE * READ)
    for card in LIBRARY.hostiles:
        assert width(words.short(card), "bold", READ) <= body - 80, words.short(card)
    for card in LIBRARY.soldiers:
        assert width(words.short(card), "bold", READ) <= body - 92, words.short(card)
    for card in (*LIBRARY.locations, *LIBRARY.objectives):
        assert width(words.short(card), "bold", READ) <= 190, words.short(card)


def drawn_board(view: WarfighterView) -> bytes:
    return artist(say, THEMES["dark"]).board(view, "en").png


def changed(view: WarfighterView, what: str) -> WarfighterView:
    """Change one thing on the usual table."""
    field = view.field
    hostile, soldier, gear = field.hostiles[3], field.soldiers[0], field.soldiers[0].gear[0]
    match what:
        case "turn":
            field.turn -= 1
        case "killed":
            hostile.kills += 1
        case "suppressed Hostile":
            hostile.suppress += 1
        case "target":
            hostile.target = 1
        case "came earlier":
            hostile.turn = 9
        case "wounded":
            soldier.wounds += 1
        case "suppressed":
            soldier.suppress += 1
        case "acted":
            soldier.actions -= 1
        case "fired":
            gear.ammo -= 1
        case "empty":
            gear.empty = True
        case "deployed":
            gear.deployed = True
        case "locked":
            soldier.grip, soldier.gripped = field.hostiles[0].uid, 1
        case "moved":
            soldier.slot = 1
        case "entrusted":
            soldier.seat = 2
        case "smoke":
            field.row[2].smoke = True
        case "dropped":
            field.row[2].ground = [gear]
        case "active":
            field.active = True
        case "XP":
            soldier.xp += 1
        case "done":
            view = replace(view, awaited=[0])
        case _:
            raise AssertionError(what)
    return view


@pytest.mark.parametrize(
    "what",
    [
        "turn", "killed", "suppressed Hostile", "target", "came earlier", "wounded", "suppressed", "acted",
        "fired", "empty", "deployed", "locked", "moved", "entrusted", "smoke", "dropped", "active", "XP", "done",
    ],
)  # fmt: skip
def test_what_is_needed_for_an_order_is_seen(what: str) -> None:
    assert drawn_board(changed(usual(), what)) != drawn_board(usual())


def test_whom_a_card_cannot_fire_at_is_hollow_and_who_is_aimed_at_knows_by_how_many() -> None:
    row = slots(usual(), WORDS["en"])
    fires = {
        hostile.letter: (hostile.aim, hostile.fires, hostile.away) for slot in row for hostile in slot.hostiles
    }
    assert fires == {
        "A": (2, True, 0),
        "B": (1, True, 0),
        "C": (3, True, -1),
        "D": (4, False, -2),
        "E": (1, True, -1),
    }
    aimed = {soldier.number: soldier.aimed for slot in row for soldier in slot.soldiers}
    assert aimed == {1: 2, 2: 1, 3: 1, 4: 0}


@IN_ALL
@pytest.mark.parametrize("portrait", [False, True])
def test_nothing_on_the_table_tells_what_a_closed_hand_holds(language: str, portrait: bool) -> None:
    drawn = artist(say, THEMES["dark"])
    for viewer in (None, 1):
        one, other = closed("A01", "A07", viewer=viewer), closed("A03", "A12", viewer=viewer)
        assert drawn.board(one, language, portrait=portrait) == drawn.board(other, language, portrait=portrait)
        assert drawn.area(one, "L07", language) == drawn.area(other, "L07", language)
        assert drawn.replay([one], language) == drawn.replay([other], language)
        assert drawn.hand(one, language) == drawn.hand(other, language)


@IN_ALL
@pytest.mark.parametrize("name", TABLES)
def test_alt_text_tells_everybody_within_the_limit(name: str, language: str) -> None:
    view = TABLES[name]()
    said = board_alt(view, WORDS[language])
    assert len(said) <= LIMIT
    assert not said.endswith("…")
    for soldier in view.field.alive():
        assert f"{soldier.no} {WORDS[language].short(soldier.card)}" in said
    for hostile in view.field.hostiles:
        assert f"{hostile.letter} {WORDS[language].short(hostile.card)}" in said


def test_alt_text_tells_what_is_needed_for_an_order() -> None:
    said = board_alt(usual(), WORDS["en"])
    assert said.splitlines()[:3] == [
        "To play: Brannigan, Running Elk.",
        "Soldier Turn, 6 turns left.",
        "Village Clearing. Clear the Strongpoint: inactive.",
    ]
    assert "3 Running Elk 2/5, Suppress 1, 1 card fires at him, 2 Actions, M1903 4 (empty)" in said
    threat = "D Ambush, 2 of 3 active, aims at 4, 2 slots away (cannot fire), Cover 2, range 0–1, Rush (new)"
    assert threat in said
    assert "7 Bazooka 1/3 ▼2 ⌖2" in board_alt(worst(), WORDS["en"]), "where there is little room, with signs"
    assert "hits 1/3" in board_alt(worst(), WORDS["en"])
    assert area_alt(usual(), "L06", WORDS["en"]).startswith(
        "3 Church Square (entrance 3, hand-to-hand 2): C Light MG"
    )
    assert area_alt(usual(), "M02", WORDS["es"]) == "0 Inicio"
    with pytest.raises(KeyError):
        area_alt(usual(), "L07", WORDS["en"])


def test_a_caption_says_what_has_happened_since() -> None:
    before, now = usual(), usual()
    now.field.soldiers[3].status = "downed"
    now.field.soldiers[2].wounds += 1
    now.field.soldiers[0].slot = 1
    now.field.hostiles[1].kills += 1
    gone = now.field.hostiles.pop(0)
    assert gone.card == "F02"
    assert caption(before, now, WORDS["en"]) == (
        "6 left · Soldier Turn",
        [
            "Downed: Abelman",
            "Wounded: Running Elk",
            "Destroyed: Rifle Pair",
            "Losses: Rifle Group",
            "Moves: Brannigan",
        ],
    )
    assert caption(None, now, WORDS["es"]) == ("Quedan 6 · Turno de Soldados", [])
    assert caption(before, finished(), WORDS["en"])[1] == ["Success, grade B"]


def test_everybody_keeps_his_place_in_a_film(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: dict[Scene, set[tuple[int, int]]] = defaultdict(set)
    put = Scene.put

    def noting(scene: Scene, sprite: Sprite, x: int, y: int) -> None:
        laid[scene].add((x, y))
        put(scene, sprite, x, y)

    monkeypatch.setattr(Scene, "put", noting)
    before, now = usual(), usual()
    del now.field.hostiles[1:]
    room = most([before, now])
    words, theme = WORDS["en"], THEMES["dark"]
    one, other = (draw_halved(view, words, theme, room) for view in (before, now))
    assert laid[other]
    assert laid[other] <= laid[one]


def test_what_may_be_chosen_is_framed() -> None:
    match = usual_match()
    view, decision, words = seen(match, 0), match.decision(0), WORDS["en"]
    assert aims(view, decision, ()).soldiers == {1, 2}
    fire = aims(view, decision, ("fire", 1, match.gear("W01"), 0))
    assert (fire.chosen, len(fire.hostiles), fire.soldiers) == (1, 5, set())
    assert aims(view, decision, ("move", 1)).slots == {1, 3}
    assert focus_alt(view, decision, ("move", 1), words) == "Marked slots: 1, 3"
    drawn = artist(say, THEMES["dark"])
    for portrait in (False, True):
        plain = drawn.board(view, "en", portrait=portrait)
        framed = drawn.focus(view, decision, ("move", 1), "en", portrait=portrait)
        assert framed is not None
        assert framed.png != plain.png
        assert (framed.width, framed.height) == (plain.width, plain.height)
        check(draw_focus(view, decision, ("fire", 1), words, THEMES["dark"], portrait=portrait))
    assert drawn.focus(view, match.decision(0, "orders"), (), "en") is None


def test_light_is_dark_in_other_colours() -> None:
    view = usual(0)
    only_the_colours(
        artist(say, THEMES["dark"]),
        artist(say, THEMES["light"]),
        [
            lambda drawn: drawn.board(view, "en"),
            lambda drawn: drawn.board(opening(), "es", portrait=True),
            lambda drawn: drawn.hand(view, "es"),
            lambda drawn: drawn.card("F06", "es"),
            lambda drawn: drawn.replay([opening("M02"), view], "en"),
        ],
    )


def test_equal_views_give_equal_bytes() -> None:
    assert drawn_board(worst()) == drawn_board(worst())


def test_every_mark_of_a_player_is_on_his_soldiers() -> None:
    view = worst()
    seats = {soldier.seat for slot in slots(view, WORDS["en"]) for soldier in slot.soldiers}
    assert seats == set(range(6))
    assert len({THEMES["dark"].tab(seat) for seat in seats}) == 6
