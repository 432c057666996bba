"""What is printed: areas and their links, units, assets, events, the turn record, scenarios."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from engine.core.datafile import Bilingual, Name, Typed

Side: TypeAlias = Literal["sy", "il"]
SIDES: tuple[Side, Side] = ("sy", "il")
"""By seat: Syria is the First Player (13.1)."""

Formation: TypeAlias = Literal["S7", "S9", "S5", "SR", "SX", "GHQ", "I36", "I210", "I146", "NC"]
"""The Higher Formations (13.2); ``GHQ`` and ``NC`` are the assets of a whole army (16.1)."""
Quality: TypeAlias = Literal["E", "V", "G"]
"""Elite, veteran, green (2.3)."""
Boundary: TypeAlias = Literal["open", "river", "ditch"]
AssetKind: TypeAlias = Literal["art", "air", "eng", "tnk", "inf", "rec", "at", "stf"]
"""Artillery and aircraft fire from afar; engineers, tanks, infantry, reconnaissance and anti-tank guns fight
beside the units (battle assets, 6.32); the staff does neither (8.3)."""

Effect: TypeAlias = Literal[
    "air_assault",
    "barrage",
    "night_attack",
    "replacements",
    "umbrella",
    "missile_ambush",
    "resupply",
    "special_action",
    "ramps",
    "tank_force",
    "repair",
    "infantry_replacements",
    "interdiction",
    "missile_strike",
    "mobilisation",
]
"""What an event does (17)."""

Count = Annotated[int, Meta(ge=0)]
Short = Annotated[str, Meta(min_length=1, max_length=8)]
AreaId = Annotated[str, Meta(pattern=r"^[1-9]\d?$")]
LinkId = Annotated[str, Meta(pattern=r"^[1-9]\d?-[1-9]\d?$")]

FORMATIONS: dict[Side, frozenset[str]] = {
    "sy": frozenset({"S7", "S9", "S5", "SR", "SX", "GHQ"}),
    "il": frozenset({"I36", "I210", "I146", "NC"}),
}
ARMY: frozenset[str] = frozenset({"GHQ", "NC"})
BATTLE_KINDS: frozenset[str] = frozenset({"eng", "tnk", "inf", "rec", "at"})
ARMOURED_KINDS: frozenset[str] = frozenset({"tnk", "rec"})
"""Assets of the armour class (13.3)."""


class Area(Typed, frozen=True, kw_only=True):
    """An area of the map (2.4)."""

    id: AreaId
    name: Name
    home: Side
    tdn: Annotated[int, Meta(ge=0, le=3)]
    """The Terrain Difficulty Number."""
    vp: Count
    """What the enemy of ``home`` scores for it (19.1)."""
    entry: Annotated[str, Meta(pattern="^[A-Z]$")] | None = None
    source: bool = False
    """A source of supply of ``home`` (14.9)."""


class Link(Typed, frozen=True, kw_only=True):
    """Two areas that join (5.31); ``id`` names both, the smaller number first."""

    id: LinkId
    boundary: Boundary
    road: bool
    name: Name | None = None

    @property
    def ends(self) -> tuple[str, str]:
        """The two areas."""
        one, other = self.id.split("-")
        return one, other


class ShortName(Bilingual, frozen=True, kw_only=True):
    """A name in the room that a block has."""

    en: Short
    es: Short


class UnitCard(Typed, frozen=True, kw_only=True):
    """A unit as its label shows it."""

    id: str
    name: Name
    short: ShortName
    side: Side
    formation: Formation
    armour: bool
    steps: Annotated[str, Meta(pattern="^[EVG]{1,4}$")]
    """The quality at each step, from full strength to the last."""
    area: AreaId | None = None
    turn: Count = 0
    entry: Annotated[str, Meta(pattern="^[A-Z](-[A-Z])?$")] | None = None
    garrison: bool = False
    """It never moves (15.3)."""
    airborne: bool = False
    """An event may land it on Mount Hermon (14.4)."""
    waits: Count = 0
    """The first turn in which it may move (14.34)."""
    freed: Count = 0
    """The first turn in which a Special Action lets it move before that (14.61); 0: none does."""


class AssetCard(Typed, frozen=True, kw_only=True):
    """Assets of one kind of one formation."""

    id: str
    name: Name | None = None
    """Without, that of its kind and formation."""
    side: Side
    formation: Formation
    kind: AssetKind
    quality: Quality
    rockets: bool = False
    """Artillery that ignores defences (16.6)."""
    count: Count
    turn: Count
    ready: Count


class EventCard(Typed, frozen=True, kw_only=True):
    """An event (17); its title, and when how many go into the cup."""

    id: str
    name: Name
    side: Side
    formation: Formation | Literal["*"]
    effect: Effect
    until: Annotated[int, Meta(ge=1)] = 99
    """The last turn in which it may be played."""
    areas: tuple[AreaId, ...] = ()
    """The only areas for which it may be played; without, any."""
    arrivals: tuple[tuple[int, int], ...]
    ready: Count


class TurnCard(Typed, frozen=True, kw_only=True):
    """A box of the turn record."""

    id: str
    date: Name
    sy: tuple[int, int]
    il: tuple[int, int]
    """Pieces drawn in the First and in the Second Player's turn (4.2a)."""
    sam: int
    sudden_sy: int | None = None
    sudden_il: int | None = None

    def draws(self, seat: int, phasing: int) -> int:
        """Return how many pieces a seat draws in the turn of the phasing one."""
        return (self.sy, self.il)[seat][phasing]


