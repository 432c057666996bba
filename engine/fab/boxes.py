"""The selection cup and the status boxes (2.1): where pieces go, and what a seat may spend."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.fab.cards import Effect
from engine.fab.pieces import Piece
from engine.fab.state import Box, FabState

FACE_DOWN: frozenset[Box] = frozenset({"available", "cup"})
"""The boxes into which the enemy does not see where assets lie face down (18.1)."""


def draw(flow: Flow[FabState], seat: Seat, number: int) -> None:
    """Draw pieces from a seat's cup into its Available box (4.2a): as many as there are."""
    state = flow.state
    cup = [piece.id for piece in state.box(seat, "cup")]
    if not cup or not number:
        return
    flow.shuffle(f"cup-{state.side(seat)}", cup)
    drawn = sorted(cup[:number])
    for piece in drawn:
        state.boxes[piece] = "available"
    if state.options.get("hidden_boxes"):
        flow.emit("drew", {seat: {"pieces": drawn}}, seat=seat, number=len(drawn), pieces=[])
    else:
        flow.emit("drew", seat=seat, number=len(drawn), pieces=drawn)


def spend(flow: Flow[FabState], piece: str) -> None:
    """Put a piece where it goes once it is used; all but events can be used again (4.22, 8.1)."""
    move(flow, piece, "eliminated" if flow.state.pieces[piece].kind == "event" else "used")


def move(flow: Flow[FabState], piece: str, box: Box) -> None:
    """Put a piece into a box where all see it; one that lay face down is revealed so (18.1)."""
    state = flow.state
    if state.options.get("hidden_boxes") and state.boxes[piece] in FACE_DOWN:
        flow.barrier = True
    state.boxes[piece] = box


def distinct(pieces: list[Piece]) -> list[Piece]:
    """Leave one of each sort, where any of them is as good as the others."""
    return list({(piece.card, piece.formation): piece for piece in reversed(pieces)}.values())[::-1]


def available(state: FabState, seat: Seat, effect: Effect) -> list[Piece]:
    """List the events of one effect that a seat has available, one of each sort."""
    return distinct([piece for piece in state.box(seat, "available") if piece.effect == effect])


def available_kind(state: FabState, seat: Seat, kind: str) -> list[Piece]:
    """List the assets of a kind that a seat has available, one of each sort."""
    return distinct([piece for piece in state.box(seat, "available") if piece.kind == kind])


def special_actions(state: FabState, seat: Seat, *formations: str) -> list[Piece]:
    """List the Special Actions that a seat has available for units of these formations, one of each sort (8.1)."""
    found = [
        piece
        for piece in state.box(seat, "available")
        if piece.is_special and all(piece.serves(formation) for formation in formations)
    ]
    return distinct(found)


def might_hide(state: FabState, seat: Seat) -> bool:
    """Return whether a seat has anything face down in its Available box (18.1), of which others see only the back.

    Whether a seat is asked must not depend on what lies there, or the question would tell.
    """
    return bool(state.options.get("hidden_boxes")) and any(p.kind != "sa" for p in state.box(seat, "available"))


def might_act(state: FabState, seat: Seat) -> bool:
    """Return whether others must think that a seat has a Special Action available, for whatever formation."""
    return might_hide(state, seat) or any(piece.is_special for piece in state.box(seat, "available"))


def might_have(state: FabState, seat: Seat, effect: Effect) -> bool:
    """Return whether others must think that a seat has an event of that effect available."""
    return might_hide(state, seat) or bool(available(state, seat, effect))
