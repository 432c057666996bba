"""Packs of 2GM Tactics: scenarios, for the cards and terrain of the game. They bring no cards of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from engine.core.errors import BadData
from engine.core.packs import Pack, Packs
from engine.core.words import Msg
from engine.tactics2gm.scenarios import SCENARIOS, Scenario, both, faults

_TAKEN = frozenset(SCENARIOS)


class TacticsPacks(Packs):
    """The packs of 2GM Tactics."""

    game: ClassVar[str] = "tactics2gm"
    tables: ClassVar[Mapping[str, type[msgspec.Struct]]] = {"scenario": Scenario}

    def examine(self, pack: Pack) -> list[BadData]:
        """Say everything that is wrong with a pack; the first of every scenario."""
        found: list[BadData] = []
        files: dict[str, str] = {}
        for file, entry in pack.entries(self.tables):
            if isinstance(entry, BadData):
                found.append(entry)
                continue
            assert isinstance(entry, Scenario)
            found += next(([fault] for fault in _faults(file, entry, files)), [])
        if not files and not found:
            found.append(BadData("the pack", "its files", "entries", "none; right would be at least one scenario"))
        return found

    def take_in(self, pack: Pack) -> None:
        """Lay the scenarios of a sound pack among those of the game."""
        for _file, entry in pack.entries(self.tables):
            assert isinstance(entry, Scenario)
            for scenario in both(entry):
                id_ = pack.prefix + scenario.id
                SCENARIOS[id_] = msgspec.structs.replace(scenario, id=id_, exchanged=None)

    def scenarios(self, pack: Pack) -> list[str]:
        """List the scenarios of a pack."""
        return [id_ for id_ in SCENARIOS if id_.startswith(pack.prefix)]

    def cards(self, pack: Pack) -> dict[str, str]:  # noqa: ARG002
        """List no cards: there are none in packs."""
        return {}

    def text(self, card: str) -> list[Msg]:
        """Raise KeyError: no card is in a pack."""
        raise KeyError(card)


def _faults(file: str, entry: Scenario, files: dict[str, str]) -> Iterator[BadData]:
    """Find what is wrong with a scenario of a pack, and with the same with the sides exchanged; note their ids."""
    for field, scenario in zip(("id", "exchanged.id"), both(entry), strict=False):
        if scenario.id in _TAKEN or scenario.id in files:
            problem = f'"{scenario.id}" is used twice; {files.get(scenario.id, "the game")} has it already'
            yield BadData(file, entry.id, field, problem)
        files[scenario.id] = file
        yield from (BadData(file, entry.id, where, problem) for where, problem in faults(scenario))


PACKS = TacticsPacks()
