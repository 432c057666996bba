"""Words come from whatever is plugged in; without it, keys are shown."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.cli import words
from engine.core.protocol import Event
from engine.core.words import Msg, msg
from tests.core.tiny_game import TinyGame


class Entry(NamedTuple):
    load: Callable[[], object]


def test_without_words_keys_and_arguments_are_shown() -> None:
    say = words.speaker("en")

    assert (
        say(msg("a-key", n=1, inner=msg("b", x=None), many=[1, msg("c")]))
        == "a-key n=1 inner=(b x=None) many=1,(c)"
    )


def test_words_are_plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> object:
        raise ImportError

    def shout(message: Msg, language: str) -> str:
        return f"{language}: {message.key.upper()}"

    monkeypatch.setattr(words, "entry_points", lambda group: [Entry(broken), Entry(lambda: shout)])

    assert words.speaker("es")(msg("hello")) == "es: HELLO"


def test_a_seat_that_learns_more_reads_the_private_sentence() -> None:
    events = [Event("drew_card", {"seat": 0}, {0: {"card": "x"}})]

    assert words.event_lines(words.bare, TinyGame(), events, 0) == ["tiny-private-drew-card seat=0 card=x"]
    assert words.event_lines(words.bare, TinyGame(), events, 1) == ["tiny-event-drew-card seat=0"]
    assert words.event_lines(words.bare, TinyGame(), events, None) == ["tiny-event-drew-card seat=0"]
