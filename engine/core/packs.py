"""Packs: folders of TOML with which people add cards of their own to a game.

``pack.toml`` says what the pack is (:class:`Manifest`); every other TOML file in the folder or its subfolders
holds entries, of the tables that the game knows. What else lies there is left alone.

A match names its packs in the option :data:`OPTION` by their keys. A key holds a digest of the pack's whole text:
a pack that was changed is another pack. So several editions stand side by side, and whoever keeps the text of one
(the bot's store, a match file) can play on with it. What a match is played with is :mod:`engine.core.catalog`'s.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from engine.core import datafile
from engine.core.errors import BadData

OPTION = "packs"
"""The option by which a match names its packs: a list of keys, sorted."""
MOST_PACKS = 5
"""Packs in one match."""

MANIFEST = "pack.toml"
FILE_SIZE = 1_000_000
"""Bytes in a file."""
PACK_SIZE = 4_000_000
"""Bytes in all files together."""
FILES = 200
"""Files in a pack, of whatever kind."""
ENTRIES = 2000
"""Entries in a pack."""
DEPTH = 3
"""Folders within folders."""
LINE = 4000
"""Characters in a line. With DOTS and DOTTED it bounds how long the TOML reader takes: slow at dotted names."""
DOTS = 100
"""Dots in a line."""
DOTTED = 6
"""Names with dots between them: tables within each other, by their short form."""
NESTED = 12
"""Tables and lists within each other in an entry."""
AMOUNT = 999
"""The greatest number, above and below 0."""
_NAME = r"""(?:[\w-]++|"(?:[^"\\]|\\.)*+"|'[^']*+')"""
_DOTTED = re.compile(rf"(?<![\w-])(?:{_NAME}\s*+\.\s*+){{{DOTTED}}}")
"""More names with dots between them than may be; possessive throughout, so that it never goes back."""
_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,31}")
UNWANTED = frozenset("*_`~|<>@#\\[]")
"""What no name may hold: people read names in chats, where these would be markup or call somebody."""

E = TypeVar("E", bound=msgspec.Struct)
NAME = 48
"""Characters in a name: there is no room for more on a card."""
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME)]


class PackName(datafile.Bilingual, frozen=True, kw_only=True):
    """The name of a pack."""

    en: Text
    es: Text


