"""Three who act at once: nobody's panel is outdated, nobody is written to again, and the thread gets one story."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.discord_limits import EPHEMERAL
from bot.match import Person as Player
from bot.match import Place, posts
from bot.panel.questions import number, stamp
from bot.publishing import outbox
from bot.sandbox.server.client_events import MessageSeen
from bot.sandbox.world.objects import Message
from bot.store.records import Match
from engine.core.protocol import Decision, Option
from tests.bot import skirmish
from tests.bot.conftest import Night, shown
from tests.bot.test_forged import Forger
from tests.opening import opening
from tests.people import Person
from tests.running import answered, quiet

PRESSES = iter(range(10**7, 10**8))
END: Option = ("end",)


class Melee:
    """Ana (Spanish), Ben and Cleo in a match of which a pause is told only when the test says so."""

    def __init__(self, night: Night, match: Match, cleo: Person) -> None:
        self.night, self.match, self.bot = night, match, night.bot
        self.ana, self.ben, self.cleo, self.sam = night.ana, night.ben, cleo, night.sam

    async def asked(self, person: Person) -> Decision:
        view = (await self.bot.services.table.look(self.match.id, int(person.id))).view
        assert view is not None
        return view.decisions[0]

    async def do(self, person: Person, *picks: Option) -> None:
        for pick in picks:
            decision = (await self.asked(person)).id
            await self.bot.services.table.act(self.match.id, int(person.id), [(decision, [pick])], next(PRESSES))

    async def settled(self) -> None:
        await answered()
        await quiet(self.bot)

    def letters(self) -> list[int]:
        """Count the direct messages that each has had; one takes the place of the other."""
        return [
            len(
                {
                    event.message.id
                    for event in person.events
                    if isinstance(event, MessageSeen)
                    and event.message.channel_id == person.dm.id
                    and not event.message.flags & EPHEMERAL
                }
            )
            for person in (self.ana, self.ben, self.cleo)
        ]

    def stories(self) -> list[str]:
        said = [str(one.components) for one in self.sam.messages(self.sam.threads()[0])]
        return [one for one in said if re.search("[A-H][1-6] to [A-H][1-6]|ends the turn", one)]

    async def pause(self) -> None:
        """Let nobody act until the thread has been told."""
        for row in await self.bot.services.store.open_promises():
            await self.bot.services.store.postpone(row, "", 0.0)
        self.bot.services.outbox.wake()
        await self.settled()


@pytest.fixture
async def melee(night: Night, monkeypatch: pytest.MonkeyPatch) -> Melee:
    monkeypatch.setattr(posts, "PAUSE", outbox.LONGEST_LATER)
    monkeypatch.setattr(skirmish, "HITS", 11)
    table, store = night.bot.services.table, night.bot.services.store
    cleo = night.sandbox.person("cleo", locale="en-US")
    others = [Player(int(person.id), person.user.username, "en") for person in (night.ben, cleo)]
    players = [Player(int(night.ana.id), "Ana", "es"), *others]
    channel = next(iter(night.sandbox.world.channels.values()))
    match = await table.open(
        **opening(
            *players,
            game="skirmish",
            scenario="melee",
            place=Place(int(night.sandbox.world.guild.id), int(channel.id)),
            interaction_id=next(PRESSES),
        )
    )
    for player in players:
        await store.meet(player)
    for player in players[1:]:
        match = await table.join(match.id, player, next(PRESSES))
    made = Melee(night, match, cleo)
    await made.settled()
    return made


async def test_three_who_act_at_once_get_one_letter_each_and_the_thread_one_story(melee: Melee) -> None:
    assert melee.letters() == [1, 1, 1]
    for person, squad in ((melee.ana, 0), (melee.ben, 2), (melee.cleo, 4)) * 2:
        moved = [o for o in (await melee.asked(person)).options if o[:2] == ("move", squad)]
        fire = next(o for o in (await melee.asked(person)).options if o[0] == "fire")
        await melee.do(person, moved[0] if moved else fire)
    await melee.do(melee.ana, END)
    await melee.do(melee.cleo, END)
    await melee.settled()
    assert melee.letters() == [1, 1, 1]
    assert melee.stories() == []

    await melee.do(melee.ben, END)
    await melee.settled()

    (story,) = melee.stories()
    assert story.count("ends the turn") == 3
    assert melee.letters() == [2, 1, 2]  # the next round; Ben, who has just acted, has it on his panel


async def test_only_who_has_to_react_is_written_to_and_the_others_go_on_where_they_were(
    melee: Melee, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = shown(await melee.cleo.press("Move", in_=melee.cleo.dm))
    monkeypatch.setattr(skirmish, "HITS", 1)
    await melee.do(melee.ana, ("fire", 0, "rifle", 2))
    await melee.settled()
    assert melee.letters() == [1, 2, 1]
    await melee.cleo.press("Squad A3", in_=panel)
    await melee.cleo.sees("Ben", in_=panel)

    await melee.do(melee.ben, ("duck", 2))
    await melee.settled()
    again = shown(await melee.cleo.press("My decision", in_=melee.cleo.threads()[0]))
    await melee.cleo.press("Move", in_=again)

    await melee.cleo.sees("Squad A3", in_=again)
    assert melee.letters() == [1, 2, 1]


async def test_a_button_still_works_after_others_have_acted(melee: Melee) -> None:
    panel = shown(await melee.ana.press("Mover", in_=melee.ana.dm))
    await melee.do(melee.ben, ("move", 2, 0, 4))
    await melee.do(melee.cleo, ("fire", 4, "rifle", 2))
    await melee.ana.press("Escuadra A1", in_=panel)
    await melee.do(melee.cleo, ("fire", 4, "mortar", 2))
    await melee.ana.press("A2", in_=panel)

    await melee.ana.does_not_see("La partida ha seguido adelante", in_=melee.ana.dm)
    assert ("move", 0, 0, 2) not in (await melee.asked(melee.ana)).options
    await melee.ben.never_saw("moved on")


async def test_a_button_for_what_is_no_longer_possible_says_so_and_what_is(melee: Melee) -> None:
    await melee.ana.press("Mover", in_=melee.ana.dm)
    panel = shown(await melee.ana.press("Escuadra A1", in_=melee.ana.dm))
    await melee.do(melee.cleo, ("move", 4, 0, 1))
    before = await melee.night.state(melee.match)
    await melee.ana.press("A2", in_=panel)

    await melee.ana.sees("Ya no es posible", in_=melee.ana.dm)
    assert "[Mover]" in melee.ana.view().rpartition("Ya no es posible")[2]
    assert await melee.night.state(melee.match) == before


async def test_what_autocomplete_offered_means_the_same_after_others_have_acted(melee: Melee) -> None:
    thread = melee.ana.threads()[0]
    asked = await melee.asked(melee.ana)
    pick: Option = ("move", 0, 1, 1)
    typed = f"#{asked.id}.{stamp(asked)}:{number(asked, pick)}"
    await melee.do(melee.cleo, ("move", 4, 0, 1))
    await melee.ana.command("/mover", channel=thread, respuesta=typed)

    view = (await melee.bot.services.table.look(melee.match.id, int(melee.ana.id))).view
    assert view is not None
    assert next(squad for squad in view.squads if squad.id == 0).at == (1, 1)  # type: ignore[attr-defined]


async def test_a_pause_of_all_is_told_once_and_what_follows_in_a_story_of_its_own(melee: Melee) -> None:
    await melee.do(melee.ana, ("move", 0, 1, 1))
    await melee.do(melee.ben, ("move", 2, 0, 4))
    await melee.pause()
    assert ["A1 to B2" in story and "A6 to A5" in story for story in melee.stories()] == [True]

    await melee.do(melee.cleo, END)
    await melee.pause()

    told = "".join(melee.stories())
    assert (told.count("A1 to B2"), told.count("ends the turn")) == (1, 1)
    assert melee.letters() == [1, 1, 1]


async def test_a_story_begun_before_a_crash_is_told_after_it_without_what_was_done_since(melee: Melee) -> None:
    await melee.do(melee.ana, ("move", 0, 1, 1))
    store = melee.bot.services.store
    (row,) = [row for row in await store.open_promises() if row.kind == "digest"]
    assert await store.claim_story(row) is not None
    assert await store.claim_story(row) is None
    await melee.do(melee.ben, ("move", 2, 0, 4))
    await melee.pause()

    told = "".join(melee.stories())
    assert (told.count("A1 to B2"), told.count("A6 to A5")) == (1, 1)


async def test_what_was_taken_back_before_a_pause_leaves_no_trace(melee: Melee) -> None:
    await melee.do(melee.ana, ("move", 0, 1, 1))
    await melee.bot.services.table.take_back(melee.match.id, int(melee.ana.id), next(PRESSES))
    await melee.do(melee.ben, ("move", 2, 0, 4))
    await melee.pause()

    told = "".join(melee.stories())
    assert "A6 to A5" in told
    assert "A1 to" not in told
    await melee.sam.does_not_see("taken back")


async def test_a_button_of_an_earlier_version_gets_the_fresh_panel(melee: Melee) -> None:
    """It named the option by its place, and the question by all its options."""
    asked = await melee.asked(melee.ana)
    forger, panel = Forger(melee.night, melee.ana), await melee.ana.opens()
    before = await melee.night.state(melee.match)
    answer: Message = forger.answer(await forger.send(panel, f"f{melee.match.id}.act.{asked.id}.9ix.0.1d.0.4"))

    assert answer.id == panel.id
    await melee.ana.sees("La partida ha seguido adelante", in_=melee.ana.dm)
    assert await melee.night.state(melee.match) == before


async def test_after_acts_of_several_at_the_same_time_everybodys_list_says_who_is_awaited(melee: Melee) -> None:
    """A panel by direct message once said that the match waited for others while it waited for its reader."""
    people, table = (melee.ana, melee.ben, melee.cleo), melee.bot.services.table
    for doing in ((melee.ana, melee.ben), (melee.cleo,), (melee.cleo, melee.ana)):
        await asyncio.gather(*(melee.do(person, END) for person in doing))
        await melee.settled()
        match = await table.match(melee.match.id)
        assert [person.awaited for person in people] == [seat in match.awaited for seat in range(3)]
    assert match.status == "running"
