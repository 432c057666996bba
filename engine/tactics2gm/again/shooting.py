"""What is left of an offer after a shot of it: mostly that is all of it but the weapon that was fired."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import generals
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import ShootAgain
from engine.tactics2gm.state import TacticsState
from engine.tactics2gm.support import IMPACT
from engine.tactics2gm.tables import units_that

_PLAIN = frozenset(("fired", "wounded", "suppressed", "destroyed", "place_damaged"))
"""What is told of shots that change nothing for the own side, but that a target may be gone."""
DECLARE: Option = ("impact",)
"""To declare the next shot an Impact, which is offered as long as there is one to fire."""
_GIVING_UP = units_that(lambda card: any(LIBRARY.abilities[ability].no_shot for ability in card.abilities))
"""The cards of units that can do something in place of shooting."""


def after_shot(flow: Flow[TacticsState], decision: Decision, shot: Option) -> list[Option] | None:
    """List what is left of an offer after one of its shots; None where everything must be listed anew.

    The weapon is gone, and so is what its unit could have done in place of shooting. It must be listed anew when
    more has happened, or when a general or a card may let more shots follow.
    """
    state = flow.state
    player = state.players[decision.seat]
    options = decision.options
    if IMPACT.id in player.hand and DECLARE not in options:
        return None
    gone: set[Option] = set()
    for event in flow.events:
        kind = event.kind
        if kind not in _PLAIN:
            return None
        if kind == "destroyed":
            gone.add(("unit", event.public["unit"]))
    if generals.in_force(state, player.side, ShootAgain):
        return None
    weapon, number = shot[:3], shot[1]
    left = [option for option in options if option[:3] != weapon]
    if gone:
        left = [option for option in left if option[-2:] not in gone]
    if flow.events[0].public["unit_card"] in _GIVING_UP:
        left = [
            option
            for option in left
            if option[0] != "ability" or option[1] != number or not LIBRARY.abilities[str(option[2])].no_shot
        ]
    if left[0][0] not in ("fire", "sortie") and DECLARE in left:
        left.remove(DECLARE)
    return left
