"""A turn as a short story for the thread: each hit in one line, who made it, on whom, and what came of it.

What a player draws is told together when he has drawn all. The log has every event with all its numbers.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.protocol import Event
from engine.core.words import Arg, Msg, msg


class _Cause(NamedTuple):
    """What is about to strike a unit: words that begin the sentence, and the natural roll where it decides."""

    words: Msg
    target: int
    natural: int = 0


def digest(events: list[Event]) -> list[Event]:
    """Shorten what happened; what has no short form is told as it was."""
    told: list[Event] = []
    cause: _Cause | None = None
    at = 0
    while at < len(events):
        event = events[at]
        cause = _cause(event) or cause
        if cause is not None and _struck(event) == cause.target:
            at = _blow(events, at, cause, told)
            continue
        told += _drawn(event) if event.kind in {"drew", "drawn"} else [event]
        at += 1
    return told


def _cause(event: Event) -> _Cause | None:
    """Return what an event lets follow: a roll that hits, Friendly Fire, a card on a unit."""
    e = event.public
    if event.kind == "rolled" and e["result"] == "hit":
        by = "unit" if e["weapon"] is not None else "assault"
        words = Msg(f"spearpoint-blow-by-{by}", {"by": e["unit"], "by_card": e["unit_card"]})
        return _Cause(words, e["target"], e["sum"])
    if event.kind == "friendly_fire" and e.get("unit"):
        return _Cause(msg("spearpoint-blow-by-friends", by=e["unit"], by_card=e["unit_card"]), e["target"])
    if event.kind == "played_on":
        return _Cause(msg("spearpoint-blow-by-card", card=e["card"]), e["target"])
    return None


def _drawn(event: Event) -> list[Event]:
    """Tell what a player drew once, of all his cards together."""
    if event.kind == "drew":
        return []
    e = event.public
    kinds = [("spearpoint-drawn-units", e["units"]), ("spearpoint-drawn-commands", e["commands"])]
    cards: list[Arg] = [msg(key, number=number) for key, number in kinds if number]
    return [Event("draws", {"seat": e["seat"], "cards": cards})] if cards else []


def _struck(event: Event) -> int:
    """Return the unit that an event strikes; 0 for none."""
    if event.kind == "hit":
        return int(event.public["target"])
    return int(event.public["unit"]) if event.kind == "destroyed" else 0


def _blow(events: list[Event], at: int, cause: _Cause, told: list[Event]) -> int:
    """Tell a hit with the damage and the loss that it brings; return where the story goes on."""
    results: list[Arg] = []
    card = ""
    fatal = False
    while at < len(events) and not fatal:
        e = events[at].public
        match events[at].kind:
            case "hit" if e["target"] == cause.target and not results:
                card = e["target_card"]
                results.append(msg("spearpoint-blow-damage", net=e["net"], endurance=e["endurance"]))
            case "damaged" if e["unit"] == cause.target:
                results.append(msg("spearpoint-blow-effect", effect=e["effect"]))
            case "destroyed" if e["unit"] == cause.target:
                fatal, natural = True, 0 if results else cause.natural
                card = e["unit_card"]
                results.append(msg("spearpoint-blow-destroyed", natural=natural))
            case _:
                break
        at += 1
    struck = {
        "cause": cause.words,
        "target": cause.target,
        "target_card": card,
        "results": results,
        "fatal": fatal,
    }
    told.append(Event("struck", struck))
    return at
