"""Options by their words."""

from __future__ import annotations

import pytest

from bot.commands.picks import _all
from bot.words import plain
from engine.core.errors import Refusal

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
    assert _all(typed, KNOWN) == found


@pytest.mark.parametrize("typed", ["panz", "escuadr", "tanque"])
def test_what_is_none_or_several_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="unknown-pick"):
        _all([typed], KNOWN)


def test_plain_words() -> None:
    assert plain("  **Cañón** de Á ") == "canon de a"
