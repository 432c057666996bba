"""How long a card takes to be drawn, or a hand, tells nobody what others have looked at: the work is the same."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot.words import say
from bot.words.catalogue import catalogue
from engine.core.registry import GAMES, game
from engine.core.words import Msg
from images import artist
from images.core import fan
from images.core.hand import held_by
from images.core.kept import apart, kept
from tests.images import tables
from tests.images.test_bounds import FINITE, caches


def voice(message: Msg, language: str) -> str:
    return say(message, "es" if language == "es" else "en")


def forget() -> None:
    """Let nothing be kept of what was drawn and said."""
    for name, cache in caches():
        if name not in FINITE:
            cache.cache_clear()
    catalogue("en")._kept.cache_clear()


def work(do: Callable[[], object]) -> int:
    """Count the calls of a piece of work, into C too."""
    calls = 0

    def count(_frame: Any, event: str, _about: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    gc.disable()  # what it clears away calls back, and is no part of the work
    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_others_have_looked_at_takes_as_much_work_as_one_that_nobody_has(name: str) -> None:
    drawing = artist(name, voice)
    ids = game(name).ids("card")[::9]

    def anew(card: str) -> int:
        with apart():
            return work(lambda: drawing.card(card, "en"))

    for card in ids:
        anew(card)  # what a process does but once: open a library, compile a sentence
    forget()
    never = [anew(card) for card in ids]
    for card in ids:
        drawing.card(card, "en")

    assert [anew(card) for card in ids] == never


def test_the_cards_that_another_holds_are_no_quicker_in_ones_own_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    turned = fan.turned

    def counted(*args: Any) -> Any:
        drawn.append(1)
        return turned(*args)

    monkeypatch.setattr(fan, "turned", counted)
    forget()
    drawing, view = artist("spearpoint", voice), tables.battle(0)
    counts = []
    for owner in (7, 8, 7):
        drawn.clear()
        with held_by(owner):
            drawing.hand(view, "en")
        counts.append(len(drawn))

    assert counts[0] == counts[1] > 10
    assert counts[2] == 0


def test_what_is_drawn_apart_neither_finds_nor_leaves_anything() -> None:
    done: list[str] = []

    @kept(maxsize=4)
    def draw(what: str) -> str:
        done.append(what)
        return what.upper()

    draw("tank")
    with apart():
        assert [draw("tank"), draw("tank"), draw("gun")] == ["TANK", "TANK", "GUN"]
    draw("tank")
    draw("gun")

    assert done == ["tank", "tank", "gun", "gun"]
