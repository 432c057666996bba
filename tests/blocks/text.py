"""What is said of a match."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from tests.blocks.state import AREAS, BlocksView

NAMES = {
    ("side", "guards"): {"en": "Guards", "es": "Guardias"},
    ("side", "raiders"): {"en": "Raiders", "es": "Saqueadores"},
    ("chair", "guard_1"): {"en": "Guard of the Hill", "es": "Guardia del alto"},
    ("chair", "guard_2"): {"en": "Guard of the Ford", "es": "Guardia del vado"},
    ("chair", "guard_3"): {"en": "Guard of the Lake", "es": "Guardia del lago"},
    ("grade", "gold"): {"en": "gold", "es": "oro"},
    ("grade", "silver"): {"en": "silver", "es": "plata"},
    ("grade", "bronze"): {"en": "bronze", "es": "bronce"},
    ("area", "1"): {"en": "Alder Hill", "es": "Alto del Aliso"},
    ("area", "2"): {"en": "Mill Ford", "es": "El Molino"},
    ("area", "3"): {"en": "Castle", "es": "Castillo"},
    ("area", "4"): {"en": "Lakeside", "es": "La Ribera"},
    ("area", "5"): {"en": "Crossroads", "es": "Cruce"},
    ("area", "6"): {"en": "East Farm", "es": "La Granja"},
}


def prompt(decision: Decision) -> Msg:
    """Put a question."""
    if decision.kind == "stand":
        return msg("blocks-prompt-stand", area=str(decision.subject[1]))
    return msg(f"blocks-prompt-{decision.kind}")


def label(view: BlocksView, decision: Decision, path: Option) -> Msg:
    """Name an option, of an act its last step only."""
    match path:
        case ("stand", *rest):
            return _plan(tuple(rest))
        case ("place", block, area):
            return msg("blocks-label-place", steps=int(str(block)[1:]), area=str(area))
        case ("place",):
            return msg("blocks-label-placing")
        case ("place", block):
            return msg("blocks-label-steps", steps=int(str(block)[1:]))
        case ("move", handle):
            moving = view.block(decision.seat, int(handle))
            return msg("blocks-label-block", block=moving.handle, steps=moving.steps, area=moving.area)
        case (_, _, area):
            return msg("blocks-label-area", area=str(area))
        case ("fall_back", area):
            return msg("blocks-label-fall-back", area=str(area))
    return msg(f"blocks-label-{str(path[0]).replace('_', '-')}")


def _plan(path: Option) -> Msg:
    """Say one condition of a plan after the other, then what is done."""
    match path:
        case ("do", "hold"):
            return msg("blocks-label-hold")
        case ("do", "fall_back", area):
            return msg("blocks-label-fall-back", area=str(area))
        case ("about", area, *rest):
            return msg("blocks-label-about", area=str(area), then=_plan(tuple(rest)))
        case ("chance", percent, *rest):
            return msg("blocks-label-chance", percent=int(percent), then=_plan(tuple(rest)))
        case ("once", *rest):
            return msg("blocks-label-once", then=_plan(tuple(rest)))
        case _:
            return msg("blocks-label-stand")


def board(view: BlocksView) -> list[Msg]:
    """Describe what a viewer sees: the turn, then area by area whose blocks stand there."""
    lines = [msg("blocks-board-turn", turn=view.turn, turns=view.turns)]
    for area in AREAS:
        blocks: list[Arg] = [
            msg("blocks-board-block", seat=b.seat, block=b.handle, steps=b.steps)
            for b in view.blocks
            if b.area == area
        ]
        if blocks:
            lines.append(msg("blocks-board-area", area=area, blocks=blocks))
    return lines
