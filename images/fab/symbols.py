"""Which icon stands for which piece."""

from __future__ import annotations

from typing import Final

from engine.fab.cards import UnitCard
from engine.fab.packs import PACKS

_KINDS: Final = {
    "art": "artillery",
    "air": "aircraft",
    "eng": "dig_in",
    "tnk": "tank",
    "inf": "infantry",
    "rec": "recon",
    "at": "us_57at",
    "stf": "radio",
}
EVENT: Final = "cards"
ACTION: Final = "initiative"
"""A reusable Special Action."""


def unit_icon(unit: UnitCard) -> str:
    """Return the icon of a unit: its class."""
    return "tank" if unit.armour else "infantry"


def piece_icon(piece: str) -> str:
    """Return the icon of a counter."""
    card, catalog = piece.rpartition("-")[0], PACKS.naming(piece)
    asset = catalog.assets.get(card)
    if asset is not None:
        return _KINDS[asset.kind]
    return EVENT if card in catalog.events else ACTION


def piece_side(piece: str) -> str:
    """Return whose counter it is."""
    card, catalog = piece.rpartition("-")[0], PACKS.naming(piece)
    found = catalog.assets.get(card) or catalog.events.get(card)
    return found.side if found is not None else card.partition("-")[0]
