"""What is printed on cards, line by line, beside their names."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Arg, Msg, msg
from engine.fab.cards import AssetCard, EventCard, UnitCard
from engine.fab.catalog import FabCatalog


def lines(catalog: FabCatalog, card: str) -> list[Msg]:
    """Say what a unit, an asset or an event has printed on it; raises KeyError for an id that is none."""
    unit, asset = catalog.units.get(card), catalog.assets.get(card)
    if unit is not None:
        return [*unit_lines(unit), msg("fab-picture-card-steps", steps=" ".join(unit.steps))]
    return [*(_asset_lines(asset) if asset is not None else _event_lines(catalog.events[card]))]


def unit_lines(unit: UnitCard) -> Iterator[Msg]:
    """Say of a unit what it is, and where it comes from."""
    yield msg("fab-picture-card-unit", side=unit.side, formation=unit.formation, armour=str(unit.armour).lower())
    if unit.area is not None:
        yield msg("fab-picture-card-begins", area=unit.area)
    elif unit.entry is not None:
        yield msg("fab-picture-card-enters", turn=unit.turn, entry=unit.entry)
    if unit.garrison:
        yield msg("fab-picture-card-garrison")
    if unit.airborne:
        yield msg("fab-picture-card-airborne")
    if unit.waits:
        yield msg("fab-picture-card-waits", turn=unit.waits, freed=unit.freed)


def _asset_lines(asset: AssetCard) -> Iterator[Msg]:
    yield msg("fab-picture-card-asset", side=asset.side, formation=asset.formation)
    if asset.name is not None:
        yield msg("fab-picture-kind", kind=asset.kind)
    yield msg("fab-picture-card-quality", quality=asset.quality)
    if asset.rockets:
        yield msg("fab-picture-card-rockets")
    if asset.count:
        yield msg("fab-picture-card-arrives", turn=max(1, asset.turn), count=asset.count)
    yield from _ready(asset)


def _event_lines(event: EventCard) -> Iterator[Msg]:
    yield msg("fab-picture-card-event", side=event.side)
    yield msg("fab-picture-card-effect", effect=event.effect)
    if event.areas:
        yield msg("fab-picture-card-areas", areas=list[Arg](event.areas))
    if event.until < 99:
        yield msg("fab-picture-card-until", turn=event.until)
    for turn, count in event.arrivals:
        yield msg("fab-picture-card-arrives", turn=turn, count=count)
    yield from _ready(event)


def _ready(card: AssetCard | EventCard) -> Iterator[Msg]:
    """Say how many of them are not drawn, but lie ready from the beginning."""
    if card.ready:
        yield msg("fab-picture-card-ready", count=card.ready)
