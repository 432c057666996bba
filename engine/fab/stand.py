"""Before the combat (6.21): the defender may bring up a unit or retreat, for a Special Action (8.23, 8.24)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.fab import boxes, crossings, limits, marching, movement, planning, retreats, sides
from engine.fab.state import Block, FabState, Steps
from engine.fab.supply import fit


def stand(flow: Flow[FabState]) -> None:
    """Ask the defender, if he has a Special Action and units in the area (4.35)."""
    state = flow.state
    seat = 1 - sides.fight(state).attacker
    if sides.alone(state, seat) or not boxes.might_act(state, seat):
        return
    planning.ask(
        flow, answer, seat, "stand", options(state, seat), window=True, subject=("area", sides.fight(state).area)
    )


def options(state: FabState, seat: Seat) -> list[Option]:
    """List what the defender may do; who has been reinforced does not retreat."""
    combat = sides.fight(state)
    found: list[Option] = [("hold",)]
    defenders = state.of(seat, combat.area)
    if not combat.reinforced and may_retreat(state, defenders):
        formations = {block.card.formation for block in defenders}
        found += [("retreat", action.id) for action in boxes.special_actions(state, seat, *formations)]
    if movement.has_room(state, seat, combat.area):
        for block in helpers(state, seat):
            actions = boxes.special_actions(state, seat, block.card.formation)
            found += [("reinforce", action.id, state.handle(block)) for action in actions]
    return found


def may_retreat(state: FabState, defenders: list[Block]) -> bool:
    """Return whether all units are in supply, and have somewhere to go together (8.24, 9.34, 15.3)."""
    if any(block.cut or block.card.garrison for block in defenders):
        return False
    return retreats.have_room(state, defenders)


def helpers(state: FabState, seat: Seat) -> list[Block]:
    """List the units that a Special Action may bring into the battle (8.23)."""
    area = sides.fight(state).area
    return [
        block
        for border in state.ground.borders[area]
        if not state.contested(border.to) and not crossings.is_blown(state, border)
        for block in state.of(seat, border.to)
        if fit(block) and limits.may_move(state, block) and limits.may_enter(state, block, area)
    ]


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Hold, retreat, or bring a unit and be asked again."""
    state, seat = flow.state, decision.seat
    combat = sides.fight(state)
    match picks[0]:
        case ("retreat", action):
            boxes.spend(flow, str(action))
            flow.emit("special_action", seat=seat, piece=action, use="retreat", area=combat.area)
            combat.over = combat.opportunity = True
            retreats.begin(flow, seat, state.of(seat, combat.area), "action")
        case ("reinforce", action, handle):
            block = state.block(seat, handle)
            boxes.spend(flow, str(action))
            flow.emit("special_action", seat=seat, piece=action, use="reinforce", area=combat.area)
            combat.reinforced.append(block.id)
            marching.bring(flow, block, combat.area)
            flow.push("stand")


STEPS: Steps = {"stand": stand}
ANSWERED = {"stand": answer}
