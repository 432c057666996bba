"""Cards held as a fan: what has to be read of each stays free, lies on the picture and is large enough."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pytest

import images
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.view import HandView
from images.core import fan
from images.core.canvas import Point, Sheet
from images.core.hand import HEAD, HEIGHT, WIDTH, Tier
from images.core.theme import DARK, READ, Theme
from images.spearpoint.hand import draw_hand, held
from images.spearpoint.held import Held, draw_held
from tests.images import tables
from tests.images.layouts import IN_BOTH, check
from tests.images.test_layout import rules
from tests.images.voices import LANGUAGES, WORDS, say

SIZES = [
    (0, 0),
    (1, 0),
    (0, 1),
    (1, 1),
    (4, 3),
    (7, 5),
    (7, 7),
    (8, 2),
    (3, 9),
    (10, 8),
    (14, 6),
    (20, 0),
    (12, 12),
]


def cards(units: int, commands: int, side: str = "us", kinds: int = 18) -> HandView:
    """Hold cards of every kind of a side, and several of a kind where there are more."""
    known = [card for card in LIBRARY.units.values() if card.side == side]
    orders = list(LIBRARY.commands)
    found = [known[index * 5 % len(known)] for index in range(units)]
    reserves = {card.id: 1 + index % 3 for index, card in enumerate(known[:kinds])}
    return HandView(
        units=found, commands=[orders[index * 3 % len(orders)] for index in range(commands)], reserves=reserves
    )


def apart(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Tell whether a straight line lies between two convex shapes."""
    for shape in (one, other):
        for (x0, y0), (x1, y1) in itertools.pairwise([*shape, shape[0]]):
            along = [[(x - x0) * (y0 - y1) + (y - y0) * (x1 - x0) for x, y in each] for each in (one, other)]
            if max(along[0]) <= min(along[1]) or max(along[1]) <= min(along[0]):
                return True
    return False


def window(tier: Tier[Held], place: fan.Place) -> list[Point]:
    """Give the corners of the part of a card on which its words stand."""
    left, top = -tier.fan.width / 2, -tier.fan.height / 2
    right, bottom = left + tier.fan.window, top + tier.height
    return [place.point(x, y) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["us", "de"])
