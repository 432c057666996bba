"""The Situations there are (SP-010 to SP-012): orders, set-up, changed rules, and how each is won (SP-102).

Situations are TOML files in ``data/situations``; one more ``[[situation]]`` there is one more to play. The
standard game is the first of them. ``data/situations/standard.toml`` says what their fields mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from engine.core.datafile import Bilingual, Name, Typed, Variant, read_variants
from engine.spearpoint.cards import Crew, Line, Side, UnitCard, UnitType
from engine.spearpoint.library import DATA, DECK_POINTS, HAND, LIBRARY, Library

STANDARD = "standard"
"""The standard game's id among the Situations."""
COMMANDS_DEALT = 3
"""Command cards dealt to each player (SP-008)."""

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=200)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=200)]


class Win(Typed, frozen=True, kw_only=True, tag_field="test"):
    """A way to win, and whose it is."""

    side: Side
    last: ClassVar[bool] = False
    """It is tested after the last Turn, and not before."""


class Points(Win, frozen=True, kw_only=True, tag="points"):
    """SP-101 So many Victory Points; at once."""

    number: Count


class Overrun(Win, frozen=True, kw_only=True, tag="overrun"):
    """SP-101 So many Turns in a row unopposed, counted after Combat."""

    turns: Count


class LandUnits(Win, frozen=True, kw_only=True, tag="land_units"):
    """So many own land units that are not idle, after Combat of the Turn ``first`` or a later one.

    ``line``: they stand on that line.
    """

    number: Count
    first: Count = 1
    line: Literal["front", "rear"] | None = None


class Destroy(Win, frozen=True, kw_only=True, tag="destroy"):
    """So many enemy units of these cards have been destroyed, by whomever, or captured; at once.

    ``given``: only those count that the Situation gives, which have to stand fast; others of their cards do not.
    """

    units: Annotated[tuple[str, ...], Meta(min_length=1)]
    number: Count
    given: bool = False


class Capture(Win, frozen=True, kw_only=True, tag="capture"):
    """So many enemy units have been captured, of these cards or, where none are named, of any; at once."""

    units: tuple[str, ...] = ()
    number: Count


class Stand(Win, frozen=True, kw_only=True, tag="stand"):
    """After the last Turn an own unit of this card is in the Battle Area, and has been since the Turn ``by``."""

    last: ClassVar[bool] = True
    unit: str
    by: Count


class Outlast(Win, frozen=True, kw_only=True, tag="outlast"):
    """The last Turn is over, and nobody has won."""

    last: ClassVar[bool] = True


AnyWin: TypeAlias = Points | Overrun | LandUnits | Destroy | Capture | Stand | Outlast
W = TypeVar("W", bound=Win)


# ------------------------------------------------------------------ changed rules


class Rule(Typed, frozen=True, kw_only=True, tag_field="rule"):
    """A rule that is changed, for one side."""

    side: Side


class NoLine(Rule, frozen=True, kw_only=True, tag="no_line"):
    """Through this Turn no unit is committed to that line, nor moved there."""

    line: Literal["front", "rear"]
    through: Count


class ComesWith(Rule, frozen=True, kw_only=True, tag="comes_with"):
    """Units of these types are committed with what a Command card does, for which no card is needed."""

    types: Annotated[tuple[UnitType, ...], Meta(min_length=1)]
    card: str


class StandFast(Rule, frozen=True, kw_only=True, tag="stand_fast"):
    """Units of these cards never leave the Battle Area unless they are destroyed or captured.

    ``given``: only those that the Situation gives.
    """

    units: Annotated[tuple[str, ...], Meta(min_length=1)]
    given: bool = False


AnyRule: TypeAlias = NoLine | ComesWith | StandFast
R = TypeVar("R", bound=Rule)


# ------------------------------------------------------------------ what there is


class Orders(Bilingual, frozen=True, kw_only=True):
    """The General's Orders of a side (SP-011). Everybody may read them."""

    en: Text
    es: Text


class Before(Typed, frozen=True, kw_only=True):
    """Units of the own deck, with their crews, that a side commits before the first Turn."""

    number: Count
    types: Annotated[tuple[UnitType, ...], Meta(min_length=1)]


