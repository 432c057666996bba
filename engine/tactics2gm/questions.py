"""The questions themselves: what a seat is asked, a word of advice, cautions and running totals."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.tactics2gm import heuristics, setup, sharing
from engine.tactics2gm.state import PASS
from engine.tactics2gm.view import TacticsView

_TOLD = {"share", "bid", "standing", "mulligan", "place"}
"""Questions that come with a word of advice."""


def prompt(view: TacticsView, decision: Decision) -> Msg:
    """Put the question in words."""
    return msg(f"tactics2gm-prompt-{decision.kind}", **_about(view, decision))


def _about(view: TacticsView, decision: Decision) -> dict[str, Arg]:
    match decision.kind:
        case "movement" | "deployment" | "shooting":
            return {"turn": view.turn, "ap": view.players[decision.seat].ap}
        case "discard" | "sift":
            return {"number": decision.min}
        case "deck":
            return {"most": int(decision.subject[0])}
        case "place":
            return {"left": int(decision.subject[0])}
        case _:
            return {}


def hint(decision: Decision) -> Msg | None:
    """Advise a seat, where a newcomer could go wrong."""
    if decision.kind == "deck":
        return msg("tactics2gm-hint-deck", shared="shared" in decision.subject)
    if decision.kind in _TOLD:
        return msg(f"tactics2gm-hint-{decision.kind}")
    if decision.act:
        return _still_possible(decision)
    return None


def caution(view: TacticsView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Say what passing would give up: shots, and then nothing can be taken back, or what Action Points would buy.

    Where no shot is advised none is worth a question.
    """
    if picks != [PASS] or not decision.act:
        return None
    if decision.kind == "shooting" and heuristics.shoots(view, view.players[decision.seat].side):
        harmful = {key.split(" ")[1] for key, shot in view.odds.items() if shot.percent}
        return msg("tactics2gm-caution-shots", number=len(harmful))
    points, bought = view.players[decision.seat].ap, {o[:2] for o in decision.options if o[0] in _BOUGHT}
    return msg("tactics2gm-caution-points", ap=points, number=len(bought)) if points and bought else None


def _still_possible(decision: Decision) -> Msg | None:
    """Count what is still offered: units that may move, assault or fire; cards that may be played."""
    can: dict[str, set[str | int]] = {"move": set(), "assault": set(), "fire": set(), "play": set()}
    for option in decision.options:
        kind = _KINDS.get(str(option[0]))
        if kind is not None:
            can[kind].add(option[1])
    if not any(can.values()):
        return None
    return msg("tactics2gm-hint-possible", **{kind: len(found) for kind, found in can.items()})


_BOUGHT = {"deploy", "equip", "play", "impact", "bomb", "ability"}
"""What is paid for with Action Points."""
_KINDS = {
    "move": "move",
    "assault": "assault",
    "fire": "fire",
    "sortie": "fire",
    "deploy": "play",
    "drop": "play",
    "play": "play",
    "bomb": "play",
}


def tally(view: TacticsView, decision: Decision, picks: list[Option]) -> Msg | None:
    """Add up what has been picked."""
    if decision.kind == "share":
        deck = sharing.deck_of(decision.options)
        taken = sharing.taken(deck, picks)
        return msg(
            "tactics2gm-tally-share", cards=len(taken), of=len(deck), points=setup.cost(view.catalog, taken)
        )
    if decision.kind != "deck":
        return None
    cards = setup.deck_cards(view.catalog, picks)
    return msg(
        "tactics2gm-tally-deck",
        cards=len(cards),
        points=setup.cost(view.catalog, cards),
        most=int(decision.subject[0]),
    )
