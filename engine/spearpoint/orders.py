"""Orders handed in with the declarations: Command cards, +1 discards, and the order of one's own attacks.

Everything is sealed and fixed beforehand, so that the attacks can be resolved without a stop. A card whose
attack is lost, or whose moment never comes, stays in hand and unrevealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.spearpoint import teams
from engine.spearpoint.cards import CommandCard, UnitCard
from engine.spearpoint.commands import (
    does,
    fits,
    gives_up_attack,
    named_cards,
    playable,
    reveal,
    short_of,
)
from engine.spearpoint.odds import hits, mean_damage
from engine.spearpoint.ops import Concentrate, IgnoreLine, InitiativeMod, RemoveCrew, ResolveFirst, SuppressAttack
from engine.spearpoint.state import Attack, SpearpointState, Unit
from engine.spearpoint.targets import able, attack_value, within_lines

CONCENTRATED = 2
"""The fewest units whose fire can be concentrated on one."""


def ask_orders(flow: Flow[SpearpointState], seat: Seat, attackers: list[int]) -> None:
    """Ask a seat that holds Command cards, or has attacks to put in order."""
    if len(attackers) > 1 or flow.state.players[seat].commands:
        options = order_options(flow.state, seat, attackers)
        flow.ask(seat, "orders", options, least=0, most=len(options), sealed=True)


def order_options(state: SpearpointState, seat: Seat, attackers: list[int]) -> list[Option]:
    """List everything a seat may order for this Combat Phase; ``attackers`` are its units that may declare.

    ``("order", unit)``; ``("play", card)``, with a unit behind it, and behind a target the own unit that gives up
    its attack; ``("plus", card, "initiative")``, ``("plus", card, "attack" or "intensity", unit)``.
    """
    found: list[Option] = [("order", number) for number in attackers] if len(attackers) > 1 else []
    hand = list(dict.fromkeys(state.players[seat].commands))
    shooters = [unit.number for unit in state.units if unit.seat == seat and able(state, unit)]
    found += _plays(state, seat, _by_orders(state, hand), attackers, shooters)
    rolled = _rolled(state)
    for card_id in hand:
        if not rolled:
            found.append(("plus", card_id, "initiative"))
        found += [("plus", card_id, roll, n) for roll in ("attack", "intensity") for n in attackers]
    return found


def resolve_options(state: SpearpointState, seat: Seat, attackers: list[int]) -> list[Option]:
    """List what a seat may do that resolves by hand: which attack is next, with which cards and discards."""
    found: list[Option] = [("resolve", number) for number in attackers]
    hand = list(dict.fromkeys(state.players[seat].commands))
    playing = [card for card in _by_orders(state, hand) if state.catalog.commands[card].when == "own_attack"]
    found += _plays(state, seat, playing, attackers, attackers)
    return found + [("plus", c, roll, n) for c in hand for roll in ("attack", "intensity") for n in attackers]


def _rolled(state: SpearpointState) -> bool:
    """SP-R40 Return whether Initiative was rolled for at the start of the Turn."""
    return bool(state.options.get("initiative") == "turn")


def _by_orders(state: SpearpointState, hand: list[str]) -> list[str]:
    """List the cards of a hand that are played by orders, as long as they would be in time."""
    late, catalog = _rolled(state), state.catalog
    cards = catalog.commands
    return [c for c in hand if _ordered(cards[c]) and not (late and does(catalog, c, InitiativeMod))]


@cache
def _ordered(card: CommandCard) -> bool:
    """Return whether a card is played by orders; one that lets a unit ignore lines is part of its attack."""
    ignoring = any(isinstance(op, IgnoreLine) for op in card.ops)
    return card.when not in ("commit_sealed", "after_reveal", "end_of_combat", "draw") and not ignoring


def _plays(
    state: SpearpointState, seat: Seat, hand: list[str], attackers: list[int], shooters: list[int]
) -> list[Option]:
    """List how each of some cards may be played; ``shooters`` need no target of their own (SP-R44)."""
    allies = state.teams.allies(seat)
    friends = [unit for unit in state.units if unit.seat in allies]
    found: list[Option] = []
    for card in hand:
        givers = shooters if does(state.catalog, card, RemoveCrew) else attackers
        found += _play_options(state, seat, state.catalog.commands[card], friends, attackers, givers)
    return found


def _play_options(
    state: SpearpointState,
    seat: Seat,
    card: CommandCard,
    friends: list[Unit],
    attackers: list[int],
    givers: list[int],
) -> list[Option]:
    if card.on.whose == "player":
        return [("play", card.id)]
    among = friends if card.on.whose == "own" else state.units
    units = [unit for unit in among if playable(state, seat, card, unit)]
    if not units:
        return []
    if gives_up_attack(state.catalog, card.id):
        return [
            ("play", card.id, unit.number, giver.number)
            for unit in units
            for giver in friends
            if giver.number in givers and _gives(state, seat, card, giver, unit)
        ]
    if card.when == "own_attack" or does(state.catalog, card.id, ResolveFirst):
        units = [unit for unit in units if unit.number in attackers]
    return [("play", card.id, unit.number) for unit in units]


def _gives(state: SpearpointState, seat: Seat, card: CommandCard, giver: Unit, target: Unit) -> bool:
    """Return whether an own unit may give up its attack for a card played on a target within its lines."""
    return card.by is not None and fits(state, seat, card.by, giver) and within_lines(state, giver, target)


def object_to_orders(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-024 Each card is used once."""
    wanted = named_cards(picks)
    if not wanted:
        return None
    seat, answers = decision.seat, state.answers
    wanted += named_cards(
        [p for d in state.open if d.kind == "attack" and d.seat == seat for p in answers.get(d.id, ())]
    )
    return short_of(state, seat, wanted)


