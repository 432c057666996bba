"""What people do with decks: in a match, where one is a draft, and outside, where it is one that they keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import ui
from msgspec.structs import replace

from bot.panel import component_ids, deck_options
from bot.panel.component_ids import Code
from bot.panel.decks import Bench, DeckPanel, DeckSpot, bench_of, heading, kept_bench, opening_copies, title
from bot.panel.labels import said
from bot.panel.layout import Item, layout, question, text
from bot.panel.render import Focus
from bot.store.records import NewDeck, SavedDeck
from bot.words import LANGUAGES, literal, plain, setup
from engine.core import deckcode
from engine.core.deckcode import Decoded
from engine.core.decks import Cards, ordered, picks
from engine.core.errors import Refusal, Stale
from engine.core.packs import OPTION
from engine.core.protocol import Option
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.press import Pressed
    from bot.interaction.reply import InteractionReply

MOST = 50
"""Decks that a person may keep."""
LONGEST = 40
"""Characters of a deck's name."""


class Desk(NamedTuple):
    """A deck, and the press that is about it; ``kept`` is the deck itself outside matches."""

    pressed: Pressed[component_ids.OfDeck]
    bench: Bench
    kept: SavedDeck | None

    @property
    def reply(self) -> InteractionReply:
        """Who has pressed."""
        return self.pressed.reply

    async def take(self, cards: Cards, pick: Option | None = None) -> None:
        """Put other cards in the deck's place; ``pick`` takes them all at once.

        Raises Refusal where the match has no such cards; outside matches, what is wrong is said beside them.
        """
        bench, pressed = self.bench, self.pressed
        if self.kept is not None:
            held = {id_: number for id_, number in cards.items() if number}
            hand = self.kept.hand if _within(self.kept.hand, held) else {}
            await self.change(replace(self.kept, cards=held, hand=hand))
            return
        for fault in bench.decks.excess(bench.pool, cards):
            raise Refusal(*fault)
        chosen = picks(ordered(bench.pool, cards)) if pick is None else [pick]
        await pressed.draft({bench.mark[0]: chosen})

    async def take_whole(self, cards: Cards, hand: Cards, options: Mapping[str, Any]) -> None:
        """Put another deck in this one's place, with its opening hand; outside matches also with its options.

        Raises Refusal where it does not fit the options of the match.
        """
        bench, reply = self.bench, self.reply
        if self.kept is not None:
            held = {id_: number for id_, number in cards.items() if number}
            await self.change(replace(self.kept, cards=held, hand=dict(hand), options=dict(options)))
            return
        deck_options.check(bench.decks, bench.pool, cards, options, reply.language)
        if hand:
            last = NewDeck(reply.user_id, bench.decks.game, bench.pool.side, ordered(bench.pool, cards), "last")
            matter = deck_options.that_matter(bench.decks, bench.options, cards)
            await reply.services.store.keep_deck(replace(last, hand=dict(hand), options=matter))
            self.pressed.forget()
        await self.take(cards)

    async def change(self, deck: SavedDeck) -> None:
        """Change the deck that the person keeps."""
        await self.reply.services.store.change_deck(self.reply.user_id, deck)

    async def redraw(self, spot: DeckSpot = DeckSpot(), note: str = "") -> None:  # noqa: B008
        """Show the deck as it is now."""
        if self.kept is None:
            await self.pressed.redraw(Focus(self.bench.mark[0], deck=spot), note)
        else:
            await self.reply.redraw(await workshop(self.reply, self.kept.id, spot, note))


async def _desk(pressed: Pressed[component_ids.OfDeck]) -> Desk:
    """Find the deck that is meant; raises Refusal where it is gone."""
    if pressed.match:
        sheet, asked = await pressed.asked(pressed.code.mark)
        bench = bench_of(sheet, asked)
        if bench is None:
            raise Stale
        return Desk(pressed, bench, None)
    deck, bench = await kept(pressed.reply, pressed.code.decision)
    if bench.mark != pressed.code.mark:
        raise Refusal(msg("deck-gone"))
    return Desk(pressed, bench, deck)


