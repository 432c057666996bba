"""What is printed, read from TOML and checked once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import msgspec

from engine.core.catalog import Catalog, table
from engine.core.datafile import Bilingual
from engine.warfighter.cards import (
    ActionCard,
    AnyCard,
    EquipmentCard,
    EventCard,
    HostileCard,
    LocationCard,
    Member,
    MissionCard,
    Named,
    ObjectiveCard,
    SkillCard,
    SoldierCard,
    SquadCard,
    WeaponCard,
)

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, eq=False, kw_only=True)
class Library(Catalog):
    """Everything printed, by id, in the order of the files."""

    soldiers: Mapping[str, SoldierCard] = table("soldier", SoldierCard)
    weapons: Mapping[str, WeaponCard] = table("weapon", WeaponCard)
    equipment: Mapping[str, EquipmentCard] = table("equipment", EquipmentCard)
    skills: Mapping[str, SkillCard] = table("skill", SkillCard)
    actions: Mapping[str, ActionCard] = table("action", ActionCard)
    locations: Mapping[str, LocationCard] = table("location", LocationCard)
    hostiles: Mapping[str, HostileCard] = table("hostile", HostileCard)
    events: Mapping[str, EventCard] = table("event", EventCard)
    missions: Mapping[str, MissionCard] = table("mission", MissionCard)
    objectives: Mapping[str, ObjectiveCard] = table("objective", ObjectiveCard)
    squads: Mapping[str, SquadCard] = table("squad", SquadCard)

    named: ClassVar[type[msgspec.Struct]] = Named

    @staticmethod
    def key(entry: AnyCard) -> tuple[str, str]:
        """Return the id of an entry, the only one that has it."""
        return "", entry.id

    @staticmethod
    def names_of(entry: AnyCard) -> Iterator[tuple[str, str, Bilingual]]:
        """Name a card and say its text; or name what is no card, ``kind/id``."""
        if isinstance(entry, Named):
            kind, _, id_ = entry.id.partition("/")
            yield kind, id_, entry.name
            return
        yield "card", entry.id, entry.name
        if entry.text is not None:
            yield "text", entry.id, entry.text

    def faults(self, entry: AnyCard) -> Iterator[tuple[str, str]]:
        """Find what contradicts itself, and what is named and not there."""
        match entry:
            case SoldierCard():
                yield from self._unknown("kit", entry.kit)
                if (entry.type == "player") != (entry.loadout is not None):
                    yield "loadout", "right would be a Loadout for a Player Soldier, and for nobody else"
                if entry.type == "player" and entry.kit:
                    yield "kit", "right would be none: what a Player Soldier carries is bought"
                if entry.type != "player" and (not entry.kit or entry.kit[0] not in self.weapons):
                    yield "kit", "right would be a weapon first: nothing is bought for him"
            case WeaponCard():
                if entry.rmax < entry.rmin:
                    yield "rmax", f"found {entry.rmax}; right would be at least {entry.rmin}"
                if not entry.modes:
                    yield "modes", "right would be a list of at least 1"
            case HostileCard():
                yield from _hostile_faults(entry)
            case LocationCard(table=table) | ObjectiveCard(table=table):
                if table.most < table.least:
                    yield "table.most", f"found {table.most}; right would be at least {table.least}"
            case MissionCard(goal=goal):
                if goal and goal not in self.objectives:
                    yield "goal", f'found "{goal}"; there is no such Objective'
            case SquadCard():
                yield from self._squad_faults(entry)
            case _:
                pass

    def _squad_faults(self, squad: SquadCard) -> Iterator[tuple[str, str]]:
        mission = self.missions.get(squad.mission)
        if mission is None:
            yield "mission", f'found "{squad.mission}"; there is no such Mission'
            return
        for member in squad.members:
            yield from self._member_faults(member)
        soldiers = [self.soldiers[member.soldier] for member in squad.members if member.soldier in self.soldiers]
        for card in soldiers:
            most = 2 if card.type == "squad" else 1
            if soldiers.count(card) > most:
                yield "members.soldier", f"found {card.id} too often; right would be up to {most}"
        if not any(card.type == "player" for card in soldiers):
            yield "members.soldier", "right would be at least one Player Soldier"
        kits = sum(self._weight(item)[0] for member in squad.members for item in member.kit)
        if sum(card.rp for card in soldiers) + kits > mission.rp:
            yield (
                "members",
                f"found {sum(card.rp for card in soldiers) + kits} RP; right would be up to {mission.rp}",
            )
        for member in squad.members:
            most = (self.soldiers[member.soldier].loadout or 0) + mission.loadout
            if member.kit and sum(self._weight(item)[1] for item in member.kit) > most:
                yield "members.kit", f"too heavy for {member.soldier}; right would be up to {most} of Loadout"

    def _weight(self, item: str) -> tuple[int, int]:
        """Return the RP and the Loadout of a weapon, a piece of equipment or a Skill."""
        gear = self.weapons.get(item) or self.equipment.get(item)
        return (self.skills[item].rp, 0) if gear is None else (gear.rp, gear.load)

    def _member_faults(self, member: Member) -> Iterator[tuple[str, str]]:
        soldier = self.soldiers.get(member.soldier)
        if soldier is None:
            yield "members.soldier", f'found "{member.soldier}"; there is no such Soldier'
        elif member.kit and soldier.type != "player":
            yield "members.kit", f"right would be none: nothing is bought for {member.soldier}"
        yield from self._unknown("members.kit", member.kit)
        yield from self._loose_ammo(member.kit)
        if len({*member.kit} & {*self.skills}) < sum(item in self.skills for item in member.kit):
            yield "members.kit", "a Skill is there twice; right would be once"
        for item in member.kit if soldier is not None else ():
            gear = self.weapons.get(item) or self.equipment.get(item)
            if gear is not None and gear.nation not in {"any", soldier.nation if soldier else ""}:
                yield "members.kit", f'found "{item}"; right would be something of his nation'

    def _loose_ammo(self, kit: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        """Find extra ammunition without the weapon that it is for: the first thing that is carried."""
        carried = [item for item in kit if item in self.weapons or item in self.equipment]
        extra = [item for item in carried if item in self.equipment and self.equipment[item].use == "ammo"]
        if extra and carried[0] not in self.weapons:
            yield "members.kit", f'found "{extra[0]}"; right would be the weapon for it first'

    def _unknown(self, field: str, kit: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        for item in kit:
            if item not in self.weapons and item not in self.equipment and item not in self.skills:
                yield field, f'found "{item}"; there is no such weapon, equipment or Skill'


def _hostile_faults(card: HostileCard) -> Iterator[tuple[str, str]]:
    if len(card.columns) != card.reticles:
        yield "columns", f"found {len(card.columns)}; right would be one for each of {card.reticles} reticles"
    if card.rmax < card.rmin:
        yield "rmax", f"found {card.rmax}; right would be at least {card.rmin}"
    for column in card.columns:
        if not column.suppress <= column.one <= column.two:
            yield "columns", "right would be suppress, one, two in rising order"


LIBRARY = Library.load(DATA)
