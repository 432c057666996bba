"""The choices made when a match is set up (18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.settings import Setting, usual

SETTINGS: tuple[Setting, ...] = (
    Setting("hidden_boxes", (False, True), default=False),  # 18.1, 10.0
    Setting("late_demolition", (False, True), default=False),  # 18.2
    Setting("handicap", (False, True), default=False),  # 18.3
)


def settled(options: Mapping[str, Any]) -> dict[str, Any]:
    """Fill in the usual for every setting that was not chosen."""
    return usual(SETTINGS) | dict(options)
