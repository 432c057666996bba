"""What is left of an offer in the Movement phase: all but where units can go, and what they can do from there."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import abilities, assault, generals, movement, posture, transports
from engine.tactics2gm.listing import Listing, Moves, join
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


def after_push(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:
    """List what is left when a unit can go farther: it marches, a general pushes it on, a weapon is packed up."""
    state, offered = flow.state, decision.options
    if type(offered) is not Listing or len(flow.events) > 1 or state.phase != "movement":
        return None
    there, before = offered.there, offered.parts[0]
    unit = state.unit(int(pick[2] if pick[0] == "general" else pick[1]))
    assert type(before) is Moves
    assert unit is not None
    return join(
        there,
        (
            movement.offer_farther(state, there, before, unit),
            assault.offer(state, there),
            transports.offer(state, there),
            posture.offer(state, there),
            abilities.offer(state, there),
            generals.offer(state, there),
        ),
    )


def after_prone(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:  # noqa: ARG001
    """List what is left after a unit went prone."""
    offered = decision.options
    if type(offered) is not Listing:
        return None
    moves, assaults, rides, _, uses, commands = offered.parts
    postures = posture.offer(flow.state, offered.there)
    return join(offered.there, (moves, assaults, rides, postures, uses, commands))
