"""Winning and losing (TG-019 to TG-022, TG-132, TG-R08, TG-R09, TG-R31, TG-R47, TG-R50, and the scenarios' goals).

Turns are those of one side, two of them make a round. The end of the match is decided in this order: what happens
at once (a Headquarters, losses, a building), then at the end of each turn the goals that are looked at there, then
whoever has no cards left (TG-022), then whoever can reach no goal any more (TG-021), then the last round.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.scenarios import (
    AnyWin,
    BringHome,
    DestroyHeadquarters,
    DestroyUnits,
    MostAtBridges,
    Outlast,
    ReachRow,
    TakePlaces,
)
from engine.tactics2gm.squares import DISTANCE, WIDTH, Square, own_row
from engine.tactics2gm.state import SIDES, TacticsState, Thing, Unit

STILL = 20
"""Turns in a row in which nothing comes nearer to an end, after which each side has a last one (TG-R50)."""
_AT_THE_END = frozenset((ReachRow, TakePlaces, BringHome))
"""The goals that are looked at when a turn ends."""

# ------------------------------------------------------------------ ends


def win(flow: Flow[TacticsState], side: int, termination: str) -> None:
    """End the match for a side: all its seats have won, or the automatic opponent, who has none of them."""
    state = flow.state
    winners = [seat for seat in state.teams.members(side) if seat < state.seats]
    flow.end(winners, [SIDES[side]], termination)


def draw(flow: Flow[TacticsState], termination: str) -> None:
    """End the match without a winner."""
    flow.end([], [], termination)


def concede(flow: Flow[TacticsState], seat: Seat) -> None:
    """TG-021 A side surrenders when one of its seats does."""
    win(flow, 1 - flow.state.players[seat].side, "resigned")


# ------------------------------------------------------------------ at once


def headquarters_destroyed(flow: Flow[TacticsState], side: int, by: Seat | None) -> None:  # noqa: ARG001
    """TG-019, TG-026, TG-132 A Headquarters has no Impact Points left: one is enough, whoever did it."""
    _at_once(flow, DestroyHeadquarters, (1 - side,))


def unit_lost(flow: Flow[TacticsState]) -> None:
    """TG-020 A Unit has been destroyed: enough of them may decide a scenario."""
    _at_once(flow, DestroyUnits, (0, 1))


def place_lost(flow: Flow[TacticsState], at: Square) -> None:  # noqa: ARG001
    """TG-020, TG-R36 Terrain has been destroyed, by whomever: it may be the last that had to be."""
    for side in range(2):
        for test in _wins(flow.state, side):
            if isinstance(test, TakePlaces):
                ruined, _, number = _places(flow.state, side, test.terrain)
                if ruined == number:
                    _won(flow, side, test)


def _at_once(flow: Flow[TacticsState], kind: type[AnyWin], sides: tuple[int, ...]) -> None:
    for test in flow.state.battle.wins:
        if isinstance(test, kind):
            side = SIDES.index(test.side)
            if side in sides and _reached(flow.state, test):
                _won(flow, side, test)


def _won(flow: Flow[TacticsState], side: int, test: AnyWin) -> None:
    if flow.state.outcome is None:
        win(flow, side, _tag(test))


def _tag(test: AnyWin) -> str:
    return str(test.__struct_config__.tag)


def _wins(state: TacticsState, side: int) -> list[AnyWin]:
    return [test for test in state.battle.wins if test.side == SIDES[side]]


# ------------------------------------------------------------------ at the end of a turn


def end_of_turn(flow: Flow[TacticsState]) -> None:
    """Look at the end of a turn whether the match is over.

    The match may be over afterwards: whoever goes on with something must look at the outcome.
    """
    state = flow.state
    scenario = state.battle
    goals = [test for test in scenario.wins if type(test) in _AT_THE_END]
    for side in (state.side, 1 - state.side) if goals else ():
        for test in goals:
            if test.side == SIDES[side] and _reached(state, test):
                win(flow, side, _tag(test))
                return
    beaten = [side for side in range(2) if _out_of_reach(state, side)]
    if scenario.bridges_needed and not _bridges(state):
        draw(flow, "bridges_gone")
    elif _out_of_cards(state, state.side):
        win(flow, 1 - state.side, "exhausted")
    elif len(beaten) == len(SIDES):
        draw(flow, "out_of_reach")
    elif beaten:
        win(flow, 1 - beaten[0], "out_of_reach")
    else:
        _last_round(flow)


def _out_of_reach(state: TacticsState, side: int) -> bool:
    """TG-021, TG-R09 A side has goals, and cannot come to any of them with the Units that it still has."""
    wins = _wins(state, side)
    return bool(wins) and not any(_within_reach(state, side, test) for test in wins)


def _within_reach(state: TacticsState, side: int, test: AnyWin) -> bool:
    """Return whether a side can still come to a goal, however unlikely that is.

    Its Units and the enemy's count on the field, in hand and in the deck.
    """
    boards = state.columns // WIDTH
    match test:
        case DestroyHeadquarters():
            decided_by_damage = state.last_round is not None or state.last_turns is not None
            return decided_by_damage or any(card.ground and _armed(card) for card in _left(state, side))
        case DestroyUnits(number=number):
            return len(_left(state, 1 - side)) >= number * boards - state.forces[side].destroyed
        case ReachRow(number=number):
            return sum(map(_walks, _left(state, side))) >= number * boards
        case TakePlaces():
            return any(_walks(card) or card.aircraft for card in _left(state, side))
        case BringHome():
            return any(map(_walks, _left(state, side)))
        case MostAtBridges():
            return bool(_bridges(state)) and any(map(_walks, _left(state, side)))
        case Outlast():
            return True


def _left(state: TacticsState, side: int) -> list[UnitCard]:
    """List the Unit cards that a side still has: on the field, in hand and in the deck."""
    cards = state.catalog.units
    found = [cards[unit.card] for unit in state.units if state.players[unit.seat].side == side]
    for seat in state.teams.members(side):
        player = state.players[seat]
        found += [cards[card] for card in (*player.hand, *player.deck) if card in cards]
    return found


def _walks(card: UnitCard) -> bool:
    """Return whether a Unit can go anywhere on the ground: no aircraft, nor what stays at sea."""
    return card.ground and card.cls != "landing_craft"


def _armed(card: UnitCard) -> bool:
    """Return whether a Unit has a weapon, or a token with one to take along."""
    return bool(card.weapons) or any(LIBRARY.tokens[token].weapon is not None for token in card.tokens)


def _out_of_cards(state: TacticsState, side: int) -> bool:
    """TG-022, TG-R08 A side has neither deck nor hand; of allies, neither has (TG-R33)."""
    for player in state.players:  # noqa: SIM110  # all() would make a generator
        if player.side == side and (player.deck or player.hand):
            return False
    return True


def _last_round(flow: Flow[TacticsState]) -> None:
    """Decide the match when its rounds are over, or count the last turns (TG-R31)."""
    state = flow.state
    scenario = state.battle
    if scenario.rounds:
        if state.turn >= 2 * scenario.rounds:
            _decide(flow)
        return
    agreed = state.last_round
    if state.last_turns is not None:
        state.last_turns -= 1
        if state.last_turns == 0:
            _by_damage(flow)
    elif agreed is not None and state.turn >= 2 * agreed:
        state.last_turns = len(SIDES)
        flow.emit("last_turns")
    elif agreed is None and _stands_still(state):
        state.last_turns = len(SIDES)
        flow.emit("standstill", rounds=STILL // 2)


def _stands_still(state: TacticsState) -> bool:
    """TG-R50 Count the turns without a card drawn or played, a Unit destroyed or a Headquarters hit."""
    cards = points = destroyed = 0
    for player in state.players:  # all() would make a generator
        cards += len(player.deck) + len(player.hand)
    for force in state.forces:
        destroyed += force.destroyed
        for hq in force.hqs:
            points += hq.pi
    left = [cards, points, destroyed]
    state.still = state.still + 1 if left == state.left else 0
    state.left = left
    return state.still >= STILL


def _decide(flow: Flow[TacticsState]) -> None:
    """TG-020, TG-R35 The last round of a scenario is over: the goals for that are looked at."""
    state = flow.state
    for test in state.battle.wins:
        if isinstance(test, Outlast | MostAtBridges) and _reached(state, test):
            win(flow, SIDES.index(test.side), _tag(test))
            return
    draw(flow, "time")


def _by_damage(flow: Flow[TacticsState]) -> None:
    """TG-R31 The Headquarters with fewer Impact Points loses; equal: what was destroyed; equal: a draw.

    On two boards a side counts both of its own together.
    """
    forces = flow.state.forces
    marks = [(sum(hq.pi for hq in force.hqs), force.worth) for force in forces]
    if marks[0] == marks[1]:
        draw(flow, "time")
    else:
        win(flow, int(marks[1] > marks[0]), "time")


# ------------------------------------------------------------------ goals


def goals(state: TacticsState) -> list[Option]:
    """Return how far each goal is reached: ``(goal, number, of)``; its name ends in the army's id."""
    found: list[Option] = []
    for test in state.battle.wins:
        number, needed = _progress(state, test)
        found.append((f"{_tag(test)}_{test.side}", number, needed))
    return found


