"""The field before play: tiles, and the Terrain that sides place (TG-034, TG-038 to TG-040, TG-110, TG-R05)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import scenarios
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.scenarios import board_of
from engine.tactics2gm.squares import NAMES, ROWS, SQUARES, WIDTH, Square, in_own_row, own_row, square
from engine.tactics2gm.state import SIDES, Place, TacticsState

SIZE = 2
"""Squares along the edge of a tile."""
OWN_ROWS = (2, 3)
"""Between the second and the third line of a side (TG-038)."""
DONE: Option = ("done",)


def box(boards: int) -> list[str]:
    """List the Terrain cards that both sides share: those of one box for each board (TG-005, TG-109)."""
    return [card.id for card in LIBRARY.terrain.values() for _ in range(card.copies * boards)]


def lay_tiles(state: TacticsState) -> None:
    """TG-034 Shuffle the tiles without water, and lay them as they come: either face, either way round."""
    across, down = WIDTH // SIZE, ROWS // SIZE
    for board in range(state.columns // WIDTH):
        pool = [tile for tile in LIBRARY.tiles.values() if not tile.water]
        state.dice.shuffle("tiles", pool)
        turns = state.dice.roll("faces", across * down, faces=4)
        for place, turn in enumerate(turns):
            tile = pool[place]
            face = tile.front if turn % 2 else tile.back
            if turn > 2:
                face = face[::-1]
            for i, feature in enumerate(face):
                at = square(
                    board * WIDTH + place % across * SIZE + i % SIZE + 1, place // across * SIZE + i // SIZE + 1
                )
                if feature != "open":
                    state.features[at] = feature


# ------------------------------------------------------------------ terrain bought with the bid


def left(state: TacticsState, side: int) -> int:
    """TG-038, TG-039 Return the value of Terrain that a side may still place: its bid, less what it has placed."""
    bid = state.players[state.teams.members(side)[0]].bid
    return max(0, bid - sum(LIBRARY.terrain[state.terrain[at].card].cost for at in _placed(state, side)))


def _placed(state: TacticsState, side: int) -> list[Square]:
    """List where a side has placed Terrain: in its rows, and not what its scenario laid there (TG-042)."""
    laid = {at for there in state.battle.terrain for at in scenarios.everywhere(there.at, state.columns)}
    return [at for at in state.terrain if at not in laid and own_row(side, at) in OWN_ROWS]


def free_squares(state: TacticsState, side: int) -> list[Square]:
    """TG-038, TG-R05 List a side's squares for Terrain: own rows 2 and 3, one card each, nothing impassable."""
    there = [at for number in OWN_ROWS for at in in_own_row(side, number, state.columns)]
    return [at for at in there if at not in state.terrain and not _impassable(state, at)]


def _impassable(state: TacticsState, at: Square) -> bool:
    feature = state.features.get(at)
    return feature is not None and LIBRARY.features[feature].kind == "impassable"


def options(state: TacticsState, side: int) -> list[Option]:
    """List what a side may place with what is left of its bid, and ending it."""
    most = left(state, side)
    cards = [card for card in dict.fromkeys(state.box) if LIBRARY.terrain[card].cost <= most]
    places = free_squares(state, side)
    return [*(("place", card, NAMES[at]) for card in cards for at in places), DONE]


def terrain(flow: Flow[TacticsState]) -> None:
    """TG-038 Let both sides place Terrain alternately, the beginner first."""
    flow.push("place", flow.state.beginner, [])


def place(flow: Flow[TacticsState], side: int, done: list[int]) -> None:
    """TG-038, TG-127 Ask a side's Field Marshal for one Terrain card; whoever has ended it is not asked again."""
    state = flow.state
    state.phase = "terrain"
    if side in done:
        if len(done) < len(SIDES):
            flow.push("place", 1 - side, done)
        return
    offered = options(state, side)
    marshal = state.teams.members(side)[0]
    if offered == [DONE]:
        flow.push("place", side, [*done, side])
    elif state.by_rules(marshal):
        _place(flow, side, done, _by_chance(flow, offered))
    else:
        flow.ask(marshal, "place", offered, subject=(left(state, side), *done))


def answer_place(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """Place a Terrain card, or end it."""
    side = flow.state.players[decision.seat].side
    _place(flow, side, [int(step) for step in decision.subject[1:]], picks[0])


def _place(flow: Flow[TacticsState], side: int, done: list[int], pick: Option) -> None:
    if pick == DONE:
        done = [*done, side]
        flow.emit("terrain_done", side=SIDES[side])
    else:
        _lay_down(flow, side, pick)
    flow.push("place", 1 - side, done)


def _lay_down(flow: Flow[TacticsState], side: int, pick: Option) -> None:
    _, card, at = pick
    flow.state.box.remove(str(card))
    flow.state.terrain[SQUARES[str(at)]] = Place(card=str(card))
    flow.emit("placed", side=SIDES[side], terrain=card, at=at)


def _by_chance(flow: Flow[TacticsState], offered: list[Option]) -> Option:
    flow.barrier = True
    (drawn,) = flow.state.dice.roll("automatic", faces=len(offered))
    return offered[drawn - 1]


# ------------------------------------------------------------------ terrain of a scenario


def fortify(flow: Flow[TacticsState], side: int) -> None:
    """TG-042, TG-110, TG-127 Ask a side's Field Marshal where the next Terrain that its scenario gives it lies."""
    state = flow.state
    state.phase = "terrain"
    offered = gift_options(state, side)
    if not offered:
        return
    marshal = state.teams.members(side)[0]
    if state.by_rules(marshal):
        answer = _by_chance(flow, offered)
        _fortify(flow, side, answer)
    else:
        flow.ask(marshal, "fortify", offered)


def gift_options(state: TacticsState, side: int) -> list[Option]:
    """List where Terrain that is given may lie: its number on each board."""
    found: list[Option] = []
    for card, number in state.battle.gifts[SIDES[side]].items():
        lying = [board_of(at) for at in _placed(state, side) if state.terrain[at].card == card]
        found += [
            ("place", card, NAMES[at]) for at in free_squares(state, side) if lying.count(board_of(at)) < number
        ]
    return found


def answer_fortify(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """Place it, and ask for the next."""
    _fortify(flow, flow.state.players[decision.seat].side, picks[0])


def _fortify(flow: Flow[TacticsState], side: int, pick: Option) -> None:
    _lay_down(flow, side, pick)
    flow.push("fortify", side)


STEPS: dict[str, Callable[..., None]] = {"terrain": terrain, "place": place, "fortify": fortify}
ANSWERED: dict[str, Callable[[Flow[TacticsState], Decision, list[Option]], None]] = {
    "place": answer_place,
    "fortify": answer_fortify,
}
