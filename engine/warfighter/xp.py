"""Experience: who has it, and who pays (WF-046, WF-054, WF-R28, WF-R43).

Who asks pays from his own Soldiers first, then from those of others who allow it; each time from whoever has the
least Health left, whose XP is lost first (WF-R81).
"""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.warfighter import perks
from engine.warfighter.field import Field, Soldier
from engine.warfighter.state import Playing

EFFORT, REDRAW, CLARITY = 2, 3, 2
"""What an extra Action costs, another Event, and to see through confused orders."""


def purse(field: Field, seat: Seat) -> list[Soldier]:
    """List the Soldiers whose XP a seat may spend, in the order in which they pay."""
    holders = [s for s in field.alive() if s.xp and (s.seat == seat or s.seat not in field.closed_xp)]
    return sorted(holders, key=lambda s: (s.seat != seat, perks.health(s), s.no))


def available(field: Field, seat: Seat) -> int:
    """Return how much XP a seat may spend."""
    return sum(soldier.xp for soldier in purse(field, seat))


def pay(flow: Playing, seat: Seat, amount: int) -> list[int]:
    """Spend XP; return the numbers of the Soldiers who paid."""
    payers = []
    for soldier in purse(flow.state.field, seat):
        paid = min(amount, soldier.xp)
        soldier.xp -= paid
        amount -= paid
        if paid:
            payers.append(soldier.no)
            flow.emit("paid", soldier=soldier.card, xp=paid)
        if not amount:
            break
    return payers


def gain(flow: Playing, soldier: Soldier, amount: int) -> None:
    """WF-035 Give a Soldier the XP of a card that he has killed."""
    soldier.xp += amount
    flow.state.field.earned += amount
