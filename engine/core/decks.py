"""Decks that people build: what one may hold, what is wrong with it, what it lacks, and one by chance.

A deck is the number of its cards by their ids; see :data:`Cards`. A game fills in :class:`Decks`. It asks for a
deck with a decision whose options are ``("card", id, copy)``, copies counted from 1, and ready-made decks; or a
deck is put together by acts, and lies open while it is: then the game says what lies there (:meth:`Decks.laid`),
and by which acts it becomes another deck (:meth:`Decks.steps`).

Where decks are ``nested``, a card may be given to another card of the deck, as a weapon to a soldier: its id is
then that of its bearer, a colon, and its own (:func:`given`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, ClassVar, NamedTuple, TypeAlias

from engine.core.protocol import Decision, Objection, Option, View
from engine.core.words import Msg, msg

Cards: TypeAlias = Mapping[str, int]
"""A deck: how many of each card, by id."""
SCENARIO = "scenario"
"""Under which the options of a deck name the scenario for which it is built, where that matters."""


class Card(NamedTuple):
    """A card as a deck builder sees it."""

    id: str
    number: int
    """By which codes name it, for ever; from 1."""
    cost: int
    most: int
    """How often a deck may hold it."""
    group: str
    """The group under which it is found; :meth:`Decks.group` names it."""


class Pool(NamedTuple):
    """What the decks of one side may hold in a match of one kind, by card, and between how many points."""

    side: str
    cards: dict[str, Card]
    least: int
    most: int
    scenario: str = ""
    packs: tuple[str, ...] = ()
    """The packs that the match has picked, by their keys."""
    share: int = 0
    """Points that chance may spend, where others have a share in them too; 0: all."""
    places: int = 0
    """How many cards it may hold that are given to no other; 0: any number."""
    waiting: int = 0
    """How many others have yet to take from it what each of them needs."""


class Ready(NamedTuple):
    """A ready-made deck: its name is that of the kind ``deck``; ``about`` is a line on its style, by language."""

    id: str
    side: str
    about: Mapping[str, str]
    cards: Cards
    pick: Option
    """The option that takes it."""


class Decks(ABC):
    """What a game tells about its decks."""

    game: ClassVar[str]
    """The id of the game."""
    number: ClassVar[int]
    """By which codes name the game, for ever."""
    sides: ClassVar[tuple[str, ...]]
    """In the order in which codes count them."""
    kind: ClassVar[str] = "deck"
    """The kind of the decisions that ask for a deck."""
    copies_rule: ClassVar[str]
    """The number of the rule that limits the copies of a card."""
    settings: ClassVar[tuple[str, ...]] = ()
    """The settings of a match that change what a deck may hold, in the order in which codes count them."""
    scenarios: ClassVar[bool] = False
    """Whether it matters for a deck which scenario it is built for."""
    hand: ClassVar[int] = 0
    """Cards of the deck that are chosen for the opening hand; 0 where nobody chooses."""
    nested: ClassVar[bool] = False
    """Whether cards are given to other cards of the deck."""
    what: ClassVar[str] = "deck"
    """What people call it, for catalogues to choose by."""

    @abstractmethod
    def pool(self, side: str, scenario: str, options: Mapping[str, Any]) -> Pool:
        """Return what decks of a side may hold; ``options`` need not name every setting."""

    @abstractmethod
    def numbers(self) -> Mapping[str, int]:
        """Return the number of every card that a deck of any side can hold, by its id."""

    @abstractmethod
    def ready(self, pool: Pool) -> list[Ready]:
        """List the ready-made decks of a side."""

    @abstractmethod
    def asked(self, view: View, decision: Decision) -> Pool | None:
        """Return what the deck may hold for which a decision asks; None for any other decision."""

    @abstractmethod
    def objections(self, pool: Pool, cards: Cards) -> list[Objection]:
        """Say what is wrong with a deck beside its cards and their copies: what it costs."""

    @abstractmethod
    def tally(self, pool: Pool, cards: Cards) -> Msg:
        """Add up a deck."""

    @abstractmethod
    def group(self, group: str) -> Msg:
        """Name a group of cards."""

    @abstractmethod
    def about(self, card: Card) -> Msg:
        """Describe a card in a few words, for whoever thinks of taking it."""

    @abstractmethod
    def random(self, pool: Pool, rng: Random) -> dict[str, int]:
        """Return a random legal deck that can be played."""

    def opening(self, view: View, decision: Decision) -> Cards | None:  # noqa: ARG002
        """Return from which deck a decision asks for the opening hand; None for any other decision.

        Its options are those of :func:`picks`.
        """
        return None

    def laid(self, view: View, decision: Decision) -> Cards | None:  # noqa: ARG002
        """Return the deck that lies open, changed by a decision's acts; None where its picks are the deck."""
        return None

    def steps(self, view: View, decision: Decision, cards: Cards) -> list[Option]:  # noqa: ARG002
        """List the acts, one after the other, by which the deck that lies open becomes another one."""
        return []

    def at_once(self, view: View, decision: Decision) -> Option | None:  # noqa: ARG002
        """Return the act that puts together at once what is advised.

        None where nothing more is, and for decisions that ask for no deck.
        """
        return None

    def settled(self, view: View, decision: Decision, picks: list[Option]) -> Cards | None:
        """Return the deck that is chosen by an answer; None where it is still being put together."""
        pool = self.asked(view, decision)
        return None if pool is None else self.chosen(pool, picks)

    def warnings(self, pool: Pool, cards: Cards) -> list[Msg]:  # noqa: ARG002
        """Say what a legal deck lacks."""
        return []

    def excess(self, pool: Pool, cards: Cards) -> list[Objection]:
        """Say which cards of a deck it may not hold, or not as often: it cannot even be laid out."""
        found = []
        for id_, number in cards.items():
            card = pool.cards.get(id_)
            if card is None or not all(one in cards for one in bearers(id_)):
                found.append(Objection(msg("deck-refused-card", game=self.game, card=id_)))
            elif number > card.most:
                reason = msg("deck-refused-copies", game=self.game, card=id_, found=number, most=card.most)
                found.append(Objection(reason, self.copies_rule))
        return found

    def faults(self, pool: Pool, cards: Cards) -> list[Objection]:
        """Say everything that is wrong with a deck."""
        known = {id_: number for id_, number in cards.items() if id_ in pool.cards}
        return self.excess(pool, cards) + self.objections(pool, known)

    def chosen(self, pool: Pool, picks: Iterable[Option]) -> dict[str, int]:
        """Return the cards of picks: a ready-made deck, or card by card."""
        found: Counter[str] = Counter()
        ready = {deck.pick: deck.cards for deck in self.ready(pool)}
        for pick in picks:
            found.update(ready.get(pick) or {str(pick[1]): 1})
        return ordered(pool, found)


