"""Standing orders (WF-R30): what a seat does about wounds that it could avert, and with its Support cards.

Nothing is asked in the Hostile Turn: who has given no orders has the usual ones.
"""

from __future__ import annotations

from engine.core.plans import Book, Plan
from engine.core.protocol import Objection, Option, Seat
from engine.core.words import msg
from engine.warfighter.state import Playing, Steps

CHOICES: dict[str, tuple[str, ...]] = {
    "self": ("low", "always", "never"),
    "others": ("low", "always", "never"),
    "morphine": ("always", "never"),
    "support": ("always", "never"),
}
"""What may be ordered, the usual first: hit the dirt, warn others, give morphine, keep Support cards."""
LOW = 2
"""``low``: if so much Health, or less, would be left."""

BOOK = Book("orders", usual=[Plan(kind, (choices[0],)).option for kind, choices in CHOICES.items()])


def orders(flow: Playing) -> None:
    """Let every seat give standing orders, for the whole match."""
    options: list[Option] = [
        Plan(kind, (choice,)).option for kind, choices in CHOICES.items() for choice in choices
    ]
    for seat in range(flow.state.seats):
        BOOK.open(flow, seat, options)


def object_to(picks: list[Option]) -> Objection | None:
    """Refuse two orders for one case."""
    kinds = [pick[0] for pick in picks]
    return Objection(msg("warfighter-refused-orders"), "WF-R30") if len(set(kinds)) < len(kinds) else None


def ordered(flow: Playing, seat: Seat, kind: str) -> str:
    """Look up what a seat has ordered."""
    for plan in BOOK.plans(flow, seat):
        if plan.kind == kind:
            return str(plan.answer[0])
    return CHOICES[kind][0]


def wanted(flow: Playing, seat: Seat, kind: str, left: int) -> bool:
    """Return whether a wound is to be averted that would leave so much Health."""
    order = ordered(flow, seat, kind)
    return order == "always" or (order == "low" and left <= LOW)


STEPS: Steps = {"orders": orders}
