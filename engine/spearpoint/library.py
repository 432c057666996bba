"""The cards and ready-made decks there are, read from TOML and checked once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Self, TypeAlias

import msgspec

from engine.core.catalog import Catalog, table, worked_out
from engine.core.datafile import Bilingual
from engine.spearpoint.cards import CommandCard, DamageCard, DamageEffect, Deck, Focus, Named, UnitCard
from engine.spearpoint.ops import AttackMod, Op, RerollIntensity

DATA = Path(__file__).parent / "data"

DECK_POINTS = (80, 100)
"""The least and the most that a Reserves deck may cost (SP-001)."""
SHARED_DECK_POINTS = (50, 60)
"""The same for each of two against two (SP-T02)."""
HALF_DECK_POINTS = (40, 50)
"""The same for each of two against one (SP-T02)."""
HAND = 4
"""Units chosen for the starting hand (SP-003)."""

Card: TypeAlias = UnitCard | CommandCard | DamageEffect | DamageCard | Deck | Named
Faults: TypeAlias = Iterator[tuple[str, str]]
"""Fields, and what is wrong with them."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Library(Catalog):
    """Everything printed, by id, in the order of the files.

    Kinds of names are ``card`` (Units, crews, Command cards), ``weapon`` (``"us_sherman/0"`` is the first of that
    card), ``effect``, ``deck``, and what ``names.toml`` lists: ``side``, ``chair``, ``line``, ``phase``, ``crew``
    and ``trait``.
    """

    units: Mapping[str, UnitCard] = table("unit", UnitCard)
    """Units and crews; of crews also those that only matches with grades have."""
    commands: Mapping[str, CommandCard] = table("command", CommandCard)
    effects: Mapping[str, DamageEffect] = table("effect", DamageEffect)
    damage: Mapping[str, DamageCard] = table("damage", DamageCard)
    decks: Mapping[str, Deck] = table("deck", Deck)
    ops: Mapping[str, tuple[Op, ...]]
    """What every Command card, Damage effect and crew that differs does."""
    op_kinds: Mapping[str, frozenset[type[Op]]]
    """Which kinds of operations those of Command cards and Damage effects are."""

    named: ClassVar[type[msgspec.Struct]] = Named
    numbered: ClassVar[tuple[type[msgspec.Struct], ...]] = (UnitCard,)

    @classmethod
    def of(cls, entries: Iterable[msgspec.Struct]) -> Self:
        """Make a library of entries."""
        library = super().of(entries)
        acting: list[CommandCard | DamageEffect] = [*library.commands.values(), *library.effects.values()]
        crews = {card.id: card.ops for card in library.units.values() if card.ops}
        return replace(
            library,
            ops={card.id: card.ops for card in acting} | crews,
            op_kinds={card.id: frozenset(map(type, card.ops)) for card in acting},
        )

    @staticmethod
    def key(entry: Card) -> tuple[str, str]:
        """Return an id with what it is the name of; the ids of anything else are no card's of another kind."""
        return entry.of if isinstance(entry, Named) else "", entry.id

    @classmethod
    def rank(cls, entry: Card) -> int:
        """Check crews before the Units that need them."""
        return -1 if isinstance(entry, UnitCard) and entry.type == "crew" else super().rank(entry)

    @staticmethod
    def names_of(entry: Card) -> Iterator[tuple[str, str, Bilingual]]:
        """Name cards, their weapons, effects, decks, and what ``names.toml`` lists."""
        match entry:
            case UnitCard():
                yield "card", entry.id, entry.name
                for i, weapon in enumerate(entry.weapons):
                    yield "weapon", f"{entry.id}/{i}", weapon.name
            case CommandCard():
                yield "card", entry.id, entry.name
            case DamageEffect():
                yield "effect", entry.id, entry.name
            case Deck():
                yield "deck", entry.id, entry.name
            case Named():
                yield entry.of, entry.id, entry.name

    def faults(self, entry: Card) -> Faults:
        """Find what no single field can tell: whether an entry hangs together with itself and with the others."""
        match entry:
            case UnitCard(type="crew"):
                yield from _crew(entry)
            case UnitCard():
                yield from self._unit(entry)
            case CommandCard():
                if entry.when == "own_attack" and entry.on.whose == "player":
                    yield "on.whose", 'found "player"; right for a card on an attack would be "own" or "enemy"'
                aims: dict[str, Focus | None] = {"on": entry.on, "by": entry.by, "against": entry.against}
                for field, aim in aims.items():
                    yield from self._keywords(f"{field}.keywords", aim.keywords if aim else ())
            case DamageCard():
                yield from self._damage(entry)
            case Deck():
                yield from self._deck(entry)

    def _unit(self, card: UnitCard) -> Faults:
        if card.supplies is not None:
            yield "supplies", f'found on a card of the type "{card.type}"; only crews have it'
        for field in ("grade", "ops"):
            if getattr(card, field):
                yield field, f'found on a card of the type "{card.type}"; only crews have it'
        yield from _lines(card)
        yield from self._keywords("keywords", card.keywords)
        if card.endurance < 2 or card.endurance % 2:
            problem = f"found {card.endurance}; right would be an even number of at least 2, to be halved (SP-R03)"
            yield "endurance", problem
        if (card.flight > 0) != (card.type == "aircraft"):
            problem = f"found {card.flight}; aircraft have at least 1 Turn of Flight (SP-037), the others none"
            yield "flight", problem
        if card.crew and (card.side, card.crew) not in _crews(self):
            problem = f'found "{card.crew}"; no crew card of the side "{card.side}" supplies it (SP-006)'
            yield "crew", problem
        if not card.weapons:
            yield "weapons", "missing; right would be at least one weapon"
        for i, weapon in enumerate(card.weapons):
            if weapon.infantry is weapon.vehicle is weapon.aircraft is None:
                problem = "no Attack Value; right would be `infantry`, `vehicle` or `aircraft` (SP-045)"
                yield f"weapons[{i}]", problem
            if weapon.bomb and card.type != "aircraft":
                yield f"weapons[{i}].bomb", "found true; only aircraft have bombs (SP-056)"

    def _keywords(self, field: str, words: Iterable[str]) -> Faults:
        known = _traits(self)
        for word in words:
            if word not in known:
                yield field, f'found "{word}"; right would be a trait that has a name: {", ".join(sorted(known))}'

    def _damage(self, card: DamageCard) -> Faults:
        for edge in ("infantry", "vehicle", "artillery", "aircraft"):
            found = getattr(card, edge)
            effect = self.effects.get(found)
            if effect is None:
                yield edge, f'found "{found}"; there is no such effect'
            elif effect.edge != edge:
                yield edge, f'found "{found}"; that effect is for the edge "{effect.edge}"'

    def _deck(self, deck: Deck) -> Faults:
        """SP-001, SP-003, SP-R01, SP-R02; a ready-made deck has a crew for every Unit that needs one."""
        units = self.units
        points, needed, supplied = 0, dict[str, int](), dict[str, int]()
        for name, copies in deck.cards.items():
            field = f"cards.{name}"
            if name not in units:
                yield field, "there is no such Unit card"
                continue
            card = units[name]
            if card.side != deck.side:
                yield field, f'a card of the side "{card.side}"; the deck is of "{deck.side}"'
            if not 1 <= copies <= card.copies:
                problem = f"found {copies}; right would be 1 to {card.copies}, as many as are printed (SP-R01)"
                yield field, problem
            points += card.cost * copies
            if card.crew:
                needed[card.crew] = needed.get(card.crew, 0) + copies
            if card.supplies:
                supplied[card.supplies] = supplied.get(card.supplies, 0) + copies
        bounds = (DECK_POINTS, SHARED_DECK_POINTS, HALF_DECK_POINTS)
        if not any(least <= points <= most for least, most in bounds):
            right = " or ".join(f"{least} to {most}" for least, most in bounds)
            problem = f"they cost {points} points; right would be {right} (SP-001, SP-T02)"
            yield "cards", problem
        for crew, count in needed.items():
            if supplied.get(crew, 0) < count:
                problem = f"{count} Units need a {crew}, but there are {supplied.get(crew, 0)} of them (SP-006)"
                yield "cards", problem
        if len(deck.hand) != HAND:
            yield "hand", f"found {len(deck.hand)} cards; right would be {HAND} (SP-003)"
        for name in deck.hand:
            if deck.hand.count(name) > deck.cards.get(name, 0):
                yield "hand", f'found "{name}" more often than the deck holds it'


