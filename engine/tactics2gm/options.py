"""The choices made when a match is set up. Every combination makes a match; what does not apply is left aside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.settings import Setting, usual

SETTINGS: tuple[Setting, ...] = (
    Setting("points", (120, 100, 80), 120),  # TG-007; a scenario has its own
    Setting("players", (2, 3, 4, 1), 2),  # TG-002; 1 is a match against the automatic opponent
    Setting("alone", ("us", "de"), "us"),  # TG-124; the side of whoever plays alone, or alone against two
    Setting("shared_deck", (False, True), default=False),  # TG-126; two allies have one together
    Setting("boards", (1, 2), 1),  # TG-132; two only for four players
    Setting("novice", ("none", "us", "de", "both"), "none"),  # TG-133
    Setting("straight_only", (False, True), default=False),  # TG-R02
    Setting("deploy_before_move", (False, True), default=False),  # the order of the later edition
    Setting("rounds", (0, 10, 15, 20), 0),  # TG-R31; a scenario with a limit of its own keeps it
)


def settled(options: Mapping[str, Any]) -> dict[str, Any]:
    """Fill in the usual for every setting that was not chosen."""
    return usual(SETTINGS) | dict(options)
