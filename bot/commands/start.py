"""/new: start a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from msgspec import structs

from bot import discord_limits
from bot.commands.choices import Choices, offered
from bot.commands.guests import guest, is_computer, mentioned, placed
from bot.commands.levels import LEVEL_CHOICES, read_level
from bot.commands.localise import options, told
from bot.commands.setup import Setup
from bot.interaction.opening import Wanted, ask_game, may_open, open_match
from bot.interaction.reply import InteractionReply, spoken_to
from bot.match.clocks import CLOCKS, USUAL
from bot.match.clocks import read as read_clock
from bot.panel import clock_names, deck_options
from bot.panel.layout import clip
from bot.services import Interaction
from bot.store.records import SavedDeck
from bot.words import LANGUAGES, fitting, literal, plain, say, setup
from bot.words.setup import Value
from engine.core.decks import ordered, picks
from engine.core.errors import Refusal
from engine.core.packs import OPTION
from engine.core.protocol import Option, Seat
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import Msg, msg

T = TypeVar("T")

Written: TypeAlias = tuple[str, str]
"""Something as it is written in a command, and its name."""


def _setup(game: str, scenario: str | None, options: str | None, packs: str | None) -> Setup:
    """Read what was chosen; raises Refusal for what there is not."""
    chosen: dict[str, Any] = dict(_read_settings(game, options))
    picked = _read_packs(game, packs)
    if picked:
        chosen[OPTION] = sorted(setup.packs(game)[id_].key for id_ in picked)
    return Setup(game, _read_scenario(game, scenario, chosen), chosen)


def _typed(interaction: Interaction) -> Setup:
    """Return what is chosen so far, while the command is being typed; the usual for what is none yet."""
    named, space = interaction.namespace.game, interaction.namespace
    game = named if named in GAMES else GAMES[0]
    for scenario, chosen in ((space.scenario, space.options), (None, space.options), (None, None)):
        with suppress(Refusal):  # what is half typed
            return _setup(game, scenario, chosen, space.packs)
    return _setup(game, None, None, None)


def _read_scenario(game: str, named: str | None, options: Mapping[str, Any]) -> str:
    """Find a scenario by its id or its name in any language; without a name, the first."""
    if named is None:
        return find_game(game).scenarios[0]
    for scenario, names in setup.scenarios(game, options).items():
        if plain(named) in map(plain, names):
            return scenario
    raise Refusal(msg("unknown-scenario", game=game, found=literal(clip(named, 50))))


def _read_settings(game: str, typed: str | None) -> dict[str, Value]:
    """Find settings as they are written, or by their names in any language; several with + between them."""
    known = {
        plain(words): (setting.name, value)
        for written, (setting, value) in setup.settings(game).items()
        for words in (written, *(setup.setting_name(game, setting.name, value, code) for code in LANGUAGES))
    }
    return dict(_read(typed, known, lambda found: msg("unknown-option", game=game, found=found)))


def _read_packs(game: str, typed: str | None) -> list[str]:
    """Find packs by their ids or their names in any language; several with + between them."""
    known = {
        plain(words): id_
        for id_, pack in setup.packs(game).items()
        for words in (id_, *(setup.pack_name(pack, code) for code in LANGUAGES))
    }
    return list(dict.fromkeys(_read(typed, known, lambda found: msg("unknown-pack", found=found))))


def _read(typed: str | None, known: Mapping[str, T], unknown: Callable[[str], Msg]) -> Iterator[T]:
    """Find what is typed, several with + between them, among what is known by plain words."""
    for part in (typed or "").split("+"):
        if part.strip():
            words = next((words for words in (plain(part), plain(part.replace(" ", ""))) if words in known), None)
            if words is None:
                raise Refusal(unknown(literal(clip(part.strip(), 50))))
            yield known[words]


def _seat(made: Setup, named: str | None) -> Seat:
    """Find a seat by its id or its name, or that of its side, in any language; without a name, the first."""
    if named is None:
        return 0
    wanted = plain(named)
    for seat in made.seats:
        if wanted in map(plain, (made.id(seat), *made.names(seat).values())):
            return seat
    for seat in made.seats:
        side = made.side(seat)
        if wanted in map(plain, (side, *(made.rules.name("side", side) or {}).values())):
            return seat
    raise Refusal(msg("unknown-side", game=made.game, found=literal(clip(named, 50))))


async def _deck(reply: InteractionReply, made: Setup, seat: Seat, named: str) -> list[Option]:
    """Find a ready-made deck or one of the host's own; raises Refusal for none, and for what may not be played."""
    side, decks = made.side(seat), made.rules.decks
    for deck, pick in _ready(made, side).items():
        words = [deck, *(made.rules.name("deck", deck) or {}).values()]
        if plain(named) in map(plain, words):
            return [pick]
    saved_decks = await reply.table.saved_decks(reply.user_id, made.game, side)
    own = next((one for one in saved_decks.saved if named == f"#{one.id}" or plain(named) in _called(one)), None)
    if own is None or decks is None:
        raise Refusal(msg("unknown-deck", found=literal(clip(named, 50))))
    pool = decks.pool(side, made.scenario, made.options)
    deck_options.check(decks, pool, own.cards, own.options, reply.language)
    return picks(ordered(pool, own.cards))


