"""The questions in words."""

from __future__ import annotations

from engine.core.protocol import Decision
from engine.core.words import Msg, msg
from engine.fab import fog
from engine.fab.advice import may_reward
from engine.fab.view import FabView


def prompt(view: FabView, decision: Decision) -> Msg:
    """Put a question."""
    key = f"fab-prompt-{decision.kind.replace('_', '-')}"
    match decision.subject:
        case ("area", area, int(hits), *_):
            return msg(key, area=str(area), hits=hits)
        case ("area", area):
            return msg(key, area=str(area))
        case ("link", link, area, handle):
            found = view.block(decision.seat, int(handle))
            unit = fog.face("" if found is None else found.unit, int(handle))
            return msg(key, link=str(link), area=str(area), unit=unit)
        case ("link", link, area):
            return msg(key, link=str(link), area=str(area))
        case ("piece", piece):
            return msg(key, piece=str(piece))
        case ("cause", cause):
            return msg(key, cause=str(cause))
        case ("window", whose):
            return msg(key, whose=str(whose))
        case ("phase", phase):
            return msg(key, phase=str(phase))
        case _ if decision.kind == "refit":
            return msg(key, ready=may_reward(decision))
        case _:
            return msg(key)
