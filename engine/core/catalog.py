"""Catalogues: what is printed, and what a match is played with: the cards of its game and of its packs, by id.

A catalogue never changes. It is made once for each choice of packs and shared by all matches that picked the same;
a pack that is read later, or another edition of it, is in catalogues of its own. A state and a view find theirs by
the options of their match. What follows from the cards alone is worked out once for each (:func:`worked_out`).

A game fills in :class:`Catalog`, as far as it comes with the game, and :class:`Packs`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from engine.core.datafile import Bilingual, read_folder
from engine.core.errors import BadData, Illegal
from engine.core.packs import MANIFEST, MOST_PACKS, OPTION, Pack
from engine.core.words import Msg, msg

C = TypeVar("C", bound="Catalog")
E = TypeVar("E", bound=msgspec.Struct)
T = TypeVar("T")

KEPT = 64
"""Catalogues kept for matches to come; a match keeps its own as long as it lives."""
_OF_PACK = re.compile(r"([a-z][a-z0-9]{1,15})_([0-9a-f]{16})_")
"""With what the ids of a pack's cards begin, see :attr:`engine.core.packs.Pack.prefix`."""
_TABLE, _ENTRY = "table", "entry"


def table(name: str, entry: type[msgspec.Struct]) -> Any:
    """Say in which table of a file the entries of a kind are, and what they are."""
    return field(default_factory=dict, metadata={_TABLE: name, _ENTRY: entry})


@dataclass(frozen=True, eq=False, kw_only=True)
class Catalog(ABC):
    """Entries by id, kind by kind, in the order of the files. A game adds its kinds (:func:`table`)."""

    names: Mapping[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)
    """By kind and id: the names, by language, of everything that has one."""

    named: ClassVar[type[msgspec.Struct]]
    """The entries of the table ``name``: names of what is no entry of its own."""
    numbered: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """The entries that have numbers, by which deck codes name them."""

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read and check all TOML files of a folder; raises BadData naming file, entry and field."""
        found = read_folder(folder, cls.tables(), cls.key, cls.numbered)
        made = cls.of(entry for _file, entry in found)
        for file, entry in sorted(found, key=lambda one: cls.rank(one[1])):
            for where, problem in made.own_faults(entry):
                raise BadData(file, cls.key(entry)[1], where, problem)
        return made

    @classmethod
    def of(cls, entries: Iterable[Any]) -> Self:
        """Make a catalogue of entries."""
        made: dict[str, dict[Any, Any]] = {kind.name: {} for kind in fields(cls)}
        kinds = {kind.metadata[_ENTRY]: kind.name for kind in fields(cls) if _ENTRY in kind.metadata}
        for entry in entries:
            if type(entry) in kinds:
                made[kinds[type(entry)]][cls.key(entry)[1]] = entry
            made["names"].update({(of, id_): name.both for of, id_, name in cls.names_of(entry)})
        return cls(**made)

    @classmethod
    def widened(cls, catalog: Catalog, **more: Mapping[str, Any]) -> Self:
        """Make a catalogue of what another has, and of more kinds."""
        kinds: dict[str, Any] = {kind.name: getattr(catalog, kind.name) for kind in fields(catalog)}
        return cls(**kinds | more)

    @classmethod
    def tables(cls) -> dict[str, type[msgspec.Struct]]:
        """Return what an entry of each table is."""
        kinds = [kind.metadata for kind in fields(cls) if _TABLE in kind.metadata]
        return {kind[_TABLE]: kind[_ENTRY] for kind in kinds} | {"name": cls.named}

    def of_kind(self, entry: type[E]) -> Mapping[str, E]:
        """Return the entries of a kind."""
        found: Mapping[str, E] = next(
            getattr(self, kind.name) for kind in fields(self) if kind.metadata.get(_ENTRY) is entry
        )
        return found

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name a thing by its kind and id; None if there is no such thing."""
        return self.names.get((kind, id))

    # ------------------------------------------------------------- what a game says of its entries

    @staticmethod
    @abstractmethod
    def key(entry: Any) -> tuple[str, str]:
        """Return the id of an entry, and that within which it is the only one of this id."""

    @classmethod
    def rank(cls, entry: Any) -> int:
        """Say when an entry is checked: what others name before them, so that the first fault is the cause."""
        return [*cls.tables().values()].index(type(entry))

    @staticmethod
    @abstractmethod
    def names_of(entry: Any) -> Iterator[tuple[str, str, Bilingual]]:
        """Say what an entry names: kind, id and name."""

    @abstractmethod
    def faults(self, entry: Any) -> Iterator[tuple[str, str]]:
        """Find what in an entry contradicts itself or names what is not there: a field, and the problem."""

    def own_faults(self, entry: Any) -> Iterator[tuple[str, str]]:
        """Find what is wrong with an entry of the game's own files."""
        return self.faults(entry)


