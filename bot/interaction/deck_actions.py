"""What people do with decks: in a match, where one is a draft, and outside, where it is one that they keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import ui
from msgspec.structs import replace

from bot.panel import component_ids, deck_options
from bot.panel.component_ids import Code
from bot.panel.decks import (
    DeckDraft,
    DeckPanel,
    DeckSpot,
    deck_draft_of,
    draft_of_saved,
    heading,
    opening_copies,
    title,
)
from bot.panel.labels import said
from bot.panel.layout import Item, layout, question, text
from bot.panel.render import Focus
from bot.store.records import NewDeck, SavedDeck
from bot.words import LANGUAGES, literal, plain, setup
from engine.core import deckcode
from engine.core.deckcode import Decoded
from engine.core.decks import Cards, bearer, held, ordered, picks
from engine.core.errors import Refusal, Stale
from engine.core.packs import OPTION
from engine.core.protocol import Option
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply

MOST = 50
"""Decks that a person may keep."""
LONGEST = 40
"""Characters of a deck's name."""


class DeckAction(NamedTuple):
    """A deck, and the press that is about it; ``kept`` is the deck itself outside matches."""

    pressed: Pressed[component_ids.OfDeck]
    draft: DeckDraft
    kept: SavedDeck | None

    @property
    def reply(self) -> InteractionReply:
        """Who has pressed."""
        return self.pressed.reply

    async def take(self, cards: Cards, pick: Option | None = None) -> None:
        """Put other cards in the deck's place; ``pick`` takes them all at once.

        Raises Refusal where the match has no such cards; outside matches, what is wrong is said beside them.
        """
        draft, pressed = self.draft, self.pressed
        cards = held(cards)
        if self.kept is not None:
            hand = self.kept.hand if _within(self.kept.hand, cards) else {}
            await self.change(replace(self.kept, cards=cards, hand=hand))
            return
        if draft.acting:
            await self._act(cards, pick)
            return
        for fault in draft.decks.excess(draft.pool, cards):
            raise Refusal(*fault)
        chosen = picks(ordered(draft.pool, cards)) if pick is None else [pick]
        await pressed.draft({draft.mark[0]: chosen})

    async def _act(self, cards: Cards, pick: Option | None) -> None:
        """Make of what lies on the table another deck: by the act that takes it at once, or act by act."""
        draft, pressed = self.draft, self.pressed
        sheet, question = await pressed.asked(draft.mark)
        if pick is not None and pick in question.decision.options:
            acts = [pick]
        else:
            for fault in draft.decks.excess(draft.pool, cards):
                raise Refusal(*fault)
            acts = draft.decks.steps(sheet.view, question.decision, cards)
        if acts:
            reply, answers = self.reply, [(draft.mark[0], [act]) for act in acts]
            await pressed.done(reply.table.act(pressed.match, reply.user_id, answers, reply.interaction.id))

    async def take_whole(self, cards: Cards, hand: Cards, options: Mapping[str, Any]) -> None:
        """Put another deck in this one's place, with its opening hand; outside matches also with its options.

        Raises Refusal where it does not fit the options of the match.
        """
        draft, reply = self.draft, self.reply
        if self.kept is not None:
            await self.change(replace(self.kept, cards=held(cards), hand=dict(hand), options=dict(options)))
            return
        deck_options.check(draft.decks, draft.pool, cards, options, reply.language)
        if hand:
            last = NewDeck(reply.user_id, draft.decks.game, draft.pool.side, ordered(draft.pool, cards), "last")
            matter = deck_options.that_matter(draft.decks, draft.options, cards)
            await reply.services.store.keep_deck(replace(last, hand=dict(hand), options=matter))
            self.pressed.forget()
        await self.take(cards)

    async def take_saved(self, deck: SavedDeck | None) -> None:
        """Put a deck that the person has in this one's place; raises Refusal where it is gone."""
        if deck is None:
            raise Refusal(msg("deck-gone"))
        await self.take_whole(deck.cards, deck.hand, deck.options)
        await self.redraw()

    async def change(self, deck: SavedDeck) -> None:
        """Change the deck that the person keeps."""
        await self.reply.services.store.change_deck(self.reply.user_id, deck)

    async def redraw(self, spot: DeckSpot = DeckSpot(), note: str = "", rule: str = "") -> None:  # noqa: B008
        """Show the deck as it is now."""
        if self.kept is None:
            await self.pressed.redraw(Focus(self.draft.mark[0], deck=spot), note, rule=rule)
        else:
            await self.reply.redraw(await workshop(self.reply, self.kept.id, spot, note))


async def _deck_action(pressed: Pressed[component_ids.OfDeck]) -> DeckAction:
    """Find the deck that is meant; raises Refusal where it is gone."""
    if pressed.match:
        sheet, asked = await pressed.asked(pressed.code.mark)
        draft = deck_draft_of(sheet, asked)
        if draft is None:
            raise Stale
        return DeckAction(pressed, draft, None)
    deck, draft = await kept(pressed.reply, pressed.code.decision)
    if draft.mark != pressed.code.mark:
        raise Refusal(msg("deck-gone"))
    return DeckAction(pressed, draft, deck)


