"""Friendly Fire: the opponent chooses who is hit instead (SP-067, SP-R08)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.spearpoint.commands import for_target
from engine.spearpoint.damage import strike
from engine.spearpoint.numbers import bears, damage_index, defense
from engine.spearpoint.ops import FrontOnly
from engine.spearpoint.state import Attack, SpearpointState, Unit
from engine.spearpoint.targets import affecting

BY_HAND = -1
"""In a decision's subject: no weapon, a Close Assault."""


def friendly_fire(flow: Flow[SpearpointState], attack: Attack, unit: Unit, weapon: int | None) -> None:
    """SP-067 Hit a unit on the attacker's own side; its opponent chooses where there are several.

    Of two opponents it is the one at whose unit the attack was aimed (SP-T09).
    """
    found = candidates(flow.state, attack, unit, weapon)
    if not found:
        flow.emit("friendly_fire_nobody", seat=attack.seat)
    elif len(found) == 1:
        _hit(flow, attack, unit, weapon, found[0])
    else:
        options: list[Option] = [("target", other.number) for other in found]
        by_hand = BY_HAND if weapon is None else weapon
        aim = flow.state.unit(attack.target)
        assert aim is not None
        flow.ask(aim.seat, "friendly_fire", options, subject=("attack", unit.number, attack.number, by_hand))


def candidates(state: SpearpointState, attack: Attack, unit: Unit, weapon: int | None) -> list[Unit]:
    """SP-R08 List units of the own side that the weapon could affect, within the attacker's line limits."""
    allies = state.teams.allies(unit.seat)
    own = [other for other in state.units if other.seat in allies and other.number not in attack.attackers]
    if unit.line == "front" or bears(state, unit, FrontOnly):
        own = [other for other in own if other.line != "rear"]
    if weapon is None:
        return [other for other in own if other.line == "front"]
    if unit.line == "rear" and weapon > 0 and state.catalog.units[unit.card].mobile:
        own = [other for other in own if other.line == "air"]
    return [
        other
        for other in own
        if weapon in affecting(state.catalog.units[unit.card], state.catalog.units[other.card])
    ]


def answer_friendly_fire(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """Hit the unit that the opponent chose."""
    state = flow.state
    _, number, attack_number, by_hand = decision.subject
    unit, target = state.unit(int(number)), state.unit(int(picks[0][1]))
    assert unit is not None
    assert target is not None
    attack = next(a for a in state.attacks if a.seat == unit.seat and a.number == attack_number)
    _hit(flow, attack, unit, None if by_hand == BY_HAND else int(by_hand), target)


def _hit(flow: Flow[SpearpointState], attack: Attack, unit: Unit, weapon: int | None, target: Unit) -> None:
    """Apply the damage; nobody scores."""
    flow.emit(
        "friendly_fire",
        seat=attack.seat,
        unit=unit.number,
        unit_card=unit.card,
        target=target.number,
        target_card=target.card,
    )
    dice = flow.roll("intensity")
    printed = None if weapon is None else flow.state.catalog.units[unit.card].weapons[weapon]
    cards = [card for card in attack.played if for_target(flow.state, card, target)]
    index = 0 if weapon is None else damage_index(flow.state, unit, weapon, cards)
    strike(
        flow,
        target,
        dice=dice,
        intensity=dice[0],
        index=index,
        defense=defense(flow.state, target, printed),
        by=None,
    )
