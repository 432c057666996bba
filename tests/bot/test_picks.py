"""Options by their words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from bot.commands.picks import find_labels
from bot.panel.questions import stamp
from bot.words import plain
from engine.core.errors import Refusal
from engine.core.protocol import Decision

NAMED = ["Panzer IV + tripulación", "Panzer IV", "Cañón Pak 40", "Escuadra", "Escuadra", "Escuadra ligera"]
KNOWN = [plain(name) for name in NAMED]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["Panzer IV", "tripulación", "escuadra"], [0, 3]),
        (["panzer iv", "canon"], [1, 2]),
        (["escuadra", "escuadra", "LIGERA"], [3, 4, 5]),
        (["", "  "], []),
    ],
)
def test_labels_are_found_as_people_type_them(typed: list[str], found: list[int]) -> None:
    assert find_labels(typed, KNOWN) == found


@pytest.mark.parametrize("typed", ["panz", "escuadr", "tanque"])
def test_what_is_none_or_several_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="unknown-pick"):
        find_labels([typed], KNOWN)


def test_plain_words() -> None:
    assert plain("  **Cañón** de Á ") == "canon de a"


@pytest.mark.parametrize("other", [{"kind": "hold"}, {"subject": ("unit", 2)}, {"options": [("attack", 3)]}])
def test_the_stamp_tells_what_is_asked_about_what(other: dict[str, Any]) -> None:
    """After a take-back the number of a question is given to another: an old panel must not answer that one."""
    asked = Decision(id=5, seat=0, kind="attack", options=[("attack", 3), ("hold",)], subject=("unit", 1))

    assert stamp(asked) == stamp(structs.replace(asked, id=6))
    assert stamp(asked) != stamp(structs.replace(asked, **other))
