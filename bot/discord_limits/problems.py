"""What is wrong with a payload: a list of problems, each with the place of the field and Discord's code.

Source of codes and shape: reference#error-messages (documented by example only; the codes are those that the
API answers).
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

Path = tuple[str | int, ...]
UNKNOWN_KEY = "UNKNOWN_KEY"  # ours: Discord ignores a key it does not know, but a typing error should be seen


class Problem(NamedTuple):
    """One field that Discord would refuse: its place in the payload, the code and the sentence."""

    path: Path
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'payload'}: {self.message} ({self.code})"


def nested(problems: list[Problem]) -> dict[str, Any]:
    """Return the problems in the shape of Discord's `errors` object: {"embeds": {"0": {"_errors": [...]}}}."""
    errors: dict[str, Any] = {}
    for problem in problems:
        node = errors
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return errors


class Form:
    """The problems found so far; each method checks one field of one object at `path`."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a problem that no other method describes."""
        self.problems.append(Problem(path, code, message))

    def keys(self, path: Path, found: Mapping[str, Any], known: Collection[str]) -> None:
        """Every key must be known."""
        for key in found:
            if key not in known:
                self.add((*path, key), UNKNOWN_KEY, "Discord does not know this key")

    def text(
        self, path: Path, found: Mapping[str, Any], key: str, *, most: int, least: int = 0, required: bool = False
    ) -> str:
        """Return the string at `key` ("" if absent); its length must be between least and most."""
        value = found.get(key)
        if value is None:
            if required:
                self.required((*path, key))
            return ""
        if not isinstance(value, str):
            self.add((*path, key), "BASE_TYPE_STRING", "Must be a string.")
            return ""
        if not least <= len(value) <= most:
            self.length((*path, key), least, most)
        return value

    def items(
        self, path: Path, found: Mapping[str, Any], key: str, *, most: int, least: int = 0
    ) -> list[dict[str, Any]]:
        """Return the list of objects at `key` ([] if absent); its length must be between least and most."""
        value = found.get(key)
        if value is None:
            if least:
                self.required((*path, key))
            return []
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.add((*path, key), "LIST_TYPE_CONVERT", "Only iterables of objects may be used here.")
            return []
        if not least <= len(value) <= most:
            self.length((*path, key), least, most)
        return value

    def number(
        self, path: Path, found: Mapping[str, Any], key: str, *, least: int, most: int, default: int
    ) -> int:
        """Return the integer at `key` (the default if absent); it must be between least and most."""
        value = found.get(key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            self.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < least:
            self.add((*path, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add((*path, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def choice(self, path: Path, value: object, allowed: Collection[object]) -> bool:
        """Say whether the value is one of the allowed ones."""
        if value in allowed:
            return True
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")
        return False

    def choices(self, path: Path, found: Mapping[str, Any], key: str, allowed: Collection[object]) -> None:
        """Each value of the list at `key` must be one of the allowed ones, and none may be there twice."""
        values = found.get(key) or ()
        for index, value in enumerate(values):
            if self.choice((*path, key, index), value, allowed) and value in values[:index]:
                self.add((*path, key), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")

    def required(self, path: Path) -> None:
        """Note a missing field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, least: int, most: int) -> None:
        """Note a string or list that is too short or too long."""
        if least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
