"""Names of everything that a message may mention, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.words import Msg, msg
from engine.fab.cards import SIDES
from engine.fab.library import LIBRARY


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind; None for what has no name.

    A ``piece`` is named by its card; a ``change`` is what changes a number, with its amount: ``terrain:-1``.
    """
    match kind:
        case "area":
            return _area(thing)
        case "unit":
            return _unit(thing)
        case "link":
            return _link(thing)
        case "piece":
            return _piece(thing)
        case "card":
            return _unit(thing) or _card(thing)
        case "date":
            turn = LIBRARY.turns.get(thing)
            return None if turn is None else turn.date.both
        case "scenario":
            scenario = LIBRARY.scenarios.get(thing)
            return None if scenario is None else scenario.name.both
        case "about":
            scenario = LIBRARY.scenarios.get(thing)
            return None if scenario is None else scenario.about.both
        case "change":
            return _change(thing)
        case _:
            named = LIBRARY.names.get(f"{kind}/{thing}")
            return None if named is None else named.name.both


def about(scenario: str) -> Msg:
    """Say what a scenario is about."""
    return msg("fab-about", about=scenario)


def ids(kind: str, side: str | None) -> list[str]:
    """List the units or areas; of one side, if given."""
    match kind:
        case "unit":
            return [unit.id for unit in LIBRARY.units.values() if side in (None, unit.side)]
        case "card":
            sides = {card.id: card.side for card in LIBRARY.units.values()}
            sides |= {card.id: card.side for card in LIBRARY.assets.values()}
            sides |= {card.id: card.side for card in LIBRARY.events.values()}
            return [card for card, its in sides.items() if side in (None, its)]
        case "area":
            return [area.id for area in LIBRARY.areas.values() if side in (None, area.home)]
        case "scenario":
            return [*LIBRARY.scenarios]
        case "side":
            return [*SIDES]
        case _:
            return []


def _area(thing: str) -> dict[str, str] | None:
    """Name an area with its number, as on the map."""
    area = LIBRARY.areas.get(thing)
    return None if area is None else {lang: f"{said} ({area.id})" for lang, said in area.name.both.items()}


def _unit(thing: str) -> dict[str, str] | None:
    """Name a unit, or a block of which only the back is seen: ``#12``."""
    if thing.startswith("#"):
        return {"en": f"Block {thing}", "es": f"Bloque {thing}"}
    found = LIBRARY.units.get(thing)
    return None if found is None else found.name.both


def _link(thing: str) -> dict[str, str] | None:
    link = LIBRARY.links.get(thing)
    if link is None:
        return None
    return link.name.both if link.name else dict.fromkeys(("en", "es"), link.id)


def _piece(thing: str) -> dict[str, str] | None:
    """Name a piece: as its card, with its number where there are several."""
    card, _, number = thing.rpartition("-")
    if card.endswith("-SA"):
        return LIBRARY.names["kind/sa"].name.both
    asset = LIBRARY.assets.get(card)
    return _card(card, f" {number}" if asset is not None and asset.count > 1 else "")


def _card(card: str, number: str = "") -> dict[str, str] | None:
    """Name an event by its title, an asset by its kind and formation."""
    event = LIBRARY.events.get(card)
    if event is not None:
        return event.name.both
    asset = LIBRARY.assets.get(card)
    if asset is None:
        return None
    kind, formation = LIBRARY.names[f"kind/{asset.kind}"].name.both, LIBRARY.names[f"formation/{asset.formation}"]
    return {language: f"{kind[language]}{number} ({said})" for language, said in formation.name.both.items()}


def _change(thing: str) -> dict[str, str] | None:
    """Name a change with its amount: ``Terrain −2``."""
    source, _, amount = thing.partition(":")
    named = LIBRARY.names.get(f"source/{source}")
    shown = amount.replace("-", "−")
    return None if named is None else {lang: f"{said} {shown}" for lang, said in named.name.both.items()}
