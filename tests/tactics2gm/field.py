"""A position in few words, and the dice that will fall on it.

``field("us_sherman@D2", "ge_pz4@D5", "us_heavy+hmg+prone@B1")`` puts units on squares and numbers them 1, 2, 3
in that order; those without a square are aircraft beside their Headquarters. Ids tell the sides apart.
"""

from __future__ import annotations

from typing import Any

from engine.core.flow import Flow
from engine.core.protocol import Action, Option, Seat
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.options import settled
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import (
    SIDES,
    Force,
    Headquarters,
    Phase,
    Place,
    Player,
    TacticsState,
    TokenState,
    Unit,
)
from tests.position import Position, Scripted, in_play

US, DE = 0, 1
SEED = "2b" * 32


class Field(Position[TacticsState]):
    """A match in the middle of it, to be played on by a test. It is the Americans' turn 3."""

    # ------------------------------------------------------------- setting up

    def ground(self, **squares: str) -> Field:
        """Lay features or terrain cards on squares: ``ground(C3="woods", D4="house")``."""
        for name, what in squares.items():
            if what in LIBRARY.features:
                self.state.features[SQUARES[name]] = what
            else:
                self.state.terrain[SQUARES[name]] = Place(card=what)
        return self

    def hold(self, seat: Seat, *cards: str) -> Field:
        """Put cards in a hand."""
        self.state.players[seat].hand += cards
        return self

    def ap(self, seat: Seat, number: int) -> Field:
        """Give a seat so many Action Points."""
        self.state.players[seat].ap = number
        return self

    # ------------------------------------------------------------- looking

    def unit(self, number: int) -> Unit:
        return in_play(self.state.unit(number), number)

    def gone(self, number: int) -> bool:
        return self.state.unit(number) is None

    def options(self, verb: str | None = None) -> list[Option]:
        """List what is offered now, of one verb if named."""
        found = [option for d in self.state.open if not d.optional for option in d.options]
        return [option for option in found if verb in (None, option[0])]

    # ------------------------------------------------------------- playing

    def flow(self) -> Flow[TacticsState]:
        """Give a flow whose events are kept, to call a chapter's functions with."""
        flow = Flow(self.state)
        flow.events = self.events
        return flow

    def run(self) -> Field:
        """Go on with the agenda until somebody is asked."""
        from engine.tactics2gm.rules import GAME

        GAME.run(self.flow())
        return self

    def phase(self, phase: Phase, seat: Seat = US) -> Field:
        """Begin a phase of acts; after it the turn ends."""
        self.state.agenda = [["end"], ["discard"], ["flip"], ["acts", phase, seat]]
        self.state.open = [decision for decision in self.state.open if decision.kind == "standing"]
        self.state.side = self.state.players[seat].side
        return self.run()

    def do(self, *pick: str | int) -> Field:
        """Do one act."""
        (decision,) = [d for d in self.state.open if d.act]
        return self.answer(decision.seat, decision.kind, pick)

    def answer(self, seat: Seat, kind: str, *picks: Option) -> Field:
        """Answer a decision."""
        from engine.tactics2gm.rules import GAME

        self.events += GAME.apply(self.state, Action(seat, self.decision(seat, kind).id, list(picks)))
        return self


def field(*units: str, **options: Any) -> Field:
    """Set up a position; options are settings of the match."""
    state = TacticsState(
        scenario="pitched",
        options=settled(options),
        dice=Scripted(seed=SEED, entropy=""),
        seats=2,
        players=[Player(side=0, ap=5), Player(side=1, ap=5)],
        forces=[Force(hqs=[Headquarters(pi=LIBRARY.hqs[side].pi)]) for side in SIDES],
        points=[120, 120],
        turn=3,
    )
    for text in units:
        _place(state, text)
    return Field(state)


def _place(state: TacticsState, text: str) -> None:
    """Read ``card+token+token@square``."""
    named, _, at = text.partition("@")
    card, *tokens = named.split("+")
    state.numbered += 1
    state.units.append(
        Unit(
            number=state.numbered,
            card=card,
            seat=SIDES.index(state.catalog.units[card].side),
            at=SQUARES[at] if at else None,
            tokens=[TokenState(id=token) for token in tokens],
            deployed=1,
        )
    )
