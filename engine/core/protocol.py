"""Questions, answers and what happened, as data: the one language between rules and table.

Every human act is "pick between ``min`` and ``max`` of these options". Several decisions may be open at once,
for one seat or for many; that is all that simultaneous secret commitment is. A decision is named by its
number for ever, so two seats that answer at the same moment never invalidate each other.

What every act makes anew (``gc=False``) never refers back to itself, so nothing has to look for circles in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from engine.core.dice import Dice
from engine.core.words import Msg

Seat: TypeAlias = int
"""A chair at the table, from 0. A *viewer* is a seat, or None for everybody else."""

Controller: TypeAlias = Literal["person", "rules", "computer"]
"""Who plays a seat: a person, the game's own rules, or the computer in a person's place, as the game advises."""

Option: TypeAlias = tuple[str | int, ...]
"""One thing that may be picked, as a path: ``("attack", 3, 7)``. Options that share their first steps
belong together, so a panel with too many of them asks for the common part first."""

DONE: tuple[Option, ...] = (("pass",), ("end",))
"""Options by which somebody is done with something: a turn, a phase, a question."""

Step: TypeAlias = list[Any]
"""An entry of the agenda: the name of a step and its arguments, JSON all the way down."""


class Decision(msgspec.Struct, omit_defaults=True, gc=False):
    """A question to one seat.

    ``options`` are all legal picks; between ``min`` and ``max`` of them make an answer, in the order in
    which they shall count. Which subsets are legal beyond that says :meth:`engine.core.game.Game.objection`.
    A ``sealed`` answer is kept secret, and may be changed, until nobody has a sealed decision left to answer.
    A ``window`` is a chance to react that its seat may decline; ``subject`` is what it is about.
    Nobody waits for an ``optional`` one: it lies open (standing orders, for instance) until its step lapses. Where
    it is sealed too, answering it is noticed by nobody (:meth:`engine.core.game.Game.quiet`).
    An ``act`` is one of the many small acts of a seat's own turn: one pick, answered at once, told to the thread
    when the turn ends or the seat pauses.
    A ``concurrent`` act is asked of several seats at once, in a phase in which all act as they like
    (:mod:`engine.core.open_phase`). It keeps its number as long as its seat is asked, and its options are made
    anew whenever somebody acts. It is ``paused``, and asked of nobody, while what an act brought about is settled.
    """

    id: int
    seat: Seat
    kind: str
    options: list[Option]
    min: int = 1
    max: int = 1
    sealed: bool = False
    window: bool = False
    optional: bool = False
    act: bool = False
    subject: Option = ()
    concurrent: bool = False
    paused: bool = False


class Action(msgspec.Struct, frozen=True, gc=False):
    """An answer: three JSON fields."""

    seat: Seat
    decision: int
    picks: list[Option]


class Objection(NamedTuple):
    """Why these picks are no legal answer, and by which rule (its number, or empty)."""

    reason: Msg
    rule: str = ""


class Event(msgspec.Struct, omit_defaults=True, gc=False):
    """Something that happened: what all may know, and what single seats learn beyond it.

    The key that says it is the game's id, a dash, ``event``, a dash and ``kind``; ``public`` are its arguments.
    ``known``: the private parts show nothing new, they name what their seats see anyway.
    """

    kind: str
    public: dict[str, Any] = {}
    private: dict[Seat, dict[str, Any]] = {}
    known: bool = False


TURN = "turn"
"""The kind of event with which a turn begins, in every game that has turns."""

TOLD_SINCE: dict[str, dict[str, Any]] = {
    "ended": {"winning_sides": [], "score": None, "grade": ""},
    "ruling": {"who": None},
}
"""What events of a kind tell that they once did not, and what it is in those."""

_BEATEN = "beaten"
"""The termination of a match that the game itself had won, when outcomes did not name sides."""

Result: TypeAlias = Literal["won", "lost", "drawn"]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended, and why (``points``, ``overrun``, ``resigned`` ...).

    ``winners`` are the seats that won, ``sides`` the sides: also one that nobody plays, so that all who play have
    lost. Where no side has won it is a draw. ``score`` and ``grade`` (an id) are for games that have them.
    """

    winners: list[Seat]
    termination: str
    sides: list[str] = []
    score: int | None = None
    grade: str = ""

    def result(self, seat: Seat) -> Result:
        """Return what the match is for a seat."""
        if seat in self.winners:
            return "won"
        return "lost" if self.winners or self.sides else "drawn"

    @property
    def verdict(self) -> Result:
        """What the match is for those who play, all together: lost if none of them but another side has won."""
        if self.winners:
            return "won"
        return "lost" if self.sides else "drawn"

    @property
    def victor(self) -> str:
        """The one side that won, of those that people play; empty where there is none."""
        return self.sides[0] if self.winners and len(self.sides) == 1 else ""

    @property
    def sideless(self) -> Outcome:
        """How it was told before sides were: as ``beaten`` where a side has won that nobody plays."""
        return Outcome(self.winners, _BEATEN if self.verdict == "lost" else self.termination)

    def sided(self, sides: Sequence[str], people: int) -> Outcome:
        """Return the outcome with its winning sides, also where it was written without them.

        The first ``people`` seats are played by people.
        """
        if self.sides or (self.termination != _BEATEN and not self.winners):
            return self
        won = [sides[seat] for seat in self.winners] or sides[people:]
        return msgspec.structs.replace(self, sides=[*dict.fromkeys(won)])


class Take(msgspec.Struct, frozen=True, gc=False):
    """The last action, as far as it may be taken back: whose it was, and how many of his in a row may go."""

    seat: Seat
    actions: int


class MatchState(msgspec.Struct, kw_only=True):
    """What every game's state begins with. JSON all the way down, ids instead of references.

    ``agenda`` is a stack: its last step is the next. ``open`` are the decisions asked and not yet used up,
    sealed and answered ones included; ``answers`` the sealed answers by decision.
    """

    scenario: str
    options: dict[str, Any]
    dice: Dice
    seats: int
    agenda: list[Step] = []
    open: list[Decision] = []
    answers: dict[int, list[Option]] = {}
    asked: int = 0
    actions: int = 0
    take: Take | None = None
    outcome: Outcome | None = None

    def by_rules(self, seat: Seat) -> bool:
        """Return whether the game's own rules play a seat: so they do beyond the seats that people take."""
        return seat >= self.seats

    def unawaited(self, decision: Decision) -> bool:
        """Return whether nobody waits for the answer to a sealed question."""
        return decision.optional or decision.id in self.answers


class View(msgspec.Struct, kw_only=True):
    """What every game's view begins with. Built up from what one viewer may know; nothing is ever removed.

    ``decisions`` are the viewer's own open ones, ``answers`` his own sealed picks for them; ``awaited`` are
    the seats that hold the match up; ``commitment`` is the hash of the seed, and ``seed`` the seed itself
    once the match is over.
    """

    game: str
    scenario: str
    options: dict[str, Any]
    viewer: Seat | None
    seats: int
    actions: int
    awaited: list[Seat]
    decisions: list[Decision]
    answers: dict[int, list[Option]]
    may_take_back: bool
    commitment: str
    seed: str | None
    outcome: Outcome | None