class Muster(Typed, frozen=True, kw_only=True):
    """What a side has, and what it is told."""

    orders: Orders
    least: Amount = DECK_POINTS[0]
    most: Count = DECK_POINTS[1]
    """What its Reserves deck may cost."""
    required: dict[str, Count] = {}
    """Cards that the deck must hold."""
    banned: tuple[str, ...] = ()
    """Cards that it must not hold."""
    before: Before | None = None
    given: dict[str, Count] = {}
    """Units beyond the deck that are committed before the first Turn, with their crews."""
    hand: Count = HAND
    commands: Amount = COMMANDS_DEALT
    """Command cards dealt."""
    cards: dict[str, Count] = {}
    """Command cards taken from the deck and given beyond those."""

    def crews(self, units: Mapping[str, UnitCard]) -> list[Crew]:
        """List the crews of the units that are given, one by one."""
        cards = ((units[card], number) for card, number in self.given.items())
        return [card.crew for card, number in cards if card.crew is not None for _ in range(number)]


class Exchange(Typed, frozen=True, kw_only=True):
    """The same Situation with the sides exchanged."""

    id: Id
    name: Name
    about: Name


class Situation(Variant, frozen=True, kw_only=True):
    """A Situation, or the standard game."""

    id: Id
    name: Name
    about: Name
    turns: Annotated[int, Meta(ge=0, le=50)] = 0
    """The last Turn; 0: none."""
    us: Muster
    de: Muster
    rules: tuple[AnyRule, ...] = ()
    wins: Annotated[tuple[AnyWin, ...], Meta(min_length=1)]
    exchanged: Exchange | None = None

    def muster(self, side: str) -> Muster:
        """Return what a side has."""
        return self.us if side == "us" else self.de


# ------------------------------------------------------------------ a deck that suits


def crew_card(units: Mapping[str, UnitCard], side: Side, crew: Crew) -> str:
    """Return the card of a side that is a kind of crew, a regular one."""
    return next(c.id for c in units.values() if c.side == side and c.supplies == crew and c.grade is None)


def copies_left(muster: Muster, card: UnitCard, units: Mapping[str, UnitCard]) -> int:
    """SP-R01 Count the printed copies of a card that a deck may hold beside what is given."""
    given = muster.given.get(card.id, 0) + (
        0 if card.grade or not card.number else sum(crew == card.supplies for crew in muster.crews(units))
    )
    return card.copies - given


def forward(muster: Muster, cards: Mapping[str, int], units: Mapping[str, UnitCard]) -> int:
    """Count the Units of a deck that can be committed before the first Turn, each with a crew of its own."""
    if muster.before is None:
        return 0
    found: Counter[Crew | None] = Counter()
    for card, number in cards.items():
        if units[card].type in muster.before.types:
            found[units[card].crew] += number
    crews: Counter[Crew | None] = Counter()
    for card, number in cards.items():
        if units[card].supplies is not None:
            crews[units[card].supplies] += number
    return sum(number if crew is None else min(number, crews[crew]) for crew, number in found.items())


# ------------------------------------------------------------------ reading them


def load(folder: Path) -> dict[str, Situation]:
    """Read and check all Situation files of a folder, the standard game first.

    Raises BadData naming file, Situation and field.
    """
    files = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != STANDARD, path.name))
    return read_variants(files, "situation", Situation, both, lambda situation: faults(situation, LIBRARY))


def both(situation: Situation) -> list[Situation]:
    """Return a Situation, and the same with the sides exchanged where it may be played so."""
    other = situation.exchanged
    if other is None:
        return [situation]
    enemy: dict[Side, Side] = {"us": "de", "de": "us"}
    exchanged = msgspec.structs.replace(
        situation,
        id=other.id,
        name=other.name,
        about=other.about,
        us=situation.de,
        de=situation.us,
        rules=tuple(msgspec.structs.replace(rule, side=enemy[rule.side]) for rule in situation.rules),
        wins=tuple(msgspec.structs.replace(win, side=enemy[win.side]) for win in situation.wins),
        exchanged=None,
    )
    return [situation, exchanged]


