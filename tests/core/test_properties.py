"""The laws of every game hold for a sound game, and each is seen to fail on a broken one."""

import pytest

from engine.core.properties import Broken
from engine.core.watch import Watch
from tests.core.broken_games import BROKEN
from tests.core.tiny_game import TinyGame, registered

MATCHES = 30


def watch(game: TinyGame) -> None:
    with registered(game):
        for number in range(MATCHES):
            Watch(game, f"properties {number}", every=2).play(limit=400)


def test_a_sound_game_keeps_every_law() -> None:
    watch(TinyGame())


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=lambda found: getattr(found, "__name__", found))
def test_a_broken_game_is_caught(broken: type[TinyGame], law: str) -> None:
    with pytest.raises(Broken) as caught:
        watch(broken())

    assert caught.value.law == law


def test_watching_does_not_change_the_match() -> None:
    game = TinyGame()
    with registered(game):
        closely, hardly = Watch(game, "same", every=1), Watch(game, "same", every=1000)
        closely.play()
        hardly.play()

    assert closely.playing.file() == hardly.playing.file()
