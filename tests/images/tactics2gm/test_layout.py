"""Nothing on a picture is clipped, overlaps or is too small to be read without a tap."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from engine.core.protocol import Option
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import SQUARES, field
from engine.tactics2gm.view import TacticsView
from images.core.report import TALLEST
from images.core.theme import DARK, LIGHT, Theme
from images.tactics2gm.board import draw_board
from images.tactics2gm.card import draw_card
from images.tactics2gm.focus import draw_focus
from images.tactics2gm.hand import draw_hand, held
from images.tactics2gm.held import draw_held
from images.tactics2gm.layout import LANDSCAPE, PORTRAIT, plan
from images.tactics2gm.report import draw_report
from images.tactics2gm.story import tell
from images.tactics2gm.victory import draw_victory
from tests.images.layouts import IN_BOTH, check, inside, meet
from tests.images.tactics2gm import tables
from tests.images.tactics2gm.voices import WORDS

TABLES: dict[str, Callable[[], TacticsView]] = {
    "nothing": tables.nothing,
    "empty": tables.empty,
    "battle": tables.battle,
    "own battle": lambda: tables.battle(1),
    "full of units": lambda: tables.crowd(heavy=False),
    "fullest": tables.crowd,
    "two boards": lambda: tables.teams(16),
    "two boards, fullest": lambda: tables.crowd(16),
    "four on one board": lambda: tables.teams(8),
    "places": tables.lone_places,
    "finished": tables.finished,
} | {f"names {index}": lambda index=index: tables.longest()[index] for index in range(2)}

SHAPES = {"landscape": LANDSCAPE, "portrait": PORTRAIT}
EVERY_CARD = [*LIBRARY.units, *LIBRARY.supports, *LIBRARY.tokens, *LIBRARY.terrain, *LIBRARY.generals]
both = pytest.mark.parametrize("language", ["en", "es"])


@both
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("shape", SHAPES)
def test_words_on_boards(shape: str, name: str, language: str) -> None:
    board = draw_board(TABLES[name](), WORDS[language], DARK, SHAPES[shape])
    assert (board.width, board.height) == (SHAPES[shape].width, SHAPES[shape].height)
    check(board)


@pytest.mark.parametrize("name", ["battle", "fullest", "two boards", "places", "finished"])
def test_words_on_light_boards(name: str) -> None:
    check(draw_board(TABLES[name](), WORDS["es"], LIGHT))


@both
@pytest.mark.parametrize("phase", tables.PHASES)
def test_every_phase_is_named(phase: str, language: str) -> None:
    view = tables.phase(phase)  # type: ignore[arg-type]
    check(draw_board(view, WORDS[language], DARK, PORTRAIT))


@both
@pytest.mark.parametrize(
    "how",
    ["headquarters", "destroy_units", "reach_row", "take_places", "bring_home", "most_at_bridges", "outlast",
     "bridges_gone", "exhausted", "out_of_reach", "resigned", "beaten", "time"],
)  # fmt: skip
def test_every_end_is_said(how: str, language: str) -> None:
    view = tables.finished(how, [] if how in ("bridges_gone", "beaten") else [1])
    check(draw_board(view, WORDS[language], DARK))
    check(draw_victory(tell(tables.fight()), view, WORDS[language], DARK))


@both
@pytest.mark.parametrize("path", [(), ("fire",), ("fire", 3), ("fire", 3, "0"), ("sortie", 7)])
def test_what_is_marked_is_marked_on_the_picture(path: Option, language: str) -> None:
    view, decision = tables.shooting()
    board = draw_focus(view, decision, path, WORDS[language], DARK)
    whole = (0, 0, board.width, board.height)
    assert all(inside(mark.ink, whole) for mark in board.marks)


@both
@pytest.mark.parametrize("card", EVERY_CARD)
def test_words_on_cards(card: str, language: str) -> None:
    check(draw_card(card, WORDS[language], DARK))


@pytest.mark.parametrize("card", ["us_calliope", "ge_heavy", "c47", "bunker", "radio", "ge_model"])
def test_words_on_light_cards(card: str) -> None:
    check(draw_card(card, WORDS["es"], LIGHT))


@both
@pytest.mark.parametrize("cards", [0, 1, 5, 7, 9, 14, 18])
@IN_BOTH
def test_words_in_hands(cards: int, language: str, theme: Theme) -> None:
    view, words = tables.battle(0), WORDS[language]
    check(draw_hand(view, tables.hand(cards), words, theme))
    for tier in held(tables.hand(cards), 5, words, {"deploy us_sherman": 3}):
        for card in tier.cards:
            face = draw_held(theme, card, (tier.fan.width, tier.fan.height), (tier.fan.window, tier.height))
            check(face)
            for mark in face.marks:
                assert inside(mark.ink, (0, 0, tier.fan.window, tier.height)), f"covered: {mark}"


@both
@pytest.mark.parametrize("card", [*LIBRARY.units, *LIBRARY.supports])
@pytest.mark.parametrize("each", [7, 14])
def test_every_card_can_be_held(each: int, card: str, language: str) -> None:
    (tier, *_) = held([card] * each, 24, WORDS[language], {})
    face = draw_held(DARK, tier.cards[-1], (tier.fan.width, tier.fan.height), (tier.fan.window, tier.height))
    check(face)


@both
@IN_BOTH
@pytest.mark.parametrize("times", [1, 3])
def test_words_on_reports(times: int, language: str, theme: Theme) -> None:
    sheet = draw_report(tell(tables.fight() * times), tables.battle(), WORDS[language], theme)
    assert sheet.height <= TALLEST
    check(sheet)


@both
@IN_BOTH
def test_words_on_posters(language: str, theme: Theme) -> None:
    for winners in ((0,), (1,), ()):
        check(draw_victory(tell(tables.fight()), tables.finished("time", winners), WORDS[language], theme))
    check(draw_victory(tell([]), tables.finished(), WORDS[language], theme))


@pytest.mark.parametrize("columns", [8, 16])
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_squares_lie_apart_between_the_strips(columns: int, shape: object) -> None:
    layout = plan(columns, shape)  # type: ignore[arg-type]
    boxes = [layout.square(at) for at in field(columns)]
    for box, at in zip(boxes, field(columns), strict=True):
        assert inside(box, layout.field)
        assert inside(layout.body(at), box)
        assert inside(layout.gutter(at), box)
        assert not meet(layout.body(at), layout.gutter(at))
    for one, other in itertools.combinations(boxes, 2):
        assert not meet(one, other)
    for side in (0, 1):
        assert not meet(layout.base(side), layout.field)
        assert not meet(layout.head(side), layout.base(side))


def test_row_1_is_below_and_column_a_on_the_left() -> None:
    layout = plan(8)
    a1, a6, h1 = (layout.square(SQUARES[name]) for name in ("A1", "A6", "H1"))
    assert a1[1] > a6[1]
    assert a1[0] < h1[0]
    assert layout.base(0)[1] > a1[1]
    assert layout.base(1)[1] < a6[1]


def test_tg_r01_a_headquarters_stands_before_the_middle_of_its_edge() -> None:
    for columns, middles in ((8, [("D1", "E1")]), (16, [("D1", "E1"), ("L1", "M1")])):
        layout = plan(columns)
        for board, (left, right) in enumerate(middles):
            assert (
                layout.headquarters(0, board)
                == layout.square(SQUARES[left])[2]
                == layout.square(SQUARES[right])[0]
            )
