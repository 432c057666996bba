"""Combat Phase, Attack: one attack from the first roll to the last (SP-061 to SP-069)."""

from __future__ import annotations

from engine.core.errors import RulesBug
from engine.core.flow import Flow
from engine.core.modifiers import summed
from engine.core.protocol import Decision, Option, Seat
from engine.spearpoint.close_assault import ASSAULT, best_value, members
from engine.spearpoint.commands import (
    discard,
    does,
    fits,
    gives_up_attack,
    holding,
    playable,
    reveal,
    spend,
)
from engine.spearpoint.crews import kill_crew
from engine.spearpoint.damage import strike
from engine.spearpoint.friendly_fire import friendly_fire
from engine.spearpoint.losses import destroy
from engine.spearpoint.numbers import (
    DESTROYS,
    DOUBLES,
    attack_modifiers,
    damage_index,
    defense,
    destroys_from,
    friendly_fire_to,
    intensity_again,
    rate_of_fire,
    weapons_per_attack,
)
from engine.spearpoint.odds import hits
from engine.spearpoint.ops import RemoveCrew, Reroll, TargetDefenseMod
from engine.spearpoint.standing import plays_by_itself, spends_on_attack, stops_for
from engine.spearpoint.state import Attack, SpearpointState, Unit
from engine.spearpoint.targets import able, attack_value, enemies, legal, weapons_against, within_lines


def find(state: SpearpointState, seat: Seat, number: int) -> Attack:
    """Find an attack by its seat and number."""
    for attack in state.attacks:
        if attack.number == number and attack.seat == seat:
            return attack
    raise RulesBug(f"seat {seat} has no attack {number}")


def lost_because(state: SpearpointState, attack: Attack) -> str | None:
    """SP-R13, SP-R16 Say why a declared attack can no longer be made; None if it can, or if a card replaces it."""
    if _aim_instead(state, attack) is not None:
        return None
    target = state.unit(attack.target)
    if target is None or state.teams.together(target.seat, attack.seat):
        return "target"
    if attack.assault:
        return "assault" if len(members(state, attack.attackers, attack.seat)) < ASSAULT else None
    unit = state.unit(attack.attackers[0])
    if unit is None:
        gone = (lost for lost in state.lost if lost.number == attack.attackers[0])
        return "destroyed" if any(lost.how == "destroyed" for lost in gone) else "attacker"
    if unit.seat != attack.seat or not able(state, unit) or not within_lines(state, unit, target):
        return "attacker"
    return "weapons" if frozenset(weapons_against(state, unit, target)).isdisjoint(attack.weapons) else None


def _aim_instead(state: SpearpointState, attack: Attack) -> Unit | None:
    """SP-R44 Find the unit at which a card is aimed that replaces an attack, if it can be played now.

    A group attacks as one.
    """
    aim, unit = state.unit(attack.instead), state.unit(attack.attackers[0])
    if aim is None or unit is None or attack.assault or unit.seat != attack.seat:
        return None
    playing = set(attack.cards) & set(state.players[attack.seat].commands)
    may = any(
        gives_up_attack(state.catalog, c) and playable(state, attack.seat, state.catalog.commands[c], aim)
        for c in playing
    )
    return aim if may and able(state, unit) and within_lines(state, unit, aim) else None


def drop_if_lost(flow: Flow[SpearpointState], coming: Attack) -> bool:
    """SP-R13, SP-R16 Drop a declared attack that can no longer be made; return whether it was dropped."""
    reason = lost_because(flow.state, coming)
    if reason is None:
        return False
    _lose(flow, coming, reason)
    return True


def _lose(flow: Flow[SpearpointState], coming: Attack, reason: str) -> None:
    coming.state = "lost"
    state, unit, target = flow.state, coming.attackers[0], coming.target
    flow.emit(
        "attack_lost",
        seat=coming.seat,
        unit=unit,
        unit_card=state.card_of(unit),
        target=target,
        target_card=state.card_of(target),
        reason=reason,
    )


