"""The match file: one format for export, bug report, fuzz dump, golden playthrough and verification.

FAIR.md beside this file says what of it proves what.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engine.core import agreement
from engine.core.datafile import shown
from engine.core.dice import commitment, joined, line, parted, scheme
from engine.core.draws import Draw, RecordedDice
from engine.core.errors import BadData, BadDice, BadMatchFile, Refusal, Stale
from engine.core.game import Game
from engine.core.packs import MOST_PACKS, OPTION, Pack
from engine.core.protocol import Action, Event, MatchState, Outcome, Seat
from engine.core.registry import game as find_game

FORMAT = 2
Number = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]


class Resignation(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="act", tag="resign"):
    """A seat gives up; without ``others``, who play on, the match."""

    seat: Seat
    others: tuple[Seat, ...] = ()


class Thinking(msgspec.Struct, frozen=True):
    """How the computer came to an answer: at which level, and by which version of its thinking.

    The level is :data:`ADVICE` where it did as people are advised, without thinking.
    """

    level: str
    version: Number


ADVICE = "advice"


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="act", tag="answer", gc=False):
    """A seat answers a decision; ``computer`` says how, where that has answered for it and told so."""

    action: Action
    computer: Thinking | None = None


class Agreement(msgspec.Struct, frozen=True, tag_field="act", tag="agree"):
    """All who play have agreed on a draw, this seat as the last."""

    seat: Seat


class Undo(msgspec.Struct, frozen=True, tag_field="act", tag="undo"):
    """All who play have agreed that this seat takes back what it answered in act number ``to``.

    With it goes everything since. The dice go back too: whoever does the same again rolls the same.
    """

    seat: Seat
    to: Number


Deed: TypeAlias = Literal["pause", "go_on", "extend", "replace", "host", "rewind", "close"]
"""What a master can do about a match."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="act", tag="ruling"):
    """A master of the server has ruled on the match, as its thread tells too: who, what, about which seat.

    To ``extend`` gives ``hours``. To ``replace`` offers the seat to ``who`` (None: the computer plays it from then
    on); to ``host`` makes ``who`` the host. Only to ``rewind`` touches what is played: all since act ``to``, an
    answer, is void, as with :class:`Undo`; ``turn``, from 1, is that with which the match goes on (0: it goes on
    from the beginning).
    """

    deed: Deed
    by: str
    seat: Seat | None = None
    hours: Number | None = None
    to: Number | None = None
    turn: Number | None = None
    who: str | None = None

    @property
    def told(self) -> Event:
        """What everybody is told of it."""
        return Event("ruling", {name: getattr(self, name) for name in _TOLD})


_TOLD = ("deed", "by", "seat", "hours", "turn", "who")

Onward = Answer | Resignation | Agreement
"""Acts that lead a match on."""
Act = Onward | Undo | Ruling
"""What a log holds, in order."""


class Opened(msgspec.Struct, frozen=True):
    """What a match was opened with that began with fewer seats than it had then."""

    options: dict[str, Any]
    seats: Number


class MatchFile(msgspec.Struct, kw_only=True):
    """A whole match: its start, all its acts, and the result that it claims.

    ``match`` is its number, 0 for one that has none; ``dice`` the version of its dice. ``opened`` is what the
    published hash binds instead of ``options`` and ``seats``, if some seats were left out. ``commitment`` is that
    hash, which was published when the match opened, ``entropy`` what the players added, by seat. ``draws`` are all
    rolls and shuffles; None where today's rules lead elsewhere than those by which the match was played.
    ``digest`` is the SHA-256 of the last state as JSON; ``packs`` the whole text of the packs that the match
    picked, file by file.
    """

    format: int = FORMAT
    match: Number
    dice: Number
    game: str
    rules: str
    scenario: str
    options: dict[str, Any]
    seats: Number
    opened: Opened | None = None
    seed: str
    commitment: str
    entropy: list[str]
    packs: list[dict[str, str]] = []
    acts: list[Act]
    draws: list[Draw] | None
    outcome: Outcome | None
    digest: str

    @property
    def line(self) -> str:
        """Return the line that was published when the match began."""
        return line(self.dice, self.commitment, self.entropy)

    def compare(self, published: str) -> None:
        """Compare with the line in the thread; raises BadMatchFile, which says what differs."""
        named, hashed, *words = [*published.replace("`", " ").split(), "", ""]
        words = words[:-2] if hashed else []
        wanted = scheme(self.dice)
        if named != wanted:
            raise BadMatchFile(f"the line that was published begins with “{shown(named)}”, not with “{wanted}”")
        if hashed != self.commitment:
            raise BadMatchFile("the hash that was published is not the one in the file")
        if words != self.entropy:
            raise BadMatchFile("what the players added, as it was published, is not what the file claims")


