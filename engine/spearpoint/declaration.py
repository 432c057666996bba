"""Combat Phase, Target Declaration (SP-041 to SP-057): sealed for each attacker, revealed together (SP-R14)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engine.core.catalog import worked_out
from engine.core.flow import Flow
from engine.core.naming import one_to_other
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.spearpoint.cards import CommandCard
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.close_assault import ASSAULT, assault_targets, could_assault
from engine.spearpoint.commands import does, named_cards, playable, reveal, short_of
from engine.spearpoint.numbers import bears, weapons_per_attack
from engine.spearpoint.ops import FrontOnly, IgnoreLine
from engine.spearpoint.orders import ask_orders, carry_out_orders
from engine.spearpoint.state import Attack, SpearpointState, Unit
from engine.spearpoint.targets import able, enemies, legal, weapons_against

HOLD: Option = ("hold",)


def declaration(flow: Flow[SpearpointState]) -> None:
    """SP-042 Ask for each unit that could attack what it does; then for the orders of each seat."""
    state = flow.state
    state.phase = "combat"
    flow.push("reveal_declarations")
    for seat in range(state.seats):
        attackers = [unit for unit in state.units if unit.seat == seat and able(state, unit)]
        assaulting = could_assault(state, attackers)
        others = enemies(state, seat)
        asked = []
        for unit in attackers:
            options = attack_options(state, unit, others, assaulting)
            if len(options) > 1 or _by_a_card(state, unit, others):
                asked.append(unit.number)
                flow.ask(seat, "attack", options, sealed=True, subject=("unit", unit.number))
        ask_orders(flow, seat, asked)


def attack_options(state: SpearpointState, unit: Unit, others: list[Unit], assaulting: list[int]) -> list[Option]:
    """List what a unit may do: hold, attack a Legal Target, or join a Close Assault (SP-052).

    ``("attack", target)``, with weapons behind it where there is a choice; ``("with", card, target)``, likewise,
    plays a card that makes the target legal. ``others`` are the enemies, ``assaulting`` who could group together.
    """
    found: list[Option] = [HOLD]
    per_attack = weapons_per_attack(state, unit)
    for target in others:
        weapons = legal(state, unit, target)
        if weapons:
            found += [("attack", target.number, *chosen) for chosen in choices(weapons, per_attack)]
    if unit.number in assaulting:
        found += [("assault", target.number) for target in assault_targets(state, unit, others)]
    commands = state.players[unit.seat].commands
    if commands and unit.line == "front":
        for card in _ignoring(state.catalog):
            if card.id in commands and playable(state, unit.seat, card, unit):
                found += [
                    ("with", card.id, target.number, *chosen)
                    for target in _beyond(state, unit, others)
                    for chosen in choices(weapons_against(state, unit, target), per_attack)
                ]
    return found


@cache
def choices(weapons: tuple[int, ...], per_attack: int) -> tuple[tuple[int, ...], ...]:
    """SP-042, SP-C1 List the choices among the weapons that can affect a target: up to two, more of them first.

    Of a single one there is no choice, so that it need not be named.
    """
    if len(weapons) == 1:
        return ((),)
    most = min(per_attack, len(weapons))
    return tuple(chosen for number in range(most, 0, -1) for chosen in combinations(weapons, number))


@worked_out
def _ignoring(catalog: SpearpointCatalog) -> tuple[CommandCard, ...]:
    """List the cards that let a unit ignore lines."""
    return tuple(card for card in catalog.commands.values() if does(catalog, card.id, IgnoreLine))


def _beyond(state: SpearpointState, unit: Unit, others: list[Unit]) -> list[Unit]:
    """List the enemies on the rear line that a frontline unit could attack if lines did not matter."""
    if bears(state, unit, FrontOnly):
        return []
    return [other for other in others if other.line == "rear" and weapons_against(state, unit, other)]


def _by_a_card(state: SpearpointState, unit: Unit, others: list[Unit]) -> bool:
    """Return whether a card that the seat might hold would give the unit a target."""
    seat = unit.seat
    if unit.line != "front" or not state.players[seat].commands:
        return False
    return any(playable(state, seat, card, unit) for card in _ignoring(state.catalog)) and bool(
        _beyond(state, unit, others)
    )


def object_to_attack(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-052 A Close Assault needs three; cards needed for a target are in hand."""
    pick = picks[0]
    if pick[0] == "assault":
        return _object_to_assault(state, decision, pick)
    if pick[0] == "with":
        wanted = named_cards(
            p
            for d in state.open
            if d.seat == decision.seat and d.id != decision.id
            for p in state.answers.get(d.id, ())
            if d.kind in ("attack", "orders")
        )
        wanted.append(str(pick[1]))
        return short_of(state, decision.seat, wanted)
    return None


