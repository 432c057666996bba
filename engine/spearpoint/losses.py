"""How units leave the Battle Area: destroyed (SP-077), withdrawn, or home from a sortie (SP-038)."""

from __future__ import annotations

from typing import Literal

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.spearpoint.crews import CrewFate, decide_fate, take_back
from engine.spearpoint.situations import stands_fast
from engine.spearpoint.state import Lost, SpearpointState, Unit
from engine.spearpoint.victory import check_losses, score


def clear_commands(state: SpearpointState, unit: Unit) -> None:
    """SP-023 Discard the Command cards on a unit that is destroyed, withdrawn or captured."""
    if unit.attached:
        state.command_discard += [attached.card for attached in unit.attached if not attached.given]
        unit.attached = []


def clear_damage(state: SpearpointState, unit: Unit) -> None:
    """SP-R25 Put the Damage card of a unit on the discard pile."""
    if unit.damage is not None:
        state.damage_discard.append(unit.damage.card)
        unit.damage = None


def leave(state: SpearpointState, unit: Unit, how: Literal["destroyed", "captured", "withdrawn"]) -> None:
    """Take a unit out of the Battle Area, with all that lies on and under it; its crew is the caller's matter."""
    clear_commands(state, unit)
    clear_damage(state, unit)
    state.units = [other for other in state.units if other is not unit]
    state.lost.append(
        Lost(number=unit.number, card=unit.card, seat=unit.seat, line=unit.line, how=how, rerolled=unit.rerolled)
    )


def destroy(flow: Flow[SpearpointState], unit: Unit, fate: CrewFate, by: Seat | None) -> None:
    """SP-077 Remove a unit from the game; ``by`` scores it (nobody after Friendly Fire, SP-067).

    ``fate`` tells what becomes of its crew (SP-087). The match may be over afterwards.
    """
    state = flow.state
    crew, unit.crew = unit.crew, None
    leave(state, unit, "destroyed")
    state.removed.append(unit.card)
    flow.emit("destroyed", seat=unit.seat, unit=unit.number, unit_card=unit.card)
    if by is not None:
        score(flow, by, state.catalog.units[unit.card].cost)
    check_losses(flow)
    if crew is None:
        return
    if state.outcome is not None:
        state.removed.append(crew)
        return
    decide_fate(flow, unit.seat, crew, fate, by)


def withdraw(flow: Flow[SpearpointState], unit: Unit, to: Literal["hand", "reserves"]) -> None:
    """Take a unit and its crew back into the hand or under the Reserves deck; nobody scores.

    A captured unit cannot go where its captor's own cards are: it leaves the game. One that the Situation has
    stand fast goes nowhere (SP-R38).
    """
    state = flow.state
    side = state.catalog.units[unit.card].side
    if unit.owner == unit.seat and stands_fast(state.situation, side, unit.card, unit.number):
        return
    leave(state, unit, "withdrawn")
    player = state.players[unit.seat]
    pile = player.units if to == "hand" else player.reserves
    if unit.owner == unit.seat:
        pile.append(unit.card)
    else:
        state.removed.append(unit.card)
    if unit.crew is not None:
        take_back(player, pile, unit.crew, rerolled=unit.rerolled)
    flow.emit("withdrawn", seat=unit.seat, unit=unit.number, unit_card=unit.card, to=to)
