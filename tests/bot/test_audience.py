"""Who may see a match, and what one may not have the bot do: as far as one's own permissions go in the channel."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import pytest

from bot.match import Match, Place, audience
from bot.match import Person as Player
from bot.sandbox.server.discord_objects import guild_create, member
from bot.sandbox.world.objects import TextChannel
from bot.sandbox.world.permissions import Permission
from tests.bot.conftest import Night, shown
from tests.bot.test_decks import keep
from tests.opening import opening
from tests.people.permissions import overwrite
from tests.people.person import Person
from tests.people.reading import read

AWAY = 1 << 40
"""Between the ids of one server and those of another."""
LOOKING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/board", {}),
    ("/board", {"text": True}),
    ("/log", {}),
    ("/hand", {}),
    ("/replay", {}),
    ("/resign", {}),
    ("/odds spearpoint", {"attacker": "x", "target": "y"}),
    ("/move", {"picks": "x"}),
)


def close(night: Night, channel: TextChannel, *but: Person) -> None:
    """Let nobody into a channel but the bot and a few."""
    world = night.sandbox.world
    overwrite(night.sandbox.context, channel, world.guild.id, deny=Permission.VIEW_CHANNEL)
    for user_id in (world.bot.id, *(person.id for person in but)):
        overwrite(night.sandbox.context, channel, user_id, allow=Permission.VIEW_CHANNEL)


def general(night: Night) -> TextChannel:
    return next(iter(night.sandbox.world.channels.values()))


def aside(night: Night) -> TextChannel:
    return list(night.sandbox.world.channels.values())[1]


async def answered(person: Person, command: str, where: Any, **options: Any) -> str:
    return read(shown(await person.command(command, channel=where, **options)))


@pytest.mark.parametrize(("command", "options"), LOOKING)
async def test_a_match_in_a_private_channel_is_a_number_that_does_not_exist(
    night: Night, command: str, options: dict[str, Any]
) -> None:
    match = await night.match("buttons")
    await night.quiet()
    close(night, general(night), night.ana, night.ben)

    for where in (aside(night), night.sam.dm):
        found = await answered(night.sam, command, where, match=f"{match.id}", **options)
        nothing = await answered(night.sam, command, where, match="4711", **options)
        assert found == nothing.replace("4711", f"{match.id}")
        assert "There is no match" in found


async def test_players_and_those_who_may_enter_the_channel_see_a_match_from_anywhere(night: Night) -> None:
    match = await night.match("buttons")
    await night.quiet()
    max_ = night.sandbox.person("max")
    close(night, general(night), night.ana, night.ben, max_)

    for person in (night.ben, max_):
        for where in (aside(night), person.dm):
            assert "There is no match" not in await answered(person, "/log", where, match=str(match.id))


async def test_a_guest_sees_the_match_to_which_he_is_invited(night: Night) -> None:
    place = Place(int(night.sandbox.world.guild.id), int(general(night).id))
    for guest in (int(night.sam.id), 4711):
        await night.bot.services.table.open(
            **opening(
                Player(int(night.ben.id), "Ben"),
                game="shapes",
                scenario="buttons",
                guests={1: guest},
                place=place,
                interaction_id=guest,
            )
        )
    await night.quiet()
    close(night, general(night), night.ben)

    assert "Nothing has happened yet" in await answered(night.sam, "/log", night.sam.dm, match="1")
    assert "There is no match" in await answered(night.sam, "/log", night.sam.dm, match="2")


async def test_buttons_of_a_match_that_one_may_no_longer_see_lead_nowhere(night: Night) -> None:
    match = await night.match("buttons")
    await night.bot.services.table.resign(match.id, int(night.ben.id), 77)
    await night.quiet()
    film = shown(await night.sam.command("/replay", channel=aside(night), match=str(match.id)))
    await night.sam.press("Step by step", in_=film)
    close(night, general(night), night.ana, night.ben)

    await night.sam.press("▶", in_=film)

    await night.sam.sees("There is no such match")


@pytest.fixture
async def abroad(night: Night) -> discord.Guild:
    """Another server in which the bot is, with the same channels under other ids."""
    world = night.sandbox.world
    data = msgspec.to_builtins(guild_create(world))
    other = str(int(world.guild.id) + AWAY)
    data |= {"id": other, "threads": []}
    for thing in (*data["channels"], *data["roles"]):
        thing["id"] = other if thing["id"] == world.guild.id else str(int(thing["id"]) + AWAY)
    for channel in data["channels"]:
        channel["guild_id"] = other
    joined = night.bot.wait_for("guild_available", timeout=20)
    night.sandbox.gateway.guild_event("GUILD_CREATE", data, {})
    return await joined


async def played_abroad(night: Night, guild: discord.Guild) -> Match:
    return await night.bot.services.table.open(
        **opening(
            Player(77, "Stranger"),
            game="shapes",
            scenario="buttons",
            place=Place(guild.id, guild.text_channels[0].id),
            interaction_id=1,
        )
    )


async def test_a_match_of_another_server_is_for_its_members(
    night: Night, abroad: discord.Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played_abroad(night, abroad)
    asked: list[int] = []

    async def get_member(guild_id: int, user_id: int) -> object:
        asked.append(user_id)
        if guild_id != abroad.id or user_id != int(night.ben.id):
            raise discord.NotFound(type("Response", (), {"status": 404, "reason": ""})(), "Unknown Member")
        return msgspec.to_builtins(member(night.sandbox.world, night.ben.user))

    monkeypatch.setattr(night.bot.http, "get_member", get_member)
    for _ in range(2):
        assert "Nothing has happened yet" in await answered(night.ben, "/log", aside(night), match=str(match.id))
        assert "There is no match" in await answered(night.sam, "/log", aside(night), match=str(match.id))
    assert asked == [int(night.ben.id), int(night.sam.id)]


async def test_a_number_without_a_match_takes_as_many_questions_as_one_that_is_hidden(
    night: Night, abroad: discord.Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are looked up from a conversation: nothing else tells whether one who asks is somewhere a member."""
    asked: list[int] = []
    fetch = discord.Guild.fetch_member

    async def counted(guild: discord.Guild, user_id: int) -> discord.Member:
        asked.append(user_id)
        return await fetch(guild, user_id)

    monkeypatch.setattr(discord.Guild, "fetch_member", counted)
    monkeypatch.setattr(audience, "KNOWN", 0.0)
    match = await played_abroad(night, abroad)
    counts = []
    for number in (str(match.id), "4711"):
        before = len(asked)
        await answered(night.sam, "/log", night.sam.dm, match=number)
        counts.append(len(asked) - before)

    assert counts == [1, 1]


