"""Typing at a terminal, for ``python -m engine play``: options are found by their words and entered as numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import DummyHistory

from bot.words.plain import plain

_CHOSEN = re.compile(r"(?:\d+[\s,]+)*")
"""The numbers before the one that is being typed."""


class ByWords(Completer):
    """Offers the options whose words are typed, or whose number begins with what is typed."""

    def __init__(self, choices: Sequence[str]) -> None:
        self._choices = choices

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002
        """Offer options that are not chosen yet, in their order."""
        typed = document.text_before_cursor
        chosen = _CHOSEN.match(typed)
        before = chosen[0] if chosen else ""
        taken = set(re.findall(r"\d+", before))
        wanted = typed[len(before) :]
        words = plain(wanted).split()
        for number, label in enumerate(map(str, self._choices), 1):
            known = plain(label)
            fits = str(number).startswith(wanted) or all(word in known for word in words)
            if fits and str(number) not in taken:
                yield Completion(str(number), -len(wanted), display=f"{number} {label}")


def ask(prompt: str, choices: Sequence[str]) -> str:
    """Read a line; raises EOFError at its end. Nothing is remembered: the next to type is somebody else."""
    session: PromptSession[str] = PromptSession(history=DummyHistory(), completer=ByWords(choices))
    return session.prompt(prompt)
