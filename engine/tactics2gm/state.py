"""A match of 2GM Tactics as data. What is as it mostly is (``omit_defaults``) is not stored: that halves it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from engine.core.protocol import MatchState, Option, Seat
from engine.core.teams import Teams
from engine.tactics2gm.cards import ARMIES
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.scenarios import Scenario
from engine.tactics2gm.squares import WIDTH, Square

if TYPE_CHECKING:
    from engine.tactics2gm.going import Land

Army: TypeAlias = Literal["us", "de"]
SIDES: tuple[Army, Army] = ARMIES
"""The side 0 deploys on row 1, the side 1 on row 6."""

Phase: TypeAlias = Literal[
    "deck",
    "bid",
    "terrain",
    "mulligan",
    "start",
    "hq",
    "cards",
    "movement",
    "deployment",
    "shooting",
    "flip",
    "discard",
]
PASS: Option = ("pass",)
"""The act that ends a phase for a seat."""

Rank: TypeAlias = Literal["commander", "marshal", "general"]
"""Alone on his side; or, of two, the Field Marshal or his General (TG-125)."""


class TokenState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An equipment token on a unit."""

    id: str
    up: bool = True
    """Its coloured side shows."""
    flipped: int = 0
    """The turn in which it was last turned to its grey side (TG-R21)."""
    ready: int = 0
    """The turn from which it can be used: turned upright in one turn, it works from the next own one (TG-057)."""


