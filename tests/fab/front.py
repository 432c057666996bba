"""A position in few words: ``front("IL04@18 defended", "SY12@24")`` puts units into areas, with what marks them.

Words behind an area are markers (``cut``, ``disordered``, ``recovering``, ``reserve``, ``exploiting``), ``-2`` for
so many steps lost, or ``up`` for an area that was fought for before. All other units are not in the match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.flow import Flow
from engine.core.protocol import Action, Option, Seat
from engine.fab import fog, supply
from engine.fab.rules import Fab
from engine.fab.setup import deal
from engine.fab.state import Block, Box, FabState, Phase
from tests.position import Position, Scripted

SY, IL = 0, 1
SEED = "5c" * 32
HISTORICAL = ["11-21", "12-22", "15-23", "18-24"]


class Resting(Fab):
    """The rules, with a step at which a test rests."""

    steps = {**Fab.steps, "rest": lambda flow: flow.ask(SY, "rest", [("done",)])}


GAME = Resting()


class Front(Position[FabState]):
    """A match in the middle of it, to be played on by a test."""

    # ------------------------------------------------------------- setting up

    def box(self, box: Box, *pieces: str) -> Front:
        """Put pieces into a box."""
        for piece in pieces:
            assert piece in self.state.boxes, piece
            self.state.boxes[piece] = box
        return self

    def have(self, *pieces: str) -> Front:
        """Put pieces into the Available boxes."""
        return self.box("available", *pieces)

    def control(self, seat: Seat, *areas: str) -> Front:
        """Let a side control areas."""
        for area in areas:
            self.state.control[area] = seat
        supply.check_areas(self.state)
        return self

    # ------------------------------------------------------------- looking

    def unit(self, name: str) -> Block:
        return self.state.blocks[name]

    def handle(self, name: str) -> int:
        return self.state.handle(self.unit(name))

    def offered(self, verb: str, unit: str = "") -> list[Any]:
        """List what is offered behind a verb, and a unit if one is named."""
        stem = (verb, self.handle(unit)) if unit else (verb,)
        found = [o[len(stem) :] for d in self.state.open for o in d.options if o[: len(stem)] == stem]
        return [rest[0] if len(rest) == 1 else rest for rest in found]

    # ------------------------------------------------------------- playing

    def run(self, *steps: list[Any]) -> Front:
        """Let steps of the agenda run, the first first, up to a question."""
        self.state.agenda = [["rest"], *reversed(steps)]
        self.state.open.clear()
        flow = Flow(self.state)
        GAME.run(flow)
        self.events += flow.events
        return self

    def phase(self, name: Phase, phasing: Seat = SY) -> Front:
        self.state.phasing = phasing
        return self.run(["phase", name])

    def answer(self, seat: Seat, kind: str, *picks: Option) -> Front:
        """Answer a question."""
        decision = self.decision(seat, kind)
        self.events += GAME.apply(self.state, Action(seat, decision.id, [*picks]))
        return self

    def move(self, seat: Seat, unit: str, *areas: str, kind: str = "movement") -> Front:
        """Move a unit from area to area."""
        for area in areas:
            self.answer(seat, kind, ("move", self.handle(unit), area))
        return self

    def fight(self, area: str, phasing: Seat = SY) -> Front:
        """Let a round of combat begin in an area."""
        self.state.phasing, self.state.phase = phasing, "combat"
        return self.run(["round", area])

    def call(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call a chapter's function with a flow."""
        flow = Flow(self.state)
        found = function(flow, *args)
        self.events += flow.events
        return found


def front(*units: str, turn: int = 5, scenario: str = "campaign", **options: Any) -> Front:
    """Set up a position in a turn, without pieces in the Available boxes, all areas as they begin."""
    state = deal(scenario, options, Scripted(seed=SEED, commitment="00" * 32, version=2))
    state.turn = turn
    state.defences = {}
    state.bridged = [*HISTORICAL] if scenario == "campaign" else state.bridged
    placed = [unit.split() for unit in units]
    names = {words[0].split("@")[0] for words in placed}
    state.blocks = {name: block for name, block in state.blocks.items() if name in names}
    for block in state.blocks.values():
        block.area, block.due = "", 0
    for piece in state.boxes:
        state.boxes[piece] = "out"
    for where, *words in placed:
        name, area = where.split("@")
        _put(state, state.blocks[name], area, words)
    supply.check_areas(state)
    found = Front(state)
    lines, state.lines = state.lines, []
    state.stirred = [*state.ground.areas]
    found.call(fog.settle)
    state.lines = lines
    found.call(fog.look)
    found.events = []
    return found


def _put(state: FabState, block: Block, area: str, words: list[str]) -> None:
    state.put(block, area)
    state.control[area] = block.seat
    block.began = area
    for word in words:
        match word:
            case "cut":
                block.cut = True
            case "disordered" | "recovering":
                block.order = word
            case "reserve":
                block.reserve = True
            case "exploiting":
                block.exploiting = True
            case "defended":
                state.defences[area] = block.seat
            case "up":
                state.lines = [*{*state.lines, area}]
            case "blown" | "bridge" | "open" | "air":
                block.by = word
            case _:
                block.lost = -int(word)
