"""Words come from whatever is plugged in; without it, keys are shown."""

from types import SimpleNamespace
from typing import NamedTuple

import pytest

from engine.cli import plugins, words
from engine.core.protocol import Event
from engine.core.words import msg
from tests.core.tiny_game import TinyGame

EVENTS = [Event("drew_card", {"seat": 0}, {0: {"card": "x"}})]


class Entry(NamedTuple):
    module: object

    def load(self) -> object:
        if self.module is None:
            raise ImportError
        return self.module


def test_without_words_keys_and_arguments_are_shown() -> None:
    said = words.words("en").say(msg("a-key", n=1, inner=msg("b", x=None), many=[1, msg("c")]))

    assert said == "a-key n=1 inner=(b x=None) many=1,(c)"


@pytest.mark.parametrize(
    ("viewer", "line"),
    [
        (0, "tiny-private-drew-card seat=0 card=x"),
        (1, "tiny-event-drew-card seat=0"),
        (None, "tiny-event-drew-card seat=0"),
    ],
)
def test_a_seat_that_learns_more_is_told_more(viewer: int | None, line: str) -> None:
    assert words.words("en").events(TinyGame(), EVENTS, viewer, ("odd", "even")) == [line]


def test_words_are_plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged = SimpleNamespace(
        say=lambda message, language: f"{language}: {message.key.upper()}",
        event_lines=lambda game, events, viewer, language, sides: [
            f"{language} {game.id} {viewer} of {len(sides)}: {events[0].kind}"
        ],
    )
    monkeypatch.setattr(plugins, "entry_points", lambda group: [Entry(None), Entry(plugged)])
    spanish = words.words("es")

    assert spanish.say(msg("hello")) == "es: HELLO"
    assert spanish.events(TinyGame(), EVENTS, 1, ("odd", "even")) == ["es tiny 1 of 2: drew_card"]