class Lasting(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Support card in force on a unit."""

    card: str
    seat: Seat
    until: Literal["game", "turn", "moves"]
    """The end of the game; the owner's next Start phase; or until the unit moves."""


class Unit(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A deployed unit. ``number`` is on the picture, on buttons and in words, and never used twice."""

    number: int
    card: str
    seat: Seat
    at: Square | None = None
    """Where it stands; None for an aircraft beside the Headquarters, and for passengers."""
    board: int = 0
    """Beside which Headquarters of its side an aircraft waits."""
    aboard: int | None = None
    """The number of the unit that carries it."""
    wounds: int = 0
    tokens: list[TokenState] = []
    cards: list[Lasting] = []
    deployed: int
    """The turn in which it was deployed."""
    spent: int = 0
    """Movement used this turn."""
    extra: int = 0
    """Movement gained for this turn only (March, Forced march, Rommel)."""
    free: bool = False
    """It may move this turn though it was just deployed."""
    moved: int = 0
    """The last turn in which it moved, assaulted, embarked or disembarked."""
    assaulted: int = 0
    """The last turn in which it assaulted: it does not shoot in it (TG-R17)."""
    halted: int = 0
    """The last turn in which it assaulted or got off a vehicle: it moves no farther in it (TG-R17, TG-R28)."""
    still: int = 0
    """Whole own turns in a row that it has not moved; 0 once it moves."""
    prone: bool = False
    fired: list[str] = []
    """Weapons used this turn, as words name them: ``us_sherman/0``, ``token/hmg`` (TG-R14)."""
    grey: dict[str, int] = {}
    """Weapons of its own that flip: by index, the turn in which each was last used (TG-R21)."""
    cooling: dict[str, int] = {}
    """Such weapons turned upright again: by index, the turn from which each can be used (TG-057)."""
    again: int = 0
    """So many weapons may be fired once more this turn (Guderian)."""
    used: list[str] = []
    """Abilities it used this turn, and Support cards on it whose effect lasts for the turn (``card/march``)."""
    acted: int = 0
    """The last turn in which it used an ability in place of shooting."""
    shot: int = 0
    """The last turn in which it shot."""
    seen: bool = False
    """It shot: what hides it is no use before an own turn ends in which it neither moved nor shot."""
    antiair: int = 0
    """The last turn in which it fired at aircraft (TG-R25)."""
    shot_by: list[int] = []
    """Enemy units that shot at it this turn (TG-102)."""
    suppressed: bool = False
    """In its next own turn it moves and shoots badly (TG-R19); cleared at the end of that turn."""
    smoked: int = 0
    """Its own smoke lies on it while the number of the turn is below this one."""
    back: int = 0
    """The turn from which on an aircraft can be used (again)."""
    load: list[str] = []
    """What it carries besides units: supply tokens of a scenario."""
    behind: int | None = None
    """The vehicle behind which it ended its move, until either moves (TG-075, TG-R18)."""


class Place(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Terrain card on its square."""

    card: str
    damage: int = 0
    """Impact Points lost."""
    ruin: bool = False
    """A destroyed building (TG-118)."""


class Mine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A hidden mine: only its seat knows where it lies, and what kind it is."""

    card: str
    seat: Seat
    at: Square
    found: bool = False
    """It was found: everybody sees it."""
    seen_by: list[Seat] = []
    """The enemies who saw it from the air."""


class Cloud(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A smoke barrage on some squares until its seat's side begins its next turn."""

    seat: Seat
    squares: list[Square]


class Headquarters(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Headquarters (TG-023 to TG-031)."""

    pi: int
    general: str | None = None


class Force(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What belongs to a side: to one player, or to two together."""

    hqs: list[Headquarters] = []
    """One for each board; none in a scenario without."""
    used: list[str] = []
    """What may be done once a turn, or once a game, and has been (effects of Generals)."""
    jammed: bool = False
    """Its Command Groups give nothing in its next HQ phase."""
    flak: bool = False
    """Its anti-aircraft fire is helped until its next Start phase."""
    destroyed: int = 0
    """Enemy units destroyed."""
    worth: int = 0
    """Their deck cost."""


class Player(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What belongs to one seat."""

    side: int
    rank: Rank = "commander"
    deck: list[str] = []
    """The first card is the top."""
    hand: list[str] = []
    discard: list[str] = []
    ap: int = 0
    bid: int = 0
    given: int = 0
    """The last turn in which the Field Marshal gave an Action Point (TG-128)."""
    impact: bool = False
    """The next shot is declared an Impact (card)."""
    drops: int = 0
    """Paratroopers that may still jump from a C-47 in this Deployment phase, for less."""


class Thing(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something a scenario puts on the field: a bridge, a supply token."""

    kind: Literal["bridge", "supplies"]
    at: Square
    damage: int = 0
    carried: int | None = None
    """The number of the unit that carries it."""
    gone: bool = False
    """Destroyed, or brought home."""


class Lost(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A unit that left play in this turn; the picture shows its ghost once."""

    number: int
    card: str
    seat: Seat
    at: Square | None


class TacticsState(MatchState, kw_only=True, dict=True):
    """The whole match. Turns are counted one side after the other; two make a round."""

    columns: int = WIDTH
    """8, or 16 for two boards side by side."""
    points: list[int] = []
    """The deck points of each side."""
    turn: int = 0
    side: int = 0
    """The side whose turn it is."""
    beginner: int = 0
    """The side that began."""
    phase: Phase = "deck"
    players: list[Player]
    """By seat. A player beyond ``seats`` is the automatic opponent."""
    forces: list[Force] = []
    units: list[Unit] = []
    """In the order in which they came."""
    numbered: int = 0
    """The last number given to a unit."""
    features: dict[Square, str] = {}
    """What the tiles show; open country is left out."""
    terrain: dict[Square, Place] = {}
    box: list[str] = []
    """Terrain cards that are not on the field (TG-109)."""
    mines: list[Mine] = []
    clouds: list[Cloud] = []
    things: list[Thing] = []
    lost: list[Lost] = []
    """Units that left play this turn."""
    shots: list[Option] = []
    """Arrows for the picture: this turn's shots and assaults, ``(from, to, result)``; see :mod:`.harm`.

    ``from`` is -1 for an aircraft; ``to`` is -2 for the enemy's Headquarters, -3 for that of the second board.
    """
    latest: int | None = None
    """The unit deployed by the last act: it may still be equipped (TG-079)."""
    last_turns: int | None = None
    """So many turns are left after the time limit (TG-R31) or a standstill (TG-R50)."""
    left: list[int] = []
    """Cards to come, Impact Points and Units destroyed when the last turn ended (TG-R50)."""
    still: int = 0
    """Turns in a row that left all of that as it was."""
    removed: list[str] = []
    """Cards out of the game."""

    @cached_property
    def catalog(self) -> TacticsCatalog:
        """What the match is played with; never stored."""
        return PACKS.catalog(self.options)

    @property
    def battle(self) -> Scenario:
        """The scenario of the match."""
        return self.catalog.scenarios[self.scenario]

    @property
    def last_round(self) -> int | None:
        """The last round: the scenario's, or that agreed upon (TG-R31); None without a limit."""
        return self.battle.rounds or int(self.options["rounds"]) or None

    @cached_property
    def teams(self) -> Teams[int]:
        """Who stands with whom, the automatic opponent too; of two allies the Field Marshal is the first."""
        return Teams(player.side for player in self.players)

    @cached_property
    def seen_land(self) -> list[Land]:
        """The field as :func:`engine.tactics2gm.ground.land` saw it last, if it did; never stored."""
        return []

    def unit(self, number: int) -> Unit | None:
        """Find a unit by its number; None when it has left play."""
        for unit in self.units:
            if unit.number == number:
                return unit
        return None

    def standing(self, at: Square) -> Unit | None:
        """Find the unit that stands on a square."""
        for unit in self.units:
            if unit.at == at:
                return unit
        return None
