"""Standing orders: what a seat wants to be asked, and what its cards shall do by themselves, the whole match long.

They are plans (:mod:`engine.core.plans`), given in advance; they say nothing about the hand, so that neither
silence nor delay tells anything. The orders of this Turn that wait for their moment are plans beside them.
"""

from __future__ import annotations

from collections import Counter

from engine.core.flow import Flow
from engine.core.plans import Book, Plan, Question, answers
from engine.core.protocol import Option, Seat
from engine.spearpoint.cards import Timing
from engine.spearpoint.state import Attack, Player, SpearpointState, Unit

STOPS: tuple[str, ...] = ("after_reveal", "attacks", "reactions", "end_of_combat")
"""The moments at which a seat may want the match to stop for it."""
BY_THEMSELVES: tuple[Timing, ...] = ("on_own_unit_destroyed", "reaction", "draw")
"""Windows whose cards may be played by themselves; of the Draw Phase when all has been drawn (SP-R48)."""
CHANCES = (30, 50, 70)
"""From which chance to hit on, in percent, a card may be discarded by itself for +1 (SP-R27)."""
STOP: Option = ("stop",)
DISCARD: Option = ("discard",)


def options(state: SpearpointState) -> list[Option]:
    """List what may be ordered for the whole match."""
    cards = state.catalog.commands.values()
    found: list[Option] = [("stop", moment) for moment in STOPS]
    found += [("auto", card.id) for when in BY_THEMSELVES for card in cards if card.when == when]
    return found + [("improve", percent) for percent in CHANCES]


def _read(option: Option) -> Plan:
    """Read ``("stop", moment)``, ``("auto", card)`` and ``("improve", percent)``."""
    match option:
        case ("stop", moment):
            return Plan("stop", STOP, about=moment)
        case ("improve", int(percent)):
            return Plan("plus", DISCARD, chance=percent)
        case (_, card):
            return Plan("react", ("play", card))
    raise ValueError(f"no standing order: {option}")


def _of_the_turn(player: Player) -> list[Plan]:
    """Read the orders of this Turn that wait for a moment of a unit.

    ``("play", card, unit)``; ``("plus", card, "burn", unit)``.
    """
    plans = []
    for order in player.plans:
        match order:
            case ("play", _, int(unit)):
                plans.append(Plan("react", order[:2], about=unit))
            case ("plus", _, "burn", int(unit)):
                plans.append(Plan("burn", order[:2], about=unit))
    return plans


BOOK = Book("standing", _read)


def ask(flow: Flow[SpearpointState]) -> None:
    """Let each seat leave standing orders; nobody waits for them, and they may be changed at any time."""
    found = options(flow.state)
    for seat in range(flow.state.seats):
        BOOK.open(flow, seat, found)


def stops_for(flow: Flow[SpearpointState], seat: Seat, moment: str) -> bool:
    """Return whether the match stops for a seat: it wants that and holds Command cards (how many is public)."""
    if not flow.state.players[seat].commands:
        return False
    return bool(BOOK.answers(flow, seat, Question("stop", (moment,)), [STOP]))


def plays_by_itself(flow: Flow[SpearpointState], seat: Seat, when: Timing, unit: int) -> str | None:
    """Find a card in hand that shall be played now for a unit: by this Turn's orders, or by standing ones."""
    player, commands = flow.state.players[seat], flow.state.catalog.commands
    plans = [*_of_the_turn(player), *BOOK.plans(flow, seat)]
    cards: list[Option] = [("play", card) for card in player.commands if commands[card].when == when]
    found = answers(plans, Question("react", ("unit", unit)), cards)
    return str(found[0][1]) if found else None


def spends_on_fire(state: SpearpointState, unit: Unit) -> str | None:
    """Find the card that shall be discarded for the roll of a burning unit, by this Turn's orders (SP-024)."""
    plans = _of_the_turn(state.players[unit.seat])
    found = answers(plans, Question("burn", ("unit", unit.number)), [plan.answer for plan in plans])
    return str(found[0][1]) if found else None


def spends_on_attack(flow: Flow[SpearpointState], attack: Attack, percent: int) -> str | None:
    """SP-R27 Find the card that shall be discarded for +1 on an attack which hits with this chance, by itself.

    It is the one held longest, of those with which nothing else is planned.
    """
    state, seat = flow.state, attack.seat
    player = state.players[seat]
    if not player.commands or not BOOK.answers(flow, seat, Question("plus", chance=percent), [DISCARD]):
        return None
    kept = Counter(str(order[1]) for order in player.plans)
    for other in state.attacks:
        if other.seat == seat and (other is attack or other.state == "declared"):
            kept.update(other.cards)
            kept.update(card for cards in other.plus.values() for card in cards)
    waiting = {plan.answer for plan in BOOK.plans(flow, seat)}
    for card in player.commands:
        if kept[card]:
            kept[card] -= 1
        elif ("play", card) not in waiting:
            return card
    return None
