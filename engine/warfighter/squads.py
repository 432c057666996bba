"""Building squads as decks are built: Soldiers, and what is given to them (WF-001, WF-009 to WF-016, WF-R40).

In a match the squad lies open, and everybody buys his part of it by the acts of :mod:`engine.warfighter.muster`:
a deck in the place of another is the list of acts that leads from the one to the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, TypeGuard

from engine.core import decks
from engine.core.decks import Card, Cards, Decks, Pool, Ready, bearer, given, printed
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.packs import OPTION
from engine.core.protocol import Decision, Objection, Option, Seat, View
from engine.core.words import Arg, Msg, msg
from engine.warfighter import advice_muster, budget, kits, muster
from engine.warfighter.cards import SoldierCard
from engine.warfighter.catalog import GAME, WarfighterCatalog
from engine.warfighter.field import Field
from engine.warfighter.kinds import WeaponTrait
from engine.warfighter.options import limit, nations
from engine.warfighter.packs import PACKS, having
from engine.warfighter.purchase import Purchase
from engine.warfighter.state import PASS, SQUAD, Playing, WarfighterState
from engine.warfighter.view import WarfighterView

_KINDS = "SWQK"
"""How the ids of Soldiers, weapons, equipment and Skills begin, in the order in which codes count them."""
_PLAYER = "player"
"""The group of Player Soldiers, of whom every seat needs one."""


_TELLING: frozenset[WeaponTrait] = frozenset({"rifle", "bolt", "bipod", "tripod", "stealth", "melee"})
"""Traits that matter when a weapon is chosen."""


class Squads(Decks):
    """Squads of Soldiers with their weapons, equipment and Skills, for a Mission's RP."""

    game: ClassVar[str] = "warfighter"
    number: ClassVar[int] = 3
    sides: ClassVar[tuple[str, ...]] = (SQUAD,)
    kind: ClassVar[str] = "muster"
    copies_rule: ClassVar[str] = "WF-010"
    settings: ClassVar[tuple[str, ...]] = ("nation", "players")
    scenarios: ClassVar[bool] = True
    nested: ClassVar[bool] = True
    what: ClassVar[str] = "squad"

    def pool(self, side: str, scenario: str, options: Mapping[str, Any]) -> Pool:
        """WF-001, WF-009 Return what the whole squad of a match may hold."""
        packs = PACKS.picked(options)
        catalog = PACKS.catalog({OPTION: packs})
        most = limit(catalog.missions[scenario], options)
        return _pool(side, scenario, frozenset(nations(options)), most, packs)

    def numbers(self) -> Mapping[str, int]:
        """Return the number of everything that can be bought, by what its id begins with and its own number."""
        return _numbers()

    def ready(self, pool: Pool) -> list[Ready]:
        """List the ready-made squads that can be bought, those for the Mission first."""
        catalog = PACKS.catalog({OPTION: pool.packs})
        found = []
        for squad in sorted(catalog.squads.values(), key=lambda squad: squad.mission != pool.scenario):
            cards = decks.ordered(pool, there := kits.cards_of_members(squad.members))
            if len(cards) == len(there) and not self.faults(pool, cards):
                about = catalog.names.get(("text", squad.id)) or catalog.names["card", squad.mission]
                found.append(Ready(squad.id, SQUAD, about, cards, ("squad", squad.id)))
        return found

    # ------------------------------------------------------------- in a match

    def asked(self, view: View, decision: Decision) -> Pool | None:
        """WF-R40 Return what a seat may have, beside what the others have and what is left for them."""
        if not _asks_for_squad(view, decision):
            return None
        field, seat = view.field, decision.seat
        pool = self.pool(SQUAD, view.scenario, view.options)
        theirs = Counter(soldier.card for soldier in field.soldiers if soldier.seat != seat)
        waiting = [other for other in muster.waiting(field, view.seats) if other != seat]
        cards = {}
        for card in pool.cards.values():
            most = card.most - theirs[card.id]
            if most > 0 and (not bearer(card.id) or bearer(card.id) in cards):
                cards[card.id] = card._replace(most=most)
        spent = sum(budget.worth(soldier) for soldier in field.soldiers if soldier.seat != seat)
        return pool._replace(
            cards=cards,
            most=field.limit - spent,
            share=field.limit // view.seats,
            places=budget.MOST_SOLDIERS - sum(theirs.values()) - len(waiting),
            waiting=len(waiting),
        )

    def laid(self, view: View, decision: Decision) -> Cards | None:
        """Return what a seat has bought."""
        if not _asks_for_squad(view, decision):
            return None
        return kits.cards_of(view.field.of(decision.seat))

    def steps(self, view: View, decision: Decision, cards: Cards) -> list[Option]:
        """Give back what is not wanted, then buy what is: Player Soldiers, what they need, then the others."""
        assert isinstance(view, WarfighterView)
        return Purchase(view, decision.seat, cards).done()

    def at_once(self, view: View, decision: Decision) -> Option | None:
        """Return for the host a ready-made squad for the whole table; else the act that buys as advised."""
        if not _asks_for_squad(view, decision):
            return None
        ready = [option for option in decision.options if option[0] == "squad"]
        if ready and decision.seat == 0:
            return ready[0]
        advised = advice_muster.advise(view.field, view.seats, decision.seat, decision.options)
        return None if advised == PASS else muster.ADVISED

    def settled(self, view: View, decision: Decision, picks: list[Option]) -> Cards | None:
        """Return the squad with which a seat is done."""
        return self.laid(view, decision) if picks == [PASS] else None

    # ------------------------------------------------------------- what is wrong with it

    def excess(self, pool: Pool, cards: Cards) -> list[Objection]:
        """WF-009, WF-014, WF-R40 Say also where it costs or weighs too much, or is too large."""
        found = super().excess(pool, cards)
        known = decks.ordered(pool, cards)
        field = _table(pool, known)
        most = _most(pool, known)
        if most is None:
            found.append(Objection(msg("warfighter-refused-squad-others", others=pool.waiting), "WF-R40"))
        elif (rp := decks.cost(pool, known)) > most:
            found.append(Objection(msg("warfighter-refused-squad-rp", rp=rp, most=most, over=rp - most), "WF-009"))
        for soldier in field.soldiers:
            if not budget.fits(field, soldier):
                load, loadout = budget.load(soldier), budget.loadout(field, soldier)
                reason = msg("warfighter-refused-squad-load", soldier=soldier.card, load=load, loadout=loadout)
                found.append(Objection(reason, "WF-014"))
        if pool.places and len(field.soldiers) > pool.places:
            found.append(Objection(msg("warfighter-refused-squad-size", most=pool.places), "WF-R40"))
        return found

    def objections(self, pool: Pool, cards: Cards) -> list[Objection]:
        """WF-010 Object to a squad without a Player Soldier."""
        catalog = PACKS.catalog({OPTION: pool.packs})
        if any(id_ in catalog.soldiers and catalog.soldiers[id_].type == "player" for id_ in cards):
            return []
        return [Objection(msg("warfighter-refused-squad-player"), "WF-010")]

    def warnings(self, pool: Pool, cards: Cards) -> list[Msg]:
        """Warn of who has no weapon, and of a squad without first aid."""
        lacks = kits.lacks(_table(pool, decks.ordered(pool, cards)), 0)
        return [
            msg("warfighter-hint-muster", lacks=[lack]) for lack in lacks if lack.key != "warfighter-lack-player"
        ]

    # ------------------------------------------------------------- in words

    def tally(self, pool: Pool, cards: Cards) -> Msg:
        """Add up RP, and what each Player Soldier carries."""
        known = decks.ordered(pool, cards)
        loads = kits.loads(_table(pool, known))
        return msg(
            "warfighter-tally-squad", rp=decks.cost(pool, known), most=_most(pool, known) or 0, loads=[*loads]
        )

    def group(self, group: str) -> Msg:
        """Name a kind of Soldiers, or of what may be given to one of them."""
        soldier, kind = bearer(group), printed(group)
        if soldier:
            return msg("warfighter-deck-group-of", soldier=soldier, kind=kind)
        return msg("warfighter-deck-group", kind=kind)

    def about(self, card: Card) -> Msg:
        """Say what a Soldier is like, or what something does."""
        id_ = printed(card.id)
        catalog = having(id_)
        text = id_ if ("text", id_) in catalog.names else "none"
        if id_ in catalog.soldiers:
            one = catalog.soldiers[id_]
            return msg(
                "warfighter-deck-about-soldier",
                health=one.health,
                move=one.move,
                cover=one.cover,
                loadout=one.loadout or 0,
                cards=_several(one.kit) if one.type == "non_player" else [],
                text=text,
            )
        if id_ in catalog.weapons:
            weapon = catalog.weapons[id_]
            return msg(
                "warfighter-deck-about-weapon",
                rmin=weapon.rmin,
                far=weapon.rmax if weapon.rmax > weapon.rmin else 0,
                modes=[msg("warfighter-deck-mode", dice=mode.dice, hit=mode.hit) for mode in weapon.modes],
                pen=weapon.pen,
                load=weapon.load,
                traits=[trait for trait in weapon.traits if trait in _TELLING],
                explosion=weapon.explosion,
            )
        if id_ in catalog.skills:
            return msg("warfighter-deck-about-skill", text=text)
        return msg("warfighter-deck-about-gear", load=catalog.equipment[id_].load, text=text)

    # ------------------------------------------------------------- by chance

    def random(self, pool: Pool, rng: Random) -> dict[str, int]:
        """WF-R88 Let chance buy as it does in a match."""
        catalog = PACKS.catalog({OPTION: pool.packs})
        field = kits.laid_out(pool.scenario, pool.most, {})
        field.nations = sorted({catalog.soldiers[id_].nation for id_ in pool.cards if id_ in catalog.soldiers})
        state = WarfighterState(
            scenario=pool.scenario,
            options={OPTION: [*pool.packs]} if pool.packs else {},
            dice=Dice(seed=rng.randbytes(32).hex()),
            seats=1,
            field=field,
        )

        def choose(flow: Playing, seat: Seat, options: list[Option]) -> Option:
            field.limit = min(pool.share or pool.most, _most(pool, kits.cards_of(field.soldiers)) or 0)
            return muster.by_chance(flow, seat, [option for option in options if _allowed(pool, field, option)])

        muster.go_on(Flow(state), 0, choose)
        return decks.ordered(pool, kits.cards_of(field.soldiers))


