"""What lies in the store of those who look for opponents, as typed records."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.store.records import Clock, Language, Place

PairingState: TypeAlias = Literal["asked", "agreed", "begun", "declined", "lapsed", "failed"]
"""Both are asked; both have agreed; their match runs. Or one declined, time ran out, or there was no room."""


class Ticket(msgspec.Struct, frozen=True):
    """Somebody who looks for an opponent in a server: for a game, with a clock (None: none).

    ``near``: of about his strength. ``since`` (Unix time) he has waited; ``place`` is where he asked, and where he
    would play. A number of 0: it is not stored yet.
    """

    id: int
    person: int
    name: str
    language: Language
    place: Place
    game: str
    clock: Clock | None
    near: bool
    since: float


class Pairing(msgspec.Struct, frozen=True):
    """Two tickets that fit, the older first, and what their people answered: None: nothing yet.

    ``place`` is where both are asked, and where they would play. ``since``: when (Unix time) they were asked.
    """

    id: int
    place: Place
    tickets: tuple[Ticket, Ticket]
    answers: tuple[bool | None, bool | None]
    state: PairingState
    since: float
    message_id: int | None = None
    match: int | None = None

    @property
    def people(self) -> tuple[int, int]:
        """The two people."""
        first, second = self.tickets
        return first.person, second.person

    @property
    def undecided(self) -> list[int]:
        """The people who have not answered yet."""
        return [person for person, answer in zip(self.people, self.answers, strict=True) if answer is None]
