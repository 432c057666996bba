"""What is left of an offer after units have moved: what does not depend on where those stand."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import abilities, assault, movement, posture, transports
from engine.tactics2gm.listing import Listing, join
from engine.tactics2gm.movement import Moves
from engine.tactics2gm.squares import beside
from engine.tactics2gm.state import TacticsState


def after_move(flow: Flow[TacticsState], decision: Decision, move: Option) -> list[Option] | None:
    """List what is left after a move, or after two units have exchanged squares; None where more has happened."""
    state, offered = flow.state, decision.options
    if type(offered) is not Listing or len(flow.events) > 1 or state.things:
        return None
    there = offered.there
    before, assaults, rides, postures, uses, commands = offered.parts
    assert type(before) is Moves
    touched = 0
    for unit in there.own:
        if unit.number in move:
            touched |= there.moved(unit)
            if unit.tokens:
                postures = posture.offer(state, there)
            if abilities.may_matter(unit):
                uses = abilities.offer(state, there)
    near = touched | beside(touched)
    if near & there.barred:
        assaults = assault.offer(state, there)
    rides = transports.offer_again(state, there, rides, near)
    moves = movement.offer_again(state, there, before, touched)
    return join(there, (moves, assaults, rides, postures, uses, commands))