def _table(pool: Pool, cards: Cards) -> Field:
    """Lay a squad out, but no more of anything than the pool has: codes may hold any number."""
    there = {id_: min(number, pool.cards[id_].most) for id_, number in cards.items()}
    return kits.laid_out(pool.scenario, pool.most, there)


def _most(pool: Pool, cards: Cards) -> int | None:
    """WF-R40 Return what a squad may cost, so that the others can pay the cheapest Player Soldiers that it leaves.

    None where it leaves too few of them.
    """
    prices = sorted(card.cost for card in pool.cards.values() if card.group == _PLAYER and card.id not in cards)
    return pool.most - sum(prices[: pool.waiting]) if len(prices) >= pool.waiting else None


def _allowed(pool: Pool, field: Field, option: Option) -> bool:
    """Return whether a pool allows an act: a Soldier whom nobody else has or needs, and a place for him."""
    if option[0] != "recruit":
        return True
    card = pool.cards.get(str(option[1]))
    if card is None or (pool.places and len(field.soldiers) >= pool.places):
        return False
    with_him = Counter(kits.cards_of(field.soldiers)) + Counter([card.id])
    most, weapon = _most(pool, with_him), int(card.group == _PLAYER and bool(field.soldiers))
    return most is not None and with_him[card.id] <= card.most and decks.cost(pool, with_him) + weapon <= most


