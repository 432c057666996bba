"""Target counters: whom a Hostile card attacks (WF-018, WF-049)."""

from __future__ import annotations

from engine.warfighter.field import Field, Hostile, Soldier
from engine.warfighter.state import Playing

COUNTERS = 4
"""Counters of each Soldier."""


def fill(field: Field) -> None:
    """WF-018 Put the counters of all Soldiers into the cup."""
    field.cup = sorted(soldier.no for soldier in field.soldiers for _ in range(COUNTERS))


def assign(flow: Playing, hostile: Hostile) -> None:
    """Draw a counter for a card; from an empty cup anybody who is in play, by chance."""
    field = flow.state.field
    numbers = field.cup or [soldier.no for soldier in field.alive()]
    if not numbers:
        hostile.target, hostile.counter = 0, False
        return
    (die,) = flow.roll("cup", 1, len(numbers))
    hostile.target, hostile.counter = numbers[die - 1], bool(field.cup)
    if hostile.counter:
        del field.cup[die - 1]
    flow.emit("targeted", hostile=hostile.card, slot=hostile.slot, soldier=field.soldier(hostile.target).card)


def give_back(field: Field, hostile: Hostile) -> None:
    """Return the counter of a card that leaves."""
    if hostile.counter:
        field.cup = sorted([*field.cup, hostile.target])
        hostile.counter = False


def remove(field: Field, soldier: Soldier) -> None:
    """WF-049 Take the counters of a Soldier out of the cup who is no longer in play."""
    field.cup = [no for no in field.cup if no != soldier.no]


def retarget(flow: Playing, soldier: Soldier) -> None:
    """WF-R34 Let every card that aims at a Soldier draw anew, slot upwards."""
    for hostile in sorted(flow.state.field.hostiles, key=lambda h: (h.slot, h.uid)):
        if hostile.target == soldier.no:
            assign(flow, hostile)
