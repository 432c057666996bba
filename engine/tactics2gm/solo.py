"""The automatic opponent (TG-R48): what it is asked it answers at once, seeing no more than a player in its place.

Facts known of the box's rules for one player: it deploys facing the player's units, in their columns, with what
can harm them; it shoots by priorities (see :mod:`engine.tactics2gm.judgement`); it deploys while it has points.
"""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.tactics2gm import acts, phases, sight, suggestions
from engine.tactics2gm.state import TacticsState


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
    picks = suggestions.suggestion(sight.of_automatic(state, decision), decision)
    if act:
        acts.do(flow, seat, kind, picks[0])
    else:
        phases.ANSWERED[kind](flow, decision, picks)
