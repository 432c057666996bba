"""What lies open on the table: the row of locations, Soldiers, Hostiles, markers.

All of it is public, hands and decks lie elsewhere (:mod:`engine.warfighter.state`). State and view hold the same
structs, so that everything worked out from them, legality as well as odds, is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, TypeAlias

import msgspec

from engine.core.protocol import Seat
from engine.warfighter.cards import (
    EquipmentCard,
    HostileCard,
    LocationCard,
    MissionCard,
    ObjectiveCard,
    SoldierCard,
    WeaponCard,
)
from engine.warfighter.kinds import EventKind, Nation, Special, Tier
from engine.warfighter.packs import having

Phase: TypeAlias = Literal["muster", "outfit", "soldiers", "upkeep", "hostiles"]
Status: TypeAlias = Literal["in_play", "downed", "retired"]
Errand: TypeAlias = Literal["first", "renew", "scout"]
"""What a seat has begun and finishes before anything else: filling a hand, choosing one of two Locations."""
MOST_SUPPRESS = 3
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What Hostile cards are called: no I and no O, which look like figures."""
STRUCTURE, OFFICER = -1, -2
"""Targets that are no Hostile cards: what is to be destroyed, and who is to be captured (WF-R60, WF-R63)."""


class Gear(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A weapon or a piece of equipment, with its counters (WF-015)."""

    uid: int
    card: str
    ammo: int = 0
    """Counters on the weapon; the top one is loaded or ``empty``."""
    full: int = 0
    """Counters with which it began, extra ammunition included."""
    passed: int = 0
    """Counters that came from other Soldiers, less those that went to them or were discarded."""
    empty: bool = False
    deployed: bool = False
    uses: int = 0
    """Uses left of equipment that is used up."""

    @property
    def weapon(self) -> WeaponCard | None:
        """The weapon that it is, if it is one."""
        return having(self.card).weapons.get(self.card)

    @property
    def equipment(self) -> EquipmentCard | None:
        """The equipment that it is, if it is some."""
        return having(self.card).equipment.get(self.card)

    @property
    def counted(self) -> bool:
        """Whether it is a weapon with ammo counters; the rockets of a Squad Soldier are none (WF-012)."""
        weapon = self.weapon
        return weapon is not None and weapon.ammo > 0 and not weapon.squad

    @property
    def missing(self) -> int:
        """Counters that were returned and may come back: no more than it began with, and none that others took."""
        return self.full + min(0, self.passed) - self.ammo if self.counted else 0

    @property
    def loaded(self) -> bool:
        """Whether it can fire, as far as ammunition goes."""
        weapon = self.weapon
        return weapon is not None and (not weapon.ammo or (self.ammo > 0 and not self.empty))


class Laid(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An Action card laid beside a Soldier for his next Move or attack (WF-R80); ``by``: from whose hand."""

    card: str
    by: int
    level: bool = False
    paid: int = 0
    """Whose XP leveled it up."""


class Support(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Support card in play before its Soldier ``by``; ``on`` is the Soldier whom it serves."""

    uid: int
    card: str
    by: int
    on: int
    gear: int = 0
    mode: int = 0
    """Overwatch: the weapon and the mode in which it will fire (WF-R32)."""


class Soldier(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Soldier; his hand lies in the state."""

    no: int
    card: str
    owner: Seat
    seat: Seat
    """Who commands him: his owner, or whom that entrusted him to."""
    slot: int = 0
    wounds: int = 0
    suppress: int = 0
    xp: int = 0
    actions: int = 0
    """Action markers not yet used."""
    moves: int = 0
    """Moves in this turn."""
    status: Status = "in_play"
    gear: list[Gear] = []
    skills: list[str] = []
    grip: int = 0
    """The Hostile card on which his H-t-H token lies (WF-040); 0 for none."""
    gripped: int = 0
    """Rises with the order in which tokens were laid."""
    dug: bool = False
    """He has used an Entrenching Tool where he stands."""
    attacked: bool = False
    used: list[str] = []
    """What he did that he may do once per turn."""
    spent: list[str] = []
    """What he did that he may do once per game."""
    fired: list[int] = []
    """Bolt weapons fired in this turn."""
    laid: list[Laid] = []

    @property
    def printed(self) -> SoldierCard:
        """What is printed on his card."""
        return having(self.card).soldiers[self.card]

    @property
    def in_play(self) -> bool:
        """Whether he is neither Downed nor retired (WF-R01)."""
        return self.status == "in_play"

    @property
    def is_player(self) -> bool:
        """Whether he is a Player Soldier."""
        return self.printed.type == "player"

    def carried(self, uid: int) -> Gear:
        """Find something that he carries; raises StopIteration where he does not."""
        return next(gear for gear in self.gear if gear.uid == uid)


class Hostile(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Hostile card in play; ``uid`` rises with the order of placement."""

    uid: int
    card: str
    slot: int
    letter: str = ""
    """By which it is called as long as it is in play."""
    turn: int = 0
    """The turn marker when it came."""
    target: int = 0
    """The Soldier whom it attacks (WF-049)."""
    counter: bool = False
    """His counter lies on it; not where the cup was empty."""
    kills: int = 0
    hurt: int = 0
    """Kill results on a reticle that needs more."""
    suppress: int = 0
    shot: bool = False
    """It has been attacked in this turn."""
    stuck: list[Gear] = []
    """Weapons thrown at it (WF-043)."""

    @property
    def printed(self) -> HostileCard:
        """What is printed on it."""
        return having(self.card).hostiles[self.card]

    @property
    def living(self) -> int:
        """Reticles that are not killed."""
        return self.printed.reticles - self.kills

    @property
    def active(self) -> int:
        """Reticles that are neither killed nor suppressed."""
        return max(0, self.living - self.suppress)


class Place(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A slot of the row; no ``card`` where nothing has been laid yet."""

    card: str = ""
    free: bool = False
    """A local guide leads there: the printed entrance cost is 0."""
    entered: int = 0
    """Soldiers who entered in this turn and count for a chokepoint."""
    smoke: bool = False
    ground: list[Gear] = []
    """Gear that nobody carries."""

    @property
    def printed(self) -> LocationCard | ObjectiveCard | None:
        """The Location or Objective; None for the Mission, and where nothing lies."""
        return having(self.card).place(self.card)


class Field(msgspec.Struct, kw_only=True):
    """Everything that lies open."""

    mission: str
    objective: str
    tier: Tier
    nations: list[Nation]
    limit: int
    """RP to be spent."""
    phase: Phase = "muster"
    turn: int
    """The turn marker: how many turns are left, this one included."""
    row: list[Place]
    soldiers: list[Soldier] = []
    hostiles: list[Hostile] = []
    supports: list[Support] = []
    cup: list[int] = []
    """The numbers of the target counters in the cup, in order."""
    named: int = 0
    """The last number given to gear, a Hostile card or a Support card."""
    active: bool = False
    """The Objective is active (WF-050)."""
    explored: bool = False
    """A Location was played in this Soldier Turn (WF-047)."""
    ready: list[Seat] = []
    """Who has passed."""
    errands: dict[Seat, list[tuple[int, Errand]]] = {}
    """By seat: for which of its Soldiers something is to be finished first."""
    gone: list[Seat] = []
    """Seats that were left, until whoever takes them over has taken a Soldier back (WF-R47)."""
    closed_xp: list[Seat] = []
    """Whose Soldiers' XP others may not spend (WF-R43)."""
    closed_moves: list[Seat] = []
    """Whose NPS and SQ others may not move (WF-R44)."""
    event: EventKind | None = None
    """The Event that is being settled."""
    fog: bool = False
    lull: bool = False
    guide: bool = False
    bought: int = 0
    """Soldiers with whom the Mission began."""
    earned: int = 0
    """XP ever gained."""
    hits: int = 0
    """Hits on the structure."""
    worked: int = 0
    """Actions spent in the Objective."""
    held: int = 0
    """Hostile Turns on end in which the Objective was held."""
    answered: bool = False
    """Something was chosen for the Event that is being settled, so that no other can be drawn in its place."""
    settled: list[Seat] = []
    """Who is done with the Event; in the Soldier Turn others may be done with that (WF-R46)."""
    due: list[int] = []
    """Soldiers of whom the Event still wants something."""

    # ------------------------------------------------------------- what is printed

    @property
    def printed(self) -> MissionCard:
        """The Mission."""
        return having(self.mission).missions[self.mission]

    @property
    def goal(self) -> ObjectiveCard:
        """The Objective."""
        return having(self.objective).objectives[self.objective]

    @property
    def special(self) -> Special | None:
        """What is special about the Mission."""
        return self.printed.special

    @property
    def end(self) -> int:
        """The slot of the Objective."""
        return self.printed.objective

    # ------------------------------------------------------------- the row

    def is_location(self, slot: int) -> bool:
        """Return whether a slot holds a Location or the active Objective (WF-R03)."""
        if slot == self.end:
            return self.active
        return 0 < slot < self.end and bool(self.row[slot].card)

    def is_card(self, slot: int) -> bool:
        """Return whether Soldiers may stand in a slot: the Mission card, a Location, the active Objective."""
        return slot == 0 or self.is_location(slot)

    @property
    def next_slot(self) -> int:
        """The slot into which the next Location goes; that of the Objective once all are filled."""
        return next((slot for slot in range(1, self.end) if not self.row[slot].card), self.end)

    @property
    def rightmost(self) -> int:
        """The last slot of the row in which Soldiers may stand."""
        return max(slot for slot in range(self.end + 1) if self.is_card(slot))

    def land(self, slot: int) -> LocationCard | ObjectiveCard | None:
        """Return the Location or the active Objective in a slot; None elsewhere."""
        return self.row[slot].printed if self.is_location(slot) else None

    # ------------------------------------------------------------- Soldiers

    def soldier(self, no: int) -> Soldier:
        """Find a Soldier by his number; raises StopIteration where there is none."""
        return next(soldier for soldier in self.soldiers if soldier.no == no)

    def alive(self, slot: int | None = None) -> list[Soldier]:
        """List the Soldiers in play, all or those in a slot, by number."""
        return [s for s in self.soldiers if s.in_play and slot in (None, s.slot)]

    def of(self, seat: Seat) -> list[Soldier]:
        """List a seat's Soldiers in play."""
        return [s for s in self.soldiers if s.in_play and s.seat == seat]

    @property
    def front(self) -> int:
        """The highest slot in which a Soldier stands; 0 if nobody is left."""
        return max((s.slot for s in self.alive()), default=0)

    # ------------------------------------------------------------- Hostiles

    def hostile(self, uid: int) -> Hostile | None:
        """Find a Hostile card that is still in play."""
        return next((hostile for hostile in self.hostiles if hostile.uid == uid), None)

    def free_letter(self) -> str:
        """Return the first letter that no Hostile card in play is called by: A, B ... Z, AA, AB."""
        taken = {hostile.letter for hostile in self.hostiles}
        letters: list[str] = [*LETTERS, *(one + other for one, other in product(LETTERS, LETTERS))]
        return next(letter for letter in letters if letter not in taken)

    def facing(self, slot: int) -> list[Hostile]:
        """List the Hostile cards in a slot in the order of placement."""
        return [hostile for hostile in self.hostiles if hostile.slot == slot]

    def gripping(self, hostile: Hostile) -> list[Soldier]:
        """List the Soldiers whose H-t-H tokens lie on a card, who came first in front."""
        return sorted((s for s in self.alive() if s.grip == hostile.uid), key=lambda s: s.gripped)

    def active_in(self, slot: int) -> int:
        """Count the active reticles in a slot."""
        return sum(hostile.active for hostile in self.facing(slot))

    def on(self, soldier: Soldier, card: str) -> Iterator[Support]:
        """Return the Support cards of a kind that serve a Soldier."""
        return (s for s in self.supports if s.on == soldier.no and s.card == card)

    def name(self) -> int:
        """Give a number to something new."""
        self.named += 1
        return self.named
