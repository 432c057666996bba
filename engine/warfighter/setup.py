"""The first state of a match, and what follows the purchase: markers, target cup, hands (WF-003 to WF-019)."""

from __future__ import annotations

from typing import Any

from engine.core import open_phase
from engine.core.dice import Dice
from engine.core.protocol import Decision, Option
from engine.warfighter import cards_in_hand, cup, muster
from engine.warfighter.field import Field, Place
from engine.warfighter.library import LIBRARY
from engine.warfighter.options import RANDOM, limit, nations, players, settled, tier
from engine.warfighter.packs import PACKS
from engine.warfighter.state import Pile, Playing, Steps, WarfighterState


def deal(scenario: str, options: dict[str, Any], dice: Dice) -> WarfighterState:
    """Lay out Mission, Objective and decks; the scenario is the Mission."""
    chosen = settled(options)
    catalog = PACKS.catalog(chosen)
    mission = catalog.missions[scenario]
    objective = str(chosen["objective"])
    if objective == RANDOM and mission.goal:
        objective = mission.goal
    elif objective == RANDOM:  # WF-004
        known = [*catalog.objectives]
        objective = known[dice.roll("objective", 1, len(known))[0] - 1]
    row = [Place() for _ in range(mission.objective + 1)]
    row[0].card, row[mission.objective].card = scenario, objective
    state = WarfighterState(
        scenario=scenario,
        options=chosen,
        dice=dice,
        seats=players(options),
        agenda=[["muster"], ["orders"]],
        field=Field(
            mission=scenario,
            objective=objective,
            tier=tier(mission, options),
            nations=sorted(nations(options)),
            limit=limit(mission, options),
            turn=mission.turns,
            row=row,
        ),
    )
    _shuffle(state)
    return state


def _shuffle(state: WarfighterState) -> None:
    """WF-003 Shuffle each deck by itself (WF-047)."""
    tier, catalog = state.field.tier, state.catalog
    state.actions_deck = Pile(cards=[c.id for c in LIBRARY.actions.values() for _ in range(c.copies)])
    state.locations_deck = Pile(cards=[*catalog.locations])
    state.hostiles_deck = Pile(
        cards=[c.id for c in catalog.hostiles.values() if c.tier == tier for _ in range(c.copies)]
    )
    state.events_deck = Pile(cards=[*catalog.events])
    state.dice.shuffle("actions", state.actions_deck.cards)
    state.dice.shuffle("locations", state.locations_deck.cards)
    state.dice.shuffle("hostiles", state.hostiles_deck.cards)
    state.dice.shuffle("events", state.events_deck.cards)


def outfit(flow: Playing) -> None:
    """WF-015 to WF-019 Number the Soldiers, fill the cup, hand out markers; then first hands are drawn."""
    state, field = flow.state, flow.state.field
    field.phase, field.ready = "outfit", []
    muster.settle_numbers(state)
    field.bought = len(field.soldiers)
    cup.fill(field)
    for soldier in field.soldiers:
        soldier.actions = soldier.printed.actions
        if soldier.is_player:
            state.hands[soldier.no] = []
            cards_in_hand.begin(flow, soldier, "first")
    flow.emit("outfitted", soldiers=[soldier.card for soldier in field.soldiers])
    flow.push("first_hands")


def first_hands(flow: Playing) -> None:
    """WF-019, WF-047 Let each Player Soldier draw his first hand; then the first turn begins."""
    state = flow.state
    waiting = [seat for seat in range(state.seats) if state.field.errands.get(seat)]
    offered = {seat: cards_in_hand.offer_errand(state, seat) for seat in waiting}
    open_phase.ask(flow, "hands", offered)
    if not offered:
        flow.push("soldier_turn")


def answer(flow: Playing, _: Decision, picks: list[Option]) -> None:
    """Draw, or keep one of two Locations, then ask again."""
    (pick,) = picks
    flow.push("first_hands")
    cards_in_hand.ACTIONS[str(pick[0])](flow, flow.state.field.soldier(int(pick[1])), *pick[2:])


STEPS: Steps = {"outfit": outfit, "first_hands": first_hands}
ANSWERED = {"hands": answer}
