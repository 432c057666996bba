"""What is left of an offer after a shot of it: mostly that is all of it but the weapon that was fired."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import generals
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import ShootAgain
from engine.tactics2gm.state import TacticsState
from engine.tactics2gm.support import DECLARE, IMPACT
from engine.tactics2gm.tables import units_among, units_that

_PLAIN = frozenset(
    (
        "fired",
        "sortie",
        "intercepted",
        "wounded",
        "suppressed",
        "destroyed",
        "place_damaged",
        "place_destroyed",
        "headquarters_hit",
    )
)
"""What is told of shots that change nothing for the own side, but that a target may be gone."""
_GIVING_UP = units_that(lambda card: any(LIBRARY.abilities[ability].no_shot for ability in card.abilities))
"""The cards of units that can do something in place of shooting."""


def after_shot(flow: Flow[TacticsState], decision: Decision, shot: Option) -> list[Option] | None:
    """List what is left of an offer after one of its shots or sorties; None where everything must be listed anew.

    The weapon or the fighter is gone, and so is what a unit could have done in place of shooting. Everything is
    listed anew when more has happened, or when a general or a card may let more shots follow.
    """
    state = flow.state
    player = state.players[decision.seat]
    options = decision.options
    if IMPACT.id in player.hand and player.ap >= IMPACT.play_cost and DECLARE not in options:
        return None
    gone: set[Option] = set()
    for event in flow.events:
        kind = event.kind
        if kind not in _PLAIN:
            return None
        if kind == "destroyed":
            gone.add(("unit", event.public["unit"]))
        elif kind == "place_destroyed":
            gone.add(("building", event.public["at"]))
        elif kind == "headquarters_hit" and not event.public["left"]:
            return None
    card = flow.events[0].public["unit_card"]
    for general, again in generals.in_force(state, player.side, ShootAgain):
        if ("general", general.id) not in options and card in units_among(again.groups):
            return None
    number, weapon = shot[1:3]
    if shot[0] == "fire":
        left = [o for o in options if o[0] != "fire" or o[1] != number or o[2] != weapon]
    else:
        left = [o for o in options if o[0] != "sortie" or o[1] != number]
    if gone:
        if any(o[0] == "sortie" and o[2] == "building" for o in left):
            return None  # fighters attack only what an enemy stands on
        left = [o for o in left if o[-2:] not in gone]
    if card in _GIVING_UP:
        left = [o for o in left if o[0] != "ability" or o[1] != number or not LIBRARY.abilities[str(o[2])].no_shot]
    if left[0][0] not in ("fire", "sortie") and DECLARE in left:
        left.remove(DECLARE)
    return left
