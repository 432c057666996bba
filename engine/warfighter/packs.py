"""Packs of Warfighter: Soldiers, weapons, equipment, Skills, Locations, Hostiles, Missions, Objectives, squads.

An entry names cards of its own pack and of the game by their ids. Ids that the game has are taken. Everything but
a Mission and a ready-made squad is in every match with the pack: on sale, in the decks, or among the Objectives of
which chance chooses one.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from engine.core.catalog import Packs
from engine.core.words import Msg
from engine.warfighter import pack_faults, printing
from engine.warfighter.cards import (
    AnyCard,
    EquipmentCard,
    HostileCard,
    LocationCard,
    MissionCard,
    ObjectiveCard,
    SkillCard,
    SoldierCard,
    SquadCard,
    WeaponCard,
)
from engine.warfighter.catalog import GAME, WarfighterCatalog

_TAKEN = frozenset(id_ for kind, id_ in GAME.names if kind == "card")
"""Those of Action cards and Events too: what they do is the rules', and packs hold none."""


class WarfighterPacks(Packs[WarfighterCatalog]):
    """The packs of Warfighter, and its catalogues."""

    game: ClassVar[str] = "warfighter"
    printed: ClassVar[tuple[type[msgspec.Struct], ...]] = (
        SoldierCard,
        WeaponCard,
        EquipmentCard,
        SkillCard,
        LocationCard,
        HostileCard,
        MissionCard,
        ObjectiveCard,
        SquadCard,
    )
    scenario: ClassVar[type[msgspec.Struct]] = MissionCard

    def taken(self, entry: AnyCard) -> Container[str]:  # noqa: ARG002
        """Return the ids of all cards of the game."""
        return _TAKEN

    def unfit(self, entry: AnyCard) -> Iterator[tuple[str, str]]:
        """Find what is right in the game's own files, but not in a pack."""
        return pack_faults.of_card(entry)

    def renamed(self, entry: AnyCard, ids: Mapping[str, str]) -> AnyCard:
        """Return an entry under its id in the game, naming the cards of its pack by theirs."""
        return replace(_naming(entry, ids), id=ids[entry.id])

    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card."""
        return printing.lines(self.naming(card), card)


def _naming(entry: AnyCard, ids: Mapping[str, str]) -> AnyCard:
    """Return an entry that names whatever of its pack it names under its id in the game."""
    match entry:
        case SoldierCard():
            return replace(entry, kit=tuple(ids.get(item, item) for item in entry.kit))
        case MissionCard():
            return replace(entry, goal=ids.get(entry.goal, entry.goal))
        case SquadCard():
            members = tuple(
                replace(
                    member,
                    soldier=ids.get(member.soldier, member.soldier),
                    kit=tuple(ids.get(item, item) for item in member.kit),
                )
                for member in entry.members
            )
            return replace(entry, mission=ids.get(entry.mission, entry.mission), members=members)
        case _:
            return entry


PACKS = WarfighterPacks(GAME)


having = PACKS.naming
"""Return a catalogue that has a card, in whichever match it is: its id tells of which edition it is."""
