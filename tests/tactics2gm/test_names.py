"""Names: what a message may mention has one, and what may be looked up is listed."""

from typing import get_args

import pytest

from engine.tactics2gm.cards import FeatureId, GroundKind, UnitClass
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.names import ids, name
from engine.tactics2gm.ops import Group

KINDS: dict[str, tuple[str, ...]] = {
    "class": get_args(UnitClass),
    "group": get_args(Group),
    "plural": get_args(Group),
    "ground": get_args(GroundKind),
    "feature": get_args(FeatureId),
    "side": ("us", "de"),
    "support": tuple({card.kind for card in LIBRARY.supports.values()}),
    "style": tuple({deck.style for deck in LIBRARY.decks.values()}),
    "phase": ("start", "hq", "cards", "movement", "deployment", "shooting", "flip", "discard", "end"),
}
"""TG-065 names the phases."""


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_a_name_in_both_languages(kind: str) -> None:
    found = [name(kind, thing) for thing in KINDS[kind]]

    assert found
    assert all(names is not None and set(names) == {"en", "es"} for names in found)


def test_what_does_not_exist_has_no_name() -> None:
    assert name("card", "us_tiger") is None
    assert name("cart", "us_sherman") is None


@pytest.mark.parametrize("kind", ["card", "deck", "general", "token", "terrain"])
def test_everything_listed_has_a_name(kind: str) -> None:
    assert ids(kind, None)
    assert all(name(kind, thing) for thing in ids(kind, None))


def test_cards_are_listed_by_side() -> None:
    assert "us_sherman" in ids("card", "us")
    assert "us_sherman" not in ids("card", "de")
    assert "impact" in ids("card", "us")
    assert "impact" in ids("card", "de")
    assert len(ids("card", None)) == 54 + 27
    assert ids("general", "us") == ["us_patton", "us_bradley", "us_eisenhower"]
    assert len(ids("deck", None)) == 20
    assert len(ids("deck", "de")) == 10
    assert ids("weather", None) == []
