"""/server: who manages a server sets it up on one panel, and it is so from then on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match.clocks import CLOCKS
from bot.panel.component_ids import ServerPanel, ServerSetting
from bot.sandbox.server.discord_objects import roles
from bot.sandbox.world.objects import Message, Role
from bot.sandbox.world.permissions import Permission
from bot.store.records import Limits, Setup
from tests.bot.conftest import Night, shown
from tests.bot.test_audience import aside, close, general
from tests.bot.test_replay import forge
from tests.people import Person
from tests.people.permissions import overwrite
from tests.people.reading import read


@pytest.fixture(autouse=True)
def _owner(night: Night) -> None:
    """Sam manages the server; Ben is a referee."""
    world = night.sandbox.world
    world.guild.owner_id = night.sam.id
    world.accounts[night.ben.id].roles = [role.id for role in world.roles.values() if role.name == "Referees"]


def role(night: Night, name: str) -> Role:
    return next(one for one in night.sandbox.world.roles.values() if one.name == name)


async def tell_of(night: Night, name: str) -> None:
    """Let the bot hear what a role of the server is now."""
    world = night.sandbox.world
    changed = next(one for one in roles(world) if one["name"] == name)
    updated = night.bot.wait_for("guild_role_update", timeout=20)
    night.sandbox.gateway.guild_event("GUILD_ROLE_UPDATE", {"guild_id": world.guild.id, "role": changed}, {})
    await updated


async def panel(person: Person, command: str = "/server setup") -> Message:
    return shown(await person.command(command))


async def setup(night: Night) -> Setup:
    return await night.bot.services.store.setup(int(night.sandbox.world.guild.id))


async def choose(night: Night, field: str, *values: str) -> str:
    """Let Sam choose something on a new panel; return what it shows then."""
    seen = await panel(night.sam)
    await night.sam.choose(field, *values, in_=seen)
    return read(night.sandbox.world.messages[seen.channel_id][seen.id])


async def test_all_is_chosen_on_one_panel_and_taken_away_again(night: Night) -> None:
    await choose(night, "f0.set.0", "Español")
    await choose(night, "f0.set.1", "Fast clock")
    await choose(night, "f0.set.2", "table-two")
    await choose(night, "f0.set.3", "Wargamers")
    await choose(night, "f0.set.4", "Referees")
    await choose(night, "f0.set.5", "Wargamers")
    gamers, referees = int(role(night, "Wargamers").id), int(role(night, "Referees").id)
    assert await setup(night) == Setup("es", "fast", int(aside(night).id), gamers, referees, gamers)
    shown_then = await panel(night.sam)
    held = [
        one["default_values"][0]["id"]
        for row in shown_then.components[0]["components"]
        for one in row.get("components", ())
        if one.get("default_values")
    ]
    assert held == [aside(night).id, str(gamers), str(referees), str(gamers)]

    await choose(night, "f0.set.0", "The host’s")
    for field in range(2, 6):
        await choose(night, f"f0.set.{field}")
    assert await setup(night) == Setup(clock="fast")


async def test_the_panel_speaks_the_language_of_who_asks(night: Night) -> None:
    night.sandbox.world.guild.owner_id = night.ana.id
    seen = read(await panel(night.ana, "/servidor configurar"))
    assert "Cómo está configurado este servidor" in seen
    assert "Puedo llevar partidas en 2 canales" in seen


@pytest.mark.parametrize(("command", "options"), [("/server setup", {}), ("/server limits", {"matches": 3})])
async def test_it_is_for_who_manages_the_server(night: Night, command: str, options: dict[str, Any]) -> None:
    assert "Manage Server" in read(shown(await night.ben.command(command, **options)))
    assert await setup(night) == Setup()


async def test_a_forged_press_of_anybody_else_changes_nothing(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    thread = night.sam.threads()[0]
    for code in (ServerSetting(0, 1), ServerPanel(0)):
        forge(night.ben.messages(thread), "My decision", code)  # type: ignore[arg-type]
        await night.ben.press("My decision", in_=thread)
        await night.ben.sees("That is for people with the right")
        forge(night.ben.messages(thread), "My decision", code)  # type: ignore[arg-type]
    assert await setup(night) == Setup()


async def test_a_role_that_everybody_has_is_none(night: Night) -> None:
    world = night.sandbox.world
    world.roles[world.guild.id] = Role(id=world.guild.id, name="all")  # clients offer it too
    await choose(night, "f0.set.3", "all")
    await night.sam.sees("Everybody has that role")
    assert await setup(night) == Setup()


# ------------------------------------------------------------- what it is good for


async def test_new_matches_have_the_clock_and_the_language_of_the_server(night: Night) -> None:
    await choose(night, "f0.set.0", "Español")
    await choose(night, "f0.set.1", "Slow clock")
    await night.ben.command("/new", game="spearpoint")
    await night.ben.command("/new", game="spearpoint", clock="friendly", language="English")
    await night.ben.command("/new")
    await night.ben.press("Invite anybody")

    table = night.bot.services.table
    found = [await table.match(number) for number in (1, 2, 3)]
    assert [(one.language, one.clock) for one in found] == [
        ("es", CLOCKS["slow"]),
        ("en", None),
        ("es", CLOCKS["slow"]),
    ]


async def test_the_queue_asks_in_the_language_and_by_the_clock_of_the_server(night: Night) -> None:
    await choose(night, "f0.set.0", "English")
    await choose(night, "f0.set.1", "Friendly")
    await night.ana.command("/cola", juego="Spearpoint 1943")
    await night.ben.command("/queue", game="Spearpoint 1943")
    await night.bot.services.queue.tick()
    await night.quiet()
    await night.sam.sees("Friendly: no clock")
    await night.ana.press("Let's play")
    await night.ben.press("Let's play")
    await night.quiet()
    match = await night.bot.services.table.match(1)
    assert (match.language, match.clock) == ("en", None)


async def test_who_has_not_the_role_opens_no_match_but_joins(night: Night) -> None:
    await choose(night, "f0.set.3", "Referees")
    refused = f"only <@&{role(night, 'Referees').id}> opens matches"
    cleo = night.sandbox.person("cleo")
    for command in ("/new", "/queue"):
        assert refused in read(shown(await cleo.command(command, game="spearpoint")))
    assert await night.bot.services.store.tickets() == []
    await night.ben.command("/new", game="spearpoint")
    await cleo.press("Join")
    assert (await night.bot.services.table.match(1)).status == "running"
    await night.sam.command("/new", game="spearpoint")  # he manages the server
    assert (await night.bot.services.table.match(2)).host_id == int(night.sam.id)


async def test_who_has_not_the_role_asks_for_no_rematch(night: Night) -> None:
    match = await night.match("buttons")
    await night.bot.services.table.resign(match.id, int(night.ben.id), 77)
    await night.quiet()
    await choose(night, "f0.set.3", "Referees")
    await night.ana.press("Rematch", in_=night.sam.threads()[0])
    await night.ana.sees("En este servidor solo")
    assert await night.bot.services.store.match(2) is None
    await night.ben.press("Rematch", in_=night.sam.threads()[0])
    assert await night.bot.services.store.match(2) is not None


async def test_a_role_that_is_gone_shuts_nobody_out(night: Night) -> None:
    await choose(night, "f0.set.3", "Referees")
    gone = role(night, "Referees").id
    deleted = night.bot.wait_for("guild_role_delete", timeout=20)
    night.sandbox.gateway.guild_event(
        "GUILD_ROLE_DELETE", {"guild_id": night.sandbox.world.guild.id, "role_id": gone}, {}
    )
    await deleted
    await night.ana.command("/nueva", juego="spearpoint")
    assert (await night.bot.services.table.match(1)).status == "open"


async def test_who_has_the_masters_role_is_a_master_and_sets_nothing_up(night: Night) -> None:
    match = await night.match("buttons")
    await night.quiet()
    max_, thread = night.sandbox.person("max"), night.sam.threads()[0]
    night.sandbox.world.accounts[max_.id].roles = [role(night, "Referees").id]
    assert "Manage Server" in read(shown(await max_.command("/master pause", channel=thread)))
    await choose(night, "f0.set.4", "Referees")
    await max_.command("/master pause", channel=thread)
    assert (await night.bot.services.table.match(match.id)).paused is not None
    assert "Manage Server" in read(await panel(max_))


async def test_limits_hold_beside_those_of_the_bot(night: Night) -> None:
    answer = read(shown(await night.sam.command("/server limits", invitations=3, matches_each=2)))
    assert "3 open invitations, any number of matches under way (2 of one person)" in answer
    assert (await setup(night)).limits == Limits(open_per_server=3, running_per_person=2)
    for _ in range(2):
        await night.ben.command("/new", game="spearpoint")
    assert "already in 2 matches" in read(shown(await night.ben.command("/new", game="spearpoint")))
    await night.ana.command("/nueva", juego="spearpoint")
    assert "3 invitaciones abiertas" in read(shown(await night.ana.command("/nueva", juego="spearpoint")))
    answer = read(shown(await night.sam.command("/server limits", invitations=0)))
    assert "any number of open invitations, any number of matches" in answer
    assert (await setup(night)).limits == Limits(running_per_person=2)


# ------------------------------------------------------------- what the bot may not do


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Permission.VIEW_CHANNEL, "View Channel"),
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permission.ATTACH_FILES, "Attach Files"),
        (Permission.READ_MESSAGE_HISTORY, "Read Message History"),
    ],
)
async def test_the_one_permission_that_a_channel_lacks_is_named(
    night: Night, denied: Permission, named: str
) -> None:
    seen = await panel(night.sam)
    bot_id = night.sandbox.world.bot.id
    overwrite(night.sandbox.context, aside(night), bot_id, deny=denied)
    await night.sam.press("Check again", in_=seen)
    told = read(night.sandbox.world.messages[seen.channel_id][seen.id])
    assert f"<#{aside(night).id}>: I lack {named}." in told
    assert "in one channel" in told
    overwrite(night.sandbox.context, aside(night), bot_id)
    await night.sam.press("Check again", in_=seen)
    assert "in 2 channels" in read(night.sandbox.world.messages[seen.channel_id][seen.id])


async def test_a_channel_that_one_does_not_see_is_not_named(night: Night) -> None:
    world = night.sandbox.world
    world.guild.owner_id = "0"
    world.member_permissions |= 1 << 5  # Manage Server
    await tell_of(night, "@everyone")
    close(night, aside(night))
    overwrite(night.sandbox.context, aside(night), world.bot.id, deny=Permission.SEND_MESSAGES)
    told = read(await panel(night.ben))
    assert "in one channel" in told
    assert aside(night).id not in told


async def test_announcements_want_a_channel_where_both_may_write(night: Night) -> None:
    overwrite(night.sandbox.context, aside(night), night.sandbox.world.bot.id, deny=Permission.SEND_MESSAGES)
    await choose(night, "f0.set.2", "table-two")
    await night.sam.sees("I cannot announce anything in that channel. Please give me: Send Messages.")
    assert (await setup(night)).announcements is None


async def test_a_role_that_cannot_be_mentioned_is_told_of(night: Night) -> None:
    await choose(night, "f0.set.2", general(night).name)
    role(night, "Wargamers").mentionable = False
    await tell_of(night, "Wargamers")
    told = await choose(night, "f0.set.5", "Wargamers")
    assert f"<@&{role(night, 'Wargamers').id}> is not pinged in <#{general(night).id}>" in told
