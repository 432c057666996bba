"""Names of the options before the first turn, and of giving an Action Point."""

# One signature for every kind of option.
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm import sharing
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.setup import cost, deck_cards
from engine.tactics2gm.view import TacticsView


def _deck(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return msg("tactics2gm-label-deck")
    key = "tactics2gm-label-deck-cut" if len(path) > 2 else "tactics2gm-label-deck-named"
    return msg(key, deck=path[1], points=cost(view.catalog, deck_cards(view.catalog, [path])))


def _card(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return msg("tactics2gm-label-card")
    return msg("tactics2gm-label-card-named", card=path[1], points=view.catalog.price(str(path[1])))


def _part(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return msg("tactics2gm-label-part")
    cards = sharing.taken(sharing.deck_of(decision.options), [path])
    return msg(f"tactics2gm-label-part-{path[1]}", cards=len(cards), points=cost(view.catalog, cards))


def _bid(view: TacticsView, decision: Decision, path: Option) -> Msg:
    return msg("tactics2gm-label-bid") if len(path) == 1 else msg("tactics2gm-label-bid-of", points=path[1])


def _place(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return msg("tactics2gm-label-place")
    if len(path) == 2:
        return msg("tactics2gm-label-place-card", terrain=path[1], points=LIBRARY.terrain[str(path[1])].cost)
    return msg("tactics2gm-label-place-at", terrain=path[1], at=path[2])


def _plain(view: TacticsView, decision: Decision, path: Option) -> Msg:
    return msg(f"tactics2gm-label-{path[0]}")


LABELS: dict[str, Callable[[TacticsView, Decision, Option], Msg]] = {
    "deck": _deck,
    "card": _card,
    "part": _part,
    "bid": _bid,
    "begin": _plain,
    "follow": _plain,
    "place": _place,
    "done": _plain,
    "keep": _plain,
    "again": _plain,
    "give": _plain,
}
