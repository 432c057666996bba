"""The table in words: everything a viewer sees, the most important first."""

from __future__ import annotations

from engine.core.words import Arg, Msg, msg
from engine.spearpoint import teams
from engine.spearpoint.cards import Side
from engine.spearpoint.printing import weapon_line
from engine.spearpoint.situations import STANDARD
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import AttackView, GoalView, PlayerView, SpearpointView, UnitView


def lines(view: SpearpointView) -> list[Msg]:
    """Describe a view line by line."""
    said = [msg("spearpoint-board-turn", turn=view.turn, last=view.last, phase=view.phase)]
    own = next((player.side for player in view.players if player.seat == view.viewer), SIDES[0])
    sides = (own, *(side for side in SIDES if side != own))
    for side in sides:
        players = [player for player in view.players if player.side == side]
        said += [_player(view, players[0])] if view.seats == len(SIDES) else _team(view, players)
    if view.scenario != STANDARD:
        said += [_orders(view, side) for side in sides]
    if view.initiative is not None:
        said.append(msg("spearpoint-board-initiative", seat=view.initiative, sides=[*teams.armies(view.seats)]))
    for side in sides:
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
    return [*said, *_weapons(view)]


def _weapons(view: SpearpointView) -> list[Msg]:
    """Say what is printed of the weapons of the units in play, each card once."""
    said = []
    for card in {unit.card.id: unit.card for unit in view.units}.values():
        said.append(msg("spearpoint-board-weapons", unit_card=card.id))
        said += [msg("spearpoint-board-weapon", weapon=weapon_line(card, i)) for i in range(len(card.weapons))]
    return said


def _orders(view: SpearpointView, side: Side) -> Msg:
    """Say the General's Orders of a side (SP-011), and how far it is on its ways to win (SP-102)."""
    goals: list[Arg] = [way_to_win(goal) for goal in view.goals if goal.side == side]
    return msg("spearpoint-board-orders", side=side, orders=f"{view.scenario}/{side}", any_goals=goals)


def way_to_win(goal: GoalView) -> Msg:
    """Say a way to win and how far it has come."""
    name = f"spearpoint-goal-{goal.test.replace('_', '-')}"
    return msg(name, has=goal.has, needs=goal.needs, turn=goal.turn, cards=list(goal.cards))


def _unopposed(view: SpearpointView, side: str) -> int:
    """Return the Turns unopposed with which a side wins; 0 where they do not win."""
    return next((goal.needs for goal in view.goals if goal.side == side and goal.test == "overrun"), 0)


def _player(view: SpearpointView, player: PlayerView) -> Msg:
    return msg(
        "spearpoint-board-player",
        seat=player.seat,
        points=player.points,
        **_held(player),
        overrun=player.overrun,
        needed=_unopposed(view, player.side),
    )


def _held(player: PlayerView) -> dict[str, Arg]:
    """Count the cards of a player."""
    return {"units": player.units, "commands": player.commands, "reserves": player.reserves}


def _team(view: SpearpointView, players: list[PlayerView]) -> list[Msg]:
    """Tell the score of a side, then the hand of each of its players."""
    force = players[0]
    score = {"points": force.points, "overrun": force.overrun, "needed": _unopposed(view, force.side)}
    said = [msg("spearpoint-board-side", side=force.side, **score)]
    return said + [
        msg(
            "spearpoint-board-seat",
            seat=player.seat,
            sides=[*teams.armies(view.seats)],
            **_held(player),
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
            said += [_unit(view, unit, view.seats if len(seats) > 1 else None) for unit in there]
    return said


def _whose(unit: UnitView, seats: int) -> Msg:
    return msg("spearpoint-board-whose", seat=unit.seat, sides=[*teams.armies(seats)])


def _unit(view: SpearpointView, unit: UnitView, shared: int | None) -> Msg:
    """Describe a unit; on a line that allies share, also whose it is."""
    remarks: list[Arg] = [] if shared is None else [_whose(unit, shared)]
    if unit.damage is not None:
        kind = "spearpoint-board-damage-over" if unit.damage.over else "spearpoint-board-damage"
        remarks.append(msg(kind, effect=unit.damage.effect, turns=unit.damage.turns or 0))
    remarks += [msg("spearpoint-board-attached", card=card) for card in unit.attached]
    if unit.crew is not None and not view.catalog.units[unit.crew].plain:
        remarks.append(msg("spearpoint-board-crew", crew_card=unit.crew))
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
        sides: list[Arg] = [*teams.armies(view.seats)]
        return msg("spearpoint-board-attack-lost", number=attack.number, seat=attack.seat, sides=sides)
    percents: list[Arg] = [msg("spearpoint-board-chance", rate=s.rate, percent=s.percent) for s in attack.shots]
    return msg(
        "spearpoint-board-attack",
        units=units,
        target=attack.target,
        target_card=cards[attack.target],
        chances=percents,
    )
