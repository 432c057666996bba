"""Action cards laid beside a Soldier for his next Move or attack in this turn (WF-R80)."""

from __future__ import annotations

from engine.warfighter import decks
from engine.warfighter.field import Laid, Soldier
from engine.warfighter.kinds import ActionKind
from engine.warfighter.library import LIBRARY
from engine.warfighter.state import Playing


def find(soldier: Soldier, kind: ActionKind) -> Laid | None:
    """Find a card of a kind that lies ready."""
    return next((laid for laid in soldier.laid if LIBRARY.actions[laid.card].kind == kind), None)


def use_up(flow: Playing, soldier: Soldier, laid: Laid) -> None:
    """Discard a card that was used."""
    soldier.laid.remove(laid)
    decks.discard(flow.state, laid.card)
    flow.emit("card_used", soldier=soldier.card, card=laid.card)


def take_back(flow: Playing) -> None:
    """Return what was not used to the hands from which it came, or discard it where there is no such hand.

    The XP that leveled it up return to who paid, if he is still in play.
    """
    field = flow.state.field
    for soldier in field.soldiers:
        for laid in soldier.laid:
            payer = field.soldier(laid.paid) if laid.paid else None
            if payer is not None and payer.in_play:
                payer.xp += 1
            if field.soldier(laid.by).in_play:
                flow.state.hands[laid.by].append(laid.card)
            else:
                decks.discard(flow.state, laid.card)
        soldier.laid = []
