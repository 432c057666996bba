"""Names of everything that a message may mention, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.words import Msg, msg
from engine.fab.cards import SIDES, AssetCard, EventCard, UnitCard
from engine.fab.catalog import FabCatalog
from engine.fab.library import LIBRARY
from engine.fab.packs import PACKS


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind; None for what has no name.

    A ``piece`` is named by its card; a ``change`` is what changes a number, with its amount: ``terrain:-1``.
    """
    catalog = PACKS.naming(thing)
    match kind:
        case "unit" | "short" if thing.startswith("#"):
            return _back(kind, thing)
        case "piece":
            return _piece(catalog, thing)
        case "card":
            return _card(catalog, thing)
        case "change":
            return _change(thing)
        case _:
            return catalog.names.get((kind, thing))


def about(scenario: str) -> Msg:
    """Say what a scenario is about."""
    return msg("fab-about", about=scenario)


def ids(kind: str, side: str | None) -> list[str]:
    """List the units or areas; of one side, if given. Those of packs are among them that may be picked now."""
    here = PACKS.offering()
    match kind:
        case "unit":
            return [unit.id for unit in here.units.values() if side in (None, unit.side)]
        case "card":
            cards: list[UnitCard | AssetCard | EventCard] = [*here.units.values(), *here.assets.values()]
            return [card.id for card in (*cards, *here.events.values()) if side in (None, card.side)]
        case "area":
            return [area.id for area in LIBRARY.areas.values() if side in (None, area.home)]
        case "scenario":
            return [*here.scenarios]
        case "side":
            return [*SIDES]
        case _:
            return []


def _back(kind: str, thing: str) -> dict[str, str]:
    """Name a block of which only the back is seen: ``#12``."""
    if kind == "short":
        return {"en": thing, "es": thing}
    return {"en": f"Block {thing}", "es": f"Bloque {thing}"}


def _piece(catalog: FabCatalog, thing: str) -> Mapping[str, str] | None:
    """Name a piece: as its card, with its number where there are several."""
    card, _, number = thing.rpartition("-")
    if card.endswith("-SA"):
        return catalog.names["kind", "sa"]
    asset = catalog.assets.get(card)
    return _card(catalog, card, f" {number}" if asset is not None and asset.count != 1 else "")


def _card(catalog: FabCatalog, card: str, number: str = "") -> Mapping[str, str] | None:
    """Name a card by its title; an asset without one by its kind and formation."""
    asset, title = catalog.assets.get(card), catalog.names.get(("card", card))
    if asset is None:
        return title
    if title is not None:
        return {language: f"{said}{number}" for language, said in title.items()}
    kind, formation = catalog.names["kind", asset.kind], catalog.names["formation", asset.formation]
    return {language: f"{kind[language]}{number} ({said})" for language, said in formation.items()}


def _change(thing: str) -> dict[str, str] | None:
    """Name a change with its amount: ``Terrain −2``."""
    source, _, amount = thing.partition(":")
    named = PACKS.own.names.get(("source", source))
    shown = amount.replace("-", "−")
    return None if named is None else {lang: f"{said} {shown}" for lang, said in named.items()}
