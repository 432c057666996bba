"""The cards and ready-made decks there are, read from TOML and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.core.datafile import read_folder
from engine.core.errors import BadData
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

_Entry = UnitCard | CommandCard | DamageEffect | DamageCard | Deck | Named
_TABLES: dict[str, type[_Entry]] = {
    "unit": UnitCard,
    "command": CommandCard,
    "effect": DamageEffect,
    "damage": DamageCard,
    "deck": Deck,
    "name": Named,
}


class Library(NamedTuple):
    """Everything printed, by id, in the order of the files."""

    units: dict[str, UnitCard]
    commands: dict[str, CommandCard]
    effects: dict[str, DamageEffect]
    damage: dict[str, DamageCard]
    decks: dict[str, Deck]
    names: dict[tuple[str, str], dict[str, str]]
    """By kind and id: the names in both languages of everything that has one."""
    ops: dict[str, tuple[Op, ...]]
    """What every Command card, Damage effect and graded crew does, by its id."""
    op_kinds: dict[str, frozenset[type[Op]]]
    """Which kinds of operations those are."""

    @classmethod
    def empty(cls) -> Library:
        """Make a library of nothing."""
        return cls({}, {}, {}, {}, {}, {}, {}, {})

    def copy(self) -> Library:
        """Make a library of the same, to which more can be added."""
        dicts = (dict(self.units), dict(self.commands), dict(self.effects), dict(self.damage), dict(self.decks))
        return Library(*dicts, dict(self.names), dict(self.ops), dict(self.op_kinds))

    @classmethod
    def load(cls, folder: Path) -> Library:
        """Read and check all TOML files of a folder; raises BadData naming file, entry and field."""
        library = cls.empty()
        entries = read_folder(folder, _TABLES, _key, numbered=(UnitCard,))
        for _file, entry in entries:
            library.add(entry)
        check = Check(library, {entry.id: file for file, entry in entries if not isinstance(entry, Named)})
        for card in sorted(library.units.values(), key=lambda card: card.type != "crew"):
            check.entry(card)
        for others in (library.commands, library.damage, library.decks):
            for entry in others.values():
                check.entry(entry)
        return library

    def name(self, kind: str, id: str) -> dict[str, str] | None:  # noqa: A002
        """Name a thing by its kind and id; None if there is no such thing.

        Kinds are ``card`` (Units, crews, Command cards), ``weapon`` (``"us_sherman/0"`` is the first of that
        card), ``effect``, ``deck``, and what ``names.toml`` lists: ``side``, ``chair``, ``line``, ``phase``,
        ``crew`` and ``trait``.
        """
        return self.names.get((kind, id))

    def add(self, entry: _Entry) -> None:
        """Take an entry in."""
        names = self.names
        if isinstance(entry, CommandCard | DamageEffect):
            self.ops[entry.id] = entry.ops
            self.op_kinds[entry.id] = frozenset(map(type, entry.ops))
        match entry:
            case UnitCard():
                self.units[entry.id] = entry
                if entry.ops:
                    self.ops[entry.id] = entry.ops
                names["card", entry.id] = entry.name.both
                for i, weapon in enumerate(entry.weapons):
                    names["weapon", f"{entry.id}/{i}"] = weapon.name.both
            case CommandCard():
                self.commands[entry.id] = entry
                names["card", entry.id] = entry.name.both
            case DamageEffect():
                self.effects[entry.id] = entry
                names["effect", entry.id] = entry.name.both
            case Deck():
                self.decks[entry.id] = entry
                names["deck", entry.id] = entry.name.both
            case DamageCard():
                self.damage[entry.id] = entry
            case Named():
                names[entry.of, entry.id] = entry.name.both


def _key(entry: _Entry) -> tuple[str, str]:
    """Return the kind of a name with its id, and the id of anything else, which is no card's of another kind."""
    return entry.of if isinstance(entry, Named) else "", entry.id


