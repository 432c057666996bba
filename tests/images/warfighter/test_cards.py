"""Cards of Warfighter in full, and in hands: all of them can be read, and nobody sees another's hand."""

from __future__ import annotations

import pytest

from engine.warfighter.library import LIBRARY
from engine.warfighter.rules import GAME
from engine.warfighter.view import WarfighterView
from images.core.finish import LIMIT
from images.core.fonts import width
from images.core.icons import names
from images.core.theme import READ, ThemeName
from images.warfighter import artist
from images.warfighter.card import draw_card
from images.warfighter.colours import THEMES
from images.warfighter.hand import draw_hand, hand_alt, laid
from images.warfighter.layout import WIDE
from images.warfighter.printed import printed
from images.warfighter.symbols import card_icon
from tests.images.layouts import check, inside
from tests.images.voices import LANGUAGES, say
from tests.images.warfighter.tables import WORDS, opening, seen, usual
from tests.warfighter.squad import squad

IN_ALL = pytest.mark.parametrize("language", LANGUAGES)
AMMO = 30 + 16 + 3
"""Room of a round and its figure beside the name of a weapon."""


def fullest() -> WarfighterView:
    """Look at somebody who leads eight Soldiers, four of them with six cards each."""
    match = squad(
        "S01 W01 W07 Q01 Q01 Q04 K01 K12 @2 -1 +2", "S06 W06 Q13 K13 @2 -3 !1", "S02 W03 Q07 Q05 K08 @1 +1",
        "S13 @2", "S10 @2", "S15 @1", "S16 @0", "S04 W01 W07 @0", row="L01 L02", mission="M07",
    )  # fmt: skip
    match.hand("A01", "A07", "L07", "A17", "L04", "A03", no=1).hand("A03", "A12", "A04", "A05", "L13", "A05", no=2)
    match.hand("A18", "A06", "A08", "A09", "A10", "A11", no=3).hand("A02", "A13", "A14", "L14", "A16", "A15", no=8)
    return seen(match, 0)


@pytest.mark.parametrize("card", GAME.ids("card"))
def test_every_card_is_drawn_with_all_that_is_printed_on_it(card: str) -> None:
    found = printed(card, WORDS["es"])  # its words are the longer ones
    sheet = draw_card(found, THEMES["light"])
    assert (sheet.width, sheet.height) == (600, 840)
    for mark in sheet.marks:
        assert inside(mark.ink, sheet.box), mark
        assert not mark.text.endswith("…"), mark
    said = [mark.text for mark in sheet.marks]
    assert {figure.value for figure in found.figures} <= set(said)
    assert {cell for row in found.table for cell in row if cell} <= set(said)
    words = " ".join(said)
    assert all(word in words for line in found.text for word in line.split())
    for language in LANGUAGES:
        told = printed(card, WORDS[language])
        assert 10 < len("\n".join([told.name, *told.lines])) <= LIMIT
    assert card_icon(card) in names()


def test_a_card_whose_text_leaves_no_room_for_its_icon_is_drawn_without() -> None:
    full = printed("F05", WORDS["en"])
    wordy = full._replace(table=full.table + full.table[-1:] * 4, text=(*full.text, "Nobody passes here. " * 8))

    assert draw_card(wordy, THEMES["light"]).height == 840


def test_a_huge_hand_is_drawn_without_icons() -> None:
    match = squad("S01 @0", "S02 @0", "S03 @0", "S04 @0")
    for no in range(1, 5):
        match.hand(*[card for card in LIBRARY.actions if card != "A03"][:16], no=no)

    assert draw_hand(seen(match, 0), WORDS["en"], THEMES["light"]).width == 1600


def test_there_is_no_such_card() -> None:
    with pytest.raises(KeyError):
        artist(say, THEMES["dark"]).card("Z99", "en")


def test_a_card_says_its_figures() -> None:
    drawn = artist(say, THEMES["dark"])
    assert drawn.card("F06", "en").alt.splitlines() == [
        "Volksgrenadier Section",
        "Front-line · 3 cards",
        "Hostiles 4, Cover 2, Range 0–2",
        "Active 1; Suppress 8+; 1 Wound 9+; 2 Wounds –",
        "Active 2; Suppress 8+; 1 Wound 9+; 2 Wounds 10+",
        "Active 3; Suppress 6+; 1 Wound 7+; 2 Wounds 10+",
        "Active 4; Suppress 5+; 1 Wound 6+; 2 Wounds 10+",
    ]
    assert "Tiro único; Dados 1×; Impacta con 5+; Se vacía con 1" in drawn.card("W01", "es").alt


@IN_ALL
def test_weapons_have_short_names_beside_their_ammunition(language: str) -> None:
    body = int(WIDE * READ) - 48 - 8 - 32
    for card in LIBRARY.weapons:
        assert width(WORDS[language].short(card), "semibold", READ) <= body - AMMO, card


@IN_ALL
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_of_a_hand_are_whole_apart_and_large_enough(language: str, theme: ThemeName) -> None:
    for view in (usual(0), fullest()):
        scene = draw_hand(view, WORDS[language], THEMES[theme])
        assert (scene.width, scene.height) == (1600, 1000)
        check(scene)


@IN_ALL
def test_every_card_and_soldier_is_named_in_the_alt_text_of_a_hand(language: str) -> None:
    words, view = WORDS[language], fullest()
    said = hand_alt(view, words)
    assert len(said) <= LIMIT
    for hand in view.hands.values():
        assert all(words.card(card) in said for card in hand.cards)
    shown = [held.card for tier in laid(view, words) for held in tier.cards]
    assert sorted(shown) == sorted(card for hand in view.hands.values() for card in hand.cards)


def test_a_hand_is_that_of_whom_the_viewer_leads() -> None:
    drawn = artist(say, THEMES["dark"])
    own, other, nobody = usual(0), usual(1), usual(None)
    assert drawn.hand(nobody, "en") is None
    assert drawn.hand(opening(), "en") is None
    mine, his = drawn.hand(own, "en"), drawn.hand(other, "en")
    assert mine is not None
    assert his is not None
    assert "Orchard" in mine.alt
    assert "Orchard" not in his.alt
    assert "Good Position" in his.alt
    assert "3 Running Elk 2/5" in his.alt


def test_a_scout_sees_the_locations_at_which_he_looks() -> None:
    view = usual(1)
    view.hands[3].looks = ["L01", "L05"]
    assert "Village Street" in hand_alt(view, WORDS["en"])
