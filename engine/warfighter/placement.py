"""Hostile cards come into play (WF-048, WF-049, WF-056 to WF-058, WF-R29)."""

from __future__ import annotations

from engine.warfighter import budget, cup, decks, hostile_fire, overwatch
from engine.warfighter.cards import Table, band
from engine.warfighter.field import Field, Hostile
from engine.warfighter.packs import having
from engine.warfighter.state import Playing

_ELITE_SHIFT = 2


def number(field: Field, table: Table) -> int:
    """WF-048, WF-R61 Return the XP of Hostiles that a card brings, for the squad's RP as it is now."""
    printed = table.hostiles[band(budget.squad(field))]
    return printed * 3 // 2 if field.tier == "elite" else printed


def reinforces(field: Field, table: Table, card: str) -> bool:
    """WF-057 Return whether a Hostile card's value is within the range of a location."""
    least, most = bounds(field, table)
    return least <= value(card) <= most


def bounds(field: Field, table: Table) -> tuple[int, int]:
    """WF-R61 Return the values of Hostile cards that reinforce a location; those of the elite are higher."""
    shift = _ELITE_SHIFT if field.tier == "elite" else 0
    return table.least + shift, table.most + shift


def value(card: str) -> int:
    """Return the value of a Hostile card: its XP."""
    return having(card).hostiles[card].xp


def draw_for(flow: Playing, table: Table) -> list[str]:
    """WF-048 Draw Hostile cards until their XP reaches the number."""
    needed, drawn = number(flow.state.field, table), list[str]()
    while sum(map(value, drawn)) < needed:
        card = decks.draw(flow, "hostiles")
        if card is None:
            break
        drawn.append(card)
    return drawn


def place(flow: Playing, card: str, slot: int) -> None:
    """Put a card into a slot with a target counter; then who watches may fire, and it may rush (WF-R29)."""
    state, field = flow.state, flow.state.field
    hostile = Hostile(uid=field.name(), card=card, slot=slot, letter=field.free_letter(), turn=field.turn)
    field.hostiles.append(hostile)
    flow.emit("placed", hostile=card, slot=slot)
    cup.assign(flow, hostile)
    overwatch.fire(flow, hostile)
    if state.outcome is None and field.hostile(hostile.uid) is not None and "rush" in hostile.printed.traits:
        hostile_fire.fire(flow, hostile)


def place_all(flow: Playing, cards: list[str], slot: int) -> None:
    """Place cards in the order in which they were drawn."""
    for at, card in enumerate(cards):
        if flow.state.outcome is not None:
            for left in cards[at:]:
                decks.discard(flow.state, left)
            return
        place(flow, card, slot)