def initiative_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """List what a seat may use on the Initiative roll where that is made at the start of the Turn."""
    hand = list(dict.fromkeys(state.players[seat].commands))
    found: list[Option] = [("play", card) for card in hand if does(state.catalog, card, InitiativeMod)]
    return found + [("plus", card, "initiative") for card in hand]


# ------------------------------------------------------------------ at the reveal


def carry_out_orders(flow: Flow[SpearpointState], orders: list[list[Option]]) -> None:
    """Play what is played with the declarations, keep the rest for its moment, and put the attacks in order."""
    state = flow.state
    for seat in teams.order(state):
        state.players[seat].plans = []
        for pick in orders[seat]:
            if pick[0] == "plus" and pick[2] != "initiative":
                attack = attack_of(state, seat, int(pick[3]))
                if attack is not None:
                    attack.plus.setdefault(str(pick[2]), []).append(str(pick[1]))
            elif pick[0] == "play" and state.catalog.commands[str(pick[1])].when == "declare_sealed":
                _play(flow, seat, pick)
            elif pick[0] == "play" and state.catalog.commands[str(pick[1])].when == "own_attack":
                plan(state, seat, pick)
            elif pick[0] != "order":
                state.players[seat].plans.append(pick)
    for seat in range(state.seats):
        _put_in_order(state, seat, [int(pick[1]) for pick in orders[seat] if pick[0] == "order"])


def attack_of(state: SpearpointState, seat: Seat, number: int) -> Attack | None:
    """Find the attack that a unit of a seat takes part in and that is still to come."""
    for attack in state.attacks:
        if attack.seat == seat and number in attack.attackers and attack.state == "declared":
            return attack
    return None


