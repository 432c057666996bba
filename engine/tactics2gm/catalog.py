"""The catalogue of a match of 2GM Tactics: what is printed, and scenarios, those of its packs among them.

Tokens, terrain, abilities, Generals and armies are the same in every match: who asks for them asks the library.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.catalog import table
from engine.core.datafile import Bilingual
from engine.tactics2gm import scenarios
from engine.tactics2gm.library import LIBRARY, Entry, Library
from engine.tactics2gm.scenarios import SCENARIOS, Scenario


@dataclass(frozen=True, eq=False, kw_only=True)
class TacticsCatalog(Library):
    """What a match is played with, by id, in the order of the files."""

    scenarios: Mapping[str, Scenario] = table("scenario", Scenario)

    @staticmethod
    def key(entry: Entry | Scenario) -> tuple[str, str]:
        """Return the kind and the id under which an entry is known."""
        return ("scenario", entry.id) if isinstance(entry, Scenario) else Library.key(entry)

    @staticmethod
    def names_of(entry: Entry | Scenario) -> Iterator[tuple[str, str, Bilingual]]:
        """Name an entry, and the weapons on it; what a scenario is called, it tells itself."""
        return iter(()) if isinstance(entry, Scenario) else Library.names_of(entry)

    def faults(self, entry: Entry | Scenario) -> Iterator[tuple[str, str]]:
        """Find what no single field can tell, also of a scenario."""
        if not isinstance(entry, Scenario):
            yield from super().faults(entry)
            return
        for one in scenarios.both(entry):
            yield from scenarios.faults(one, self.units)


GAME = TacticsCatalog.widened(LIBRARY, scenarios=SCENARIOS)
"""What comes with Fieldpost."""
