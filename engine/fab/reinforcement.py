"""The Reinforcement Phase (4.1): pieces go back, units arrive, new pieces go into the cup."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.fab import boxes, fog, limits, marching, movement, planning, tracks
from engine.fab.state import Block, FabState, Steps


def reinforcement(flow: Flow[FabState]) -> None:
    """Lay out the phase, in the order of 4.1."""
    state = flow.state
    state.phase = "reinforcement"
    for step in ("end_of_phase", "new_pieces", "arrivals", "special_actions_return", "refit"):
        flow.push(step)


def refit(flow: Flow[FabState]) -> None:
    """Ask what becomes of the Used box: what comes straight back, and what is kept out of the cup (a, b)."""
    state = flow.state
    for seat in range(state.seats):
        used = [piece for piece in state.box(seat, "used") if piece.is_asset]
        if used:
            options: list[Option] = [("ready", piece.id) for piece in used] if rewards(state, seat) else []
            options += [("keep", piece.id) for piece in used]
            planning.ask(flow, answer_refit, seat, "refit", options, least=0, most=len(used))


def rewards(state: FabState, seat: Seat) -> int:
    """Return how many assets come straight back: one for each reusable Special Action that was not used (4.1a)."""
    if state.turn == 1:
        return 0
    return sum(piece.kind == "sa" for piece in state.box(seat, "available"))


def object_to(state: FabState, decision: Decision, picks: list[Option]) -> Objection | None:
    """Refuse more assets than rewards, and to keep what is made ready."""
    most = rewards(state, decision.seat)
    if sum(pick[0] == "ready" for pick in picks) > most:
        return Objection(msg("fab-refused-rewards", most=most), "FAB-041")
    if len({pick[1] for pick in picks}) < len(picks):
        return Objection(msg("fab-refused-same-piece"), "FAB-042")
    return None


def answer_refit(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Move a seat's used assets."""
    state, seat = flow.state, decision.seat
    chosen = {str(piece): verb for verb, piece in picks}
    for piece in state.box(seat, "used"):
        if piece.is_asset and chosen.get(piece.id) != "keep":
            state.boxes[piece.id] = "available" if chosen.get(piece.id) == "ready" else "cup"
    ready = [piece for piece, verb in chosen.items() if verb == "ready"]
    kept = [piece for piece, verb in chosen.items() if verb == "keep"]
    flow.emit("refitted", seat=seat, ready_pieces=ready, kept_pieces=kept)


def special_actions_return(flow: Flow[FabState]) -> None:
    """Give back the reusable Special Actions (4.1a); then some arrive or leave."""
    state = flow.state
    for piece in state.pieces.values():
        if piece.kind != "sa":
            continue
        if state.boxes[piece.id] == "used":
            state.boxes[piece.id] = "available"
        if piece.turn == state.turn and state.boxes[piece.id] == "future":
            state.boxes[piece.id] = "available"
            flow.emit("special_action_came", seat=piece.seat)
        if piece.leaves < state.turn and state.boxes[piece.id] != "out":
            state.boxes[piece.id] = "out"
            flow.emit("special_action_left", seat=piece.seat)


def new_pieces(flow: Flow[FabState]) -> None:
    """Put the assets and events of the turn into the cups (d)."""
    state = flow.state
    for seat in range(state.seats):
        came = [piece.id for piece in state.box(seat, "future") if piece.turn == state.turn]
        for piece in came:
            state.boxes[piece] = "cup"
        if came:
            flow.emit("pieces_came", seat=seat, pieces=came)


# ------------------------------------------------------------- the units that arrive


def arrivals(flow: Flow[FabState]) -> None:
    """Let both players place the units of the turn; nobody can tell those apart that come to the same place."""
    state = flow.state
    for seat in (1, 0):
        alike: dict[tuple[object, ...], list[str]] = {}
        for block in coming(state, seat):
            alike.setdefault((block.delayed, *entries(state, block)), []).append(block.id)
        for units in alike.values():
            state.handles[seat].mix(flow, units)
        flow.push("delay", seat)
        flow.push("acts", "arrivals", seat)


def coming(state: FabState, seat: Seat) -> list[Block]:
    """List the units that arrive in this turn and have not been placed."""
    found = [block for block in state.blocks.values() if block.due == state.turn and block.seat == seat]
    return sorted(found, key=state.handle)


