"""What the engine says: keys and arguments, never sentences. Catalogues outside turn them into a language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Arg: TypeAlias = "int | float | str | bool | Msg | list[Arg] | None"


class Msg(msgspec.Struct, frozen=True, tag_field="msg", tag="msg", omit_defaults=True):
    """A sentence to be said: a catalogue key and what fills its places.

    The name of an argument tells what it holds, so that a catalogue can name it in its reader's language:
    an argument called ``card`` or ending in ``_card`` is a card's id; likewise ``effect``, ``side`` and
    whatever else :meth:`engine.core.game.Game.name` knows. A ``Msg`` is said first, then put in.
    A list is said item by item and joined with commas. ``seat`` and ``winners`` hold seats: ``sides`` beside them
    holds the side of every seat, without which they are those of the game as it is usually played.
    """

    key: str
    args: dict[str, Arg] = {}


def msg(key: str, **args: Arg) -> Msg:
    """Build a :class:`Msg`; reads well where rules are written."""
    return Msg(key, args)
