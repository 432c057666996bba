"""The cards of 2GM Tactics: what is printed on Units, tokens, terrain, support cards, generals and HQs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from engine.core.datafile import Name, Typed
from engine.tactics2gm.ops import AnyOp, CoverLevel, Group, WeaponTrait

Side: TypeAlias = Literal["us", "de"]
ARMIES: tuple[Side, Side] = ("us", "de")
"""In the order of the sides."""
UnitClass: TypeAlias = Literal[
    "inf_light",
    "inf_heavy",
    "inf_special",
    "inf_command",
    "inf_para",
    "tank_light",
    "tank_medium",
    "tank_heavy",
    "tank_td",
    "tank_spg",
    "tank_rocket",
    "tank_assault",
    "transport",
    "art_at",
    "art_field",
    "art_aa",
    "air_fighter",
    "air_bomber",
    "landing_craft",
]
AbilityId: TypeAlias = Literal[
    "march",
    "command",
    "repair",
    "demolition",
    "clear_mines",
    "hidden",
    "paradrop",
    "recon",
    "tow",
    "gun",
    "aa",
    "open_top",
    "assault_bonus",
    "fighter",
    "bomber_line",
    "bomber_single",
]
GroundKind: TypeAlias = Literal["normal", "difficult", "impassable", "building"]
FeatureId: TypeAlias = Literal["open", "woods", "hedge", "river", "sea"]
Lasts: TypeAlias = Literal["once", "turn", "next_hq", "triggered", "until_moves", "stays"]
"""How long an effect lasts: not at all, until the owner's next Start phase (TG-066), the enemy's next HQ phase,
until it is set off, until the Unit moves, for the rest of the game."""
Points: TypeAlias = Literal[80, 100, 120]
"""Limits of a deck (TG-007)."""

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Amount: TypeAlias = Annotated[int, Meta(ge=0)]
Roll: TypeAlias = Annotated[int, Meta(ge=2, le=10)]
"""What 1D10 must reach (TG-092, TG-R10)."""


class Impact(Typed, frozen=True, kw_only=True):
    """The two Impact numbers (TG-049)."""

    hit: Roll
    crit: Roll


class Weapon(Typed, frozen=True, kw_only=True):
    """A weapon of a Unit or of a token (TG-048 to TG-052)."""

    name: Name
    least: Count = 1
    """The shortest distance, in squares."""
    range: Amount
    """The longest distance; 0 is any."""
    hit: Roll
    crit: Roll
    pen: Amount
    damage: Count
    indirect: bool = False
    aa: bool = False
    """It may fire at aircraft."""
    air: Impact | None = None
    """Its Impact numbers at aircraft, where they are others."""
    flips: bool = False
    """Of a Unit's own weapon: used, it is out of use like a flipped token (TG-R21)."""
    ignores: Literal["light", "all"] | None = None
    """The cover that does not count against it."""
    rifle: bool = False
    gun: bool = False
    hollow: bool = False
    against: tuple[Group, ...] = ()
    """The only targets it may have; none named: all."""

    def has(self, trait: WeaponTrait) -> bool:
        """Return whether a card that speaks of such weapons means this one."""
        match trait:
            case "rifle":
                return self.rifle
            case "gun":
                return self.gun
            case "indirect":
                return self.indirect
            case "hollow":
                return self.hollow

    def reaches(self, distance: int) -> bool:
        """Return whether a target at a distance is in range, as printed (TG-089, TG-090)."""
        return self.range == 0 or self.least <= distance <= self.range


