"""A server is told of open invitations and results, in the channel that it has chosen."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.sandbox.world.objects import Message
from bot.sandbox.world.permissions import Permission
from tests.bot.conftest import Night
from tests.bot.test_audience import aside, close, general
from tests.bot.test_servers import role
from tests.people.permissions import overwrite
from tests.people.reading import read


async def set_up(night: Night, **chosen: object) -> None:
    guild = int(night.sandbox.world.guild.id)
    await night.bot.services.store.set_up(guild, lambda setup: structs.replace(setup, **chosen))


def told(night: Night, channel: object = None) -> list[Message]:
    """List what the bot has said in the channel of announcements."""
    place = channel or aside(night)
    return [one for one in night.sam.messages(place) if one.author.bot]  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
async def _announcing(night: Night) -> None:
    await set_up(night, announcements=int(aside(night).id))


async def over(night: Night) -> None:
    """Play a match of Ana and Ben to its end."""
    match = await night.match("buttons")
    await night.bot.services.table.resign(match.id, int(night.ben.id), 9000 + match.id)
    await night.quiet()


async def test_an_open_invitation_and_a_result_are_told_with_no_ping(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint")
    await night.quiet()
    (asked,) = told(night)
    assert f"**ben** is looking for players: **Spearpoint 1943**, match 1, in <#{general(night).id}>." in read(
        asked
    )
    assert (asked.mentions, asked.mention_roles) == ([], [])
    await night.ana.press("Join")
    await night.quiet()
    assert len(told(night)) == 1
    await night.ben.command("/resign", match="1")
    await night.ben.press("Resign")
    await night.quiet()
    _, ended = told(night)
    thread = (await night.bot.services.table.match(1)).thread_id
    assert "🏆 ana wins match 1" in read(ended)
    assert f"Spearpoint 1943 · <#{thread}>" in read(ended)
    assert (ended.mentions, ended.mention_roles) == ([], [])


async def test_the_role_that_is_set_is_mentioned(night: Night) -> None:
    await set_up(night, mentioned=int(role(night, "Wargamers").id))
    await night.ben.command("/new", game="spearpoint")
    await night.quiet()
    (asked,) = told(night)
    assert asked.mention_roles == [role(night, "Wargamers").id]


async def test_they_are_in_the_language_of_the_server_else_of_the_match(night: Night) -> None:
    await night.ana.command("/nueva", juego="spearpoint")
    await night.quiet()
    await set_up(night, language="en")
    await night.ana.command("/nueva", juego="spearpoint", idioma="Español")
    await night.quiet()
    assert ["busca rivales" in read(one) for one in told(night)] == [True, False]


async def test_an_invitation_to_one_and_a_match_against_the_computer_are_not_told(
    night: Night,
) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.ana.user.id)
    await night.ben.command("/new", game="spearpoint", opponent=night.sandbox.world.bot.id)
    await night.ben.command("/resign", match="2")
    await night.ben.press("Resign")
    await night.quiet()
    assert (await night.bot.services.table.match(2)).status == "over"
    assert told(night) == []


async def test_what_stands_in_the_same_channel_is_not_told_twice(night: Night) -> None:
    await set_up(night, announcements=int(general(night).id))
    await night.ben.command("/new", game="spearpoint")
    await night.quiet()
    assert len(told(night, general(night))) == 1


async def test_nothing_is_told_where_somebody_would_read_it_who_may_not_see_the_match(night: Night) -> None:
    close(night, general(night), night.ana, night.ben)
    await over(night)
    assert told(night) == []


async def test_who_reads_of_a_match_in_a_closed_channel_sees_it(night: Night) -> None:
    for channel in (general(night), aside(night)):
        close(night, channel, night.sam, night.ana, night.ben)
    await over(night)
    assert len(told(night)) == 1
    overwrite(night.sandbox.context, aside(night), night.sandbox.person("max").id, allow=Permission.VIEW_CHANNEL)
    await over(night)
    assert len(told(night)) == 1


async def test_nothing_is_told_in_a_channel_that_was_taken_back(night: Night) -> None:
    overwrite(night.sandbox.context, aside(night), night.sandbox.world.bot.id, deny=Permission.SEND_MESSAGES)
    await night.ben.command("/new", game="spearpoint")
    await set_up(night, announcements=None)
    overwrite(night.sandbox.context, aside(night), night.sandbox.world.bot.id)
    for row in await night.bot.services.store.open_promises():
        await night.bot.services.store.postpone(row, "", 0.0)
    night.bot.services.outbox.wake()
    await night.quiet()
    assert told(night) == []
