"""Opening a match: for `/new`, and for who is asked first which game it shall be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
import structlog

from bot.interaction.permissions import named, require, require_opener
from bot.interaction.show import sentence
from bot.match import Place
from bot.match.clocks import HOUR, of_hours
from bot.match.glimpse import glimpse
from bot.panel import component_ids
from bot.panel.layout import BLUE, GREEN, Item, Row, button, gallery, layout, text
from bot.panel.questions import WISH
from bot.publishing.notices import button_names
from bot.store.records import Clock, Setup
from bot.words import LANGUAGES, Language, has
from engine.ai.levels import LEVELS, USUAL, LevelName
from engine.core.errors import Refusal
from engine.core.protocol import Option, Seat
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.sides import all_on_one_side
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Pressed
    from bot.interaction.reply import InteractionReply
    from images import Picture

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot must be allowed to do in a channel."""
OWN = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads")
"""What the host must be allowed to do there himself, since the bot will do it for him."""

log = structlog.get_logger(__name__)


class Wanted(NamedTuple):
    """The match that somebody wants to open; ``wish`` is the deck that he would play.

    ``guests`` are people by the seats to which they are invited; the computer plays ``computers``, at a ``level``.
    """

    game: str
    scenario: str
    options: dict[str, Any]
    seat: Seat = 0
    guests: Mapping[Seat, int] = {}
    computers: frozenset[Seat] = frozenset()
    wish: list[Option] | None = None
    word: str | None = None
    clock: Clock | None = None
    language: Language | None = None
    level: LevelName = USUAL


def check_place(reply: InteractionReply) -> Place:
    """Make sure, before anybody is invited, that a match can be held in this channel."""
    interaction = reply.interaction
    channel = interaction.channel
    if interaction.guild_id is None or not isinstance(channel, discord.TextChannel):
        raise Refusal(msg("not-a-channel"))
    require(reply, interaction.permissions, *OWN)
    missing = named(reply, interaction.app_permissions, NEEDED)
    if missing:
        raise Refusal(msg("missing-permissions", permissions=missing))
    return Place(interaction.guild_id, channel.id)


async def may_open(reply: InteractionReply) -> tuple[Place, Setup]:
    """Make sure that this person may open matches here; return where that is, and how the server is set up."""
    place = check_place(reply)
    return place, await require_opener(reply, place.guild_id)


async def open_match(reply: InteractionReply, wanted: Wanted, place: Place, setup: Setup) -> None:
    """Open a match where the person may (see :func:`may_open`), post the invitation, and say so."""
    match = await reply.table.open(
        game=wanted.game,
        scenario=wanted.scenario,
        options=wanted.options,
        host=await reply.person(),
        seat=wanted.seat,
        guests=wanted.guests,
        computers=wanted.computers,
        place=place,
        language=wanted.language or setup.language or reply.language,
        interaction_id=reply.interaction.id,
        word=wanted.word,
        clock=wanted.clock,
        level=wanted.level,
    )
    if wanted.wish is not None:
        await reply.table.set_drafts(match.id, reply.user_id, {WISH: wanted.wish})
    told = "joined" if match.status != "open" else "invite-sent"
    await reply.redraw(sentence(reply.say(told, number=str(match.id), **button_names(match))))


# ------------------------------------------------------------- which game


async def ask_game(
    reply: InteractionReply,
    guest: discord.User | discord.Member | None,
    clock: Clock | None,
    language: Language | None,
) -> None:
    """Ask which game it shall be: each with a sentence, a picture, and the ways to begin it.

    The ``clock`` and the ``language`` are kept for then.
    """
    spoken = LANGUAGES.index(language) + 1 if language is not None else 0
    parts = (0.0, 0.0, 0.0) if clock is None else (clock.bank, clock.increment, clock.cap)
    bank, increment, cap = (round(part / HOUR) for part in parts)
    items: list[Item] = [text(reply.say("new-which"))]
    pictures = []
    for number, game in enumerate(GAMES):
        sentence_of = f"{game}-sentence"
        rules, told = find_game(game), [f"### {reply.say(f'{game}-title')}"]
        told += [reply.say(sentence_of)] if has(sentence_of, reply.language) else []
        items.append(text("\n".join(told)))
        drawn = await _drawn(reply, game)
        if drawn is not None:
            pictures.append((f"{game}.png", drawn))
            items.append(gallery(f"{game}.png", drawn.alt))
        asked = component_ids.NewMatch(0, number, 0, bank, spoken, increment=increment, cap=cap)
        to_open = asked.with_guest(guest.id if guest is not None else 0)
        key = "new-open" if guest is None else "new-invite"
        name = None if guest is None else guest.display_name
        ways = [button(reply.say(key, game=game, name=name), to_open, GREEN)]
        if guest is None:
            team = all_on_one_side(rules, rules.scenarios[0], {})
            for level in reversed(LEVELS):
                chosen_level = component_ids.level_number(level)
                against = component_ids.NewMatch(0, number, 1, language=spoken, level=chosen_level)
                label = reply.say("new-computer", game=game, team=team, level=level)
                ways.append(button(label, against, BLUE))
        if rules.lesson is not None:
            ways.append(button(reply.say("lesson-begin", game=game), component_ids.NewLesson(0, number)))
        items.append(Row(*ways))
    await reply.show(layout(*items), pictures)


async def _drawn(reply: InteractionReply, game: str) -> Picture | None:
    """Draw what a match of a game looks like; where that fails, it goes without."""
    try:
        view = await reply.table.calculations.do(partial(glimpse, game))
        return await reply.services.renderer.board(view, reply.language, reply.theme)
    except Exception:
        log.exception("glimpse not drawn", game=game)
        return None


async def chosen(pressed: Pressed[component_ids.NewMatch]) -> None:
    """Open a match of the game chosen, as it is usually played."""
    reply, code = pressed.reply, pressed.code
    await reply.meet()
    reply.services.pace.count(reply.user_id)  # it does what a command does
    if code.game >= len(GAMES) or code.language > len(LANGUAGES):
        raise Refusal(msg("new-gone"))
    game = GAMES[code.game]
    scenario, options = find_game(game).scenarios[0], dict[str, Any]()
    others = frozenset(range(1, find_game(game).seats(scenario, options)))
    guests = {1: await _member(reply, code.guest)} if code.guest else {}
    computers = others if code.computer else frozenset[Seat]()
    wanted = Wanted(
        game,
        scenario,
        options,
        guests=guests,
        computers=computers,
        clock=_clock(code),
        language=LANGUAGES[code.language - 1] if code.language else None,
        level=component_ids.level_of(code.level),
    )
    await open_match(reply, wanted, *await may_open(reply))


def _clock(code: component_ids.NewMatch) -> Clock | None:
    """Return the clock that a code means; raises Refusal for none."""
    if not code.hours:
        return None
    return of_hours(code.hours, code.increment, code.cap) if code.cap else of_hours(*3 * (code.hours,))


async def _member(reply: InteractionReply, user_id: int) -> int:
    """Return the id of somebody who is in the server; raises Refusal for anybody else."""
    member = await reply.services.audience.member(reply.interaction.guild, user_id)
    if member is None or member.bot:
        raise Refusal(msg("not-a-member", person=f"<@{user_id}>"))
    return member.id
