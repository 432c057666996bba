"""Building Reserves decks: what they may hold (SP-001, SP-002, SP-R01), and their crews (SP-R02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from engine.core.decks import Card, Cards, Decks, Pool, Ready, cost
from engine.core.packs import OPTION
from engine.core.protocol import Decision, Objection, View
from engine.core.words import Arg, Msg, msg
from engine.spearpoint import teams
from engine.spearpoint.cards import Side
from engine.spearpoint.catalog import GAME, GRADES, SpearpointCatalog
from engine.spearpoint.library import HAND
from engine.spearpoint.ops import AttackMod, RerollIntensity
from engine.spearpoint.packs import PACKS
from engine.spearpoint.situations import STANDARD, Muster, copies_left, forward
from engine.spearpoint.state import SIDES, TEAMS
from engine.spearpoint.view import HandView

ATTEMPTS = 100
"""Decks made by chance of which one should keep to the limits."""
UNLIMITED = "unlimited"
"""The value of the option ``copies`` by which a deck may hold any number of copies of a card."""


def _side(decision: Decision) -> Side:
    """Return the side for whose deck a decision asks."""
    card = str(next(option for option in decision.options if option[0] == "card")[1])
    return PACKS.unit(card).side


class SpearpointDecks(Decks):
    """Decks of 80 to 100 points, of the Units of one side; of less where several share it (SP-T02)."""

    game: ClassVar[str] = "spearpoint"
    number: ClassVar[int] = 1
    sides: ClassVar[tuple[str, ...]] = SIDES
    copies_rule: ClassVar[str] = "SP-R01"
    settings: ClassVar[tuple[str, ...]] = ("copies", GRADES)
    hand: ClassVar[int] = HAND

    def __init__(self) -> None:
        self._ready: dict[tuple[str | int, ...], list[Ready]] = {}

    def pool(self, side: str, scenario: str, options: Mapping[str, Any]) -> Pool:
        """SP-001, SP-R01 Return what decks may hold: with unlimited copies, as many as the points allow.

        A Situation may set other limits, bar cards, and take others for what it gives (SP-R34).
        """
        seats = teams.seats(scenario, options)
        unlimited = options.get("copies") == UNLIMITED
        packs = tuple(options.get(OPTION, ()))
        return _pool(side, scenario, seats, unlimited, bool(options.get(GRADES)), packs)

    def numbers(self) -> Mapping[str, int]:
        """Return the number of every Unit of the game; those of packs have none."""
        return {card.id: card.number for card in GAME.recruits(graded=True).values()}

    def ready(self, pool: Pool) -> list[Ready]:
        """List the ready-made decks that a side may have; those of a pool without packs are looked for once."""
        if pool.packs:
            return self._suiting(pool)
        key: tuple[str | int, ...] = (pool.scenario, pool.side, pool.least, pool.most)
        key += tuple(card.most for card in pool.cards.values())
        if key not in self._ready:
            self._ready[key] = self._suiting(pool)
        return list(self._ready[key])

    def _suiting(self, pool: Pool) -> list[Ready]:
        return [
            Ready(deck.id, deck.side, deck.about.both, deck.cards, ("deck", deck.id))
            for deck in _catalog(pool).decks.values()
            if deck.side == pool.side and not self.faults(pool, deck.cards)
        ]

    def asked(self, view: View, decision: Decision) -> Pool | None:
        """Return what the deck may hold for which a decision asks."""
        return pool_of(decision, view.scenario, view.options) if decision.kind == "deck" else None

    def opening(self, view: View, decision: Decision) -> Cards | None:
        """SP-003 Return from which deck a decision asks for the starting hand."""
        hand: HandView | None = getattr(view, "hand", None)
        return hand.reserves if decision.kind == "hand" and hand is not None else None

    def objections(self, pool: Pool, cards: Cards) -> list[Objection]:
        """SP-001 Object to what a deck costs, and to what it lacks of the Situation's demands (SP-011)."""
        found = []
        points = cost(pool, cards)
        if not pool.least <= points <= pool.most:
            reason = msg("spearpoint-refused-deck-cost", points=points, least=pool.least, most=pool.most)
            found.append(Objection(reason, "SP-001"))
        muster = _muster(pool)
        for card, number in muster.required.items():
            if cards.get(card, 0) < number:
                found.append(Objection(msg("spearpoint-refused-deck-lacks", card=card, number=number), "SP-011"))
        if (
            muster.before is not None
            and (ready := forward(muster, cards, _catalog(pool).units)) < muster.before.number
        ):
            types: list[Arg] = list(muster.before.types)
            reason = msg(
                "spearpoint-refused-deck-before", number=muster.before.number, any_traits=types, found=ready
            )
            found.append(Objection(reason, "SP-011"))
        return found

    def warnings(self, pool: Pool, cards: Cards) -> list[Msg]:
        """SP-R02 Warn of Units for which there are not enough crews; a deck may have them."""
        return [
            msg("spearpoint-deck-warning", crew=crew, units=units, crews=crews)
            for crew, (units, crews) in crewing(_catalog(pool), cards).items()
            if units > crews
        ]

    def tally(self, pool: Pool, cards: Cards) -> Msg:
        """Add up points, cards, and Units without a crew."""
        alone = sum(max(0, units - crews) for units, crews in crewing(_catalog(pool), cards).values())
        points = cost(pool, cards)
        return msg("spearpoint-tally-deck", cards=sum(cards.values()), points=points, most=pool.most, alone=alone)

    def group(self, group: str) -> Msg:
        """Name a type of Units."""
        return msg(f"spearpoint-deck-group-{group}")

    def about(self, card: Card) -> Msg:
        """Say what crew a Unit needs and what it stands."""
        unit = PACKS.unit(card.id)
        if unit.supplies is not None and not unit.ops:
            return msg("spearpoint-deck-about-crew")
        if unit.supplies is not None:
            amount = sum(op.amount for op in unit.ops if isinstance(op, AttackMod))
            again = max((op.to for op in unit.ops if isinstance(op, RerollIntensity)), default=0)
            return msg("spearpoint-deck-about-crew-does", amount=amount, again=again)
        crew: str = unit.crew or "none"
        return msg("spearpoint-deck-about", crew=crew, defense=unit.defense, endurance=unit.endurance)

    def random(self, pool: Pool, rng: Random) -> dict[str, int]:
        """Take Units with their crews by chance, until the points are spent; first what the Situation asks for.

        Where few costs are allowed it may take several attempts; if none of them suits, it is a ready deck.
        """
        deck = dict[str, int]()
        for _ in range(ATTEMPTS):
            deck = self._by_chance(pool, rng)
            if not self.objections(pool, deck):
                return deck
        ready = self.ready(pool)
        return dict(rng.choice(ready).cards) if ready else deck

    def _by_chance(self, pool: Pool, rng: Random) -> dict[str, int]:
        """Take Units in an order of chance, as far as the points go."""
        crews: dict[str | None, list[str]] = {}
        printed = _catalog(pool).units
        for id_ in pool.cards:
            crews.setdefault(printed[id_].supplies, []).append(id_)
        units = [
            card
            for card in pool.cards.values()
            if not printed[card.id].supplies
            for _ in range(printed[card.id].copies)
        ]
        rng.shuffle(units)
        muster = _muster(pool)
        if muster.before is not None:
            ahead = [card for card in units if printed[card.id].type in muster.before.types]
            units = ahead[: muster.before.number] + units
        units = [pool.cards[id_] for id_, number in muster.required.items() for _ in range(number)] + units
        deck: Counter[str] = Counter()
        points = 0
        for card in units:
            crew = printed[card.id].crew
            fitting = [] if crew is None else crews[crew]
            wanted = [card.id, *(rng.sample(fitting, 1) if len(fitting) > 1 else fitting)]
            price = sum(pool.cards[id_].cost for id_ in wanted)
            if points + price <= pool.most and all(deck[id_] < pool.cards[id_].most for id_ in wanted):
                deck.update(wanted)
                points += price
        return dict(deck)


