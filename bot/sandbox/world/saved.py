"""The world in a file: written soon after a change, read at the start; files of messages in a folder beside it."""

import asyncio
from pathlib import Path

import msgspec
import structlog
from msgspec import Struct

from bot.sandbox.world.files import Files
from bot.sandbox.world.objects import World
from bot.sandbox.world.private_files import FOLDER, tighten, write

DELAY = 0.25  # seconds between a change and its being written


log = structlog.get_logger(__name__)


class BadWorld(Exception):
    """The file with the world cannot be used; the text is the one line that says so."""


class Saved(Struct):
    """What the file holds; `base` is the address under which files could be fetched when it was written."""

    base: str
    world: World


class WorldFile:
    """One file with a world."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.folder = path.with_name(f"{path.name}.files")
        self._writing: asyncio.Task[None] | None = None

    def load(self, base: str) -> World | None:
        """Return the saved world, its addresses changed to `base`; None if there is no file yet.

        Raises BadWorld if there is something that is no such world, or cannot be read.
        """
        try:
            for path in (self.folder, self.path):
                if path.exists():
                    tighten(path)
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise BadWorld(f"{self.path} cannot be read: {error.strerror}") from error
        try:
            old = msgspec.json.decode(raw, type=_Base).base
            return msgspec.json.decode(raw.replace(old.encode(), base.encode()), type=Saved).world
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadWorld(f"{self.path} holds no world of this version ({error}); move it away") from error

    def changed(self, base: str, world: World, files: Files) -> None:
        """Write the world in a moment, once for all changes until then."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_later(base, world, files))

    async def _write_later(self, base: str, world: World, files: Files) -> None:
        await asyncio.sleep(DELAY)
        try:
            self.write(base, world, files)
        except OSError as error:  # the next change tries again
            log.warning("world not saved", file=str(self.path), problem=error.strerror)

    async def close(self) -> None:
        """Plan no more writing."""
        if self._writing:
            self._writing.cancel()
            await asyncio.wait([self._writing])

    def write(self, base: str, world: World, files: Files) -> None:
        """Write now: new files first, then the world, which replaces the old one in one step."""
        self.path.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        files.save()
        fresh = self.path.with_name(f"{self.path.name}.new")
        write(fresh, msgspec.json.encode(Saved(base, world)))
        fresh.replace(self.path)


class _Base(Struct):
    base: str