class UnitCard(Typed, frozen=True, kw_only=True, cache_hash=True):
    """A Unit card (TG-046 to TG-054). The first weapon of infantry is the one it assaults with (TG-R17)."""

    id: Id
    side: Side
    name: Name
    cls: UnitClass
    cost: Amount
    """AP to deploy it, and points in a deck (TG-008)."""
    copies: Amount
    """Cards printed per side; 0 for what only scenarios bring."""
    number: Amount = 0
    """By which codes of decks name it, for ever; no other card of the game has it. Cards of packs have none: 0."""
    move: Amount
    armour: Amount
    wounds: Count
    tracked: bool = False
    """A vehicle on tracks or half-tracks."""
    light: bool = False
    """A gun small enough for a farm."""
    carry: Amount = 0
    """Infantry Units it may carry (TG-R28)."""
    weapons: tuple[Weapon, ...] = ()
    tokens: tuple[str, ...] = ()
    """The tokens it may take (TG-055)."""
    abilities: tuple[AbilityId, ...] = ()

    @property
    def infantry(self) -> bool:
        """TG-010."""
        return self.cls.startswith("inf_")

    @property
    def tank(self) -> bool:
        """TG-012."""
        return self.cls.startswith("tank_")

    @property
    def gun(self) -> bool:
        """Artillery of any kind (TG-011)."""
        return self.cls.startswith("art_")

    @property
    def aircraft(self) -> bool:
        """TG-014."""
        return self.cls.startswith("air_")

    @property
    def vehicle(self) -> bool:
        """Tanks, transports and landing craft."""
        return self.tank or self.cls in ("transport", "landing_craft")

    @property
    def ground(self) -> bool:
        """Everything but aircraft."""
        return not self.aircraft

    @property
    def shield(self) -> bool:
        """Infantry may advance in its cover: a tank, or a transport with armour of 2 or more (TG-075, TG-R18)."""
        return self.tank or (self.cls == "transport" and self.armour >= 2)

    def among(self, groups: tuple[Group, ...]) -> bool:
        """Return whether the Unit is of any of these kinds; no kind named means all."""
        return not groups or any(self.of(group) for group in groups)

    def of(self, group: Group) -> bool:
        """Return whether the Unit is of a kind."""
        match group:
            case "infantry":
                return self.infantry
            case "vehicle":
                return self.vehicle
            case "tank":
                return self.tank
            case "gun":
                return self.gun
            case "light_gun":
                return self.light
            case "aircraft":
                return self.aircraft
            case "landing_craft":
                return self.cls == "landing_craft"


class Ability(Typed, frozen=True, kw_only=True):
    """A special capability (TG-134, TG-135): always on, or used for ``ap`` or instead of shooting."""

    id: AbilityId
    name: Name
    ap: Amount = 0
    no_shot: bool = False
    """It is used instead of shooting."""
    op: AnyOp


class Token(Typed, frozen=True, kw_only=True):
    """Additional equipment (TG-055 to TG-058, TG-079 to TG-082)."""

    id: Id
    name: Name
    slot: Literal["off", "def", "any"]
    """Offensive or defensive; ``any`` counts as either for infantry (TG-080)."""
    cost: Amount
    flip: Literal["no", "yes", "setup", "discard"]
    """What use does to it: nothing, flipped (TG-R21), set up to fire (TG-R22), gone."""
    weapon: Weapon | None = None
    ops: tuple[AnyOp, ...] = ()
    lasts: Lasts | None = None
    """How long its operations last once used; None where they simply hold or happen."""


class Cover(Typed, frozen=True, kw_only=True):
    """A level of cover: the change of the Impact numbers of shots at the Unit (TG-R16)."""

    id: CoverLevel
    name: Name
    hit: Amount
    crit: Amount


class Ground(Typed, frozen=True, kw_only=True):
    """What a square can hold: its kind (TG-112), who finds cover in it, and who may enter at all."""

    name: Name
    kind: GroundKind
    cover: dict[Group, CoverLevel] = {}
    enter: tuple[Group, ...] = ("infantry", "vehicle", "gun")

    def cover_of(self, card: UnitCard) -> CoverLevel | None:
        """Return the cover that a Unit has in it."""
        return next((level for group, level in self.cover.items() if card.of(group)), None)

    def admits(self, card: UnitCard) -> bool:
        """Return whether a Unit may enter."""
        return any(card.of(group) for group in self.enter)


class Feature(Ground, frozen=True, kw_only=True):
    """A natural feature of a tile (TG-114)."""

    id: FeatureId


