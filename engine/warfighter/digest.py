"""A turn as the thread tells it: what came of it, without bookkeeping, and what is alike in one line."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.digest import Reader, run, shorten
from engine.core.protocol import Event
from engine.core.words import Arg, msg
from engine.warfighter.kits import BATCH

LEFT_OUT = frozenset(
    {
        "targeted",
        "paid",
        "card_used",
        "reshuffled",
        "stayed_away",
        "discarded",
        "renews",
        "kept",
        "scouted",
        "gave",
        "shared",
        "dropped",
        "shed",
        "took",
        "trusted",
        "passed",
        "resumed",
        "marker",
        "outfitted",
    }
)
"""Kinds of events that stay in the log."""
_TARGETS = frozenset({"target/structure", "target/officer"})
_EFFECTS = frozenset({"hostile_hurt", "hostile_gone", "structure_hit"})
_BOUGHT, _RETURNED = frozenset({"bought", "bought_ammo", "learned"}), frozenset({"returned", "forgot"})
_MUSTERING = frozenset({"recruited", "dismissed", *_BOUGHT, *_RETURNED})
_FIRE = frozenset({"hostile_attacked", "wounded", "suppressed", "averted", "downed", "steady"})
"""What happens while the Hostiles fire, one attack after the other."""


def digest(events: list[Event]) -> list[Event]:
    """Leave out the bookkeeping, and tell together what belongs together."""
    told = [event for event in events if event.kind not in LEFT_OUT]
    kept = [event for index, event in enumerate(told) if not _is_told_twice(told, index)]
    return shorten(_emptied_after(kept), _READERS)


def _is_told_twice(told: Sequence[Event], index: int) -> bool:
    """Tell whether an event is told by its effect."""
    event = told[index]
    after = [other for other in told[index + 1 : index + 3] if other.kind != "empty"]
    following = after[0] if after else None
    match event.kind:
        case "attacked" if event.public["hostile"] in _TARGETS:
            return following is not None and following.kind == "structure_hit"
        case "attacked":
            return True
        case "hostile_hurt":
            return (
                following is not None
                and following.kind == "hostile_gone"
                and following.public["soldier"] is not None
                and following.public["hostile"] == event.public["hostile"]
            )
        case _:
            return False


def _emptied_after(events: list[Event]) -> list[Event]:
    """Tell that a weapon is empty after what its shot did."""
    told = [*events]
    for at in range(len(events) - 1):
        if events[at].kind == "empty" and events[at + 1].kind in _EFFECTS:
            told[at], told[at + 1] = events[at + 1], events[at]
    return told


# ----------------------------------------------------------------- the squad


@dataclass
class _Outfit:
    """What was bought for a Soldier and given back; ``seat`` is that of who recruited him now."""

    soldier: str
    seat: int | None = None
    cards: Counter[str] = field(default_factory=Counter)


def _muster(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell for each Soldier what he has got in the end, and who was sent away."""
    stop = run(events, at, lambda event: event.kind in _MUSTERING)
    outfits: list[_Outfit] = []
    for event in events[at:stop]:
        there = [outfit for outfit in outfits if outfit.soldier == event.public["soldier"]]
        if event.kind == "recruited" or (not there and event.kind != "dismissed"):
            kit = Counter[str](event.public.get("cards", ()))
            outfits.append(_Outfit(event.public["soldier"], event.public.get("seat"), kit))
            there = outfits[-1:]
        if event.kind == "dismissed":
            told += [event] if not there or there[-1].seat is None else []
            outfits = [outfit for outfit in outfits if outfit not in there[-1:]]
        elif event.kind != "recruited":
            there[-1].cards[_bought(event.public)] += 1 if event.kind in _BOUGHT else -1
    told += [event for outfit in outfits for event in _outfitted(outfit)]
    return stop


def _bought(public: dict[str, Any]) -> str:
    """Return what was bought: a Skill, gear, or a batch of ammunition as :func:`names.name` knows it."""
    if "weapon" in public:
        return f"{public['soldier']}:{public['weapon']}:{BATCH}"
    return str(public["skill"] if "skill" in public else public["gear"])