@worked_out
def _crews(library: Library) -> frozenset[tuple[str, str]]:
    """Return the kinds of crews there are, by side."""
    return frozenset(
        (card.side, card.supplies) for card in library.units.values() if card.supplies and not card.grade
    )


@worked_out
def _traits(library: Library) -> frozenset[str]:
    return frozenset(trait for kind, trait in library.names if kind == "trait")


def _crew(card: UnitCard) -> Faults:
    """Check a crew: it has a kind and a cost, and nothing else (SP-005)."""
    if card.supplies is None:
        yield "supplies", "missing; a crew card says what kind of crew it is"
    for field in ("lines", "crew", "defense", "endurance", "weapons", "flight", "keywords"):
        if getattr(card, field):
            yield field, "found on a crew card; right would be to leave it out"
    for i, op in enumerate(card.ops):
        if not isinstance(op, AttackMod | RerollIntensity):
            tag = type(op).__struct_config__.tag
            problem = f'found "{tag}"; right on a crew would be "attack_mod" or "reroll_intensity" (SP-R41)'
            yield f"ops[{i}].op", problem


def _lines(card: UnitCard) -> Faults:
    found = ", ".join(card.lines) or "none"
    if card.type == "aircraft":
        if card.lines != ("air",):
            yield "lines", f'found {found}; right for aircraft would be ["air"] (SP-028)'
    elif card.mobile:
        if sorted(card.lines) != ["front", "rear"]:
            problem = f'found {found}; right for mobile artillery would be ["front", "rear"] (SP-039)'
            yield "lines", problem
    elif card.lines not in (("front",), ("rear",)):
        yield "lines", f'found {found}; right would be ["front"] or ["rear"] (SP-025)'


LIBRARY = Library.load(DATA)
"""The cards that come with Fieldpost."""
