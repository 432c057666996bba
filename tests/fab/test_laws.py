"""A whole match under every law; the fuzzer plays thousands of them."""

import pytest

from engine.core import registry
from engine.core.watch import Watch
from engine.fab.rules import GAME


def test_every_law_holds_in_a_match_of_the_valley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", tuple({*registry.GAMES, GAME.id}))
    watch = Watch(GAME, "fab 1", every=40)

    assert watch.playing.state.scenario == "valley_of_tears"
    assert watch.play() > 20


def test_a_block_turned_up_within_one_act_may_be_followed_and_no_other() -> None:
    assert Watch(GAME, "fab 2026 70", every=10, scenario="valley_of_tears").play() > 100


def test_of_two_that_mixed_the_one_that_shows_its_face_tells_the_other() -> None:
    """One of them showed its quality for its morale in the act that mixed them (6.7)."""
    assert Watch(GAME, "fab 1 1313", every=10, scenario="valley_of_tears").play() > 100
