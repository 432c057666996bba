"""What the artist of Spearpoint hands out: the same for the same view, and no more than its viewer may see."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import ImageStat

import images
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from engine.spearpoint.library import LIBRARY
from images import Artist, Film, Picture, ThemeName
from images.core import fonts
from tests.images import fights, tables
from tests.images.drawing import draws_equal_views_alike, opened
from tests.images.glyphs import lacks
from tests.images.themes import only_the_colours
from tests.images.voices import say

ARTIST = images.artist("spearpoint", say)


def test_a_board_is_a_png_of_the_stated_size() -> None:
    picture = ARTIST.board(tables.battle(), "en")
    image = opened(picture)
    assert image.format == "PNG"
    assert image.size == (picture.width, picture.height) == (1600, 1000)
    assert len(picture.png) <= 150_000
    upright = ARTIST.board(tables.battle(), "en", portrait=True)
    assert opened(upright).size == (upright.width, upright.height) == (950, 1520)


@pytest.mark.parametrize("language", ["en", "es"])
def test_equal_views_give_equal_bytes(language: str) -> None:
    draws_equal_views_alike(ARTIST, tables.battle(0), language)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_theme_changes_the_colours_and_nothing_else(language: str) -> None:
    light, view = images.artist("spearpoint", say, "light"), tables.battle(0)
    shown: list[Callable[[Artist], Picture | Film | None]] = [
        lambda artist: artist.board(view, language),
        lambda artist: artist.board(tables.finished(), language, portrait=True),
        lambda artist: artist.board(tables.empty(), language),
        lambda artist: artist.hand(view, language),
        lambda artist: artist.card("ge_tiger", language),
        lambda artist: artist.card("medic", language),
        lambda artist: artist.card("D07", language),
        lambda artist: artist.report(fights.usual(), view, language),
        lambda artist: artist.victory(fights.usual(), tables.finished(), language),
        lambda artist: artist.replay([tables.empty(), view], language),
    ]
    only_the_colours(ARTIST, light, shown)


@pytest.mark.parametrize(("name", "is_light"), [("dark", False), ("light", True)])
def test_a_theme_is_dark_or_light(name: ThemeName, is_light: bool) -> None:
    artist = images.artist("spearpoint", say, name)
    report = artist.report(fights.usual(), tables.battle(), "es")
    assert report is not None
    for picture in (artist.board(tables.battle(), "es"), report):
        (middle,) = ImageStat.Stat(opened(picture).convert("RGB").convert("L")).median
        assert (middle > 150) if is_light else (middle < 60)


def test_drawing_in_threads_gives_the_same_bytes() -> None:
    views = [tables.battle(), tables.states(), tables.states(4), tables.crowd(6), tables.empty()]
    alone = [ARTIST.board(view, "es").png for view in views]
    other = images.artist("spearpoint", say)
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: other.board(view, "es").png, views * 3))
    assert together == alone * 3


def test_different_views_give_different_pictures() -> None:
    pictures = {ARTIST.board(view, "en").png for view in (tables.empty(), tables.battle(), tables.finished())}
    assert len(pictures) == 3
    hurt = tables.battle()
    hurt.units[0].endurance -= 1
    assert ARTIST.board(hurt, "en").png != ARTIST.board(tables.battle(), "en").png


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hand_is_never_on_the_board(language: str) -> None:
    view = tables.battle(0)
    assert view.hand is not None
    shown = ARTIST.board(view, language)
    view.hand = tables.hand(3, 1)
    other = ARTIST.board(view, language)
    assert shown == other
    assert "Stuart" not in shown.alt


def test_spectators_have_no_hand() -> None:
    assert ARTIST.hand(tables.battle(), "en") is None


def test_sp_003_no_hand_is_drawn_before_it_is_chosen() -> None:
    playing = Playing(game("spearpoint"), chance("no hand"), "standard")
    while playing.state.phase == "setup":
        for seat in (0, 1):
            assert ARTIST.hand(playing.game.view(playing.state, seat), "en") is None
        playing.do(playing.choose())
    assert ARTIST.hand(playing.game.view(playing.state, 0), "en") is not None


def test_an_empty_hand_is_drawn_all_the_same() -> None:
    view = tables.battle(0)
    view.hand = tables.hand(0, 0)
    assert ARTIST.hand(view, "en") is not None


@pytest.mark.parametrize("language", ["en", "es"])
def test_alt_texts_are_short_enough_and_say_something(language: str) -> None:
    view = tables.battle(0)
    hand = ARTIST.hand(view, language)
    assert hand is not None
    crowd = ARTIST.board(tables.crowd(30), language)
    for picture in (ARTIST.board(view, language), hand, crowd):
        assert 40 < len(picture.alt) <= 1024
    sherman = ARTIST.card("us_sherman", language)
    assert sherman.alt.startswith("M4A1 Sherman")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("card", [*LIBRARY.units, *LIBRARY.commands, *LIBRARY.damage])
def test_every_card_can_be_drawn(card: str, language: str) -> None:
    picture = ARTIST.card(card, language)
    assert opened(picture).size == (picture.width, picture.height) == (600, 840)
    assert 10 < len(picture.alt) <= 1024


def test_there_is_no_such_card() -> None:
    with pytest.raises(KeyError):
        ARTIST.card("us_maus", "en")


def test_a_real_match_can_be_drawn_from_every_chair() -> None:
    playing = Playing(game("spearpoint"), chance("pictures"), "standard")
    acts = 0
    while playing.state.outcome is None and acts < 400:
        playing.do(playing.choose())
        acts += 1
        if acts % 25 == 0 or playing.state.outcome is not None:
            for viewer in (None, 0, 1):
                view = playing.game.view(playing.state, viewer)
                assert len(ARTIST.board(view, "es").png) < 150_000
                assert (ARTIST.hand(view, "es") is None) == (viewer is None)


def test_hits_stay_marked_until_the_next_turn() -> None:
    marked: dict[str, set[int]] = {"commitment": set(), "draw": set()}
    for number in range(3):
        playing = Playing(game("spearpoint"), chance(f"hits {number}"), "standard")
        while playing.state.outcome is None:
            playing.do(playing.choose())
            view = playing.game.view(playing.state, None)
            if view.phase in marked:
                marked[view.phase] |= {unit.hit for unit in view.units}
    assert marked["commitment"] == {0}
    assert len(marked["draw"]) > 1


@pytest.mark.parametrize("face", ["medium", "semibold", "bold", "stencil"])
def test_every_glyph_is_there(face: fonts.Face) -> None:
    printed = "".join(
        name
        for saved_decks in (LIBRARY.units, LIBRARY.commands, LIBRARY.effects)
        for card in saved_decks.values()
        for name in (card.name.en, card.name.es)
    )
    printed += "".join(w.name.en + w.name.es for card in LIBRARY.units.values() for w in card.weapons)
    assert lacks(face, printed + "ÁÉÍÓÚÑÜáéíóúñü¡¿ªº×–−·/%+…’0123456789") == ""
