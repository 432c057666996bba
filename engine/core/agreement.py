"""The end of a match to which all who play it agree."""

from __future__ import annotations

from engine.core.errors import Stale
from engine.core.flow import Flow
from engine.core.protocol import Event, MatchState


def draw(state: MatchState) -> list[Event]:
    """End a match in a draw; raises Stale once it is over."""
    if state.outcome is not None:
        raise Stale
    flow = Flow(state)
    flow.end([], [], "agreed")
    state.actions += 1
    state.take = None
    return flow.events
