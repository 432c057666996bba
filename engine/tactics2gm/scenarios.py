"""The scenarios there are (TG-020, TG-042): what lies on the field, who has what, and how each is won.

Scenarios are TOML files in ``data/scenarios``; a file more there is a scenario more. See that folder's first
file for what its fields mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from engine.core.datafile import Name, Typed, Variant, read_variants
from engine.tactics2gm.cards import ARMIES, Side, UnitCard
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import ROWS, SQUARES, WIDTH, Square, column, field, own_row

DATA = Path(__file__).parent / "data" / "scenarios"

T = TypeVar("T")

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=200)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Row: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Place: TypeAlias = Annotated[str, Meta(pattern="^[A-H][1-6]$")]
"""A square of one board; on two boards it is there on both."""


class Win(Typed, frozen=True, kw_only=True, tag_field="test"):
    """A way to win: whose it is. On two boards goals that have a number are doubled (TG-132)."""

    side: Side


class DestroyHeadquarters(Win, frozen=True, kw_only=True, tag="headquarters"):
    """TG-019, TG-132 One enemy Headquarters has no Impact Points left; at once."""


class DestroyUnits(Win, frozen=True, kw_only=True, tag="destroy_units"):
    """So many enemy Units have been destroyed; at once."""

    number: Count


class ReachRow(Win, frozen=True, kw_only=True, tag="reach_row"):
    """When a turn of either side ends, ``number`` ground Units stand on a row, counted from their own edge."""

    row: Row
    number: Count


class TakePlaces(Win, frozen=True, kw_only=True, tag="take_places"):
    """TG-R36 Every such building is a ruin, or held by a Unit of the side at the end of a turn of either side."""

    terrain: str


class BringHome(Win, frozen=True, kw_only=True, tag="bring_home"):
    """So many supply tokens have been carried to the side's own first row."""

    number: Count


class MostAtBridges(Win, frozen=True, kw_only=True, tag="most_at_bridges"):
    """TG-R35 After the last round more ground Units of the side than of the enemy's are near a bridge."""

    distance: Amount


class Outlast(Win, frozen=True, kw_only=True, tag="outlast"):
    """The last round is over and nobody has won."""


AnyWin: TypeAlias = (
    DestroyHeadquarters | DestroyUnits | ReachRow | TakePlaces | BringHome | MostAtBridges | Outlast
)


# ------------------------------------------------------------------ what there is


class Ground(Typed, frozen=True, kw_only=True):
    """A feature that fills squares, whatever the tiles show."""

    feature: Literal["open", "woods", "hedge", "river", "sea"]
    squares: tuple[Place, ...] = ()
    rows: tuple[Row, ...] = ()
    """Whole rows."""


class Thing(Typed, frozen=True, kw_only=True):
    """A square of a bridge, or a supply token."""

    kind: Literal["bridge", "supplies"]
    at: Place


class Placed(Typed, frozen=True, kw_only=True):
    """A Terrain card that lies there from the start."""

    terrain: str
    at: Place


class StartingUnit(Typed, frozen=True, kw_only=True):
    """A Unit that stands there from the start."""

    unit: str
    at: Place


class Exchange(Typed, frozen=True, kw_only=True):
    """The same scenario with the sides exchanged."""

    id: Id
    name: Name
    about: Name
    units: tuple[StartingUnit, ...] = ()
    """Units that stand there from the start in the place of those of the other side."""


