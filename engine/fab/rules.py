"""Fast Action Battles: Golan 1973 as the registry knows it: every chapter of the rules in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from engine.core.catalog import Packs
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
from engine.core.words import Msg, msg
from engine.fab import (
    acts,
    administration,
    advice,
    aircraft,
    assignment,
    battles,
    board,
    breakthrough,
    build_view,
    defaults,
    demolition,
    digest,
    event_rules,
    exploitation,
    hits,
    labels,
    match_stats,
    names,
    odds_queries,
    operational,
    planning,
    point_units,
    questions,
    reaction,
    reinforcement,
    resample_hidden,
    retreats,
    rounds,
    setup,
    stacking,
    stand,
    strategic,
    suggestions,
    supply_phase,
    turn,
    victory,
    volleys,
)
from engine.fab.cards import SIDES
from engine.fab.facts import FabFacts
from engine.fab.mind import FabMind
from engine.fab.options import SETTINGS
from engine.fab.packs import PACKS
from engine.fab.state import FabState
from engine.fab.view import FabView


class Fab(Game[FabState, FabView]):
    """The Golan in October 1973, for two players."""

    id: ClassVar[str] = "fab"
    version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 2)
    scenarios: ClassVar[tuple[str, ...]] = tuple(PACKS.own.scenarios)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    packs: ClassVar[Packs[Any] | None] = PACKS
    own_pictures = ("board",)
    event_rules: ClassVar[Mapping[str, str]] = event_rules.RULES
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "attack": frozenset({"fight"}),
        "play": frozenset({"event", "recycle"}),
    }
    lesson: ClassVar[Lesson | None] = Lesson.load(Path(__file__).with_name("lesson.toml"))
    facts: ClassVar[Facts[Any]] = FabFacts()
    kinds_with_odds: ClassVar[frozenset[str]] = frozenset({"battle"})
    compared: ClassVar[frozenset[str]] = frozenset({"battle"})
    odds_fields: ClassVar[tuple[OddsField, ...]] = odds_queries.FIELDS
    mind: ClassVar[Mind[Any] | None] = FabMind()

    state_type = FabState
    steps: Mapping[str, Callable[..., None]] = {
        **setup.STEPS,
        **planning.STEPS,
        **turn.STEPS,
        **stacking.STEPS,
        **acts.STEPS,
        **reinforcement.STEPS,
        **administration.STEPS,
        **operational.STEPS,
        **demolition.STEPS,
        **strategic.STEPS,
        **battles.STEPS,
        **rounds.STEPS,
        **stand.STEPS,
        **assignment.STEPS,
        **aircraft.STEPS,
        **point_units.STEPS,
        **volleys.STEPS,
        **hits.STEPS,
        **retreats.STEPS,
        **reaction.STEPS,
        **breakthrough.STEPS,
        **supply_phase.STEPS,
        **victory.STEPS,
    }
    answered: Mapping[str, Callable[[Flow[FabState], Decision, list[Option]], None]] = {
        **setup.ANSWERED,
        **acts.ANSWERED,
        **reinforcement.ANSWERED,
        **demolition.ANSWERED,
        **stacking.ANSWERED,
        **battles.ANSWERED,
        **stand.ANSWERED,
        **assignment.ANSWERED,
        **aircraft.ANSWERED,
        **point_units.ANSWERED,
        **volleys.ANSWERED,
        **hits.ANSWERED,
        **retreats.ANSWERED,
        **exploitation.ANSWERED,
    }

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> FabState:
        """Make the first state; see :meth:`Game.deal`."""
        return setup.deal(scenario, options, dice)

    def view(self, state: FabState, viewer: Seat | None) -> FabView:
        """Build what one viewer may know."""
        return build_view.build(state, viewer, self.base_view(state, viewer))

    def objection(self, state: FabState, decision: Decision, picks: list[Option]) -> Objection | None:
        """Say why these picks are no answer, if they are none."""
        match decision.kind:
            case "refit":
                return reinforcement.object_to(state, decision, picks)
            case "support":
                return assignment.object_to(state, decision, picks)
            case _:
                return None

    def label(self, view: FabView, decision: Decision, path: Option) -> Msg:
        """Name an option or a group of them."""
        return labels.label(view, decision, path)

    def prompt(self, view: FabView, decision: Decision) -> Msg:
        """Put the question in words."""
        return questions.prompt(view, decision)

    def hint(self, view: FabView, decision: Decision) -> Msg | None:  # noqa: ARG002
        """Return a private word of advice."""
        return advice.hint(decision)

    def caution(self, view: FabView, decision: Decision, picks: list[Option]) -> Msg | None:
        """Say what passing would give up."""
        return advice.caution(view, decision, picks)

    def tally(self, view: FabView, decision: Decision, picks: list[Option]) -> Msg | None:
        """Count what is assigned to a battle."""
        return advice.tally(view, decision, picks)

    def absent(self, view: FabView, decision: Decision) -> list[Objection]:
        """Say why what one might look for is not among the options."""
        return advice.absent(view, decision)

    def odds(self, view: FabView, decision: Decision, option: Option) -> Odds | None:  # noqa: ARG002
        """Work out the round of combat that an option begins."""
        return odds_queries.odds(view, option)

    def digest(self, events: list[Event]) -> list[Event]:
        """Tell a turn as a short story."""
        return digest.digest(events)

    def match_stats(self, state: FabState, events: list[Event]) -> MatchStats:
        """Return a match in numbers."""
        return match_stats.match_stats(state, events)

    def suggestion(self, view: FabView, decision: Decision) -> list[Option]:
        """Return a sensible legal answer."""
        return suggestions.suggestion(view, decision)

    def phase(self, state: FabState) -> str:
        """Name the phase that is being played."""
        return f"{state.turn} {state.phasing} {state.phase}"

    def timeout_default(self, view: FabView, decision: Decision) -> list[Option] | None:
        """Return what is answered for a seat that does not answer in time."""
        return defaults.default(view, decision)

    def offers(self, view: FabView, inquiry: Inquiry, field: str) -> dict[str, Msg]:  # noqa: ARG002
        """List the battles that may be asked about."""
        return odds_queries.offers(view)

    def inquire(self, view: FabView, inquiry: Inquiry) -> Odds:
        """Answer what a viewer asks about a battle."""
        return odds_queries.inquire(view, inquiry)

    def about(self, scenario: str, options: Mapping[str, Any]) -> Msg | None:  # noqa: ARG002
        """Say what a scenario is about, and who wins how."""
        return names.about(scenario)

    def board(self, view: FabView) -> list[Msg]:
        """Describe the table line by line."""
        return board.lines(view)

    def areas(self, view: FabView) -> dict[str, Msg]:
        """Name the areas that the scenario uses."""
        return {area: msg("fab-area", area=area) for area in view.areas}

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """Return the side of each seat."""
        return SIDES

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name an area, a unit, a piece ... by language."""
        return names.name(kind, id)

    def ids(self, kind: str, side: str | None = None) -> list[str]:
        """List what can be looked up."""
        return names.ids(kind, side)

    def concede(self, flow: Flow[FabState], seat: Seat) -> None:
        """Let the other side win."""
        victory.concede(flow, seat)

    def faces(self, event: Event) -> Mapping[str, str]:
        """Return the block that an event turns up."""
        return resample_hidden.faces(event)

    def hidden(self, state: FabState, viewer: Seat | None) -> Mapping[str, str]:
        """Return the blocks of which a viewer sees only the backs, by handle."""
        return resample_hidden.hidden(state, viewer)

    def resample_hidden(self, state: FabState, viewer: Seat | None, rng: Random) -> FabState:
        """Deal anew what a viewer cannot know."""
        return resample_hidden.resample_hidden(self, state, viewer, rng)

    def census(self, state: FabState) -> Mapping[str, int]:
        """Count all units and pieces, wherever they are."""
        return resample_hidden.census(state)


GAME = Fab()
