"""A game of two minutes that has everything a table must cope with: secrets, sealed picks, dice, undo, an end.

Each round both seats seal a number from 1 to 3, then the seat to draw draws tokens: twice, one by one, in the
open. A die is rolled for each seat, and its number and roll are its points of the round. Ten points win.
A third seat, where there is one, keeps the second company: nobody asks it anything.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.core import registry
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.protocol import Decision, MatchState, Objection, Option, Seat, View
from engine.core.settings import Setting
from engine.core.words import Msg, msg

SIDES = ("white", "black")


class TinyState(MatchState, kw_only=True):
    points: list[int]
    tokens: list[str]
    picked: list[int]


class TinyView(View, kw_only=True):
    points: list[int]
    tokens: list[str]


class TinyGame(Game[TinyState, TinyView]):
    id = "tiny"
    version = "1"
    players = (2, 3)
    scenarios = ("short",)
    settings = (Setting("target", (10, 30, 1_000_000), 10), Setting("seats", (2, 3), 2))
    state_type = TinyState

    def __init__(self) -> None:
        self.steps = {"round": self._round, "reveal": self._reveal, "ask": self._ask}
        self.answered = {"token": self._token}

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> TinyState:
        return TinyState(
            scenario=scenario,
            options=options,
            dice=dice,
            seats=self.seats(scenario, options),
            agenda=[["round"]],
            points=[0, 0],
            tokens=[],
            picked=[0, 0],
        )

    def _round(self, flow: Flow[TinyState]) -> None:
        flow.emit("round", points=list(flow.state.points))
        flow.push("reveal")
        for seat in (0, 1):
            flow.ask(seat, "number", [("number", n) for n in (1, 2, 3)], sealed=True)
            flow.ask(seat, "orders", [("hurry",)], least=0, sealed=True, optional=True)

    def _reveal(self, flow: Flow[TinyState]) -> None:
        state = flow.state
        for seat in (0, 1):
            flow.close("orders", seat)
            [(_, [(_, number)])] = flow.close("number", seat)
            assert isinstance(number, int)
            state.picked[seat] = number
        flow.emit("revealed", {0: {"secret": "for seat 0"}}, numbers=list(state.picked))
        flow.push("round")
        flow.push("ask", 0)
        flow.push("ask", 0)

    def _ask(self, flow: Flow[TinyState], seat: Seat) -> None:
        flow.ask(seat, "token", [("token", "red"), ("token", "blue"), ("die",), ("broken",)])

    def _token(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        state = flow.state
        if picks == [("broken",)]:
            state.points[0] = 99
            raise KeyError("a bug in the rules")
        if picks == [("die",)]:
            [rolled] = flow.roll("die")
            state.points[0] += rolled + state.picked[0]
            state.points[1] += state.picked[1]
            flow.emit("rolled", rolled=rolled)
        else:
            state.tokens.append(str(picks[0][1]))
            flow.emit("drew", token=picks[0][1])
        if max(state.points) >= state.options.get("target", 10):
            first = state.points.index(max(state.points))
            flow.end([first], [SIDES[first]], "points")

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        return TinyView(**self.base_view(state, viewer), points=state.points, tokens=state.tokens)

    def objection(self, state: TinyState, decision: Decision, picks: list[Option]) -> Objection | None:
        if picks == [("token", "blue")] and "red" not in state.tokens:
            return Objection(msg("tiny-red-first"), "T-001")
        return None

    def tally(self, view: TinyView, decision: Decision, picks: list[Option]) -> Msg | None:
        return msg("tiny-tally", picks=len(picks))

    def concede(self, flow: Flow[TinyState], seat: Seat) -> None:
        other = 0 if seat else 1
        flow.end([other], [SIDES[other]], "resigned")

    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:
        return int(options.get("seats", 2))

    def fewer(self, scenario: str, options: Mapping[str, Any], seats: int) -> dict[str, Any] | None:
        return {**options, "seats": seats} if seats == 2 else None

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return (*SIDES, SIDES[1])[: self.seats(scenario, options)]

    def seat_label(self, side: str, place: int) -> str:
        return f"{side}-{place}"

    def label(self, view: TinyView, decision: Decision, path: Option) -> Msg:
        return msg("tiny-label")

    def prompt(self, view: TinyView, decision: Decision) -> Msg:
        return msg("tiny-prompt")

    def suggestion(self, view: TinyView, decision: Decision) -> list[Option]:
        return decision.options[: decision.min]

    def board(self, view: TinyView) -> list[Msg]:
        return [msg("tiny-board")]

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        return None

    def resample_hidden(self, state: TinyState, viewer: Seat | None, rng: Random) -> TinyState:
        return state

    def census(self, state: TinyState) -> Mapping[str, int]:
        return {}


def register(patch: pytest.MonkeyPatch) -> None:
    """Put the game into the registry."""
    module = ModuleType("engine.tiny.rules")
    module.GAME = TinyGame()  # type: ignore[attr-defined]
    patch.setitem(sys.modules, "engine.tiny.rules", module)
    patch.setattr(registry, "GAMES", (*registry.GAMES, "tiny"))


def asks_for_orders_too(patch: pytest.MonkeyPatch, order: Option) -> None:
    """Have the second seat asked for orders whenever a token is drawn."""
    tiny = registry.game("tiny")
    draw = tiny.answered["token"]

    def ask_too(flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        draw(flow, decision, picks)
        flow.ask(1, "orders", [order], least=0, sealed=True, optional=True)

    patch.setitem(tiny.answered, "token", ask_too)