class RefusedFile(BadMatchFile):
    """The rules refuse part of a match file: ``where`` says which, ``refusal`` why."""

    def __init__(self, where: str, refusal: Refusal) -> None:
        super().__init__(f"{where}: {shown(str(refusal))}")
        self.where = where
        self.refusal = refusal


class OtherRules(BadMatchFile):
    """A match went as the rules of another version have it; only that version can check it."""

    def __init__(self, found: MatchFile, version: str, error: Exception) -> None:
        differs = str(error) if isinstance(error, BadMatchFile) else f"it cannot be played again ({error!r})"
        changed = ", and they were changed while it was played" if found.format > 1 and found.draws is None else ""
        super().__init__(
            f"the match began by version {shown(found.rules)} of the rules of {found.game}{changed}: "
            f"to check it takes that version. By these, version {version}: {shown(differs)}"
        )


class _First(msgspec.Struct, kw_only=True):
    """A match file of format 1, with one version of dice and no draws."""

    game: str
    rules: str
    scenario: str
    options: dict[str, Any]
    seed: str
    commitment: str
    entropy: str
    acts: list[Act]
    outcome: Outcome | None
    digest: str
    packs: list[dict[str, str]] = []


class _Format(msgspec.Struct):
    format: int


def digest(blob: bytes) -> str:
    """Return the digest of a state."""
    return hashlib.sha256(blob).hexdigest()


def write(
    game: Game[Any, Any],
    scenario: str,
    options: dict[str, Any],
    acts: Sequence[Act],
    last: MatchState,
    *,
    match: int = 0,
    rules: str | None = None,
    opened: dict[str, Any] | None = None,
) -> bytes:
    """Write a match file from what the match began with, its log, and the state it led to.

    The match is played again, to list what was drawn. ``rules``: their version, if not that of today. ``opened``:
    its options when it was opened, if it had more seats then.
    """
    picked = () if game.packs is None else game.packs.picked(options)
    made = MatchFile(
        match=match,
        dice=last.dice.version,
        game=game.id,
        rules=game.version if rules is None else rules,
        scenario=scenario,
        options=options,
        seats=last.seats,
        opened=None if opened is None else Opened(opened, game.seats(scenario, opened)),
        seed=last.dice.seed,
        commitment=last.dice.published,
        entropy=parted(last.dice.entropy),
        packs=[game.packs.known[key].files for key in picked] if game.packs is not None else [],
        acts=[*acts],
        draws=None,
        outcome=last.outcome,
        digest=digest(game.encode(last)),
    )
    made.draws = _drawn(made)
    return msgspec.json.format(msgspec.json.encode(made), indent=1)


def _drawn(made: MatchFile) -> list[Draw] | None:
    """List the draws of a match; None if it does not replay."""
    draws: list[Draw] = []
    try:
        *_, (state, _events) = replay(made, draws)
    except Exception:  # noqa: BLE001  # whatever new rules do to an old match, and however a dump came about
        return None
    outcome = _as_claimed(state.outcome, made.outcome)
    return draws if _digest(find_game(made.game), state, outcome) == made.digest else None


