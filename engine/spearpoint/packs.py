"""Packs of Spearpoint: Units and crews, Command and Damage cards, effects, decks, Situations, names of traits.

An entry names cards of its own pack and of the game by their ids. Ids that the game has are taken. Command and
Damage cards are shuffled into the decks of a match that picked the pack; Units may be taken into Reserves decks. A
crew is of a kind that the game knows, and differs in what it costs and does; a trait is a word to be asked for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Container, Iterator, Mapping
from typing import ClassVar, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.catalog import Packs
from engine.core.packs import Pack, excess, numbered
from engine.core.words import Msg, msg
from engine.spearpoint import printing, situations
from engine.spearpoint.cards import CommandCard, DamageCard, DamageEffect, Deck, Focus, Named, UnitCard
from engine.spearpoint.catalog import GAME, SpearpointCatalog
from engine.spearpoint.library import Card
from engine.spearpoint.ops import AttackMod, RerollIntensity
from engine.spearpoint.situations import Muster, Situation

_MOST: dict[str, int] = {
    "cost": 50,
    "copies": 12,
    "defense": 9,
    "endurance": 40,
    "flight": 9,
    "index": 20,
    "turns": 9,
}
"""The greatest figures on a card of a pack."""
_LONGEST: dict[str, int] = {"weapons": 5, "keywords": 4, "ops": 4}
"""The most that a card of a pack has of something."""
_STEADIEST = 3
"""How much a crew may change attack rolls."""

Entry: TypeAlias = Card | Situation
V = TypeVar("V")

_TRAITS = frozenset(id_ for kind, id_ in GAME.names if kind == "trait")


class SpearpointPacks(Packs[SpearpointCatalog]):
    """The packs of Spearpoint, and its catalogues."""

    game: ClassVar[str] = "spearpoint"
    printed: ClassVar[tuple[type[msgspec.Struct], ...]] = (UnitCard, CommandCard, DamageCard)
    scenario: ClassVar[type[msgspec.Struct]] = Situation
    more: ClassVar[tuple[type[msgspec.Struct], ...]] = (DamageEffect, Deck, Named)

    def variants(self, entry: Entry) -> list[Entry]:
        """Return an entry, and a Situation also with the sides exchanged, where it may be played so."""
        return [*situations.both(entry)] if isinstance(entry, Situation) else [entry]

    def taken(self, entry: Entry) -> Container[str]:
        """Return the ids of the game's cards; its traits, if it is the name of one."""
        return _TRAITS if isinstance(entry, Named) else super().taken(entry)

    def unfit(self, entry: Entry) -> Iterator[tuple[str, str]]:
        """Find what is right in the game's own files, but not in a pack."""
        if isinstance(entry, Named):
            if entry.of != "trait":
                yield "of", f'found "{entry.of}"; right in a pack would be "trait"'
        elif not isinstance(entry, Situation | Deck | DamageCard):
            yield from excess(entry, _MOST, _LONGEST)
            if isinstance(entry, UnitCard):
                yield from numbered(entry)
                if entry.type == "crew":
                    yield from _crew_faults(entry)

    def renamed(self, entry: Entry, ids: Mapping[str, str]) -> Entry:
        """Return an entry under its id in the game, naming the cards of its pack by theirs."""
        match entry:
            case DamageCard():
                edges = {e: _one(getattr(entry, e), ids) for e in ("infantry", "vehicle", "artillery", "aircraft")}
                return replace(entry, id=ids[entry.id], **edges)
            case Deck():
                return replace(entry, id=ids[entry.id], cards=_keys(entry.cards, ids), hand=_all(entry.hand, ids))
            case UnitCard():
                return replace(entry, id=ids[entry.id], keywords=_traits(entry.keywords, ids))
            case CommandCard():
                aims = {name: _focus(getattr(entry, name), ids) for name in ("on", "by", "against")}
                return replace(entry, id=ids[entry.id], **aims)
            case Situation():
                return _situation(entry, ids)
            case _:
                return replace(entry, id=ids[entry.id])

    def read(self, pack: Pack) -> SpearpointCatalog:
        """Make the catalogue of what a sound pack brings; its Damage cards are named after it."""
        found, title = super().read(pack), pack.manifest.name
        names = dict(found.names)
        for card in found.damage:
            words = card.removeprefix(pack.prefix).replace("_", " ")
            names["card", card] = {"en": f"{title.en}: {words}", "es": f"{title.es}: {words}"}
        return dataclasses.replace(found, names=names)

    def unit(self, card: str) -> UnitCard:
        """Return a Unit or crew by its id, whatever match it is in; raises KeyError where there is none."""
        return self.naming(card).units[card]

    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card; on a Damage card, edge by edge."""
        catalog = self.naming(card)
        if card in catalog.units:
            return printing.unit_lines(catalog.units[card])
        if card in catalog.commands:
            return printing.command_text(catalog.commands[card])
        found = catalog.damage[card]
        lines = []
        for name in (found.infantry, found.vehicle, found.artillery, found.aircraft):
            lines += [msg("spearpoint-picture-effect-full", effect=name)]
            lines += printing.effect_text(catalog.effects[name])
        return lines


PACKS = SpearpointPacks(GAME)


# ------------------------------------------------------------------ what a pack may not hold


def _crew_faults(crew: UnitCard) -> Iterator[tuple[str, str]]:
    """SP-R41 Find what a crew of a pack may not be."""
    if crew.grade:
        yield "grade", f'found "{crew.grade}"; right would be none: the game brings the graded crews'
    for i, op in enumerate(crew.ops):
        if isinstance(op, AttackMod) and not 1 <= abs(op.amount) <= _STEADIEST:
            yield f"ops[{i}].amount", f"found {op.amount}; right would be 1 to {_STEADIEST}, or less than 0 as far"
        if isinstance(op, RerollIntensity) and not 1 <= op.to <= 9:
            yield f"ops[{i}].to", f"found {op.to}; right would be 1 to 9"


# ------------------------------------------------------------------ under other ids


def _focus(focus: Focus | None, ids: Mapping[str, str]) -> Focus | None:
    return None if focus is None else replace(focus, keywords=_traits(focus.keywords, ids))


def _traits(found: tuple[str, ...], ids: Mapping[str, str]) -> tuple[str, ...]:
    """Rename traits; what the game calls so is the game's, whatever cards of the pack are called."""
    return tuple(word if word in _TRAITS else ids[word] for word in found)


