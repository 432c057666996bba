"""A match as everybody may know it, and as one person finds it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.records.habits import Night
from bot.store.records.kinds import NOBODY, Aim, Language, Status
from bot.store.records.people import Person, SavedDeck
from engine.ai.levels import USUAL, LevelName
from engine.core.protocol import Option, Seat


class Place(msgspec.Struct, frozen=True):
    """Where a match was opened; a DM has no guild."""

    guild_id: int | None
    channel_id: int


class Former(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who has left a seat of a running match, with act number ``left`` (0: not noted).

    The computer, and a time in which the seat was empty, have the id :data:`NOBODY` and no name.
    """

    user_id: int
    name: str
    left: int = 0


class Clock(msgspec.Struct, frozen=True, array_like=True):
    """How long everybody has, in seconds: what he begins with, what each turn adds, the most he can have.

    ``by_itself``: what is advised is played for who has no time left, where nothing else is said, as all agreed.
    """

    bank: float
    increment: float
    cap: float
    by_itself: bool = False


class Seating(msgspec.Struct, frozen=True):
    """A seat of a match and who sits there (``user_id`` None: nobody, for now, or the ``computer``).

    ``entropy`` is the word that he adds to the dice; ``interaction`` the one by which he took the seat.
    ``invited`` is who alone may take it while it is free; None lets anybody.
    ``awaited_since`` is the Unix time at which the match began to wait for it, or None if it does not.
    ``offered`` is the person to whom its player would hand it over (:data:`ANYBODY`; None: it is not on offer),
    or for whom the computer keeps it. ``sought``: since when (Unix time, in whole seconds) it is on offer because
    others seek a substitute for its player.
    ``former`` are those who had it before, in order. The word for the dice is that of the first.
    ``undos`` counts how often it has asked the others to let it take something back.
    Where the match has a clock, ``bank`` are the seconds that it had when that last started or stopped, ``flag``
    is the Unix time at which its time is up (None: its clock stands still; a pause puts it off by as much), and
    ``earned`` the seconds that its last turn has added; ``earned_in`` is the phase for which it was given any.
    ``told_out``: when (Unix time, in whole seconds) the others were told that its time is up. ``away``: until when
    its player is on vacation, as all were told.
    ``night``: when its player is not to be disturbed, if he has said so. ``level`` is how well the computer plays
    it, where it does.
    """

    seat: Seat
    user_id: int | None = None
    name: str = ""
    entropy: str = ""
    awaited_since: float | None = None
    invited: int | None = None
    interaction: int | None = None
    offered: int | None = None
    former: tuple[Former, ...] = ()
    computer: bool = False
    undos: int = 0
    bank: float | None = None
    flag: float | None = None
    earned: float = 0.0
    told_out: int | None = None
    sought: int | None = None
    away: int | None = None
    night: Night | None = None
    level: LevelName = USUAL
    earned_in: str = ""

    @property
    def falls(self) -> float | None:
        """When its time is up in effect (Unix time): not in its player's night, but at its end."""
        return self.flag if self.flag is None or self.night is None else self.night.over(self.flag)

    @property
    def leaver(self) -> int | None:
        """The last person who has left it, if anybody has."""
        return next((one.user_id for one in reversed(self.former) if one.user_id != NOBODY), None)

    @property
    def free(self) -> bool:
        """Whether nobody plays it, not even the computer."""
        return self.user_id is None and not self.computer


class Proposal(msgspec.Struct, frozen=True, array_like=True):
    """What somebody would do with the consent of all: when (Unix time, in whole seconds) he proposed it.

    ``agreed`` are the seats that consent, his own first. To be taken back are the acts from number ``first`` to
    ``last``, which is that of the match as long as nobody does anything. ``seat`` is the one that the computer is
    to play at a ``level``, which is not asked.
    """

    aim: Aim
    at: int
    agreed: tuple[Seat, ...]
    first: int = 0
    last: int = 0
    seat: Seat | None = None
    level: LevelName = USUAL


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match as everybody may know it. Message and thread ids are None until they were posted.

    ``told`` is the last act whose story was promised to the thread. ``dice`` is the version of the dice, which
    says what ``commitment``, the published hash, binds. ``opened`` are its options when it was opened, if it had
    more seats then; the hash binds those. ``clock`` None: everybody takes as long as he likes. A ``lesson`` is
    that of its game: it counts nowhere. ``rematch_of`` is the match that this one is once more, ``tournament``
    that to which it belongs. ``proposal``: what somebody would do, if all agree. ``paused``: since when (Unix
    time, in whole seconds) nobody plays, as all have agreed; None while it goes on. ``thinks_at`` is the Unix time
    from which on the computer answers what it is asked, None where it is asked nothing.
    """

    id: int
    status: Status
    game: str
    rules: str
    scenario: str
    options: dict[str, Any]
    language: Language
    host_id: int
    place: Place
    invitation_id: int | None = None
    thread_id: int | None = None
    board_id: int | None = None
    commitment: str
    dice: int = 1
    version: int = 0
    last_act: int = 0
    told: int = 0
    created_at: float
    updated_at: float
    clock: Clock | None = None
    opened: dict[str, Any] | None = None
    lesson: bool = False
    rematch_of: int | None = None
    tournament: int | None = None
    proposal: Proposal | None = None
    paused: int | None = None
    thinks_at: float | None = None
    seats: tuple[Seating, ...]

    @property
    def number(self) -> int:
        """Its number as the published hash binds it: 0 for a lesson, whose dice are the same for everybody."""
        return 0 if self.lesson else self.id

    @property
    def broken_off(self) -> bool:
        """Whether it was called off after it had begun."""
        return self.status == "cancelled" and self.last_act > 0

    @property
    def awaited(self) -> list[Seat]:
        """The seats that hold the match up."""
        return [s.seat for s in self.seats if s.awaited_since is not None]

    @property
    def invited(self) -> list[int]:
        """The people who were invited and have not come yet."""
        return [s.invited for s in self.seats if s.free and s.invited is not None]

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Find a person's seat; None for a spectator."""
        return next((s.seat for s in self.seats if user_id is not None and s.user_id == user_id), None)

    def left_by(self, user_id: int | None) -> Seat | None:
        """Find the seat that a person has left while the match was running."""
        return next((s.seat for s in self.seats if any(one.user_id == user_id for one in s.former)), None)


class Look(msgspec.Struct, frozen=True):
    """When somebody last looked at his match (Unix time), and which act was the last one then."""

    at: float
    act: int


class Sitting(msgspec.Struct, frozen=True):
    """A match with its state (secret, :mod:`bot.match` alone handles it), and what is one person's there.

    ``person`` is None for a spectator, or for somebody who was never met. ``drafts`` are the picks that he has
    chosen and not yet sealed, by decision; ``decks`` those of the game that he saved or chose last, by name;
    ``look`` is his last one.
    """

    match: Match
    state: bytes | None
    person: Person | None = None
    drafts: dict[int, list[Option]] = {}
    decks: list[SavedDeck] = []
    look: Look | None = None


class Late(msgspec.Struct, frozen=True):
    """A seat whose time is up, and since when (Unix time) it has been awaited."""

    match: int
    seat: Seat
    since: float
