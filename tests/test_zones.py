"""Time zones as people look for them."""

from __future__ import annotations

import pytest

from bot.store.records.habits import known
from bot.words import LANGUAGES, Language
from bot.words.zones import meant, offered

NOON = 1_767_960_000.0
"""9 January 2026, 12:00 UTC."""


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("madr", "es", "Madrid · 13:00 · Europe/Madrid"),
        ("nueva york", "es", "Nueva York · 07:00 · America/New_York"),
        ("new york", "en", "New York · 07:00 · America/New_York"),
        ("Españ", "es", "Madrid · 13:00 · Europe/Madrid"),
        ("mexico", "es", "Ciudad de México · 06:00 · America/Mexico_City"),
        ("17:30", "en", "Kolkata · 17:30 · Asia/Kolkata"),
        ("utc", "en", "UTC · 12:00 · UTC"),
        ("", "en", "London · 12:00 · Europe/London"),
        ("", "es", "Madrid · 13:00 · Europe/Madrid"),
    ],
)
def test_a_zone_is_found_by_city_country_name_or_what_time_it_is_there(
    typed: str, language: Language, found: str
) -> None:
    labels = [label for label, _ in offered(typed, language, NOON)]

    assert found in labels[:3]


def test_the_time_is_that_of_the_season() -> None:
    summer = NOON + 180 * 24 * 3600

    assert offered("europe/madrid", "en", summer)[0][0] == "Madrid · 14:00 · Europe/Madrid"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Madrid", "Europe/Madrid"),
        ("europe/madrid", "Europe/Madrid"),
        ("Nueva York", "America/New_York"),
        ("london", "Europe/London"),
        ("Londres", "Europe/London"),
        ("UTC", "UTC"),
        ("Europe", None),
        ("Atlantis", None),
        ("", None),
        ("../../etc/passwd", None),
    ],
)
def test_what_is_typed_means_one_zone_or_none(typed: str, zone: str | None) -> None:
    assert meant(typed) == zone


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_offered_is_known_and_is_offered_once(language: Language) -> None:
    names = [zone for _, zone in offered("", language, NOON)]

    assert len(names) > 300
    assert len(names) == len(set(names))
    assert all(known(name) for name in names)
    assert {meant(name) for name in names} == set(names)