async def kept(reply: InteractionReply, deck_id: int) -> tuple[SavedDeck, DeckDraft]:
    """Find a deck of the person, and lay it out; raises Refusal where it is gone."""
    deck = await reply.services.store.deck(reply.user_id, deck_id)
    if deck is not None:
        draft = draft_of_saved(deck, await reply.table.saved_decks(reply.user_id, deck.game, deck.side))
        if draft is not None:
            return deck, draft
    raise Refusal(msg("deck-gone"))


async def workshop(reply: InteractionReply, deck_id: int, spot: DeckSpot, note: str = "") -> ui.LayoutView:
    """Draw a deck that a person keeps, to be changed; raises Refusal where it is gone."""
    deck, draft = await kept(reply, deck_id)
    items: list[Item] = [text(f"### {title(deck, reply.language)}")]
    if note:
        items.append(text(note, 600))
    items.append(text(heading(draft, reply.language)))
    return layout(*items, *DeckPanel(draft, reply.language, spot).items())


# ------------------------------------------------------------- where a deck comes from


async def _turn(pressed: Pressed[component_ids.Deck]) -> None:
    """Turn to the sources of the deck, to building it, or to its options."""
    action = await _deck_action(pressed)
    await action.redraw(DeckSpot(building=pressed.code.part == 1, options=pressed.code.part == 2))


async def _ready(pressed: Pressed[component_ids.DeckReady]) -> None:
    action = await _deck_action(pressed)
    offered = action.draft.decks.ready(action.draft.pool)
    if pressed.one >= len(offered):
        raise Stale
    deck = offered[pressed.one]
    await action.take(deck.cards, deck.pick)
    await action.redraw()


async def _mine(pressed: Pressed[component_ids.DeckMine]) -> None:
    action = await _deck_action(pressed)
    await action.take_saved(next((one for one in action.draft.saved_decks.saved if one.id == pressed.one), None))


async def _last(pressed: Pressed[component_ids.DeckLast]) -> None:
    action = await _deck_action(pressed)
    await action.take_saved(action.draft.saved_decks.last)


async def _wish(pressed: Pressed[component_ids.DeckWish]) -> None:
    """Take the deck that the host has named when he opened the match."""
    action = await _deck_action(pressed)
    if not action.draft.wish:
        raise Stale
    await action.take(action.draft.wish)
    await action.redraw()


async def _random(pressed: Pressed[component_ids.DeckRandom]) -> None:
    """Take a deck by chance, which nobody can guess."""
    action = await _deck_action(pressed)
    await action.take(action.draft.decks.random(action.draft.pool, SystemRandom()))
    await action.redraw()


async def _ask_code(pressed: Pressed[component_ids.DeckCode]) -> None:
    await _ask(pressed, component_ids.DeckCode, "deck-paste-title", "deck-paste-label")


async def _paste(pressed: Pressed[component_ids.DeckCode]) -> None:
    """Take the deck that a code says."""
    action = await _deck_action(pressed)
    found = deckcode.read(pressed.written)
    if (found.game, found.side) != (action.draft.decks.game, action.draft.pool.side):
        raise Refusal(msg("deck-of-another-side", game=found.game, side=found.side))
    await action.take_whole(found.cards, found.hand, found.options)
    await action.redraw()


# ------------------------------------------------------------- by what it is built


async def _set(pressed: Pressed[component_ids.DeckSetting]) -> None:
    """Choose another value of a setting by which a kept deck is built."""
    action, kept_ = await _own(pressed)
    offered = deck_options.settings(action.draft.decks)
    place = pressed.code.place
    if place >= len(offered) or pressed.one >= len(offered[place].values):
        raise Stale
    options = {**kept_.options, offered[place].name: offered[place].values[pressed.one]}
    await action.change(replace(kept_, options=options))
    await action.redraw(DeckSpot(options=True))


async def _packs(pressed: Pressed[component_ids.DeckPacks]) -> None:
    """Choose the packs with whose cards a kept deck is built."""
    action, kept_ = await _own(pressed)
    offered = list(setup.packs(action.draft.decks.game).values())
    if any(place >= len(offered) for place in pressed.chosen):
        raise Stale
    keys = sorted(offered[place].key for place in pressed.chosen)
    options = {name: value for name, value in kept_.options.items() if name != OPTION}
    await action.change(replace(kept_, options={**options, OPTION: keys} if keys else options))
    await action.redraw(DeckSpot(options=True))


async def _hand(pressed: Pressed[component_ids.DeckHand]) -> None:
    """Choose the opening hand of a kept deck."""
    action, kept_ = await _own(pressed)
    copies = opening_copies(action.draft)
    if len(set(pressed.chosen)) != action.draft.decks.hand or any(
        place >= len(copies) for place in pressed.chosen
    ):
        raise Stale
    hand = dict(Counter(copies[place] for place in pressed.chosen))
    await action.change(replace(kept_, hand=hand))
    await action.redraw(DeckSpot(options=True))


