"""A2: moving (WF-023 to WF-025, WF-R10, WF-R21)."""

from __future__ import annotations

from engine.core.protocol import Option, Seat
from engine.warfighter import costs, laid, numbers, perks, supports, victory
from engine.warfighter.field import Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.state import Actions, Playing, WarfighterState

DASH = "dash"


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List where Soldiers may go, with each way to pay; for others' NPS and SQ a seat may pay (WF-R44)."""
    field = state.field
    found: list[Option] = []
    for soldier in field.alive():
        own = soldier.seat == seat
        helped = not soldier.is_player and soldier.seat not in field.closed_moves
        if not may_move(soldier) or not (own or helped):
            continue
        for slot in (soldier.slot + 1, soldier.slot - 1):
            if numbers.may_enter(field, soldier, slot):
                cost = numbers.entrance_cost(field, soldier, slot)
                if own or cost:
                    ways = costs.ways(state, seat, soldier, cost)
                    found += [("move", soldier.no, slot, *way) for way in ways]
    return found


def may_move(soldier: Soldier) -> bool:
    """WF-023, WF-040 Return whether a Soldier may move: once each turn, twice with Dash, without a token out."""
    return (
        perks.may_act(soldier)
        and not soldier.grip
        and soldier.actions > 0
        and soldier.moves < 1 + int(DASH in soldier.used)
    )


def move(flow: Playing, soldier: Soldier, slot: int, *way: str | int) -> None:
    """Move a Soldier by one slot."""
    field = flow.state.field
    start, place = soldier.slot, field.row[slot]
    costs.pay(flow, soldier, way)
    soldier.actions -= 1
    soldier.moves += 1
    soldier.slot = slot
    soldier.dug = False
    for gear in soldier.gear:
        gear.deployed = False
    supports.end(flow, lambda s: s.on == soldier.no and bool(LIBRARY.actions[s.card].amount))
    ready = [card for card in soldier.laid if card.card in numbers.ADVANCE]
    if not ready:
        place.entered += 1
    for card in ready:
        if LIBRARY.actions[card.card].kind == "dash":
            soldier.used.append(DASH)
        laid.use_up(flow, soldier, card)
    flow.emit("moved", soldier=soldier.card, start=start, slot=slot)
    victory.check_exit(flow, start, slot)
    victory.check(flow)


ACTIONS: Actions = {"move": move}
