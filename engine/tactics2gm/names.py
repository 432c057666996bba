"""Names of everything a message may mention, in both languages; and what a scenario is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Msg, msg
from engine.tactics2gm import scenarios, teams
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.packs import PACKS

_SOURCES = ("card", "token", "terrain", "feature", "general", "source")


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind (see :meth:`engine.tactics2gm.library.Library`); None for what has no name.

    A ``scenario`` has a name, and tells what it is ``about``. A ``source`` is whatever changes a number; a
    ``change`` is a source with what it changes, ``woods:1:1``.
    """
    catalog = PACKS.naming(thing)
    names = catalog.names
    match kind:
        case "source":
            return next((found for of in _SOURCES if (found := names.get((of, thing))) is not None), None)
        case "change":
            return _change(*thing.split(":"))
        case _:
            return names.get((kind, thing)) or scenarios.name(catalog.scenarios, kind, thing)


def about(scenario: str, options: Mapping[str, Any]) -> Msg:
    """Say what a scenario is about, and who wins how.

    Two boards double the numbers (TG-132); a limit of rounds may have been agreed upon (TG-R31).
    """
    found = PACKS.naming(scenario).scenarios[scenario]
    doubled = teams.boards(options) > 1 and any(hasattr(win, "number") for win in found.wins)
    agreed = 0 if found.rounds else int(options["rounds"])
    return msg("tactics2gm-about", about=scenario, doubled=doubled, rounds=agreed)


def _change(source: str, hit: str, crit: str) -> Mapping[str, str] | None:
    """Name a change with its two numbers: ``Woods +1/+1``."""
    found = name("source", source)
    amounts = "/".join(f"{int(amount):+d}".replace("-", "−") for amount in (hit, crit))
    return found and {language: f"{said} {amounts}" for language, said in found.items()}


def ids(kind: str, side: str | None) -> list[str]:
    """List the cards, decks or generals that there are; of one side, if given, and of both where none has one.

    Those of packs are among them that may be picked now.
    """
    match kind:
        case "deck":
            return [deck.id for deck in PACKS.offering().decks.values() if side in (None, deck.side)]
        case "general":
            return [general.id for general in LIBRARY.generals.values() if side in (None, general.side)]
        case "card":
            here = PACKS.offering()
            return [*(card.id for card in here.units.values() if side in (None, card.side)), *here.supports]
        case "token":
            return [*LIBRARY.tokens]
        case "terrain":
            return [*LIBRARY.terrain]
        case _:
            return []
