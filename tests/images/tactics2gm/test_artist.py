"""What the artist of 2GM Tactics hands out: the same for the same view, and no more than its viewer may see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import images
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.view import TacticsView
from images import Artist, Film, Picture
from images.core import fonts
from images.tactics2gm.layout import PORTRAIT
from tests.images.drawing import draws_equal_views_alike, opened
from tests.images.glyphs import lacks
from tests.images.tactics2gm import tables
from tests.images.themes import only_the_colours
from tests.images.voices import say

ARTIST = images.artist("tactics2gm", say)
EVERY_CARD = [*LIBRARY.units, *LIBRARY.supports, *LIBRARY.tokens, *LIBRARY.terrain, *LIBRARY.generals]


def test_a_board_is_a_png_of_the_stated_size() -> None:
    for portrait, size in ((False, (1600, 1000)), (True, (950, 1520))):
        picture = ARTIST.board(tables.battle(), "en", portrait=portrait)
        assert opened(picture).size == (picture.width, picture.height) == size
        assert len(picture.png) <= 150_000
    assert len(ARTIST.board(tables.crowd(16), "en").png) <= 500_000


@pytest.mark.parametrize("language", ["en", "es"])
def test_equal_views_give_equal_bytes(language: str) -> None:
    draws_equal_views_alike(ARTIST, tables.battle(0), language)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_theme_changes_the_colours_and_nothing_else(language: str) -> None:
    light, view = images.artist("tactics2gm", say, "light"), tables.battle(0)
    asked, decision = tables.shooting()
    shown: list[Callable[[Artist], Picture | Film | None]] = [
        lambda artist: artist.board(view, language),
        lambda artist: artist.board(tables.finished(), language, portrait=True),
        lambda artist: artist.hand(view, language),
        lambda artist: artist.focus(asked, decision, ("fire", 3), language),
        lambda artist: artist.card("ge_tiger", language),
        lambda artist: artist.card("farm", language),
        lambda artist: artist.report(tables.fight(), view, language),
        lambda artist: artist.victory(tables.fight(), tables.finished(), language),
        lambda artist: artist.replay([tables.empty(), view], language),
    ]
    only_the_colours(ARTIST, light, shown)


def test_different_views_give_different_pictures() -> None:
    before = ARTIST.board(tables.battle(), "en").png
    changes: list[Callable[[TacticsView], object]] = [
        lambda view: setattr(view.units[0], "wounds", 1),
        lambda view: setattr(view.units[2].tokens[1], "up", False),
        lambda view: view.units[0].marks.append("suppressed"),
        lambda view: view.terrain[SQUARES["B2"]].__setattr__("damage", 1),
        lambda view: view.smoke.append(SQUARES["C4"]),
        lambda view: setattr(view.forces[0], "supply", 5),
        lambda view: setattr(view.players[1], "hand", 9),
        lambda view: view.shots.pop(),
        lambda view: setattr(view, "lost", []),
    ]
    for change in changes:
        view = tables.battle()
        change(view)
        assert ARTIST.board(view, "en").png != before


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hand_is_never_on_the_board(language: str) -> None:
    view = tables.battle(0)
    shown = ARTIST.board(view, language)
    view.hand, view.deck = tables.hand(3), {}
    assert ARTIST.board(view, language) == shown


def test_spectators_have_no_hand() -> None:
    assert ARTIST.hand(tables.battle(), "en") is None


def test_an_unknown_mine_is_not_drawn() -> None:
    knows, other = tables.battle(1), tables.battle(1)
    other.mines = []
    assert ARTIST.board(knows, "en").png != ARTIST.board(other, "en").png


def test_what_can_be_reached_is_drawn_upright_for_a_telephone() -> None:
    view, decision = tables.shooting()
    drawn = ARTIST.focus(view, decision, ("fire", 3), "en", portrait=True)
    assert drawn is not None
    assert (drawn.width, drawn.height) == (PORTRAIT.width, PORTRAIT.height)


def test_nothing_marked_gives_no_picture() -> None:
    view, decision = tables.shooting()
    assert ARTIST.focus(view, decision, ("pass",), "en") is None
    assert ARTIST.focus(view, decision, (), "en") is not None


def test_a_turn_without_a_roll_has_no_report() -> None:
    assert ARTIST.report([tables.event("turn", turn=3, side="de")], tables.battle(), "en") is None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_card_can_be_drawn(card: str, language: str) -> None:
    picture = ARTIST.card(card, language)
    assert (picture.width, picture.height) == (600, 840)
    assert 10 < len(picture.alt) <= 1024


def test_every_id_is_that_of_one_card() -> None:
    assert len(EVERY_CARD) == len(set(EVERY_CARD))
    with pytest.raises(KeyError):
        ARTIST.card("us_maus", "en")


@pytest.mark.parametrize("scenario", game("tactics2gm").scenarios)
def test_a_real_match_can_be_drawn_from_every_chair(scenario: str) -> None:
    playing = Playing(game("tactics2gm"), chance(f"pictures {scenario}"), scenario)
    acts = 0
    while playing.state.outcome is None and acts < 400:
        playing.do(playing.choose())
        acts += 1
        if acts % 80 == 0 or playing.state.outcome is not None:
            for viewer in (None, 0, 1):
                view = playing.game.view(playing.state, viewer)
                assert len(ARTIST.board(view, "es").png) < 250_000
                assert len(ARTIST.board(view, "es").alt) <= 1024
                ARTIST.hand(view, "es")


@pytest.mark.parametrize("face", ["medium", "semibold", "bold", "stencil"])
def test_every_glyph_is_there(face: fonts.Face) -> None:
    printed = "".join(name for both in LIBRARY.names.values() for name in both.values())
    assert lacks(face, printed) == ""
