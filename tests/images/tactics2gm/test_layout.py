"""Nothing on a picture is clipped, overlaps or is too small to be read without a tap."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from msgspec import structs
from PIL import ImageChops

from engine.core.protocol import Option
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import SQUARES, field
from engine.tactics2gm.state import Lost
from engine.tactics2gm.view import TacticsView
from images.core.arrow import head
from images.core.report import TALLEST
from images.core.theme import DARK, LIGHT, Theme
from images.tactics2gm.board import draw_board, enemy_bases
from images.tactics2gm.card import draw_card
from images.tactics2gm.face import faces, ghost
from images.tactics2gm.focus import draw_focus
from images.tactics2gm.hand import draw_hand, held
from images.tactics2gm.held import draw_held
from images.tactics2gm.layout import LANDSCAPE, PAIR, PORTRAIT, plan
from images.tactics2gm.report import draw_report
from images.tactics2gm.shots import arrows
from images.tactics2gm.story import tell
from images.tactics2gm.unit import sprite
from images.tactics2gm.victory import draw_victory
from tests.images.layouts import DESKTOP, IN_BOTH, PHONE, around, check, inside, meet, stands_out
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
    "two boards, finished": lambda: structs.replace(tables.teams(16), outcome=tables.finished("time").outcome),
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
    view = TABLES[name]()
    board = draw_board(view, WORDS[language], DARK, SHAPES[shape])
    upright = PAIR if view.columns == 16 else PORTRAIT
    assert (board.width, board.height) == (LANDSCAPE if shape == "landscape" else upright)[:2]
    check(board, shown=PHONE if shape == "portrait" else DESKTOP)


@pytest.mark.parametrize("name", ["battle", "fullest", "two boards", "places", "finished"])
def test_words_on_light_boards(name: str) -> None:
    check(draw_board(TABLES[name](), WORDS["es"], LIGHT))


@both
@pytest.mark.parametrize("phase", tables.PHASES)
def test_every_phase_is_named(phase: str, language: str) -> None:
    view = tables.phase(phase)  # type: ignore[arg-type]
    check(draw_board(view, WORDS[language], DARK, PORTRAIT), shown=PHONE)


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
    sheets = [
        draw_victory(tell(tables.fight()), tables.finished("time", winners), WORDS[language], theme)
        for winners in ((0,), (1,), ())
    ]
    for sheet in [*sheets, draw_victory(tell([]), tables.finished(), WORDS[language], theme)]:
        assert all(mark.must for mark in sheet.marks)
        check(sheet)


@pytest.mark.parametrize("columns", [8, 16])
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_squares_lie_apart_between_the_strips(columns: int, shape: object) -> None:
    layout = plan(columns, shape)  # type: ignore[arg-type]
    boxes = [layout.square(at) for at in field(columns)]
    for box, at in zip(boxes, field(columns), strict=True):
        assert any(inside(box, each) for each in layout.fields)
        assert inside(layout.body(at), box)
        assert inside(layout.gutter(at), box)
        assert not meet(layout.body(at), layout.gutter(at))
    for one, other in itertools.combinations(boxes, 2):
        assert not meet(one, other)
    boards = range(columns // 8)
    strips = {layout.base(side, board) for side in (0, 1) for board in boards} | {layout.head(0), layout.head(1)}
    for one, other in itertools.combinations([*layout.fields, *strips], 2):
        assert not meet(one, other)


def test_row_1_is_below_and_column_a_on_the_left() -> None:
    layout = plan(8)
    a1, a6, h1 = (layout.square(SQUARES[name]) for name in ("A1", "A6", "H1"))
    assert a1[1] > a6[1]
    assert a1[0] < h1[0]
    assert layout.base(0, 0)[1] > a1[1]
    assert layout.base(1, 0)[1] < a6[1]


def test_upright_the_first_of_two_boards_lies_above_the_second_and_each_is_as_wide_as_one_alone() -> None:
    two, one = plan(16, PORTRAIT), plan(8, PORTRAIT)
    h1, i6 = (two.square(SQUARES[name]) for name in ("H1", "I6"))
    assert two.cut.square[0] == one.cut.square[0]
    assert two.cut.named
    assert plan(16, PORTRAIT.over).cut.named
    assert h1[3] < two.base(0, 0)[1] < two.base(1, 1)[1] < i6[1]
    assert i6[0] == two.square(SQUARES["A6"])[0]


def test_tg_r01_a_headquarters_stands_before_the_middle_of_its_edge() -> None:
    for layout in (plan(8), plan(16), plan(16, PORTRAIT)):
        for board, (left, right) in enumerate([("D1", "E1"), ("L1", "M1")][: layout.columns // 8]):
            middle = layout.headquarters(board)
            assert middle == layout.square(SQUARES[left])[2] == layout.square(SQUARES[right])[0]
            below = layout.square(SQUARES[left])[3]
            assert below < layout.base(0, board)[1] < below + 100


def under_fire(columns: int = 8) -> TacticsView:
    """A full field on which everybody near a target fires at it, from all sides, and two at a Headquarters."""
    view = tables.crowd(columns)
    aims = [("D3", "D4"), ("E4", "D4"), ("D5", "D4"), ("C4", "D4"), ("B6", "E2"), ("H1", "E2"), ("A1", "H6")]
    view.shots = [(SQUARES[start], SQUARES[end], "hit") for start, end in aims]
    view.shots += [(SQUARES["E4"], -2, "hit"), (SQUARES["A6"], -2, "crit"), (-1, SQUARES["A3"], "miss")]
    return view


UNDER_FIRE: dict[str, Callable[[], TacticsView]] = {
    "battle": tables.battle,
    "own battle": lambda: tables.battle(1),
    "everywhere": under_fire,
    "on two boards": lambda: under_fire(16),
}


@pytest.mark.parametrize("name", UNDER_FIRE)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_arrow_has_its_head_on_its_target_and_off_its_words(shape: str, name: str) -> None:
    view, layout = UNDER_FIRE[name](), plan(UNDER_FIRE[name]().columns, SHAPES[shape])
    kept = draw_board(view, WORDS["en"], DARK, SHAPES[shape]).kept
    bases = enemy_bases(view, layout, WORDS["en"])
    flown = arrows(DARK, view, layout, "us", bases, kept)
    assert len(flown) == len(view.shots)
    for arrow, (_, end, _) in zip(flown, view.shots, strict=True):
        box = around(head(arrow))
        assert inside(box, layout.body(int(end)) if int(end) >= 0 else bases[-2 - int(end)])
        for words in kept:
            assert not meet(box, words), (box, words)


@pytest.mark.parametrize("halved", [False, True], ids=["whole", "halved"])
def test_no_arrow_lies_over_a_word(halved: bool) -> None:
    shown = under_fire()
    shot = draw_board(shown, WORDS["en"], DARK, halved=halved)
    bare = draw_board(structs.replace(shown, shots=[]), WORDS["en"], DARK, halved=halved)
    fired, quiet = shot.image(), bare.image()
    assert fired.tobytes() != quiet.tobytes()
    part = 2 if halved else 1
    for left, top, right, bottom in (mark.ink for mark in draw_board(shown, WORDS["en"], DARK).marks):
        box = (left // part, top // part, right // part, bottom // part)
        assert fired.crop(box).tobytes() == quiet.crop(box).tobytes()


@pytest.mark.parametrize("columns", [8, 16])
def test_what_came_of_a_shot_at_a_headquarters_stands_beside_it(columns: int) -> None:
    view, layout = under_fire(columns), plan(columns)
    left, top, right, bottom = enemy_bases(view, layout, WORDS["en"])[0]
    fired, quiet = (
        draw_board(changed, WORDS["en"], DARK).image()
        for changed in (
            structs.replace(view, shots=[(SQUARES["E4"], -2, "crit")]),
            structs.replace(view, shots=[]),
        )
    )
    beside = (left - 40, top, left, bottom) if columns == 8 else (right, top, right + 40, bottom)
    strip = ImageChops.difference(fired, quiet)
    assert strip.crop(beside).getbbox() is not None
    strip.paste(0, (beside[0] if columns == 8 else left, top, right if columns == 8 else beside[2], bottom))
    assert strip.crop((0, top, strip.width, bottom)).getbbox() is None


@IN_BOTH
@pytest.mark.parametrize(("width", "height"), [(150, 95), (90, 130)])
def test_whoever_is_gone_is_quieter_than_whoever_is_there(width: int, height: int, theme: Theme) -> None:
    words = WORDS["en"]
    there = faces(tables.table([tables.unit(4, "ge_tiger", "E4")]), words)[4]
    gone = ghost(Lost(number=4, card="ge_tiger", seat=1, at=SQUARES["E4"]), words)
    loud, quiet = (
        stands_out(sprite(theme, shown, width, height, 24, "named"), theme.table) for shown in (there, gone)
    )
    assert quiet < loud / 2
