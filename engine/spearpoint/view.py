"""What one viewer may know of a match, built up from nothing."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.core.modifiers import Modifier
from engine.core.protocol import Seat, View
from engine.spearpoint.cards import Line, Side, UnitCard
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import Lost, Phase


class DamageView(msgspec.Struct, kw_only=True):
    """A Damage card under a unit: all of it is public. ``effect`` names its text; ``turns`` is its counter."""

    card: str
    effect: str
    turns: int | None
    over: bool


class UnitView(msgspec.Struct, kw_only=True):
    """A committed unit: everything about it is public.

    ``defense`` and ``defense_modifiers`` show the arithmetic; ``chance`` numbers are not here (see attacks).
    """

    number: int
    card: UnitCard
    owner: Seat
    seat: Seat
    line: Line
    crew: str | None
    idle: bool
    captured: bool
    endurance: int
    half: int
    defense: int
    defense_modifiers: list[Modifier]
    damage: DamageView | None
    attached: list[str]
    flight: int | None
    bombed: bool
    rerolled: bool = False
    """Its crew has had its re-roll (SP-R41)."""
    new: bool
    """Committed this Turn."""
    hit: int
    """Endurance lost in the Combat Phase of this Turn."""


class WeaponShot(msgspec.Struct, kw_only=True):
    """One weapon of a declared attack: its index on the card, its rolls, what it needs and the chance per roll.

    ``weapon`` is None for the one roll of a Close Assault (SP-054).
    ``needs`` is the Attack Value, ``modifiers`` what is added to the roll, ``percent`` the chance to hit.
    """

    weapon: int | None
    rate: int
    needs: int
    modifiers: list[Modifier]
    percent: int


class AttackView(msgspec.Struct, kw_only=True):
    """An attack everybody has seen declared."""

    number: int
    seat: Seat
    attackers: list[int]
    target: int
    assault: bool
    shots: list[WeaponShot]
    state: str


class HandView(msgspec.Struct, kw_only=True):
    """What only its owner sees: the cards in hand, and which cards (not in which order) his Reserves hold."""

    units: list[UnitCard]
    commands: list[str]
    reserves: dict[str, int]


class PlayerView(msgspec.Struct, kw_only=True):
    """What everybody knows of a seat: its sizes, and the scores of its side."""

    seat: Seat
    side: Side
    points: int
    overrun: int
    units: int
    commands: int
    reserves: int
    effects: list[str]
    """Command cards in force for the whole side this Turn."""
    sealed: bool
    """It was asked for something sealed and has answered; the others are still awaited."""


class GoalView(msgspec.Struct, kw_only=True):
    """A way to win (SP-102): whose, which of :mod:`engine.spearpoint.situations`, and how far it has come."""

    side: Side
    test: str
    has: int
    needs: int
    turn: int
    """The first Turn in which it counts, or the last by which a unit must stand; 0: none."""
    cards: list[str]
    """The units it is about; none: any."""


class SpearpointView(View, kw_only=True, dict=True):
    """The table as one viewer sees it."""

    turn: int
    last: int
    """The last Turn; 0: none."""
    goals: list[GoalView]
    """All ways to win, in the order in which they count."""
    phase: Phase
    players: list[PlayerView]
    units: list[UnitView]
    attacks: list[AttackView]
    initiative: Seat | None
    lost: list[Lost]
    command_deck: int
    command_discard: list[str]
    damage_deck: int
    damage_discard: list[str]
    odds: dict[int, dict[int, list[WeaponShot]]]
    """While the viewer declares: for each unit that is asked and each target, what each weapon needs."""
    hand: HandView | None
    """The viewer's own, or None for everybody else."""

    @cached_property
    def catalog(self) -> SpearpointCatalog:
        """What the match is played with; never sent or stored."""
        return PACKS.catalog(self.options)