class Manifest(datafile.Typed, frozen=True, kw_only=True):
    """What a pack is."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]{1,15}$")]
    game: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]{1,15}$")]
    name: PackName
    version: Annotated[str, Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$")]


class Pack:
    """The text of a pack, file by file; raises BadData if it has no manifest or exceeds a limit."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = dict(sorted(files.items()))
        for name, text in self.files.items():
            _check_text(name, text)
        size = sum(len(text.encode()) for text in self.files.values())
        if size > PACK_SIZE:
            raise BadData("the pack", "its files", "size", f"found {size} bytes; right would be up to {PACK_SIZE}")
        if MANIFEST not in self.files:
            raise BadData(MANIFEST, "the file", "name", "missing; it says what the pack is")
        self.manifest = self._manifest()

    def _manifest(self) -> Manifest:
        table = datafile.parse(MANIFEST, self.files[MANIFEST])
        found = datafile.convert(MANIFEST, "the pack", table, Manifest)
        for fault in odd_values(MANIFEST, "the pack", table):
            raise fault
        return found

    @cached_property
    def key(self) -> str:
        """The name under which matches keep this edition of the pack."""
        return f"{self.manifest.id}@{self.digest[:16]}"

    @cached_property
    def prefix(self) -> str:
        """The prefix of its cards' ids among those of the game and of other packs."""
        return f"{self.manifest.id}_{self.digest[:16]}_"

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of the whole text, in hex; its first 16 digits are in the key."""
        return hashlib.sha256(msgspec.json.encode(self.files)).hexdigest()

    def entries(self, tables: Mapping[str, type[E]]) -> Iterator[tuple[str, E | BadData]]:
        """Return all entries with the names of their files, and what is wrong with the others."""
        number = 0
        for name, text in self.files.items():
            if name == MANIFEST:
                continue
            try:
                table = datafile.parse(name, text)
                number += sum(len(entries) for entries in table.values() if isinstance(entries, list))
                if number > ENTRIES:
                    problem = f"more than {ENTRIES}; right would be fewer, or two packs"
                    raise BadData("the pack", "its files", "entries", problem)  # noqa: TRY301
            except BadData as fault:
                yield name, fault
                continue
            for place, raw, entry in datafile.entries(name, table, tables):
                odd = list(odd_values(name, place, raw))
                if odd:
                    yield from ((name, fault) for fault in odd)
                else:
                    yield name, entry

    def sift(
        self,
        tables: Mapping[str, type[msgspec.Struct]],
        variants: Callable[[Any], Iterable[Any]],
        taken: Callable[[Any], Container[str]],
        own_faults: Callable[[Any], Iterable[tuple[str, str]]],
    ) -> tuple[list[tuple[str, Any]], list[BadData]]:
        """Separate sound entries, each with its file, from the faults of the others.

        ``variants`` gives an entry, and a scenario also with the sides exchanged; ``taken`` the ids that the game
        has for such an entry; ``own_faults`` what is wrong with it in a pack: fields and problems.
        """
        sound: list[tuple[str, Any]] = []
        faults: list[BadData] = []
        files: dict[str, str] = {}
        for file, entry in self.entries(tables):
            if isinstance(entry, BadData):
                faults.append(entry)
                continue
            used = [one.id for one in variants(entry)]
            found = next(chain(_used_twice(used, taken(entry), files, file), own_faults(entry)), None)
            if found is None:
                sound.append((file, entry))
                files.update(dict.fromkeys(used, file))
            else:
                faults.append(BadData(file, used[0], *found))
        if not sound and not faults:
            problem = "none; right would be at least one card or scenario"
            faults.append(BadData("the pack", "its files", "entries", problem))
        return sound, faults


# ------------------------------------------------------------------ what no pack may hold


def _check_text(name: str, text: str) -> None:
    """Refuse text that the TOML parser would take too long to read."""
    size = len(text.encode())
    if size > FILE_SIZE:
        raise BadData(name, "the file", "size", f"found {size} bytes; right would be up to {FILE_SIZE}")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            raise BadData(name, f"line {number}", "length", f"{len(line)} characters; right would be up to {LINE}")
        dots = line.count(".")
        if dots > DOTS:
            raise BadData(name, f"line {number}", "dots", f"found {dots}; right would be up to {DOTS}")
        if dots >= DOTTED and _DOTTED.search(line):
            problem = f"found more than {DOTTED} names with dots between them; right would be fewer, or tables"
            raise BadData(name, f"line {number}", "dots", problem)


def odd_values(file: str, entry: str, value: Any, field: str = "") -> Iterator[BadData]:
    """Find numbers out of range, and text that cannot be shown in a chat, anywhere in an entry."""
    match value:
        case dict() | list() if field.count(".") + field.count("[") > NESTED:
            top = re.split(r"[.\[]", field)[0]
            problem = "nested too deeply; right would be a plain list or table"
            yield BadData(file, entry, datafile.shown(top), problem)
        case dict():
            for name, inner in value.items():
                yield from odd_values(file, entry, inner, f"{field}.{name}".lstrip("."))
        case list():
            for i, inner in enumerate(value):
                yield from odd_values(file, entry, inner, f"{field}[{i}]")
        case bool():
            pass
        case int() if abs(value) > AMOUNT:
            problem = f"found a number out of bounds; right would be from -{AMOUNT} to {AMOUNT}"
            yield BadData(file, entry, datafile.shown(field), problem)
        case str() if field.endswith((".en", ".es")):
            if field.endswith(("name.en", "name.es")) and len(value) > NAME:
                problem = f"found {len(value)} characters; right would be up to {NAME} in a name"
                yield BadData(file, entry, datafile.shown(field), problem)
            if not value.strip():
                yield BadData(file, entry, datafile.shown(field), "found nothing to read; right would be words")
            if "://" in value:
                yield BadData(
                    file, entry, datafile.shown(field), "found an address; right would be words without it"
                )
            for letter in value:
                if letter in UNWANTED or not letter.isprintable():
                    problem = f"found {letter!a}; right would be words without it"
                    yield BadData(file, entry, datafile.shown(field), problem)
                    break


def _used_twice(
    ids: Sequence[str], taken: Container[str], files: Mapping[str, str], file: str
) -> Iterator[tuple[str, str]]:
    """Find ids of an entry that the game has, or another entry of the pack, or the entry itself already."""
    for field, id_ in zip(("id", "exchanged.id"), ids, strict=False):
        if id_ in taken or id_ in files:
            yield field, f'"{id_}" is used twice; {files.get(id_, "the game")} has it already'
    if len(set(ids)) < len(ids):
        yield "exchanged.id", f'"{ids[0]}" is used twice; {file} has it already'


def oddly_named(entry: Any) -> Iterator[tuple[str, str]]:
    """Find an id that could not be written where cards are named by their ids."""
    if not _ID.fullmatch(entry.id):
        found = datafile.shown(entry.id)
        yield "id", f'found "{found}"; right would be up to 32 letters, digits and _, a letter first'


def numbered(entry: Any) -> Iterator[tuple[str, str]]:
    """Find a number of a card of a pack: deck codes would name it as one of the game."""
    if entry.number:
        yield "number", "found one; right would be none: codes name cards of the game only"


def excess(
    entry: msgspec.Struct, most: Mapping[str, int], longest: Mapping[str, int]
) -> Iterator[tuple[str, str]]:
    """Find figures of a card and its weapons above the limits of packs, and lists that are too long.

    There is no room for more on a card. Gives each field, and what is wrong with it.
    """
    places = [("", entry)]
    places += [(f"weapons[{i}].", weapon) for i, weapon in enumerate(getattr(entry, "weapons", ()))]
    for place, found in places:
        for field, greatest in most.items():
            figure = getattr(found, field, None) or 0
            if figure > greatest:
                yield f"{place}{field}", f"found {figure}; right would be up to {greatest} in a pack"
    for field, length in longest.items():
        number = len(getattr(entry, field, ()))
        if number > length:
            yield field, f"found {number} of them; right would be up to {length} in a pack"


# ------------------------------------------------------------------ reading a folder


def read(folder: Path) -> Pack:
    """Read a pack from its folder, following nothing outside it; raises BadData."""
    try:
        files = {path.relative_to(folder).as_posix(): path for path in _walk(folder, 0, [0])}
        texts: dict[str, str] = {}
        size = 0
        for name, path in files.items():
            texts[name] = _read(name, path)
            size += len(texts[name])
            if size > PACK_SIZE:
                break  # Pack will say so
        return Pack(texts)
    except OSError as error:
        place = Path(error.filename).name if error.filename else folder.name
        raise BadData(place, "the file", "access", f"cannot be read: {error.strerror}") from error


def _walk(folder: Path, depth: int, seen: list[int]) -> Iterator[Path]:
    """Find the TOML files of a folder; ``seen`` counts all its entries."""
    with os.scandir(folder) as found:
        for entry in found:
            if entry.name.startswith("."):
                continue
            seen[0] += 1
            if seen[0] > FILES:
                raise BadData("the pack", "the folder", "files", f"more than {FILES}; right would be fewer")
            path = folder / entry.name
            if entry.is_symlink():
                raise BadData(
                    datafile.shown(entry.name), "the file", "link", "found a symbolic link; right would be a file"
                )
            if entry.is_dir():
                if depth == DEPTH:
                    problem = f"folders within folders; right would be up to {DEPTH} of them"
                    raise BadData(datafile.shown(entry.name), "the folder", "depth", problem)
                yield from _walk(path, depth + 1, seen)
            elif entry.name.endswith(".toml"):
                if not (entry.name.isascii() and entry.name.isprintable() and len(entry.name) <= 80):
                    problem = "right would be up to 80 letters and digits of ASCII"
                    raise BadData(datafile.shown(entry.name), "the file", "name", problem)
                yield path


def _read(name: str, path: Path) -> str:
    """Read a regular file, at most up to the limit."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise BadData(name, "the file", "link", "found a symbolic link; right would be a file") from error
        raise
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise BadData(name, "the file", "kind", "found something that is no file; right would be a file")
        data = file.read(FILE_SIZE + 1)
    if len(data) > FILE_SIZE:
        raise BadData(name, "the file", "size", f"more than {FILE_SIZE} bytes; right would be up to that")
    return datafile.decode(name, data)
