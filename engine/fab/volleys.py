"""Who fires in each step of a round, and the dice (6.25 to 6.28)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.modifiers import Modifier
from engine.core.protocol import Decision, Option, Seat
from engine.fab import fire, planning, sides
from engine.fab.cards import Effect
from engine.fab.fire import Firer, Target
from engine.fab.pieces import Piece
from engine.fab.state import Block, FabState, Steps


def target(state: FabState, seat: Seat) -> Target:
    """Describe what a seat fires at: the enemy's point unit, here and now (6.24)."""
    combat = sides.fight(state)
    attacking = seat == combat.attacker
    point = combat.points[1 - seat]
    if point in state.blocks:
        quality, armour = state.blocks[point].quality, state.blocks[point].card.armour
    else:
        asset = fire.of_asset(state.pieces[point])
        quality, armour = asset.quality, asset.armour
    return Target(
        quality=quality,
        armour=armour,
        tdn=state.ground.areas[combat.area].tdn,
        defended=attacking and state.defences.get(combat.area) == 1 - seat,
        assault=attacking and combat.assault is not None,
        night=attacking and sides.event(state, seat, fire.NIGHT),
        ramps=attacking and sides.event(state, 1 - seat, fire.RAMPS),
    )


def attacking_artillery(flow: Flow[FabState]) -> None:
    """Let the attacker's artillery and aircraft fire (6.25)."""
    state = flow.state
    combat = sides.fight(state)
    if not combat.over:
        hits = _bombard(flow, combat.attacker) + _extra(flow, combat.attacker, fire.BARRAGE)
        flow.push("hits_on_defender", hits, "artillery")


def defending_artillery(flow: Flow[FabState]) -> None:
    """Let the defender's artillery and aircraft fire (6.26)."""
    combat = sides.fight(flow.state)
    if not combat.over:
        flow.push("hits_on_attacker", _bombard(flow, 1 - combat.attacker))


def defensive_fire(flow: Flow[FabState]) -> None:
    """Let the defenders fire at close range (6.27)."""
    state = flow.state
    combat = sides.fight(state)
    seat = 1 - combat.attacker
    if combat.over or sides.beaten(state, seat):
        return
    hits = _close(flow, seat) + _extra(flow, seat, fire.TANK_FORCE)
    if target(state, seat).armour:
        hits += _extra(flow, seat, fire.MISSILES)
    flow.push("hits_on_attacker", hits)


def sappers(flow: Flow[FabState]) -> None:
    """Ask whether engineers remove the enemy's defences in place of firing (6.33)."""
    state = flow.state
    combat = sides.fight(state)
    if combat.over or state.defences.get(combat.area) != 1 - combat.attacker:
        return
    engineers = [piece for piece in sides.assigned(state, combat.attacker) if piece.kind == "eng"]
    if engineers:
        options: list[Option] = [("clear", engineers[0].id), ("fire",)]
        planning.ask(flow, clear, combat.attacker, "sappers", options, subject=("area", combat.area))


def clear(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Remove the defences; the engineers do not fire."""
    state = flow.state
    if picks[0][0] == "clear":
        area, piece = sides.fight(state).area, str(picks[0][1])
        del state.defences[area]
        state.boxes[piece] = "used"
        flow.emit("defences_cleared", seat=decision.seat, area=area, piece=piece)


def offensive_fire(flow: Flow[FabState]) -> None:
    """Let the attackers fire at close range (6.28)."""
    state = flow.state
    combat = sides.fight(state)
    if not combat.over and not sides.beaten(state, 1 - combat.attacker):
        flow.push("hits_on_defender", _close(flow, combat.attacker), "close")


def _bombard(flow: Flow[FabState], seat: Seat) -> int:
    """Roll a die for each artillery asset and aircraft; a side with nobody left is fired at no more."""
    state = flow.state
    if sides.beaten(state, 1 - seat):
        return 0
    aim, attacking = target(state, seat), seat == sides.fight(state).attacker
    hits = 0
    for piece in sides.assigned(state, seat):
        if piece.kind in {"art", "air"}:
            changes = fire.artillery(fire.of_asset(piece), aim, attacking=attacking)
            hits += _roll(flow, seat, 1, changes, piece=piece)
    return hits


def _close(flow: Flow[FabState], seat: Seat) -> int:
    state = flow.state
    aim, attacking = target(state, seat), seat == sides.fight(state).attacker
    hits = 0
    for block in sides.units(state, seat):
        changes = fire.close(fire.of_unit(block), aim, attacking=attacking)
        hits += _roll(flow, seat, block.steps, changes, block=block)
    for piece in sides.battle_assets(state, seat):
        firer: Firer = fire.of_asset(piece)
        hits += _roll(flow, seat, 1, fire.close(firer, aim, attacking=attacking), piece=piece)
    return hits


def _roll(
    flow: Flow[FabState],
    seat: Seat,
    number: int,
    changes: list[Modifier],
    *,
    block: Block | None = None,
    piece: Piece | None = None,
) -> int:
    needs = fire.number(changes)
    dice = flow.roll("fire", number)
    hits = sum(fire.succeeds(die, needs) for die in dice)
    flow.emit(
        "fired",
        seat=seat,
        unit="" if block is None else block.id,
        piece="" if piece is None else piece.id,
        dice=dice,
        needs=needs,
        hits=hits,
        changes=[f"{change.source}:{change.amount:+d}" for change in changes],
    )
    return hits


def _extra(flow: Flow[FabState], seat: Seat, effect: Effect) -> int:
    """Roll the dice of an event, if it is in the battle; no modifier changes them (17)."""
    piece = next((piece for piece in sides.assigned(flow.state, seat) if piece.effect == effect), None)
    if piece is None:
        return 0
    needs = fire.EXTRA_DICE[effect]
    dice = flow.roll("fire", fire.EXTRA)
    hits = sum(fire.succeeds(die, needs) for die in dice)
    flow.emit("fired", seat=seat, unit="", piece=piece.id, dice=dice, needs=needs, hits=hits, changes=[])
    return hits


STEPS: Steps = {
    "attacking_artillery": attacking_artillery,
    "defending_artillery": defending_artillery,
    "defensive_fire": defensive_fire,
    "sappers": sappers,
    "offensive_fire": offensive_fire,
}
ANSWERED = {"sappers": clear}