def faults(situation: Situation, library: Library) -> Iterator[tuple[str, str]]:
    """Find what no single field can tell: the field, and what is wrong with it.

    What comes after the first fault may not be asked for.
    """
    sides: tuple[Side, ...] = ("us", "de")
    for side in sides:
        yield from _force(side, situation.muster(side), library)
    dealt = sum(muster.commands + sum(muster.cards.values()) for muster in (situation.us, situation.de))
    there = sum(card.copies for card in library.commands.values())
    if dealt > there:
        yield "us.commands", f"{dealt} Command cards are dealt and given; there are {there}"
    for card in library.commands.values():
        needed = sum(situation.muster(side).cards.get(card.id, 0) for side in sides)
        if needed > card.copies:
            yield "us.cards", f'"{card.id}" is given {needed} times; there are {card.copies} cards of it'
    for i, rule in enumerate(situation.rules):
        where = f"rules[{i}]"
        match rule:
            case ComesWith(card=card_id, types=types):
                found = library.commands.get(card_id)
                fitting = found is not None and found.lasts == "stays" and set(types) <= set(found.on.types)
                if not fitting:
                    yield f"{where}.card", f'found "{card_id}"; right would be a card that stays on such units'
            case StandFast(side=side, units=units):
                yield from _known(f"{where}.units", units, side, library)
                if any(library.units[card].type == "aircraft" for card in units):
                    yield f"{where}.units", "found an aircraft; right would be ground units"
            case _:
                pass
    for i, win in enumerate(situation.wins):
        yield from _win(situation, win, f"wins[{i}]", library)


def _force(side: Side, muster: Muster, library: Library) -> Iterator[tuple[str, str]]:
    if muster.least > muster.most:
        yield f"{side}.least", f"found {muster.least}; right would be at most {muster.most}, as `most` says"
    for field, cards in (("required", muster.required), ("banned", muster.banned), ("given", muster.given)):
        yield from _known(f"{side}.{field}", cards, side, library)
    for name in muster.cards:
        if name not in library.commands:
            yield f"{side}.cards.{name}", "there is no such Command card"
    if muster.before is not None and not {"infantry", "vehicle", "tank", "artillery"} >= set(muster.before.types):
        yield f"{side}.before.types", "right would be types of ground units"
    for name in muster.given:
        if library.units[name].type in ("crew", "aircraft"):
            yield f"{side}.given.{name}", "right would be a ground unit; its crew comes with it"
    for card in library.units.values():
        left = copies_left(muster, card, library.units)
        if card.side == side and (left < 0 or card.copies < muster.given.get(card.id, 0)):
            yield f"{side}.given", f'there are no more than {card.copies} cards of "{card.id}" (SP-R01)'
        if max(0, left) * (card.id not in muster.banned) < muster.required.get(card.id, 0):
            yield f"{side}.required", f'"{card.id}" is required more often than it may be taken'
    needed = sum(library.units[card].cost * number for card, number in muster.required.items())
    if needed > muster.most:
        yield f"{side}.required", f"they cost {needed}; right would be at most {muster.most}, as `most` says"
    able = _could_be_forward(side, muster, library)
    if muster.before is not None and muster.before.number > able:
        yield f"{side}.before.number", f"found {muster.before.number}; right would be at most {able}"


def _could_be_forward(side: Side, muster: Muster, library: Library) -> int:
    """Count the Units, the cheapest first, that a deck could at most commit before the first Turn, with crews."""
    types = () if muster.before is None else muster.before.types
    left = {
        card: copies_left(muster, card, library.units)
        for card in library.units.values()
        if card.side == side and card.id not in muster.banned
    }
    crews = Counter[Crew]()
    fares: dict[Crew | None, int] = {None: 0}
    for card, copies in left.items():
        if card.supplies is not None and card.grade is None:
            crews[card.supplies] += copies
            fares[card.supplies] = card.cost
    units = [
        card for card, copies in left.items() if card.type in types and card.crew in fares for _ in range(copies)
    ]
    found = points = 0
    for card in sorted(units, key=lambda card: card.cost + fares[card.crew]):
        price = card.cost + fares[card.crew]
        if points + price <= muster.most and (card.crew is None or crews[card.crew]):
            found, points = found + 1, points + price
            if card.crew is not None:
                crews[card.crew] -= 1
    return found


