"""Options in groups that fit a select: those that share their first steps stay together.

An option is a path (``("card", "us_rifle", 2)``); the options of a decision form a tree. A select holds 25.
The tree is cut into groups of at most that many: a branch that fits is a group, a branch that does not is cut
further, and small neighbours under one branch share a group.
"""

from __future__ import annotations

from typing import NamedTuple

from bot import discord_limits
from engine.core.protocol import Option

MOST = discord_limits.SELECT_OPTIONS


class Group(NamedTuple):
    """Options shown together: the steps that they share, and their indices among the decision's options.

    ``first`` and ``last`` are the branches it spans below ``stem``; equal where it is one whole branch.
    """

    stem: Option
    first: Option
    last: Option
    members: tuple[int, ...]


def groups(options: list[Option], most: int = MOST) -> list[Group]:
    """Cut the options into groups of at most ``most``, in their own order."""
    if not options:
        return []
    if len(options) <= most:
        stem = _shared(options)
        return [Group(stem, stem, stem, tuple(range(len(options))))]
    return _cut(options, list(range(len(options))), 0, most)


def _cut(options: list[Option], members: list[int], depth: int, most: int) -> list[Group]:
    """Cut one branch, whose members share their first ``depth`` steps."""
    branches: dict[Option, list[int]] = {}
    for index in members:
        branches.setdefault(options[index][: depth + 1], []).append(index)
    stem = options[members[0]][:depth]
    cut: list[Group] = []
    small: list[tuple[Option, list[int]]] = []

    def together() -> None:
        if small:
            held = tuple(index for _, branch in small for index in branch)
            first, last = (options[held[0]],) * 2 if len(held) == 1 else (small[0][0], small[-1][0])
            cut.append(Group(first if len(small) == 1 else stem, first, last, held))
            small.clear()

    for branch, held in branches.items():
        if len(held) > most:
            together()
            cut += _cut(options, held, depth + 1, most)
            continue
        # Branches of the root are kinds of picks: never mixed, unless each is a single pick.
        if (depth == 0 and len(options[held[0]]) > 1) or sum(len(there) for _, there in small) + len(held) > most:
            together()
        small.append((branch, held))
    together()
    return cut


def _shared(options: list[Option]) -> Option:
    """Return the steps that all options begin with."""
    stem = options[0]
    for option in options:
        while option[: len(stem)] != stem:
            stem = stem[:-1]
    return stem
