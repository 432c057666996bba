"""/deck: the decks that a person keeps, for himself alone, outside any match."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

from bot import discord_limits
from bot.commands.choices import Choices, offered
from bot.commands.localise import command, told
from bot.interaction import show
from bot.interaction.deck_actions import kept, named, save, workshop
from bot.interaction.permissions import require
from bot.interaction.reply import InteractionReply, spoken_to
from bot.match import SavedDecks
from bot.panel import component_ids
from bot.panel.decks import DeckDraft, DeckPanel, DeckSpot, draft_of_saved, heading, title
from bot.panel.layout import BLUE, GREY, RED, Row, button, clip, layout, text
from bot.services import Interaction
from bot.store.records import NewDeck, SavedDeck
from bot.words import literal, plain, say
from engine.core import deckcode
from engine.core.decks import Decks, printed
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from images import Picture

BUILDING = [game for game in GAMES if find_game(game).decks is not None]
"""The games in which people build decks."""
PICTURES = 10
"""Cards of a deck that are shown as pictures: as many as one message holds."""


async def find_deck(reply: InteractionReply, wanted: str) -> SavedDeck:
    """Find a deck of the person by what autocomplete sent, or by its name; raises Refusal where there is none."""
    decks = await reply.services.store.decks(reply.user_id)
    found = [deck for deck in decks if wanted == f"#{deck.id}"]
    found = found or [deck for deck in decks if plain(deck.name) == plain(wanted)]
    found = found or [deck for deck in decks if plain(wanted) in plain(_line(deck, reply.language))]
    if not found or not plain(wanted):
        raise Refusal(msg("unknown-saved-deck", found=literal(clip(wanted, 50))))
    return found[0]


async def offer_decks(interaction: Interaction, current: str) -> Choices:
    """Offer the person's decks."""
    language = await spoken_to(interaction)
    found = await interaction.client.services.store.decks(interaction.user.id)
    return offered({f"#{deck.id}": _line(deck, language) for deck in found}, current)


def _line(deck: SavedDeck, language: Any) -> str:
    """Name a deck with its game and side."""
    return say(msg("deck-title", name=deck.name, game=deck.game, side=deck.side), language)


def _decks(game: str) -> Decks:
    decks = find_game(game).decks if game in BUILDING else None
    if decks is None:
        raise Refusal(msg("refused-no-game", found=literal(clip(game, 50))))
    return decks


def _side(game: str, wanted: str | None) -> str:
    """Find a side by its id or name; without one, the first."""
    sides, rules = _decks(game).sides, find_game(game)
    if wanted is None:
        return sides[0]
    for side in sides:
        if plain(wanted) in map(plain, (side, *(rules.name("side", side) or {}).values())):
            return side
    raise Refusal(msg("unknown-side", game=game, found=literal(clip(wanted, 50))))


async def _offer_sides(interaction: Interaction, current: str) -> Choices:
    language = await spoken_to(interaction)
    game = interaction.namespace.game
    game = game if game in BUILDING else BUILDING[0]
    rules = find_game(game)
    return offered(
        {side: (rules.name("side", side) or {}).get(language, side) for side in _decks(game).sides}, current
    )


deck = app_commands.Group(name=told("cmd-deck"), description=told("cmd-deck-about"))


@command("deck-list", group=deck)
async def list_(interaction: Interaction) -> None:
    """List one's decks, with what each costs."""
    async with InteractionReply(interaction) as reply:
        lines = []
        for one in await reply.services.store.decks(reply.user_id):
            draft = draft_of_saved(one, SavedDecks())
            sum_ = heading(draft, reply.language) if draft is not None else ""
            lines.append(f"- {title(one, reply.language)}\n{sum_}")
        if lines:
            await show.in_words(reply, lines)
        else:
            await reply.tell(reply.say("decks-none"))


@command("deck-show", group=deck, mine=offer_decks)
async def show_(interaction: Interaction, mine: str) -> None:
    """Show what is in a deck, with its cards."""
    async with InteractionReply(interaction) as reply:
        found, draft = await kept(reply, (await find_deck(reply, mine)).id)
        pictures = await _pictures(reply, draft)
        items = [text(f"### {title(found, reply.language)}"), text(heading(draft, reply.language))]
        items += DeckPanel(draft, reply.language, DeckSpot()).contents()
        if pictures:
            shown = [
                discord.MediaGalleryItem(
                    f"attachment://{name}", description=clip(one.alt, discord_limits.ALT_TEXT)
                )
                for name, one in pictures
            ]
            items.append(ui.MediaGallery(*shown))
        change = button(
            reply.say("deck-change", what=draft.decks.what), component_ids.Deck(0, *draft.mark, 1), BLUE
        )
        share = button(reply.say("deck-share"), component_ids.DeckShare(0, *draft.mark), GREY)
        await reply.show(layout(*items, Row(change, share)), pictures)


