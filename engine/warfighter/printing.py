"""What is printed on cards, line by line, beside their names."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Arg, Msg, msg
from engine.warfighter.cards import (
    EquipmentCard,
    HostileCard,
    LocationCard,
    MissionCard,
    ObjectiveCard,
    SoldierCard,
    SquadCard,
    WeaponCard,
)
from engine.warfighter.catalog import WarfighterCatalog


def lines(catalog: WarfighterCatalog, card: str) -> list[Msg]:
    """Say what a card of a catalogue has printed on it; raises KeyError for an id that is none."""
    found: list[Msg] = []
    if card in catalog.soldiers:
        found += _soldier(catalog.soldiers[card])
    elif card in catalog.weapons:
        found += weapon_lines(catalog.weapons[card])
    elif card in catalog.equipment:
        found += _equipment(catalog.equipment[card])
    elif card in catalog.skills:
        found.append(msg("warfighter-card-skill", rp=catalog.skills[card].rp))
    elif card in catalog.hostiles:
        found += _hostile(catalog.hostiles[card])
    elif card in catalog.missions:
        found += _mission(catalog.missions[card])
    elif card in catalog.squads:
        found += _squad(catalog.squads[card])
    else:
        found += _place(catalog.locations.get(card) or catalog.objectives[card])
    if ("text", card) in catalog.names:
        found.append(msg("warfighter-card-text", text=card))
    return found


def _soldier(card: SoldierCard) -> Iterator[Msg]:
    yield msg("warfighter-card-soldier", type=card.type, nation=card.nation, rp=card.rp)
    yield msg(
        "warfighter-card-soldier-figures",
        health=card.health,
        move=card.move,
        cover=card.cover,
        hand_to_hand=card.hand_to_hand,
        actions=card.actions,
        loadout=card.loadout or 0,
    )
    if card.kit:
        yield msg("warfighter-card-kit", cards=list[Arg](card.kit))


def weapon_lines(card: WeaponCard) -> Iterator[Msg]:
    """Say of a weapon what it costs and how it fires."""
    yield msg("warfighter-card-gear", nation=card.nation, rp=card.rp, load=card.load)
    yield msg(
        "warfighter-card-weapon",
        ammo=card.ammo,
        rmin=card.rmin,
        rmax=card.rmax,
        pen=card.pen,
        explosion=card.explosion,
    )
    for mode in card.modes:
        yield msg("warfighter-card-mode", mode=mode.mode, dice=mode.dice, hit=mode.hit, empty=mode.empty)
    if card.thrown is not None:
        mode = card.thrown
        yield msg("warfighter-card-mode", mode=mode.mode, dice=mode.dice, hit=mode.hit, empty=mode.empty)
    if card.traits:
        yield msg("warfighter-card-traits", traits=list[Arg](card.traits))


def _equipment(card: EquipmentCard) -> Iterator[Msg]:
    yield msg("warfighter-card-gear", nation=card.nation, rp=card.rp, load=card.load)
    if card.uses:
        yield msg("warfighter-card-uses", uses=card.uses)


def _hostile(card: HostileCard) -> Iterator[Msg]:
    yield msg(
        "warfighter-card-hostile",
        tier=card.tier,
        xp=card.xp,
        reticles=card.reticles,
        cover=card.cover,
        rmin=card.rmin,
        rmax=card.rmax,
        entrance=card.entrance,
        copies=card.copies,
    )
    for active, column in enumerate(card.columns, 1):
        yield msg(
            "warfighter-card-column", active=active, suppress=column.suppress, one=column.one, two=column.two
        )
    if card.traits:
        yield msg("warfighter-card-traits", traits=list[Arg](card.traits))
    if card.reinforce is not None:
        yield msg("warfighter-card-reinforce", least=card.reinforce.least, most=card.reinforce.most)
    if card.kills > 1:
        yield msg("warfighter-card-kills", kills=card.kills)


def _place(card: LocationCard | ObjectiveCard) -> Iterator[Msg]:
    yield msg("warfighter-card-place", entrance=card.entrance, hand_to_hand=card.hand_to_hand)
    if isinstance(card, LocationCard):
        yield msg("warfighter-card-traits", traits=[card.ground])
    table = card.table
    yield msg(
        "warfighter-card-table",
        numbers="/".join(map(str, table.hostiles)),
        least=table.least,
        most=table.most,
    )


def _mission(card: MissionCard) -> Iterator[Msg]:
    yield msg(
        "warfighter-card-mission",
        rp=card.rp,
        turns=card.turns,
        slot=card.objective,
        loadout=card.loadout,
    )
    if card.goal:
        yield msg("warfighter-card-goal", objective=card.goal)


def _squad(card: SquadCard) -> Iterator[Msg]:
    yield msg("warfighter-card-squad", mission=card.mission)
    for member in card.members:
        yield msg("warfighter-card-member", soldier=member.soldier, cards=list[Arg](member.kit))
