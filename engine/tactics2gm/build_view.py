"""Building what one viewer may know of a match, from nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any

from engine.core.protocol import Decision, Seat
from engine.tactics2gm import cover, deployment, numbers, odds, posture, shooting, supply, victory
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.positions import positions
from engine.tactics2gm.state import SIDES, Force, Mine, TacticsState, Unit
from engine.tactics2gm.turn import rounds
from engine.tactics2gm.view import (
    ForceView,
    HeadquartersView,
    MineView,
    PlayerView,
    ShotView,
    TacticsView,
    TokenView,
    UnitView,
    shot_key,
)


def build(state: TacticsState, viewer: Seat | None, base: dict[str, Any]) -> TacticsView:
    """Build a viewer's view; ``base`` are the fields that every game's view has."""
    awaited = set(base["awaited"])
    player = None if viewer is None else state.players[viewer]
    offered = _odds(state, base["decisions"])
    return TacticsView(
        **base,
        columns=state.columns,
        points=list(state.points),
        turn=state.turn,
        round=rounds(state.turn),
        side=state.side,
        phase=state.phase,
        rounds=state.last_round,
        goals=victory.goals(state),
        players=[_player(state, seat, awaited) for seat in range(len(state.players))],
        forces=[_force(state, side, force) for side, force in enumerate(state.forces)],
        units=[_unit(state, unit) for unit in state.units],
        lost=list(state.lost),
        features=dict(state.features),
        terrain=dict(state.terrain),
        things=list(state.things),
        smoke=sorted({at for cloud in state.clouds for at in cloud.squares}),
        mines=[MineView(card=m.card, seat=m.seat, at=m.at) for m in state.mines if knows(viewer, m)],
        shots=list(state.shots),
        odds=offered,
        prospects=_prospects(state, viewer, offered),
        hand=None if player is None else list(player.hand),
        prices={} if viewer is None else deployment.prices(state, viewer),
        deck=None if player is None else dict(sorted(Counter(player.deck).items())),
    )


def of_automatic(state: TacticsState, decision: Decision) -> TacticsView:
    """Build what the automatic opponent may know when it is asked something."""
    base = {
        "game": "tactics2gm",
        "scenario": state.scenario,
        "options": state.options,
        "viewer": decision.seat,
        "seats": state.seats,
        "actions": state.actions,
        "awaited": [],
        "decisions": [decision],
        "answers": {},
        "may_take_back": False,
        "commitment": "",
        "seed": None,
        "outcome": None,
    }
    return build(state, decision.seat, base)


def _player(state: TacticsState, seat: Seat, awaited: set[Seat]) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        side=player.side,
        rank=player.rank,
        automatic=state.by_rules(seat),
        ap=player.ap,
        hand=len(player.hand),
        deck=len(player.deck),
        discard=list(player.discard),
        sealed=bool(awaited)
        and seat not in awaited
        and any(d.seat == seat and d.sealed and not d.optional for d in state.open),
    )


def _force(state: TacticsState, side: int, force: Force) -> ForceView:
    army = SIDES[side]
    printed = LIBRARY.hqs[army]
    return ForceView(
        side=army,
        hqs=[
            HeadquartersView(pi=hq.pi, most=printed.pi, armour=printed.armour, general=hq.general)
            for hq in force.hqs
        ],
        supply=supply.rows(state, side),
        destroyed=force.destroyed,
        worth=force.worth,
        mines=sum(state.players[mine.seat].side == side and not mine.found for mine in state.mines),
        effects=[name for name, here in (("jammed", force.jammed), ("flak", force.flak)) if here],
    )


def _unit(state: TacticsState, unit: Unit) -> UnitView:
    return UnitView(
        number=unit.number,
        card=unit.card,
        seat=unit.seat,
        side=state.players[unit.seat].side,
        at=unit.at,
        aboard=unit.aboard,
        board=unit.board,
        wounds=unit.wounds,
        toughness=numbers.toughness(state, unit),
        armour=numbers.armour(state, unit),
        movement=numbers.movement(state, unit),
        tokens=[TokenView(id=token.id, up=token.up) for token in unit.tokens],
        cards=[lasting.card for lasting in unit.cards],
        marks=posture.marks(state, unit),
        cover=cover.cover(state, unit)[0] if unit.at is not None else "",
        new=unit.deployed == state.turn,
        load=list(unit.load),
    )


def knows(viewer: Seat | None, mine: Mine) -> bool:
    """Return whether a viewer knows a mine: he laid it or saw it, or it was found; allies tell nothing."""
    return mine.found or (viewer is not None and (mine.seat == viewer or viewer in mine.seen_by))


def _odds(state: TacticsState, decisions: list[Decision]) -> dict[str, ShotView]:
    """Work out each shot and each assault that the viewer is just being offered."""
    found: dict[str, ShotView] = {}
    for decision in decisions:
        if decision.act:
            for option in decision.options:
                shot = odds.shown(state, option)
                if shot is not None:
                    found[shot_key(option)] = shot
    return found


def _prospects(state: TacticsState, viewer: Seat | None, offered: Container[str]) -> dict[str, ShotView]:
    """Work out what a player's units could fire at as everything stands, beyond what he is being offered."""
    if viewer is None or state.by_rules(viewer):
        return {}
    there = ((shot_key(option), option) for option in shooting.offer(state, positions(state, viewer)))
    shots = ((key, odds.shown(state, option)) for key, option in there if key not in offered)
    return {key: shot for key, shot in shots if shot is not None}