class Arrival(Typed, frozen=True, kw_only=True):
    """When and where a unit arrives, other than its label says."""

    unit: str
    turn: int
    area: AreaId


class Grade(Typed, frozen=True, kw_only=True):
    """What a number of net Victory Points, or of the scenario's own, is worth at the end (19.5)."""

    least: int
    side: Side | None = None
    """Who has won; nobody: a draw."""
    grade: Literal["", "decisive", "marginal"] = ""


class Scenario(Typed, frozen=True, kw_only=True):
    """A scenario (24); what it leaves out is as in the campaign."""

    id: str
    name: Name
    about: Name
    turns: Annotated[int, Meta(ge=1, le=14)]
    begins: Annotated[int, Meta(ge=1, le=14)] = 1
    """The turn of the campaign that is its first: for what is printed with a turn, on cards and in rules."""
    grades: tuple[Grade, ...]
    """The first whose ``least`` is reached decides."""
    areas: tuple[AreaId, ...] = ()
    """All of the map where none are named."""
    units: tuple[str, ...] = ()
    """By id; without any, all that there are."""
    record: tuple[str, ...] = ()
    """The boxes of its turn record, by id; without any, those printed."""
    starts: dict[str, AreaId] = {}
    """Where units begin, other than their labels say."""
    arrivals: tuple[Arrival, ...] = ()
    held: dict[Side, tuple[AreaId, ...]] = {}
    """Areas of the enemy's home that a side controls from the start."""
    sources: dict[Side, tuple[AreaId, ...]] = {}
    pieces: dict[str, int] = {}
    """Assets and events by id and number; without any, all. Their arrivals are those printed, in order."""
    special_actions: dict[Side, int] = {}
    """Reusable Special Actions from the first turn to the last; without, those of the campaign."""
    draws: dict[Side, tuple[int, int]] = {}
    defences: tuple[AreaId, ...] = ("8", "9", "11", "12", "15", "18")
    """Areas in which Israel begins with defences; those out of play do not count."""
    bridged: tuple[LinkId, ...] = ()
    """Ditches that begin bridged; without any, Syria chooses four (14.12)."""
    points: dict[AreaId, int] = {}
    """What Syria scores for areas, alone, at the end; without any, as printed (19.1)."""
    sudden_death: bool = True
