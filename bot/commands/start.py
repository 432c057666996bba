"""/new: start a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import limits
from bot.asker import Asker, spoken_to
from bot.commands.localise import DEFAULT, options, told
from bot.commands.picks import plain
from bot.panel.codes import Code
from bot.panel.layout import GREY, Row, button, clip, layout, text
from bot.panel.questions import WISH
from bot.store.records import Place
from bot.words import Language, say
from engine.core.errors import Refusal
from engine.core.game import Setting
from engine.core.protocol import Seat
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.app import Fieldpost

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot must be allowed to do in a channel."""

Choices = list[app_commands.Choice[str]]


def _game(interaction: discord.Interaction[Fieldpost]) -> str:
    """Give the game chosen so far, while the command is being typed."""
    chosen = interaction.namespace.game
    return chosen if chosen in GAMES else GAMES[0]


def _sides(game: str, language: Language) -> list[str]:
    """Name the sides of a game in seat order."""
    rules = find_game(game)
    seats = rules.players[0]
    sides = [rules.side(seat, seats) for seat in range(seats)]
    return [(rules.name("side", side) or {}).get(language, side) for side in sides]


def _seat(game: str, named: str | None) -> Seat:
    """Find the seat of a side, by its id or its name in any language; without a name, the first."""
    if named is None:
        return 0
    rules = find_game(game)
    for seat in range(rules.players[0]):
        side = rules.side(seat, rules.players[0])
        words = [side, *(rules.name("side", side) or {}).values()]
        if plain(named) in map(plain, words):
            return seat
    raise Refusal(msg("unknown-side", game=game, found=clip(named, 50)))


def _settings(game: str) -> dict[str, tuple[Setting, str | int | bool]]:
    """List everything that may be set, as it is written: ``name=value``."""
    return {
        f"{setting.name}={str(value).lower()}": (setting, value)
        for setting in find_game(game).settings
        for value in setting.values
    }


def _read_settings(game: str, typed: str | None) -> dict[str, str | int | bool]:
    known = _settings(game)
    chosen: dict[str, str | int | bool] = {}
    for part in (typed or "").split("+"):
        if part.strip():
            found = known.get(part.strip().replace(" ", ""))
            if found is None:
                raise Refusal(msg("unknown-option", game=game, found=clip(part.strip(), 50)))
            chosen[found[0].name] = found[1]
    return chosen


def _deck(game: str, seat: Seat, named: str) -> str:
    """Find a ready-made deck by its id or name."""
    rules = find_game(game)
    for deck in rules.ids("deck", rules.side(seat, rules.players[0])):
        words = [deck, *(rules.name("deck", deck) or {}).values()]
        if plain(named) in map(plain, words):
            return deck
    raise Refusal(msg("unknown-deck", found=clip(named, 50)))


async def _offer_side(interaction: discord.Interaction[Fieldpost], current: str) -> Choices:
    game, language = _game(interaction), await spoken_to(interaction)
    rules = find_game(game)
    return [
        app_commands.Choice(name=name, value=rules.side(seat, rules.players[0]))
        for seat, name in enumerate(_sides(game, language))
        if plain(current) in plain(name)
    ]


async def _offer_deck(interaction: discord.Interaction[Fieldpost], current: str) -> Choices:
    game, language = _game(interaction), await spoken_to(interaction)
    rules = find_game(game)
    try:
        side = rules.side(_seat(game, interaction.namespace.side), rules.players[0])
    except Refusal:
        return []
    named = [((rules.name("deck", deck) or {}).get(language, deck), deck) for deck in rules.ids("deck", side)]
    return [app_commands.Choice(name=name, value=deck) for name, deck in named if plain(current) in plain(name)][
        : limits.CHOICES
    ]


async def _offer_options(interaction: discord.Interaction[Fieldpost], current: str) -> Choices:
    *before, last = current.split("+")
    done = [part.strip() for part in before]
    names = [" + ".join([*done, written]) for written in _settings(_game(interaction)) if written not in done]
    return [
        app_commands.Choice(name=name, value=name)
        for name in names
        if plain(last) in plain(name.rpartition("+")[2]) and len(name) <= limits.CHOICE_NAME
    ][: limits.CHOICES]


def _check_place(asker: Asker) -> Place:
    """Make sure, before anybody is invited, that a match can be held in this channel."""
    interaction = asker.interaction
    channel = interaction.channel
    if interaction.guild_id is None or not isinstance(channel, discord.TextChannel):
        raise Refusal(msg("not-a-channel"))
    allowed = interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    if missing:
        named = [asker.say(f"permission-{name.replace('_', '-')}") for name in missing]
        raise Refusal(msg("missing-permissions", permissions=list(named)))
    return Place(interaction.guild_id, channel.id)


@app_commands.command(name=told("cmd-new"), description=told("cmd-new-about"))
@options("game", "opponent", "side", "deck", "options", "language")
@app_commands.choices(
    game=[app_commands.Choice(name=say(msg(f"{game}-title"), DEFAULT), value=game) for game in GAMES],
    language=[app_commands.Choice(name=told(f"choice-{code}"), value=code) for code in ("en", "es")],
)
@app_commands.autocomplete(side=_offer_side, deck=_offer_deck, options=_offer_options)
@app_commands.guild_only()
async def new(
    interaction: discord.Interaction[Fieldpost],
    game: str = GAMES[0],
    opponent: discord.User | None = None,
    side: str | None = None,
    deck: str | None = None,
    options: str | None = None,
    language: str | None = None,
) -> None:
    """Open a match, and post the invitation."""
    async with Asker(interaction) as asker:
        place = _check_place(asker)
        if opponent is not None and opponent.bot:
            raise Refusal(msg("bot-opponent", name=discord.utils.escape_markdown(opponent.display_name)))
        if opponent is not None and opponent.id == asker.user_id:
            raise Refusal(msg("own-opponent"))
        seat = _seat(game, side)
        chosen = _deck(game, seat, deck) if deck is not None else None
        match = await asker.table.open(
            game=game,
            scenario=find_game(game).scenarios[0],
            options=_read_settings(game, options),
            host=await asker.person(),
            seat=seat,
            guest_id=opponent.id if opponent is not None else None,
            place=place,
            language="es" if (language or asker.language) == "es" else "en",
            interaction_id=interaction.id,
        )
        if chosen is not None:
            await asker.table.set_draft(match.id, asker.user_id, WISH, [("deck", chosen)])
        await asker.show(
            layout(
                text(asker.say("invite-sent", number=str(match.id))),
                Row(button(asker.say("invite-cancel"), Code(match.id, "cancel"), GREY)),
            )
        )


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (new,)
