"""A combat of hidden blocks between two in a hurry: presses at once, old buttons, second thoughts, the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord_limits.components import STRING_SELECT, walk
from bot.sandbox.world.objects import Message
from bot.store.records import Match
from engine.core import matchfile
from engine.core.dice import Dice
from engine.fab import setup as golan
from engine.fab.state import FabState
from tests.bot.conftest import Night, shown
from tests.bot.test_forged import Forger
from tests.fab.front import IL, SY, front
from tests.people import Person
from tests.people.reading import read
from tests.running import answered


def attacked(scenario: str, options: dict[str, Any], dice: Dice) -> FabState:
    """Give a combat in the place of a beginning: two Syrian units attack two Israeli ones, all of them hidden."""
    here = front("SY01@11 open", "SY04@11 open", "IL05@11 defended", "IL06@11", "IL02@10", scenario=scenario)
    state = here.control(IL, "11").have("il-SA-1").state
    state.options, state.dice, state.turn, state.phasing = options, dice, 1, SY
    state.agenda = [["acts", "movement", IL], ["phase", "combat"], ["plans"]]
    return state


class Combat:
    """Ana attacks, and Ben is asked whether he stands."""

    def __init__(self, night: Night, match: Match) -> None:
        self.night, self.match, self.ana, self.ben = night, match, night.ana, night.ben

    async def acts(self) -> list[list[str]]:
        """Say what each act was told as."""
        return [
            [event.kind for event in entry.events]
            for entry in await self.night.bot.services.table.log(self.match.id)
        ][1:]

    async def settled(self) -> None:
        await answered()
        await self.night.quiet()

    async def named(self, *people: Person) -> None:
        """Let people name their first unit, all at once."""
        panels = [await person.opens() for person in people]
        lists = [next(one for one in walk(panel.components) if one["type"] == STRING_SELECT) for panel in panels]
        await asyncio.gather(
            *(
                person.choose(found["custom_id"], found["options"][0]["label"], in_=panel)
                for person, panel, found in zip(people, panels, lists, strict=True)
            )
        )
        await self.settled()


@pytest.fixture
async def combat(night: Night, monkeypatch: pytest.MonkeyPatch) -> Combat:
    monkeypatch.setattr(golan, "deal", attacked)
    match = await night.match("valley_of_tears", "fab")
    await night.quiet()
    return Combat(night, match)


async def test_of_two_presses_at_once_one_counts(combat: Combat) -> None:
    panel = await combat.ben.opens()
    seen = await asyncio.gather(
        combat.ben.press("Hold", in_=panel), combat.ben.press("Retreat by Special Action", in_=panel)
    )
    await combat.settled()

    assert await combat.acts() == [[]]
    assert sum("The board has moved on" in read(shown(one)) for one in seen) == 1


async def test_an_old_button_does_nothing_more(combat: Combat) -> None:
    panel = await combat.ben.opens()
    forger, old = Forger(combat.night, combat.ben), button(panel, "Retreat by Special Action")
    await combat.ben.press("Hold", in_=panel)
    await combat.settled()

    assert "The board has moved on" in read(forger.answer(await forger.send(panel, old)))
    assert await combat.acts() == [[]]


async def test_what_was_named_may_be_taken_back_until_it_is_revealed(combat: Combat) -> None:
    await combat.ben.press("Hold", in_=await combat.ben.opens())
    await combat.named(combat.ana)
    await combat.ana.command("/deshacer", channel=combat.ana.threads()[0])
    await combat.ana.sees("Deshecho")
    await combat.named(combat.ana, combat.ben)
    told = await combat.acts()

    assert [*map(len, told[:3])] == [0, 1, 1]
    assert told[-1].count("revealed") == 4
    for person, command, refused in (
        (combat.ana, "/deshacer", "Esto ya no se puede deshacer"),
        (combat.ben, "/undo", "This can no longer be taken back"),
    ):
        assert refused in read(shown(await person.command(command, channel=person.threads()[0])))
    assert await combat.acts() == told


async def test_giving_up_in_the_middle_ends_it_for_whoever_presses_at_the_same_moment(combat: Combat) -> None:
    await combat.ben.press("Hold", in_=await combat.ben.opens())
    await combat.named(combat.ana)
    panel = await combat.ben.opens()
    choice = next(one for one in walk(panel.components) if one["type"] == STRING_SELECT)
    sure = shown(await combat.ana.command("/abandonar", channel=combat.ana.threads()[0]))
    await asyncio.gather(
        combat.ana.press("Abandonar", in_=sure),
        combat.ben.choose(choice["custom_id"], choice["options"][0]["label"], in_=panel),
    )
    await combat.settled()

    ended = await combat.night.bot.services.table.match(combat.match.id)
    assert ended.status == "over"
    assert [kind for kinds in await combat.acts() for kind in kinds].count("ended") == 1
    matchfile.verify(matchfile.read(await combat.night.bot.services.table.export(combat.match.id)))


def button(message: Message, label: str) -> str:
    """Give the id of a button."""
    return str(next(one["custom_id"] for one in walk(message.components) if one.get("label") == label))
