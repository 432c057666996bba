"""Situations on pictures: what each side has to do, and which Turn it is of how many."""

from __future__ import annotations

import pytest

from engine.core.protocol import Outcome
from engine.core.registry import game
from engine.spearpoint.view import SpearpointView
from images.core.theme import DARK
from images.spearpoint.alt import board_alt
from images.spearpoint.board import draw_board
from images.spearpoint.layout import LANDSCAPE, PORTRAIT
from images.spearpoint.seating import needed
from images.spearpoint.strip import aim
from images.spearpoint.victory import draw_victory, reason, victory_alt
from tests.images import tables
from tests.images.layouts import DESKTOP, PHONE, check
from tests.images.test_victory import usual
from tests.images.voices import LANGUAGES, WORDS

SITUATIONS = game("spearpoint").scenarios[1:]


def situation(scenario: str, **changed: object) -> SpearpointView:
    """Lay a table as it stands in a Situation, with the goals that this has."""
    rules = game("spearpoint")
    state, _ = rules.new(scenario, {}, "5e" * 32, "")
    view = rules.view(state, None)
    return tables.table(
        tables.battle().units, **{"scenario": scenario, "goals": view.goals, "last": view.last} | changed
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", [LANDSCAPE, PORTRAIT], ids=["landscape", "portrait"])
@pytest.mark.parametrize("scenario", SITUATIONS)
@pytest.mark.parametrize("turn", [1, 10])
def test_the_strip_says_what_a_situation_asks(scenario: str, shape: object, language: str, turn: int) -> None:
    view = situation(scenario, turn=turn, awaited=[0, 1])
    words = WORDS[language]
    board = draw_board(view, words, DARK, LANDSCAPE if shape is LANDSCAPE else PORTRAIT)
    check(board, shown=DESKTOP if shape is LANDSCAPE else PHONE)

    texts = {mark.text for mark in board.marks}
    asked = {aim(view, side, words) for side in ("us", "de")} - {""}
    assert asked
    assert asked <= texts
    assert words.of("turn-of", turn=turn, last=view.last) in texts
    goals = {f"/{number}" for side in ("us", "de") if (number := needed(view, side, "points"))}
    assert {text for text in texts if text.startswith("/")} == goals


def test_the_standard_game_names_the_sides_and_the_turn() -> None:
    texts = {mark.text for mark in draw_board(tables.battle(), WORDS["en"], DARK).marks}

    assert {"Americans", "Germans", "Turn 3", "/51"} <= texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_says_the_goals_and_the_last_turn(language: str) -> None:
    """In Spanish this table takes more words, so the goals are said in fewer."""
    alt = board_alt(situation("beachhead", turn=7), WORDS[language])

    assert {"en": "Turn 7/10", "es": "Turno 7/10"}[language] in alt
    assert {"en": "5 land units after Combat", "es": "En tierra 0/5"}[language] in alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["land_units", "destroy", "capture", "stand", "outlast", "time"])
def test_a_poster_says_how_a_situation_was_won(how: str, language: str) -> None:
    view = situation("tiger", outcome=Outcome([0], how, ["us"]))
    words = WORDS[language]
    check(draw_victory(usual(), view, words, DARK))

    assert not reason(view, words).startswith(f"{how} ")
    assert reason(view, words) in victory_alt(usual(), view, words)
