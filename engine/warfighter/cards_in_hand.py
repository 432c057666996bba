"""A5: discarding and drawing (WF-045, WF-047, WF-R84); choosing one of two Locations (S06).

Both are begun by one act and finished by others, before which the seat does nothing else.
"""

from __future__ import annotations

from engine.core.protocol import Option, Seat
from engine.warfighter import decks, perks
from engine.warfighter.field import Errand, Soldier
from engine.warfighter.state import Actions, Playing, WarfighterState


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List who may discard and draw, or look for a Location where nobody holds one."""
    field = state.field
    found: list[Option] = []
    lost = field.next_slot < field.end and not any(state.location_cards(s) for s in field.alive())
    for soldier in field.of(seat):
        if soldier.is_player and perks.may_act(soldier) and soldier.actions:
            found.append(("renew", soldier.no))
            if lost:
                found.append(("seek", soldier.no))
    return found


def offer_errand(state: WarfighterState, seat: Seat) -> list[Option]:
    """List how a seat may finish what it has begun."""
    no, errand = state.field.errands[seat][0]
    soldier = state.field.soldier(no)
    if errand == "scout":
        return [("keep", no, at) for at in range(len(state.looks[no][:2]))]
    room = max(0, perks.hand_size(soldier) - len(state.hand(soldier)))
    found: list[Option] = [("fill", no, number) for number in range(room + 1)]
    if errand == "renew":
        found += [("toss", no, card) for card in sorted(set(state.hand(soldier)))]
    return found


def renew(flow: Playing, soldier: Soldier) -> None:
    """WF-045 Begin to discard and draw."""
    soldier.actions -= 1
    begin(flow, soldier, "renew")
    flow.emit("renews", soldier=soldier.card)


def begin(flow: Playing, soldier: Soldier, errand: Errand) -> None:
    """Let a seat finish something for a Soldier before it does anything else."""
    flow.state.field.errands.setdefault(soldier.seat, []).append((soldier.no, errand))


def toss(flow: Playing, soldier: Soldier, card: str) -> None:
    """Discard a card before drawing."""
    decks.spend(flow.state, soldier, card)
    flow.emit("discarded", soldier=soldier.card, cards=[card])


def fill(flow: Playing, soldier: Soldier, wanted: int) -> None:
    """WF-047 Draw up to the hand size, so many of the cards from the Location deck."""
    state = flow.state
    state.field.errands[soldier.seat].pop(0)
    room = max(0, perks.hand_size(soldier) - len(state.hand(soldier)))
    draw_locations(flow, soldier, wanted)
    decks.draw_to_hand(flow, soldier, "actions", room - wanted)


def seek(flow: Playing, soldier: Soldier) -> None:
    """WF-047 Draw one Location, because nobody has any."""
    soldier.actions -= 1
    draw_locations(flow, soldier, 1)


def draw_locations(flow: Playing, soldier: Soldier, number: int) -> None:
    """Draw Locations; a scout looks at two for each, and keeps one (S06)."""
    state = flow.state
    if not number or not perks.has(soldier, "scout"):
        decks.draw_to_hand(flow, soldier, "locations", number)
        return
    seen = [card for card in (decks.draw(flow, "locations") for _ in range(2 * number)) if card is not None]
    if seen:
        state.looks[soldier.no] = seen
        state.field.errands.setdefault(soldier.seat, []).insert(0, (soldier.no, "scout"))
        told = {reader: {"cards": [*seen]} for reader in decks.readers(state, soldier)}
        flow.emit("scouted", told, soldier=soldier.card, number=len(seen))


def keep(flow: Playing, soldier: Soldier, at: int) -> None:
    """Keep one of two Locations."""
    state = flow.state
    flow.barrier = True  # the other one is seen by all
    pair, rest = state.looks[soldier.no][:2], state.looks[soldier.no][2:]
    card = pair.pop(at)
    for other in pair:
        decks.discard(state, other)
    state.hands.setdefault(soldier.no, []).append(card)
    flow.emit("kept", soldier=soldier.card)
    if rest:
        state.looks[soldier.no] = rest
    else:
        del state.looks[soldier.no]
        state.field.errands[soldier.seat].pop(0)


ACTIONS: Actions = {"renew": renew, "seek": seek, "toss": toss, "fill": fill, "keep": keep}
