"""What one viewer may know of a match, built up from nothing."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.core.protocol import Option, Seat, View
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.harm import Change
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.squares import Square
from engine.tactics2gm.state import Army, Lost, Phase, Place, Rank, Thing


class TokenView(msgspec.Struct, kw_only=True):
    """An equipment token on a unit: public."""

    id: str
    up: bool


class UnitView(msgspec.Struct, kw_only=True):
    """A deployed unit: everything about it is public.

    ``armour`` and ``toughness`` (its Wounds value) are as they stand now, ``movement`` what it may move in a turn.
    """

    number: int
    card: str
    seat: Seat
    side: int
    at: Square | None
    aboard: int | None
    board: int
    """Beside which Headquarters an aircraft waits."""
    wounds: int
    toughness: int
    armour: int
    movement: int
    tokens: list[TokenView]
    cards: list[str]
    """Support cards in force on it."""
    marks: list[str]
    """``prone``, ``foxhole``, ``suppressed``, ``smoke``, ``hidden``, ``moved``, ``fired``, ``just_deployed``, and
    ``away`` for an aircraft that cannot be used now."""
    cover: str
    """The id of the terrain, feature, token or card that covers it best just now, or empty."""
    new: bool
    """Deployed this turn."""
    load: list[str]


class ShotView(msgspec.Struct, kw_only=True):
    """A shot that the viewer may fire now, or that was fired: what it needs, and the chance.

    ``percent`` is the chance to harm, ``kills`` the chance to destroy at once. ``crit`` is 0 where there are no
    criticals, ``hit`` where nothing is rolled.
    """

    hit: int
    crit: int
    penetration: int
    armour: int
    damage: int
    changes: list[Change]
    percent: int
    kills: int


class HeadquartersView(msgspec.Struct, kw_only=True):
    """A Headquarters: public."""

    pi: int
    most: int
    armour: int
    general: str | None


class ForceView(msgspec.Struct, kw_only=True):
    """What everybody knows of a side."""

    side: Army
    hqs: list[HeadquartersView]
    supply: int
    """Rows in its supply line now (TG-061 to TG-063)."""
    destroyed: int
    worth: int
    mines: int
    """Hidden mines it has on the field."""
    effects: list[str]
    """What is in force for the whole side: ``jammed``, ``flak``."""


class PlayerView(msgspec.Struct, kw_only=True):
    """What everybody knows of a seat; the automatic opponent's too."""

    seat: Seat
    side: int
    rank: Rank
    automatic: bool
    ap: int
    hand: int
    deck: int
    discard: list[str]
    sealed: bool
    """It was asked for something sealed and has answered; others are still awaited."""


class MineView(msgspec.Struct, kw_only=True):
    """A mine that the viewer knows of: his own side's, or one that was found."""

    card: str
    seat: Seat
    at: Square


class TacticsView(View, kw_only=True, dict=True):
    """The table as one viewer sees it."""

    columns: int
    points: list[int]
    turn: int
    round: int
    side: int
    phase: Phase
    rounds: int | None
    """The limit of rounds, of the scenario or agreed; None without."""
    goals: list[Option]
    """How far the scenario's goals are reached, as its chapter tells: ``(goal, number, of)``."""
    players: list[PlayerView]
    forces: list[ForceView]
    units: list[UnitView]
    lost: list[Lost]
    features: dict[Square, str]
    terrain: dict[Square, Place]
    things: list[Thing]
    smoke: list[Square]
    mines: list[MineView]
    shots: list[Option]
    """This turn's shots so far: ``(from or -1, to, result)``."""
    odds: dict[str, ShotView]
    """What each shot or assault that is offered to the viewer needs, by its :func:`shot_key`."""
    prospects: dict[str, ShotView]
    """The same of what his units could fire at if he were to shoot now, beyond what he is offered."""
    hand: list[str] | None
    """The viewer's own cards, or None for everybody else."""
    prices: dict[str, int]
    """What ``deploy`` or ``drop`` with a card costs him now, ``"drop us_para"``, where it is not as printed."""
    deck: dict[str, int] | None
    """Which cards (not in which order) his deck holds."""

    @cached_property
    def catalog(self) -> TacticsCatalog:
        """What the match is played with; never sent or stored."""
        return PACKS.catalog(self.options)


def shot_key(option: Option) -> str:
    """Return the key under which a view keeps what a shot or assault needs: its steps, joined with spaces."""
    return " ".join(map(str, option))