# ------------------------------------------------------------------ what may be bought


@cache  # asked of every card of a pool
def _numbers() -> Mapping[str, int]:
    on_sale = [*GAME.soldiers, *GAME.weapons, *GAME.equipment, *GAME.skills]
    return MappingProxyType({id_: _number(id_) for id_ in on_sale if id_[0] in _KINDS})


def _several(kit: Iterable[str]) -> list[Arg]:
    """Name what a Soldier comes with, equal things as one."""
    return [msg("warfighter-digest-several", number=number, card=card) for card, number in Counter(kit).items()]


def _number(id_: str) -> int:
    """Return the number by which codes name something of the game: ``S01``, ``W01``, ``Q01``, ``K01``, ``S02``."""
    return len(_KINDS) * int(id_[1:]) + _KINDS.index(id_[0])


def _asks_for_squad(view: View, decision: Decision) -> TypeGuard[WarfighterView]:
    """Return whether a decision is the purchase of a squad, which its seat sees before it."""
    return decision.kind == Squads.kind and not decision.optional and isinstance(view, WarfighterView)


@lru_cache(maxsize=64)
def _pool(side: str, scenario: str, of: frozenset[str], most: int, packs: tuple[str, ...]) -> Pool:
    """Make a pool; nobody changes it."""
    catalog = PACKS.catalog({OPTION: packs})
    soldiers = [soldier for soldier in catalog.soldiers.values() if soldier.nation in of]
    cards = [_of_soldier(soldier) for soldier in soldiers]
    for soldier in soldiers:
        if soldier.type == "player":
            cards += _on_sale(catalog, scenario, soldier, most)
    return Pool(side, {card.id: card for card in cards}, 0, most, scenario, packs, places=budget.MOST_SOLDIERS)