async def kept(reply: InteractionReply, deck_id: int) -> tuple[SavedDeck, Bench]:
    """Find a deck of the person, and lay it out; raises Refusal where it is gone."""
    deck = await reply.services.store.deck(reply.user_id, deck_id)
    if deck is not None:
        bench = kept_bench(deck, await reply.table.shelf(reply.user_id, deck.game, deck.side))
        if bench is not None:
            return deck, bench
    raise Refusal(msg("deck-gone"))


async def workshop(reply: InteractionReply, deck_id: int, spot: DeckSpot, note: str = "") -> ui.LayoutView:
    """Draw a deck that a person keeps, to be changed; raises Refusal where it is gone."""
    deck, bench = await kept(reply, deck_id)
    items: list[Item] = [text(f"### {title(deck, reply.language)}")]
    if note:
        items.append(text(note, 600))
    items.append(text(heading(bench, reply.language)))
    return layout(*items, *DeckPanel(bench, reply.language, spot).items())


# ------------------------------------------------------------- where a deck comes from


async def _turn(pressed: Pressed[component_ids.Deck]) -> None:
    """Turn to the sources of the deck, to building it, or to its options."""
    desk = await _desk(pressed)
    await desk.redraw(DeckSpot(building=pressed.code.part == 1, options=pressed.code.part == 2))


async def _ready(pressed: Pressed[component_ids.DeckReady]) -> None:
    desk = await _desk(pressed)
    offered = desk.bench.decks.ready(desk.bench.pool)
    if pressed.one >= len(offered):
        raise Stale
    deck = offered[pressed.one]
    await desk.take(deck.cards, deck.pick)
    await desk.redraw()


async def _mine(pressed: Pressed[component_ids.DeckMine]) -> None:
    desk = await _desk(pressed)
    deck = next((one for one in desk.bench.shelf.saved if one.id == pressed.one), None)
    if deck is None:
        raise Refusal(msg("deck-gone"))
    await desk.take_whole(deck.cards, deck.hand, deck.options)
    await desk.redraw()


async def _last(pressed: Pressed[component_ids.DeckLast]) -> None:
    desk = await _desk(pressed)
    last = desk.bench.shelf.last
    if last is None:
        raise Refusal(msg("deck-gone"))
    await desk.take_whole(last.cards, last.hand, last.options)
    await desk.redraw()


async def _random(pressed: Pressed[component_ids.DeckRandom]) -> None:
    """Take a deck by chance, which nobody can guess."""
    desk = await _desk(pressed)
    await desk.take(desk.bench.decks.random(desk.bench.pool, SystemRandom()))
    await desk.redraw()


async def _ask_code(pressed: Pressed[component_ids.DeckCode]) -> None:
    await _ask(pressed, component_ids.DeckCode, "deck-paste-title", "deck-paste-label")


async def _paste(pressed: Pressed[component_ids.DeckCode]) -> None:
    """Take the deck that a code says."""
    desk = await _desk(pressed)
    found = deckcode.read(pressed.written)
    if (found.game, found.side) != (desk.bench.decks.game, desk.bench.pool.side):
        raise Refusal(msg("deck-of-another-side", game=found.game, side=found.side))
    await desk.take_whole(found.cards, found.hand, found.options)
    await desk.redraw()


# ------------------------------------------------------------- by what it is built


async def _set(pressed: Pressed[component_ids.DeckSetting]) -> None:
    """Choose another value of a setting by which a kept deck is built."""
    desk, kept_ = await _own(pressed)
    offered = deck_options.settings(desk.bench.decks)
    place = pressed.code.place
    if place >= len(offered) or pressed.one >= len(offered[place].values):
        raise Stale
    options = {**kept_.options, offered[place].name: offered[place].values[pressed.one]}
    await desk.change(replace(kept_, options=options))
    await desk.redraw(DeckSpot(options=True))