def _reached(state: TacticsState, test: AnyWin) -> bool:
    if isinstance(test, MostAtBridges):
        side = SIDES.index(test.side)
        return _at_bridges(state, side, test.distance) > _at_bridges(state, 1 - side, test.distance)
    number, needed = _progress(state, test)
    return number >= needed


def _progress(state: TacticsState, test: AnyWin) -> tuple[int, int]:
    """Count how far a goal is reached, and how far it must be."""
    side = SIDES.index(test.side)
    boards = state.columns // WIDTH
    match test:
        case DestroyHeadquarters():
            enemy = SIDES[1 - side]
            most = LIBRARY.hqs[enemy].pi
            return most - min(hq.pi for hq in state.forces[1 - side].hqs), most
        case DestroyUnits(number=number):
            return state.forces[side].destroyed, number * boards
        case ReachRow(row=row, number=number):
            return sum(own_row(side, at) == row for _, at in _ground(state, side)), number * boards
        case TakePlaces(terrain=terrain):
            ruined, held, there = _places(state, side, terrain)
            return ruined + held, max(1, there)
        case BringHome(number=number):
            return sum(thing.kind == "supplies" and thing.gone for thing in state.things), number * boards
        case MostAtBridges(distance=distance):
            return tuple(_at_bridges(state, s, distance) for s in (side, 1 - side))  # type: ignore[return-value]
        case Outlast():
            return state.turn // 2, state.last_round or 0


def _ground(state: TacticsState, side: int) -> Iterable[tuple[Unit, Square]]:
    """List a side's ground Units that stand on the field, and where."""
    return [
        (unit, unit.at)
        for unit in state.units
        if unit.at is not None and state.players[unit.seat].side == side and state.catalog.units[unit.card].ground
    ]


def _places(state: TacticsState, side: int, terrain: str) -> tuple[int, int, int]:
    """TG-R36 Count the buildings of a kind: in ruins, held by a Unit of the side, and all that there are."""
    there = [at for at, place in state.terrain.items() if place.card == terrain]
    ruined = sum(state.terrain[at].ruin for at in there)
    stands = {at for _, at in _ground(state, side)}
    return ruined, sum(at in stands and not state.terrain[at].ruin for at in there), len(there)


def _bridges(state: TacticsState) -> list[Thing]:
    return [thing for thing in state.things if thing.kind == "bridge" and not thing.gone]


def _at_bridges(state: TacticsState, side: int, distance: int) -> int:
    """TG-R35 Count a side's Units that are near enough to any bridge that stands."""
    bridges = _bridges(state)
    return sum(
        min((DISTANCE[at][bridge.at] for bridge in bridges), default=inf) <= distance
        for _, at in _ground(state, side)
    )
