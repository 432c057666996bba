"""What lies in the store, as typed records.

Those that the rest of the bot receives hold no secret. The seed, the state and the private parts of events are
in :class:`Stored` and :class:`Record` alone, which only :mod:`bot.match` handles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Self, TypeAlias, get_args

import msgspec
from msgspec import UNSET, UnsetType

from engine.core.errors import FieldpostError, Refusal
from engine.core.matchfile import Act, Answer
from engine.core.protocol import Event, MatchState, Option, Seat
from engine.core.words import msg

Language: TypeAlias = Literal["en", "es"]
Status: TypeAlias = Literal["open", "running", "over", "cancelled"]
Aside: TypeAlias = Literal["handover", "pause", "go_on", "give_time", "claim"]
"""What is done about a match, of which its rules know nothing."""
ActKind: TypeAlias = Aside | Literal["start", "answer", "resign", "take_back", "time_out", "agree", "undo"]
Ending: TypeAlias = Literal["draw", "stop"]
"""How all can agree to end a match: in a draw, or with no result."""
Wish: TypeAlias = Ending | Literal["pause"]
"""What anybody can propose at any time."""
Aim: TypeAlias = Wish | Literal["undo"]
"""To what all can agree: to that, or that somebody takes back what he did."""
ENDINGS: tuple[Ending, ...] = get_args(Ending)
Slot: TypeAlias = Literal["saved", "draft", "last"]
"""What a deck is to its person: one he saved, the one he is building, the one he chose last."""
PostKind: TypeAlias = Literal[
    "invitation",
    "thread",
    "board",
    "digest",
    "panel",
    "update",
    "result",
    "report",
    "nudge",
    "handover",
    "proposal",
    "out_of_time",
    "watch",
]
ANYBODY = 0
"""To whom a seat is offered that anybody may take over."""


class StoreError(FieldpostError):
    """The database cannot be used as it is; the text says why."""


class Conflict(StoreError):
    """The match was changed in between, or the interaction carried out before; nothing was written."""


class StoreUnavailable(StoreError, Refusal):
    """The database cannot be used for now, and nothing was written; ``problem`` tells the operator why.

    A refusal: whoever pressed something reads that it was not stored, and may try again.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(msg("not-stored"))
        self.problem = problem


class StoreLost(StoreUnavailable):
    """The database is no longer the file that was opened: nothing can be stored until the bot starts again."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord. ``language`` None: he never chose one. ``dm_closed_at``: Unix time of the refusal.

    ``dm_note``: the match in which he is yet to be told, once, that his DMs are closed.
    ``portrait``: he wants boards upright, for a telephone. ``theme``: in which he wants pictures; None: he never
    chose one.
    """

    id: int
    name: str
    language: Language | None = None
    dm_closed_at: float | None = None
    portrait: bool = False
    theme: str | None = None
    dm_note: int | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a match was opened; a DM has no guild."""

    guild_id: int | None
    channel_id: int


class Former(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who has left a seat of a running match."""

    user_id: int
    name: str


class Clock(msgspec.Struct, frozen=True, array_like=True):
    """How long everybody has, in seconds: what he begins with, what each turn adds, the most he can have."""

    bank: float
    increment: float
    cap: float


