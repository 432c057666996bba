"""What is done in a match: the acts of its log, and what a change writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from bot.store.records.kinds import ActKind, Status
from bot.store.records.matches import Clock, Match, Proposal, Seating
from bot.store.records.messages import Post
from bot.store.records.people import NewDeck
from bot.store.records.servers import Limits
from engine.core.matchfile import Act, Answer
from engine.core.protocol import Event, MatchState, Seat


class Entry(msgspec.Struct, frozen=True):
    """One act of the log: its number, who did it, what it brought about.

    Numbers count from 1 without gaps. An act that was taken back keeps its own, and ``undone`` is then the
    number of the taking back. ``seat`` is None for the start. A quiet act has the number of the act before it,
    and ``quiet`` counts those.
    """

    n: int
    kind: ActKind
    seat: Seat | None
    events: list[Event]
    at: float
    undone: int | None = None
    quiet: int = 0


class NewAct(msgspec.Struct, frozen=True):
    """An act to be written: what replaying needs of it (None: nothing) and everything it brought about.

    A ``quiet`` one touches nothing that others can see, count, time or do: it gets no number of its own.
    """

    kind: ActKind
    seat: Seat | None
    act: Act | None
    events: list[Event]
    quiet: bool = False


class UndoPoint(msgspec.Struct, frozen=True):
    """The state before an act that may yet be taken back, and the interaction that brought the act. Secret."""

    n: int
    interaction_id: int
    state: bytes


class QuietAct(msgspec.Struct, frozen=True):
    """A quiet answer that stands in the log: the number of the act before it, which one after that. Secret."""

    n: int
    quiet: int
    answer: Answer


class Stored(msgspec.Struct, frozen=True):
    """What a change of a match starts from. Secret.

    ``done`` are the acts that the same interaction brought about already; ``undo`` the points to which the
    match may yet go back, the latest last, and ``quiet`` what was answered quietly since the first of them (both
    only where asked for). ``live`` is the state as the last change left
    it in memory, to be changed in place by one change and no other; None: ``state`` has to be decoded.
    """

    match: Match
    seed: str
    state: bytes | None
    done: list[Entry]
    undo: list[UndoPoint]
    quiet: list[QuietAct] = []
    live: MatchState | None = None


class Change(msgspec.Struct, kw_only=True):
    """What a change writes, all of it or nothing.

    ``state`` None leaves it as it is. ``acts`` follow the last one. ``undone`` are the acts taken back, each by
    its number and which quiet one it is of those after it (0: none of them); their snapshots go. ``back_to`` is
    the act from which on all are taken back as everybody has agreed: those stay in the match file. ``snapshots``
    are states before acts, by their numbers; of all snapshots only the last ``keep`` stay (None: all).
    ``awaited`` sets since when seats are awaited. ``settled`` are decisions whose drafts go, ``undrafted`` seats
    all of whose drafts do. ``invited`` are people who are asked to sit down. ``fewer`` are the options of the
    match from now on, in which only ``seats`` are left. ``told`` is the match's from now on (None: as it was),
    and so are ``proposal`` and ``paused`` (UNSET: as they were). ``deck`` is to be kept for whom it was chosen
    by. ``live`` is what ``state`` was encoded from, for the next change; it is not written. ``completed`` are
    the seats that have completed a turn by it, in a ``phase`` of the rulebook, ``returned`` those that have
    taken one back. ``asked`` are the seats to be told that something new waits for them. ``missed`` are seats
    that were out of time, and whether there was a choice to make. ``host`` is who holds the match from now on
    (None: as it was), and so is ``clock``; ``thinks_at`` is when the computer answers from now on (UNSET: as it
    was).
    """

    status: Status | None = None
    state: bytes | None = None
    live: MatchState | None = None
    seats: list[Seating] = []
    acts: list[NewAct] = []
    snapshots: list[tuple[int, bytes]] = []
    keep: int | None = None
    undone: list[tuple[int, int]] = []
    back_to: int | None = None
    awaited: dict[Seat, float | None] = {}
    posts: list[Post] = []
    told: int | None = None
    settled: list[int] = []
    undrafted: list[Seat] = []
    invited: list[int] = []
    fewer: dict[str, Any] | None = None
    deck: NewDeck | None = None
    proposal: Proposal | UnsetType | None = UNSET
    paused: int | UnsetType | None = UNSET
    completed: list[Seat] = []
    phase: str = ""
    returned: list[Seat] = []
    asked: list[Seat] = []
    missed: dict[Seat, bool] = {}
    host: int | None = None
    clock: Clock | None = None
    thinks_at: float | UnsetType | None = UNSET

    @property
    def noticed(self) -> list[NewAct]:
        """The acts that others can notice."""
        return [act for act in self.acts if not act.quiet]

    @property
    def quiet(self) -> bool:
        """Whether nobody else shall notice anything of it, not even when the match was last changed."""
        return bool(self.acts) and not self.noticed


class Crowd(msgspec.Struct, frozen=True):
    """How much there is already when a match is opened or joined, counted in the transaction that does it.

    Open invitations of the person and in the server; matches, not over yet, at which the person sits, and those
    that run in the server; the most invitations that one of those he invites has had of late; the lessons that the
    person has begun of late. ``open_here`` and ``seats_here`` are what the person has in the server, whose own
    ``limits`` are these.
    """

    open_of_person: int
    open_in_server: int
    seats_of_person: int
    running_in_server: int
    invitations: int
    lessons: int
    open_here: int = 0
    seats_here: int = 0
    limits: Limits = Limits()


class Entrance(msgspec.Struct, frozen=True):
    """Who enters a match, whom he invites to it, and what judges by the crowd if there is still room.

    ``judge`` raises what keeps the change from being written. Invitations and lessons count ``within`` so many
    seconds.
    """

    user_id: int
    guild_id: int | None
    judge: Callable[[Crowd, Change], None]
    guests: tuple[int, ...] = ()
    within: float = 0.0


class Record(msgspec.Struct, frozen=True):
    """What replaying a match needs: the log, and the state it leads to. Secret.

    What somebody took back by himself is left out. ``numbers`` are those of the acts; 0 for a quiet one.
    """

    match: Match
    seed: str
    state: bytes
    acts: list[Act]
    numbers: list[int]