def attack(flow: Flow[SpearpointState], seat: Seat, number: int) -> None:
    """Make an attack that can be made: its cards are played, then every weapon fires (SP-R12)."""
    state = flow.state
    coming = find(state, seat, number)
    coming.state = "resolved"
    aim = _aim_instead(state, coming)
    if aim is not None:
        _shoot_at_crew(flow, coming, aim)
        return
    target = state.unit(coming.target)
    assert target is not None
    if coming.assault:
        group = members(state, coming.attackers, seat)
        coming.attackers = [unit.number for unit in group]
    else:
        unit = state.unit(coming.attackers[0])
        assert unit is not None
        group = [unit]
        usable = weapons_against(state, unit, target)
        coming.weapons = [i for i in coming.weapons if i in usable][: weapons_per_attack(state, unit)]
    for unit in group:
        unit.attacked = state.turn
    if coming.cards:
        _play_cards(flow, coming, group, target)
    if coming.assault:
        _assault(flow, coming, group, target)
    else:
        flow.push("open_fire", seat, number, 0)


def _play_cards(flow: Flow[SpearpointState], coming: Attack, group: list[Unit], target: Unit) -> None:
    """Play the cards laid to an attack, as far as they fit it."""
    state, seat = flow.state, coming.seat
    for card_id in coming.cards:
        card = state.catalog.commands[card_id]
        if (
            card_id not in state.players[seat].commands
            or card_id in coming.played
            or gives_up_attack(state.catalog, card_id)
        ):
            continue
        if card.against is None or fits(state, seat, card.against, target):
            by = next((unit for unit in group if playable(state, seat, card, unit)), None)
            if by is not None:
                reveal(flow, seat, card_id, by)
                coming.played.append(card_id)


def _shoot_at_crew(flow: Flow[SpearpointState], coming: Attack, aim: Unit) -> None:
    """Play the card that replaces an attack: roll 2D10 against the crew of a unit."""
    state = flow.state
    unit = state.unit(coming.attackers[0])
    assert unit is not None
    unit.attacked = state.turn
    card = next(state.catalog.commands[c] for c in coming.cards if gives_up_attack(state.catalog, c))
    reveal(flow, coming.seat, card.id, aim)
    op = next(op for op in card.ops if isinstance(op, RemoveCrew))
    plus = _plus(flow, coming, "attack")
    dice = flow.roll("sharpshooter", 2)
    won = sum(dice) + plus >= op.roll
    flow.emit(
        "sharpshooter", target=aim.number, target_card=aim.card, dice=dice, bonus=plus, needs=op.roll, won=won
    )
    if won:
        kill_crew(flow, aim, coming.seat)


def _plus(flow: Flow[SpearpointState], coming: Attack, roll: str) -> int:
    """SP-024 Spend a card laid ready for +1 on this roll, if there is one."""
    ready = coming.plus.get(roll)
    return spend(flow, coming.seat, ready.pop(0), roll) if ready else 0


# ------------------------------------------------------------------ weapon by weapon, roll by roll


def _sides(state: SpearpointState, coming: Attack) -> tuple[Unit, Unit] | None:
    """SP-R12 Return attacker and target of an attack under way; None once one of them is gone."""
    unit, target = state.unit(coming.attackers[0]), state.unit(coming.target)
    if unit is None or target is None or state.teams.together(target.seat, coming.seat):
        return None
    return unit, target


def open_fire(flow: Flow[SpearpointState], seat: Seat, number: int, shot: int) -> None:
    """SP-065 Take up the next weapon of an attack; the other side may stop one that fires several times."""
    coming = find(flow.state, seat, number)
    sides = _sides(flow.state, coming)
    if sides is None or shot == len(coming.weapons):
        return
    unit, target = sides
    flow.push("fire", seat, number, shot, 0)
    if rate_of_fire(flow.state, unit, coming.weapons[shot]) > 1:
        _may_stop(flow, coming, unit, target, coming.weapons[shot])