def _known(where: str, cards: Iterable[str], side: Side, library: Library) -> Iterator[tuple[str, str]]:
    for card in cards:
        if card not in library.units or library.units[card].side != side:
            yield where, f'found "{card}"; right would be the id of a Unit of the side "{side}"'


def _win(situation: Situation, win: AnyWin, where: str, library: Library) -> Iterator[tuple[str, str]]:
    enemy: Side = "de" if win.side == "us" else "us"
    if win.last and not situation.turns:
        yield where, "is decided after the last Turn; right would be `turns` of at least 1"
    match win:
        case Destroy(units=units) | Capture(units=units):
            yield from _known(f"{where}.units", units, enemy, library)
            if isinstance(win, Destroy) and win.given:
                yield from _given(situation, win, where, enemy)
        case Stand(unit=unit):
            yield from _known(f"{where}.unit", [unit], win.side, library)
        case LandUnits(first=first):
            if 0 < situation.turns < first:
                yield f"{where}.first", f"found {first}; the last Turn is {situation.turns}"
        case _:
            pass


def _given(situation: Situation, win: Destroy, where: str, enemy: Side) -> Iterator[tuple[str, str]]:
    fast = {
        card
        for rule in situation.rules
        if isinstance(rule, StandFast) and rule.side == enemy
        for card in rule.units
    }
    given = situation.muster(enemy).given
    for card in win.units:
        if card not in given or card not in fast:
            yield f"{where}.units", f'found "{card}"; right would be a unit that is given and stands fast'
    there = sum(given.get(card, 0) for card in win.units)
    if win.number > there:
        yield f"{where}.number", f"found {win.number}; {there} of these units are given"


SITUATIONS = load(DATA / "situations")
"""The standard game, and the Situations that come with Fieldpost."""


# ------------------------------------------------------------------ asking them


def wins(situation: Situation, kind: type[W], side: Side | None = None) -> tuple[W, ...]:
    """List the ways to win of one kind, of a side or of both."""
    return tuple(w for w in situation.wins if type(w) is kind and side in (None, w.side))


def rules(situation: Situation, kind: type[R], side: Side) -> tuple[R, ...]:
    """List the rules of one kind that are changed for a side."""
    if not situation.rules:
        return ()
    return tuple(r for r in situation.rules if type(r) is kind and r.side == side)


def points_to_win(situation: Situation, side: Side) -> int:
    """SP-101 Return the Victory Points with which a side wins; 0 where they do not win."""
    return min((win.number for win in wins(situation, Points, side)), default=0)


def turns_to_overrun(situation: Situation, side: Side) -> int:
    """SP-101 Return the Turns unopposed with which a side wins; 0 where they do not win."""
    return min((win.turns for win in wins(situation, Overrun, side)), default=0)


def closed_lines(situation: Situation, side: Side, turn: int) -> list[Line]:
    """List the lines to which a side may commit nothing in a Turn."""
    return [rule.line for rule in rules(situation, NoLine, side) if turn <= rule.through]


def is_given(situation: Situation, number: int) -> bool:
    """Return whether a unit is one that the Situation gives: those have the first numbers (SP-R35)."""
    return number <= sum(situation.us.given.values()) + sum(situation.de.given.values())


def stands_fast(situation: Situation, side: Side, card: str, number: int) -> bool:
    """Return whether a unit is never withdrawn."""
    found = rules(situation, StandFast, side)
    return any(card in rule.units and (not rule.given or is_given(situation, number)) for rule in found)


def comes_with(situation: Situation, side: Side, kind: UnitType) -> list[str]:
    """List the Command cards in force on units of a type when they are committed."""
    return [rule.card for rule in rules(situation, ComesWith, side) if kind in rule.types]


def name(situations: Mapping[str, Situation], kind: str, id: str) -> dict[str, str] | None:  # noqa: A002
    """Name a ``scenario``, say what it is ``about``, or the ``orders`` of a side (``"beachhead/us"``)."""
    scenario, _, side = id.partition("/")
    found = situations.get(scenario)
    if found is None:
        return None
    said: Bilingual
    match kind:
        case "scenario":
            said = found.name
        case "about":
            said = found.about
        case "orders":
            said = found.us.orders if side == "us" else found.de.orders
        case _:
            return None
    return said.both
