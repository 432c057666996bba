"""What a game has to be, and the handful of things every game gets from that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engine.core import open_phase
from engine.core.catalog import Packs
from engine.core.decks import Decks
from engine.core.dice import VERSION, Dice, Terms
from engine.core.errors import Illegal, NotYours, Refusal, RulesBug, Stale
from engine.core.facts import Facts
from engine.core.flow import LEFT, Flow
from engine.core.lesson import Lesson
from engine.core.match_stats import MatchStats
from engine.core.mind import Mind
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.packs import OPTION
from engine.core.picks import check_picks
from engine.core.protocol import (
    Action,
    Controller,
    Decision,
    Event,
    MatchState,
    Objection,
    Option,
    Outcome,
    Seat,
    Take,
    View,
)
from engine.core.random_picks import random_picks
from engine.core.settings import Setting, check
from engine.core.teams import Teams
from engine.core.words import Msg, msg

S = TypeVar("S", bound=MatchState)
V = TypeVar("V", bound=View)

OwnPicture: TypeAlias = Literal["hand", "board"]
"""What is drawn for a seat alone: its hand of cards, or the board as only it sees it."""

RUNAWAY = 10_000
"""More steps than any single action can need: beyond it the agenda is going in circles."""


class Game(ABC, Generic[S, V]):
    """The rules of one game. A subclass is an object without state of its own; the registry knows one of each."""

    id: ClassVar[str]
    """Its name in commands, files and catalogue keys; also that of its folder."""
    version: ClassVar[str]
    """The version of the rules: a match file says under which it was played."""
    players: ClassVar[tuple[int, int]]
    """The fewest and the most seats."""
    scenarios: ClassVar[tuple[str, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    varied: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions in which a report over many matches tries everything: which deck one plays."""
    own_pictures: ClassVar[tuple[OwnPicture, ...]] = ("hand",)
    """What is drawn for each seat alone, what it needs most first: ``board`` where pieces are hidden."""
    event_rules: ClassVar[Mapping[str, str]] = {}
    """The number of the rule by which an event happens, by its kind; the log names it."""
    told_since: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """What events of a kind tell that they once did not, and what it is in those that were stored before."""
    plays_on: ClassVar[bool] = False
    """Whether the others play on when somebody resigns: his seat is then for whoever takes it over."""
    kinds_with_odds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions, other than acts, whose options :meth:`odds` works out, which may take a while."""
    compared: ClassVar[frozenset[str]] = frozenset()
    """Those of them of which people are told the odds of every option, to choose by."""
    odds_fields: ClassVar[tuple[OddsField, ...]] = ()
    """What people fill in to ask what a fight promises; none for a game that knows no odds."""
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {}
    """What one does with an option, by the verbs of commands (``attack``): the first steps of such options."""
    decks: ClassVar[Decks | None] = None
    """What its decks may hold; None for a game in which nobody builds any."""
    packs: ClassVar[Packs[Any] | None] = None
    """What people added to it; None for a game that takes no packs."""
    lesson: ClassVar[Lesson | None] = None
    """The match in which people learn it; None for a game that brings none."""
    facts: ClassVar[Facts[Any]] = Facts()
    """What a report on a match that is over takes from its log."""
    mind: ClassVar[Mind[Any] | None] = None
    """What the computer needs to think about it; None for a game in which it can only do as advised."""

    state_type: type[S]
    steps: Mapping[str, Callable[..., None]]
    """The steps of the agenda by name: ``step(flow, *args)``."""
    answered: Mapping[str, Callable[[Flow[S], Decision, list[Option]], None]]
    """What an unsealed answer does at once, by the kind of its decision."""

    # ------------------------------------------------------------- to be written by a game

    @abstractmethod
    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> S:
        """Make the first state, its agenda filled; raises Illegal where scenario or options make no match."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """Build what one viewer may know; see :meth:`base_view`."""

    @abstractmethod
    def objection(self, state: S, decision: Decision, picks: list[Option]) -> Objection | None:
        """Say why these picks (each among the options, their number right) are no answer, if they are none."""

    @abstractmethod
    def label(self, view: V, decision: Decision, path: Option) -> Msg:
        """Name an option, or the first steps that several options share, for the decision's own seat.

        Of an act only the last step of the path is named: it is read after those before it (:meth:`label_path`).
        """

    @abstractmethod
    def prompt(self, view: V, decision: Decision) -> Msg:
        """Put the question in words."""

    @abstractmethod
    def suggestion(self, view: V, decision: Decision) -> list[Option]:
        """Return a sensible legal answer from what the seat knows, for players in a hurry."""

    @abstractmethod
    def board(self, view: V) -> list[Msg]:
        """Describe everything the viewer sees, line by line, the most important first."""

    @abstractmethod
    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the id of every seat's side; behind the seats of people, that of what they play against.

        ``options`` may leave out settings that were not chosen.
        """

    @abstractmethod
    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name a thing by its kind and id, by language (``{"en": ..., "es": ...}``), or None if unknown."""

    @abstractmethod
    def concede(self, flow: Flow[S], seat: Seat) -> None:
        """End the match because a seat gives up; where the others play on, because the last one does."""

    @abstractmethod
    def resample_hidden(self, state: S, viewer: Seat | None, rng: Random) -> S:
        """Return an equally possible state: all that the viewer cannot know is dealt anew. For the leak test."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """Count every card wherever it is. Cards that never leave the match must always add up the same."""

    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:  # noqa: ARG002
        """Return how many seats a match with this scenario and these options has."""
        return self.players[0]

    def fewer(self, scenario: str, options: Mapping[str, Any], seats: int) -> dict[str, Any] | None:  # noqa: ARG002
        """Return the options of the same match with only so many seats; None where all have to be taken."""
        return None

    def controllers(self, scenario: str, options: Mapping[str, Any]) -> tuple[Controller, ...]:
        """Return who plays each seat of :meth:`sides` when a match begins; the computer may be given one later."""
        people, all_ = self.seats(scenario, options), len(self.sides(scenario, options))
        found: list[Controller] = ["person" if seat < people else "rules" for seat in range(all_)]
        return tuple(found)

    def computed(self, state: S, decision: Decision, *, lesson: bool = False) -> list[Option] | None:
        """Return what the computer answers in a person's place: what is advised, None where that is not legal.

        In a :attr:`lesson` it is advised what is written there.
        """
        view, script = self.view(state, decision.seat), self.lesson if lesson else None
        suggest = self.suggestion
        picks = suggest(view, decision) if script is None else script.advice(suggest, view, decision)
        legal = len(picks) >= decision.min and self.objection(state, decision, picks) is None
        return picks if legal else None

    def playable(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """List the scenarios of a match with these options: the game's, and those of the packs that it picked."""
        packs = self.packs
        if packs is None or OPTION not in options:
            return self.scenarios
        brought = (packs.scenarios(packs.known[key]) for key in packs.picked(options))
        return self.scenarios + tuple(scenario for scenarios in brought for scenario in scenarios)

    def seat_label(self, side: str, place: int) -> str:
        """Return the id by which :meth:`name` knows, as kind ``chair``, one of several seats that play one side.

        Places are counted from 0 in the order of the seats. Each is named: *US, General*.
        """
        raise RulesBug(f"{self.id}: no names for several who play {side}, and {place} is one")

    def about(self, scenario: str, options: Mapping[str, Any]) -> Msg | None:  # noqa: ARG002
        """Say in a few sentences what a match is about and who wins how; None where a game says nothing of it."""
        return None

    def phase(self, state: S) -> str:  # noqa: ARG002
        """Name the phase of the rulebook, differently whenever one begins; empty for a game without phases."""
        return ""

    def digest(self, events: list[Event]) -> list[Event]:
        """Shorten what happened in a turn to what the thread tells of it; single rolls stay in the log."""
        return events

    def dealt(self, view: V) -> bool:  # noqa: ARG002
        """Return whether hands have been dealt, as everybody can see: before, nobody is offered to look at his."""
        return True

    def areas(self, view: V) -> dict[str, Msg]:  # noqa: ARG002
        """Name the areas of the board by their ids, if it has any: of each a close-up can be drawn."""
        return {}

    def ids(self, kind: str, side: str | None = None) -> list[str]:  # noqa: ARG002
        """List the ids of what can be looked up or chosen: ``card``, ``deck``; of one side, if given."""
        return []

    def tally(self, view: V, decision: Decision, picks: list[Option]) -> Msg | None:  # noqa: ARG002
        """Return the running total of picks (points spent, cards chosen), where there is one."""
        return None

    def hint(self, view: V, decision: Decision) -> Msg | None:  # noqa: ARG002
        """Return private advice on the question, where there is any."""
        return None

    def odds(self, view: V, decision: Decision, option: Option) -> Odds | None:  # noqa: ARG002
        """Work out what an option promises, exactly, by what its seat knows; None where nothing is rolled."""
        return None

    def promises(self, view: V, decision: Decision, path: Option) -> list[Msg]:  # noqa: ARG002
        """Say what rolls in a branch of acts promise, exactly, by what its seat knows: the best first.

        None for a branch in which nothing is rolled, or too much for one who has come no further.
        """
        return []

    def offers(self, view: V, inquiry: Inquiry, field: str) -> dict[str, Msg]:  # noqa: ARG002
        """List what one of :attr:`odds_fields` may hold, by id, after what is filled in before it."""
        return {}

    def inquire(self, view: V, inquiry: Inquiry) -> Odds:  # noqa: ARG002
        """Answer what a viewer asks about a fight; raises Illegal for what is not offered."""
        raise Illegal(msg("refused-no-option"))

    def absent(self, view: V, decision: Decision) -> list[Objection]:  # noqa: ARG002
        """Say why what one might look for is not among the options, each with its rule; the likeliest first."""
        return []

    def pictured(self, view: V, decision: Decision) -> list[str]:  # noqa: ARG002
        """List the ids of the cards that a question is about, to be seen beside it; none for most questions."""
        return []

    def detail(self, view: V, decision: Decision, path: Option) -> Msg | None:  # noqa: ARG002
        """Say what tells an option from others of the same name; None where its label says it all."""
        return None

    def timeout_default(self, view: V, decision: Decision) -> list[Option] | None:  # noqa: ARG002
        """Return what is answered for a seat that does not answer in time; None where only the person can.

        That is what the rulebook says, or what commits to least: legal, and telling nothing that the seat hides.
        """
        return None

    def caution(self, view: V, decision: Decision, picks: list[Option]) -> Msg | None:  # noqa: ARG002
        """Say what these picks would give up (ending a turn while units may still fire), to be asked once more."""
        return None

    def hidden(self, state: S, viewer: Seat | None) -> Mapping[str, str]:  # noqa: ARG002
        """Return the pieces of which a viewer sees only the backs, by the handles by which he tells them apart."""
        return {}

    def faces(self, event: Event) -> Mapping[str, str]:  # noqa: ARG002
        """Return the pieces whose faces an event shows to everybody, by handle."""
        return {}

    def match_stats(self, state: S, events: list[Event]) -> MatchStats:  # noqa: ARG002
        """Return a match in numbers, from its last state and all its events; for reports over many."""
        return MatchStats(length=state.actions)

    def sample(self, state: S, decision: Decision, rng: Random) -> list[Option]:
        """Pick a random legal answer; for fuzzing and self-play."""
        picks = random_picks(decision, rng, lambda found: self.objection(state, decision, found) is None)
        return self.suggestion(self.view(state, decision.seat), decision) if picks is None else picks

    # ------------------------------------------------------------- what every game gets

    def seated(self, seat: Seat, sides: Sequence[str]) -> tuple[str, str]:
        """Return kind and id by which a seat is named: ``side``, or ``chair`` where several share one."""
        teams, side = Teams(sides), sides[seat]
        alone = len(teams.allies(seat)) == 1
        return ("side", side) if alone else ("chair", self.seat_label(side, teams.place(seat)))

    def label_path(self, view: V, decision: Decision, path: Option, stem: Option = ()) -> list[Msg]:
        """Name an option or a branch to somebody who has come as far as a branch above it.

        Of an act all steps from there on are named, each by its own label; of anything else the whole path.
        """
        if not decision.act:
            return [self.label(view, decision, path)]
        return [self.label(view, decision, path[:steps]) for steps in range(len(stem) + 1, len(path) + 1)]

    def new(
        self, scenario: str, options: dict[str, Any], seed: str, entropy: str = "", match: int = 0
    ) -> tuple[S, list[Event]]:
        """Start a match: deal, then run to the first questions.

        ``seed`` is 64 hex digits; ``entropy`` what the players add, joined with colons; ``match`` its number,
        where it has one. Raises Illegal for what makes no match, BadDice for a malformed seed or entropy.
        """
        hashed = self.terms(scenario, options, match).commitment(seed)
        return self.start(scenario, options, Dice(version=VERSION, seed=seed, entropy=entropy, commitment=hashed))

    def start(self, scenario: str, options: dict[str, Any], dice: Dice) -> tuple[S, list[Event]]:
        """Start a match as :meth:`new` does, with dice of any version, whose hash is known already."""
        self._check_settings(scenario, options)
        dice.check(self.seats(scenario, options))
        state = self.deal(scenario, options, dice)
        flow = Flow(state)
        self.run(flow)
        return state, flow.events

    def terms(self, scenario: str, options: dict[str, Any], match: int, rules: str | None = None) -> Terms:
        """Say what the published hash of a match binds; ``rules``: their version, if not that of today.

        Raises Illegal for what makes no match.
        """
        self._check_settings(scenario, options)
        picked = [] if self.packs is None else [self.packs.known[key] for key in self.packs.picked(options)]
        return Terms(
            match=match,
            game=self.id,
            rules=self.version if rules is None else rules,
            scenario=scenario,
            options=options,
            seats=self.seats(scenario, options),
            packs={pack.key: pack.digest for pack in picked},
        )

    def check(self, state: S, action: Action) -> Decision:
        """Find the decision that an action answers; raises the refusal that says why it cannot."""
        newest_first = reversed(state.open)  # it is mostly what is answered
        decision = next((d for d in newest_first if d.id == action.decision), None)
        if decision is None:
            raise Stale
        if decision.seat != action.seat:
            raise NotYours
        check_picks(decision, action.picks)
        objection = self.objection(state, decision, action.picks)
        if objection is not None:
            raise Illegal(*objection)
        return decision

    def apply(self, state: S, action: Action) -> list[Event]:
        """Check an action, then change the state in place and tell what happened.

        A refusal touches nothing. Any other exception leaves the state half changed: throw it away.
        """
        decision = self.check(state, action)
        flow = Flow(state)
        if decision.sealed:
            quiet = state.unawaited(decision)
            state.answers[decision.id] = action.picks
            if quiet and state.dice.version > 1:  # nobody waited for it: nothing follows, and nobody counts it
                return flow.events
            if not quiet:
                flow.emit("sealed", seat=action.seat, decision=decision.kind)
        else:
            if decision.concurrent:
                open_phase.pause(state)
            else:
                state.open.remove(decision)
            self.answered[decision.kind](flow, decision, action.picks)
        self._finish(flow, action.seat)
        return flow.events

    def quiet(self, state: S, action: Action) -> bool:
        """Return whether an answer would touch nothing that others can see, count, time or do.

        So it is with a sealed one for which nobody waits: to an optional question, or given again. Matches of the
        first version of the dice count it nevertheless, in ``actions`` and ``take``; so they were played.
        """
        return any(d.id == action.decision and d.sealed and state.unawaited(d) for d in state.open)

    def stand(self, state: S, answers: Iterable[Action]) -> list[bool]:
        """Give quiet answers again in a state to which the match goes back; tell of each whether it stands.

        It falls where its question was asked, or first answered, by what is taken back.
        """
        stood = []
        for action in answers:
            try:
                if stands := self.quiet(state, action):
                    self.apply(state, action)
            except Refusal:
                stands = False
            stood.append(stands)
        return stood

    def resign(self, state: S, seat: Seat, others: Sequence[Seat] = ()) -> list[Event]:
        """Give up a seat: the match, unless ``others`` play on. Raises Stale once the match is over."""
        if state.outcome is not None:
            raise Stale
        flow = Flow(state, barrier=True)
        if not others:
            flow.emit("resigned", seat=seat)
            self.concede(flow, seat)
        elif LEFT in self.steps:
            self.steps[LEFT](flow, seat, others)
        self._finish(flow, seat)
        return flow.events

    def pending(self, state: S, seat: Seat | None = None) -> list[Decision]:
        """List the decisions, a seat's or all, that hold the match up: not optional, not answered, not paused."""
        asked = (d for d in state.open if not (d.optional or d.paused or d.id in state.answers))
        return [d for d in asked if seat is None or d.seat == seat]

    def awaited(self, state: S) -> list[Seat]:
        """List the seats that hold the match up."""
        return sorted({d.seat for d in self.pending(state)})

    def may_take_back(self, state: S, seat: Seat | None) -> bool:
        """Return whether a seat may take back its last action (the undo law).

        It may as long as nothing random was drawn, nothing hidden was shown and no other seat acted since.
        """
        return seat is not None and state.take is not None and state.take.seat == seat

    def outcome(self, state: S) -> Outcome | None:
        """Return how a match ended, with the winning sides also where it is stored without them."""
        found = state.outcome
        return found and found.sided(self.sides(state.scenario, state.options), state.seats)

    def base_view(self, state: S, viewer: Seat | None) -> dict[str, Any]:
        """Return the fields of :class:`View`, built for one viewer."""
        own = [d for d in state.open if d.seat == viewer and not d.paused]
        return {
            "game": self.id,
            "scenario": state.scenario,
            "options": state.options,
            "viewer": viewer,
            "seats": state.seats,
            "actions": state.actions,
            "awaited": self.awaited(state),
            "decisions": own,
            "answers": {d.id: state.answers[d.id] for d in own if d.id in state.answers},
            "may_take_back": self.may_take_back(state, viewer),
            "commitment": state.dice.published,
            "seed": None if state.outcome is None else state.dice.seed,
            "outcome": self.outcome(state),
        }

    def encode(self, state: S) -> bytes:
        """Write a state as JSON."""
        return msgspec.json.encode(state)

    def decode(self, blob: bytes) -> S:
        """Read a state from JSON."""
        return msgspec.json.decode(blob, type=self.state_type)

    # ------------------------------------------------------------- the agenda

    def run(self, flow: Flow[S]) -> None:
        """Pop steps until somebody must answer or the match is over."""
        state = flow.state
        steps, agenda, open_, answers = self.steps, state.agenda, state.open, state.answers
        for _ in range(RUNAWAY):
            # Only a new question can block what was free a step ago.
            if flow.asked:
                for decision in reversed(open_):  # the newest first: it is mostly what blocks
                    if decision.id not in answers and not decision.optional and not decision.paused:
                        return
                flow.asked = False
            if state.outcome is not None:
                return
            if not agenda:
                raise RulesBug(f"{self.id}: nothing to do and nobody to ask")
            step = agenda.pop()
            steps[step[0]](flow, *step[1:])
        raise RulesBug(f"{self.id}: more than {RUNAWAY} steps without a question")

    def _finish(self, flow: Flow[S], seat: Seat) -> None:
        """Run on after an action and keep the undo law's book."""
        state = flow.state
        state.actions += 1
        self.run(flow)
        take = state.take
        if flow.barrier or state.outcome is not None:
            state.take = None
        else:
            before = take.actions if take is not None and take.seat == seat else 0
            state.take = Take(seat, before + 1)

    def _check_settings(self, scenario: str, options: dict[str, Any]) -> None:
        chosen = dict(options)
        if self.packs is not None and OPTION in chosen:
            self.packs.check(chosen.pop(OPTION))
        if scenario not in self.playable(options):
            raise Illegal(msg("refused-no-scenario", found=scenario))
        check(self.settings, chosen)