def _called(deck: SavedDeck) -> list[str]:
    """List what a person may call a deck of his."""
    offered = [say(msg("deck-own", name=deck.name), language) for language in LANGUAGES]
    return [plain(words) for words in (deck.name, *offered)]


def _ready(made: Setup, side: str) -> dict[str, Option]:
    """List the ready-made decks that a side may have in such a match, with the option that takes each."""
    decks = made.rules.decks
    if decks is None:
        return {deck: ("deck", deck) for deck in made.rules.ids("deck", side)}
    return {deck.id: deck.pick for deck in decks.ready(decks.pool(side, made.scenario, made.options))}


async def offer_scenario(interaction: Interaction, current: str) -> Choices:
    """Offer the scenarios that the game can be played in, as it is set up so far."""
    made, language = _typed(interaction), await spoken_to(interaction)
    found = made.rules.playable(made.options)
    named = {one: setup.scenario_name(made.game, one, language) for one in found}
    return offered(named, current)


async def _offer_side(interaction: Interaction, current: str) -> Choices:
    made, language = _typed(interaction), await spoken_to(interaction)
    named = {made.id(seat): made.names(seat).get(language, made.id(seat)) for seat in made.seats}
    return offered(named, current)


async def _offer_deck(interaction: Interaction, current: str) -> Choices:
    made, language = _typed(interaction), await spoken_to(interaction)
    try:
        side = made.side(_seat(made, interaction.namespace.side))
    except Refusal:
        return []
    named = {deck: (made.rules.name("deck", deck) or {}).get(language, deck) for deck in _ready(made, side)}
    saved_decks = await interaction.client.services.table.saved_decks(interaction.user.id, made.game, side)
    own = {f"#{one.id}": say(msg("deck-own", name=one.name), language) for one in saved_decks.saved}
    return offered({**own, **named}, current)


async def _offer_options(interaction: Interaction, current: str) -> Choices:
    """Offer one option more, after those that are typed already."""
    game, language = _typed(interaction).game, await spoken_to(interaction)

    def written(name: str, value: Value) -> tuple[str, str]:
        return f"{name}={str(value).lower()}", setup.setting_name(game, name, value, language)

    def options(before: str) -> tuple[list[Written], list[Written]]:
        done = _read_settings(game, before)
        more = [written(one.name, value) for one, value in setup.settings(game).values() if one.name not in done]
        return [written(name, value) for name, value in done.items()], more

    return _one_more(current, options)


async def offer_clock(interaction: Interaction, current: str) -> Choices:
    """Offer what is typed, where it is a clock, else those that have a name."""
    language = await spoken_to(interaction)
    try:
        named = {current: say(clock_names.clock(read_clock(current)), language)}
    except Refusal:
        named = {name: say(clock_names.clock(kind), language) for name, kind in CLOCKS.items()}
        return offered(named, current)
    return offered(named, "")


