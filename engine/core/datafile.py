"""Reading what people type in: TOML files with tables of entries, checked against their structs.

A file holds arrays of tables (``[[unit]]``, ``[[deck]]`` ...); every entry has an ``id``. Whatever is wrong
with it becomes a :class:`BadData` that names file, entry and field, what was found and what would be right.
"""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, inspect

from engine.core.errors import BadData

E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound="Variant")

Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=160)]


class Typed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry, or a part of one."""


class Variant(Typed, frozen=True, kw_only=True):
    """An entry that may be played in variants, each with an id."""

    id: str


class Bilingual(Typed, frozen=True, kw_only=True):
    """Something said in both languages."""

    en: str
    es: str

    @property
    def both(self) -> dict[str, str]:
        """What is said, by language."""
        return {"en": self.en, "es": self.es}


class Name(Bilingual, frozen=True, kw_only=True):
    """A name, or a few words about a thing."""

    en: Words
    es: Words


_SHOWN = 200
"""Characters of what was typed that a complaint repeats."""
_PLACE = re.compile(r" - at `\$(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
_FIELD = re.compile(r"^Object (?P<problem>contains unknown|missing required) field `(?P<name>[^`]*)`")


def read_variants(
    files: Iterable[Path],
    table: str,
    kind: type[V],
    variants: Callable[[V], Iterable[V]],
    faults: Callable[[V], Iterable[tuple[str, str]]],
) -> dict[str, V]:
    """Read and check files of scenarios, each with its variants, by id; raises BadData for the first fault.

    The first variant is the entry itself, the second is described in its field ``exchanged``.
    """
    found: dict[str, V] = {}
    sources: dict[str, str] = {}
    for path in files:
        for entry in read(path, {table: kind}):
            for field, variant in zip(("id", "exchanged.id"), variants(entry), strict=False):
                if variant.id in found:
                    problem = f"used twice; {sources[variant.id]} has it already"
                    raise BadData(path.name, entry.id, field, problem)
                for where, problem in faults(variant):
                    raise BadData(path.name, entry.id, where, problem)
                found[variant.id], sources[variant.id] = variant, path.name
    return found


def read(path: Path, tables: Mapping[str, type[E]]) -> Iterator[E]:
    """Read every entry of a file as the struct that its table stands for; raises BadData."""
    found = parse(path.name, decode(path.name, path.read_bytes()))
    for _place, _raw, entry in entries(path.name, found, tables):
        if isinstance(entry, BadData):
            raise entry
        yield entry


def read_folder(
    folder: Path,
    tables: Mapping[str, type[E]],
    key: Callable[[E], tuple[str, str]],
    numbered: tuple[type[E], ...] = (),
) -> list[tuple[str, E]]:
    """Read every entry of the TOML files of a folder, each with the name of its file; raises BadData.

    ``key`` gives kind and id of an entry, which no two may share. Those of the ``numbered`` kinds have numbers,
    by which deck codes name them, and no two the same.
    """
    found: list[tuple[str, E]] = []
    files: dict[tuple[str, str], str] = {}
    numbers: dict[int, str] = {}
    for path in sorted(folder.glob("*.toml")):
        for entry in read(path, tables):
            kind, id_ = key(entry)
            if (kind, id_) in files:
                raise BadData(path.name, id_, "id", f"used twice; {files[kind, id_]} has it already")
            files[kind, id_] = path.name
            if isinstance(entry, numbered):
                number: int = getattr(entry, "number", 0)
                if not number:
                    raise BadData(path.name, id_, "number", "missing; right would be a whole number of at least 1")
                if number in numbers:
                    raise BadData(path.name, id_, "number", f"found {number}; {numbers[number]} has it already")
                numbers[number] = id_
            found.append((path.name, entry))
    return found


def decode(file: str, data: bytes) -> str:
    """Read the bytes of a file as text; raises BadData."""
    if data.startswith(codecs.BOM_UTF8):
        problem = "cannot be read: it begins with a byte order mark; right would be UTF-8 without one"
        raise BadData(file, "the file", "TOML", problem)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadData(file, "the file", "TOML", f"cannot be read: it is not UTF-8 ({error.reason})") from error


def parse(file: str, text: str) -> dict[str, Any]:
    """Read a text as TOML; raises BadData."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadData(file, "the file", "TOML", "cannot be read: lists or tables are nested too deeply") from error
    except ValueError as error:  # a TOMLDecodeError, or a number that is too long
        raise BadData(file, "the file", "TOML", f"cannot be read: {shown(str(error))}") from error