async def _pictures(reply: InteractionReply, draft: DeckDraft) -> list[tuple[str, Picture]]:
    """Draw the first cards of a deck."""
    cards = [*dict.fromkeys(printed(card) for card in draft.cards if card in draft.pool.cards)][:PICTURES]
    draw = reply.services.renderer.card
    game = draft.decks.game
    drawing = (draw(game, card, reply.language, reply.theme, owner=reply.user_id) for card in cards)
    drawn = await asyncio.gather(*drawing)
    return [(f"card-{number}.png", picture) for number, picture in enumerate(drawn)]


@command("deck-build", "game", group=deck, side=_offer_sides, mine=offer_decks)
@app_commands.choices(game=[app_commands.Choice(name=told(f"{game}-title"), value=game) for game in BUILDING])
async def build(
    interaction: Interaction,
    game: str = BUILDING[0],
    side: str | None = None,
    mine: str | None = None,
) -> None:
    """Build a deck: one of those kept, or a new one, or the one that was left half built."""
    async with InteractionReply(interaction) as reply:
        if mine is not None:
            made: SavedDeck | None = await find_deck(reply, mine)
        else:
            store, chosen = reply.services.store, _side(game, side)
            made = await store.deck_in(reply.user_id, game, chosen, "draft")
            made = made or await store.keep_deck(NewDeck(reply.user_id, game, chosen, {}, "draft"))
        assert made is not None
        await reply.show(await workshop(reply, made.id, DeckSpot()))


@command("deck-rename", "name", group=deck, mine=offer_decks)
async def rename(interaction: Interaction, mine: str, name: str) -> None:
    """Give a deck another name."""
    async with InteractionReply(interaction) as reply:
        found, new = await find_deck(reply, mine), named(name)
        if not await reply.services.store.rename_deck(reply.user_id, found.id, new):
            raise Refusal(msg("deck-name-taken", name=literal(new)))
        await reply.tell(reply.say("deck-renamed", name=literal(new)))


@command("deck-delete", group=deck, mine=offer_decks)
async def delete(interaction: Interaction, mine: str) -> None:
    """Throw a deck away, once confirmed."""
    async with InteractionReply(interaction) as reply:
        found, draft = await kept(reply, (await find_deck(reply, mine)).id)
        sure = reply.say("deck-delete-sure", name=literal(found.name))
        yes = button(reply.say("deck-delete-yes"), component_ids.DeckGone(0, *draft.mark), RED)
        no = button(reply.say("deck-delete-no"), component_ids.DeckStay(0, *draft.mark), GREY)
        await reply.show(layout(text(sure), Row(yes, no)))


@command("deck-import", "code", "name", group=deck)
async def import_(interaction: Interaction, code: str, name: str | None = None) -> None:
    """Keep the deck that a code says; without a name, under one that no other deck has."""
    async with InteractionReply(interaction) as reply:
        found = deckcode.read(code)
        if name is None:
            taken = {deck.name for deck in await reply.services.store.decks(reply.user_id)}
            usual = reply.say("deck-imported-name")
            name = next(one for n in range(1, 1000) if (one := f"{usual} {n}" if n > 1 else usual) not in taken)
        made = await save(reply, found, name)
        note = reply.say("deck-saved", name=literal(made.name))
        await reply.show(await workshop(reply, made.id, DeckSpot(), f"✅ {note}"))


@command("deck-share", group=deck, mine=offer_decks)
async def share(interaction: Interaction, mine: str) -> None:
    """Post a deck with its code in the channel, for everybody."""
    async with InteractionReply(interaction) as reply:
        _check_post(reply)
        found, draft = await kept(reply, (await find_deck(reply, mine)).id)
        code = deckcode.write(found.game, found.side, found.cards, found.hand, found.options)
        person = literal(reply.name)
        told_ = reply.say("deck-shared", person=person, title=title(found, reply.language), code=code)
        items = [text(told_), *DeckPanel(draft, reply.language, DeckSpot()).contents()]
        await reply.publish(layout(*items))


def _check_post(reply: InteractionReply) -> None:
    """Make sure that the person may post here himself."""
    interaction = reply.interaction
    if interaction.guild_id is not None:
        in_thread = isinstance(interaction.channel, discord.Thread)
        require(reply, interaction.permissions, "send_messages_in_threads" if in_thread else "send_messages")


COMMANDS: tuple[app_commands.Group, ...] = (deck,)
