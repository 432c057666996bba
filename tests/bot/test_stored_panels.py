"""Panels that an earlier version had shown: each of their buttons and menus works, or says how things are now."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from structlog.testing import capture_logs

from bot.client import Fieldpost
from bot.discord_limits import IS_COMPONENTS_V2
from bot.discord_limits.components import BUTTON, SELECTS, TEXT_DISPLAY, walk
from bot.panel import component_ids
from bot.panel.component_ids import Code
from bot.sandbox.world.objects import Message
from bot.words import LANGUAGES, say
from engine.core.words import msg
from tests.audited import diverging
from tests.bot.conftest import Night
from tests.bot.test_forged import Forger
from tests.people import ManualClock, Person, Sandbox
from tests.running import quiet, running
from tests.stored import ANA, BEN, RUNNING, STORED, OldPanel, load, panels

NOW = 1_800_000_200.0
SETTLE = (component_ids.Answer, component_ids.Choose, component_ids.Act, component_ids.Seal, component_ids.Undo)
"""What may answer a question, or take that back."""
PEOPLE = (("people", "id"), ("seats", "user_id"), ("seats", "invited"), ("matches", "host_id"))
"""Where people stand in a database."""


class Old(NamedTuple):
    """Something to press: who may, the message, what the component says."""

    person: Person
    message: Message
    code: Code
    custom_id: str
    values: list[str] | None

    @property
    def leads_on(self) -> bool:
        """Whether it is a menu among acts, behind which there may be another."""
        return isinstance(self.code, component_ids.Act) and self.values is not None


class House:
    """A bot on a database of before, whose panels stand where they stood."""

    def __init__(self, night: Night, bot: Fieldpost) -> None:
        self.night, self.bot = night, bot
        self.people = {ANA: night.ana, BEN: night.ben}
        self.forgers = {person.id: Forger(night, person) for person in self.people.values()}

    async def shows(self, panel: OldPanel) -> Iterator[Old]:
        """Put an old panel where its person finds it; give all that can be pressed on it."""
        person = self.people[panel.person or ANA]
        user = await self.bot.fetch_user(int(person.id))
        place = await user.create_dm()
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=place.id)
        sent = await self.bot.http.request(route, json={"flags": IS_COMPONENTS_V2, "components": panel.components})
        message = self.night.sandbox.world.message(str(place.id), sent["id"])
        assert message is not None
        return (
            Old(person, message, component_ids.read(one["custom_id"]), one["custom_id"], _values(one))
            for one in walk(message.components)
            if one["type"] in (BUTTON, *SELECTS) and not one.get("disabled")
        )

    async def press(self, old: Old) -> str:
        """Press something; give the words of the answer."""
        forger = self.forgers[old.person.id]
        with capture_logs() as logs:
            sent = await forger.send(old.message, old.custom_id, old.values)
        assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == []
        assert forger.failed == []
        answer = forger.answer(sent)
        codes = [component_ids.read(one["custom_id"]) for one in walk(answer.components) if "custom_id" in one]
        assert all(type(code) is not component_ids.Unknown for code in codes)
        words = [one["content"] for one in walk(answer.components) if one["type"] == TEXT_DISPLAY]
        return "\n".join([*words, *(file.description or "" for file in answer.attachments)])

    async def acts(self, match: int) -> int:
        return (await self.bot.services.table.match(match)).last_act


def _values(component: dict[str, Any]) -> list[str] | None:
    """Choose as many of a menu's options as have to be."""
    if component["type"] == BUTTON:
        return None
    return [option["value"] for option in component["options"][: max(1, component.get("min_values", 1))]]


@pytest.fixture(params=STORED, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
async def house(stored: Path, tmp_path: Path) -> AsyncIterator[House]:
    clock = ManualClock(NOW)
    async with Sandbox(clock=clock) as sandbox:
        ana, ben = (sandbox.person(name) for name in ("ana", "ben"))
        guild, channel = sandbox.world.guild.id, next(iter(sandbox.world.channels))
        people = [
            f"UPDATE {table} SET {column} = {person.id} WHERE {column} = {known}"
            for table, column in (
                ("people", "id"),
                ("seats", "user_id"),
                ("seats", "invited"),
                ("matches", "host_id"),
            )
            for person, known in ((ana, ANA), (ben, BEN))
        ]
        load(
            stored,
            tmp_path / "fieldpost.sqlite3",
            *people,
            f"UPDATE matches SET guild_id = {guild}, channel_id = {channel}",
            "DELETE FROM outbox WHERE kind NOT IN ('invitation', 'thread') OR match = 3",
        )
        async with running(sandbox, tmp_path / "fieldpost.sqlite3", clock.time) as bot:
            await quiet(bot)
            yield House(Night(sandbox, bot), bot)
        assert sandbox.violations == []


async def test_all_that_stood_on_old_panels_works_or_says_how_things_are_now(house: House, stored: Path) -> None:
    """What settles nothing works, for nothing has changed. Of what is pressed then something counts."""
    found: dict[tuple[object, ...], Old] = {}
    for panel in panels(stored):
        for old in await house.shows(panel):
            decision = getattr(old.code, "decision", 0)
            what = (old.code.match, old.person.id, type(old.code), decision, old.leads_on)
            found.setdefault(what, old)
    table = house.bot.services.table
    for old in found.values():
        if not isinstance(old.code, SETTLE):
            words = await house.press(old)
            assert words
            assert not is_stale(words), old.custom_id
        if isinstance(old.code, component_ids.Pick):
            assert old.values
            assert (
                len((await table.look(old.code.match, int(old.person.id))).drafts.get(old.code.decision) or ())
                == 1
            )
    acted = set()
    for old in found.values():
        if isinstance(old.code, SETTLE):
            before = await house.acts(old.code.match)
            words = await house.press(old)
            acts = await house.acts(old.code.match) - before
            assert (acts, is_stale(words)) in ((1, False), (0, True), (0, not old.leads_on)), old.custom_id
            acted |= {old.code.match} if acts else set()

    assert acted == {*RUNNING}
    assert await diverging(table) == []


def is_stale(words: str) -> bool:
    """Return whether somebody is told that what he pressed has no place any more, and shown how things are."""
    keys = ("panel-stale", "table-no-way-back")
    return any(say(msg(key), language) in words for language in LANGUAGES for key in keys)
