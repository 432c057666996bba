"""The catalogues of each language: found, read and compiled once, when the language is first spoken."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

import engine
from images.core.kept import kept

Language: TypeAlias = Literal["en", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

_NAME_ENDS = re.compile(r"([!?])\.(?=[\s*]|$)")
"""A name that ends a sentence with a sign of its own, like the card *Medic!*, takes no full stop."""
_KEPT = 4096
"""Sentences that each language remembers, of about 500 bytes: most are said again, of the same things."""
_HERE = Path(__file__).parent
_ENGINE = Path(engine.__file__).parent


class Unsaid(UserWarning):
    """Something could not be said as it should be: no such key, or an argument missing.

    Tests run with warnings as errors; players read a makeshift, and the operator is told once.
    """


def fitting(locale: str) -> Language:
    """Choose the language for a Discord locale (``es-ES``, ``es-419``, ``en-GB`` ...)."""
    return "es" if locale.partition("-")[0] == "es" else "en"


def files(language: Language) -> list[Path]:
    """List the catalogue files of a language, in a fixed order."""
    folders = [_HERE, *sorted(_ENGINE.glob("*/words"))]
    return [
        path for folder in folders for path in sorted(folder.glob("*.ftl")) if path.stem.split(".")[-1] == language
    ]


def messages(path: Path) -> Iterator[ast.Message | ast.Term]:
    """Read the entries of a catalogue file; warns of whatever is no Fluent."""
    return _entries(path.read_text(encoding="utf-8"), path.name)


def _entries(text: str, source: str) -> Iterator[ast.Message | ast.Term]:
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().partition("\n")[0]
            warnings.warn(Unsaid(f"{source}: not Fluent: {start!r}"), stacklevel=2)
        elif isinstance(entry, ast.Message | ast.Term):
            yield entry


class _Small(FluentInt):
    """A number that every language writes in its digits alone: Babel takes longer than the rest of a sentence."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Write it."""
        return int.__repr__(self)


_SMALL = tuple(map(_Small, range(1000)))


def _fluent(value: Any) -> Any:
    return _SMALL[value] if type(value) is int and 0 <= value < len(_SMALL) else native_to_fluent(value)


def _format(
    bundle: FluentBundle, pattern: Pattern, args: dict[str, Any]
) -> tuple[str | FluentNone, list[Exception]]:
    """Say a pattern as the bundle would, but for its arguments, which are given as Fluent has them."""
    errors: list[Exception] = []
    try:
        said = pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(args=args)))
    except ValueError as error:  # it would be longer than Fluent lets anything be
        return "", [*errors, error]
    return said, errors


class Catalogue:
    """Everything that can be said in one language."""

    def __init__(self, language: Language, paths: Iterable[Path]) -> None:
        self.language = language
        self.say_kept = kept(maxsize=_KEPT)(self._say)
        self._bundle = FluentBundle(
            [language], functions={"SIGNED": _signed, "LOWER": _lower}, use_isolating=False
        )
        for path in paths:
            self.add(path.read_text(encoding="utf-8"), path.name)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def add(self, text: str, source: str) -> None:
        """Add what a text in Fluent says; warns of what is there already."""
        for entry in _entries(text, source):
            if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
                warnings.warn(Unsaid(f"{source}: {entry.id.name} is there twice"), stacklevel=2)
            self._bundle.add_resource(ast.Resource([entry]))

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Say a key that is there; warns of missing arguments."""
        return self.say_kept(key, frozenset((name, type(value), value) for name, value in args.items()))

    def _say(self, key: str, args: frozenset[tuple[str, type, Any]]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            warnings.warn(Unsaid(f"{self.language}: {key} has no words"), stacklevel=2)
            return key
        said, errors = _format(self._bundle, pattern, {name: _fluent(value) for name, _, value in args})
        if errors:
            wrong = "; ".join(map(str, errors))
            warnings.warn(Unsaid(f"{self.language}: {key}: {wrong}"), stacklevel=2)
        return _NAME_ENDS.sub(r"\1", str(said))


@cache
def catalogue(language: Language) -> Catalogue:
    """Return the catalogue of a language."""
    return Catalogue(language, files(language))


def _signed(amount: Any) -> Any:
    """Write a modifier with its sign: ``+2``, ``−2``. In a catalogue: ``{ SIGNED($amount) }``."""
    return format_decimal(int(amount) if isinstance(amount, FluentInt) else 0, "+0;−0", "en")


def _lower(name: Any) -> Any:
    """Write a name within a sentence of a language in which it has no capital: *los americanos*."""
    return str(name)[:1].lower() + str(name)[1:]
