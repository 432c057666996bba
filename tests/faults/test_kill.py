"""The bot is killed between any two steps of a move, started again, and nobody notices more than a pause.

A step is what the world outside can tell: a request to Discord, or a commit to the database. Killed before step n,
the bot has done n - 1 of them and forgets everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import discord
import pytest

from bot import discord_limits
from bot.match import Table
from bot.sandbox.server.messages import delete
from bot.store import Store
from bot.store.sqlite.writer import Writer
from tests.faults.conftest import NOW, Evening
from tests.people import ManualClock, Sandbox
from tests.running import running

TOO_MANY = 60
"""More steps than any move takes."""
LONG_PAUSE = 2 * discord_limits.NONCE_REMEMBERED
"""Seconds after which Discord has forgotten what was sent with which nonce."""


Fall: TypeAlias = Callable[[Sandbox, Path, ManualClock, int], Awaitable[bool]]
"""Kills the bot before a step, starts it again and sees that all is well; False if there is no such step."""


class Cut:
    """Stops the bot before step `at`, for ever; before that, notes the steps."""

    def __init__(self, patch: pytest.MonkeyPatch, at: int) -> None:
        self.at, self.steps = at, list[str]()
        self.fell = asyncio.Event()
        for owner in (discord.http.HTTPClient, discord.webhook.async_.AsyncWebhookAdapter):
            self._hook(patch, owner, "request", lambda route: f"{route.method} {route.path}")
        self._hook(patch, Writer, "write", lambda _: "commit")

    def _hook(self, patch: pytest.MonkeyPatch, owner: type, method: str, name: Callable[[Any], str]) -> None:
        original = getattr(owner, method)

        async def step(*args: Any, **kwargs: Any) -> Any:
            if len(self.steps) + 1 >= self.at:
                self.fell.set()
                await asyncio.Future()  # the power is off
            self.steps.append(name(args[1]))
            return await original(*args, **kwargs)

        patch.setattr(owner, method, step)


@asynccontextmanager
async def started(sandbox: Sandbox, folder: Path, clock: ManualClock, match_id: int = 0) -> AsyncIterator[Evening]:
    async with running(sandbox, folder / "fieldpost.sqlite3", clock.time) as bot:
        evening = Evening(sandbox, bot, clock)
        evening.id = match_id
        yield evening


class Scene(NamedTuple):
    """A moment of a match: what Ana has done by then, and what Ben is about to press."""

    shape: str
    ana: tuple[str, ...]
    ben: tuple[str, ...]


SCENES = {
    "a short story": Scene("buttons", ("pick red",), ("pick red",)),
    "a long story": Scene("several", ("Sellar",), ("Seal",)),
    "a fight that goes on": Scene("volley", (), ("fire 1", "fire 2")),
    "the end": Scene("buttons", ("pick red", "draw unit"), ("pick red", "draw unit")),
}


async def killed(
    scene: Scene,
    sandbox: Sandbox,
    folder: Path,
    clock: ManualClock,
    at: int,
    *,
    pause: float = 0.0,
    deleted: bool = False,
    overtaken: bool = False,
) -> bool:
    """Kill the bot before a step of Ben's last press, start it again, play on; False if there is no such step.

    ``deleted``: somebody has deleted the board before. ``overtaken``: when the bot is there again, somebody makes
    a move before anything is sent.
    """
    async with started(sandbox, folder, clock) as evening:
        await evening.begin(scene.shape)
        for ana, ben in zip_longest(scene.ana, scene.ben[:-1]):
            for person, label in ((evening.ana, ana), (evening.ben, ben)):
                if label:
                    await person.press(label, in_=person.dm)
                    await evening.settled()
        if deleted:
            board = sandbox.world.message(evening.thread.id, str((await evening.now()).board_id))
            assert board is not None
            delete(sandbox.context, board)
        await evening.ben.sees(scene.ben[-1], in_=evening.ben.dm)
        with pytest.MonkeyPatch.context() as patch:
            cut = Cut(patch, at)
            pressing = asyncio.create_task(evening.ben.press(scene.ben[-1], in_=evening.ben.dm))
            falling = asyncio.create_task(cut.fell.wait())
            settling = asyncio.create_task(_settled_after(pressing, evening))
            await asyncio.wait({falling, settling}, return_when=asyncio.FIRST_COMPLETED)
            falling.cancel()
            settling.cancel()
            stop_pressed()
    clock.advance(discord_limits.INITIAL_RESPONSE + 0.1 + pause)
    await asyncio.gather(pressing, return_exceptions=True)  # he may be told: the application did not respond
    if overtaken:
        await overtake(folder / "fieldpost.sqlite3", clock, evening)
    async with started(sandbox, folder, clock, evening.id) as evening:
        await evening.settled()
        evening.nothing_twice()
        await evening.lists_are_true()
        await evening.board_is_fresh()
        await evening.plays_on()
    return cut.fell.is_set()


async def cut_off(evening: Evening, doing: Coroutine[Any, Any, None], at: int) -> bool:
    """Kill the bot before a step of what people do; False if there is no such step."""
    with pytest.MonkeyPatch.context() as patch:
        cut = Cut(patch, at)
        done = asyncio.create_task(doing)
        falling = asyncio.create_task(cut.fell.wait())
        await asyncio.wait({falling, done}, return_when=asyncio.FIRST_COMPLETED)
        falling.cancel()
        stop_pressed()
    evening.clock.advance(discord_limits.INITIAL_RESPONSE + 0.1)
    done.cancel()
    await asyncio.gather(done, return_exceptions=True)
    return cut.fell.is_set()


async def overtake(file: Path, clock: ManualClock, evening: Evening) -> None:
    """Make the next move of the match, before anything that is promised is sent."""
    store = await Store.open(file, clock.time)
    table = Table(store)
    for person in (int(evening.ana.id), int(evening.ben.id)):
        view = (await table.look(evening.id, person)).view
        assert view is not None
        asked = [one for one in view.decisions if not one.optional and one.id not in view.answers]
        if asked:
            await table.act(evening.id, person, [(asked[0].id, asked[0].options[:1])], 9001)
            break
    await store.close()


def stop_pressed() -> None:
    """Stop what the bot does with presses; when it is closed it would do that to its end."""
    for task in asyncio.all_tasks():
        if task.get_name().startswith(("discord.py: on_interaction", "CommandTree")):
            task.cancel()


async def _settled_after(pressing: asyncio.Task[Any], evening: Evening) -> None:
    await pressing
    await evening.settled()


async def at_every_step(folder: Path, fall: Fall, *, most_spared: int = 5) -> None:
    """Let the bot be killed at the first step, at the second ..., until it gets through unharmed, after some."""
    for at in range(1, TOO_MANY):
        own = folder / str(at)
        own.mkdir()
        clock = ManualClock(NOW)
        async with Sandbox(clock=clock) as sandbox:
            fell = await fall(sandbox, own, clock, at)
            assert sandbox.violations == []
        if not fell:
            assert at > most_spared
            return
    pytest.fail("it never came to an end")


@pytest.mark.parametrize(
    ("scene", "pause"),
    [*((scene, 0.0) for scene in SCENES), *((scene, LONG_PAUSE) for scene in list(SCENES)[1:])],
)
async def test_killed_between_any_two_steps(tmp_path: Path, scene: str, pause: float) -> None:
    await at_every_step(tmp_path, partial(killed, SCENES[scene], pause=pause))


@pytest.mark.parametrize("deleted", [False, True])
@pytest.mark.parametrize("scene", ["a short story", "a long story"])
async def test_killed_between_any_two_steps_and_overtaken(tmp_path: Path, scene: str, deleted: bool) -> None:
    """What was sent and not noted is known again although it has been promised anew, and brought up to date."""
    await at_every_step(tmp_path, partial(killed, SCENES[scene], deleted=deleted, overtaken=True))
