"""The counters: assets, events and Special Actions, each a piece of its own with an id.

``I36-ART-2`` is the second artillery of the 36th Division, ``E3-1`` the first Night Attack, ``sy-SA-1`` the first
reusable Special Action of Syria (8.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.catalog import KEPT
from engine.core.protocol import Seat
from engine.fab.cards import BATTLE_KINDS, SIDES, Effect, Scenario, Side
from engine.fab.catalog import FabCatalog

PieceKind = Literal["art", "air", "eng", "tnk", "inf", "rec", "at", "stf", "event", "sa"]

SPECIAL_ACTIONS: dict[Side, tuple[tuple[int, int], ...]] = {"sy": ((1, 99), (1, 6)), "il": ((1, 99), (3, 99))}
"""Reusable Special Actions: the first and the last turn of each."""


class Piece(NamedTuple):
    """A counter: whose it is, what it is, the turn in which it comes and the last in which it is there."""

    id: str
    card: str
    """The id of its asset or event; ``sa`` for a reusable Special Action."""
    seat: Seat
    formation: str
    kind: PieceKind
    quality: str
    turn: int
    ready: bool
    """It begins in the Available box."""
    leaves: int = 99
    rockets: bool = False
    effect: Effect | None = None
    """What it does as an event."""
    until: int = 99
    """The last turn in which that may be."""
    areas: tuple[str, ...] = ()
    """The only areas for which it may be; without, any."""

    @property
    def is_asset(self) -> bool:
        """Whether it is an asset: neither event nor reusable Special Action."""
        return self.kind not in {"event", "sa"}

    @property
    def is_battle(self) -> bool:
        """Whether it is a battle asset (6.32)."""
        return self.kind in BATTLE_KINDS

    @property
    def is_special(self) -> bool:
        """Whether it is a Special Action, of either kind (8.1)."""
        return self.kind == "sa" or self.effect == "special_action"

    def serves(self, formation: str) -> bool:
        """Return whether it may be used for units of a formation (8.1, 16.1, 17)."""
        return self.formation in {"*", "GHQ", "NC", formation}


@lru_cache(maxsize=KEPT)
def pieces_of(catalog: FabCatalog, scenario: str, extra_action: bool) -> dict[str, Piece]:  # noqa: FBT001
    """Return the counters of a scenario by id; with the Israeli handicap (18.3) one Special Action more."""
    card = catalog.scenarios[scenario]
    found = [*_assets(catalog, card), *_events(catalog, card), *_actions(card, 1 if extra_action else 0)]
    return {piece.id: piece for piece in found}


def _assets(catalog: FabCatalog, scenario: Scenario) -> Iterator[Piece]:
    for card in catalog.assets.values():
        seat = SIDES.index(card.side)
        for n in range(scenario.pieces.get(card.id, 0) if scenario.pieces else card.count):
            turn, ready = _turn(scenario, card.turn), n < card.ready
            name = f"{card.id}-{n + 1}"
            yield Piece(
                name, card.id, seat, card.formation, card.kind, card.quality, turn, ready, rockets=card.rockets
            )


def _events(catalog: FabCatalog, scenario: Scenario) -> Iterator[Piece]:
    for card in catalog.events.values():
        printed = [_turn(scenario, turn) for turn, count in card.arrivals for _ in range(count)]
        number = scenario.pieces.get(card.id, 0) if scenario.pieces else len(printed)
        turns = printed or [1] * number
        for n, turn in enumerate(turns[:number]):
            seat = SIDES.index(card.side)
            yield Piece(
                f"{card.id}-{n + 1}",
                card.id,
                seat,
                card.formation,
                "event",
                "",
                turn,
                ready=n < card.ready,
                effect=card.effect,
                until=card.until,
                areas=card.areas,
            )


def _turn(scenario: Scenario, printed: int) -> int:
    """Return the turn of a scenario in which something comes: the first for what came before it begins."""
    return max(1, printed - scenario.begins + 1)


def _actions(scenario: Scenario, extra: int) -> Iterator[Piece]:
    for seat, side in enumerate(SIDES):
        spans = SPECIAL_ACTIONS[side]
        if scenario.special_actions:
            spans = ((1, 99),) * scenario.special_actions[side]
        spans += ((1, 99),) * (extra if side == "il" else 0)
        late = scenario.begins - 1
        spans = tuple((_turn(scenario, first), last - late) for first, last in spans if last > late)
        for n, (first, last) in enumerate(spans):
            yield Piece(f"{side}-SA-{n + 1}", "sa", seat, "*", "sa", "", first, ready=True, leaves=last)
