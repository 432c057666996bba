"""The table in words, line by line, for those who cannot see it."""

from __future__ import annotations

from engine.core.words import Arg, Msg, msg
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.printing import weapon_line
from engine.tactics2gm.squares import NAMES, ROWS
from engine.tactics2gm.view import ForceView, PlayerView, TacticsView, UnitView


def lines(view: TacticsView) -> list[Msg]:
    """Describe everything the viewer sees, the most important first."""
    found = [_state(view)]
    found += [
        msg("tactics2gm-board-goal", goal=str(goal), number=number, of=of) for goal, number, of in view.goals
    ]
    for side, force in enumerate(view.forces):
        found.append(_force(side, force))
        found += [_player(player) for player in view.players if player.side == side]
        found += [_unit(unit) for unit in _in_order(view, side)]
        found += [
            msg("tactics2gm-board-mine", card=mine.card, at=NAMES[mine.at])
            for mine in view.mines
            if view.players[mine.seat].side == side
        ]
    found += _field(view)
    if view.hand is not None:
        found.append(msg("tactics2gm-board-hand", cards=list(view.hand)))
    return [*found, *_weapons(view)]


def _weapons(view: TacticsView) -> list[Msg]:
    """Say what is printed of the weapons of the units in play and on their tokens, each once."""
    said = []
    for card in dict.fromkeys(unit.card for unit in view.units):
        said.append(msg("tactics2gm-board-weapons", unit_card=card))
        arms = enumerate(view.catalog.units[card].weapons)
        said += [msg("tactics2gm-board-weapon", weapon=weapon_line(f"{card}/{i}", arm)) for i, arm in arms]
    for token in dict.fromkeys(token.id for unit in view.units for token in unit.tokens):
        arm = LIBRARY.tokens[token].weapon
        if arm is not None:
            said.append(msg("tactics2gm-board-token-weapons", token=token))
            said.append(msg("tactics2gm-board-weapon", weapon=weapon_line(f"token/{token}", arm)))
    return said


def _state(view: TacticsView) -> Msg:
    if view.turn == 0:
        return msg("tactics2gm-board-before", phase=view.phase)
    return msg(
        "tactics2gm-board-state",
        turn=view.turn,
        round=view.round,
        rounds=view.rounds,
        side=view.forces[view.side].side,
        phase=view.phase,
    )


def _force(side: int, force: ForceView) -> Msg:
    return msg(
        "tactics2gm-board-force",
        side=force.side,
        edge=1 if side == 0 else ROWS,
        hqs=[msg("tactics2gm-board-hq", pi=hq.pi, most=hq.most, general=hq.general or "none") for hq in force.hqs],
        supply=force.supply,
        destroyed=force.destroyed,
        mines=force.mines,
        effects=[msg(f"tactics2gm-board-{effect}") for effect in force.effects],
    )


def _player(player: PlayerView) -> Msg:
    return msg(
        "tactics2gm-board-player",
        rank=player.rank,
        automatic=player.automatic,
        ap=player.ap,
        hand=player.hand,
        deck=player.deck,
        discard=len(player.discard),
        sealed=player.sealed,
    )


def _in_order(view: TacticsView, side: int) -> list[UnitView]:
    """List a side's units by their squares; those beside the Headquarters and aboard others come last."""
    own = [unit for unit in view.units if unit.side == side]
    return sorted(own, key=lambda unit: (unit.at is None, unit.at or 0, unit.number))


def _unit(unit: UnitView) -> Msg:
    where: dict[str, Arg] = {"at": "none" if unit.at is None else NAMES[unit.at], "aboard": unit.aboard or 0}
    return msg(
        "tactics2gm-board-unit",
        unit=unit.number,
        unit_card=unit.card,
        wounds=unit.wounds,
        toughness=unit.toughness,
        armour=unit.armour,
        movement=unit.movement,
        extras=_extras(unit),
        **where,
    )


def _extras(unit: UnitView) -> list[Arg]:
    found: list[Arg] = [
        msg("tactics2gm-board-token" if token.up else "tactics2gm-board-token-grey", token=token.id)
        for token in unit.tokens
    ]
    found += [msg("tactics2gm-board-card", card=card) for card in unit.cards]
    found += [msg(f"tactics2gm-mark-{mark.replace('_', '-')}") for mark in unit.marks]
    if unit.cover:
        found.append(msg("tactics2gm-board-cover", source=unit.cover))
    found += [msg("tactics2gm-board-load") for _ in unit.load]
    return found


def _field(view: TacticsView) -> list[Msg]:
    """Describe the ground: terrain cards first, then the tiles, feature by feature."""
    found = [
        msg(
            "tactics2gm-board-ruin" if place.ruin else "tactics2gm-board-place",
            at=NAMES[at],
            terrain=place.card,
            damage=place.damage,
        )
        for at, place in sorted(view.terrain.items())
    ]
    found += [
        msg(f"tactics2gm-board-{thing.kind}", at=NAMES[thing.at], carried=thing.carried or 0)
        for thing in view.things
        if not thing.gone
    ]
    by_feature: dict[str, list[Arg]] = {}
    for at, feature in sorted(view.features.items()):
        by_feature.setdefault(feature, []).append(NAMES[at])
    found += [msg("tactics2gm-board-feature", feature=f, places=squares) for f, squares in by_feature.items()]
    if view.smoke:
        found.append(msg("tactics2gm-board-smoke", places=[NAMES[at] for at in view.smoke]))
    return found
