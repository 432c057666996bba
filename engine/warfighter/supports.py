"""Support cards in play, and what keeps them there (WF-054, WF-R18, WF-R28)."""

from __future__ import annotations

from collections.abc import Callable

from engine.warfighter import decks, orders, perks, xp
from engine.warfighter.field import Support
from engine.warfighter.library import LIBRARY
from engine.warfighter.state import Playing, Steps


def end(flow: Playing, over: Callable[[Support], bool]) -> None:
    """Discard the Support cards for which something holds."""
    field = flow.state.field
    for support in [support for support in field.supports if over(support)]:
        field.supports.remove(support)
        decks.discard(flow.state, support.card)
        flow.emit("support_ended", card=support.card, soldier=field.soldier(support.on).card)


def upkeep(flow: Playing) -> None:
    """WF-054 Step 3: pay for each Support card as ordered, or discard it; a radio saves 1 XP (Q09)."""
    field = flow.state.field
    field.phase = "upkeep"
    for support in [*field.supports]:
        owner = field.soldier(support.by)
        price = max(0, LIBRARY.actions[support.card].support - perks.amount(owner, "radio"))
        keep = orders.ordered(flow, owner.seat, "support") == "always" and xp.available(field, owner.seat) >= price
        if keep:
            xp.pay(flow, owner.seat, price)
        else:
            end(flow, lambda other, uid=support.uid: other.uid == uid)  # type: ignore[misc]


STEPS: Steps = {"upkeep": upkeep}
