"""The cards, tokens, tiles and ready-made decks there are, read from TOML and checked once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Self, TypeAlias, get_args

import msgspec

from engine.core.catalog import Catalog, table
from engine.core.datafile import Bilingual
from engine.core.errors import BadData
from engine.tactics2gm import support_card_schema
from engine.tactics2gm.cards import (
    Ability,
    AbilityId,
    Cover,
    Deck,
    Feature,
    FeatureId,
    General,
    Headquarters,
    Named,
    Side,
    Support,
    Terrain,
    Tile,
    Token,
    UnitCard,
    Weapon,
)
from engine.tactics2gm.ops import CoverLevel

DATA = Path(__file__).parent / "data"

RUIN = "ruin"
"""What a destroyed building becomes (TG-118)."""

Entry: TypeAlias = (
    UnitCard | Support | Token | Ability | Cover | Feature | Terrain | Tile | General | Headquarters | Deck | Named
)
_NAMED_AS: dict[type[Entry], str] = {
    UnitCard: "card",
    Support: "card",
    Token: "token",
    Ability: "ability",
    Cover: "cover",
    Feature: "feature",
    Terrain: "terrain",
    Tile: "tile",
    General: "general",
    Headquarters: "hq",
    Deck: "deck",
}
"""The kind under which each sort of entry is known; ids are unique within a kind."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Library(Catalog):
    """Everything printed, by id, in the order of the files.

    Kinds of names are ``card`` (Units and Support cards), ``token``, ``ability``, ``cover``, ``feature``,
    ``terrain``, ``general``, ``deck``, ``weapon`` (``"us_calliope/1"`` is the second of that card, ``"token/hmg"``
    that of a token), and what ``names.toml`` lists.
    """

    units: Mapping[str, UnitCard] = table("unit", UnitCard)
    supports: Mapping[str, Support] = table("support", Support)
    tokens: Mapping[str, Token] = table("token", Token)
    abilities: Mapping[str, Ability] = table("ability", Ability)
    covers: Mapping[str, Cover] = table("cover", Cover)
    features: Mapping[str, Feature] = table("feature", Feature)
    terrain: Mapping[str, Terrain] = table("terrain", Terrain)
    """The Terrain cards, and the ruin."""
    tiles: Mapping[str, Tile] = table("tile", Tile)
    generals: Mapping[str, General] = table("general", General)
    hqs: Mapping[str, Headquarters] = table("hq", Headquarters)
    """By side."""
    decks: Mapping[str, Deck] = table("deck", Deck)

    named: ClassVar[type[msgspec.Struct]] = Named
    numbered: ClassVar[tuple[type[msgspec.Struct], ...]] = (UnitCard, Support)

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read and check all TOML files of a folder, and see that nothing is missing there; raises BadData."""
        library = super().load(folder)
        _complete(library, folder)
        return library

    @staticmethod
    def key(entry: Entry) -> tuple[str, str]:
        """Return the kind and the id under which an entry is known."""
        if isinstance(entry, Named):
            return entry.of, entry.id
        if isinstance(entry, Headquarters):
            return "hq", entry.side
        return _NAMED_AS[type(entry)], entry.id

    @staticmethod
    def names_of(entry: Entry) -> Iterator[tuple[str, str, Bilingual]]:
        """Name an entry, and the weapons on it."""
        kind, id_ = Library.key(entry)
        match entry:
            case UnitCard():
                for i, weapon in enumerate(entry.weapons):
                    yield "weapon", f"{id_}/{i}", weapon.name
            case Token(weapon=Weapon() as weapon):
                yield "weapon", f"token/{id_}", weapon.name
        if not isinstance(entry, Tile | Headquarters):
            yield kind, id_, entry.name

    def deck_faults(self, side: Side, cards: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        """Find what is wrong with a deck, whatever it costs: a place in it, and the problem."""
        for name, copies in cards.items():
            card = self.units.get(name) or self.supports.get(name)
            field = f"cards.{name}"
            if card is None:
                yield field, "there is no such Unit or Support card"
            elif isinstance(card, UnitCard) and card.side != side:
                yield field, f'a card of the side "{card.side}"; the deck is of "{side}"'
            else:
                printed = card.copies if isinstance(card, UnitCard) else card.copies_of(side)
                if not 1 <= copies <= printed:
                    yield field, f"found {copies}; right would be 1 to {printed}, as many as are printed"

    def cost(self, cards: Mapping[str, int]) -> int:
        """Add up the points of a deck (TG-008); raises KeyError for a card that does not exist."""
        return sum([copies * self.price(name) for name, copies in cards.items()])

    def price(self, name: str) -> int:
        """Return the points of one card in a deck (TG-008); raises KeyError where there is none."""
        unit = self.units.get(name)
        return self.supports[name].deck_cost if unit is None else unit.cost

    def faults(self, entry: Entry) -> Iterator[tuple[str, str]]:
        """Find what no single field can tell: whether an entry hangs together with itself and with the others."""
        match entry:
            case UnitCard():
                yield from self._unit(entry)
            case Support():
                yield from support_card_schema.faults(entry)
            case Token():
                yield from _token(entry)
            case Cover():
                if entry.crit > entry.hit:
                    yield "crit", f"found {entry.crit}; right would be at most the hit number's {entry.hit}"
            case Feature() | Terrain():
                yield from _ground(entry)
            case Deck():
                yield from self.deck_faults(entry.side, entry.cards)
                cost = self.cost(entry.cards)
                if cost > entry.points:
                    yield "cards", f"they cost {cost} points; right would be at most {entry.points} (TG-007)"

    def _unit(self, card: UnitCard) -> Iterator[tuple[str, str]]:
        for i, weapon in enumerate(card.weapons):
            yield from _weapon(f"weapons[{i}]", weapon)
        for i, token in enumerate(card.tokens):
            if token not in self.tokens:
                yield f"tokens[{i}]", f'found "{token}"; there is no such token'
        if card.infantry and not card.weapons:
            yield "weapons", "missing; infantry assaults with its first weapon (TG-R17)"
        if card.tracked and not card.vehicle:
            yield "tracked", f'found true on a card of the class "{card.cls}"; only vehicles have tracks'
        if card.light and not card.gun:
            yield "light", f'found true on a card of the class "{card.cls}"; only artillery has light guns'
        if card.carry and not card.vehicle:
            yield "carry", f'found {card.carry} on a card of the class "{card.cls}"; only vehicles carry infantry'
        if card.aircraft == (card.move > 0):
            yield "move", f"found {card.move}; aircraft have 0, all others at least 1"
        yield from _abilities(card)


def _complete(library: Library, folder: Path) -> None:
    """Check that everything is there that a rule or a card takes for granted."""
    for name, there, wanted in (
        ("ability", library.abilities, get_args(AbilityId)),
        ("cover", library.covers, get_args(CoverLevel)),
        ("feature", library.features, get_args(FeatureId)),
        ("hq", library.hqs, get_args(Side)),
        ("terrain", library.terrain, (RUIN,)),
    ):
        for id_ in wanted:
            if id_ not in there:
                raise BadData(folder.name, id_, "id", f"missing; right would be a [[{name}]] of that id")


def _token(token: Token) -> Iterator[tuple[str, str]]:
    if token.weapon is not None:
        yield from _weapon("weapon", token.weapon)
    elif not token.ops:
        yield "ops", "missing; right would be a weapon or something that it does"


_FLYING: dict[str, tuple[str, ...]] = {
    "air_fighter": ("fighter",),
    "air_bomber": ("bomber_line", "bomber_single"),
}
"""What each class of aircraft can do, one of these; no other Unit can, and aircraft can do nothing else."""


def _abilities(card: UnitCard) -> Iterator[tuple[str, str]]:
    right = _FLYING.get(card.cls)
    if right is not None:
        if len(card.abilities) != 1 or card.abilities[0] not in right:
            yield "abilities", f'right for the class "{card.cls}" would be one of {", ".join(right)}'
        elif not card.weapons or card.tokens:
            field = "tokens" if card.tokens else "weapons"
            yield field, f"{'found' if card.tokens else 'missing'}; aircraft have weapons and take no tokens"
        return
    for i, ability in enumerate(card.abilities):
        if any(ability in flying for flying in _FLYING.values()):
            yield (
                f"abilities[{i}]",
                f'found "{ability}" on a card of the class "{card.cls}"; aircraft have it',
            )
        if ability == "tow" and not card.vehicle:
            yield f"abilities[{i}]", f'found "tow" on a card of the class "{card.cls}"; only vehicles tow'


def _ground(ground: Feature | Terrain) -> Iterator[tuple[str, str]]:
    for group in ground.cover:
        if group not in ground.enter:
            yield f"cover.{group}", f"found, but who may enter is {', '.join(ground.enter) or 'nobody'}"
    if isinstance(ground, Terrain) and ground.id != RUIN:
        for field in ("cost", "copies", "pi"):
            if not getattr(ground, field):
                yield field, "found 0; right would be at least 1 on every card but the ruin"


def _weapon(field: str, weapon: Weapon) -> Iterator[tuple[str, str]]:
    if weapon.crit < weapon.hit:
        problem = f"found {weapon.crit}; right would be at least the hit number, {weapon.hit} (TG-R10)"
        yield f"{field}.crit", problem
    if weapon.range and weapon.least > weapon.range:
        yield f"{field}.least", f"found {weapon.least}; right would be at most the range, {weapon.range}"
    if weapon.air is not None and not weapon.aa:
        yield f"{field}.air", "only anti-aircraft weapons have numbers at aircraft; right would be aa = true"


LIBRARY = Library.load(DATA)
"""The cards that come with Fieldpost."""
