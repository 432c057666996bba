"""Warfighter as the registry knows it: every chapter of the rules in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from engine.core.catalog import Packs
from engine.core.decks import Decks
from engine.core.dice import Dice
from engine.core.facts import Facts
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.match_stats import MatchStats
from engine.core.mind import Mind
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Decision, Event, Objection, Option, Seat
from engine.core.settings import Setting
from engine.core.words import Msg
from engine.warfighter import (
    absent,
    board,
    build_view,
    defaults,
    digest,
    event_rules,
    events,
    gear,
    hostile_turn,
    labels,
    match_stats,
    muster,
    names,
    odds_queries,
    orders,
    questions,
    resample_hidden,
    setup,
    soldier_turn,
    squads,
    suggestions,
    supports,
    victory,
)
from engine.warfighter.facts import WarfighterFacts
from engine.warfighter.mind import WarfighterMind
from engine.warfighter.options import MOST_PLAYERS, SETTINGS
from engine.warfighter.options import players as number_of_players
from engine.warfighter.packs import PACKS
from engine.warfighter.state import PASS, WarfighterState
from engine.warfighter.view import WarfighterView

_PASSES = 0.12
"""How often chance is done with a turn, where it may be."""
_ADVISED = 0.3
"""How often it does what is advised: else it would hardly ever come to an Objective."""


class Warfighter(Game[WarfighterState, WarfighterView]):
    """Europe 1944: one to six players and one squad, against the rules."""

    id: ClassVar[str] = "warfighter"
    version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (1, MOST_PLAYERS)
    scenarios: ClassVar[tuple[str, ...]] = tuple(PACKS.own.missions)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    packs: ClassVar[Packs[Any] | None] = PACKS
    decks: ClassVar[Decks | None] = squads.DECKS
    plays_on: ClassVar[bool] = True
    told_since: ClassVar[Mapping[str, Mapping[str, Any]]] = event_rules.TOLD_SINCE
    event_rules: ClassVar[Mapping[str, str]] = event_rules.RULES
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "attack": frozenset({"fire", "throw", "fight"}),
        "play": frozenset({"play", "explore", "sneak", "activate"}),
        "draw": frozenset({"renew", "seek", "fill"}),
    }
    lesson: ClassVar[Lesson | None] = Lesson.load(Path(__file__).with_name("lesson.toml"))
    facts: ClassVar[Facts[Any]] = WarfighterFacts()
    odds_fields: ClassVar[tuple[OddsField, ...]] = odds_queries.FIELDS
    mind: ClassVar[Mind[Any] | None] = WarfighterMind()

    state_type = WarfighterState
    steps: Mapping[str, Callable[..., None]] = {
        **orders.STEPS,
        **muster.STEPS,
        **setup.STEPS,
        **soldier_turn.STEPS,
        **supports.STEPS,
        **hostile_turn.STEPS,
        **events.STEPS,
        **gear.STEPS,
    }
    answered: Mapping[str, Callable[[Flow[WarfighterState], Decision, list[Option]], None]] = {
        **muster.ANSWERED,
        **setup.ANSWERED,
        **soldier_turn.ANSWERED,
        **events.ANSWERED,
    }

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> WarfighterState:
        """Make the first state; see :meth:`Game.deal`."""
        return setup.deal(scenario, options, dice)

    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:  # noqa: ARG002
        """Return how many people play."""
        return number_of_players(options)

    def fewer(self, scenario: str, options: Mapping[str, Any], seats: int) -> dict[str, Any] | None:  # noqa: ARG002
        """Return the same settings for fewer people."""
        return {**options, "players": seats}

    def view(self, state: WarfighterState, viewer: Seat | None) -> WarfighterView:
        """Build what one viewer may know."""
        return build_view.build(state, viewer, self.base_view(state, viewer))

    def objection(self, state: WarfighterState, decision: Decision, picks: list[Option]) -> Objection | None:  # noqa: ARG002
        """Say why these picks are no answer, if they are none."""
        return orders.object_to(picks) if decision.kind == orders.BOOK.kind else None

    def label(self, view: WarfighterView, decision: Decision, path: Option) -> Msg:
        """Name an option or a group of them."""
        return labels.label(view, decision, path)

    def label_path(self, view: WarfighterView, decision: Decision, path: Option, stem: Option = ()) -> list[Msg]:
        """Name an option or a branch behind one above it; see :meth:`Game.label_path`."""
        if decision.act:
            return labels.label_path(view, decision, path, stem)
        return super().label_path(view, decision, path, stem)

    def detail(self, view: WarfighterView, decision: Decision, path: Option) -> Msg | None:
        """Say what a list tells of an option beside its name."""
        return labels.detail(view, decision, path)

    def prompt(self, view: WarfighterView, decision: Decision) -> Msg:
        """Put the question in words."""
        return questions.prompt(view, decision)

    def suggestion(self, view: WarfighterView, decision: Decision) -> list[Option]:
        """Return a sensible legal answer."""
        return suggestions.suggestion(view, decision)

    def phase(self, state: WarfighterState) -> str:
        """Name the phase that is being played."""
        return f"{state.field.turn} {state.field.phase}"

    def timeout_default(self, view: WarfighterView, decision: Decision) -> list[Option] | None:
        """Return what is answered for a seat that does not answer in time."""
        return defaults.default(view, decision)

    def sample(self, state: WarfighterState, decision: Decision, rng: Random) -> list[Option]:
        """Pick a random legal answer; now and then the turn is ended, or advice is taken."""
        drawn = rng.random() if decision.act else 1.0
        if drawn < _PASSES and PASS in decision.options:
            return [PASS]
        if drawn < _PASSES + _ADVISED:
            return self.suggestion(self.view(state, decision.seat), decision)
        return super().sample(state, decision, rng)

    def odds(self, view: WarfighterView, decision: Decision, option: Option) -> Odds | None:
        """Work out what an attack promises."""
        return odds_queries.odds(view, decision, option)

    def offers(self, view: WarfighterView, inquiry: Inquiry, field: str) -> dict[str, Msg]:
        """List what may be asked about."""
        return odds_queries.offers(view, inquiry, field)

    def inquire(self, view: WarfighterView, inquiry: Inquiry) -> Odds:
        """Answer what a viewer asks about an attack or a danger."""
        return odds_queries.inquire(view, inquiry)

    def about(self, scenario: str, options: Mapping[str, Any]) -> Msg | None:
        """Say what a Mission is about."""
        return names.about(scenario, options)

    def absent(self, view: WarfighterView, decision: Decision) -> list[Objection]:
        """Say why what one might look for is not among the options."""
        return absent.absent(view, decision)

    def tally(self, view: WarfighterView, decision: Decision, picks: list[Option]) -> Msg | None:  # noqa: ARG002
        """Return the RP that are left, and what each carries, while the squad is built."""
        return questions.tally(view, decision)

    def hint(self, view: WarfighterView, decision: Decision) -> Msg | None:
        """Say what the squad still lacks."""
        return questions.hint(view, decision)

    def caution(self, view: WarfighterView, decision: Decision, picks: list[Option]) -> Msg | None:
        """Say which Actions would be given up by being done."""
        return questions.caution(view, decision, picks)

    def digest(self, events: list[Event]) -> list[Event]:
        """Shorten a turn to what the thread tells of it."""
        return digest.digest(events)

    def board(self, view: WarfighterView) -> list[Msg]:
        """Describe the table line by line."""
        return board.lines(view)

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """Return the side of each seat; behind them, that of the Hostiles."""
        return build_view.sides(number_of_players(options))

    def dealt(self, view: WarfighterView) -> bool:
        """Return whether hands have been drawn."""
        return bool(view.hands)

    def areas(self, view: WarfighterView) -> dict[str, Msg]:
        """Name what lies in the row, with its slot: of each card a close-up can be drawn."""
        return {place.card: labels.slot(view, at) for at, place in enumerate(view.field.row) if place.card}

    def seat_label(self, side: str, place: int) -> str:  # noqa: ARG002
        """Tell the players of the squad apart."""
        return f"player-{place + 1}"

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name a card, a mode, a side ... by language."""
        return names.name(kind, id)

    def ids(self, kind: str, side: str | None = None) -> list[str]:
        """List what can be looked up."""
        return names.ids(kind, side)

    def concede(self, flow: Flow[WarfighterState], seat: Seat) -> None:  # noqa: ARG002
        """Abandon the Mission, because nobody is left."""
        victory.abandon(flow)

    def match_stats(self, state: WarfighterState, events: list[Event]) -> MatchStats:
        """Return a match in numbers."""
        return match_stats.of(state, events)

    def resample_hidden(self, state: WarfighterState, viewer: Seat | None, rng: Random) -> WarfighterState:
        """Deal anew what a viewer cannot know."""
        return resample_hidden.resample_hidden(self, state, viewer, rng)

    def census(self, state: WarfighterState) -> Mapping[str, int]:
        """Count all cards, wherever they are."""
        return resample_hidden.census(state)


GAME = Warfighter()
