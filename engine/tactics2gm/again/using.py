"""What is left of an offer when a unit has used a capability or a token: mostly that is all of it but this."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm.abilities import USED_TOKENS
from engine.tactics2gm.again.movement import after_push
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.listing import Listing, join
from engine.tactics2gm.ops import AttackedMod, ClearMines, ExtraMove
from engine.tactics2gm.state import TacticsState


def after_token(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:  # noqa: ARG001
    """List what is left after smoke of a unit's own, which changes nothing but what is fired at it."""
    if not isinstance(USED_TOKENS[str(pick[2])], AttackedMod):
        return None
    return _without(decision, pick)


def after_ability(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:
    """List what is left after a march, or after looking for mines where there are none, if that cost nothing."""
    ability = LIBRARY.abilities[str(pick[2])]
    if isinstance(ability.op, ExtraMove):
        return after_push(flow, decision, pick)
    if not isinstance(ability.op, ClearMines) or ability.ap or ability.no_shot or len(flow.events) > 1:
        return None
    return _without(decision, pick)


def _without(decision: Decision, pick: Option) -> list[Option]:
    """Take an option away, and equipment, which is taken right after deployment or not at all."""
    offered = decision.options
    if type(offered) is not Listing:
        return _less(offered, pick)
    touched = ("ability", "use", "equip")
    parts = [_less(part, pick) if part and part[0][0] in touched else part for part in offered.parts]
    return join(offered.there, parts)


def _less(part: list[Option], pick: Option) -> list[Option]:
    return [option for option in part if option != pick and option[0] != "equip"]