def _may_stop(flow: Flow[SpearpointState], coming: Attack, unit: Unit, target: Unit, weapon: int) -> None:
    """Let the defender stop the rolls of a weapon, by orders given before or by hand."""
    state, seat = flow.state, target.seat
    card = plays_by_itself(flow, seat, "reaction", target.number)
    if card is not None and playable(state, seat, state.catalog.commands[card], target):
        _stop(flow, coming, seat, card)
    elif stops_for(flow, seat, "reactions"):
        stopping: list[Option] = [
            ("play", c)
            for c in holding(state, seat, "reaction")
            if playable(state, seat, state.catalog.commands[c], target)
        ]
        subject = ("attack", unit.number, target.number, weapon_id(unit, weapon))
        flow.ask(seat, "react", stopping, least=0, window=True, subject=subject)


def answer_react(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """Stop the weapon that is about to fire, if a card is played."""
    if picks:
        _, unit, target, _ = decision.subject
        under_way = [a for a in flow.state.attacks if a.attackers[0] == unit and a.target == target]
        _stop(flow, under_way[-1], decision.seat, str(picks[0][1]))


def _stop(flow: Flow[SpearpointState], coming: Attack, seat: Seat, card: str) -> None:
    coming.stopped = True
    discard(flow.state, seat, card)
    flow.emit("played", seat=seat, card=card)


def weapon_id(unit: Unit, weapon: int) -> str:
    """Name a weapon of a card for words."""
    return f"{unit.card}/{weapon}"


def fire(flow: Flow[SpearpointState], seat: Seat, number: int, shot: int, rolled: int) -> None:
    """SP-061 Make the next attack roll of a weapon, unless it is stopped; left-over rolls are lost (SP-R12)."""
    coming = find(flow.state, seat, number)
    sides = _sides(flow.state, coming)
    if sides is None:
        return
    unit, target = sides
    weapon = coming.weapons[shot]
    if coming.stopped:
        coming.stopped = False
        flow.push("open_fire", seat, number, shot + 1)
        return
    if rolled + 1 < rate_of_fire(flow.state, unit, weapon):
        flow.push("fire", seat, number, shot, rolled + 1)
    else:
        flow.push("open_fire", seat, number, shot + 1)
    printed = flow.state.catalog.units[unit.card].weapons[weapon]
    if printed.bomb:
        unit.bombed = True
    needs = attack_value(printed, flow.state.catalog.units[target.card].type)
    assert needs is not None
    natural, result = roll(flow, coming, unit, weapon, target, needs, first=not (shot or rolled))
    if result == "friendly_fire":
        friendly_fire(flow, coming, unit, weapon)
    elif result == "hit":
        _hit(flow, coming, unit, weapon, target, natural, 1)


def roll(
    flow: Flow[SpearpointState],
    coming: Attack,
    unit: Unit,
    weapon: int | None,
    target: Unit,
    needs: int,
    *,
    first: bool,
) -> tuple[int, str]:
    """SP-061 to SP-067 Roll 2D10: give the natural sum, and ``hit``, ``miss`` or ``friendly_fire``.

    Special sums are natural ones (SP-R07). One missed roll may be made again by a card. ``weapon`` is None in a
    Close Assault, which is rolled for by hand. On the ``first`` roll of an attack a card may be discarded by
    itself (SP-R27).
    """
    bonus = summed(attack_modifiers(flow.state, unit, weapon, target, coming.played))
    plus = _plus(flow, coming, "attack") if coming.plus else 0
    if first and not plus:
        card = spends_on_attack(flow, coming, hits(needs, bonus, friendly_fire_to(flow.state, unit)))
        plus = 0 if card is None else spend(flow, coming.seat, card, "attack")
    while True:
        dice = flow.roll("attack", 2)
        natural = dice[0] + dice[1]
        friendly_to = friendly_fire_to(flow.state, unit)
        result = outcome(natural, needs, bonus + plus, friendly_to)
        flow.emit(
            "rolled",
            unit=unit.number,
            unit_card=unit.card,
            weapon=None if weapon is None else weapon_id(unit, weapon),
            target=target.number,
            target_card=target.card,
            dice=dice,
            sum=natural,
            bonus=bonus + plus,
            needs=needs,
            friendly_to=friendly_to,
            result=result,
        )
        if result == "hit" or not coming.played:
            return natural, result
        again = next((card for card in coming.played if does(flow.state.catalog, card, Reroll)), None)
        if again is None:
            return natural, result
        coming.played.remove(again)
        flow.emit("rolls_again", seat=coming.seat, card=again)
        plus = 0  # the discard improved one roll


def outcome(natural: int, needs: int, bonus: int, friendly_to: int) -> str:
    """SP-062 to SP-069, SP-R07 Judge an attack roll by its natural sum: ``hit``, ``miss`` or ``friendly_fire``."""
    if natural <= friendly_to:
        return "friendly_fire"
    return "hit" if natural >= DESTROYS or natural + bonus >= needs else "miss"


def _hit(
    flow: Flow[SpearpointState],
    coming: Attack,
    unit: Unit,
    weapon: int | None,
    target: Unit,
    natural: int,
    dice: int,
) -> None:
    """SP-068, SP-069, SP-072 Resolve a hit as it happens (SP-064); a Close Assault rolls several dice (SP-055).

    A Veteran crew rolls its first low Intensity again (SP-R41).
    """
    if natural >= destroys_from(flow.state, target):
        destroy(flow, target, "dies", coming.seat)
        return
    plus = _plus(flow, coming, "intensity") if coming.plus else 0
    rolled = flow.roll("intensity", dice)
    if rolled[0] <= intensity_again(flow.state, unit):
        unit.rerolled = True
        flow.emit("intensity_again", unit=unit.number, unit_card=unit.card, crew_card=unit.crew, dice=rolled)
        rolled = flow.roll("intensity", dice)
    intensity = sum(rolled) + plus
    printed = None if weapon is None else flow.state.catalog.units[unit.card].weapons[weapon]
    strike(
        flow,
        target,
        dice=rolled,
        intensity=intensity * 2 if natural == DOUBLES else intensity,
        index=0 if weapon is None else damage_index(flow.state, unit, weapon, coming.played),
        defense=defense(flow.state, target, printed, coming.played),
        by=coming.seat,
    )
    if coming.played:
        coming.played = [card for card in coming.played if not does(flow.state.catalog, card, TargetDefenseMod)]


# ------------------------------------------------------------------ Close Assault, extra attacks


def _assault(flow: Flow[SpearpointState], coming: Attack, group: list[Unit], target: Unit) -> None:
    """SP-054, SP-055 Roll once for the whole group, then 1D10 for each of its members."""
    best = best_value(flow.state, group, target)
    if best is None:
        _lose(flow, coming, "weapons")
        return
    leader, needs = best
    natural, result = roll(flow, coming, leader, None, target, needs, first=True)
    if result == "friendly_fire":
        friendly_fire(flow, coming, leader, None)
    elif result == "hit":
        _hit(flow, coming, leader, None, target, natural, len(group))


def extra_targets(state: SpearpointState, unit: Unit) -> list[Unit]:
    """List the enemy artillery that attacked this Turn and that a unit's long-range weapon could hit."""
    if not able(state, unit):
        return []
    return [
        other
        for other in enemies(state, unit.seat)
        if state.catalog.units[other.card].type == "artillery"
        and other.attacked == state.turn
        and _long_range(state, unit, other)
    ]


def _long_range(state: SpearpointState, unit: Unit, target: Unit) -> list[int]:
    printed = state.catalog.units[unit.card].weapons
    return [i for i in legal(state, unit, target) if printed[i].long_range][:1]


def extra_attack(flow: Flow[SpearpointState], unit: Unit, target: Unit, **plus: str) -> None:
    """Let a unit attack once more with its long-range weapon; ``plus`` are cards to discard, by the roll."""
    state = flow.state
    number = max([0, *(a.number for a in state.attacks if a.seat == unit.seat)]) + 1
    state.attacks.append(
        Attack(
            number=number,
            seat=unit.seat,
            attackers=[unit.number],
            target=target.number,
            weapons=_long_range(state, unit, target),
            plus={roll: [card] for roll, card in plus.items() if card},
        )
    )
    flow.push("attack", unit.seat, number)