class Scenario(Variant, frozen=True, kw_only=True):
    """A scenario, or the Pitched Battle."""

    id: Id
    name: Name
    about: Name
    tiles: bool = True
    """The field is laid of random tiles without river and sea (TG-034); else it is open country."""
    ground: tuple[Ground, ...] = ()
    things: tuple[Thing, ...] = ()
    terrain: tuple[Placed, ...] = ()
    units: tuple[StartingUnit, ...] = ()
    gifts: dict[Side, dict[str, Count]] = {}
    """Terrain that a side places in its own rows 2 and 3 without paying."""
    points: dict[Side, Count] = {}
    """The deck points of each side; as agreed where none are given (TG-007)."""
    headquarters: bool = True
    """Each side has one on each board."""
    generals: dict[Side, str] = {}
    """Generals on the Headquarters from the start (TG-031); of their own armies also with the sides exchanged."""
    hand: Annotated[int, Meta(ge=1, le=7)] = 5
    ap: dict[Side, Amount] = {}
    """Action Points at the start; 5 where none are given (TG-035)."""
    begins: Literal["bid", "roll", "us", "de"] = "roll"
    """Who begins: the bid, with terrain for what was bid (TG-036 to TG-038); a roll without it; or a side."""
    rounds: Amount = 0
    """The last round; 0: none."""
    supply: dict[Side, Amount] = {}
    """TG-R37 The first N own rows are always in supply; the line goes on from there."""
    bridges_needed: bool = False
    """TG-R09 Nobody can win any more once no bridge is left: a draw."""
    wins: Annotated[tuple[AnyWin, ...], Meta(min_length=1)]
    exchanged: Exchange | None = None
    """It may also be played with the sides exchanged."""

    def start_ap(self, side: int) -> int:
        """TG-035 Return the Action Points that a side starts with."""
        return self.ap.get(ARMIES[side], START_AP)


START_AP = 5
"""TG-035."""


# ------------------------------------------------------------------ reading them


def load(folder: Path) -> dict[str, Scenario]:
    """Read and check all scenario files of a folder; raises BadData naming file, scenario and field."""
    files = sorted(folder.glob("*.toml"))
    return read_variants(files, "scenario", Scenario, both, faults)


def both(scenario: Scenario) -> list[Scenario]:
    """Return a scenario, and the same with the sides exchanged where it may be played so, its field turned."""
    other = scenario.exchanged
    if other is None:
        return [scenario]
    exchanged = msgspec.structs.replace(
        scenario,
        id=other.id,
        name=other.name,
        about=other.about,
        ground=tuple(
            msgspec.structs.replace(
                ground,
                squares=tuple(map(_opposite, ground.squares)),
                rows=tuple(ROWS + 1 - row for row in ground.rows),
            )
            for ground in scenario.ground
        ),
        things=tuple(msgspec.structs.replace(thing, at=_opposite(thing.at)) for thing in scenario.things),
        terrain=tuple(msgspec.structs.replace(placed, at=_opposite(placed.at)) for placed in scenario.terrain),
        units=other.units,
        gifts=_swapped(scenario.gifts),
        points=_swapped(scenario.points),
        ap=_swapped(scenario.ap),
        begins=_ENEMY.get(scenario.begins, scenario.begins),
        supply=_swapped(scenario.supply),
        wins=tuple(msgspec.structs.replace(win, side=_ENEMY[win.side]) for win in scenario.wins),
        exchanged=None,
    )
    return [scenario, exchanged]


_ENEMY: dict[str, Side] = {"us": "de", "de": "us"}


def _opposite(place: str) -> str:
    """Return the square as far from the other side's edge."""
    return f"{place[0]}{ROWS + 1 - int(place[1])}"


def _swapped(whose: dict[Side, T]) -> dict[Side, T]:
    return {_ENEMY[army]: what for army, what in whose.items()}


def faults(scenario: Scenario, units: Mapping[str, UnitCard] = LIBRARY.units) -> Iterator[tuple[str, str]]:
    """Find what no single field can tell: the field, and what is wrong with it.

    ``units`` are those that it may name. What comes after the first fault may not be asked for.
    """
    if scenario.exchanged is not None and len(scenario.exchanged.units) != len(scenario.units):
        number = len(scenario.units)
        yield (
            "exchanged.units",
            f"found {len(scenario.exchanged.units)}; right would be {number}, as there are in units",
        )
    for army, general in scenario.generals.items():
        known = [g.id for g in LIBRARY.generals.values() if g.side == army]
        if general not in known:
            yield f"generals.{army}", f'found "{general}"; right would be {" or ".join(known)}'
        elif not scenario.headquarters:
            yield f"generals.{army}", "found a general where there is no Headquarters"
    for army, gifts in scenario.gifts.items():
        for terrain in gifts:
            yield from _known_terrain(f"gifts.{army}", terrain)
    laid: set[str] = set()
    for i, placed in enumerate(scenario.terrain):
        yield from _known_terrain(f"terrain[{i}].terrain", placed.terrain)
        yield from _free(f"terrain[{i}].at", placed.at, laid)
    occupied: set[str] = set()
    for i, standing in enumerate(scenario.units):
        card = units.get(standing.unit)
        if card is None or card.aircraft:
            yield f"units[{i}].unit", f'found "{standing.unit}"; right would be the id of a ground Unit'
        yield from _free(f"units[{i}].at", standing.at, occupied)
    yield from _box(scenario)
    yield from _goals(scenario)


