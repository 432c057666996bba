"""Names of everything that a message may mention, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Msg, msg
from engine.warfighter.options import limit, players
from engine.warfighter.packs import PACKS, having

_OF_CARDS = frozenset(
    {
        "area",
        "card",
        "weapon",
        "gear",
        "skill",
        "location",
        "hostile",
        "event",
        "mission",
        "objective",
        "squad",
        "deck",
        "scenario",
    }
)
"""Kinds of things that are named by their card."""
_SHORT = frozenset({"short", "soldier"})
"""Kinds of things that are named in the room that a small card has; by their card if they have no such name."""


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind; None for what has no name.

    A ``soldier`` is called by his surname, as on the table; a ``change`` is what changes a number, with its
    amount: ``K01:1``; a ``text`` is what is printed on a card.
    """
    if kind == "change":
        return _change(thing)
    if kind in _SHORT:
        return _named("short", thing) or _named("card", thing)
    if kind == "card" and ":" in thing:
        return _given(thing)
    return (kind in _OF_CARDS and _named("card", thing)) or _named(kind, thing)


def _named(kind: str, thing: str) -> Mapping[str, str] | None:
    """Find a name; a thing may say itself of which kind it is: ``target/officer``."""
    if "/" in thing:
        kind, _, thing = thing.partition("/")
    return having(thing).names.get((kind, thing))


def _given(thing: str) -> Mapping[str, str] | None:
    """Name what is given to a Soldier, and of what is given to a weapon of his also for which: ``S02:W01:Q03``."""
    _soldier, *things = (_named("card", part) for part in thing.split(":"))
    first, *more = things
    if first is None or not more or more[0] is None:
        return first
    return {language: f"{said} ({first[language]})" for language, said in more[0].items()}


def _change(thing: str) -> dict[str, str] | None:
    """Name a change with its amount: ``Marksman +1``."""
    source, _, amount = thing.rpartition(":")
    named = _named("card", source)
    shown = f"{int(amount):+d}".replace("-", "−")
    return None if named is None else {language: f"{said} {shown}" for language, said in named.items()}


def about(scenario: str, options: Mapping[str, Any]) -> Msg:
    """Say what a Mission is about, for so many players."""
    mission = having(scenario).missions[scenario]
    return msg(
        "warfighter-about",
        mission=scenario,
        turns=mission.turns,
        slot=mission.objective,
        rp=limit(mission, options),
        players=players(options),
        text=scenario if mission.text else "none",
    )


def ids(kind: str, side: str | None) -> list[str]:
    """List the cards that can be looked up, those of packs that may be picked now among them."""
    here = PACKS.offering()
    match kind:
        case "card" if side != "hostiles":
            return [id_ for of, id_ in here.names if of == "card"]
        case "scenario" | "mission":
            return [*here.missions]
        case "objective":
            return [*here.objectives]
        case _:
            return []