async def _packs(pressed: Pressed[component_ids.DeckPacks]) -> None:
    """Choose the packs with whose cards a kept deck is built."""
    desk, kept_ = await _own(pressed)
    offered = list(setup.packs(desk.bench.decks.game).values())
    if any(place >= len(offered) for place in pressed.chosen):
        raise Stale
    keys = sorted(offered[place].key for place in pressed.chosen)
    options = {name: value for name, value in kept_.options.items() if name != OPTION}
    await desk.change(replace(kept_, options={**options, OPTION: keys} if keys else options))
    await desk.redraw(DeckSpot(options=True))


async def _hand(pressed: Pressed[component_ids.DeckHand]) -> None:
    """Choose the opening hand of a kept deck."""
    desk, kept_ = await _own(pressed)
    copies = opening_copies(desk.bench)
    if len(set(pressed.chosen)) != desk.bench.decks.hand or any(place >= len(copies) for place in pressed.chosen):
        raise Stale
    hand = dict(Counter(copies[place] for place in pressed.chosen))
    await desk.change(replace(kept_, hand=hand))
    await desk.redraw(DeckSpot(options=True))


async def _own(pressed: Pressed[component_ids.OfDeck]) -> tuple[Desk, SavedDeck]:
    desk = await _desk(pressed)
    if desk.kept is None:
        raise Stale
    return desk, desk.kept


def _within(hand: Cards, cards: Cards) -> bool:
    return all(number <= cards.get(card, 0) for card, number in hand.items())


# ------------------------------------------------------------- building


async def _group(pressed: Pressed[component_ids.DeckGroup]) -> None:
    await (await _desk(pressed)).redraw(DeckSpot(building=True, group=pressed.one))


async def _card(pressed: Pressed[component_ids.DeckCard]) -> None:
    await (await _desk(pressed)).redraw(DeckSpot(building=True, card=pressed.one))


async def _copy(pressed: Pressed[component_ids.DeckCopies]) -> None:
    """Take so many of a card; more than may be are as many as may be."""
    desk = await _desk(pressed)
    card = desk.bench.card(pressed.code.place)
    if card is None:
        raise Stale
    wanted, before = pressed.code.number, desk.bench.cards.get(card.id, 0)
    await desk.take({**desk.bench.cards, card.id: min(wanted, max(card.most, before - 1))})
    await desk.redraw(DeckSpot(building=True, card=pressed.code.place))


async def _clear(pressed: Pressed[component_ids.DeckClear]) -> None:
    desk = await _desk(pressed)
    await desk.take({})
    await desk.redraw(DeckSpot(building=True))


async def _ask_find(pressed: Pressed[component_ids.DeckFind]) -> None:
    await _ask(pressed, component_ids.DeckFind, "deck-find-title", "deck-find-label", 40)


async def _find(pressed: Pressed[component_ids.DeckFind]) -> None:
    """Show the cards whose names or groups have the words in them."""
    desk = await _desk(pressed)
    game, words = find_game(desk.bench.decks.game), plain(pressed.written).split()
    found = []
    for card in desk.bench.pool.cards.values():
        names = [*(game.name("card", card.id) or {}).values()]
        names += [said(desk.bench.decks.group(card.group), language) for language in LANGUAGES]
        if words and all(word in plain(" ".join(names)) for word in words):
            found.append(card.id)
    if not found:
        note = pressed.reply.say("deck-found-none", found=literal(pressed.written[:40]))
        await desk.redraw(DeckSpot(building=True), note)
    else:
        place = desk.bench.place(desk.bench.pool.cards[found[0]]) if len(found) == 1 else 0
        await desk.redraw(DeckSpot(building=True, card=place, found=tuple(found[:25])))


# ------------------------------------------------------------- keeping and sharing


async def _ask_name(pressed: Pressed[component_ids.DeckSave]) -> None:
    kept = (await _desk(pressed)).kept
    await _ask(
        pressed, component_ids.DeckSave, "deck-save-title", "deck-save-label", LONGEST, kept.name if kept else ""
    )


