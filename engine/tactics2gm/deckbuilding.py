"""Building decks: what they may hold and cost (TG-006 to TG-008, TG-125, TG-R34), and random ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from engine.core import decks
from engine.core.decks import Card, Cards, Decks, Pool, Ready
from engine.core.packs import OPTION
from engine.core.protocol import Decision, Objection, View
from engine.core.words import Msg, msg
from engine.tactics2gm import setup, teams
from engine.tactics2gm.cards import Side, UnitCard
from engine.tactics2gm.catalog import GAME, TacticsCatalog
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.options import settled
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.state import SIDES, Army

_INFANTRY = 6
"""Infantry Units that a random deck has at least."""
_AIRCRAFT = 2
"""Aircraft that a random deck has at most."""


def legal(side: Side, cards: Mapping[str, int], points: int) -> bool:
    """Return whether a deck is within the limit of points (TG-006, TG-008) and the game's cards of its side."""
    return not any(LIBRARY.deck_faults(side, cards)) and GAME.cost(cards) <= points


def random_deck(rng: Random, side: Side, points: int, packs: tuple[str, ...] = ()) -> dict[str, int]:
    """Make a legal deck near the limit: mostly Units, few aircraft, a quarter of the points for Support cards."""
    here = PACKS.catalog({OPTION: packs})
    units = [card for card in here.units.values() if card.side == side for _ in range(card.copies)]
    rng.shuffle(units)
    infantry = [card.id for card in units if card.infantry]
    others = [card.id for card in units if not card.infantry and not card.aircraft]
    others += [card.id for card in units if card.aircraft][:_AIRCRAFT]
    others += infantry[_INFANTRY:]
    rng.shuffle(others)
    supports = [card.id for card in here.supports.values() for _ in range(card.copies_of(side))]
    rng.shuffle(supports)
    deck = Counter(infantry[:_INFANTRY])
    _fill(here, deck, supports, here.cost(deck) + points // 4)
    _fill(here, deck, others, points)
    _fill(here, deck, list((Counter(supports) - deck).elements()), points)
    return dict(deck)


def _fill(catalog: TacticsCatalog, deck: Counter[str], cards: list[str], points: int) -> None:
    """Add every card that does not bring the deck beyond a number of points."""
    spent = catalog.cost(deck)
    for card in cards:
        price = catalog.price(card)
        if spent + price <= points:
            deck[card] += 1
            spent += price


class TacticsDecks(Decks):
    """Decks of Units and Support cards of one side, of any number of cards up to the points agreed."""

    game: ClassVar[str] = "tactics2gm"
    number: ClassVar[int] = 2
    sides: ClassVar[tuple[str, ...]] = SIDES
    copies_rule: ClassVar[str] = "TG-R34"
    settings: ClassVar[tuple[str, ...]] = ("points",)

    def pool(self, side: str, scenario: str, options: Mapping[str, Any]) -> Pool:
        """TG-007, TG-125 Return what decks of a side may hold: of two allies, each for half of the points.

        One deck for both is for all of them (TG-126).
        """
        army = _army(side)
        chosen = settled(options)
        points = PACKS.catalog(options).scenarios[scenario].points.get(army, int(chosen["points"]))
        decks = 1 if chosen["shared_deck"] else teams.sides(chosen).count(SIDES.index(army))
        return _pool(army, points // decks, PACKS.picked(options))

    def numbers(self) -> Mapping[str, int]:
        """Return the number of every Unit and Support card of the game; those of packs have none."""
        units = {card.id: card.number for card in GAME.units.values()}
        return units | {card.id: card.number for card in GAME.supports.values()}

    def ready(self, pool: Pool) -> list[Ready]:
        """List the ready-made decks that fit; where none does, the smallest are cut down."""
        found = []
        catalog = PACKS.catalog({OPTION: pool.packs})
        for option in setup.deck_options(catalog, _army(pool.side), pool.most):
            if option[0] == "deck":
                deck = catalog.decks[str(option[1])]
                cards = decks.ordered(pool, Counter(setup.deck_cards(catalog, [option])))
                found.append(Ready(deck.id, deck.side, deck.about.both, cards, option))
        return found

    def asked(self, view: View, decision: Decision) -> Pool | None:
        """Return what the deck may hold for which a decision asks."""
        if decision.kind != "deck":
            return None
        side = SIDES[teams.sides(settled(view.options))[decision.seat]]
        return _pool(side, int(decision.subject[0]), PACKS.picked(view.options))

    def objections(self, pool: Pool, cards: Cards) -> list[Objection]:
        """TG-008 Object to a deck that costs too much."""
        points = decks.cost(pool, cards)
        if points <= pool.most:
            return []
        return [Objection(msg("tactics2gm-refused-deck-cost", points=points, most=pool.most), "TG-008")]

    def warnings(self, pool: Pool, cards: Cards) -> list[Msg]:
        """Warn of a deck without infantry."""
        printed = PACKS.catalog({OPTION: pool.packs}).units
        units = [printed[id_] for id_ in cards if id_ in printed]
        return [] if any(unit.infantry for unit in units) else [msg("tactics2gm-deck-warning-infantry")]

    def tally(self, pool: Pool, cards: Cards) -> Msg:
        """Add up cards and points."""
        points = decks.cost(pool, cards)
        return msg("tactics2gm-tally-deck", cards=sum(cards.values()), points=points, most=pool.most)

    def group(self, group: str) -> Msg:
        """Name a group of cards."""
        return msg(f"tactics2gm-deck-group-{group}")

    def about(self, card: Card) -> Msg:
        """Say what a Unit is and stands, or what sort of Support card this is."""
        catalog = PACKS.naming(card.id)
        unit = catalog.units.get(card.id)
        if unit is None:
            support = catalog.supports[card.id]
            return msg("tactics2gm-deck-about-support", support=support.kind, ap=support.play_cost)
        return msg(
            "tactics2gm-deck-about", unit_class=unit.cls, move=unit.move, armour=unit.armour, wounds=unit.wounds
        )

    def random(self, pool: Pool, rng: Random) -> dict[str, int]:
        """Make a legal deck near the limit by chance."""
        return decks.ordered(pool, random_deck(rng, _army(pool.side), pool.most, pool.packs))


def _army(side: str) -> Army:
    return SIDES[SIDES.index(side)]


def _pool(army: Army, most: int, packs: tuple[str, ...]) -> Pool:
    """TG-R34 List the cards of a side, each as often as it is printed for it."""
    cards = {}
    catalog = PACKS.catalog({OPTION: packs})
    for id_, copies in setup.recruits(catalog, army).items():
        unit = catalog.units.get(id_)
        if unit is not None:
            cards[id_] = Card(id_, unit.number, unit.cost, copies, _group(unit))
        else:
            support = catalog.supports[id_]
            cards[id_] = Card(id_, support.number, support.deck_cost, copies, support.kind)
    return Pool(army, cards, 0, most, packs=packs)


def _group(unit: UnitCard) -> str:
    if unit.infantry:
        return "infantry"
    if unit.tank:
        return "tank"
    return "gun" if unit.gun else "aircraft" if unit.aircraft else "vehicle"


DECKS = TacticsDecks()