def _of_soldier(soldier: SoldierCard) -> Card:
    copies = budget.SQUAD_COPIES if soldier.type == "squad" else 1
    group = _PLAYER if soldier.type == "player" else "comrade"
    return _card(soldier.id, soldier.rp, copies, group)


def _on_sale(catalog: WarfighterCatalog, scenario: str, soldier: SoldierCard, rp: int) -> list[Card]:
    """List what may be given to a Player Soldier, as often as his Loadout, and else the RP, allow."""
    loadout = (soldier.loadout or 0) + catalog.missions[scenario].loadout
    found = []
    for weapon in catalog.weapons.values():
        if muster.issued(soldier, weapon):
            id_, group = given(soldier.id, weapon.id), given(soldier.id, "weapon")
            found.append(_card(id_, weapon.rp, _copies(weapon.load, loadout, weapon.rp, rp), group))
            if weapon.ammo:  # a mule carries one for nothing, and a Bandolier each other one
                found.append(_card(given(id_, kits.BATCH), budget.BATCH, 2 * loadout + 1, group))
    for item in catalog.equipment.values():
        if muster.issued(soldier, item):
            copies = _copies(item.load, loadout, item.rp, rp)
            found.append(_card(given(soldier.id, item.id), item.rp, copies, given(soldier.id, "equipment")))
    found += [
        _card(given(soldier.id, skill.id), skill.rp, 1, given(soldier.id, "skill"))
        for skill in catalog.skills.values()
    ]
    return found


def _copies(load: int, loadout: int, price: int, rp: int) -> int:
    return max(1, loadout // load if load else rp // max(1, price))


def _card(id_: str, cost: int, most: int, group: str) -> Card:
    numbers = DECKS.numbers()
    return Card(id_, numbers.get(printed(id_), 0), cost, most, group)


DECKS = Squads()
