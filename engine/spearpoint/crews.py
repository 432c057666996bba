"""Crews: who fits where, and what becomes of them when their unit is destroyed (SP-086 to SP-091)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal, TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.spearpoint.catalog import GRADES, SpearpointCatalog, brings_crews
from engine.spearpoint.commands import discard, holding
from engine.spearpoint.standing import plays_by_itself, stops_for
from engine.spearpoint.state import Player, SpearpointState, Unit
from engine.spearpoint.victory import has_land_unit, score

CrewFate: TypeAlias = "int | Literal['survives', 'dies']"
"""What decides over a crew: the base Intensity (SP-087), or a rule that leaves no choice."""
Verdict: TypeAlias = Literal["survives", "captured", "dies"]


def fits(state: SpearpointState, crew: str, unit: Unit) -> bool:
    """SP-005 Return whether a crew card is the kind of crew that a unit needs."""
    needed = state.catalog.units[unit.card].crew
    return needed is not None and state.catalog.units[crew].supplies == needed


def differing(state: SpearpointState) -> bool:
    """SP-R41 Return whether crews of one kind are not all alike: they have grades, or a pack brings some."""
    return bool(state.options.get(GRADES)) or brings_crews(state.catalog)


def uses(catalog: SpearpointCatalog, order: Option) -> tuple[str, ...]:
    """SP-035 Return which crews an order takes from the hand: by kind, and by card where it names one."""
    card = catalog.units[str(order[1])]
    if card.supplies is not None:
        return card.supplies, card.id
    if card.crew is None:
        return ()
    return (card.crew, str(order[4])) if len(order) > 4 else (card.crew,)


def supply(catalog: SpearpointCatalog, cards: Iterable[str]) -> defaultdict[str, int]:
    """Count crews among cards, by kind and by card."""
    found: defaultdict[str, int] = defaultdict(int)
    for card in cards:
        kind = catalog.units[card].supplies
        if kind is not None:
            found[kind] += 1
            found[card] += 1
    return found


def board(player: Player, unit: Unit, crew: str) -> None:
    """SP-R41 Put a crew aboard: where alike ones came back after their re-roll, one of those."""
    unit.crew = crew
    unit.rerolled = crew in player.weary
    if unit.rerolled:
        player.weary.remove(crew)


def take_back(player: Player, pile: list[str], crew: str, *, rerolled: bool) -> None:
    """Put a crew in its owner's hand or under his Reserves; that it has had its re-roll is not forgotten."""
    pile.append(crew)
    if rerolled:
        player.weary.append(crew)


def judge(state: SpearpointState, seat: Seat, fate: CrewFate, by: Seat | None) -> Verdict:
    """SP-088 to SP-090 Judge over the crew of a destroyed unit of a seat.

    After Friendly Fire (``by`` nobody) there is no captor (SP-R08).
    """
    if isinstance(fate, str):
        return fate
    if fate <= 3:
        return "survives"
    if fate <= 6 and by is not None:
        return "captured" if has_land_unit(state, 1 - state.teams.side(seat)) else "survives"
    return "dies"


def decide_fate(flow: Flow[SpearpointState], seat: Seat, crew: str, fate: CrewFate, by: Seat | None) -> None:
    """SP-087 Settle what becomes of a crew; its owner may save it with a card before it is lost."""
    state = flow.state
    verdict = judge(state, seat, fate, by)
    if verdict != "survives":
        unit = state.lost[-1].number
        card = plays_by_itself(flow, seat, "on_own_unit_destroyed", unit)
        if card is not None:
            _save_crew(flow, seat, card)
        elif stops_for(flow, seat, "reactions"):
            flow.push("settle_crew", seat, crew, verdict, by)
            saving: list[Option] = [("play", c) for c in holding(state, seat, "on_own_unit_destroyed")]
            flow.ask(seat, "bail_out", saving, least=0, window=True, subject=("unit", unit))
            return
    settle_crew(flow, seat, crew, verdict, by)


def _save_crew(flow: Flow[SpearpointState], seat: Seat, card: str) -> None:
    """Play a card that saves the crew of the unit just destroyed."""
    flow.state.lost[-1].saved = True
    discard(flow.state, seat, card)
    flow.emit("played", seat=seat, card=card)


def answer_bail_out(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """Save a crew whose verdict is about to be carried out, if a card is played."""
    if picks:
        _save_crew(flow, decision.seat, str(picks[0][1]))


def settle_crew(flow: Flow[SpearpointState], seat: Seat, crew: str, verdict: Verdict, by: Seat | None) -> None:
    """SP-088 to SP-091 Put a crew where it belongs, and score it (SP-R10); one that a card saved survives."""
    state = flow.state
    if state.lost[-1].saved:
        verdict = "survives"
    flow.emit(f"crew_{verdict}", seat=seat, crew_card=crew)
    if verdict == "survives":
        player = state.players[seat]
        take_back(player, player.reserves, crew, rerolled=state.lost[-1].rerolled)
        return
    state.removed.append(crew)
    if by is not None:
        cost = state.catalog.units[crew].cost
        score(flow, by, 2 * cost if verdict == "captured" else cost)


def leave_unsettled(state: SpearpointState) -> None:
    """Remove the crews whose fate still waits for an answer, as the match ends before it comes."""
    state.removed += [step[2] for step in state.agenda if step[0] == "settle_crew"]


def kill_crew(flow: Flow[SpearpointState], unit: Unit, by: Seat | None) -> None:
    """Remove the crew of a unit that stands on: it dies and is scored; the unit is idle."""
    if unit.crew is not None:
        crew, unit.crew, unit.rerolled = unit.crew, None, False
        flow.emit("crew_killed", unit=unit.number, unit_card=unit.card, crew_card=crew)
        flow.state.removed.append(crew)
        if by is not None:
            score(flow, by, flow.state.catalog.units[crew].cost)
