"""Time zones as people look for them: by city or country in their own language, by name, or by what time it is."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import get_timezone_location

from bot.words.catalogue import Language
from bot.words.plain import plain

_REGIONS = frozenset(
    {
        "Africa",
        "America",
        "Antarctica",
        "Arctic",
        "Asia",
        "Atlantic",
        "Australia",
        "Europe",
        "Indian",
        "Pacific",
    }
)
_FIRST: dict[Language, tuple[str, ...]] = {
    "en": (
        "Europe/London",
        "Europe/Dublin",
        "America/New_York",
        "America/Chicago",
        "America/Denver",
        "America/Los_Angeles",
        "Australia/Sydney",
        "Pacific/Auckland",
    ),
    "es": (
        "Europe/Madrid",
        "Atlantic/Canary",
        "America/Mexico_City",
        "America/Bogota",
        "America/Lima",
        "America/Caracas",
        "America/Santiago",
        "America/Argentina/Buenos_Aires",
    ),
}
"""What most people who speak a language look for."""


class Zone(NamedTuple):
    """A zone by its IANA name, and what it is called: its city, and all by which it is found."""

    name: str
    city: str
    found_by: str


def offered(typed: str, language: Language, now: float) -> list[tuple[str, str]]:
    """List the zones that fit what was typed, each as (label, name): those most looked for first."""
    wanted, found = plain(typed), []
    for zone in _zones(language):
        time = clock_time(zone.name, now)
        if wanted in f"{zone.found_by} {time}":
            found.append((f"{zone.city} · {time} · {zone.name}", zone.name))
    return found


def meant(typed: str) -> str | None:
    """Find the zone that is typed by its name, or by its city in any language; None for none, or several."""
    found = {
        zone.name
        for language in _FIRST
        for zone in _zones(language)
        if plain(typed) in (plain(zone.name), plain(zone.city))
    }
    return found.pop() if len(found) == 1 else None


def clock_time(zone: str, at: float) -> str:
    """Say what time it is in a zone."""
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%H:%M}"


@cache
def _zones(language: Language) -> list[Zone]:
    """List all zones: those most looked for, then the others by their cities; of several names the usual one."""
    usual: dict[str, str] = {}
    for name in sorted(available_timezones()):
        if name.split("/")[0] in _REGIONS:
            place = get_timezone_location(name, "en")
            tail = name.rsplit("/", 1)[-1].replace("_", " ")
            if place not in usual or tail == get_timezone_location(name, "en", return_city=True):
                usual[place] = name
    first = _FIRST[language]
    zones = [_called(name, language) for name in (*usual.values(), "UTC")]
    return sorted(
        zones,
        key=lambda zone: (first.index(zone.name) if zone.name in first else len(first), plain(zone.city)),
    )


def _called(name: str, language: Language) -> Zone:
    city = get_timezone_location(name, language, return_city=True).rsplit("/", 1)[-1]
    place = get_timezone_location(name, language)
    return Zone(name, city, plain(f"{city} {name} {name.replace('_', ' ')} {place}"))