def _object_to_assault(state: SpearpointState, decision: Decision, pick: Option) -> Objection | None:
    joining = 1
    for other in state.open:
        if (
            other.seat == decision.seat
            and other.kind == "attack"
            and other.id != decision.id
            and pick in other.options
        ):
            answer = state.answers.get(other.id)
            joining += answer is None or answer[0] == pick
    if joining >= ASSAULT:
        return None
    target = state.unit(int(pick[1]))
    assert target is not None
    return Objection(
        msg("spearpoint-refused-assault", target=target.number, target_card=target.card, joining=joining), "SP-052"
    )


# ------------------------------------------------------------------ the reveal


def reveal_declarations(flow: Flow[SpearpointState]) -> None:
    """SP-043 Turn every attacker towards its target; then the cards handed in with the declarations (SP-R28)."""
    state = flow.state
    flow.push("initiative")
    declared = flow.collect("attack")
    orders = [[pick for _, picks in closed for pick in picks] for closed in flow.collect("orders")]
    units = {unit.number: unit for unit in state.units}
    for seat, answers in enumerate(declared):
        _declare(flow, seat, answers, units)
    carry_out_orders(flow, orders)
    for attack in state.attacks:
        if attack.state == "declared":
            _announce(flow, attack, units[attack.attackers[0]], units[attack.target])


def _declare(
    flow: Flow[SpearpointState], seat: Seat, answers: list[tuple[Decision, list[Option]]], units: dict[int, Unit]
) -> None:
    state = flow.state
    groups: dict[int, Attack] = {}
    number = 0
    for decision, picks in answers:
        pick = picks[0]
        if pick[0] == "hold":
            continue
        unit = units[int(decision.subject[1])]
        target = int(pick[2] if pick[0] == "with" else pick[1])
        if pick[0] == "assault" and target in groups:
            groups[target].attackers.append(unit.number)
            continue
        number += 1
        attack = Attack(number=number, seat=seat, attackers=[unit.number], target=target)
        state.attacks.append(attack)
        if pick[0] == "assault":
            attack.assault = True
            groups[target] = attack
            continue
        if pick[0] == "with":
            reveal(flow, seat, str(pick[1]), unit)
        named = [int(i) for i in pick[pick.index(target) + 1 :]]
        attack.weapons = named or list(
            weapons_against(state, unit, units[target])[: weapons_per_attack(state, unit)]
        )
    for attack in groups.values():
        if len(attack.attackers) < ASSAULT:
            attack.state = "lost"
            flow.emit(
                "assault_cancelled", seat=seat, target=attack.target, target_card=state.card_of(attack.target)
            )


def _announce(flow: Flow[SpearpointState], attack: Attack, unit: Unit, target: Unit) -> None:
    if attack.assault:
        flow.emit(
            "assault_declared",
            seat=attack.seat,
            number=len(attack.attackers),
            target=target.number,
            target_card=target.card,
        )
    else:
        flow.emit(
            "declared",
            seat=attack.seat,
            **one_to_other(unit, target),
        )
