"""Whether operations on cards say all that they do, whatever the game."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from bot.words import Language, say
from engine.core.words import Msg

NUMBERS = (-2, 0, 1, 2, 5)


def values(kind: inspect.Type) -> list[Any]:
    """List values that a field may have, so many that all ways to say it are tried."""
    match kind:
        case inspect.IntType():
            return list(NUMBERS)
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType(values=found):
            return list(found)
        case inspect.UnionType(types=types):
            return [value for t in types for value in values(t)]
        case inspect.NoneType():
            return [None]
        case inspect.VarTupleType(item_type=item):
            first, second, *_ = values(item)
            return [(first,), (first, second)]
    raise AssertionError(kind)


def samples(kind: type[msgspec.Struct]) -> Iterator[Any]:
    """Make a struct with every combination of values."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = [field.name for field in info.fields]
    for chosen in itertools.product(*(values(field.type) for field in info.fields)):
        yield kind(**dict(zip(fields, chosen, strict=True)))


def printed(lines: list[Msg], language: Language) -> list[str]:
    return [say(line, language) for line in lines]


def says_all(kind: type[msgspec.Struct], text_of: Callable[[Any], Msg], language: Language) -> None:
    """Two operations of a kind that differ in anything read differently."""
    said: dict[str, msgspec.Struct] = {}
    for op in samples(kind):
        text = say(text_of(op), language)
        assert text
        assert "none" not in text
        assert text not in said, f"{op} reads like {said[text]}"
        said[text] = op


def no_two_alike(kinds: Sequence[type[msgspec.Struct]], text_of: Callable[[Any], Msg], language: Language) -> None:
    said = [say(text_of(next(samples(kind))), language) for kind in kinds]

    assert len(set(said)) == len(kinds)


def says_each(
    kind: type[msgspec.Struct],
    tried: Mapping[str, Sequence[Any]],
    text_of: Callable[[Any], Msg | None],
    language: Language,
) -> None:
    """Every field of what a card is for, with each of its values, reads differently."""
    assert [*tried] == [*kind.__struct_fields__]
    for field, found in tried.items():
        texts = [text_of(kind(**{"whose": "own", field: value})) for value in found]
        assert len({say(text, language) for text in texts if text is not None}) == len(found), field
