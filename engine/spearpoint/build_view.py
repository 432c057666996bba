"""Building what one viewer may know of a match, from nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.modifiers import summed
from engine.core.protocol import Seat
from engine.spearpoint.close_assault import best_value, members
from engine.spearpoint.numbers import (
    attack_modifiers,
    defense,
    defense_modifiers,
    friendly_fire_to,
    rate_of_fire,
)
from engine.spearpoint.odds import hits
from engine.spearpoint.situations import AnyWin, Capture, Destroy, LandUnits, Stand
from engine.spearpoint.state import SIDES, Attack, Damage, SpearpointState, Unit
from engine.spearpoint.targets import attack_value, idle, weapons_against
from engine.spearpoint.victory import progress
from engine.spearpoint.view import (
    AttackView,
    DamageView,
    GoalView,
    HandView,
    PlayerView,
    SpearpointView,
    UnitView,
    WeaponShot,
)

NEVER = 21
"""More than two dice can show."""


def build(state: SpearpointState, viewer: Seat | None, base: dict[str, Any]) -> SpearpointView:
    """Build a viewer's view; ``base`` are the fields that every game's view has."""
    awaited = set(base["awaited"])
    return SpearpointView(
        **base,
        turn=state.turn,
        last=state.situation.turns,
        goals=[_goal(state, win) for win in state.situation.wins],
        phase=state.phase,
        players=[_player(state, seat, awaited) for seat in range(state.seats)],
        units=[_unit(state, unit) for unit in state.units],
        attacks=[_attack(state, attack) for attack in state.attacks],
        initiative=state.initiative,
        lost=list(state.lost),
        command_deck=len(state.command_deck) + sum(len(player.reserved) for player in state.players),
        command_discard=[*state.command_discard, *(card for player in state.players for card in player.spent)],
        damage_deck=len(state.damage_deck),
        damage_discard=list(state.damage_discard),
        odds={} if viewer is None else _odds(state, viewer),
        hand=None if viewer is None else _hand(state, viewer),
    )


def _goal(state: SpearpointState, win: AnyWin) -> GoalView:
    has, needs = progress(state, win)
    turn, cards = 0, list[str]()
    match win:
        case LandUnits(first=first):
            turn = first
        case Destroy(units=units) | Capture(units=units):
            cards = list(units)
        case Stand(unit=unit, by=by):
            turn, cards = by, [unit]
        case _:
            pass
    tag = str(win.__struct_config__.tag)
    return GoalView(side=win.side, test=tag, has=has, needs=needs, turn=turn, cards=cards)


def _player(state: SpearpointState, seat: Seat, awaited: set[Seat]) -> PlayerView:
    player, side = state.players[seat], state.teams.side(seat)
    return PlayerView(
        seat=seat,
        side=SIDES[side],
        points=state.forces[side].points,
        overrun=state.forces[side].overrun,
        units=len(player.units),
        commands=len(player.commands),
        reserves=len(player.reserves),
        effects=list(player.effects),
        sealed=bool(awaited) and seat not in awaited and _asked_sealed(state, seat),
    )


def _asked_sealed(state: SpearpointState, seat: Seat) -> bool:
    return any(d.seat == seat and d.sealed and not d.optional for d in state.open)


def _odds(state: SpearpointState, seat: Seat) -> dict[int, dict[int, list[WeaponShot]]]:
    """Work out what each weapon would need against each target that a seat is just choosing among."""
    found: dict[int, dict[int, list[WeaponShot]]] = {}
    for decision in state.open:
        if decision.seat == seat and decision.kind == "attack":
            unit = state.unit(int(decision.subject[1]))
            assert unit is not None
            aims = {int(option[2] if option[0] == "with" else option[1]) for option in decision.options[1:]}
            targets = [target for target in state.units if target.number in aims]
            found[unit.number] = {
                t.number: _against(state, unit, t, weapons_against(state, unit, t)) for t in targets
            }
    return found


def _hand(state: SpearpointState, seat: Seat) -> HandView:
    player = state.players[seat]
    return HandView(
        units=[state.catalog.units[card] for card in player.units],
        commands=list(player.commands),
        reserves=dict(sorted(Counter(player.reserves).items())),
    )


def _unit(state: SpearpointState, unit: Unit) -> UnitView:
    card = state.catalog.units[unit.card]
    return UnitView(
        number=unit.number,
        card=card,
        owner=unit.owner,
        seat=unit.seat,
        line=unit.line,
        crew=unit.crew,
        rerolled=unit.rerolled,
        idle=idle(state, unit),
        captured=unit.owner != unit.seat,
        endurance=unit.endurance,
        half=card.half,
        defense=defense(state, unit),
        defense_modifiers=defense_modifiers(state, unit),
        damage=_damage(unit.damage),
        attached=[attached.card for attached in unit.attached],
        flight=unit.flight if card.type == "aircraft" else None,
        bombed=unit.bombed,
        new=unit.committed == state.turn,
        hit=unit.hit or max(0, unit.began - max(0, unit.endurance)),
    )


def _damage(damage: Damage | None) -> DamageView | None:
    if damage is None:
        return None
    return DamageView(card=damage.card, effect=damage.effect, turns=damage.turns, over=damage.over)


def _attack(state: SpearpointState, attack: Attack) -> AttackView:
    target = state.unit(attack.target)
    return AttackView(
        number=attack.number,
        seat=attack.seat,
        attackers=list(attack.attackers),
        target=attack.target,
        assault=attack.assault,
        shots=[] if target is None or attack.state != "declared" else _shots(state, attack, target),
        state=attack.state,
    )


def _shots(state: SpearpointState, attack: Attack, target: Unit) -> list[WeaponShot]:
    """List the rolls of an attack that is still to come; a Close Assault is one, with no weapon of the card."""
    if attack.assault:
        best = best_value(state, members(state, attack.attackers, attack.seat), target)
        return [] if best is None else [_shot(state, best[0], None, target, attack.played)]
    unit = state.unit(attack.attackers[0])
    return [] if unit is None else _against(state, unit, target, attack.weapons, attack.played)


def _against(
    state: SpearpointState, unit: Unit, target: Unit, weapons: Iterable[int], cards: list[str] | None = None
) -> list[WeaponShot]:
    return [_shot(state, unit, i, target, cards or []) for i in weapons]


def _shot(state: SpearpointState, unit: Unit, weapon: int | None, target: Unit, cards: list[str]) -> WeaponShot:
    needs = _needed(state, unit, weapon, target)
    modifiers = attack_modifiers(state, unit, weapon, target, cards)
    return WeaponShot(
        weapon=weapon,
        rate=1 if weapon is None else rate_of_fire(state, unit, weapon),
        needs=needs,
        modifiers=modifiers,
        percent=hits(needs, summed(modifiers), friendly_fire_to(state, unit)),
    )


def _needed(state: SpearpointState, unit: Unit, weapon: int | None, target: Unit) -> int:
    """Return the Attack Value of a weapon, or, for a Close Assault, the best that a unit has by hand (SP-054)."""
    if weapon is None:
        best = best_value(state, [unit], target)
        return best[1] if best else NEVER
    return (
        attack_value(state.catalog.units[unit.card].weapons[weapon], state.catalog.units[target.card].type)
        or NEVER
    )
