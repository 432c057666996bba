"""What is right in the game's own files, but not in a pack; and set-ups that could not be played.

Every function yields fields and problems, the first of which is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.core.packs import excess, oddly_named
from engine.fab.cards import FORMATIONS, SIDES, AssetCard, Effect, EventCard, Scenario, Side, TurnCard, UnitCard
from engine.fab.catalog import FabCatalog
from engine.fab.ground import HERMON, Ground, lay_out, limit
from engine.fab.library import LIBRARY, Card

_MOST: dict[str, int] = {
    "count": 9,
    "ready": 9,
    "turn": 14,
    "waits": 14,
    "freed": 14,
    "until": 99,
    "sam": 9,
    "sudden_sy": 99,
    "sudden_il": 99,
}
"""The greatest figures on a card of a pack."""
_LONGEST: dict[str, int] = {"arrivals": 14, "areas": len(LIBRARY.areas), "grades": 9}
_DATE = 20
"""Letters of a date: there is no room for more beside a turn."""
_MOST_PIECES = 9
_MOST_DRAWN = 9
_OF_ONE_SIDE: Mapping[Effect, Side] = {
    "air_assault": "sy",
    "umbrella": "sy",
    "missile_strike": "il",
    "mobilisation": "il",
}
"""Effects that do something for one side only."""
_IN_BATTLE: frozenset[Effect] = frozenset({"barrage", "night_attack", "missile_ambush", "ramps", "tank_force"})
_LAST_GRADE = -99
"""What the last grade is reached with, whatever happens."""

Faults = Iterator[tuple[str, str]]


def of_card(entry: Card) -> Faults:
    """Find what an entry may not be by itself."""
    yield from oddly_named(entry)
    yield from excess(entry, _MOST, _LONGEST)
    match entry:
        case UnitCard():
            yield from _unit(entry)
        case AssetCard():
            yield from _asset(entry)
        case EventCard():
            yield from _event(entry)
        case TurnCard():
            yield from _turn(entry)
        case Scenario():
            yield from _grades(entry)


def _unit(unit: UnitCard) -> Faults:
    yield from _formation(unit.side, unit.formation, {"GHQ", "NC"})
    if unit.steps != "".join(sorted(unit.steps, key="EVG".index)):
        yield "steps", f'found "{unit.steps}"; right would be steps that get no better: E before V before G'
    if unit.area is not None:
        place = LIBRARY.areas.get(unit.area)
        if place is not None and place.home != unit.side:
            yield "area", f'found "{unit.area}"; right would be an area of its own side, or `starts` of a scenario'
        if unit.area == HERMON and unit.armour:
            yield "area", f'found "{HERMON}"; right would be another: armour does not go to Mount Hermon (14.4)'
        if unit.turn and unit.entry is None:
            yield "turn", f"found {unit.turn} beside an area; right would be an entry, or no turn"
    if unit.entry is not None:
        if not unit.turn:
            yield "turn", "missing; right would be the turn in which it enters, from 1 to 14"
        letters = {area.entry for area in LIBRARY.areas.values() if area.home == unit.side and area.entry}
        if not {unit.entry[0], unit.entry[-1]} <= letters or unit.entry[0] > unit.entry[-1]:
            yield "entry", f'found "{unit.entry}"; right would be of {", ".join(sorted(letters))}, in this order'
    if unit.freed and unit.freed >= unit.waits:
        yield "freed", f"found {unit.freed}; right would be a turn before that from which it moves anyway, `waits`"


def _asset(asset: AssetCard) -> Faults:
    yield from _formation(asset.side, asset.formation, ())
    if asset.rockets and asset.kind != "art":
        yield "rockets", f'found true on "{asset.kind}"; only artillery has rockets'
    if asset.count and asset.ready > asset.count:
        yield "ready", f"found {asset.ready}; right would be up to {asset.count}, as many as there are"


def _event(event: EventCard) -> Faults:
    if event.formation != "*":
        yield from _formation(event.side, event.formation, ())
    side = _OF_ONE_SIDE.get(event.effect, event.side)
    if side != event.side:
        yield "effect", f'found "{event.effect}" for "{event.side}"; it does something for "{side}" only'
    if event.areas and event.effect not in _IN_BATTLE:
        yield "areas", f'found with "{event.effect}"; right would be only with {", ".join(sorted(_IN_BATTLE))}'
    if event.until < _MOST["until"] and event.effect not in _IN_BATTLE | {"air_assault"}:
        yield (
            "until",
            f'found with "{event.effect}"; right would be only with those of a battle, and air_assault',
        )
    for i, (turn, count) in enumerate(event.arrivals):
        if not (1 <= turn <= _MOST["turn"] and 1 <= count <= _MOST_PIECES):
            yield f"arrivals[{i}]", f"found [{turn}, {count}]; right would be a turn from 1 to 14, and from 1 to 9"
    there = sum(count for _turn, count in event.arrivals)
    if event.arrivals and event.ready > there:
        yield "ready", f"found {event.ready}; right would be up to {there}, as many as there are"


def _turn(turn: TurnCard) -> Faults:
    for field in ("sy", "il"):
        if not all(0 <= drawn <= _MOST_DRAWN for drawn in getattr(turn, field)):
            yield field, f"found {list(getattr(turn, field))}; right would be twice from 0 to {_MOST_DRAWN}"
    if turn.sam < 0:
        yield "sam", f"found {turn.sam}; right would be from 0 to {_MOST['sam']}"
    for field in ("sudden_sy", "sudden_il"):
        net = getattr(turn, field)
        if net is not None and net < 1:
            yield field, f"found {net}; right would be at least 1 net point"
    for language, said in turn.date.both.items():
        if len(said) > _DATE:
            yield f"date.{language}", f"found {len(said)} characters; right would be up to {_DATE} in a date"


def _formation(side: Side, formation: str, unlike: Iterable[str]) -> Faults:
    right = FORMATIONS[side] - {*unlike}
    if formation not in right:
        yield "formation", f'found "{formation}"; right for "{side}" would be {", ".join(sorted(right))}'


def _grades(scenario: Scenario) -> Faults:
    least = [grade.least for grade in scenario.grades]
    if not least or least[-1] > _LAST_GRADE:
        yield (
            "grades",
            f"right would be a last one with `least` {_LAST_GRADE} or less, for all the rest",
        )
    if least != sorted(set(least), reverse=True):
        yield "grades", "right would be the greatest `least` first, and none twice"


# ------------------------------------------------------------------ among the others


def of_unit(unit: UnitCard, catalog: FabCatalog) -> Faults:
    """Find more units in an area than it holds, in matches whose scenario leaves open which there are."""
    if unit.area is not None:
        there = [other for other in catalog.units.values() if (other.area, other.side) == (unit.area, unit.side)]
        if len(there) > limit(unit.area):
            yield "area", f'found "{unit.area}"; right would be another: it holds {limit(unit.area)} (5.1)'


def of_scenario(scenario: Scenario, catalog: FabCatalog) -> Faults:
    """Find what cannot be played of a scenario whose cards are all there."""
    land, record = lay_out(scenario), catalog.calendar(scenario)
    if scenario.turns > len(record):
        yield "turns", f"found {scenario.turns}; right would be up to {len(record)}, the boxes of its turn record"
    yield from _out_of_play(scenario, land)
    yield from _sides(scenario, land)
    yield from _army(scenario, catalog, land)
    for piece, number in scenario.pieces.items():
        event = catalog.events.get(piece)
        printed = sum(count for _turn, count in event.arrivals) if event is not None else 0
        most = printed or _MOST_PIECES
        if not 1 <= number <= most:
            yield f"pieces.{piece}", f"found {number}; right would be from 1 to {most}"


def _out_of_play(scenario: Scenario, land: Ground) -> Faults:
    """Find areas that the scenario names and leaves out."""
    named = {
        "starts": scenario.starts.values(),
        "arrivals": [arrival.area for arrival in scenario.arrivals],
        "held": [area for areas in scenario.held.values() for area in areas],
        "sources": [area for areas in scenario.sources.values() for area in areas],
        "points": scenario.points,
        "bridged": [end for link in scenario.bridged for end in LIBRARY.links[link].ends],
    }
    for field, areas in named.items():
        for area in areas:
            if area not in land.areas:
                yield field, f'found "{area}"; right would be an area of the scenario'


def _sides(scenario: Scenario, land: Ground) -> Faults:
    """Find what one side has and the other has not."""
    for side in SIDES:
        if not land.sources.get(side):
            yield "sources", f'none for "{side}"; right would be an area from which its supply comes'
        if scenario.special_actions and not 0 <= scenario.special_actions.get(side, -1) <= _MOST_PIECES:
            yield "special_actions", f'right for "{side}" would be from 0 to {_MOST_PIECES}'
        if not all(0 <= drawn <= _MOST_DRAWN for drawn in scenario.draws.get(side, ())):
            yield "draws", f'right for "{side}" would be twice from 0 to {_MOST_DRAWN}'


def _army(scenario: Scenario, catalog: FabCatalog, land: Ground) -> Faults:
    """Find units that have no place, or one where they cannot be."""
    army = {unit.id: unit for unit in catalog.army(scenario)}
    for field, named in (("starts", [*scenario.starts]), ("arrivals", [one.unit for one in scenario.arrivals])):
        for id_ in named:
            if id_ not in army:
                yield field, f'found "{id_}"; right would be a unit of the scenario'
    for arrival in scenario.arrivals:
        if not 1 <= arrival.turn <= scenario.turns:
            yield "arrivals", f"found turn {arrival.turn}; right would be from 1 to {scenario.turns}"
    for side in SIDES:
        if side not in {unit.side for unit in army.values()}:
            yield "units", f'none of "{side}"; right would be at least one of each side'
    arriving = {arrival.unit for arrival in scenario.arrivals}
    control = {area: side for side, areas in scenario.held.items() for area in areas}
    held = {area.id: control.get(area.id, area.home) for area in land.areas.values()}
    there: Counter[str] = Counter()
    for unit in army.values():
        if unit.id in arriving:
            continue
        area = scenario.starts.get(unit.id, unit.area)
        if area is None:
            yield from _entering(unit, scenario.begins, land)
        elif area not in held:
            yield (
                "units",
                f'found "{unit.id}"; it begins in {area}, out of the scenario: right would be `starts` for it',
            )
        elif held[area] != unit.side:
            yield "starts", f'found "{unit.id}" in {area}; right would be an area that its side holds, see `held`'
        elif area == HERMON and unit.armour:
            yield "starts", f'found "{unit.id}" in {area}; armour does not go to Mount Hermon (14.4)'
        else:
            there[area] += 1
    for area, number in there.items():
        if number > limit(area):
            yield "units", f"{number} begin in {area}; right would be up to {limit(area)} (5.1)"


def _entering(unit: UnitCard, begins: int, land: Ground) -> Faults:
    letters = land.entries[unit.side]
    if unit.entry is None or unit.turn < begins:
        yield "units", f'found "{unit.id}"; right would be where it begins, in `starts` or `arrivals`'
    elif not any(unit.entry[0] <= letter <= unit.entry[-1] for letter in letters):
        yield (
            "units",
            f'found "{unit.id}"; its entry {unit.entry} is out of the scenario: right would be `arrivals` for it',
        )
