"""Catalogues: what a match is played with, the cards of its game and of the packs that it picked, by id.

A catalogue never changes. It is made once for each choice of packs and shared by all matches that picked the same;
a pack that is read later, or another edition of it, is in catalogues of its own. A state and a view find theirs by
the options of their match. What follows from the cards alone is worked out once for each (:func:`worked_out`).

A game fills in :class:`Catalog` and :class:`Packs`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from threading import Lock
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from engine.core.errors import BadData, Illegal
from engine.core.packs import MANIFEST, MOST_PACKS, OPTION, Pack
from engine.core.words import Msg, msg

C = TypeVar("C", bound="Catalog")
T = TypeVar("T")

KEPT = 64
"""Catalogues kept for matches to come; a match keeps its own as long as it lives."""
_OF_PACK = re.compile(r"([a-z][a-z0-9]{1,15})_([0-9a-f]{16})_")
"""With what the ids of a pack's cards begin, see :attr:`engine.core.packs.Pack.prefix`."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Catalog:
    """What a match is played with. A game adds its cards: mappings by id, each in the order of the files."""

    names: Mapping[tuple[str, str], Mapping[str, str]]
    """By kind and id: the names, by language, of everything that has one."""

    @classmethod
    def of(cls, library: object, **more: object) -> Self:
        """Make a catalogue of what a library has under the same names, and of what else is given."""
        kinds = [kind.name for kind in fields(cls)]
        made: Any = {kind: more[kind] if kind in more else getattr(library, kind) for kind in kinds}
        return cls(**made)


def together(*catalogs: C) -> C:
    """Lay catalogues of one game together, kind by kind, in their order; it is done once for the same."""
    found: C = _together(catalogs)
    return found


@lru_cache(maxsize=KEPT)
def _together(catalogs: tuple[Any, ...]) -> Any:
    kinds = [kind.name for kind in fields(catalogs[0])]
    return type(catalogs[0])(
        **{
            kind: MappingProxyType({id_: entry for one in catalogs for id_, entry in getattr(one, kind).items()})
            for kind in kinds
        }
    )


def worked_out(work_out: Callable[[C], T]) -> Callable[[C], T]:
    """Work out once for each catalogue what follows from its cards alone; nobody changes what is returned."""
    return lru_cache(maxsize=KEPT)(work_out)


class Packs(ABC, Generic[C]):
    """The packs that a game has read, and the catalogues of matches with and without them.

    All matches and threads share it: what was read stays, and what is read later touches nothing made before.
    """

    game: ClassVar[str]
    """The id of the game."""
    tables: ClassVar[Mapping[str, type[msgspec.Struct]]]
    """The tables that a file of a pack may hold, with what an entry of each is."""

    def __init__(self, own: C) -> None:
        self.own = together(own)
        """The catalogue of a match without packs."""
        self.known: Mapping[str, Pack] = MappingProxyType({})
        """All that were read, by key."""
        self.offered: Mapping[str, Pack] = MappingProxyType({})
        """Those that may be picked for a new match, by the id of the pack."""
        self._brought: Mapping[str, C] = MappingProxyType({})
        self._adding = Lock()

    @abstractmethod
    def examine(self, pack: Pack) -> list[BadData]:
        """Say everything that is wrong with a pack of this game; the first of every entry."""

    @abstractmethod
    def read(self, pack: Pack) -> C:
        """Make the catalogue of what a sound pack brings, under ids that begin with its prefix."""

    @abstractmethod
    def scenarios(self, pack: Pack) -> list[str]:
        """List the scenarios that a pack brings that was added, by the ids that they have in the game."""

    @abstractmethod
    def cards(self, pack: Pack) -> dict[str, str]:
        """List the cards of a pack that was added: the id that each has in the game, by the one that was typed."""

    @abstractmethod
    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card beside its name, a line each."""

    # ------------------------------------------------------------- catalogues

    def catalog(self, options: Mapping[str, Any]) -> C:
        """Return the catalogue of a match with these options; raises KeyError for a pack that nobody has read."""
        picked = options.get(OPTION)
        return self._with(picked) if picked else self.own

    def naming(self, id: str) -> C:  # noqa: A002
        """Return the smallest catalogue with a thing: the ids of packs tell of which edition they are."""
        pack = self.of_card(id)
        return self.own if pack is None else self._with([pack.key])

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
        found = _OF_PACK.match(card)
        return None if found is None else self.known.get(f"{found[1]}@{found[2]}")
