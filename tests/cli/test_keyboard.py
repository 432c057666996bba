"""Typing at a terminal: options by their words, and nothing left for the next person."""

import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot.keyboard import ByWords, ask
from engine.cli import keyboard, plugins
from tests.cli.test_words import Entry

CHOICES = ("Commit Sherman", "Commit Panzer IV", "Pass", "Añadir líneas")


def offered(typed: str, choices: tuple[str, ...] = CHOICES) -> list[str]:
    return [found.text for found in ByWords(choices).get_completions(Document(typed), CompleteEvent())]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("", ["1", "2", "3", "4"]),
        ("commit", ["1", "2"]),
        ("PANZ comm", ["2"]),
        ("lineas anadir", ["4"]),
        ("3", ["3"]),
        ("2 ", ["1", "3", "4"]),
        ("2, 1 pass", ["3"]),
        ("nothing like it", []),
    ],
)
def test_options_are_found_by_their_words(typed: str, numbers: list[str]) -> None:
    assert offered(typed) == numbers


@pytest.fixture
def typing() -> Iterator[PipeInput]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


def test_a_line_is_read(typing: PipeInput) -> None:
    typing.send_text("1 3\r")

    assert ask("> ", CHOICES) == "1 3"


def test_nobody_finds_what_others_have_typed(typing: PipeInput) -> None:
    typing.send_text("secret\r\x1b[A\x1b[A\r")

    assert [ask("> ", ()), ask("> ", ())] == ["secret", ""]


def test_the_end_of_input_is_said(typing: PipeInput) -> None:
    typing.send_text("\x04")

    with pytest.raises(EOFError):
        ask("> ", CHOICES)


@pytest.mark.parametrize("at_a_terminal", [True, False])
def test_a_keyboard_is_plugged_in_where_somebody_sits_at_a_terminal(
    at_a_terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged = SimpleNamespace(ask=lambda prompt, choices: f"plugged {prompt}")
    monkeypatch.setattr(plugins, "entry_points", lambda group: [Entry(None), Entry(plugged)])
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: at_a_terminal))
    monkeypatch.setattr("builtins.input", lambda prompt: f"plain {prompt}")

    assert keyboard.keyboard()("> ", CHOICES) == ("plugged > " if at_a_terminal else "plain > ")
