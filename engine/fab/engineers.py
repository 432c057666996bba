"""What engineers do in the Administration Phase (4.3, 14.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, crossings, supply
from engine.fab.ground import Border
from engine.fab.pieces import Piece
from engine.fab.state import FabState

GENERAL = frozenset({"SR", "GHQ"})
"""Formations whose engineers bridge ditches for all (14.5)."""

BOTH = "+"
"""What stands between two links in one step of an option."""


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List what each sort of engineers in the Available box may do."""
    areas = [area for area in supply.supplied(state, seat) if not state.contested(area)]
    found: list[Option] = []
    for piece in boxes.available_kind(state, seat, "eng"):
        found += _demolitions(state, piece, areas)
        found += [("repair", piece.id, area, link) for area in areas for link in _repairs(state, seat, area)]
        found += [("fortify", piece.id, area) for area in areas if _may_fortify(state, piece, area)]
        vacant = [area for area in areas if _vacant(state, area)]
        found += [(verb, piece.id, area) for verb in ("roadblock", "ambush") for area in vacant]
        found += [("bridge", piece.id, link) for link in _ditches(state, piece, areas)]
    return found


def _demolitions(state: FabState, piece: Piece, areas: list[str]) -> Iterator[Option]:
    """List the ways to blow up to two bridges of one area (4.31)."""
    for area in areas:
        links = [b.link for b in state.ground.borders[area] if crossings.can_blow(state, b)]
        for number in (1, 2):
            for chosen in combinations(links, number):
                yield ("blow", piece.id, area, BOTH.join(chosen))


def _repairs(state: FabState, seat: Seat, area: str) -> list[str]:
    """List the bridges to what the side controls too, or disputes (4.32)."""
    return [
        border.link
        for border in state.ground.borders[area]
        if border.link in state.blown and (state.control[border.to] == seat or _disputes(state, seat, border))
    ]


def _disputes(state: FabState, seat: Seat, border: Border) -> bool:
    return state.control[border.to] != seat and state.contested(border.to)


def _may_fortify(state: FabState, piece: Piece, area: str) -> bool:
    """Return whether defences may be built: with a unit of the engineers' formation, one marker an area (4.33)."""
    return area not in state.defences and _has_unit(state, piece, area)


def _has_unit(state: FabState, piece: Piece, area: str) -> bool:
    return any(block.card.formation == piece.formation for block in state.of(piece.seat, area))


def _vacant(state: FabState, area: str) -> bool:
    """Return whether an area is empty and not flat, as a roadblock needs it (4.34, 4.35)."""
    empty = not (state.present(0, area) or state.present(1, area))
    return empty and state.ground.areas[area].tdn >= 1 and area not in state.roadblocks


def _ditches(state: FabState, piece: Piece, areas: list[str]) -> list[str]:
    """List the unbridged ditches beside a unit of the formation (14.5)."""
    found = {
        border.link: border
        for area in areas
        for border in state.ground.borders[area]
        if border.boundary == "ditch"
        and border.link not in state.bridged
        and state.of(piece.seat, area)
        and (piece.formation in GENERAL or _has_unit(state, piece, area))
    }
    return [*found]


def blow(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Blow bridges: no roll (4.31)."""
    links = str(pick[3]).split(BOTH)
    flow.state.blown += links
    _used(flow, seat, pick, area=pick[2], links=[*links])


def repair(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Repair a bridge (4.32)."""
    flow.state.blown.remove(str(pick[3]))
    _used(flow, seat, pick, area=pick[2], links=[pick[3]])


def fortify(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Build defences (4.33)."""
    flow.state.defences[str(pick[2])] = seat
    _used(flow, seat, pick, area=pick[2], links=[])


def roadblock(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Build a roadblock (4.34)."""
    flow.state.roadblocks[str(pick[2])] = seat
    _used(flow, seat, pick, area=pick[2], links=[])


def ambush(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Put the engineers themselves in the way: a defended roadblock (4.35)."""
    state = flow.state
    state.ambushes[str(pick[2])] = str(pick[1])
    boxes.move(flow, str(pick[1]), "map")
    flow.emit("engineers", seat=seat, work=pick[0], piece=pick[1], area=pick[2], links=[])


def bridge(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Bridge a ditch for good (14.5)."""
    flow.state.bridged.append(str(pick[2]))
    _used(flow, seat, pick, area="", links=[pick[2]])


def _used(flow: Flow[FabState], seat: Seat, pick: Option, *, area: str | int, links: list[str | int]) -> None:
    boxes.spend(flow, str(pick[1]))
    flow.emit("engineers", seat=seat, work=pick[0], piece=pick[1], area=area, links=links)


def clear_roadblocks(flow: Flow[FabState]) -> None:
    """Remove all roadblocks; engineers that held one have been used (9.5)."""
    state = flow.state
    state.roadblocks = {}
    for piece in state.ambushes.values():
        state.boxes[piece] = "used"
    state.ambushes = {}


ACTIONS = {
    "blow": blow,
    "repair": repair,
    "fortify": fortify,
    "roadblock": roadblock,
    "ambush": ambush,
    "bridge": bridge,
}
