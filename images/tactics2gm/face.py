"""What is drawn of a unit, gathered from the view: equal faces are drawn once."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.state import SIDES, Lost
from engine.tactics2gm.view import TacticsView, UnitView
from images.tactics2gm.symbols import MARKS, card_icon, token_icon, unit_icon
from images.tactics2gm.words import Words

Sort: TypeAlias = Literal["grave", "sheltered", "token", "grey", "card"]


class Badge(NamedTuple):
    """A small mark of a unit: its icon, and whether it is a state, a token (``grey``: flipped) or a card."""

    icon: str
    sort: Sort


class Face(NamedTuple):
    """All that is drawn of a unit."""

    number: int
    name: str
    side: str
    icon: str
    armour: int
    stronger: bool
    """Its armour is better than printed."""
    left: int
    """Wounds that it still stands."""
    toughness: int
    badges: tuple[Badge, ...]
    aboard: tuple[int, ...]
    """The numbers of its passengers."""
    load: bool
    moved: bool
    fired: bool
    new: bool
    away: bool
    gone: bool
    """It has just left play: only its ghost is drawn."""


def faces(view: TacticsView, words: Words) -> dict[int, Face]:
    """Gather what is drawn of every unit in play, by its number."""
    aboard: dict[int, list[int]] = {}
    for unit in view.units:
        if unit.aboard is not None:
            aboard.setdefault(unit.aboard, []).append(unit.number)
    return {unit.number: _face(unit, words, tuple(sorted(aboard.get(unit.number, ())))) for unit in view.units}


def _face(unit: UnitView, words: Words, aboard: tuple[int, ...]) -> Face:
    card = PACKS.unit(unit.card)
    states = [
        Badge(icon, "grave" if mark == "suppressed" else "sheltered")
        for mark, icon in MARKS.items()
        if mark in unit.marks
    ]
    tokens = [Badge(token_icon(token.id), "token" if token.up else "grey") for token in unit.tokens]
    cards = [Badge(card_icon(name), "card") for name in unit.cards]
    return Face(
        number=unit.number,
        name=words.short(card.id),
        side=SIDES[unit.side],
        icon=unit_icon(card),
        armour=unit.armour,
        stronger=unit.armour > card.armour,
        left=max(unit.toughness - unit.wounds, 0),
        toughness=unit.toughness,
        badges=(*states, *tokens, *cards),
        aboard=aboard,
        load=bool(unit.load),
        moved="moved" in unit.marks,
        fired="fired" in unit.marks,
        new=unit.new,
        away="away" in unit.marks,
        gone=False,
    )


def ghost(lost: Lost, words: Words) -> Face:
    """Gather what is drawn of a unit that has just left play."""
    card = PACKS.unit(lost.card)
    return Face(
        number=lost.number,
        name=words.short(card.id),
        side=card.side,
        icon=unit_icon(card),
        armour=card.armour,
        stronger=False,
        left=0,
        toughness=card.wounds,
        badges=(),
        aboard=(),
        load=False,
        moved=False,
        fired=False,
        new=False,
        away=False,
        gone=True,
    )