@pytest.mark.parametrize(
    ("lacks", "said"),
    [
        (Permission.SEND_MESSAGES, "In this channel you yourself lack: Send Messages."),
        (Permission.CREATE_PUBLIC_THREADS, "In this channel you yourself lack: Create Public Threads."),
    ],
)
async def test_nobody_opens_a_match_where_he_may_not_post_himself(
    night: Night, lacks: Permission, said: str
) -> None:
    overwrite(night.sandbox.context, general(night), night.ben.id, deny=lacks)
    await night.ben.command("/new", game="spearpoint")

    await night.ben.sees(said)
    assert await night.bot.services.store.match(1) is None
    await night.ben.command("/new", game="spearpoint", channel=aside(night))
    assert await night.bot.services.store.match(1) is not None


async def test_nobody_joins_who_may_not_write_in_threads(night: Night) -> None:
    overwrite(night.sandbox.context, general(night), night.sam.id, deny=Permission.SEND_MESSAGES_IN_THREADS)
    await night.ben.command("/new", game="spearpoint")
    await night.sam.press("Join")
    await night.sam.sees("In this channel you yourself lack: Send Messages in Threads.")
    await night.ana.press("Join")
    await night.ana.sees("Estás dentro")


async def test_nobody_shares_a_deck_where_he_may_not_write(night: Night) -> None:
    await keep(night, night.ben, "Fist")
    overwrite(night.sandbox.context, general(night), night.ben.id, deny=Permission.SEND_MESSAGES)
    await night.ben.command("/deck share", deck="Fist")

    await night.ben.sees("you yourself lack: Send Messages")
    await night.sam.does_not_see("shares a deck")