def _catalog(pool: Pool) -> SpearpointCatalog:
    return PACKS.catalog({OPTION: pool.packs})


def _muster(pool: Pool) -> Muster:
    """Return what the Situation says of the forces for which a pool is."""
    return _catalog(pool).situations[pool.scenario].muster(pool.side)


def crewing(catalog: SpearpointCatalog, cards: Cards) -> dict[str, tuple[int, int]]:
    """Count, by kind of crew, the Units of a deck that need one and the crews that there are."""
    needed, supplied = Counter[str](), Counter[str]()
    for id_, number in cards.items():
        unit = catalog.units.get(id_)
        if unit is not None and unit.crew is not None:
            needed[unit.crew] += number
        if unit is not None and unit.supplies is not None:
            supplied[unit.supplies] += number
    return {crew: (units, supplied[crew]) for crew, units in needed.items()}


@lru_cache(maxsize=256)
def _pool(
    side: str,
    scenario: str,
    seats: int,
    unlimited: bool,  # noqa: FBT001
    graded: bool,  # noqa: FBT001
    packs: tuple[str, ...],
) -> Pool:
    """Make a pool; nobody changes it."""
    catalog = PACKS.catalog({OPTION: packs})
    muster = catalog.situations[scenario].muster(side)
    least, most = muster.least, muster.most
    if scenario == STANDARD:
        least, most = teams.terms(TEAMS[seats].members(SIDES.index(side))[0], seats).deck
    cards = {}
    for card in catalog.recruits(graded=graded).values():
        copies = most // card.cost if unlimited else copies_left(muster, card, catalog.units)
        if card.side == side and copies > 0 and card.id not in muster.banned:
            cards[card.id] = Card(card.id, card.number, card.cost, copies, card.type)
    return Pool(side, cards, least, most, scenario, packs)


DECKS = SpearpointDecks()


def pool_of(decision: Decision, scenario: str, options: Mapping[str, Any]) -> Pool:
    """Return what the deck asked for may hold; the subject says how many points an ally has left."""
    pool = DECKS.pool(_side(decision), scenario, options)
    if not decision.subject:
        return pool
    _, least, most = decision.subject
    return pool._replace(least=int(least), most=int(most))
