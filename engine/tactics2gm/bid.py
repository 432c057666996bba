"""Who begins, and what the bid costs (TG-035 to TG-037, TG-041, TG-127, TG-R05)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import teams
from engine.tactics2gm.state import SIDES, TacticsState

HIGHEST = 5
"""The most that can be bid: the Action Points that a side has (TG-035)."""


def who_begins(flow: Flow[TacticsState]) -> None:
    """TG-036, TG-042 Settle who begins as the scenario says: by bid, by a roll, or it says who."""
    state = flow.state
    state.phase = "bid"
    begins = state.battle.begins
    if begins not in ("bid", "roll"):
        state.beginner = SIDES.index(begins)
        for side in range(2):
            teams.share(state, side, state.battle.start_ap(side))
        return
    flow.push("rolls")
    if begins == "roll":
        return
    for side in range(2):
        marshal = state.teams.members(side)[0]
        if not state.by_rules(marshal):
            highest = min(HIGHEST, state.battle.start_ap(side))
            flow.ask(marshal, "bid", [("bid", points) for points in range(highest + 1)], sealed=True)


def rolls(flow: Flow[TacticsState]) -> None:
    """TG-037, TG-041 Show the bids and pay them, roll, and ask the winner; ties roll again."""
    state = flow.state
    bids = [_bid(flow, side) for side in range(2)]
    if state.battle.begins == "bid":
        flow.emit("bids", us=bids[0], de=bids[1])
    for side, points in enumerate(bids):
        teams.share(state, side, state.battle.start_ap(side) - points)
    while True:
        dice = flow.roll("bid", 2)
        totals = [die + points for die, points in zip(dice, bids, strict=True)]
        if totals[0] != totals[1]:
            break
        flow.emit("begin_tied", us_die=dice[0], de_die=dice[1], total=totals[0])
    winner = int(totals[1] > totals[0])
    flow.emit(
        "begin_rolled",
        us_die=dice[0],
        us_total=totals[0],
        de_die=dice[1],
        de_total=totals[1],
        side=SIDES[winner],
    )
    marshal = state.teams.members(winner)[0]
    if state.by_rules(marshal):
        _begin(flow, winner)
    else:
        flow.ask(marshal, "begin", [("begin",), ("follow",)])


def _bid(flow: Flow[TacticsState], side: int) -> int:
    """Take the bid of a side's Field Marshal (TG-127); the automatic opponent bids by chance."""
    state = flow.state
    if state.battle.begins == "roll":
        return 0
    marshal = state.teams.members(side)[0]
    if state.by_rules(marshal):
        (drawn,) = state.dice.roll("automatic", faces=HIGHEST + 1)
        points = drawn - 1
    else:
        ((_, picks),) = flow.close("bid", marshal)
        points = int(picks[0][1])
    state.players[marshal].bid = points
    return points


def answer_begin(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """TG-037 Begin, or let the enemy begin."""
    side = flow.state.players[decision.seat].side
    _begin(flow, side if picks[0] == ("begin",) else 1 - side)


def _begin(flow: Flow[TacticsState], side: int) -> None:
    flow.state.beginner = side
    flow.emit("begins", side=SIDES[side])


STEPS: dict[str, Callable[..., None]] = {"who_begins": who_begins, "rolls": rolls}
ANSWERED: dict[str, Callable[[Flow[TacticsState], Decision, list[Option]], None]] = {"begin": answer_begin}
