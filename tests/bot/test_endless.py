"""Endless texts in commands: nobody else waits while they are read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import LONGEST_TEXT
from bot.commands import lookup, picks
from bot.words import ledger, plain
from engine.core.errors import Refusal
from tests.bot.conftest import Night
from tests.bot.test_odds import declaring

LABELS = [f"Unit {number} of the line" for number in range(40)]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that was made plain."""
    found: list[str] = []

    def noted(words: str) -> str:
        found.append(words)
        return plain(words)

    for module in (ledger, lookup, picks):
        monkeypatch.setattr(module, "plain", noted)
    return found


@pytest.fixture
def question(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(picks, "labels", lambda *_: LABELS)
    options = [("unit", number) for number in range(40)]
    return SimpleNamespace(decision=SimpleNamespace(options=options, max=5), mark=(1, 2))


@pytest.mark.parametrize("part", ["x", "unit", "unit 7 of the line"])
def test_of_many_picks_each_is_looked_for_once(read: list[str], question: Any, part: str) -> None:
    typed = " + ".join([part] * 100)

    picks.offer_picks(question, question, typed, "en")
    with pytest.raises(Refusal):
        picks.read_picks(question, question, typed, "en")

    assert len(read) < 300


def test_rules_are_made_plain_before_anybody_looks_for_many_words(read: list[str]) -> None:
    ledger.search("line")
    read.clear()

    ledger.search("a b " * 100)

    assert read == ["a b " * 100]


async def test_an_endless_text_is_refused_and_offered_nothing(night: Night) -> None:
    endless = "x" * (LONGEST_TEXT + 1)
    await night.ben.command("/rules", search=endless)
    await night.ben.sees(f"That is too long: write at most {LONGEST_TEXT:,} characters.")

    assert await night.ben.autocomplete("/card", "card", endless) == []
    assert await night.ben.autocomplete("/card", "card", "sherm") != []


async def test_a_made_up_choice_of_an_endless_number_is_no_fault(night: Night) -> None:
    await declaring(night)
    await night.ben.command("/move", picks=f"#{'9' * 400}.1:0", channel=night.ana.threads()[0])
    await night.ben.sees("is not among what you can choose here")