async def _save(pressed: Pressed[component_ids.DeckSave]) -> None:
    """Keep the deck under a name."""
    desk, reply = await _desk(pressed), pressed.reply
    bench = desk.bench
    options = bench.options if desk.kept else deck_options.that_matter(bench.decks, bench.options, bench.cards)
    found = Decoded(bench.decks.game, bench.pool.side, bench.cards, bench.opening, dict(options))
    deck = await save(reply, found, pressed.written)
    note = reply.say("deck-saved", name=literal(deck.name))
    if desk.kept is not None:
        desk = desk._replace(kept=deck)
    await desk.redraw(note=f"✅ {note}")


async def save(reply: InteractionReply, found: Decoded, name: str) -> SavedDeck:
    """Keep a deck for a person, in the place of one of that name; raises Refusal where he has no room for it."""
    await reply.person()
    new = NewDeck(
        reply.user_id, found.game, found.side, found.cards, "saved", named(name), found.hand, found.options
    )
    deck = await reply.services.store.keep_deck(new, MOST)
    if deck is None:
        raise Refusal(msg("decks-full", most=MOST))
    return deck


def named(name: str) -> str:
    """Make a name of what somebody wrote; raises Refusal where nothing is left of it."""
    made = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST].rstrip()
    if not made:
        raise Refusal(msg("deck-no-name"))
    return made


async def _share(pressed: Pressed[component_ids.DeckShare]) -> None:
    """Tell the person, and nobody else, the code of the deck."""
    bench = (await _desk(pressed)).bench
    code = deckcode.write(bench.decks.game, bench.pool.side, bench.cards, bench.opening, bench.options)
    await pressed.reply.tell(pressed.reply.say("deck-code", code=code))


async def _delete(pressed: Pressed[component_ids.DeckGone]) -> None:
    desk = await _desk(pressed)
    if desk.kept is None:
        raise Stale
    await pressed.reply.services.store.delete_deck(pressed.reply.user_id, desk.kept.id)
    await pressed.reply.redraw(layout(text(pressed.reply.say("deck-deleted"))))


async def _stay(pressed: Pressed[component_ids.DeckStay]) -> None:
    await pressed.reply.redraw(layout(text(pressed.reply.say("deck-stays"))))


async def _ask(
    pressed: Pressed[component_ids.OfDeck],
    kind: type[component_ids.OfDeck],
    window: str,
    label: str,
    most: int = deckcode.LONGEST,
    value: str = "",
) -> None:
    """Ask for a line of text about the deck."""
    desk, reply = await _desk(pressed), pressed.reply
    code = kind(desk.bench.match, *desk.bench.mark)
    await reply.ask(question(code, reply.say(window), reply.say(label), value, most))


Act = Callable[["Pressed[Any]"], Awaitable[None]]

PRESSED: Mapping[type[Code], Act] = {
    component_ids.Deck: _turn,
    component_ids.DeckReady: _ready,
    component_ids.DeckMine: _mine,
    component_ids.DeckLast: _last,
    component_ids.DeckRandom: _random,
    component_ids.DeckCode: _ask_code,
    component_ids.DeckSetting: _set,
    component_ids.DeckPacks: _packs,
    component_ids.DeckHand: _hand,
    component_ids.DeckGroup: _group,
    component_ids.DeckCard: _card,
    component_ids.DeckCopies: _copy,
    component_ids.DeckClear: _clear,
    component_ids.DeckFind: _ask_find,
    component_ids.DeckSave: _ask_name,
    component_ids.DeckShare: _share,
    component_ids.DeckGone: _delete,
    component_ids.DeckStay: _stay,
}
"""What is done with each code of a deck."""

WRITTEN: Mapping[type[Code], Act] = {
    component_ids.DeckCode: _paste,
    component_ids.DeckFind: _find,
    component_ids.DeckSave: _save,
}
"""What is done with what was written in a window, by its code."""
