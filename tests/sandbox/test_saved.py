"""The world in a file: stopped and started again, everything is there."""

import asyncio
import errno
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.sandbox import BadWorld
from bot.sandbox.server.messages import say
from bot.sandbox.server.rest import API
from bot.sandbox.world.files import Files
from bot.sandbox.world.objects import World
from bot.sandbox.world.saved import WorldFile
from tests.people import Sandbox
from tests.sandbox.conftest import picture


async def test_the_world_outlives_the_sandbox(tmp_path: Path) -> None:
    path = tmp_path / "data" / "world.json"
    async with Sandbox(world_file=path) as sandbox:
        ana = sandbox.person("ana", "es-ES")
        channel = next(iter(sandbox.world.channels))
        say(sandbox.context, ana.user, sandbox.world.channels[channel], "hello")
        form = aiohttp.FormData()
        form.add_field(
            "payload_json", '{"content": "map", "attachments": [{"id": 0, "description": "The front"}]}'
        )
        form.add_field("files[0]", picture(), filename="map.png")
        url = f"{sandbox.api_base}{API}/channels/{channel}/messages"
        headers = {"Authorization": f"Bot {sandbox.bot_token}"}
        async with aiohttp.ClientSession() as session, session.post(url, data=form, headers=headers) as answer:
            assert answer.status == 200
    saved = [path, path.parent, *path.parent.glob("*.files"), *path.parent.glob("*.files/*")]
    assert [one.stat().st_mode & 0o777 for one in saved] == [0o600, 0o700, 0o700, 0o600]
    for one in saved[2:]:
        one.chmod(0o755)
    path.chmod(0o644)
    async with Sandbox(world_file=path) as sandbox:
        assert [one.stat().st_mode & 0o777 for one in saved] == [0o600, 0o700, 0o700, 0o600]
        ana = sandbox.person("ana")
        assert ana.locale == "es-ES"
        said, shown = ana.messages("general")
        assert (said.content, shown.content) == ("hello", "map")
        assert shown.attachments[0].url.startswith(sandbox.api_base)
        async with aiohttp.ClientSession() as session, session.get(shown.attachments[0].url) as answer:
            assert await answer.read() == picture()
            assert answer.content_type == "image/png"


async def test_changes_are_written_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = asyncio.Event()
    write = WorldFile.write

    def tell(self: WorldFile, base: str, world: World, files: Files) -> None:
        write(self, base, world, files)
        written.set()

    monkeypatch.setattr(WorldFile, "write", tell)
    path = tmp_path / "world.json"
    async with Sandbox(world_file=path) as sandbox:
        sandbox.person("carla")
        await written.wait()
        assert "carla" in path.read_text()


def test_a_file_that_is_no_world_is_named(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    path.write_text("{}")
    with pytest.raises(BadWorld, match=r"world\.json holds no world"):
        Sandbox(world_file=path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadWorld, match=r"cannot be read: Is a directory"):
        Sandbox(world_file=tmp_path)


async def test_a_full_disk_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = asyncio.Event()

    def fail(*_: object) -> None:
        tried.set()
        raise OSError(errno.ENOSPC, "No space left on device")

    with capture_logs() as logs:
        async with Sandbox(world_file=tmp_path / "world.json") as sandbox:
            with monkeypatch.context() as patch:
                patch.setattr(WorldFile, "write", fail)
                sandbox.person("carla")
                await tried.wait()
            sandbox.person("dora")
    assert [entry["problem"] for entry in logs] == ["No space left on device"]
    assert "dora" in (tmp_path / "world.json").read_text()