async def _offer_packs(interaction: Interaction, current: str) -> Choices:
    """Offer one pack more, after those that are typed already."""
    game, language = _typed(interaction).game, await spoken_to(interaction)
    named = {id_: setup.pack_name(pack, language) for id_, pack in setup.packs(game).items()}

    def packs(before: str) -> tuple[list[Written], list[Written]]:
        done = _read_packs(game, before)
        return [(id_, named[id_]) for id_ in done], [one for one in named.items() if one[0] not in done]

    return _one_more(current, packs)


def _one_more(current: str, read: Callable[[str], tuple[list[Written], list[Written]]]) -> Choices:
    """Offer what fits what is typed last, each behind what stands before it.

    ``read`` finds what is typed and what else there is, as it is written and by its name; it may refuse.
    """
    before, _, last = current.rpartition("+")
    try:
        done, more = read(before)
    except Refusal:
        return []
    named = {
        "+".join(written for written, _ in (*done, one)): " + ".join(name for _, name in (*done, one))
        for one in more
        if plain(last) in plain(one[1])
    }
    return offered({all_: name for all_, name in named.items() if len(all_) <= discord_limits.CHOICE_NAME}, "")


@options(
    "game",
    "scenario",
    "opponent",
    "partner",
    "opponent2",
    "players",
    "side",
    "deck",
    "options",
    "packs",
    "word",
    "clock",
    "by_itself",
    "level",
    "language",
)
@app_commands.choices(
    level=LEVEL_CHOICES,
    language=[app_commands.Choice(name=told(f"choice-{code}"), value=code) for code in ("en", "es")],
)
@app_commands.autocomplete(
    scenario=offer_scenario,
    side=_offer_side,
    deck=_offer_deck,
    options=_offer_options,
    packs=_offer_packs,
    clock=offer_clock,
)
@app_commands.guild_only()
async def new(
    interaction: Interaction,
    game: str | None = None,
    scenario: str | None = None,
    opponent: discord.User | None = None,
    partner: discord.User | None = None,
    opponent2: discord.User | None = None,
    players: str | None = None,
    side: str | None = None,
    deck: str | None = None,
    options: str | None = None,
    packs: str | None = None,
    word: str | None = None,
    clock: str | None = None,
    by_itself: bool = False,  # noqa: FBT001, FBT002  # an option of a command
    level: str | None = None,
    language: str | None = None,
) -> None:
    """Open a match, and post the invitation; who names no game is asked which.

    What belongs to a game, and was chosen without one, was offered as that of the first.
    """
    async with InteractionReply(interaction) as reply:
        place, setup = await may_open(reply)
        timed = read_clock(clock or setup.clock or USUAL)
        if timed is not None and by_itself:
            timed = structs.replace(timed, by_itself=True)
        spoken = None if language is None else fitting(language)
        if game is None and len(GAMES) > 1 and not any((scenario, side, deck, options, packs)):
            if any((partner, opponent2, players, word, by_itself, level)):
                raise Refusal(msg("new-name-game"))
            person = None if opponent is None or is_computer(reply, opponent) else guest(reply, opponent)
            await ask_game(reply, person, timed, spoken)
            return
        game = game or GAMES[0]
        others = await mentioned(reply, players)
        made = _setup(game, scenario, options, packs)
        seat = _seat(made, side)
        roles = {"opponent": opponent, "partner": partner, "opponent2": opponent2}
        invited = placed(reply, made, seat, roles, others)
        chosen = await _deck(reply, made, seat, deck) if deck is not None else None
        wanted = Wanted(
            game=game,
            scenario=made.scenario,
            options=made.options,
            seat=seat,
            guests=invited.people,
            computers=invited.computers,
            wish=chosen,
            word=word,
            clock=timed,
            language=spoken,
            level=read_level(level),
        )
        await open_match(reply, wanted, place, setup)


def opening(games: Iterable[str]) -> app_commands.Command[Any, ..., None]:
    """Build the command, which offers these games."""
    named = [app_commands.Choice(name=told(f"{game}-title"), value=game) for game in games]
    app_commands.choices(game=named)(new)
    return app_commands.Command(name=told("cmd-new"), description=told("cmd-new-about"), callback=new)


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (opening(GAMES),)
