"""Counting everything, and dealing anew what a viewer cannot know; for the laws and for leak tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

import msgspec

from engine.core.protocol import Event, Seat
from engine.fab import acts, boxes, fog, reinforcement, stand
from engine.fab.state import Block, FabState

if TYPE_CHECKING:
    from engine.fab.rules import Fab

OF_THE_UNIT = ("id", "lost", "released")
"""What goes with a unit wherever it stands; all else belongs to the place behind a handle."""


def census(state: FabState) -> Mapping[str, int]:
    """Count units and pieces wherever they are."""
    return Counter([*state.blocks, *state.boxes])


def faces(event: Event) -> dict[str, str]:
    """Return the unit whose face an event shows, by owner and handle."""
    told = event.public
    return {f"{told['seat']}-{told['block']}": told["unit"]} if event.kind == "revealed" else {}


def hidden(state: FabState, viewer: Seat | None) -> dict[str, str]:
    """Return the units on the map of which a viewer sees only the backs, by owner and handle."""
    return {
        f"{block.seat}-{state.handle(block)}": block.id
        for block in state.all()
        if not fog.seen_by(state, viewer, block)
    }


def resample_hidden(game: Fab, state: FabState, viewer: Seat | None, rng: Random) -> FabState:
    """Put other units behind the handles that a viewer sees, other pieces into hidden boxes, another seed."""
    other = game.decode(game.encode(state))
    if other.outcome is not None:
        return other
    other.dice.seed = rng.randbytes(32).hex()
    for seat in range(other.seats):
        if seat != viewer:
            _other_units(other, seat, rng)
            if other.options.get("hidden_boxes"):
                _other_boxes(other, seat, rng)
            _other_answers(game, other, seat, rng)
    return other


def _other_units(state: FabState, seat: Seat, rng: Random) -> None:
    handles = state.handles[seat]
    unseen = [b for b in state.blocks.values() if b.id in handles.numbers and b.id not in state.shown]
    stands = handles.resample(rng, [b.id for b in unseen if b.area])
    for entries in sorted({_entries(state, b) for b in unseen if not b.area}):
        swapped = handles.resample(rng, [b.id for b in unseen if _entries(state, b) == entries])
        stands = {was: swapped[now] for was, now in stands.items()}
    before = {unit: msgspec.structs.replace(block) for unit, block in state.blocks.items()}
    for was, now in stands.items():
        if was != now:
            state.blocks[now] = _in_place(before[was], before[now])
    state.__dict__.pop("standing", None)
    if state.moving:
        state.moving = stands.get(state.moving, state.moving)
    if state.combat is not None:
        for units in (state.combat.attackers, state.combat.reinforced, state.combat.points, state.combat.struck):
            units[:] = [stands.get(unit, unit) for unit in units]
    if state.retreat is not None:
        state.retreat.units = [stands.get(unit, unit) for unit in state.retreat.units]


def _entries(state: FabState, block: Block) -> tuple[str, ...]:
    """Return where a unit arrives: what all know of one that waits for room there (4.1c)."""
    return tuple(reinforcement.entries(state, block))


def _in_place(place: Block, unit: Block) -> Block:
    """Return a unit as it stands in the place of another."""
    return msgspec.structs.replace(place, **{field: getattr(unit, field) for field in OF_THE_UNIT})


def _other_boxes(state: FabState, seat: Seat, rng: Random) -> None:
    """Let other pieces lie face down in the Available box, and in the cup (18.1)."""
    unseen = [
        p.id
        for p in state.pieces.values()
        if p.seat == seat and p.kind != "sa" and state.boxes[p.id] in boxes.FACE_DOWN
    ]
    places = [state.boxes[piece] for piece in unseen]
    for piece, box in zip(rng.sample(unseen, len(unseen)), places, strict=True):
        state.boxes[piece] = box


def _other_answers(game: Fab, state: FabState, seat: Seat, rng: Random) -> None:
    """List anew what the seat may do, and let it have sealed other answers."""
    for decision in state.open:
        if decision.seat != seat:
            continue
        if decision.kind in acts.OFFERS:
            decision.options = acts.offers(state, decision.kind, seat)
        elif decision.kind == "stand":
            decision.options = stand.options(state, seat)
        if decision.id in state.answers:
            state.answers[decision.id] = game.sample(state, decision, rng)
