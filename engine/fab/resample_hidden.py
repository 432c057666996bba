"""Counting everything, and dealing anew what a viewer cannot know; for the laws and for leak tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, TypeAlias

import msgspec

from engine.core.game import Game
from engine.core.handles import Handles
from engine.core.protocol import Decision, Event, Option, Seat
from engine.fab import acts, assignment, battles, boxes, exploitation, fog, reinforcement, retreats, stand
from engine.fab.state import Block, FabState

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


def resample_hidden(game: Game[FabState, Any], state: FabState, viewer: Seat | None, rng: Random) -> FabState:
    """Put other units behind the handles that a viewer sees, other pieces into hidden boxes, another seed."""
    other = game.decode(game.encode(state))
    if other.outcome is not None:
        return other
    other.dice.seed = rng.randbytes(32).hex()
    for seat in range(other.seats):
        if seat != viewer:
            deal_anew(other, seat, rng)
            _other_answers(game, other, seat, rng)
    return other


def deal_anew(state: FabState, seat: Seat, rng: Random) -> None:
    """Put other units of a seat behind its handles, and other pieces into its hidden boxes."""
    stand_otherwise(state, seat, lambda handles, units, _: handles.resample(rng, units))
    lie_otherwise(state, seat, lambda pieces: rng.sample(pieces, len(pieces)))


Deal: TypeAlias = Callable[[Handles, Collection[str], Collection[str]], Mapping[str, str]]
"""Deals some pieces to their handles anew, to those of the last ones first; returns who now stands where."""


def stand_otherwise(state: FabState, seat: Seat, deal: Deal) -> None:
    """Deal the units of a seat that others see from behind to the handles anew.

    Of units that arrive in the same place nobody knows which came, and which waits for room.
    """
    handles = state.handles[seat]
    unseen = {b.id: b for b in state.blocks.values() if b.id in handles.numbers and b.id not in state.shown}
    away = [unit for unit, block in unseen.items() if not block.area]
    stands = {unit: unit for unit in handles.numbers}
    for entries in sorted({_entries(state, unseen[unit]) for unit in away}):
        alike = [unit for unit, block in unseen.items() if _entries(state, block) == entries]
        swapped = deal(handles, alike, away)
        stands = {was: swapped[now] for was, now in stands.items()}
    waiting = {stands[unit] for unit in away}
    swapped = deal(handles, [unit for unit in unseen if unit not in waiting], ())
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


def lie_otherwise(state: FabState, seat: Seat, deal: Callable[[list[str]], list[str]]) -> None:
    """Deal pieces that lie face down to a seat's Available box and cup anew, where boxes are hidden (18.1)."""
    if not state.options.get("hidden_boxes"):
        return
    unseen = [
        p.id
        for p in state.pieces.values()
        if p.seat == seat and p.kind != "sa" and state.boxes[p.id] in boxes.FACE_DOWN
    ]
    places = sorted(state.boxes[piece] for piece in unseen)
    for piece, box in zip(deal(unseen), places, strict=True):
        state.boxes[piece] = box


def _other_answers(game: Game[FabState, Any], state: FabState, seat: Seat, rng: Random) -> None:
    """List anew what the seat may do, and let it have sealed other answers."""
    for decision in state.open:
        if decision.seat != seat:
            continue
        ask_anew(state, decision)
        if decision.id in state.answers:
            state.answers[decision.id] = game.sample(state, decision, rng)


def offers_by_hidden(decision: Decision) -> bool:
    """Return whether what a question offers depends on which units stand behind handles, or on hidden boxes."""
    return decision.kind in acts.OFFERS or decision.kind in _OFFERS


def ask_anew(state: FabState, decision: Decision) -> None:
    """Put a question again, to those who stand behind the handles now."""
    seat = decision.seat
    if decision.kind in acts.OFFERS:
        decision.options = acts.offers(state, decision.kind, seat)
    elif decision.kind in _OFFERS:
        decision.options = _OFFERS[decision.kind](state, seat)
        if decision.kind in ANY_NUMBER:
            decision.max = len(decision.options)


def _retreats(state: FabState, _: Seat) -> list[Option]:
    assert state.retreat is not None
    return retreats.options(state, state.retreat)


ANY_NUMBER = frozenset({"support", "exploit"})
"""Kinds of questions in which one may pick as much as there is."""
_OFFERS: dict[str, Callable[[FabState, Seat], list[Option]]] = {
    "stand": stand.options,
    "battle": lambda state, _: battles.options(state),
    "support": assignment.options,
    "exploit": exploitation.options,
    "retreat": _retreats,
}
