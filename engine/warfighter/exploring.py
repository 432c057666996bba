"""F2, F3: playing a Location, activating the Objective, and whom they bring (WF-047 to WF-050, WF-R29)."""

from __future__ import annotations

from engine.core.protocol import Option, Seat
from engine.warfighter import costs, decks, placement, victory
from engine.warfighter.cards import ActionCard, HostileCard
from engine.warfighter.field import Field, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.packs import having
from engine.warfighter.perks import amount
from engine.warfighter.state import Actions, Playing, WarfighterState

QUIET = next(card for card in LIBRARY.actions.values() if card.kind == "quiet")


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List the Locations that may be played, quietly or not, and whether the Objective may be activated."""
    field = state.field
    found: list[Option] = []
    if not field.explored and field.next_slot < field.end and field.alive(field.rightmost):
        for soldier in state.payers(seat):
            locations = sorted(set(state.location_cards(soldier)))
            found += [("explore", soldier.no, card) for card in locations]
            if QUIET.id in state.hand(soldier):
                ways = costs.discards(state, soldier, covert(field, soldier, QUIET), without=QUIET.id)
                found += [("sneak", soldier.no, card, *way) for card in locations for way in ways]
    if not field.active and field.next_slot == field.end:
        found += [("activate", soldier.no) for soldier in field.of(seat) if soldier.slot == field.end - 1]
    return found


def covert(field: Field, soldier: Soldier, card: ActionCard) -> int:
    """WF-046, WF-R28 Return how many further cards a Covert card costs: at night, and by radio, fewer."""
    less = int(field.special == "night") + (amount(soldier, "radio") if card.radio or card.support else 0)
    return max(0, card.covert - less)


def explore(flow: Playing, soldier: Soldier, card: str) -> None:
    """WF-047 Play a Location into the next free slot."""
    flow.state.hands[soldier.no].remove(card)
    _lay(flow, soldier, card, quiet=False)


def sneak(flow: Playing, soldier: Soldier, card: str, *way: str | int) -> None:
    """Play a Location with a Quiet Approach (A14, WF-R25)."""
    flow.state.hands[soldier.no].remove(card)
    _lay(flow, soldier, card, quiet=True, way=way)


def _lay(flow: Playing, soldier: Soldier, card: str, *, quiet: bool, way: Option = ()) -> None:
    field = flow.state.field
    slot = field.next_slot
    place = field.row[slot]
    place.card, place.free = card, field.guide
    field.guide, field.explored = False, True
    flow.emit("explored", soldier=soldier.card, location=card, slot=slot)
    location = having(card).locations[card]
    drawn = placement.draw_for(flow, location.table)
    if quiet:
        _hush(flow, soldier, drawn, way)
    if any(feature.feature == "event" for feature in location.features):
        flow.push("draw_event")
    if field.special == "bunkers" and slot > 1 and not any(_hostile(c).bunker for c in drawn):
        drawn += _bunker(flow)
    placement.place_all(flow, drawn, slot)


def _hostile(card: str) -> HostileCard:
    return having(card).hostiles[card]


def _hush(flow: Playing, soldier: Soldier, drawn: list[str], way: Option) -> None:
    """Discard the worst of the drawn cards that may go; where there is none the card returns, unpaid (WF-R25)."""
    state = flow.state
    may_go = [card for card in drawn if _hostile(card).xp <= QUIET.amount]
    if not may_go:
        return
    worst = max(may_go, key=lambda card: (_hostile(card).xp, _hostile(card).reticles))
    drawn.remove(worst)
    decks.spend(state, soldier, QUIET.id, *way)
    decks.discard(state, worst)
    flow.emit("hushed", soldier=soldier.card, hostile=worst, cards=[QUIET.id, *way])


def _bunker(flow: Playing) -> list[str]:
    """Find a card for a line of bunkers, in the deck, which is then shuffled, or among the discards (WF-R67)."""
    pile = flow.state.hostiles_deck
    for cards, deck in ((pile.cards, True), (pile.discards, False)):
        found = next((card for card in cards if _hostile(card).bunker), None)
        if found is not None:
            cards.remove(found)
            if deck:
                cards.sort()
                flow.shuffle("hostiles", cards)
            return [found]
    return []


def activate(flow: Playing, soldier: Soldier) -> None:
    """WF-050 Activate the Objective; its own table brings Hostiles."""
    field = flow.state.field
    field.active = True
    flow.emit("activated", soldier=soldier.card, objective=field.objective, slot=field.end)
    placement.place_all(flow, placement.draw_for(flow, field.goal.table), field.end)
    victory.check(flow)


ACTIONS: Actions = {"explore": explore, "sneak": sneak, "activate": activate}
