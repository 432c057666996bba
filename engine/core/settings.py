"""Settings: the choices made when a match is set up, beside its scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.core.errors import Illegal
from engine.core.words import msg


class Setting(NamedTuple):
    """A choice made when a match is set up: its name, its legal values, and the usual one."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


def usual(settings: Iterable[Setting]) -> dict[str, Any]:
    """Return the usual value of every setting."""
    return {setting.name: setting.default for setting in settings}


def check(settings: Iterable[Setting], chosen: Mapping[str, Any]) -> None:
    """Raise Illegal for a setting that there is not, and for a value that it cannot have."""
    known = {setting.name: setting for setting in settings}
    for name, value in chosen.items():
        if name not in known:
            raise Illegal(msg("refused-no-setting", found=name))
        if value not in known[name].values:
            raise Illegal(msg("refused-bad-setting", setting=name, found=str(value)))
