"""Combat Phase, Damage Resolution: from a hit to a Damage card or a loss (SP-071 to SP-082)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.spearpoint.effects import carry_out
from engine.spearpoint.losses import destroy
from engine.spearpoint.state import Damage, SpearpointState, Unit


def strike(
    flow: Flow[SpearpointState],
    target: Unit,
    *,
    dice: list[int],
    intensity: int,
    index: int,
    defense: int,
    by: Seat | None,
) -> None:
    """SP-072 to SP-077 Apply a hit: Intensity + Damage Index - Defense comes off the target's Endurance.

    ``dice`` are the Intensity dice as rolled, the highest is the base Intensity (SP-R09, SP-R16); ``intensity``
    is what counts, with +1 and doubled. ``by`` scores; nobody does after Friendly Fire. The match may be over
    afterwards.
    """
    net = max(0, intensity + index - defense)
    target.endurance -= net
    flow.emit(
        "hit",
        target=target.number,
        target_card=target.card,
        dice=dice,
        as_rolled=dice == [intensity],
        intensity=intensity,
        index=index,
        defense=defense,
        net=net,
        endurance=max(0, target.endurance),
    )
    if target.endurance <= 0:
        destroy(flow, target, max(dice), by)
    elif target.damage is None and target.endurance <= flow.state.catalog.units[target.card].half:
        draw_damage_card(flow, target, by)


def draw_damage_card(flow: Flow[SpearpointState], unit: Unit, by: Seat | None) -> None:
    """SP-076, SP-079 Draw a Damage card, put it under the unit and apply the edge for its type."""
    state = flow.state
    if not state.damage_deck:
        if not state.damage_discard:
            return
        state.damage_deck, state.damage_discard = state.damage_discard, []
        flow.shuffle("damage-deck", state.damage_deck)
    flow.barrier = True
    card = state.catalog.damage[state.damage_deck.pop(0)]
    effect = state.catalog.effects[getattr(card, state.catalog.units[unit.card].edge)]
    unit.damage = Damage(card=card.id, effect=effect.id, turns=effect.turns, drawn=state.turn, friendly=by is None)
    flow.emit("damaged", unit=unit.number, unit_card=unit.card, effect=effect.id)
    carry_out(flow, unit, effect.id, by)
