"""/master: what those who keep a server in order do about a match, and who may not."""

from __future__ import annotations

from itertools import count

import pytest

from bot.match.clocks import STANDARD
from bot.panel.component_ids import CloseMatch, Rewind
from bot.store.records import Match
from tests.bot.conftest import Night, shown
from tests.bot.test_audience import aside, close, general
from tests.bot.test_replay import forge
from tests.people import Person
from tests.people.reading import read

PRESSES = count(10**6)


@pytest.fixture
async def match(night: Night) -> Match:
    """A match of Ana and Ben. Sam owns the server."""
    night.sandbox.world.guild.owner_id = night.sam.id
    found = await night.match("buttons", clock=STANDARD)
    await night.quiet()
    return found


async def said(person: Person, command: str, night: Night, /, **options: object) -> str:
    return read(shown(await person.command(command, channel=night.sam.threads()[0], **options)))


async def both(night: Night, pick: str) -> None:
    for person in (night.ana, night.ben):
        await person.press(pick, in_=person.dm)
    await night.quiet()


async def test_who_may_not_manage_the_server_is_no_master(night: Night, match: Match) -> None:
    max_ = night.sandbox.person("max")
    for command, options in (
        ("/master pause", {}),
        ("/master resume", {}),
        ("/master extend", {"hours": 5}),
        ("/master rewind", {"turn": "0"}),
        ("/master replace", {"seat": "0"}),
        ("/master host", {"to": max_.user.id}),
        ("/master close", {}),
        ("/master repost", {}),
    ):
        assert "Manage Server" in await said(max_, command, night, **options)
    found = await night.bot.services.table.match(match.id)
    assert (found.last_act, found.status, found.paused, found.seats) == (1, "running", None, match.seats)
    assert await max_.autocomplete("/master rewind", "turn", "", channel=night.sam.threads()[0]) == []


async def test_a_forged_press_of_anybody_else_does_nothing(night: Night, match: Match) -> None:
    await both(night, "pick red")
    before = await night.state(match)
    thread = night.sam.threads()[0]
    for code in (CloseMatch(1), Rewind(1, 2, 3)):
        forge(night.ben.messages(thread), "My decision", code)  # type: ignore[arg-type]
        await night.ben.press("My decision", in_=thread)
        await night.ben.sees("Manage Server")
        forge(night.ben.messages(thread), "My decision", code)  # type: ignore[arg-type]
    assert await night.state(match) == before


async def test_a_master_who_cannot_see_the_channel_finds_no_match(night: Night, match: Match) -> None:
    await night.quiet()
    max_ = night.sandbox.person("max")
    close(night, general(night), night.ana, night.ben)
    found = read(shown(await max_.command("/master close", match="1", channel=aside(night))))
    assert "There is no match" in found


async def test_a_pause_and_time_stand_in_the_thread(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    assert "is paused" in await said(night.sam, "/master pause", night)
    await night.quiet()
    await night.ben.sees("⚖️ Sam (master): the match is paused.", in_=thread)
    await night.sam.command("/master resume", channel=thread)
    flag = (await night.bot.services.table.match(1)).seats[1].flag
    offered = await night.sam.autocomplete("/master extend", "seat", "ben", channel=thread, hours=24)
    assert offered == ["Black: Ben"]
    await said(night.sam, "/master extend", night, hours=24, seat="1")
    await night.quiet()
    await night.ben.sees("24 more hours for Black", in_=thread)
    assert (await night.bot.services.table.match(1)).seats[1].flag == (flag or 0) + 24 * 3600


async def test_a_match_is_rewound_once_that_is_confirmed(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    before = await night.state(match)
    await both(night, "pick red")
    offered = await night.sam.autocomplete("/master rewind", "turn", "", channel=thread)
    assert offered == ["The beginning"]
    asked = shown(await night.sam.command("/master rewind", turn="0", channel=thread))
    assert "pick" not in read(asked)
    await night.sam.press("Leave it as it is", in_=asked)
    assert await night.state(match) != before

    asked = shown(await night.sam.command("/master rewind", turn="0", channel=thread))
    await night.sam.press("Rewind", in_=asked)
    await night.quiet()
    assert await night.state(match) == before
    await night.ben.sees("back to the beginning of the match", in_=thread)
    await night.ben.press("pick green", in_=night.ben.dm)
    assert "no such turn" in await said(night.sam, "/master rewind", night, turn="7")


async def test_a_press_on_a_question_that_is_outdated_rewinds_nothing(night: Night, match: Match) -> None:
    await both(night, "pick red")
    asked = shown(await night.sam.command("/master rewind", turn="0", channel=night.sam.threads()[0]))
    await night.ana.press("draw unit", in_=night.ana.dm)
    before = await night.state(match)
    await night.sam.press("Rewind", in_=asked)
    assert await night.state(match) == before


async def test_a_match_is_closed_once_that_is_confirmed(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    await night.sam.command("/master close", channel=thread)
    await night.sam.press("Close", in_=thread)
    await night.quiet()
    await night.ben.sees("the match is closed, with no result", in_=thread)
    assert (await night.bot.services.table.match(1)).status == "cancelled"


async def test_who_plays_is_no_master_of_his_match(night: Night, match: Match) -> None:
    night.sandbox.world.guild.owner_id = night.ben.id
    assert "another master" in await said(night.ben, "/master pause", night)


async def test_where_nothing_is_missing_nothing_is_posted_again(night: Night, match: Match) -> None:
    assert "Nothing is missing" in await said(night.sam, "/master repost", night)


async def test_a_seat_is_offered_in_the_channel_and_a_host_named(night: Night, match: Match) -> None:
    max_, thread = night.sandbox.person("max"), night.sam.threads()[0]
    offered = await night.sam.autocomplete("/master replace", "seat", "ana", channel=thread)
    assert offered == ["white: Ana"]
    told = await said(night.sam, "/master replace", night, seat="0", person=max_.user.id)
    assert "is offered in the channel" in told
    await night.quiet()
    await max_.sees("is offered to max", in_=thread)
    await night.ben.press("Join")
    await night.ben.sees("You already have a seat")
    await max_.press("Join")
    await night.quiet()
    assert "has another host" in await said(night.sam, "/master host", night, to=max_.user.id)
    await night.quiet()

    await max_.sees("max is the host from now on", in_=thread)
    found = await night.bot.services.table.match(1)
    assert (found.host_id, found.seats[0].user_id) == (int(max_.id), int(max_.id))
