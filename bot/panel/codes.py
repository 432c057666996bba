"""What a `custom_id` says: the match, a verb, and numbers. Never a card, never a name: anybody can read them.

``f<match>.<verb>[.<number>...]``, all numbers in base 36. Fifty characters at the very most, of Discord's 100.
"""

from __future__ import annotations

import re
from typing import NamedTuple

TEMPLATE = re.compile(r"f(?P<match>[0-9a-z]+)\.(?P<verb>[a-z]+)(?P<numbers>(?:\.[0-9a-z]+)*)")

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Code(NamedTuple):
    """A component's meaning: what is pressed, in which match, with which numbers (decision, index ...)."""

    match: int
    verb: str
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return ".".join((f"f{base36(self.match)}", self.verb, *map(base36, self.numbers)))

    @classmethod
    def read(cls, found: re.Match[str]) -> Code:
        """Read what TEMPLATE has matched."""
        numbers = found["numbers"].split(".")[1:]
        return cls(int(found["match"], 36), found["verb"], tuple(int(number, 36) for number in numbers))


def base36(number: int) -> str:
    """Write a whole number from 0 in base 36."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
