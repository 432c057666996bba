"""The questions in words."""

from __future__ import annotations

from engine.core.protocol import Decision, Option, Seat
from engine.core.words import Arg, Msg, msg
from engine.warfighter import kits, muster, perks
from engine.warfighter.state import PASS, RESUME
from engine.warfighter.view import WarfighterView


def prompt(view: WarfighterView, decision: Decision) -> Msg:
    """Put a question."""
    field = view.field
    match decision.kind:
        case "muster" | "soldiers" if decision.optional:
            return msg("warfighter-prompt-done", kind=decision.kind)
        case "muster":
            return msg("warfighter-prompt-muster", rp=muster.left(field), limit=field.limit)
        case "hands":
            return msg("warfighter-prompt-hands")
        case "soldiers" if field.errands.get(decision.seat):
            return msg("warfighter-prompt-errand", errand=field.errands[decision.seat][0][1])
        case "soldiers":
            actions = sum(soldier.actions for soldier in field.of(decision.seat))
            return msg("warfighter-prompt-soldiers", turn=field.turn, actions=actions)
        case "event":
            return msg("warfighter-prompt-event", event=_turned_up(view), kind=field.event or "")
        case _:
            return msg("warfighter-prompt-orders")


def tally(view: WarfighterView, decision: Decision) -> Msg | None:
    """Return what each Player Soldier carries while the squad is built; the question says which RP are left."""
    if decision.kind != "muster" or not (loads := kits.loads(view.field)):
        return None
    return msg("warfighter-tally-loads", loads=[*loads])


def _turned_up(view: WarfighterView) -> str:
    """Return the Event about which something may be chosen."""
    return next((event.id for event in view.catalog.events.values() if event.kind == view.field.event), "")


def hint(view: WarfighterView, decision: Decision) -> Msg | None:
    """Say what the squad still lacks while it is built, what hands are for, and what an Event does."""
    if decision.optional and decision.options == [RESUME]:
        return msg("warfighter-hint-done")
    match decision.kind:
        case "muster":
            return _lacking(view, decision)
        case "hands":
            soldiers = {int(option[1]) for option in decision.options if option[0] == "fill"}
            sizes = {perks.hand_size(view.field.soldier(no)) for no in soldiers}
            return msg("warfighter-hint-hands", cards=sizes.pop() if len(sizes) == 1 else 0)
        case "event":
            return msg("warfighter-hint-event", text=_turned_up(view))
        case _:
            return None


def _lacking(view: WarfighterView, decision: Decision) -> Msg | None:
    lacks: list[Arg] = [*kits.lacks(view.field, decision.seat)]
    if view.seats > 1:
        share = view.field.limit // view.seats
        return msg("warfighter-hint-together", lacks=lacks, host=decision.seat == 0, share=share)
    return msg("warfighter-hint-muster", lacks=lacks) if lacks else None


def caution(view: WarfighterView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Say which Actions would be given up by being done."""
    actions = sum(soldier.actions for soldier in view.field.of(decision.seat))
    if decision.kind == "soldiers" and actions and any(_gives_up(view, decision.seat, pick) for pick in picks):
        return msg("warfighter-caution-actions", actions=actions)
    return None


def _gives_up(view: WarfighterView, seat: Seat, pick: Option) -> bool:
    """Return whether an act ends the turn for a seat: also entrusting its last Soldier to one that is done.

    Nobody's act undoes another's pass (WF-R46): once all others are done the turn would be over.
    """
    if pick == PASS:
        return True
    field = view.field
    last = pick[0] == "entrust" and len(field.of(seat)) == 1 and view.awaited == [seat]
    return last and pick[2] in field.ready
