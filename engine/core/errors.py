"""All exceptions of Fieldpost.

::

    FieldpostError
    ├── Refusal             the rules or the moment forbid it; nothing was changed; a player reads why
    │   ├── Stale           the decision is gone: somebody was faster, or the board has moved on
    │   ├── NotYours        the decision waits for another seat
    │   └── Illegal         the answer is not among the legal ones (with the rule's number)
    │       └── TooLate     it was, until others acted at the same time
    ├── BadData             a card, deck or scenario file is wrong: which file, which entry, which field
    ├── BadDice             no match can be begun with this seed, entropy or version of dice
    ├── BadMatchFile        a match file that cannot be read, or does not replay to what it claims
    └── RulesBug            the engine contradicts itself; an operator must know, the match stays as it was
"""

from __future__ import annotations

from typing import Any

from engine.core.words import Msg, msg

__all__ = [
    "BadData",
    "BadDice",
    "BadMatchFile",
    "FieldpostError",
    "Illegal",
    "NotYours",
    "Refusal",
    "RulesBug",
    "Stale",
    "TooLate",
]


class FieldpostError(Exception):
    """The base of all exceptions of Fieldpost. Each comes whole out of another process."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Have what is unpickled made without its arguments: an exception keeps only the text made of them."""
        return _anew, (type(self), self.args), self.__dict__


def _anew(kind: type[FieldpostError], args: tuple[Any, ...]) -> FieldpostError:
    return kind.__new__(kind, *args)


class Refusal(FieldpostError):
    """A player asked for something impossible; nothing has changed.

    ``msg`` is what he reads; ``rule`` is the rule's number (``"SP-035"``) or the empty string.
    """

    def __init__(self, reason: Msg, rule: str = "") -> None:
        super().__init__(f"{reason.key} {reason.args} {rule}".rstrip())
        self.msg = reason
        self.rule = rule


class Stale(Refusal):
    """The decision is no longer open."""

    def __init__(self) -> None:
        super().__init__(msg("refused-stale"))


class NotYours(Refusal):
    """Another seat must answer this decision."""

    def __init__(self) -> None:
        super().__init__(msg("refused-not-yours"))


class Illegal(Refusal):
    """The picks are not a legal answer."""


class TooLate(Illegal):
    """The answer was legal until others acted at the same time."""

    def __init__(self) -> None:
        super().__init__(msg("refused-too-late"))


class BadData(FieldpostError):
    """A data file is wrong.

    The text names the file, the entry and the field, and says what was found and what would be right.
    """

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {field}: {problem}")
        self.file, self.entry, self.field, self.problem = file, entry, field, problem


class BadDice(FieldpostError):
    """These dice cannot start a match; the text says what is wrong with seed, entropy or version."""


class BadMatchFile(FieldpostError):
    """A match file cannot be read, or its claims are false."""


class RulesBug(FieldpostError):
    """A bug in the rules: a runaway agenda, a dead end, a broken invariant."""