def _situation(situation: Situation, ids: Mapping[str, str]) -> Situation:
    return replace(
        situation,
        id=ids[situation.id],
        us=_muster(situation.us, ids),
        de=_muster(situation.de, ids),
        rules=tuple(_naming(rule, ids) for rule in situation.rules),
        wins=tuple(_naming(win, ids) for win in situation.wins),
        exchanged=None,
    )


def _muster(muster: Muster, ids: Mapping[str, str]) -> Muster:
    return replace(
        muster,
        required=_keys(muster.required, ids),
        banned=_all(muster.banned, ids),
        given=_keys(muster.given, ids),
        cards=_keys(muster.cards, ids),
    )


S = TypeVar("S", bound=msgspec.Struct)


def _naming(entry: S, ids: Mapping[str, str]) -> S:
    """Rename what a way to win or a changed rule names: ``unit``, ``units`` or ``card``."""
    named = {name: _one(getattr(entry, name), ids) for name in ("unit", "card") if hasattr(entry, name)}
    several = {"units": _all(entry.units, ids)} if hasattr(entry, "units") else {}
    return replace(entry, **named, **several)


def _one(id_: str, ids: Mapping[str, str]) -> str:
    return ids.get(id_, id_)


def _all(found: tuple[str, ...], ids: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(_one(id_, ids) for id_ in found)


def _keys(found: Mapping[str, V], ids: Mapping[str, str]) -> dict[str, V]:
    return {_one(id_, ids): value for id_, value in found.items()}