def read(data: bytes) -> MatchFile:
    """Read a match file of any format; raises BadMatchFile, which names the first wrong place."""
    try:
        found = msgspec.json.decode(data, type=_Format).format
        if found == 1:
            return _read_first(data)
        if found != FORMAT:
            raise BadMatchFile(f"match file format {found} is unknown; this version reads formats 1 to {FORMAT}")
        return msgspec.json.decode(data, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMatchFile(f"not a match file: {shown(str(error))}") from error
    except RecursionError as error:
        raise BadMatchFile("not a match file: lists within lists without end") from error


def _read_first(data: bytes) -> MatchFile:
    first = msgspec.json.decode(data, type=_First)
    values = msgspec.structs.asdict(first) | {"entropy": parted(first.entropy)}
    return MatchFile(**values, format=1, match=0, dice=1, seats=0, draws=None)


def perform(game: Game[Any, Any], state: Any, act: Onward) -> list[Event]:
    """Carry out one act of a log on a state, in place."""
    if isinstance(act, Answer):
        return game.apply(state, act.action)
    if isinstance(act, Agreement):
        return agreement.draw(state)
    return game.resign(state, act.seat, act.others)


class Playback:
    """A match as its acts lead it, one after the other.

    ``state`` is changed in place as it goes on; where it goes back, it is another one. ``begin`` deals, with dice
    of their own each time.
    """

    def __init__(self, game: Game[Any, Any], begin: Callable[[], tuple[Any, list[Event]]]) -> None:
        self._game, self._begin = game, begin
        self.state, self.events = begin()
        self._acts = 0
        self._standing: list[tuple[int, Onward]] = []

    def do(self, act: Act) -> list[Event]:
        """Carry out the next act; raises Stale for one that takes back what is not there, and is not counted."""
        if isinstance(act, Undo):
            self._go_back(act.to, act.seat)
            self.events = [Event("undone", {"seat": act.seat})]
        elif isinstance(act, Ruling):
            if (act.deed == "rewind") != (act.to is not None):
                raise Stale
            if act.to is not None:
                self._go_back(act.to)
            self.events = [act.told]
        else:
            self.events = perform(self._game, self.state, act)
            self._standing.append((self._acts + 1, act))
        self._acts += 1
        return self.events

    def _go_back(self, to: int, seat: Seat | None = None) -> None:
        """Go back to before an answer that stands; it must be that of ``seat``, if one is given."""
        taken = dict(self._standing).get(to)
        if self.state.outcome is not None or not isinstance(taken, Answer):
            raise Stale
        if seat not in (None, taken.action.seat):
            raise Stale
        self._standing = [one for one in self._standing if one[0] < to]
        self.state, _ = self._begin()
        for _, act in self._standing:
            perform(self._game, self.state, act)
        self.state.take = None  # others have acted since what came before


def replay(found: MatchFile, draws: list[Draw] | None = None) -> Iterator[tuple[MatchState, list[Event]]]:
    """Play a match file again: the state and events after the deal and after every act.

    The state is one object, changed in place from step to step, until an undo leads to another one. What is drawn
    is added to ``draws``. Raises BadMatchFile where an act is refused.
    """
    draws = [] if draws is None else draws
    try:
        game = find_game(found.game)
        _unpack(game, found.packs, found.options)
        played = Playback(game, lambda: game.start(found.scenario, found.options, _dice(found)))
    except Refusal as error:
        raise RefusedFile("the match cannot be set up", error) from error
    except BadDice as error:
        raise BadMatchFile(f"the match cannot be set up: {shown(str(error))}") from error
    draws += played.state.dice.draws
    yield played.state, played.events
    for number, act in enumerate(found.acts, 1):
        played.state.dice.draws, played.state.dice.act = draws, number
        seat = None if isinstance(act, Answer) else act.seat
        if seat is not None and seat not in range(played.state.seats):
            raise BadMatchFile(f"act {number}: the match has no seat {seat}")
        try:
            events = played.do(act)
        except Refusal as error:
            raise RefusedFile(f"act {number} is refused", error) from error
        yield played.state, events


def _dice(found: MatchFile) -> RecordedDice:
    """Return the dice with which a match file begins."""
    entropy = joined(found.entropy)
    if parted(entropy) != found.entropy:
        raise BadDice("what one of the players added to the dice is empty or holds a colon")
    hashed = found.commitment if found.dice > 1 else ""
    return RecordedDice(version=found.dice, seed=found.seed, entropy=entropy, commitment=hashed)


def _unpack(game: Game[Any, Any], texts: list[dict[str, str]], options: dict[str, Any]) -> None:
    """Return the packs of a match; raises BadMatchFile unless they are exactly those it was opened with."""
    if game.packs is None:
        if texts:
            raise BadMatchFile("the match cannot be set up: it has packs that the game cannot have")
        return
    if len(texts) > MOST_PACKS:
        raise BadMatchFile(f"the match cannot be set up: it has more than {MOST_PACKS} packs")
    try:
        packs = [Pack(files) for files in texts]
        for pack in packs:
            game.packs.add(pack)
    except BadData as error:
        raise BadMatchFile(f"a pack of the match cannot be read: {shown(str(error))}") from error
    game.packs.check(options.get(OPTION, []))
    picked = {key: game.packs.known[key].digest for key in game.packs.picked(options)}
    if len(packs) != len(picked) or {pack.key: pack.digest for pack in packs} != picked:
        raise BadMatchFile("the match cannot be set up: its packs are not those that its options name")


def verify(found: MatchFile, draws: list[Draw] | None = None) -> MatchState:
    """Check every claim of a match file and return its last state; raises BadMatchFile, which says what differs.

    What began by other rules and goes another way by those of today raises OtherRules. All that was drawn is
    added to ``draws``.
    """
    draws = [] if draws is None else draws
    steps = replay(found, draws)
    state, _ = next(steps)
    game = find_game(found.game)
    hashed = commitment(found.seed)
    if found.dice > 1:
        terms = game.terms(found.scenario, _opened_with(game, found), found.match, found.rules)
        hashed = terms.commitment(found.seed)
    if hashed != found.commitment:
        raise BadMatchFile(
            "the seed, and what the match is, do not have the hash that was published when the match opened"
        )
    try:
        for state, _ in steps:  # noqa: B007  # it is the last one that counts
            pass
        _compare(found, game, state, draws)
    except Exception as error:
        if found.rules == game.version:
            raise
        raise OtherRules(found, game.version, error) from error
    return state


def _opened_with(game: Game[Any, Any], found: MatchFile) -> dict[str, Any]:
    """Return the options with which a match was opened; raises BadMatchFile where it cannot have begun so."""
    opened = found.opened
    if opened is None:
        return found.options
    fewer = game.fewer(found.scenario, opened.options, found.seats)
    if fewer != found.options or opened.seats != game.seats(found.scenario, opened.options):
        raise BadMatchFile("the match was opened with other options than those with which the file says it began")
    return opened.options


def _as_claimed(outcome: Outcome | None, claimed: Outcome | None) -> Outcome | None:
    """Return an outcome as a file tells it that was written before sides were named."""
    if outcome is None or claimed is None or claimed.sides or outcome == claimed:
        return outcome
    return outcome.sideless


def _digest(game: Game[Any, Any], state: MatchState, outcome: Outcome | None) -> str:
    """Return the digest of a state with another outcome."""
    return digest(game.encode(msgspec.structs.replace(state, outcome=outcome)))


def ended(outcome: Outcome | None) -> str:
    """Describe the end of a match in a few words."""
    if outcome is None:
        return "not over"
    seats = [f"seat {seat + 1}" for seat in outcome.winners]
    return shown(f"won by {', '.join(seats or outcome.sides) or 'nobody'} ({outcome.termination})")


def _compare(found: MatchFile, game: Game[Any, Any], state: MatchState, draws: list[Draw]) -> None:
    """Compare with what the match comes to; raises BadMatchFile with the first thing that differs."""
    if found.format > 1:
        _compare_draws(found, state, draws)
    outcome = _as_claimed(state.outcome, found.outcome)
    if outcome != found.outcome:
        raise BadMatchFile(f"the match is {ended(outcome)}, the file claims it is {ended(found.outcome)}")
    if _digest(game, state, outcome) != found.digest:
        raise BadMatchFile("the match replays to another state than the file claims")


def _compare_draws(found: MatchFile, state: MatchState, draws: list[Draw]) -> None:
    """Compare the claims of formats 2 and later; raises BadMatchFile for the first difference."""
    if found.seats != state.seats:
        raise BadMatchFile(f"the match has {state.seats} seats, the file claims {found.seats}")
    if found.draws is None:
        raise BadMatchFile("the file does not tell what was drawn: the match did not replay when it was written")
    for number, (told, drawn) in enumerate(zip_longest(found.draws, draws), 1):
        if told != drawn:
            given, claimed = (
                f"{shown(str(draw))} in act {draw.act}" if draw else "nothing" for draw in (drawn, told)
            )
            raise BadMatchFile(f"draw {number}: the dice give {given}, the file claims {claimed}")
