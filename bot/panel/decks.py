"""A deck on a panel: where it may come from, what is in it, and building it card by card.

In a match the deck is the draft of the question that asks for it, or what lies on the table, where it is put
together by acts; outside matches it is one that a person keeps. Every press changes it there, so that nothing is
remembered in between.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.match.results import SavedDecks
from bot.panel import component_ids, deck_options
from bot.panel.labels import said
from bot.panel.layout import Button, Item, Row, button, choices, clip, rows, select, text
from bot.panel.questions import Question, Sheet
from bot.store.records import Language, SavedDeck
from bot.words import literal, setup
from engine.core.decks import SCENARIO, Card, Decks, Pool, Ready, bearer, bearers, cost, ordered
from engine.core.packs import MOST_PACKS, OPTION
from engine.core.registry import game as find_game
from engine.core.words import Arg, Msg, msg

_PART = 25
_LISTED = 1300
"""Characters for what is in a deck."""


class DeckSpot(NamedTuple):
    """Where a person is in a deck: at its sources, or ``building`` it, with a group and a card (both from 1).

    ``found`` are the cards that he has looked for. At its ``options`` are also those of its opening hand.
    """

    building: bool = False
    group: int = 0
    card: int = 0
    found: tuple[str, ...] = ()
    options: bool = False


class DeckDraft(NamedTuple):
    """A deck in the making: what it may hold and holds, and where it lies.

    ``match`` is 0 outside matches. ``mark`` is that of the question, or the number of the deck and a stamp of the
    cards that it may hold. ``options`` are those of the match, or those by which the deck is built. ``acting``: it
    is put together by acts; ``wish`` is then the deck that the host named at the opening, if he has none.
    """

    decks: Decks
    pool: Pool
    cards: dict[str, int]
    saved_decks: SavedDecks
    match: int
    mark: tuple[int, int]
    hand: dict[str, int] = {}
    options: Mapping[str, Any] = {}
    acting: bool = False
    wish: Mapping[str, int] = {}

    @property
    def opening(self) -> dict[str, int]:
        """The opening hand: that of the deck, or in a match that of a deck just like it that is kept."""
        if not self.match:
            return self.hand
        kept = [*([self.saved_decks.last] if self.saved_decks.last is not None else []), *self.saved_decks.saved]
        return next((one.hand for one in kept if one.hand and one.cards == self.cards), {})

    def card(self, place: int) -> Card | None:
        """Find a card by its place among those that the deck may hold, from 1."""
        cards = [*self.pool.cards.values()]
        return cards[place - 1] if 0 < place <= len(cards) else None

    def place(self, card: Card) -> int:
        """Return the place of a card; unlike its number, every card has one."""
        return [*self.pool.cards].index(card.id) + 1


def deck_draft_of(sheet: Sheet, question: Question) -> DeckDraft | None:
    """Lay out the deck that a question asks for; None if it asks for something else."""
    decks, pool = sheet.game.decks, question.pool
    if decks is None or pool is None:
        return None
    laid = decks.laid(sheet.view, question.decision)
    options = {**sheet.view.options, SCENARIO: sheet.view.scenario} if decks.scenarios else sheet.view.options
    draft = DeckDraft(decks, pool, {}, sheet.saved_decks, sheet.match.id, question.mark, {}, options)
    if laid is None:
        return draft._replace(cards=decks.chosen(pool, question.shown))
    wish = decks.chosen(pool, sheet.wish) if not laid else {}
    return draft._replace(cards=ordered(pool, laid), acting=True, wish=wish)


def draft_of_saved(deck: SavedDeck, saved_decks: SavedDecks) -> DeckDraft | None:
    """Lay out a deck outside matches, by the options that it has; None where its game is no more."""
    game = find_game(deck.game)
    if game.decks is None or deck.side not in game.decks.sides:
        return None
    options = deck_options.usable(game.decks, deck.options)
    pool = game.decks.pool(deck.side, options.get(SCENARIO, game.scenarios[0]), options)
    offered = [pack.key for pack in setup.packs(deck.game).values()]
    stamp = zlib.crc32(" ".join([*pool.cards, *offered]).encode()) % 36**4
    return DeckDraft(game.decks, pool, deck.cards, saved_decks, 0, (deck.id, stamp), deck.hand, deck.options)


class Group(NamedTuple):
    """Cards that one select holds."""

    name: str
    cards: list[Card]


class DeckPanel:
    """The part of a panel that is about a deck."""

    def __init__(self, draft: DeckDraft, language: Language, spot: DeckSpot) -> None:
        self.draft = draft
        self.what = draft.decks.what
        self.ready = draft.decks.ready(draft.pool)
        self.ready_made = next((one for one in self.ready if one.cards == draft.cards), None)
        self.language: Language = language
        self.spot = spot

    def say(self, key: str, **args: Arg) -> str:
        """Say something of the bot's own."""
        return self.said(msg(key, game=self.draft.decks.game, **args))

    def said(self, message: Msg) -> str:
        """Say something of the game's."""
        return said(message, self.language)

    def items(self) -> list[Item]:
        """Draw what is in the deck, and what may be done with it."""
        if self.spot.options:
            return [*self.contents(), *self.options()]
        return [*self.contents(), *(self.building() if self.spot.building else self.sources())]

    # ------------------------------------------------------------- what is in it

    def contents(self) -> list[Item]:
        """Say what is in the deck, group by group, and what it lacks."""
        draft = self.draft
        lines = []
        if self.ready_made is not None:
            about = self.ready_made.about[self.language]
            lines.append(self.say("deck-ready-line", deck=self.ready_made.id, about=about))
        lines += self.lines()
        found: list[Item] = [text("\n".join(lines), _LISTED)] if lines else []
        opening = draft.opening if draft.decks.hand else {}
        if opening:
            cards: list[Arg] = [
                msg("deck-card", game=draft.decks.game, card=c, number=n) for c, n in opening.items()
            ]
            found.append(text(f"-# {self.say('deck-opening', opening=cards)}", 500))
        if draft.match == 0 and (by := deck_options.line(draft.decks, draft.options, self.language)):
            found.append(text(f"-# {by}", 500))
        if draft.acting:  # what it lacks is said above
            return found
        warnings = [self.said(one) for one in draft.decks.warnings(draft.pool, draft.cards) if draft.cards]
        if warnings:
            found.append(text("\n".join(f"❕ {warning}" for warning in warnings), 500))
        return found

    def lines(self) -> list[str]:
        """Say what is in the deck, a line for each group, or for a card to which others are given."""
        draft = self.draft
        taken: dict[str, list[str]] = {}
        kits: dict[str, list[str]] = {to: [] for id_ in draft.cards if (to := bearer(id_)) and not bearer(to)}
        for card in draft.pool.cards.values():
            number = draft.cards.get(card.id, 0)
            if number and card.id not in kits:
                line = self.say("deck-card", card=card.id, number=number)
                to = next(reversed(bearers(card.id)), "")
                (kits[to] if to else taken.setdefault(card.group, [])).append(line)
        lines = [f"**{self.said(draft.decks.group(group))}** {', '.join(cards)}" for group, cards in taken.items()]
        lines += [
            f"**{self.say('deck-card-name', card=card, copy=1)}** {', '.join(kit)}" for card, kit in kits.items()
        ]
        strange = [
            self.say("deck-card", card=id_, number=number)
            for id_, number in draft.cards.items()
            if id_ not in draft.pool.cards
        ]
        return [*lines, *([f"~~{', '.join(strange)}~~"] if strange else [])]

    # ------------------------------------------------------------- where it may come from

    def sources(self) -> list[Item]:
        """Offer ready-made and saved decks, the last one, one by chance, one by code, and building."""
        draft = self.draft
        ready = [
            (index, self.name(one), one.about[self.language], one is self.ready_made)
            for index, one in enumerate(self.ready[:_PART])
        ]
        items: list[Item] = []
        if ready:
            items.append(
                choices(self.code(component_ids.DeckReady), ready, self.say("deck-choose-ready", what=self.what))
            )
        parts = range(0, len(draft.saved_decks.saved), _PART)
        items += [self.saved(draft.saved_decks.saved[at : at + _PART], at // _PART) for at in parts]
        make = "deck-change" if draft.cards else "deck-build"
        buttons = []
        if draft.wish:
            buttons.append(button(self.say("deck-wish"), self.code(component_ids.DeckWish)))
        buttons += [
            button(self.say(make, what=self.what), self.code(component_ids.Deck, 1)),
            button(self.say("deck-random"), self.code(component_ids.DeckRandom), emoji="🎲"),
        ]
        if draft.saved_decks.last is not None:
            buttons.append(button(self.say("deck-last", what=self.what), self.code(component_ids.DeckLast)))
        buttons += [button(self.say("deck-paste"), self.code(component_ids.DeckCode)), *self.keeping()]
        if self.options():
            buttons.append(button(self.say("deck-options"), self.code(component_ids.Deck, 2)))
        return [*items, *rows(buttons)]

    # ------------------------------------------------------------- by what it is built

    def options(self) -> list[Item]:
        """Offer the options that change deck building and the opening hand; in a match they are given."""
        draft, decks = self.draft, self.draft.decks
        if draft.match:
            return []
        items: list[Item] = []
        for place, one in enumerate(deck_options.settings(decks)):
            now = draft.options.get(one.name, one.default)
            entries = [
                (i, setup.setting_name(decks.game, one.name, value, self.language), "", value == now)
                for i, value in enumerate(one.values)
            ]
            items.append(
                choices(self.code(component_ids.DeckSetting, place), entries, self.say("deck-choose-option"))
            )
        packs = list(setup.packs(decks.game).values())[:_PART]
        if packs:
            chosen = draft.options.get(OPTION, ())
            labels = [(i, setup.pack_name(one, self.language), one.key in chosen) for i, one in enumerate(packs)]
            items.append(
                select(self.code(component_ids.DeckPacks), labels, self.say("deck-choose-packs"), 0, MOST_PACKS)
            )
        copies = opening_copies(draft)
        if decks.hand and len(copies) >= decks.hand:
            left = dict(draft.hand)
            marked = []
            for i, card in enumerate(copies):
                taken = left.get(card, 0) > 0
                left[card] = left.get(card, 0) - taken
                copy = copies[: i + 1].count(card)
                marked.append((i, self.say("deck-card-name", card=card, copy=copy), taken))
            wanted = self.say("deck-choose-hand", count=decks.hand)
            items.append(select(self.code(component_ids.DeckHand), marked, wanted, decks.hand, decks.hand))
        return [*items, Row(button(self.say("panel-back"), self.code(component_ids.Deck, 0)))] if items else []

    def name(self, ready: Ready) -> str:
        """Name a ready-made deck, with what it costs."""
        points = cost(self.draft.pool, ready.cards)
        return self.say("deck-ready-name", what=self.what, deck=ready.id, points=points)

    def saved(self, decks: list[SavedDeck], part: int) -> Item:
        """Offer saved decks."""
        draft = self.draft
        entries = [(deck.id, deck.name, self.about(deck), deck.cards == draft.cards) for deck in decks]
        # Two decks of equal cards cannot both be the chosen one.
        first = next((i for i, entry in enumerate(entries) if entry[3]), -1)
        entries = [(id_, name, about, i == first) for i, (id_, name, about, _) in enumerate(entries)]
        return choices(
            self.code(component_ids.DeckMine, part), entries, self.say("deck-choose-saved", what=self.what)
        )

    def about(self, deck: SavedDeck) -> str:
        """Say what a saved deck costs, or, in a match that it does not fit, why it does not."""
        reason = deck_options.unfit(self.draft.decks, self.draft.pool, deck.cards) if self.draft.match else None
        if reason is not None:
            return self.say("deck-unfit", reason=reason)
        return self.said(self.draft.decks.tally(self.draft.pool, deck.cards))

    def keeping(self) -> list[Button]:
        """Offer to keep the deck and to share it, if there is one."""
        if not self.draft.cards:
            return []
        return [
            button(self.say("deck-save"), self.code(component_ids.DeckSave)),
            button(self.say("deck-share"), self.code(component_ids.DeckShare)),
        ]

    # ------------------------------------------------------------- building

    def building(self) -> list[Item]:
        """Offer groups, the cards of one of them, and more or fewer of one card."""
        draft, spot = self.draft, self.spot
        groups = grouped(draft, self.language)
        card = draft.card(spot.card)
        here = spot.group
        if card is not None and not spot.found:
            here = next((i for i, group in enumerate(groups, 1) if card in group.cards), 0)
        entries = [
            (number, group.name, self.taken(group), number == here and not spot.found)
            for number, group in enumerate(groups[:_PART], 1)
        ]
        items: list[Item] = [
            choices(self.code(component_ids.DeckGroup), entries, self.say("deck-choose-group", what=self.what))
        ]
        if spot.found:
            shown = [draft.pool.cards[id_] for id_ in spot.found]
            items.append(self.cards(shown, self.say("deck-found", count=len(shown)), card))
        elif 0 < here <= len(groups):
            group = groups[here - 1]
            items.append(self.cards(group.cards, self.say("deck-choose-card", group=group.name), card))
        if card is not None and (here or spot.found):
            items += self.one(card)
        buttons = [
            button(self.say("deck-find"), self.code(component_ids.DeckFind)),
            button(self.say("panel-clear"), self.code(component_ids.DeckClear)),
            button(self.say("panel-back"), self.code(component_ids.Deck, 0)),
            *self.keeping(),
        ]
        return [*items, *rows(buttons)]

    def taken(self, group: Group) -> str:
        """Say how many cards of a group the deck holds."""
        return self.say(
            "deck-taken", what=self.what, count=sum(self.draft.cards.get(card.id, 0) for card in group.cards)
        )

    def cards(self, shown: list[Card], placeholder: str, chosen: Card | None) -> Item:
        """Offer cards, with what they cost and how many are taken."""
        entries = [
            (self.draft.place(card), self.line(card), self.described(card), card == chosen) for card in shown
        ]
        return choices(self.code(component_ids.DeckCard), entries, placeholder)

    def described(self, card: Card) -> str:
        """Describe a card; of one that is found among many also to which other it is given."""
        about = self.draft.decks.about(card)
        to = next(reversed(bearers(card.id)), "") if self.spot.found else ""
        return self.say("deck-about-for", card=to, about=about) if to else self.said(about)

    def line(self, card: Card) -> str:
        """Say what a card costs and how many of it are taken."""
        number = self.draft.cards.get(card.id, 0)
        return self.say(
            "deck-card-line", what=self.what, card=card.id, points=card.cost, number=number, most=card.most
        )

    def one(self, card: Card) -> list[Item]:
        """Offer one more or one fewer of a card."""
        number = self.draft.cards.get(card.id, 0)
        place = self.draft.place(card)
        less = self.code(component_ids.DeckCopies, place, max(number - 1, 0), 0)
        more = self.code(component_ids.DeckCopies, place, number + 1, 1)
        about = self.said(self.draft.decks.about(card))
        return [
            text(f"**{self.line(card)}**\n-# {about}"),
            Row(
                button("−1", less, disabled=number == 0),
                button("+1", more, disabled=number >= card.most),
            ),
        ]

    def code(self, kind: type[component_ids.OfDeck], *numbers: int) -> component_ids.OfDeck:
        """Return a code of a kind: where the deck lies, then its own numbers."""
        return kind(self.draft.match, *self.draft.mark, *numbers)


def grouped(draft: DeckDraft, language: Language) -> list[Group]:
    """Sort the cards into groups that fit a select; what is given to others, where the deck holds those."""
    found: dict[str, list[Card]] = {}
    for card in draft.pool.cards.values():
        if bearer(card.id) in {"", *draft.cards}:
            found.setdefault(card.group, []).append(card)
    groups = []
    for group, cards in found.items():
        name = said(draft.decks.group(group), language)
        parts = [cards[at : at + _PART] for at in range(0, len(cards), _PART)]
        groups += [
            Group(f"{name} {i}/{len(parts)}" if len(parts) > 1 else name, part) for i, part in enumerate(parts, 1)
        ]
    return groups


def opening_copies(draft: DeckDraft) -> list[str]:
    """List the cards of a deck from which the opening hand is chosen: as many copies of each as fit a select."""
    most = draft.decks.hand
    held = {card: min(number, most) for card, number in ordered(draft.pool, draft.cards).items()}
    while sum(held.values()) > _PART and most > 1:
        most -= 1
        held = {card: min(number, most) for card, number in held.items()}
    return [card for card, number in held.items() for _ in range(number)][:_PART]


def heading(draft: DeckDraft, language: Language) -> str:
    """Add a deck up, and say what is wrong with it, unless nothing is in it yet."""
    lines = [f"-# {said(draft.decks.tally(draft.pool, draft.cards), language)}"]
    for fault in draft.decks.faults(draft.pool, draft.cards)[:3] if draft.cards else ():
        reason = said(fault.reason, language)
        lines.append(said(msg("panel-objection", reason=reason, rule=fault.rule), language))
    return "\n".join(lines)


def title(deck: SavedDeck, language: Language) -> str:
    """Name a deck with its game and side."""
    decks = find_game(deck.game).decks
    name = literal(deck.name) or said(msg("deck-unnamed", what=decks.what if decks is not None else ""), language)
    return clip(said(msg("deck-title", name=name, game=deck.game, side=deck.side), language), 300)
