"""What a Support card can be made of: which operations go together with its kind, its aim and how long it lasts.

The vocabulary is closed (:mod:`engine.tactics2gm.ops`), and not every word of it is asked for wherever a card may
lie. What would be printed but never happen is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.tactics2gm import ops
from engine.tactics2gm.cards import Support
from engine.tactics2gm.ops import Op

Fault: TypeAlias = tuple[str, str]
"""A field, and what is wrong with it."""


class Way(NamedTuple):
    """Operations that are carried out on cards of some kinds with an aim, and how long such cards last."""

    kinds: tuple[str, ...]
    whose: str
    ops: tuple[type[Op], ...]
    lasts: tuple[str, ...]


WAYS = (
    Way(("supply",), "own", (ops.Heal, ops.ExtraMove), ("once",)),
    Way(
        ("supply",),
        "player",
        (ops.GainAp, ops.LoseAp, ops.Draw, ops.SeeHand, ops.SeeMines, ops.Drop),
        ("once",),
    ),
    Way(("supply",), "player", (ops.Jam,), ("next_hq",)),
    Way(("supply",), "player", (ops.AntiAirMod,), ("turn",)),
    Way(("supply",), "player", (ops.PlaceGeneral,), ("stays",)),
    Way(("supply",), "square", (ops.Strike,), ("once",)),
    Way(("supply",), "square", (ops.AttackedMod,), ("turn",)),
    Way(("supply",), "empty", (ops.LayMine,), ("triggered",)),
    Way(
        ("promotion", "equipment"),
        "own",
        (
            ops.ImpactMod,
            ops.AttackedMod,
            ops.MoveMod,
            ops.RangeMod,
            ops.ArmourMod,
            ops.WoundsMod,
            ops.PenetrationMod,
            ops.DamageMod,
            ops.AssaultMod,
            ops.AssaultedMod,
            ops.GiveCover,
        ),
        ("stays", "turn", "until_moves"),
    ),
)
_ALONE = (ops.LayMine, ops.PlaceGeneral, ops.Drop)
"""What a card does that does nothing else."""
_GIVEN: dict[type[Op], dict[str, object]] = {
    ops.Heal: {"reach": "target", "groups": ()},
    ops.GiveCover: {"rows": 0},
    ops.AntiAirMod: {"hit": -2},
    ops.Drop: {"less": 1},
}
"""What the rules reckon with wherever it comes from: other values would be printed, but not in force."""


def faults(card: Support) -> Iterator[Fault]:
    """Find what a Support card says that would never happen."""
    if card.when == "shot":
        if card.lasts != "once" or [type(op) for op in card.ops] != [ops.SureCritical]:
            yield "ops", 'right before a shot would be one "sure_critical" that lasts "once"'
        return
    yield from _aim(card)
    here = [way for way in WAYS if card.kind in way.kinds and card.on.whose == way.whose]
    for i, op in enumerate(card.ops):
        way = next((way for way in here if isinstance(op, way.ops)), None)
        if way is None:
            known = [_tag(kind) for one in here for kind in one.ops]
            right = f"would be {_or(known)}" if known else "is nothing"
            yield f"ops[{i}].op", f'found "{_tag(type(op))}"; right on a {card.kind} for "{card.on.whose}" {right}'
            return
        if card.lasts not in way.lasts:
            yield "lasts", f'found "{card.lasts}"; right with "{_tag(type(op))}" would be {_or(way.lasts)}'
        yield from _op(card, i, op)


def _aim(card: Support) -> Iterator[Fault]:
    """Find conditions that only a Unit can meet on a card that is not played on one."""
    if card.on.whose == "own":
        return
    for field in ("groups", "weapon", "seasoned"):
        if getattr(card.on, field):
            yield f"on.{field}", f'found with whose = "{card.on.whose}"; right would be to leave it out'


def _op(card: Support, i: int, op: Op) -> Iterator[Fault]:
    """Find what is wrong with one operation beside the others."""
    place, tag = f"ops[{i}]", _tag(type(op))
    if len(card.ops) > 1 and isinstance(op, _ALONE):
        yield f"{place}.op", f'found "{tag}" beside others; right would be a card of its own'
    if not isinstance(op, ops.Strike) and any(type(other) is type(op) for other in card.ops[:i]):
        yield f"{place}.op", f'found "{tag}" twice; right would be once'
    for field, value in _GIVEN.get(type(op), {}).items():
        if getattr(op, field) != value:
            yield f"{place}.{field}", f"found {_toml(getattr(op, field))}; right on a Support card {_right(value)}"
    match op:
        case ops.AttackedMod(area="cross") if card.on.whose == "own":
            yield f"{place}.area", 'found "cross"; right on a card for a Unit would be "unit"'
        case ops.AttackedMod(area="unit") if card.on.whose == "square":
            yield f"{place}.area", 'found "unit"; right on a card for a square would be "cross"'
        case ops.AttackedMod(area="cross", hit=hit, crit=crit) if (hit, crit) != (2, 2):
            yield f"{place}.hit", f"found {hit} and {crit} for crit; right for smoke would be 2 and 2"
        case ops.LayMine(hit=hit, crit=crit) | ops.Strike(hit=hit, crit=crit) if crit < hit:
            yield f"{place}.crit", f"found {crit}; right would be at least the hit number, {hit} (TG-R10)"


def _tag(kind: type[Op]) -> str:
    return str(kind.__struct_config__.tag)


def _toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _right(value: object) -> str:
    return "would be none" if value == () else f"would be {_toml(value)}"


def _or(words: tuple[str, ...] | list[str]) -> str:
    *first, last = [f'"{word}"' for word in words]
    return f"{', '.join(first)} or {last}" if first else last