def plan(state: SpearpointState, seat: Seat, pick: Option) -> None:
    """Lay a card ready for an attack: ``("play", card, attacker)`` or ``("play", card, target, attacker)``.

    Who plays one that replaces his attack, and has declared none, gets his place in the order by it (SP-R44).
    """
    number = int(pick[-1])
    attack = attack_of(state, seat, number)
    if len(pick) > 3 and not any(number in other.attackers for other in state.attacks):
        last = max([0, *(other.number for other in state.attacks if other.seat == seat)])
        attack = Attack(number=last + 1, seat=seat, attackers=[number], target=int(pick[2]))
        state.attacks.append(attack)
    if attack is not None:
        attack.cards.append(str(pick[1]))
        if len(pick) > 3:
            attack.instead = int(pick[2])


def _play(flow: Flow[SpearpointState], seat: Seat, pick: Option) -> None:
    """Play a card with the declarations, if it can be carried out; otherwise it stays in hand."""
    state = flow.state
    card = state.catalog.commands[str(pick[1])]
    if len(pick) == 2:
        reveal(flow, seat, card.id)
        return
    unit = state.unit(int(pick[2]))
    if unit is None or not playable(state, seat, card, unit):
        return
    for op in card.ops:
        match op:
            case ResolveFirst():
                attack = attack_of(state, seat, unit.number)
                if attack is None:
                    return
                attack.first = True
            case Concentrate():
                if _aiming(state, seat, unit) < CONCENTRATED:
                    return
            case SuppressAttack():
                giver = state.unit(int(pick[3]))
                if giver is None or not able(state, giver):
                    return
                giver.barred = state.turn
                _call_off(state, giver)
                _call_off(state, unit)
            case _:
                pass
    reveal(flow, seat, card.id, unit)


def _aiming(state: SpearpointState, seat: Seat, target: Unit) -> int:
    """Count the ground units on the side of a seat that have declared an attack on a unit (SP-T08)."""
    allies = state.teams.allies(seat)
    aiming = [a for a in state.attacks if a.seat in allies and a.target == target.number]
    units = [state.unit(number) for attack in aiming if attack.state == "declared" for number in attack.attackers]
    return sum(unit is not None and unit.line != "air" for unit in units)


def _call_off(state: SpearpointState, unit: Unit) -> None:
    """Take a unit out of the attack it declared."""
    attack = attack_of(state, unit.seat, unit.number)
    if attack is not None and not attack.assault:
        attack.state = "lost"


# ------------------------------------------------------------------ the order of one's attacks


def _put_in_order(state: SpearpointState, seat: Seat, wished: list[int]) -> None:
    """SP-060 Rank the attacks of a seat: as wished; those not named follow, the most promising first."""
    own = [attack for attack in state.attacks if attack.seat == seat and attack.state == "declared"]
    if len(own) < 2:
        return

    units = {unit.number: unit for unit in state.units}

    def place(attack: Attack) -> tuple[int, float, int]:
        named = [wished.index(n) for n in attack.attackers if n in wished]
        return (min(named), 0, 0) if named else (len(wished), -promise(state, attack, units), attack.attackers[0])

    for rank, attack in enumerate(sorted(own, key=place)):
        attack.rank = rank


def promise(state: SpearpointState, attack: Attack, units: Mapping[int, Unit]) -> float:
    """Estimate what an attack is worth: its mean damage as a share of the target, times what that costs."""
    target, unit = units.get(attack.target), units.get(attack.attackers[0])
    if target is None or unit is None:
        return 0
    card, aim = state.catalog.units[unit.card], state.catalog.units[target.card]
    mean = 2.0 * len(attack.attackers) if attack.assault else _mean(card, tuple(attack.weapons), aim)
    return min(1.0, mean / max(1, target.endurance)) * aim.cost


@cache
def _mean(card: UnitCard, weapons: tuple[int, ...], target: UnitCard) -> float:
    """Return the damage to be expected of some weapons of a card, by what is printed on it and on its target."""
    found = 0.0
    for weapon in (card.weapons[i] for i in weapons):
        needs = attack_value(weapon, target.type)
        if needs is not None:
            found += weapon.rate * hits(needs) / 100 * mean_damage(weapon.index, target.defense)
    return found