class Seating(msgspec.Struct, frozen=True):
    """A seat of a match and who sits there (``user_id`` None: nobody, for now, or the ``computer``).

    ``entropy`` is the word that he adds to the dice; ``interaction`` the one by which he took the seat.
    ``invited`` is who alone may take it while it is free; None lets anybody.
    ``awaited_since`` is the Unix time at which the match began to wait for it, or None if it does not.
    ``offered`` is the person to whom its player would hand it over (:data:`ANYBODY`; None: it is not on offer);
    ``former`` are those who had it before, in order. The word for the dice is that of the first.
    ``undos`` counts how often it has asked the others to let it take something back.
    Where the match has a clock, ``bank`` are the seconds that it had when that last started or stopped, ``flag``
    is the Unix time at which its time is up (None: its clock stands still; a pause puts it off by as much), and
    ``earned`` the seconds that its last turn has added. ``told_out``: when (Unix time, in whole seconds) the
    others were told that its time is up.
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

    @property
    def free(self) -> bool:
        """Whether nobody plays it, not even the computer."""
        return self.user_id is None and not self.computer


class Proposal(msgspec.Struct, frozen=True, array_like=True):
    """What somebody would do with the consent of all: when (Unix time, in whole seconds) he proposed it.

    ``agreed`` are the seats that consent, his own first. To be taken back are the acts from number ``first`` to
    ``last``, which is that of the match as long as nobody does anything.
    """

    aim: Aim
    at: int
    agreed: tuple[Seat, ...]
    first: int = 0
    last: int = 0


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match as everybody may know it. Message and thread ids are None until they were posted.

    ``told`` is the last act whose story was promised to the thread. ``dice`` is the version of the dice, which
    says what ``commitment``, the published hash, binds. ``opened`` are its options when it was opened, if it had
    more seats then; the hash binds those. ``clock`` None: everybody takes as long as he likes. A ``lesson`` is
    that of its game: it counts nowhere. ``rematch_of`` is the match that this one is once more. ``proposal``:
    what somebody would do, if all agree. ``paused``: since when (Unix time, in whole seconds) nobody plays, as
    all have agreed; None while it goes on.
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
    proposal: Proposal | None = None
    paused: int | None = None
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


class Sitting(msgspec.Struct, frozen=True):
    """A match with its state (secret, :mod:`bot.match` alone handles it), and what is one person's there.

    ``person`` is None for a spectator, or for somebody who was never met. ``drafts`` are the picks that he has
    chosen and not yet sealed, by decision; ``decks`` those of the game that he saved or chose last, by name.
    """

    match: Match
    state: bytes | None
    person: Person | None = None
    drafts: dict[int, list[Option]] = {}
    decks: list[SavedDeck] = []


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


class Late(msgspec.Struct, frozen=True):
    """A seat whose time is up, and since when (Unix time) it has been awaited."""

    match: int
    seat: Seat
    since: float


class Post(msgspec.Struct, frozen=True):
    """A message to be promised. While one with the same ``key`` is open in a match, this one takes its place.

    ``payload`` holds ids and act numbers, never words or secrets. It is sent ``delay`` seconds from now; one that
    is due already, or has been tried, stays as due as it is.
    """

    kind: PostKind
    key: str
    payload: dict[str, Any] = {}
    delay: float = 0.0

    @classmethod
    def update(cls, person: int, delay: float = 0.0) -> Self:
        """Promise to bring the panel that a person has by direct message up to date."""
        return cls("update", f"update:{person}", {"person": person}, delay)


class Panel(msgspec.Struct, frozen=True):
    """The panel of a match that a person has by direct message, and a stamp of what it shows (0: not known)."""

    person: int
    message: int
    shown: int = 0


class Promise(msgspec.Struct, frozen=True):
    """A promised message.

    ``nonce`` (16 characters, so that a suffix fits into Discord's 25) stays until it is known what was sent with
    it; ``revision`` counts the promises that took the row over. ``attempts`` counts those that failed; the times
    are Unix times. ``host`` is who opened the match. ``lane`` is where it goes: the id of a thread, a channel or a
    person; before a match has a thread, its own number, negative. ``invited``: the invitation of its match stands.
    ``again``: an earlier attempt may have sent it.
    """

    id: int
    match: int
    kind: PostKind
    key: str
    payload: dict[str, Any]
    nonce: str
    created_at: float
    attempts: int
    next_try_at: float
    revision: int = 0
    host: int = 0
    lane: int = 0
    invited: bool = True
    again: bool = False


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
    and so are ``proposal`` and ``paused`` (UNSET: as they were). ``deck`` is to be kept for whom it was chosen by.
    ``live`` is what ``state`` was encoded from, for the next change; it is not written. ``completed`` are the
    seats that have completed a turn by it, ``returned`` those that have taken one back. ``pressed`` is the direct
    message in which somebody pressed what led to it (0: he did not): his panel, if it is that, shows already what
    comes of it.
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
    returned: list[Seat] = []
    pressed: int = 0

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
    person has begun of late.
    """

    open_of_person: int
    open_in_server: int
    seats_of_person: int
    running_in_server: int
    invitations: int
    lessons: int


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


Picks: TypeAlias = list[Option]
