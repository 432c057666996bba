"""The automatic opponent (TG-R48): what it is asked it answers at once, seeing no more than a player in its place.

Facts known of the box's rules for one player: it deploys facing the player's units, in their columns, with what
can harm them, and where there is nobody a die picks the column (TG-R51); it shoots by priorities (see
:mod:`engine.tactics2gm.heuristics`); it deploys while it has points.
"""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.tactics2gm import acts, build_view, heuristics, phases, suggestions
from engine.tactics2gm.squares import SQUARES, column
from engine.tactics2gm.state import TacticsState
from engine.tactics2gm.view import TacticsView


def automatic(
    flow: Flow[TacticsState],
    seat: Seat,
    kind: str,
    options: list[Option],
    least: int,
    most: int,
    subject: Option,
) -> None:
    """Answer for the automatic opponent."""
    state = flow.state
    act = kind in acts.PHASES
    decision = Decision(id=0, seat=seat, kind=kind, options=options, min=least, max=most, act=act, subject=subject)
    view = build_view.of_automatic(state, decision)
    picks = suggestions.suggestion(view, decision)
    if act:
        acts.do(flow, seat, kind, _in_column(flow, view, decision, picks[0]))
    else:
        phases.ANSWERED[kind](flow, decision, picks)


def _in_column(flow: Flow[TacticsState], view: TacticsView, decision: Decision, pick: Option) -> Option:
    """TG-R51 Let a D10 pick the column of a unit that would face nobody, rolled until it shows a free one."""
    if pick[0] != "deploy" or str(pick[2]) not in SQUARES:
        return pick
    side, card = view.players[decision.seat].side, str(pick[1])
    if heuristics.faces(view, side, card, SQUARES[str(pick[2])]):
        return pick
    places = {
        column(SQUARES[str(option[2])]): option
        for option in decision.options
        if option[:2] == pick[:2] and str(option[2]) in SQUARES
    }
    die = 0
    while die not in places:
        (die,) = flow.roll("column")
    flow.emit("column_rolled", seat=decision.seat, unit_card=card, die=die, at=places[die][2])
    return places[die]