class Check:
    """What no single field can tell: whether an entry hangs together with itself and with the others."""

    def __init__(self, library: Library, files: dict[str, str]) -> None:
        self.library = library
        self.files = files
        self.crews = {(u.side, u.supplies) for u in library.units.values() if u.supplies and not u.grade}
        self.traits = {trait for kind, trait in library.names if kind == "trait"}

    def entry(self, entry: _Entry) -> None:
        """Check an entry; raises BadData with the first thing that is wrong."""
        match entry:
            case UnitCard(type="crew"):
                self._crew(entry)
            case UnitCard():
                self._unit(entry)
            case CommandCard():
                if entry.when == "own_attack" and entry.on.whose == "player":
                    problem = 'found "player"; right for a card on an attack would be "own" or "enemy"'
                    raise self._wrong(entry, "on.whose", problem)
                for field in ("on", "by", "against"):
                    self._focus(entry, field, getattr(entry, field))
            case DamageCard():
                self._damage(entry)
            case Deck():
                self._deck(entry)

    def _wrong(self, entry: _Entry, field: str, problem: str) -> BadData:
        return BadData(self.files[entry.id], entry.id, field, problem)

    def _crew(self, card: UnitCard) -> None:
        """Check a crew: it has a kind and a cost, and nothing else (SP-005)."""
        if card.supplies is None:
            raise self._wrong(card, "supplies", "missing; a crew card says what kind of crew it is")
        for field in ("lines", "crew", "defense", "endurance", "weapons", "flight", "keywords"):
            if getattr(card, field):
                raise self._wrong(card, field, "found on a crew card; right would be to leave it out")
        for i, op in enumerate(card.ops):
            if not isinstance(op, AttackMod | RerollIntensity):
                tag = type(op).__struct_config__.tag
                problem = f'found "{tag}"; right on a crew would be "attack_mod" or "reroll_intensity" (SP-R41)'
                raise self._wrong(card, f"ops[{i}].op", problem)

    def _unit(self, card: UnitCard) -> None:
        if card.supplies is not None:
            raise self._wrong(card, "supplies", f'found on a card of the type "{card.type}"; only crews have it')
        for field in ("grade", "ops"):
            if getattr(card, field):
                raise self._wrong(card, field, f'found on a card of the type "{card.type}"; only crews have it')
        self._lines(card)
        for word in card.keywords:
            self._keyword(card, "keywords", word)
        if card.endurance < 2 or card.endurance % 2:
            problem = f"found {card.endurance}; right would be an even number of at least 2, to be halved (SP-R03)"
            raise self._wrong(card, "endurance", problem)
        if (card.flight > 0) != (card.type == "aircraft"):
            problem = f"found {card.flight}; aircraft have at least 1 Turn of Flight (SP-037), the others none"
            raise self._wrong(card, "flight", problem)
        if card.crew and (card.side, card.crew) not in self.crews:
            problem = f'found "{card.crew}"; no crew card of the side "{card.side}" supplies it (SP-006)'
            raise self._wrong(card, "crew", problem)
        if not card.weapons:
            raise self._wrong(card, "weapons", "missing; right would be at least one weapon")
        for i, weapon in enumerate(card.weapons):
            if weapon.infantry is weapon.vehicle is weapon.aircraft is None:
                problem = "no Attack Value; right would be `infantry`, `vehicle` or `aircraft` (SP-045)"
                raise self._wrong(card, f"weapons[{i}]", problem)
            if weapon.bomb and card.type != "aircraft":
                raise self._wrong(card, f"weapons[{i}].bomb", "found true; only aircraft have bombs (SP-056)")

    def _keyword(self, entry: _Entry, field: str, word: str) -> None:
        if word not in self.traits:
            known = ", ".join(sorted(self.traits))
            raise self._wrong(entry, field, f'found "{word}"; right would be a trait that has a name: {known}')

    def _lines(self, card: UnitCard) -> None:
        found = ", ".join(card.lines) or "none"
        if card.type == "aircraft":
            if card.lines != ("air",):
                raise self._wrong(card, "lines", f'found {found}; right for aircraft would be ["air"] (SP-028)')
        elif card.mobile:
            if sorted(card.lines) != ["front", "rear"]:
                problem = f'found {found}; right for mobile artillery would be ["front", "rear"] (SP-039)'
                raise self._wrong(card, "lines", problem)
        elif card.lines not in (("front",), ("rear",)):
            raise self._wrong(card, "lines", f'found {found}; right would be ["front"] or ["rear"] (SP-025)')

    def _focus(self, card: CommandCard, field: str, focus: Focus | None) -> None:
        for word in focus.keywords if focus else ():
            self._keyword(card, f"{field}.keywords", word)

    def _damage(self, card: DamageCard) -> None:
        for edge in ("infantry", "vehicle", "artillery", "aircraft"):
            found = getattr(card, edge)
            effect = self.library.effects.get(found)
            if effect is None:
                raise self._wrong(card, edge, f'found "{found}"; there is no such effect')
            if effect.edge != edge:
                raise self._wrong(card, edge, f'found "{found}"; that effect is for the edge "{effect.edge}"')

    def _deck(self, deck: Deck) -> None:
        """SP-001, SP-003, SP-R01, SP-R02; a ready-made deck has a crew for every Unit that needs one."""
        units = self.library.units
        points, needed, supplied = 0, dict[str, int](), dict[str, int]()
        for name, copies in deck.cards.items():
            field = f"cards.{name}"
            if name not in units:
                raise self._wrong(deck, field, "there is no such Unit card")
            card = units[name]
            if card.side != deck.side:
                raise self._wrong(deck, field, f'a card of the side "{card.side}"; the deck is of "{deck.side}"')
            if not 1 <= copies <= card.copies:
                problem = f"found {copies}; right would be 1 to {card.copies}, as many as are printed (SP-R01)"
                raise self._wrong(deck, field, problem)
            points += card.cost * copies
            if card.crew:
                needed[card.crew] = needed.get(card.crew, 0) + copies
            if card.supplies:
                supplied[card.supplies] = supplied.get(card.supplies, 0) + copies
        bounds = (DECK_POINTS, SHARED_DECK_POINTS, HALF_DECK_POINTS)
        if not any(least <= points <= most for least, most in bounds):
            right = " or ".join(f"{least} to {most}" for least, most in bounds)
            problem = f"they cost {points} points; right would be {right} (SP-001, SP-T02)"
            raise self._wrong(deck, "cards", problem)
        for crew, count in needed.items():
            if supplied.get(crew, 0) < count:
                problem = f"{count} Units need a {crew}, but there are {supplied.get(crew, 0)} of them (SP-006)"
                raise self._wrong(deck, "cards", problem)
        if len(deck.hand) != HAND:
            raise self._wrong(deck, "hand", f"found {len(deck.hand)} cards; right would be {HAND} (SP-003)")
        for name in deck.hand:
            if deck.hand.count(name) > deck.cards.get(name, 0):
                raise self._wrong(deck, "hand", f'found "{name}" more often than the deck holds it')


LIBRARY = Library.load(DATA)
"""The cards that come with Fieldpost, and those of the packs that were added (:mod:`engine.spearpoint.packs`)."""
