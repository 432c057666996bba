"""The legend of every game: each sign drawn and said, in both languages, inside the picture."""

from importlib import import_module

import pytest

from engine.core.registry import GAMES
from images import THEMES, artist
from images.core.icons import names
from images.core.legend import LANDSCAPE, PORTRAIT, Shape, draw_legend
from images.core.theme import DARK, ThemeName
from images.core.words import Words
from images.spearpoint.signs import SIGNS as SPEARPOINT
from images.tactics2gm.signs import SIGNS as TACTICS
from images.warfighter.signs import SIGNS as WARFIGHTER
from tests.images.layouts import DESKTOP, PHONE, check
from tests.images.voices import LANGUAGES, say


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_game_has_a_legend_in_words(game: str, language: str, theme: ThemeName) -> None:
    drawn = artist(game, say, theme).legend(language)

    assert drawn is not None
    assert drawn.width == 1100
    assert len(drawn.alt.splitlines()) > 10


@pytest.mark.parametrize("shape", [LANDSCAPE, PORTRAIT], ids=["landscape", "portrait"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_and_figure_of_a_legend_is_read_without_a_tap(game: str, language: str, shape: Shape) -> None:
    signs = import_module(f"images.{game}.signs").SIGNS
    words = Words(game, say, language)
    said = [(sign, words.of(f"sign-{sign.name}")) for sign in signs]
    check(draw_legend(words.of("legend"), said, DARK, shape), shown=DESKTOP if shape is LANDSCAPE else PHONE)


@pytest.mark.parametrize("signs", [SPEARPOINT, TACTICS, WARFIGHTER])
def test_every_sign_is_drawn_and_has_a_name_of_its_own(signs: tuple) -> None:  # type: ignore[type-arg]
    assert {sign.icon for sign in signs if sign.icon} <= names()
    assert all(sign.icon or sign.figure for sign in signs)
    assert len({sign.name for sign in signs}) == len(signs)
