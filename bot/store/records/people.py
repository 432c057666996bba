"""People, and the decks that they keep."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.records.habits import Habits
from bot.store.records.kinds import Language, Slot


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord. ``language`` None: he never chose one. ``dm_closed_at``: Unix time of the refusal.

    ``dm_note``: the match of which he could not be told, until he knows that his DMs are closed.
    ``portrait``: he wants boards upright, for a telephone. ``theme``: in which he wants pictures; None: he never
    chose one. ``habits``: how he has arranged his time. ``unheard``: reminders since he was last heard of.
    """

    id: int
    name: str
    language: Language | None = None
    dm_closed_at: float | None = None
    portrait: bool = False
    theme: str | None = None
    dm_note: int | None = None
    habits: Habits = Habits()
    unheard: int = 0


class Reliability(msgspec.Struct, frozen=True):
    """How many turns somebody has had of late, at most 100, in matches with a clock; how many of them in time."""

    turns: int = 0
    in_time: int = 0


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck that a person keeps, for himself alone: how many of each card, by id.

    Of what he is building and of what he chose last there is one for each side of a game, without a name.
    """

    id: int
    game: str
    side: str
    slot: Slot
    name: str
    cards: dict[str, int]
    hand: dict[str, int] = {}
    """The opening hand that he has chosen."""
    options: dict[str, Any] = {}
    """By which options of a match it is built."""


class NewDeck(msgspec.Struct, frozen=True):
    """A deck to be kept for a person."""

    person: int
    game: str
    side: str
    cards: dict[str, int]
    slot: Slot = "saved"
    name: str = ""
    hand: dict[str, int] = {}
    options: dict[str, Any] = {}