def _known_terrain(where: str, terrain: str) -> Iterator[tuple[str, str]]:
    if terrain not in LIBRARY.terrain or not LIBRARY.terrain[terrain].copies:
        known = ", ".join(card.id for card in LIBRARY.terrain.values() if card.copies)
        yield where, f'found "{terrain}"; right would be one of {known}'


def _free(where: str, at: str, taken: set[str]) -> Iterator[tuple[str, str]]:
    if at in taken:
        yield where, f"found {at} twice; one square holds one of them"
    taken.add(at)


def _box(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Check that the Terrain cards of one box are enough."""
    for card in LIBRARY.terrain.values():
        used = sum(gifts.get(card.id, 0) for gifts in scenario.gifts.values())
        used += sum(placed.terrain == card.id for placed in scenario.terrain)
        if used > card.copies > 0:
            yield "terrain", f'"{card.id}" is needed {used} times; there are {card.copies} cards of it'


def _goals(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Check that every goal can be reached at all."""
    bridged = any(thing.kind == "bridge" for thing in scenario.things)
    if scenario.bridges_needed and not bridged:
        yield "bridges_needed", "found true, but there is no bridge; right would be false"
    for i, win in enumerate(scenario.wins):
        where = f"wins[{i}]"
        match win:
            case DestroyHeadquarters():
                if not scenario.headquarters:
                    yield where, "there is no Headquarters to destroy; right would be headquarters = true"
            case Outlast() | MostAtBridges():
                if not scenario.rounds:
                    yield where, "is decided after the last round; right would be rounds of at least 1"
            case TakePlaces(terrain=terrain):
                there = [p.terrain for p in scenario.terrain] + [t for g in scenario.gifts.values() for t in g]
                if terrain not in there:
                    yield f"{where}.terrain", f'found "{terrain}", which does not lie on the field'
                elif LIBRARY.terrain[terrain].kind != "building":
                    yield f"{where}.terrain", f'found "{terrain}"; right would be a building'
            case BringHome(number=number):
                tokens = sum(thing.kind == "supplies" for thing in scenario.things)
                if number > tokens:
                    yield f"{where}.number", f"found {number}; there are {tokens} supply tokens"
            case _:
                pass
        if isinstance(win, MostAtBridges) and not bridged:
            yield where, "there is no bridge"


SCENARIOS = load(DATA)
"""The scenarios that come with Fieldpost."""


# ------------------------------------------------------------------ asking them


def everywhere(place: str, columns: int) -> list[Square]:
    """Return the square that a place is, and its double on the second of two boards (TG-132)."""
    return [SQUARES[place] + board * WIDTH for board in range(columns // WIDTH)]


def covered(ground: Ground, columns: int) -> list[Square]:
    """List the squares that a feature fills; rows are counted from row 1."""
    places = [square for place in ground.squares for square in everywhere(place, columns)]
    return places + [square for square in field(columns) if own_row(0, square) in ground.rows]


def board_of(at: Square) -> int:
    """Return on which board a square lies: 0, or 1 for the second."""
    return (column(at) - 1) // WIDTH


def name(scenarios: Mapping[str, Scenario], kind: str, id: str) -> dict[str, str] | None:  # noqa: A002
    """Name a ``scenario``, or say what it is ``about``; None for whatever else."""
    scenario = scenarios.get(id)
    if scenario is None or kind not in ("scenario", "about"):
        return None
    said = scenario.name if kind == "scenario" else scenario.about
    return said.both
