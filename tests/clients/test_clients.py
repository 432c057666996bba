"""Two other client libraries take the sandbox for Discord, so that it cannot drift to please discord.py."""

import asyncio
import base64
import importlib.util
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.server.client_events import FileSeen
from bot.sandbox.world.objects import Message
from tests.people import Person, Sandbox
from tests.sandbox.conftest import described as described  # noqa: PLC0414  # a fixture that holds for all of this
from tests.sandbox.conftest import picture

HERE = Path(__file__).parent
INSTALLED = {
    "hikari": importlib.util.find_spec("hikari") is not None,
    "discord.js": shutil.which("node") is not None and (HERE / "node_modules" / "discord.js").is_dir(),
}
PROGRAMS = {
    "hikari": (sys.executable, "-m", "tests.clients.hikari_bot"),
    "discord.js": ("node", str(HERE / "discordjs_bot.js")),
}


@asynccontextmanager
async def running(library: str, sandbox: Sandbox) -> AsyncIterator[None]:
    """Start the small bot of a library, and stop it; what it says is shown where a test fails."""
    program = await asyncio.create_subprocess_exec(
        *PROGRAMS[library],
        cwd=HERE.parents[1],
        env={
            **os.environ,
            "BASE": sandbox.api_base,
            "TOKEN": sandbox.bot_token,
            "PICTURE": base64.b64encode(picture("olive")).decode(),
        },
    )
    try:
        yield
    finally:
        program.terminate()
        await program.wait()


@pytest.mark.parametrize("library", sorted(PROGRAMS))
async def test_another_library_plays_too(library: str) -> None:
    if not INSTALLED[library] and not os.environ.get("CI"):
        pytest.skip(f"{library} is not installed")
    async with Sandbox() as sandbox, running(library, sandbox):
        ana, bea = sandbox.person("ana", locale="es-ES"), sandbox.person("bea")
        ana.patience = 30
        await ana.until(lambda: sandbox.world.commands or None, "commands")

        await plays(sandbox, ana, bea, "Kursk")
        sandbox.gateway.reconnect()  # op 7: the library resumes
        await plays(sandbox, ana, bea, "Prokhorovka")

        assert sandbox.violations == []


async def plays(sandbox: Sandbox, ana: Person, bea: Person, title: str) -> None:
    answer = await ana.command("/picture", title=title)
    assert isinstance(answer, Message)
    assert (answer.content, answer.attachments[0].filename, answer.attachments[0].width) == (title, "map.png", 40)
    pictures = [sight.content for sight in bea.events if isinstance(sight, FileSeen)]
    assert pictures[-1][:4] == b"\x89PNG"
    thread = await ana.until(lambda: next((one for one in ana.threads() if one.name == title), None), "a thread")
    await bea.sees("in a thread", in_=thread)
    pressed = await bea.press("Count", in_=answer)
    assert isinstance(pressed, Message)
    assert (pressed.id, pressed.content) == (answer.id, "counted by bea")
