"""What the catalogues say and what the source wants said, read from both without running either."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.words.catalogue import Language, files, messages
from engine.core.registry import GAMES

ROOT = Path(__file__).parents[1]
SPEAKERS = {"msg", "Msg", "say", "_say", "told"}
"""Functions that are given a key."""
ANYTHING = r"[\w-]+"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def arguments(language: Language) -> dict[str, set[str]]:
    """Give every key of a language with the arguments that its words use; ``line_id`` is the argument ``line``."""
    found: dict[str, set[str]] = {}
    for path in files(language):
        for entry in messages(path):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = {name.removesuffix("_id") for name in visitor.names}
    return found


class Saying(NamedTuple):
    """A place in the source that says something: the key, or a pattern of keys, and the arguments it gives.

    ``given`` is None where they cannot be told without running it.
    """

    place: str
    key: re.Pattern[str]
    given: set[str] | None


def sayings() -> Iterator[Saying]:
    """Find every call that says something: ``msg(...)``, ``asker.say(...)``, ``flow.emit(...)`` ..."""
    for path, tree in _trees():
        game = path.relative_to(ROOT).parts[1]
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                if name in SPEAKERS:
                    text = next((arg for arg in node.args if _keys(arg)), None)
                    for key in _keys(text):
                        yield Saying(place, re.compile(key), _given(node, key) if name != "Msg" else None)
                elif name == "emit" and node.args:
                    for kind in _keys(node.args[0]):
                        dashed = kind.replace("_", "-")
                        yield Saying(place, re.compile(rf"({game}-)?event-{dashed}"), _given(node, kind))
                        if len(node.args) > 1:
                            yield Saying(place, re.compile(f"{game}-private-{dashed}"), None)


def mentioned() -> set[re.Pattern[str]]:
    """Find every text in the source that could be a key, whatever is done with it."""
    found = set()
    for _, tree in _trees():
        for node in ast.walk(tree):
            found |= {re.compile(text) for text in _keys(node) if re.search("[a-z]{3}", text) and " " not in text}
    return found


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for folder in ("engine", "bot", "images"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def _given(node: ast.Call, key: str) -> set[str] | None:
    names = {keyword.arg for keyword in node.keywords}
    if None in names or ANYTHING in key:
        return None
    return {name for name in names if name} | {"game"}


def _keys(node: ast.AST | None) -> list[str]:
    """Give what a text may be, as regular expressions; none where it is no text but a variable."""
    match node:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.JoinedStr(values=[first, *rest]):
            start = re.escape(str(first.value)) if isinstance(first, ast.Constant) else f"({'|'.join(GAMES)})"
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ANYTHING for p in rest]
            return ["".join([start, *parts])]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_keys(body), *_keys(orelse)]
    return []