def ordered(pool: Pool, cards: Cards) -> dict[str, int]:
    """Return a deck in the order of its pool, without cards outside the pool, or of which there are none."""
    there = held(cards)
    return {id_: there[id_] for id_ in pool.cards if id_ in there}


def held(cards: Cards) -> dict[str, int]:
    """Return a deck without cards of which there are none, and without what was given to those."""
    return {
        id_: number
        for id_, number in cards.items()
        if number > 0 and all(cards.get(one, 0) > 0 for one in bearers(id_))
    }


# ------------------------------------------------------------------ cards that are given to others


def given(to: str, card: str) -> str:
    """Return the id of a card that is given to another one."""
    return f"{to}:{card}"


def bearer(id_: str) -> str:
    """Return the id of the card to which a card is given; empty for none."""
    return id_.rpartition(":")[0]


def printed(id_: str) -> str:
    """Return the id of a card by itself, whomever it is given to."""
    return id_.rpartition(":")[2]


def bearers(id_: str) -> list[str]:
    """List the ids of the card to which a card is given, of that to which that is given, and so on."""
    found = []
    while id_ := bearer(id_):
        found.append(id_)
    return found


# ------------------------------------------------------------------ picks


def picks(cards: Cards) -> list[Option]:
    """Return the picks that take a deck card by card."""
    return [("card", id_, copy) for id_, number in cards.items() for copy in range(1, number + 1)]


def numbered(cards: Iterable[str]) -> list[tuple[str, int]]:
    """Name each of some cards by its id and which copy it is, from 1."""
    seen: dict[str, int] = {}
    named = []
    for card in cards:
        seen[card] = copy = seen.get(card, 0) + 1
        named.append((card, copy))
    return named


def copies(verb: str, cards: Iterable[str]) -> list[Option]:
    """List cards as options, each copy apart: ``(verb, card, copy)``."""
    return [(verb, card, copy) for card, copy in numbered(cards)]


def cost(pool: Pool, cards: Cards) -> int:
    """Add up what the cards of a deck cost; those of other pools cost nothing."""
    return sum(pool.cards[id_].cost * number for id_, number in cards.items() if id_ in pool.cards)