@pytest.mark.parametrize(("units", "commands"), [(1, 1), (4, 3), (7, 7), (14, 7)])
@IN_BOTH
def test_words_on_held_cards(units: int, commands: int, side: str, language: str, theme: Theme) -> None:
    hand, words = cards(units, commands, side), WORDS[language]
    for tier in held(hand, words, rules(language)):
        for card in tier.cards:
            sheet = draw_held(theme, card, (tier.fan.width, tier.fan.height), (tier.fan.window, tier.height + 10))
            check(sheet, reader=WIDTH)
            for mark in sheet.marks:
                assert mark.ink[2] <= tier.fan.window, f"covered: {mark}"
                assert mark.ink[3] <= tier.height + 10, f"covered: {mark}"
            told = {mark.text for mark in sheet.marks if mark.must}
            if card.card in LIBRARY.units:
                unit = LIBRARY.units[card.card]
                assert {card.name, str(unit.cost)} <= told
                assert not unit.endurance or {str(unit.defense), f"{unit.endurance}/{unit.half}"} <= told
                assert not unit.flight or str(unit.flight) in told
                assert {f"+{weapon.index}" for weapon in unit.weapons} <= told
            else:
                assert " ".join(mark.text for mark in sheet.marks if mark.must).endswith(card.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("units", [0, 7])
@pytest.mark.parametrize("kinds", [0, 6, 18, 27])
@IN_BOTH
def test_words_beside_the_fan(units: int, kinds: int, language: str, theme: Theme) -> None:
    hand = cards(units, 0, kinds=kinds)
    check(draw_hand(tables.battle(0), hand, WORDS[language], rules(language), theme))


@pytest.mark.parametrize(("units", "commands"), SIZES)
@pytest.mark.parametrize("kinds", [6, 27])
def test_what_is_read_is_covered_by_no_other_card(units: int, commands: int, kinds: int) -> None:
    tiers = held(cards(units, commands, kinds=kinds), WORDS["en"], rules("en"))
    assert [card for tier in tiers for card in tier.cards] != [] or units + commands == 0
    assert sum(len(tier.cards) for tier in tiers) == units + commands
    laid = [(tier, place) for tier in tiers for place in tier.fan.places]
    for index, (tier, place) in enumerate(laid):
        free = window(tier, place)
        for x, y in free:
            assert 0 <= x <= WIDTH
            assert HEAD <= y <= HEIGHT
        for later, other in laid[index + 1 :]:
            assert apart(free, other.corners(later.fan.width, later.fan.height))


def test_up_to_twenty_cards_lie_in_three_tiers_at_most() -> None:
    for units, commands in itertools.product(range(15), range(7)):
        tiers = held(cards(units, commands), WORDS["en"], rules("en"))
        assert len(tiers) <= 3
        assert all(len(tier.cards) <= 7 for tier in tiers)


def test_equal_cards_are_numbered() -> None:
    rifles = [LIBRARY.units[name] for name in ("us_rifle", "us_jeep", "us_rifle")]
    (units, commands) = held(
        HandView(units=rifles, commands=["medic", "medic"], reserves={}), WORDS["en"], rules("en")
    )
    assert [card.copy for card in units.cards] == ["1/2", "", "2/2"]
    assert [card.copy for card in commands.cards] == ["1/2", "2/2"]


def test_a_fan_bends_down_on_both_sides() -> None:
    made = fan.fan(7, 290, 400, 24, 1576, 100)
    angles = [place.angle for place in made.places]
    assert angles == sorted(angles)
    assert [-angle for angle in reversed(angles)] == angles
    assert 3 <= angles[-1] <= 8
    assert made.places[0].y == made.places[-1].y > made.places[3].y == 300
    corners = [corner for place in made.places for corner in place.corners(290, 400)]
    assert min(x for x, _ in corners) >= 0
    assert max(x for x, _ in corners) <= 1600


def test_where_there_is_a_text_to_read_cards_lie_straight() -> None:
    both, units = (held(cards(7, commands), WORDS["en"], rules("en")) for commands in (5, 0))
    assert {place.angle for tier in both for place in tier.fan.places} == {0.0}
    assert all(len({place.y for place in tier.fan.places}) == 1 for tier in both)
    assert any(place.angle for tier in units for place in tier.fan.places)


def test_few_cards_touch_and_many_overlap() -> None:
    for count in range(2, 12):
        made = fan.fan(count, 290, 400, 24, 1576, 100)
        pitches = {round(two.x - one.x, 6) for one, two in itertools.pairwise(made.places)}
        assert len(pitches) == 1
        assert made.window < pitches.pop() <= 290


@pytest.mark.parametrize("count", range(25))
def test_tiers_hold_all_cards_evenly(count: int) -> None:
    made = fan.tiers(range(count), 7)
    assert [card for tier in made for card in tier] == list(range(count))
    sizes = [len(tier) for tier in made]
    assert len(sizes) == math.ceil(count / 7)
    assert not sizes or max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("angle", [-4.25, 0.0, 6.0])
def test_a_turned_card_keeps_its_middle_and_its_colours(angle: float) -> None:
    card = Sheet(DARK, 120, 200, DARK.table)
    card.rect(card.box, DARK.cream)
    card.rect((50, 90, 70, 110), DARK.wound)
    sprite = fan.turned(card, angle)
    middle = sprite.image.getpixel((sprite.width // 2, sprite.height // 2))
    assert middle == DARK.index(DARK.wound)
    assert sprite.mask is not None
    lean = math.radians(abs(angle))
    wide = 120 * math.cos(lean) + 200 * math.sin(lean)
    box = sprite.mask.getbbox()
    assert box is not None
    assert abs(box[2] - box[0] - wide) <= 3


def test_every_must_of_a_hand_is_large_enough() -> None:
    assert READ * 550 / WIDTH >= 11


def test_a_hand_is_a_picture_of_the_usual_shape() -> None:
    view = tables.battle(0)
    for units, commands in ((0, 0), (7, 5), (14, 6), (20, 20)):
        view.hand = cards(units, commands)
        picture = images.artist("spearpoint", say, "light").hand(view, "es")
        assert picture is not None
        assert (picture.width, picture.height) == (WIDTH, HEIGHT)
        assert len(picture.png) < 400_000
