"""A sandbox with the bot in it, in one event loop; people; and the game of shapes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.client import Fieldpost
from bot.match import Match, Place
from bot.match import Person as Player
from bot.sandbox.world.objects import Message
from bot.store.records import Clock
from engine.core.registry import game as find_game
from tests.blocks.registered import register
from tests.bot import shapes, skirmish
from tests.opening import opening
from tests.people import Person, Sandbox
from tests.running import running


def pytest_configure(config: pytest.Config) -> None:
    """Bear that aiohttp calls a method of its own that it has deprecated, where a form's boundary is split."""
    config.addinivalue_line("filterwarnings", r"ignore:unread_data\(\):DeprecationWarning")


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        shapes.register(patch, shapes.Shapes(), (shapes.ARTIST, shapes.LIGHT_ARTIST), shapes.WORDS)
        shapes.register(patch, skirmish.GAME, (skirmish.ARTIST, skirmish.ARTIST), skirmish.WORDS)
        yield


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    made = Sandbox()
    await made.start()
    yield made
    await made.close()
    assert made.violations == []


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Fieldpost]:
    """The bot as it runs in production, connected to the sandbox."""
    async with running(sandbox, tmp_path / "fieldpost.sqlite3") as made:
        yield made


class Night:
    """Ana (Spanish) and Ben (English) at a table, Sam watching."""

    def __init__(self, sandbox: Sandbox, bot: Fieldpost) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.ana = sandbox.person("ana", locale="es-ES")
        self.ben = sandbox.person("ben", locale="en-US")
        self.sam = sandbox.person("sam", locale="en-US")
        self._interactions = iter(range(1, 1000))

    async def match(self, scenario: str, game: str = "shapes", clock: Clock | None = None) -> Match:
        """Let Ana and Ben sit down to a match, of one shape or of another game; a third player is Cleo."""
        guild = self.sandbox.world.guild
        channel = next(iter(self.sandbox.world.channels.values()))
        names = ("Ana", "Ben", "Cleo")[: find_game(game).seats(scenario, {})]
        people = [
            Player(int(self.sandbox.person(name.lower()).id), name, "es" if name == "Ana" else "en")
            for name in names
        ]
        opened = await self.bot.services.table.open(
            **opening(
                *people,
                game=game,
                scenario=scenario,
                place=Place(int(guild.id), int(channel.id)),
                interaction_id=next(self._interactions),
                clock=clock,
            )
        )
        for person in people:
            await self.bot.services.store.meet(person)
        for guest in people[1:]:
            opened = await self.bot.services.table.join(opened.id, guest, next(self._interactions))
        return opened

    def players(self, match: Match) -> list[Person]:
        """List who sits at a match, by seat."""
        return [self.sandbox.person(seating.name.lower()) for seating in match.seats]

    async def quiet(self) -> None:
        """Wait until everything promised was sent."""
        async with asyncio.timeout(90):  # the first map of a process takes a while
            await self.bot.services.outbox.sent()
            while await self.bot.services.store.open_promises():  # noqa: ASYNC110  # what failed, or is for later
                await asyncio.sleep(0.01)

    async def state(self, match: Match) -> bytes | None:
        """Read what is stored of a match, to the byte."""
        found = await self.bot.services.store.sitting(match.id, None)
        assert found is not None
        return found.state


@pytest.fixture
def night(sandbox: Sandbox, bot: Fieldpost) -> Night:
    return Night(sandbox, bot)


@pytest.fixture
def six_areas() -> Iterator[None]:
    """Register the tiny game of hidden blocks, before the bot is started."""
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        yield


@pytest.fixture
async def cleo(night: Night) -> Person:
    """Begin a match of Ana, Ben and Cleo, who have placed their blocks; Sam watches."""
    cleo = night.sandbox.person("cleo", locale="en-US")
    guests = f"<@{night.ana.id}> <@{cleo.id}>"
    await night.ben.command("/new", game="blocks", players=guests)
    await night.ana.press("Join")
    await cleo.press("Join")
    await night.quiet()
    table, game = night.bot.services.table, find_game("blocks")
    for number, person in enumerate((night.ben, night.ana, cleo)):
        view = (await table.look(1, int(person.id))).view
        assert view is not None
        decision = next(one for one in view.decisions if not one.optional)
        await table.act(1, int(person.id), [(decision.id, game.suggestion(view, decision))], 1000 + number)
    await night.quiet()
    return cleo


def shown(answer: object) -> Message:
    """Give the message that answered somebody."""
    assert isinstance(answer, Message)
    return answer
