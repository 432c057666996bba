"""A whole match under every law; the fuzzer plays thousands of them."""

from random import Random

import pytest

from engine.core import registry
from engine.core.watch import Watch
from engine.fab.rules import GAME
from tests.fab.front import IL, SY, front


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


def test_fab_043_others_think_behind_a_unit_that_waits_only_what_arrives_there_possible() -> None:
    """Three have mixed; IL22 waits at D or E, where IL17 arrived too, and IL10 at C."""
    it = front("IL10@6", "IL17@6", "IL22@5", turn=6)
    handles, waiting = it.state.handles[IL], it.unit("IL22")
    it.call(handles.mix, ["IL10", "IL17", "IL22"])
    it.state.put(waiting, "")
    waiting.due, waiting.delayed = 6, True
    number = handles.numbers["IL22"]

    twins = [GAME.resample_hidden(it.state, SY, Random(seed)) for seed in range(40)]

    assert {twin.block(IL, number).id for twin in twins} == {"IL17", "IL22"}
    assert all(twin.block(IL, number).delayed for twin in twins)
