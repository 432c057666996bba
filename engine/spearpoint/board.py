"""The table in words: everything a viewer sees, the most important first."""

from __future__ import annotations

from engine.core.words import Arg, Msg, msg
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import AttackView, PlayerView, SpearpointView, UnitView


def lines(view: SpearpointView) -> list[Msg]:
    """Describe a view line by line."""
    said = [msg("spearpoint-board-turn", turn=view.turn, phase=view.phase)]
    own = next((player.side for player in view.players if player.seat == view.viewer), SIDES[0])
    for side in (own, *(side for side in SIDES if side != own)):
        players = [player for player in view.players if player.side == side]
        said += [_player(players[0])] if view.seats == len(SIDES) else _team(players, view.seats)
    for side in (own, *(side for side in SIDES if side != own)):
        said += _units(view, side)
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


def _team(players: list[PlayerView], number: int) -> list[Msg]:
    """Tell the score of a side, then the hand of each of its players; so many play."""
    force = players[0]
    said = [msg("spearpoint-board-side", side=force.side, points=force.points, overrun=force.overrun)]
    return said + [
        msg(
            "spearpoint-board-seat",
            seat=player.seat,
            seats=number,
            units=player.units,
            commands=player.commands,
            reserves=player.reserves,
        )
        for player in players
    ]


def _units(view: SpearpointView, side: str) -> list[Msg]:
    said = []
    seats = [player.seat for player in view.players if player.side == side]
    for line in ("front", "rear", "air"):
        there = [unit for unit in view.units if unit.seat in seats and unit.line == line]
        if there:
            said.append(msg("spearpoint-board-line", side=side, line=line))
            said += [_unit(unit, view.seats if len(seats) > 1 else None) for unit in there]
    return said


def _unit(unit: UnitView, shared: int | None) -> Msg:
    """Describe a unit; on a line that allies share, also whose it is, of so many seats."""
    remarks: list[Arg] = [] if shared is None else [msg("spearpoint-board-whose", seat=unit.seat, seats=shared)]
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
        return msg("spearpoint-board-attack-lost", number=attack.number, seat=attack.seat, seats=view.seats)
    percents: list[Arg] = [msg("spearpoint-board-chance", rate=s.rate, percent=s.percent) for s in attack.shots]
    return msg(
        "spearpoint-board-attack",
        units=units,
        target=attack.target,
        target_card=cards[attack.target],
        chances=percents,
    )
