"""The table in words: everything a viewer sees, the most important first."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.core.words import Arg, Msg, msg
from engine.spearpoint.view import AttackView, PlayerView, SpearpointView, UnitView


def lines(view: SpearpointView) -> list[Msg]:
    """Describe a view line by line."""
    said = [msg("spearpoint-board-turn", turn=view.turn, phase=view.phase)]
    seats = [view.viewer, 1 - view.viewer] if view.viewer is not None else [0, 1]
    said += [_player(view.players[seat]) for seat in seats]
    for seat in seats:
        said += _units(view, seat)
    said += [_attack(view, attack) for attack in view.attacks if attack.state == "declared"]
    said.append(
        msg(
            "spearpoint-board-piles",
            commands=view.command_deck,
            discards=len(view.command_discard),
            damages=view.damage_deck,
        )
    )
    if view.hand is not None:
        said.append(msg("spearpoint-board-hand", cards=[card.id for card in view.hand.units]))
        said.append(msg("spearpoint-board-commands", cards=list(view.hand.commands)))
    return said


def _player(player: PlayerView) -> Msg:
    return msg(
        "spearpoint-board-player",
        seat=player.seat,
        points=player.points,
        units=player.units,
        commands=player.commands,
        reserves=player.reserves,
        overrun=player.overrun,
    )


def _units(view: SpearpointView, seat: Seat) -> list[Msg]:
    said = []
    for line in ("front", "rear", "air"):
        there = [unit for unit in view.units if unit.seat == seat and unit.line == line]
        if there:
            said.append(msg("spearpoint-board-line", seat=seat, line=line, number=len(there)))
            said += [_unit(unit) for unit in there]
    return said


def _unit(unit: UnitView) -> Msg:
    remarks: list[Arg] = []
    if unit.damage is not None:
        kind = "spearpoint-board-damage-over" if unit.damage.over else "spearpoint-board-damage"
        remarks.append(msg(kind, effect=unit.damage.effect, turns=unit.damage.turns or 0))
    remarks += [msg("spearpoint-board-attached", card=card) for card in unit.attached]
    if unit.idle:
        remarks.append(msg("spearpoint-board-idle"))
    if unit.captured:
        remarks.append(msg("spearpoint-board-captured"))
    if unit.flight is not None:
        remarks.append(msg("spearpoint-board-flight", turns=unit.flight))
    if unit.bombed:
        remarks.append(msg("spearpoint-board-bombed"))
    key = "spearpoint-board-unit-remarks" if remarks else "spearpoint-board-unit"
    return msg(
        key,
        unit=unit.number,
        unit_card=unit.card.id,
        endurance=max(0, unit.endurance),
        full=unit.card.endurance,
        defense=unit.defense,
        **({"remarks": remarks} if remarks else {}),
    )


def _attack(view: SpearpointView, attack: AttackView) -> Msg:
    cards = {unit.number: unit.card.id for unit in view.units}
    units: list[Arg] = [
        msg("spearpoint-board-attacker", unit=number, unit_card=cards[number])
        for number in attack.attackers
        if number in cards
    ]
    if attack.target not in cards or not units:
        return msg("spearpoint-board-attack-lost", number=attack.number, seat=attack.seat)
    percents: list[Arg] = [msg("spearpoint-board-chance", rate=s.rate, percent=s.percent) for s in attack.shots]
    return msg(
        "spearpoint-board-attack",
        units=units,
        target=attack.target,
        target_card=cards[attack.target],
        chances=percents,
    )