def together(*catalogs: C) -> C:
    """Lay catalogues of one game together, kind by kind, in their order; it is done once for the same."""
    found: C = _once_together(catalogs)
    return found


def _together(catalogs: tuple[Any, ...]) -> Any:
    kinds = [kind.name for kind in fields(catalogs[0])]
    return type(catalogs[0])(
        **{
            kind: MappingProxyType({id_: entry for one in catalogs for id_, entry in getattr(one, kind).items()})
            for kind in kinds
        }
    )


_once_together = lru_cache(maxsize=KEPT)(_together)


def worked_out(work_out: Callable[[C], T]) -> Callable[[C], T]:
    """Work out once for each catalogue what follows from its cards alone; nobody changes what is returned."""
    return lru_cache(maxsize=KEPT)(work_out)


class Packs(ABC, Generic[C]):
    """The packs that a game has read, and the catalogues of matches with and without them.

    All matches and threads share it: what was read stays, and what is read later touches nothing made before.
    """

    game: ClassVar[str]
    """The id of the game."""
    printed: ClassVar[tuple[type[msgspec.Struct], ...]]
    """The entries that are cards."""
    scenario: ClassVar[type[msgspec.Struct]]
    """The entries that are scenarios."""
    more: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """What else packs may hold."""

    def __init__(self, own: C) -> None:
        self.own = together(own)
        """The catalogue of a match without packs."""
        self.known: Mapping[str, Pack] = MappingProxyType({})
        """All that were read, by key."""
        self.offered: Mapping[str, Pack] = MappingProxyType({})
        """Those that may be picked for a new match, by the id of the pack."""
        self._brought: Mapping[str, C] = MappingProxyType({})
        self._adding = Lock()

    # ------------------------------------------------------------- what a game says of its packs

    def variants(self, entry: Any) -> list[Any]:
        """Return an entry, and a scenario also with the sides exchanged, where it may be played so."""
        return [entry]

    def taken(self, entry: Any) -> Container[str]:  # noqa: ARG002
        """Return the ids that the game has for such an entry."""
        return self._taken

    @abstractmethod
    def unfit(self, entry: Any) -> Iterator[tuple[str, str]]:
        """Find what is right in the game's own files, but not in a pack: a field, and the problem."""

    def faults_among(self, entry: Any, catalog: C) -> Iterator[tuple[str, str]]:
        """Find what is wrong with an entry among those of the game and of its pack."""
        return catalog.faults(entry)

    @abstractmethod
    def renamed(self, entry: Any, ids: Mapping[str, str]) -> msgspec.Struct:
        """Return an entry under its id in the game, naming the cards of its pack by theirs."""

    @abstractmethod
    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card beside its name, a line each."""

    # ------------------------------------------------------------- reading them

    @cached_property
    def tables(self) -> Mapping[str, type[msgspec.Struct]]:
        """The tables that a file of a pack may hold, with what an entry of each is."""
        held = (*self.printed, self.scenario, *self.more)
        return {name: kind for name, kind in self.own.tables().items() if kind in held}

    @cached_property
    def _taken(self) -> frozenset[str]:
        held = [kind for kind in self.tables.values() if kind is not self.own.named]
        return frozenset(id_ for kind in held for id_ in self.own.of_kind(kind))

    def examine(self, pack: Pack) -> list[BadData]:
        """Say everything that is wrong with a pack of this game; the first of every entry."""
        entries, found = pack.sift(self.tables, self.variants, self.taken, self.unfit)
        among: C = _together((self.own, type(self.own).of(entry for _file, entry in entries)))
        for file, entry in entries:
            fault = next(self.faults_among(entry, among), None)
            if fault is not None:
                found.append(BadData(file, entry.id, *fault))
        return found

    def read(self, pack: Pack) -> C:
        """Make the catalogue of what a sound pack brings, under ids that begin with its prefix."""
        entries = [entry for _file, entry in pack.entries(self.tables)]
        found = [one for entry in entries for one in self.variants(entry)]
        ids = {entry.id: pack.prefix + entry.id for entry in found}
        return type(self.own).of(self.renamed(entry, ids) for entry in found)

    def scenarios(self, pack: Pack) -> list[str]:
        """List the scenarios that a pack brings that was added, by the ids that they have in the game."""
        return [*self.brought(pack).of_kind(self.scenario)]

    def cards(self, pack: Pack) -> dict[str, str]:
        """List the cards of a pack that was added: the id that each has in the game, by the one that was typed."""
        found = self.brought(pack)
        return {id_.removeprefix(pack.prefix): id_ for kind in self.printed for id_ in found.of_kind(kind)}

    # ------------------------------------------------------------- catalogues

    def catalog(self, options: Mapping[str, Any]) -> C:
        """Return the catalogue of a match with these options; raises KeyError for a pack that nobody has read."""
        picked = options.get(OPTION)
        return self._with(picked) if picked else self.own

    def offering(self) -> C:
        """Return the catalogue with all packs that may be picked now."""
        return self.catalog({OPTION: [pack.key for pack in self.offered.values()]})

    def naming(self, id: str) -> C:  # noqa: A002
        """Return the smallest catalogue with a thing: the ids of packs tell of which edition they are."""
        if not self.known:  # the rules ask it of every card at every turn
            return self.own
        key = _edition(id)
        return self.own if key is None or key not in self.known else self._with([key])

    def brought(self, pack: Pack) -> C:
        """Return the catalogue of what a pack that was added brings, and of nothing else."""
        return self._brought[pack.key]

    def _with(self, keys: Iterable[str]) -> C:
        return together(self.own, *(self._brought[key] for key in keys))

    # ------------------------------------------------------------- packs

    def faults(self, pack: Pack) -> list[BadData]:
        """Say everything that is wrong with a pack; the first of every entry."""
        found = pack.manifest.game
        if found != self.game:
            return [BadData(MANIFEST, "the pack", "game", f'found "{found}"; right would be "{self.game}"')]
        return self.examine(pack)

    def add(self, pack: Pack, *, offer: bool = False) -> None:
        """Read a pack, for old matches or also for new ones; raises BadData with the first thing that is wrong."""
        if pack.key not in self.known:
            for fault in self.faults(pack):
                raise fault
            brought = self.read(pack)
            with self._adding:  # in place of what there was: whoever goes through that goes on undisturbed
                self._brought = MappingProxyType({**self._brought, pack.key: brought})
                self.known = MappingProxyType({**self.known, pack.key: pack})
        if offer:
            with self._adding:
                before = self.offered.get(pack.manifest.id, pack)
                if before.key != pack.key:
                    problem = f'"{pack.manifest.id}" is used by another pack already'
                    raise BadData(MANIFEST, "the pack", "id", problem)
                self.offered = MappingProxyType({**self.offered, pack.manifest.id: pack})

    def picked(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the keys of the packs that a match has picked."""
        return tuple(options.get(OPTION, ()))

    def refusal(self, picked: Any) -> Msg | None:
        """Say why a match cannot have these packs, if it cannot."""
        if not isinstance(picked, list) or not all(isinstance(key, str) for key in picked):
            return msg("refused-bad-setting", setting=OPTION, found=str(picked)[:50])
        if len(picked) > MOST_PACKS:
            return msg("refused-many-packs", found=len(picked), most=MOST_PACKS)
        for key in picked:
            if key not in self.known:
                return msg("refused-no-pack", found=key[:50])
        if sorted({self.known[key].manifest.id for key in picked}) != [key.partition("@")[0] for key in picked]:
            return msg("refused-twice")
        return None

    def check(self, picked: Any) -> None:
        """Raise Illegal unless a match can have these packs."""
        reason = self.refusal(picked)
        if reason is not None:
            raise Illegal(reason)

    def of_card(self, card: str) -> Pack | None:
        """Find the pack that a card is of, by the id that it has in the game; None for a card of the game."""
        key = _edition(card)
        return None if key is None else self.known.get(key)


@lru_cache(maxsize=4096)
def _edition(card: str) -> str | None:
    """Return the key of the pack of which an id tells."""
    found = _OF_PACK.match(card)
    return None if found is None else f"{found[1]}@{found[2]}"
