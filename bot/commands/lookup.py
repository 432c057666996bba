"""Commands that explain: how to play, a rule, a card; and those that choose language and pictures."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from discord import app_commands

from bot import discord_limits
from bot.commands.localise import Command, command, told
from bot.interaction import rulebook, show
from bot.interaction import settings as settings_panel
from bot.interaction.reply import InteractionReply, spoken_to
from bot.panel.layout import clip
from bot.services import Interaction
from bot.store.records.vacations import DAY, MOST
from bot.words import LANGUAGES, Language, literal, plain, say, zones
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import msg
from images import THEMES


@command("rules", "search")
async def rules(interaction: Interaction, search: str | None = None) -> None:
    """Show the rules that fit, or all chapters to browse."""
    async with InteractionReply(interaction) as reply:
        here = await _played_here(interaction)
        if search is None:
            await rulebook.contents(reply, here)
        else:
            await rulebook.find(reply, search, here)


async def _played_here(interaction: Interaction) -> str | None:
    """Find the game whose match is in the thread."""
    here = interaction.channel_id
    match = await interaction.client.services.table.in_thread(here) if here is not None else None
    return match.game if match is not None else None


class Named(NamedTuple):
    """A card by its name, and how to tell it from another game's card of that name."""

    name: str
    game: str
    card: str

    def full(self, language: Language) -> str:
        """Return the name with the game's."""
        return f"{self.name} · {say(msg(f'{self.game}-title'), language)}"

    @property
    def id(self) -> str:
        """Return what tells it from every other card."""
        return f"{self.game}:{self.card}"


@cache
def spellings(named: Named, language: Language) -> tuple[str, ...]:
    """List what may be typed for exactly this card, its full name last; of all cards that takes a while."""
    return tuple(plain(words) for words in (named.name, named.card, named.id, named.full(language)))


def card_names(language: Language, first: str | None = None) -> list[Named]:
    """List the cards of every game in a language, those of one game first."""
    found = []
    for game in sorted(GAMES, key=lambda game: game != first):
        known = find_game(game)
        for card in known.ids("card"):
            names = known.name("card", card)
            found.append(Named(names[language] if names else card, game, card))
    return found


async def _offer_card(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    language, wanted = await spoken_to(interaction), plain(current)
    fitting = [
        (clip(named.full(language), discord_limits.CHOICE_NAME), named.id)
        for named in card_names(language, await _played_here(interaction))
        if wanted in spellings(named, language)[-1]
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[: discord_limits.CHOICES]]


@command("card", card=_offer_card)
async def card(interaction: Interaction, card: str) -> None:
    """Show a card: of the game that is played here, if two have one of that name."""
    async with InteractionReply(interaction) as reply:
        wanted, here = plain(card), await _played_here(interaction)
        known = [named for language in (reply.language, *LANGUAGES) for named in card_names(language)]
        known.sort(key=lambda named: named.game != here)
        exact = [one for one in known if wanted in spellings(one, reply.language)]
        found = exact or [one for one in known if wanted in plain(one.name)]
        if not found or not wanted:
            raise Refusal(msg("unknown-card", found=literal(clip(card, 50))))
        drawn = await reply.services.renderer.card(
            found[0].game, found[0].card, reply.language, reply.theme, owner=reply.user_id
        )
        await reply.show(show.picture("card.png", drawn), [("card.png", drawn)])


@command("language", "language")
@app_commands.choices(
    language=[app_commands.Choice(name=told(f"choice-{code}"), value=code) for code in ("en", "es", "auto")]
)
async def language(interaction: Interaction, language: str) -> None:
    """Choose the language in which the bot speaks with a person."""
    async with InteractionReply(interaction) as reply:
        chosen: Language | None = {"en": "en", "es": "es"}.get(language)  # type: ignore[assignment]
        await reply.services.store.set_language(await reply.person(), chosen)
        reply.language = await spoken_to(interaction)
        await reply.tell(reply.say("language-now" if chosen else "language-auto"))


async def _offer_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    language, now = await spoken_to(interaction), interaction.client.services.store.now()
    return [
        app_commands.Choice(name=clip(label, discord_limits.CHOICE_NAME), value=zone)
        for label, zone in zones.offered(current, language, now)[: discord_limits.CHOICES]
    ]


@command("settings", "theme", "format", time_zone=_offer_zone)
@app_commands.choices(
    theme=[app_commands.Choice(name=told(f"choice-{name}"), value=name) for name in THEMES],
    format=[app_commands.Choice(name=told(f"choice-{shape}"), value=shape) for shape in ("landscape", "portrait")],
)
async def settings(
    interaction: Interaction,
    time_zone: str | None = None,
    theme: str | None = None,
    format: str | None = None,  # noqa: A002  # what people read
) -> None:
    """Choose when a person lives and what his pictures look like, and say how that stands."""
    async with InteractionReply(interaction) as reply:
        person, store = await reply.person(), reply.services.store
        if time_zone is not None:
            await settings_panel.live_in(reply, time_zone)
        if theme is not None:
            await store.set_theme(person, theme)
        if format is not None:
            await store.set_portrait(person, portrait=format == "portrait")
        await settings_panel.show(reply)


@command("help", "topic")
@app_commands.choices(
    topic=[app_commands.Choice(name=told(f"choice-{topic}"), value=topic) for topic in ("signs", "fair")]
)
async def help_(interaction: Interaction, topic: str | None = None) -> None:
    """Say how to play, or what is asked about."""
    async with InteractionReply(interaction) as reply:
        if topic == "fair":
            await reply.tell(reply.say("help-fair"))
            return
        if topic == "signs":
            here = await _played_here(interaction)
            await show.legend(reply, [here] if here is not None else [*GAMES])
            return
        titles = [say(msg(f"{game}-title"), reply.language) for game in GAMES]
        await reply.tell(reply.say("help", titles=list(titles)))


@command("vacation", "days")
async def vacation(interaction: Interaction, days: app_commands.Range[int, 0, MOST]) -> None:
    """Go on vacation for so many days, or (0) come back: meanwhile no time runs for one."""
    async with InteractionReply(interaction, later=True) as reply:
        await reply.meet()
        store = reply.services.store
        if days:
            found = await store.begin_vacation(reply.user_id, days * DAY)
        else:
            await store.end_vacation(reply.user_id)
            found = await store.vacation(reply.user_id)
        await reply.table.absences.tell_vacations()
        left = round(found.left / DAY, 1)
        if found.until is not None:
            await reply.tell(reply.say("vacation-until", until=f"<t:{int(found.until)}:f>", days=left))
        else:
            await reply.tell(reply.say("vacation-spent" if days else "vacation-over", days=left))


COMMANDS: tuple[Command, ...] = (help_, rules, card, language, settings, vacation)
