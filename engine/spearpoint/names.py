"""Names of everything a message may mention, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.spearpoint.cards import Name
from engine.spearpoint.library import LIBRARY

_WORDS: dict[str, dict[str, tuple[str, str]]] = {
    "side": {"us": ("Americans", "Americanos"), "de": ("Germans", "Alemanes")},
    "line": {
        "front": ("frontline", "primera línea"),
        "rear": ("rear line", "retaguardia"),
        "air": ("air", "aire"),
    },
    "phase": {
        "setup": ("Preparation", "Preparación"),
        "commitment": ("Commitment", "Despliegue"),
        "combat": ("Combat", "Combate"),
        "draw": ("Draw", "Robo"),
    },
    "crew": {
        "tank_crew": ("tank crew", "tripulación de tanque"),
        "gun_crew": ("gun crew", "dotación de artillería"),
        "pilot": ("pilot", "piloto"),
    },
}


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind and id; None for what has no name.

    A weapon's id is its card's, a slash and its place on the card: ``us_sherman/0``. A ``source`` is whatever
    changes a number: a card, an effect, or the number of a rule.
    """
    match kind:
        case "card":
            return _said(LIBRARY.units.get(thing) or LIBRARY.commands.get(thing))
        case "effect":
            return _said(LIBRARY.effects.get(thing))
        case "deck":
            return _said(LIBRARY.decks.get(thing))
        case "weapon":
            card, _, place = thing.partition("/")
            unit = LIBRARY.units.get(card)
            return unit and _both(unit.weapons[int(place)].name)
        case "source":
            return name("card", thing) or name("effect", thing)
        case _:
            words = _WORDS.get(kind, {}).get(thing)
            return words and {"en": words[0], "es": words[1]}


def _said(entry: object) -> Mapping[str, str] | None:
    return None if entry is None else _both(entry.name)  # type: ignore[attr-defined]


def _both(words: Name) -> Mapping[str, str]:
    return {"en": words.en, "es": words.es}