async def _own(pressed: Pressed[component_ids.OfDeck]) -> tuple[DeckAction, SavedDeck]:
    action = await _deck_action(pressed)
    if action.kept is None:
        raise Stale
    return action, action.kept


def _within(hand: Cards, cards: Cards) -> bool:
    return all(number <= cards.get(card, 0) for card, number in hand.items())


# ------------------------------------------------------------- building


async def _group(pressed: Pressed[component_ids.DeckGroup]) -> None:
    await (await _deck_action(pressed)).redraw(DeckSpot(building=True, group=pressed.one))


async def _card(pressed: Pressed[component_ids.DeckCard]) -> None:
    await (await _deck_action(pressed)).redraw(DeckSpot(building=True, card=pressed.one))


async def _copy(pressed: Pressed[component_ids.DeckCopies]) -> None:
    """Take a number of copies of a card, at most as many as the deck may hold."""
    action = await _deck_action(pressed)
    card = action.draft.card(pressed.code.place)
    if card is None:
        raise Stale
    wanted, before = pressed.code.number, action.draft.cards.get(card.id, 0)
    spot, note, rule = DeckSpot(building=True, card=pressed.code.place), "", ""
    try:
        await action.take({**action.draft.cards, card.id: min(wanted, max(card.most, before - 1))})
    except Refusal as refusal:  # he goes on where he is
        if isinstance(refusal, Stale):
            raise
        pressed.forget()
        note, rule = f"⚠️ {pressed.reply.refusal(refusal)}", refusal.rule
    await action.redraw(spot, note, rule)


async def _clear(pressed: Pressed[component_ids.DeckClear]) -> None:
    action = await _deck_action(pressed)
    await action.take({})
    await action.redraw(DeckSpot(building=True))


async def _ask_find(pressed: Pressed[component_ids.DeckFind]) -> None:
    await _ask(pressed, component_ids.DeckFind, "deck-find-title", "deck-find-label", 40)


async def _find(pressed: Pressed[component_ids.DeckFind]) -> None:
    """Show the cards whose names or groups have the words in them."""
    action = await _deck_action(pressed)
    game, words = find_game(action.draft.decks.game), plain(pressed.written).split()
    found = []
    for card in action.draft.pool.cards.values():
        if bearer(card.id) not in {"", *action.draft.cards}:
            continue
        names = [*(game.name("card", card.id) or {}).values()]
        names += [said(action.draft.decks.group(card.group), language) for language in LANGUAGES]
        if words and all(word in plain(" ".join(names)) for word in words):
            found.append(card.id)
    if not found:
        note = pressed.reply.say("deck-found-none", found=literal(pressed.written[:40]))
        await action.redraw(DeckSpot(building=True), note)
    else:
        place = action.draft.place(action.draft.pool.cards[found[0]]) if len(found) == 1 else 0
        await action.redraw(DeckSpot(building=True, card=place, found=tuple(found[:25])))


# ------------------------------------------------------------- keeping and sharing


async def _ask_name(pressed: Pressed[component_ids.DeckSave]) -> None:
    kept = (await _deck_action(pressed)).kept
    await _ask(
        pressed, component_ids.DeckSave, "deck-save-title", "deck-save-label", LONGEST, kept.name if kept else ""
    )


async def _save(pressed: Pressed[component_ids.DeckSave]) -> None:
    """Keep the deck under a name."""
    action, reply = await _deck_action(pressed), pressed.reply
    draft = action.draft
    options = draft.options if action.kept else deck_options.that_matter(draft.decks, draft.options, draft.cards)
    found = Decoded(draft.decks.game, draft.pool.side, draft.cards, draft.opening, dict(options))
    deck = await save(reply, found, pressed.written)
    note = reply.say("deck-saved", name=literal(deck.name))
    if action.kept is not None:
        action = action._replace(kept=deck)
    await action.redraw(note=f"✅ {note}")


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
    draft = (await _deck_action(pressed)).draft
    code = deckcode.write(draft.decks.game, draft.pool.side, draft.cards, draft.opening, draft.options)
    await pressed.reply.tell(pressed.reply.say("deck-code", code=code, what=draft.decks.what))


async def _delete(pressed: Pressed[component_ids.DeckGone]) -> None:
    action = await _deck_action(pressed)
    if action.kept is None:
        raise Stale
    await pressed.reply.services.store.delete_deck(pressed.reply.user_id, action.kept.id)
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
    action, reply = await _deck_action(pressed), pressed.reply
    code = kind(action.draft.match, *action.draft.mark)
    title = reply.say(window, what=action.draft.decks.what)
    await reply.ask(question(code, title, reply.say(label), value, most))


PRESSED: Mapping[type[Code], Act] = {
    component_ids.Deck: _turn,
    component_ids.DeckReady: _ready,
    component_ids.DeckMine: _mine,
    component_ids.DeckLast: _last,
    component_ids.DeckWish: _wish,
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