def _outfitted(outfit: _Outfit) -> list[Event]:
    got, back = _several(outfit.cards), _several(Counter[str]() - outfit.cards)
    if outfit.seat is not None:
        return [Event("joined", {"seat": outfit.seat, "card": outfit.soldier, "cards": got})]
    return [
        Event(kind, {"soldier": outfit.soldier, "cards": cards})
        for kind, cards in (("equipped", got), ("gave_back", back))
        if cards
    ]


def _several(cards: Counter[str]) -> list[Arg]:
    """List cards, each with how many there are."""
    return [msg("warfighter-digest-several", number=number, card=card) for card, number in (+cards).items()]


def _draws(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell together what a Soldier draws, and who draws as much."""
    stop = run(events, at, lambda event: event.kind == "drew")
    drawn: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for event in events[at:stop]:
        drawn[event.public["soldier"]][event.public["deck"]] += event.public["number"]
    alike: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for soldier, decks in drawn.items():
        alike[decks["locations"], decks["actions"]].append(soldier)
    for (locations, actions), soldiers in alike.items():
        args = {"soldiers": soldiers, "count": len(soldiers), "locations": locations, "actions": actions}
        told.append(Event("draw", args))
    return stop


def _moves(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell together who goes the same way."""
    way = events[at].public["start"], events[at].public["slot"]
    stop = run(events, at, lambda e: e.kind == "moved" and (e.public["start"], e.public["slot"]) == way)
    soldiers = [event.public["soldier"] for event in events[at:stop]]
    start, slot = way
    told += (
        [Event("move", {"soldiers": soldiers, "start": start, "slot": slot})] if stop > at + 1 else events[at:stop]
    )
    return stop


def _calm(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell in one line how much a Soldier shakes off."""
    soldier = events[at].public["soldier"]
    stop = run(events, at, lambda event: event.kind == "calmed" and event.public["soldier"] == soldier)
    number = sum(event.public["number"] for event in events[at:stop])
    told.append(Event("calmed", {**events[stop - 1].public, "number": number}))
    return stop


# ----------------------------------------------------------------- the Hostiles


def _arrivals(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell together which Hostile cards appear in a slot."""
    stop = run(events, at, lambda event: event.kind == "placed")
    slots: defaultdict[int, list[str]] = defaultdict(list)
    for event in events[at:stop]:
        slots[event.public["slot"]].append(event.public["hostile"])
    told += [Event("appear", {**_together(hostiles), "slot": slot}) for slot, hostiles in slots.items()]
    return stop


def _together(hostiles: Iterable[str]) -> dict[str, Any]:
    """Name Hostile cards of one sentence, and say how many they are."""
    found = Counter(hostiles)
    return {"hostiles": _several(found), "count": found.total()}


def _fire(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell each hit with its Wounds, then who suppresses whom, and how many attacks have no effect."""
    stop = run(events, at, lambda event: event.kind in _FIRE)
    missed: list[Event] = []
    pinned: defaultdict[str, list[str]] = defaultdict(list)
    hit: Event | None = None
    by_attack = ""
    for event in events[at:stop]:
        soldier = event.public["soldier"]
        if event.kind == "hostile_attacked":
            hit = event if event.public["wounds"] else None
            by_attack = soldier if event.public["suppress"] and hit is None else ""
            if hit is not None:
                told.append(event)
            elif by_attack:
                pinned[soldier].append(event.public["hostile"])
            else:
                missed.append(event)
        elif event.kind == "wounded" and hit is not None and soldier == hit.public["soldier"]:
            harm = {key: event.public[key] for key in ("wounds", "health")}
            told[told.index(hit)] = Event("hit", {**hit.public, **harm})
            hit = None
        elif event.kind != "suppressed" or soldier != by_attack:
            told.append(event)
    told += [Event("pinned", {"soldier": soldier, **_together(by)}) for soldier, by in pinned.items()]
    told += [Event("missed", {"number": len(missed)})] if len(missed) > 1 else missed
    return stop


_READERS: dict[str, Reader] = {
    **dict.fromkeys(_MUSTERING, _muster),
    "drew": _draws,
    "moved": _moves,
    "calmed": _calm,
    "placed": _arrivals,
    "hostile_attacked": _fire,
}
