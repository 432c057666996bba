"""The attempt to blow a bridge before somebody who comes across it (5.35d)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.fab import fog, marching, movement, planning
from engine.fab.state import Block, FabState, Steps

BLOWN = 5
"""What a die must show at most."""


def at_the_bridge(flow: Flow[FabState], unit: str, to: str) -> None:
    """Ask the defender whether he tries."""
    state = flow.state
    block = state.blocks[unit]
    border = state.ground.border(block.area, to)
    options: list[Option] = [("blow",), ("spare",)]
    fog.tell(flow, "at_the_bridge", block, from_area=block.area, to_area=to, link=border.link)
    planning.ask(
        flow, answer, 1 - block.seat, "demolition", options, window=True, subject=("link", border.link, to)
    )


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Roll, or let them come."""
    state = flow.state
    to = str(decision.subject[2])
    block = state.blocks[state.moving]
    border = state.ground.border(block.area, to)
    if picks[0] == ("spare",):
        flow.emit("bridge_spared", seat=decision.seat, link=border.link)
        marching.cross(flow, block, border)
        return
    (die,) = flow.roll("demolition")
    blown = die <= BLOWN
    flow.emit("bridge_attempt", seat=decision.seat, link=border.link, die=die, needs=BLOWN, blown=blown)
    if not blown:
        marching.cross(flow, block, border)
        return
    state.blown.append(border.link)
    if movement.one_area_only(state, block):  # 7.31: then it does not move at all
        block.done = True
        block.exploiting = False
        fog.stir(state, block.area)
    elif block.entered == 0 and block.spent == 0:
        options: list[Option] = [("cross",), ("stay",)]
        planning.ask(
            flow, ford, block.seat, "ford", options, subject=("link", border.link, to, state.handle(block))
        )
    else:
        _turn_back(flow, block)


def ford(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Cross without the bridge, or lose a point and go on otherwise."""
    state = flow.state
    block = state.blocks[state.moving]
    if picks[0] == ("cross",):
        marching.cross(flow, block, state.ground.border(block.area, str(decision.subject[2])))
    else:
        _turn_back(flow, block)


def _turn_back(flow: Flow[FabState], block: Block) -> None:
    block.spent += 1
    fog.tell(flow, "turned_back", block, area=block.area)


STEPS: Steps = {"at_the_bridge": at_the_bridge}
ANSWERED = {"demolition": answer, "ford": ford}
