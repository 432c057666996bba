"""A match of Spearpoint 1943 as data."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engine.core.protocol import MatchState, Option, Seat
from engine.core.teams import Teams
from engine.spearpoint.cards import Line, Side
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.packs import PACKS
from engine.spearpoint.situations import Situation

SIDES: tuple[Side, ...] = ("us", "de")
"""The sides: side 0 are the Americans, side 1 the Germans. """
TEAMS = {2: Teams((0, 1)), 3: Teams((0, 1, 1)), 4: Teams((0, 0, 1, 1))}
"""SP-T01 Who stands with whom, by the number of seats: of three players the first is alone."""

Phase: TypeAlias = Literal["setup", "commitment", "combat", "draw"]


class Damage(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Damage card under a unit (SP-078 to SP-082).

    ``turns`` is the counter: Turns left after this one (None: lasts; 0: done). ``over``: the effect has run out.
    """

    card: str
    effect: str
    turns: int | None = None
    over: bool = False
    drawn: int
    """The Turn in which it was drawn."""
    friendly: bool = False
    """It came of Friendly Fire: nobody scores what it destroys (SP-R08)."""


class Attached(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Command card in force on a unit, and until when."""

    card: str
    seat: Seat
    lasts: Literal["turn", "stays"]
    given: bool = False
    """There is no such card: the Situation gives what it would do."""


class Unit(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A committed unit. ``number`` is on the picture, on buttons and in words, and never used twice."""

    number: int
    card: str
    owner: Seat
    """Whose deck it comes from."""
    seat: Seat
    """Who controls it; another than the owner once it is captured (SP-092)."""
    line: Line
    crew: str | None = None
    """The crew card aboard, by id."""
    rerolled: bool = False
    """That crew has had its re-roll of an Intensity (SP-R41)."""
    endurance: int
    began: int
    """Its Endurance when the Combat Phase began."""
    hit: int = 0
    """Endurance that it lost in the Combat Phase of this Turn, once that is over; the picture shows it."""
    damage: Damage | None = None
    attached: list[Attached] = []
    flight: int = 0
    """Turns of Flight left, this one included (SP-R23)."""
    bombed: bool = False
    """The bombs of this sortie are spent (SP-056)."""
    committed: int
    """The Turn in which it came."""
    attacked: int = 0
    """The last Turn in which it attacked."""
    barred: int = 0
    """It may not attack through this Turn."""


class Attack(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A declared attack: one attacker, or the group of a Close Assault (SP-052), on one target."""

    number: int
    """1, 2, 3 ... within its Combat Phase and side."""
    seat: Seat
    attackers: list[int]
    target: int
    weapons: list[int] = []
    """Indices into the attacker's weapons, at most two (SP-042); none in a Close Assault."""
    assault: bool = False
    first: bool = False
    """It is resolved before the Initiative order (Ambush)."""
    rank: int = 0
    """Its place in the order in which its seat wants to resolve (SP-060); secret."""
    cards: list[str] = []
    """Command cards to be played on it when it comes up; secret until then."""
    instead: int = 0
    """The unit aimed at by a card among ``cards`` that replaces the attack; secret."""
    plus: dict[str, list[str]] = {}
    """Command cards to be discarded for +1 (SP-024) on its next rolls, ``attack`` and ``intensity``; secret."""
    played: list[str] = []
    """Command cards in force on it."""
    stopped: bool = False
    """The weapon that is about to fire was stopped (Jammed!)."""
    state: Literal["declared", "resolved", "lost"] = "declared"


class Player(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What belongs to one seat."""

    reserves: list[str] = []
    """The Reserves deck; its first card is the top."""
    units: list[str] = []
    """Unit cards in hand."""
    commands: list[str] = []
    """Command cards in hand."""
    effects: list[str] = []
    """Command cards of this seat in force for its whole side this Turn."""
    plans: list[Option] = []
    """Command cards that this Turn's orders keep for their moment; secret."""
    reserved: list[str] = []
    """Command cards laid aside in the Draw Phase, so that it does not matter which seat draws first."""
    lacking: int = 0
    """Command cards that could not be laid aside because the deck was empty."""
    weary: list[str] = []
    """Veteran crews in hand and Reserves that have had their re-roll (SP-R41); everybody knows how many."""
    draws: int = 0
    """Cards still to be drawn in this Draw Phase (SP-095)."""
    drawn: dict[str, int] = {}
    """How many cards of each kind have been drawn in this Draw Phase, until all have been."""
    spent: list[str] = []
    """Command cards played or discarded in this Draw Phase; they go on the pile at its end."""


class Force(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What belongs to a side, however many play it."""

    points: int = 0
    overrun: int = 0
    """Turns in a row in which it was unopposed (SP-R20)."""


class Lost(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A unit that left play this Turn; the picture shows its ghost once."""

    number: int
    card: str
    seat: Seat
    line: Line
    how: Literal["destroyed", "captured", "withdrawn"]
    rerolled: bool = False
    """Its crew has had its re-roll (SP-R41)."""
    saved: bool = False
    """A card saved its crew."""


class SpearpointState(MatchState, kw_only=True, dict=True):
    """The whole match."""

    turn: int = 0
    phase: Phase = "setup"
    players: list[Player]
    """By seat."""
    forces: list[Force]
    """By side."""
    units: list[Unit] = []
    """Committed units in the order in which they came."""
    numbered: int = 0
    """The last number given to a unit."""
    attacks: list[Attack] = []
    """The attacks of this Combat Phase, once revealed."""
    initiative: Seat | None = None
    """The winner of this Turn's Initiative roll."""
    first: Seat = 0
    """Who goes first where both play in the same window (SP-R28): the winner of the last Initiative roll."""
    lost: list[Lost] = []
    """Units that left play this Turn."""
    stirred: int = 0
    """The last Turn in which somebody scored or gained on Overrun."""
    command_deck: list[str] = []
    """Its first card is the top."""
    command_discard: list[str] = []
    damage_deck: list[str] = []
    damage_discard: list[str] = []
    removed: list[str] = []
    """Cards out of the game: destroyed and captured units and crews."""
    taken: list[str] = []
    """The cards of all units that were captured, whatever became of them."""

    @cached_property
    def catalog(self) -> SpearpointCatalog:
        """What the match is played with; never stored."""
        return PACKS.catalog(self.options)

    @property
    def situation(self) -> Situation:
        """The Situation, or the standard game."""
        return self.catalog.situations[self.scenario]

    @property
    def teams(self) -> Teams[int]:
        """Who stands with whom."""
        return TEAMS[self.seats]

    def unit(self, number: int) -> Unit | None:
        """Find a committed unit by its number; None when it has left play."""
        for unit in self.units:
            if unit.number == number:
                return unit
        return None

    def card_of(self, number: int) -> str:
        """Return the card of a unit by its number, of one also that left play this Turn."""
        unit = self.unit(number)
        if unit is not None:
            return unit.card
        return next(lost.card for lost in self.lost if lost.number == number)