def entries(state: FabState, block: Block) -> list[str]:
    """List the areas in which a unit arrives, as printed on it (4.1c)."""
    for arrival in state.scenario_card.arrivals:
        if arrival.unit == block.id:
            return [arrival.area]
    letters = state.ground.entries[block.card.side]
    first, last = (block.card.entry or "?")[0], (block.card.entry or "?")[-1]
    return [area for letter, area in letters.items() if first <= letter <= last]


def free(state: FabState, block: Block, area: str) -> bool:
    """Return whether a unit may be placed in an area: with room, and not held by the enemy (4.1c)."""
    seat = block.seat
    if not movement.has_room(state, seat, area) or not limits.may_enter(state, block, area):
        return False
    return state.control[area] == seat or not (state.present(0, area) or state.present(1, area))


def places(state: FabState, block: Block) -> list[str]:
    """List where a unit may be placed: where printed; a delayed one at the nearest entry area that is free."""
    printed = [area for area in entries(state, block) if free(state, block, area)]
    if printed or not block.delayed:
        return printed
    letters = {area: letter for letter, area in state.ground.entries[block.card.side].items()}
    own = [letters[area] for area in entries(state, block) if area in letters]
    far = {
        area: min(abs(ord(letter) - ord(one)) for one in own)
        for area, letter in letters.items()
        if own and free(state, block, area)
    }
    return [area for area, distance in far.items() if distance == min(far.values())]


def redirections(state: FabState, block: Block) -> list[str]:
    """List the other entry areas to which a Special Action may send a unit in its own turn (8.27)."""
    own = entries(state, block)
    areas = state.ground.entries[block.card.side].values()
    return [area for area in areas if area not in own and not block.delayed and free(state, block, area)]


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List where units may be placed."""
    found: list[Option] = []
    for block in coming(state, seat):
        handle = state.handle(block)
        found += [("place", handle, area) for area in places(state, block)]
        for action in boxes.special_actions(state, seat, block.card.formation):
            found += [("redirect", action.id, handle, area) for area in redirections(state, block)]
    if waiting(state, seat):
        found.append(("place_all",))
    return found


def waiting(state: FabState, seat: Seat) -> bool:
    """Return whether a unit can and so must be placed."""
    return any(places(state, block) for block in coming(state, seat))


def due(state: FabState, seat: Seat) -> bool:
    """Return whether a seat has anything to place; who comes when and where is printed for all to see."""
    if state.side(seat) == "il" and boxes.might_have(state, seat, "mobilisation") and next_turn(state, seat):
        return True
    return waiting(state, seat) or (bool(coming(state, seat)) and boxes.might_act(state, seat))


def next_turn(state: FabState, seat: Seat) -> list[Block]:
    """List the units that arrive in the next turn."""
    return [block for block in state.blocks.values() if _is_next(state, block, seat)]


def _is_next(state: FabState, block: Block, seat: Seat) -> bool:
    return block.due == state.turn + 1 and block.seat == seat and not block.delayed


def place(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Put a unit on the map, in supply and at full strength."""
    _arrive(flow, flow.state.block(seat, pick[1]), str(pick[2]))


def place_all(flow: Flow[FabState], seat: Seat, pick: Option) -> None:  # noqa: ARG001
    """Put every unit into the first area that is printed on it and free."""
    for block in coming(flow.state, seat):
        found = places(flow.state, block)
        if found:
            _arrive(flow, block, found[0])


def redirect(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Put a unit elsewhere by a Special Action (8.27)."""
    boxes.spend(flow, str(pick[1]))
    flow.emit("special_action", seat=seat, piece=pick[1], use="redirect", area=pick[3])
    _arrive(flow, flow.state.block(seat, pick[2]), str(pick[3]))


def _arrive(flow: Flow[FabState], block: Block, area: str) -> None:
    block.due = 0
    tracks.note(flow.state, block.seat, "", area)
    fog.tell(flow, "arrived", block, area=area)
    marching.arrive(flow, block, area)
    fog.look(flow)


def delay(flow: Flow[FabState], seat: Seat) -> None:
    """Let units that found no place wait a turn (4.1c)."""
    for block in coming(flow.state, seat):
        block.due += 1
        block.delayed = True
        flow.emit("delayed", seat=seat, block=flow.state.handle(block))


STEPS: Steps = {
    "reinforcement": reinforcement,
    "refit": refit,
    "special_actions_return": special_actions_return,
    "new_pieces": new_pieces,
    "arrivals": arrivals,
    "delay": delay,
}
ANSWERED = {"refit": answer_refit}
ACTIONS = {"place": place, "redirect": redirect, "place_all": place_all}
