"""The choices made when a match is set up (WF-001, WF-002, WF-004)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.settings import Setting, usual
from engine.warfighter.cards import MissionCard
from engine.warfighter.kinds import Nation, Tier
from engine.warfighter.packs import PACKS

RANDOM = "random"
MOST_PLAYERS = 6
ALLIED_FROM = 3
"""Players from whom both nations may serve together (WF-001)."""
EXTRA_RP = 12
"""RP for each player beyond the second (WF-R40)."""

SETTINGS: tuple[Setting, ...] = (
    Setting("players", (2, 3, 4, 5, 6, 1), default=2),
    Setting("objective", (RANDOM, *PACKS.own.objectives), default=RANDOM),
    Setting("nation", ("us", "uk", "allied"), default="us"),
    Setting("hostiles", ("front", "elite"), default="front"),
    Setting("closed_hands", (False, True), default=False),
)


def settled(options: Mapping[str, Any]) -> dict[str, Any]:
    """Fill in the usual for every setting that was not chosen."""
    return usual(SETTINGS) | dict(options)


def players(options: Mapping[str, Any]) -> int:
    """Return how many people play."""
    return int(settled(options)["players"])


def nations(options: Mapping[str, Any]) -> frozenset[Nation]:
    """Return whose Soldiers may be bought (WF-001, WF-R40).

    The United Kingdom has two Player Soldiers, so three players or more are allied; two are not enough for that.
    """
    chosen, number = settled(options)["nation"], players(options)
    if chosen == "us" or (chosen == "allied" and number < ALLIED_FROM):
        return frozenset({"us"})
    return frozenset({"uk"}) if number < ALLIED_FROM else frozenset({"us", "uk"})


def tier(mission: MissionCard, options: Mapping[str, Any]) -> Tier:
    """Return the deck of Hostiles (WF-002): a line of bunkers has none but the Front-line."""
    if mission.special == "bunkers":
        return "front"
    return "elite" if mission.special == "elite" or settled(options)["hostiles"] == "elite" else "front"


def limit(mission: MissionCard, options: Mapping[str, Any]) -> int:
    """Return the RP to be spent (WF-009, WF-R40)."""
    return mission.rp + EXTRA_RP * max(0, players(options) - 2)