def entries(
    file: str, found: Mapping[str, Any], tables: Mapping[str, type[E]]
) -> Iterator[tuple[str, Any, E | BadData]]:
    """Return every entry of a file: how it is called, as it was typed, and what it is or what is wrong with it."""
    for table, typed in found.items():
        if table not in tables:
            problem = f"unknown; right would be {_or(map(_quoted, tables))}"
            yield table, typed, BadData(file, shown(table), "table", problem)
        elif not isinstance(typed, list):
            problem = f"not a list of entries; begin each with [[{table}]]"
            yield table, typed, BadData(file, table, "table", problem)
        else:
            for number, entry in enumerate(typed, 1):
                name = entry.get("id") if isinstance(entry, dict) else None
                place = shown(name) if isinstance(name, str) else f"{table} {number}"
                try:
                    yield place, entry, convert(file, place, entry, tables[table])
                except BadData as fault:
                    yield place, entry, fault


def convert(file: str, place: str, entry: Any, kind: type[E]) -> E:
    """Read an entry as a struct; raises BadData with what was found and what would be right."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        field, problem = _explain(str(error), entry, _inspected(kind))
        raise BadData(file, place, shown(field), problem) from error


@cache
def _inspected(kind: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(kind)


def shown(text: str) -> str:
    """Return a typed-in text fit for a sentence: without control characters, and short."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text[: _SHOWN + 1])
    return printable if len(printable) <= _SHOWN else f"{printable[: _SHOWN - 1]}…"


def _explain(error: str, entry: Any, kind: inspect.Type) -> tuple[str, str]:
    """Turn msgspec's complaint into the field and what is wrong with it."""
    place = _PLACE.search(error)
    path = place["path"].removesuffix("[...]") if place else ""
    unnamed = _FIELD.match(error)
    if unnamed:
        field = f"{path}.{unnamed['name']}".lstrip(".")
        where, _ = _walk(path, entry, kind)
        names = {f.encode_name: f.type for f in where.fields} if isinstance(where, inspect.StructType) else {}
        if unnamed["problem"] == "contains unknown":
            return field, f"unknown field; right would be {_or(map(_quoted, names)) or 'none'}"
        wanted = names.get(unnamed["name"])
        return field, f"missing; right would be {_right(wanted) if wanted else _right(where)}"
    where, found = _walk(path, entry, kind)
    return path.lstrip(".") or "entry", f"found {_toml(found)}; right would be {_right(where)}"


def _walk(path: str, value: Any, kind: inspect.Type) -> tuple[inspect.Type, Any]:
    """Follow a path into an entry: what should be there, and what is."""
    for name, index in _STEP.findall(path):
        kind = _member(kind, value)
        if index and isinstance(kind, inspect.VarTupleType | inspect.ListType):
            kind, value = kind.item_type, value[int(index)]
        elif isinstance(kind, inspect.StructType):
            kind, value = {f.encode_name: f.type for f in kind.fields}[name], value[name]
        else:  # the tag itself is wrong
            return kind, value[name]
    return _member(kind, value), value


def _member(kind: inspect.Type, value: Any) -> inspect.Type:
    """Choose the struct of a union by the tag of a table."""
    if isinstance(kind, inspect.UnionType) and isinstance(value, dict):
        structs = [t for t in kind.types if isinstance(t, inspect.StructType) and t.tag_field]
        return next((t for t in structs if value.get(str(t.tag_field)) == t.tag), kind)
    return kind


def _right(kind: inspect.Type) -> str:
    """Describe what a type lets pass."""
    match kind:
        case inspect.LiteralType(values=values):
            return _or(map(_toml, values))
        case inspect.IntType(ge=least, le=most):
            if least is not None and most is not None:
                return f"a whole number from {least} to {most}"
            return "a whole number" + (f" of at least {least}" if least is not None else "")
        case inspect.StrType(pattern=pattern, max_length=most):
            if pattern:
                return f"text that matches {pattern}"
            return "text" + (f" of 1 to {most} characters" if most else "")
        case inspect.BoolType():
            return "true or false"
        case inspect.VarTupleType(min_length=least, item_type=item):
            return f"a list of at least {least}" if least else f"a list, each item {_right(item)}"
        case inspect.DictType(value_type=value):
            return f"a table, each value {_right(value)}"
        case inspect.StructType(fields=fields):
            return "a table with " + ", ".join(f.encode_name for f in fields if f.required)
        case inspect.UnionType(types=types):
            tags = [str(t.tag) for t in types if isinstance(t, inspect.StructType) and t.tag_field]
            return _or(map(_toml, tags)) or _or(_right(t) for t in types if not isinstance(t, inspect.NoneType))
    return f"of the kind {type(kind).__name__}"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    try:
        return shown(f'"{value}"' if isinstance(value, str) else str(value))
    except (RecursionError, ValueError):  # nested too deeply; a number that is too long
        return "what cannot be shown"


def _quoted(name: str) -> str:
    return f"`{name}`"


def _or(words: Iterator[str] | Any) -> str:
    *first, last = [*words] or [""]
    return f"{', '.join(first)} or {last}" if first else last
