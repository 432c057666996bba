"""What can be seen of blocks (2.2): faces in the lines of a combat, backs elsewhere.

Faces follow from the state: units in areas that have been fought for lie face up, and those that were spotted.
After what may have changed it, :func:`look` tells whose face everybody sees now. Blocks that stand together and
look alike cannot be told apart once their owner's acts are settled: :func:`settle` deals them new handles.
"""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.fab.state import Block, FabState


def faces(state: FabState) -> list[str]:
    """List the units on the map whose faces everybody sees as things are."""
    return [b.id for b in state.all() if b.id in state.spotted or in_lines(state, b.area)]


def in_lines(state: FabState, area: str) -> bool:
    """Return whether units lie face up in an area: not where assets alone held it through a round (6.29)."""
    if state.combat is not None and state.combat.area == area and not state.combat.fresh:
        return True
    return area in state.lines and (area not in state.ambushes or all(state.of(seat, area) for seat in (0, 1)))


def look(flow: Flow[FabState]) -> None:
    """Tell whose face shows now and did not, and note who has stood up."""
    state = flow.state
    now = faces(state)
    for id_ in now:
        if id_ not in state.shown:
            reveal(flow, state.blocks[id_])
    for id_ in state.shown:
        block = state.blocks[id_]
        if id_ not in now and block.area:
            stir(state, block.area)
    state.shown = now


def reveal(flow: Flow[FabState], block: Block) -> None:
    """Let everybody see a unit's face, also if only while a die is rolled (6.7)."""
    flow.barrier = True
    flow.state.handles[block.seat].show(block.id)
    seen = {"seat": block.seat, "block": flow.state.handle(block), "unit": block.id}
    flow.emit("revealed", **seen, area=block.area, steps=block.steps, quality=block.quality)
    stir(flow.state, block.area)


def stir(state: FabState, area: str) -> None:
    """Note that blocks came together in an area, or were looked at: they will be mixed."""
    if area not in state.stirred:
        state.stirred.append(area)


def settle(flow: Flow[FabState]) -> None:
    """Deal new handles to blocks that stand together and look alike from behind."""
    state = flow.state
    for area in filter(state.stirred.__contains__, state.ground.areas):
        for seat in range(state.seats):
            alike: dict[tuple[object, ...], list[str]] = {}
            for block in state.of(seat, area):
                if block.id not in state.shown:
                    alike.setdefault(appearance(block), []).append(block.id)
            for pieces in alike.values():
                state.handles[seat].mix(flow, pieces)
    state.stirred = []


def appearance(block: Block) -> tuple[object, ...]:
    """Return the markers on a block, which everybody sees (2.2)."""
    return block.order, block.cut, block.reserve, block.exploiting, block.drive


def tell(flow: Flow[FabState], kind: str, block: Block, **more: object) -> None:
    """Say what a unit does: its owner knows it by itself, all others by its handle unless its face shows."""
    state = flow.state
    handle, shows = state.handle(block), block.id in state.shown
    own: dict[Seat, dict[str, object]] = {} if shows else {block.seat: {"unit": block.id}}
    unit = face(block.id if shows else "", handle)
    flow.emit_known(kind, own, seat=block.seat, block=handle, unit=unit, **more)


def face(unit: str, handle: int) -> str:
    """Say which unit it is, or that it is a block with a handle: ``#12``."""
    return unit or f"#{handle}"


def seen_by(state: FabState, viewer: Seat | None, block: Block) -> bool:
    """Return whether a viewer sees a unit's face."""
    return viewer == block.seat or block.id in state.shown
