"""Nothing on a picture is clipped, overlaps or is too small to be read without a tap."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Literal, TypeAlias

import pytest

from engine.spearpoint import printing
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.state import Lost
from engine.spearpoint.view import SpearpointView
from images.core import fonts
from images.core.arrow import head
from images.core.canvas import Mark, Sheet
from images.core.theme import DARK, READ, Theme
from images.spearpoint import card as cards
from images.spearpoint.attacks import arrows
from images.spearpoint.board import draw_board
from images.spearpoint.face import face, ghost
from images.spearpoint.layout import (
    BANNER,
    CHIP,
    COMPACT,
    FULL,
    GRAND,
    LANDSCAPE,
    LARGE,
    PORTRAIT,
    Cut,
    Format,
    Measure,
    plan,
)
from images.spearpoint.unit import sprite
from tests.images import tables
from tests.images.layouts import DESKTOP, IN_BOTH, PHONE, around, check, inside, meet, stands_out
from tests.images.voices import WORDS, say

Gone: TypeAlias = Literal["destroyed", "captured", "withdrawn"]
TABLES: dict[str, Callable[[], SpearpointView]] = {
    "empty": tables.empty,
    "battle": tables.battle,
    "own battle": lambda: tables.battle(1),
    "one": lambda: tables.crowd(1),
    "five": lambda: tables.crowd(5),
    "eight": lambda: tables.crowd(8),
    "fifteen": lambda: tables.crowd(15),
    "thirty": lambda: tables.crowd(30),
    "thirty in the rear": lambda: tables.crowd(30, "rear"),
    "states, full": tables.states,
    "states, compact": lambda: tables.states(4),
    "states, chips": lambda: tables.states(12),
    "finished": tables.finished,
    "one against two": lambda: tables.allied(3, 8),
    "two of one against two": lambda: tables.allied(3, 30, viewer=2),
    "two against two": lambda: tables.allied(4, 15, viewer=3),
    "thirty of two against two": lambda: tables.allied(4, 30),
} | {
    f"{edge} effects {index}": lambda edge=edge, index=index: tables.every_effect(edge)[index]
    for edge in ("infantry", "vehicle", "artillery", "aircraft")
    for index in range(2)
}


def rules(language: str) -> Callable[[str], list[str]]:
    return lambda card: [say(line, language) for line in printing.command_text(LIBRARY.commands[card])]


SHAPES = {"landscape": LANDSCAPE, "portrait": PORTRAIT}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("shape", SHAPES)
@IN_BOTH
def test_words_on_boards(shape: str, name: str, language: str, theme: Theme) -> None:
    board = draw_board(TABLES[name](), WORDS[language], theme, SHAPES[shape])
    assert (board.width, board.height) == (SHAPES[shape].width, SHAPES[shape].height)
    check(board, shown=PHONE if shape == "portrait" else DESKTOP)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("card", LIBRARY.units)
@IN_BOTH
def test_words_on_unit_cards(card: str, language: str, theme: Theme) -> None:
    check(cards.draw_unit_card(LIBRARY.units[card], WORDS[language], theme))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("card", LIBRARY.commands)
@IN_BOTH
def test_words_on_command_cards(card: str, language: str, theme: Theme) -> None:
    check(cards.draw_command_card(card, WORDS[language], rules(language)(card), theme))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("card", LIBRARY.damage)
@IN_BOTH
def test_words_on_damage_cards(card: str, language: str, theme: Theme) -> None:
    found = LIBRARY.damage[card]
    edges = []
    for name in (found.infantry, found.vehicle, found.artillery, found.aircraft):
        effect = LIBRARY.effects[name]
        text = [say(line, language) for line in printing.effect_text(effect)]
        edges.append((effect, WORDS[language].of("effect-full", effect=name), text))
    check(cards.draw_damage_card(found, edges, WORDS[language], theme))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_units_lie_apart_and_on_the_table(shape: Format, name: str) -> None:
    layout = plan(TABLES[name](), shape)
    for place in layout.places.values():
        assert inside(place.box, (0, shape.top, shape.width, shape.height - shape.bottom))
    for one, other in itertools.combinations(layout.places.values(), 2):
        assert not meet(one.box, other.box)
    assert layout.bands[0].box[1] == shape.top + (BANNER if name == "finished" else 0)
    assert layout.bands[-1].box[3] == shape.height - shape.bottom
    assert layout.cut.height >= layout.cut.measure.least


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_the_fewer_units_the_larger_their_cards(shape: Format) -> None:
    areas = [
        cut.width * cut.height for each in (1, 4, 5, 8, 15, 30) for cut in [plan(tables.crowd(each), shape).cut]
    ]
    assert areas == sorted(areas, reverse=True)
    assert areas[0] >= 3 * areas[3] >= 3 * areas[-1]


@pytest.mark.parametrize("language", ["en", "es"])
def test_short_names_fit_small_cards(language: str) -> None:
    for card in LIBRARY.units.values():
        if card.type != "crew":
            name = WORDS[language].short(card.id)
            assert fonts.width(name, "bold", READ) <= COMPACT.width - 14, name
            assert fonts.width(name, "bold", READ) <= FULL.width - 122, name
            assert fonts.width(name, "bold", READ) <= LARGE.width * 3 // 5 - 21, name


def test_a_unit_keeps_its_place_while_others_come() -> None:
    few = tables.table([tables.unit(n, "us_rifle") for n in (1, 2, 4, 5, 6, 7)])
    more = tables.table([tables.unit(n, "us_rifle") for n in (1, 2, 4, 5, 6, 7, 9, 10)])
    before, after = plan(few).places, plan(more).places
    assert {number: after[number] for number in before} == before


def test_own_units_lie_below() -> None:
    for viewer, own in ((None, 0), (0, 0), (1, 1)):
        view = tables.battle(viewer)
        places = plan(view).places
        front = {unit.seat: places[unit.number].box[1] for unit in view.units if unit.line == "front"}
        assert front[own] > front[1 - own]


def test_marks_tell_where_the_ink_is() -> None:
    sheet = Sheet(DARK, 300, 80, DARK.cream)
    sheet.text(150, 40, "Ñandú 7", 32, DARK.ink, anchor="m")
    (mark,) = sheet.marks
    difference = Sheet(DARK, 300, 80, DARK.cream).image
    from PIL import ImageChops

    found = ImageChops.difference(difference, sheet.image).getbbox()
    assert found is not None
    assert inside(found, mark.ink)
    assert isinstance(mark, Mark)


@pytest.mark.parametrize("name", ["battle", "five", "eight", "states, full", "states, compact"])
def test_tabs_cover_no_word(name: str) -> None:
    sheet = draw_board(TABLES[name](), WORDS["en"], DARK)
    tabs = {mark.within for mark in sheet.marks if mark.text.endswith("%")}
    for tab, mark in itertools.product(tabs, sheet.marks):
        assert mark.within == tab or not meet(tab, mark.ink), (tab, mark)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_every_arrow_has_its_head_in_front_of_its_target(shape: Format, name: str) -> None:
    view = TABLES[name]()
    layout, board = plan(view, shape), draw_board(view, WORDS["en"], DARK, shape)
    tabs = {mark.within for mark in board.marks if mark.text.endswith("%")}
    cards = [place.box for place in layout.places.values()]
    heads = [around(head(arrow)) for arrow in arrows(DARK, view, layout)]
    assert len(heads) == sum(len(attack.attackers) for attack in view.attacks) or name == "finished"
    for box in heads:
        assert inside(box, (0, 0, shape.width, shape.height))
        for other in (*cards, *tabs):
            assert not meet(box, other), (box, other)


@IN_BOTH
@pytest.mark.parametrize("cut", [GRAND, FULL, COMPACT, CHIP], ids=lambda measure: measure.size)
@pytest.mark.parametrize("how", ["destroyed", "captured", "withdrawn"])
def test_whoever_is_gone_is_quieter_than_whoever_is_there(how: Gone, cut: Measure, theme: Theme) -> None:
    there = tables.unit(4, "ge_tiger")
    lost = Lost(number=4, card="ge_tiger", seat=1, line="front", how=how)
    words, measure = WORDS["en"], Cut(cut, cut.most)
    ground = theme.ground(theme.nations["de"])
    loud, quiet = (
        stands_out(sprite(theme, shown, measure), ground)
        for shown in (face(there, 2, words, up=True), ghost(lost, 2, words, up=True))
    )
    assert quiet < loud / 2