class Terrain(Ground, frozen=True, kw_only=True):
    """A Terrain card (TG-018, TG-109 to TG-118), or the ruin on the back of buildings."""

    id: Id
    cost: Amount
    """Its value in AP of the bid (TG-038)."""
    copies: Amount
    armour: Amount = 0
    """Added to the armour of the Unit inside (TG-116)."""
    pi: Amount
    """Impact Points (TG-117)."""
    difficult_for: tuple[Group, ...] = ()
    """To whom it is difficult (TG-R15) though its kind is not."""
    slows: tuple[Group, ...] = ()
    """Who spends one Movement more to enter."""
    stops: tuple[Group, ...] = ()
    """Who must stop on entering."""
    crushed: bool = False
    """Tracked vehicles destroy it on entering."""
    ops: tuple[AnyOp, ...] = ()
    """What it does for the Unit inside."""


Face: TypeAlias = Annotated[tuple[FeatureId, ...], Meta(min_length=4, max_length=4)]
"""2 × 2 squares, row by row."""


class Tile(Typed, frozen=True, kw_only=True):
    """A double-sided tile of 2 × 2 squares (TG-034)."""

    id: Id
    front: Face
    back: Face

    @property
    def water(self) -> bool:
        """It is taken out in a Pitched Battle (TG-034)."""
        return not {"river", "sea"}.isdisjoint(self.front + self.back)


class Focus(Typed, frozen=True, kw_only=True, cache_hash=True):
    """What a Support card or a general's power is used on: every condition given must hold.

    An ``own`` Unit, any ``square``, an ``empty`` one outside both deployment lines, or nothing to be chosen.
    """

    whose: Literal["own", "player", "square", "empty"]
    groups: tuple[Group, ...] = ()
    weapon: WeaponTrait | None = None
    """The Unit has such a weapon, its own or a token's."""
    seasoned: bool = False
    """The Unit is special infantry, or Veterans have been played on it."""


class Support(Typed, frozen=True, kw_only=True):
    """A Support card (TG-015 to TG-017)."""

    id: Id
    name: Name
    kind: Literal["supply", "promotion", "equipment"]
    deck_cost: Count
    """Points in a deck."""
    play_cost: Count
    """AP to play it."""
    copies: Count
    """Cards printed per side."""
    number: Amount = 0
    """By which codes of decks name it, for ever; no other card of the game has it. Cards of packs have none: 0."""
    extra: dict[Side, Count] = {}
    """Cards that a side has beyond that."""
    when: Literal["deployment", "shot"] = "deployment"
    """In the Deployment phase (TG-078), or before a shot of the Unit."""
    lasts: Lasts
    on: Focus
    ops: Annotated[tuple[AnyOp, ...], Meta(min_length=1)]

    def copies_of(self, side: Side) -> int:
        """Count the cards that a side has of it."""
        return self.copies + self.extra.get(side, 0)


class General(Typed, frozen=True, kw_only=True):
    """A general on the HQ (TG-029, TG-030): in force always, or used once per turn or per game."""

    id: Id
    side: Side
    name: Name
    uses: Literal["always", "turn", "game"] = "always"
    on: Focus = Focus(whose="player")
    ops: Annotated[tuple[AnyOp, ...], Meta(min_length=1)]


class Headquarters(Typed, frozen=True, kw_only=True):
    """An HQ (TG-023 to TG-028, TG-R04)."""

    side: Side
    ap: Count
    """AP per turn."""
    ap_max: Count
    pi: Count
    armour: Amount


class Deck(Typed, frozen=True, kw_only=True):
    """A ready-made deck: copies of Unit and Support cards by id."""

    id: Id
    side: Side
    name: Name
    about: Name
    points: Points
    style: Literal["combined", "infantry", "armour", "firepower"]
    cards: dict[str, int]


class Named(Typed, frozen=True, kw_only=True):
    """The name of something that is no card, by what it is of (``side``, ``class`` ...) and its id."""

    of: Literal["side", "chair", "class", "group", "phase", "support", "ground", "plural", "style", "source"]
    id: Id
    name: Name
