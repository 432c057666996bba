"""The Combat Phases (6.1, 7.4): which areas are fought for, in the order that the phasing player likes."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.fab import boxes, fog
from engine.fab.state import PASS, Block, FabState, Steps


def combat_phase(flow: Flow[FabState]) -> None:
    """Begin a Combat Phase: no area has been fought for."""
    flow.state.fought = []
    flow.push("next_combat")


def next_combat(flow: Flow[FabState]) -> None:
    """Ask which combat comes next, as long as there is one; the only one that must be needs no question."""
    state = flow.state
    found, due = options(state), mandatory(state)
    if found == [PASS] and not _might_fight_on(state):
        return
    if len(found) == 1 and due and not _might_fight_on(state):
        begin(flow, due[0])
        return
    flow.ask(state.phasing, "battle", found, subject=("phase", state.phase))


def options(state: FabState) -> list[Option]:
    """List the combats that may come next; the phasing player may be done once he must fight for nothing."""
    due: list[Option] = [("fight", area) for area in mandatory(state)]
    return [*due, *optional(state), *(() if due else (PASS,))]


def mandatory(state: FabState) -> list[str]:
    """List the newly contested areas (6.1, 7.41)."""
    return [area for area in state.ground.areas if area not in state.lines and _can_be_fought(state, area)]


def optional(state: FabState) -> list[Option]:
    """List the areas that were contested before: free in the Combat Phase, for a Special Action later (7.42).

    A Special Action does nothing for units that are cut off (9.34).
    """
    areas = [area for area in state.lines if _can_be_fought(state, area)]
    if state.phase == "combat":
        return [("fight", area) for area in areas]
    found: list[Option] = []
    for area in areas:
        units = attackers(state, area)
        if any(block.cut for block in units):
            continue
        formations = {block.card.formation for block in units}
        found += [("fight", area, sa.id) for sa in boxes.special_actions(state, state.phasing, *formations)]
    return found


def _might_fight_on(state: FabState) -> bool:
    """Return whether others must think that a Special Action could be spent on another round.

    It may lie face down (18.1), or attackers stand up, who may be of the formation that it serves.
    """
    if state.phase == "combat" or not boxes.might_act(state, state.phasing):
        return False
    face_down = boxes.might_hide(state, state.phasing)
    areas = (area for area in state.lines if _can_be_fought(state, area))
    return any(face_down or not fog.in_lines(state, area) for area in areas)


def attackers(state: FabState, area: str) -> list[Block]:
    """List the units that attack in an area: the phasing player's in good order (6.2)."""
    return [block for block in state.of(state.phasing, area) if block.good]


def _can_be_fought(state: FabState, area: str) -> bool:
    return area not in state.fought and state.contested(area) and bool(attackers(state, area))


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Fight for the area that was chosen, or end the phase."""
    (pick,) = picks
    if pick == PASS:
        flow.emit("passed", seat=decision.seat, phase=decision.kind)
        return
    if len(pick) > 2:
        boxes.spend(flow, str(pick[2]))
        flow.emit("special_action", seat=decision.seat, piece=pick[2], use="fight", area=pick[1])
    begin(flow, str(pick[1]))


def begin(flow: Flow[FabState], area: str) -> None:
    """Resolve one round in an area, then look for the next."""
    flow.state.fought.append(area)
    flow.push("next_combat")
    flow.push("round", area)


STEPS: Steps = {"combat": combat_phase, "breakthrough_combat": combat_phase, "next_combat": next_combat}
ANSWERED = {"battle": answer}
