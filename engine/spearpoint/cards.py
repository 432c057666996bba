"""The cards of Spearpoint 1943: what is printed on them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from engine.core.datafile import Name, Typed
from engine.spearpoint.ops import AnyOp

Side: TypeAlias = Literal["us", "de"]
UnitType: TypeAlias = Literal["infantry", "vehicle", "tank", "artillery", "aircraft", "crew"]
Line: TypeAlias = Literal["front", "rear", "air"]
Crew: TypeAlias = Literal["tank_crew", "gun_crew", "pilot"]
Grade: TypeAlias = Literal["green", "veteran"]
Timing: TypeAlias = Literal[
    "commit_sealed",
    "after_reveal",
    "declare_sealed",
    "before_initiative",
    "own_attack",
    "reaction",
    "on_own_unit_destroyed",
    "end_of_combat",
    "draw",
]
Edge: TypeAlias = Literal["infantry", "vehicle", "artillery", "aircraft"]
"""The edges of a Damage card; tanks and vehicles share one."""

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]*$")]
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Amount: TypeAlias = Annotated[int, Meta(ge=0)]
Rate: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
AttackValue: TypeAlias = Annotated[int, Meta(ge=2, le=20)]
"""What 2D10 must reach."""


class Weapon(Typed, frozen=True, kw_only=True):
    """A line of a unit's weapons. Attack values are None where the weapon cannot affect that kind of target."""

    name: Name
    rate: Rate = 1
    """Attack rolls per attack: 1 to 4 (SP-065)."""
    infantry: AttackValue | None = None
    vehicle: AttackValue | None = None
    """Against vehicles, tanks and artillery (SP-070)."""
    aircraft: AttackValue | None = None
    index: Amount
    """Damage Index (SP-072)."""
    bullets: bool = False
    """The value against vehicles is underlined (SP-050, SP-051)."""
    bomb: bool = False
    """One attack per sortie (SP-056)."""
    long_range: bool = False
    flame: bool = False


class UnitCard(Typed, frozen=True, kw_only=True, cache_hash=True):
    """A Unit card. A crew is a Unit too; it has neither line, Defense nor Endurance."""

    id: Id
    side: Side
    name: Name
    type: UnitType
    lines: tuple[Line, ...] = ()
    """Where it may be committed (SP-025, SP-039); more than one only for mobile artillery."""
    crew: Crew | None = None
    """The crew it needs (SP-005), or None: N/C (SP-007)."""
    supplies: Crew | None = None
    """What a crew card is."""
    grade: Grade | None = None
    """How good a crew is where crews have grades (SP-R41); None: regular."""
    ops: tuple[AnyOp, ...] = ()
    """What a crew does for the unit that it mans."""
    cost: Count
    copies: Count
    number: Amount = 0
    """By which codes of decks name it, for ever; no other card of the game has it. Cards of packs have none: 0."""
    defense: Amount = 0
    endurance: Amount = 0
    weapons: tuple[Weapon, ...] = ()
    flight: Amount = 0
    """Turns of Flight (SP-037)."""
    keywords: tuple[str, ...] = ()

    @property
    def plain(self) -> bool:
        """It comes with the game, and is no graded crew (SP-R41)."""
        return bool(self.number) and self.grade is None

    @property
    def half(self) -> int:
        """Half Endurance Breakpoint (SP-R03)."""
        return self.endurance // 2

    @property
    def mobile(self) -> bool:
        """Mobile artillery (SP-039, SP-040, SP-057)."""
        return "mobile_artillery" in self.keywords

    @property
    def edge(self) -> Edge:
        """The edge of a Damage card that holds for it (SP-079)."""
        return "vehicle" if self.type in ("tank", "vehicle", "crew") else self.type  # type: ignore[return-value]


class Focus(Typed, frozen=True, kw_only=True, cache_hash=True):
    """What a Command card may be played on (SP-020): every condition given must hold."""

    whose: Literal["own", "enemy", "player"]
    types: tuple[UnitType, ...] = ()
    keywords: tuple[str, ...] = ()
    """Any of these keywords will do; with ``types``, a unit of any of the types or with any of the keywords."""
    line: Line | None = None
    ground: bool = False
    damaged: bool | None = None
    just_committed: bool = False
    crewed: bool = False
    bullets: bool = False
    """With ``types``: or any unit that has a weapon which fires bullets."""


class CommandCard(Typed, frozen=True, kw_only=True, cache_hash=True):
    """A Command card (SP-019 to SP-024)."""

    id: Id
    name: Name
    copies: Count
    when: Timing
    lasts: Literal["once", "attack", "turn", "stays"]
    """``stays``: until the unit it affects leaves play (SP-023)."""
    on: Focus
    """What it is played on; in the window ``own_attack``, the attacker (unless ``by`` names one)."""
    by: Focus | None = None
    """The own unit that gives up its attack for it."""
    against: Focus | None = None
    """At what the attack is aimed on which it is played."""
    ops: Annotated[tuple[AnyOp, ...], Meta(min_length=1)]


class DamageEffect(Typed, frozen=True, kw_only=True):
    """What a Damage card does to a unit of one kind. ``turns``: None lasts, 0 at once, n a counter (SP-R24)."""

    id: Id
    edge: Edge
    name: Name
    turns: Amount | None = None
    ops: Annotated[tuple[AnyOp, ...], Meta(min_length=1)]


class DamageCard(Typed, frozen=True, kw_only=True):
    """One of the 25 Damage cards: an effect id for each edge."""

    id: Id
    infantry: str
    vehicle: str
    artillery: str
    aircraft: str


class Deck(Typed, frozen=True, kw_only=True):
    """A ready-made Reserves deck: copies by card id, and the four Units for the starting hand."""

    id: Id
    side: Side
    name: Name
    about: Name
    cards: dict[str, int]
    hand: tuple[str, ...]


class Named(Typed, frozen=True, kw_only=True):
    """The name of something that is no card, by what it is of (``side``, ``line``, ``trait`` ...) and its id."""

    of: Literal["side", "chair", "line", "phase", "crew", "trait"]
    id: Id
    name: Name
