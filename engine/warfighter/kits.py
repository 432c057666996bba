"""A squad as the cards that deck builders and codes know: Soldiers, and what is given to each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.decks import Cards, bearer, given, printed
from engine.core.protocol import Seat
from engine.core.words import Msg, msg
from engine.warfighter import budget
from engine.warfighter.cards import Destroy, Member
from engine.warfighter.catalog import GAME
from engine.warfighter.field import Field, Gear, Soldier
from engine.warfighter.muster import has_aid
from engine.warfighter.packs import having

BATCH = next(card.id for card in GAME.equipment.values() if card.use == "ammo")
"""The card for a batch of extra ammunition, which is given to a weapon (WF-016)."""


def cards_of(soldiers: Iterable[Soldier]) -> dict[str, int]:
    """Return Soldiers as cards, with what was bought for them."""
    found: Counter[str] = Counter()
    for soldier in soldiers:
        found[soldier.card] += 1
        for skill in soldier.skills if soldier.is_player else ():
            found[given(soldier.card, skill)] += 1
        for gear in soldier.gear if soldier.is_player else ():
            weapon = given(soldier.card, gear.card)
            found[weapon] += 1
            found[given(weapon, BATCH)] += budget.batches(gear)
    return dict(+found)


def cards_of_members(members: Iterable[Member]) -> dict[str, int]:
    """Return the members of a ready-made squad as cards; extra ammunition is for the first weapon."""
    found: Counter[str] = Counter()
    for member in members:
        found[member.soldier] += 1
        first = next((item for item in member.kit if item in having(item).weapons), "")
        for item in member.kit:
            batch = _is_batch(item)
            found[given(given(member.soldier, first), BATCH) if batch else given(member.soldier, item)] += 1
    return dict(found)


def _is_batch(card: str) -> bool:
    """Return whether a card is extra ammunition, be it of a pack."""
    equipment = having(card).equipment.get(card)
    return equipment is not None and equipment.use == "ammo"


def laid_out(mission: str, limit: int, cards: Cards) -> Field:
    """Lay a squad on an empty table, so that it can be reckoned with."""
    field = Field(mission=mission, objective="", tier="front", nations=[], limit=limit, turn=0, row=[])
    for id_, number in cards.items():
        for _ in range(0 if bearer(id_) else number):
            soldier = Soldier(no=len(field.soldiers) + 1, card=id_, owner=0, seat=0)
            soldier.skills = [skill for skill, _ in kit(cards, id_) if skill in having(skill).skills]
            soldier.gear = [*(_gear(field, cards, id_) if soldier.is_player else _printed_gear(field, soldier))]
            field.soldiers.append(soldier)
    return field


def kit(cards: Cards, to: str) -> list[tuple[str, int]]:
    """List what is given to a card, with how much of it."""
    return [(printed(id_), number) for id_, number in cards.items() if bearer(id_) == to]


def _gear(field: Field, cards: Cards, soldier: str) -> Iterator[Gear]:
    for card, number in kit(cards, soldier):
        if card not in having(card).skills:
            items = [budget.issue(field.name(), card) for _ in range(number)]
            for batch in range(cards.get(given(given(soldier, card), BATCH), 0)):
                budget.add_batch(items[batch % number])
            yield from items


def _printed_gear(field: Field, soldier: Soldier) -> Iterator[Gear]:
    """Issue what a Soldier comes with (WF-011); how much ammunition it has makes no difference here."""
    return (budget.issue(field.name(), item) for item in soldier.printed.kit if item not in having(item).skills)


def loads(field: Field) -> list[Msg]:
    """Say what each Player Soldier carries, of what he may carry; of no more than a squad may have."""
    return [
        msg("warfighter-tally-load", soldier=s.card, load=budget.load(s), loadout=budget.loadout(field, s))
        for s in field.soldiers
        if s.is_player
    ][: budget.MOST_SOLDIERS]


def lacks(field: Field, seat: Seat) -> Iterator[Msg]:
    """Say what a seat's Soldiers still lack, and the squad: first aid, and what its Objective asks for."""
    own = field.of(seat)
    if not any(soldier.is_player for soldier in own):
        yield msg("warfighter-lack-player")
    for soldier in own:
        if soldier.is_player and not any(gear.weapon is not None for gear in soldier.gear):
            yield msg("warfighter-lack-weapon", soldier=soldier.card)
    if not has_aid(field.soldiers):
        yield msg("warfighter-lack-aid")
    gear = [item.equipment for soldier in field.soldiers for item in soldier.gear]
    destroys = bool(field.objective) and isinstance(field.goal.condition, Destroy)
    if destroys and not any(item is not None and item.throw is not None for item in gear):
        yield msg("warfighter-lack-charge", objective=field.objective)
