"""2GM Tactics as the registry knows it: every chapter of the rules in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from engine.core.catalog import Packs
from engine.core.decks import Decks
from engine.core.dice import Dice
from engine.core.facts import Facts
from engine.core.flow import BY_RULES, Flow
from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.match_stats import MatchStats
from engine.core.mind import Mind
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Decision, Event, Objection, Option, Seat
from engine.core.settings import Setting
from engine.core.words import Msg
from engine.tactics2gm import (
    absent,
    acts,
    bid,
    board,
    build_view,
    chance,
    digest,
    event_rules,
    labels,
    match_stats,
    mulligan,
    names,
    odds_queries,
    phases,
    placement,
    questions,
    resample_hidden,
    setup,
    sharing,
    solo,
    standing,
    suggestions,
    teams,
    turn,
    victory,
)
from engine.tactics2gm.deckbuilding import DECKS
from engine.tactics2gm.facts import TacticsFacts
from engine.tactics2gm.mind import TacticsMind
from engine.tactics2gm.options import SETTINGS, settled
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.scenarios import SCENARIOS
from engine.tactics2gm.state import SIDES, TacticsState
from engine.tactics2gm.view import TacticsView


class Tactics(Game[TacticsState, TacticsView]):
    """Pitched Battles and scenarios for one to four players."""

    id: ClassVar[str] = "tactics2gm"
    version: ClassVar[str] = "2"
    players: ClassVar[tuple[int, int]] = (1, 4)
    scenarios: ClassVar[tuple[str, ...]] = tuple(SCENARIOS)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    event_rules: ClassVar[Mapping[str, str]] = event_rules.RULES
    told_since: ClassVar[Mapping[str, Mapping[str, Any]]] = {"turn": {"round": 0}}
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "attack": frozenset({"fire", "assault"}),
        "play": frozenset({"play"}),
    }
    decks: ClassVar[Decks | None] = DECKS
    packs: ClassVar[Packs[Any] | None] = PACKS
    lesson: ClassVar[Lesson | None] = Lesson.load(Path(__file__).with_name("lesson.toml"))
    facts: ClassVar[Facts[Any]] = TacticsFacts()
    varied: ClassVar[frozenset[str]] = frozenset({"deck"})
    odds_fields: ClassVar[tuple[OddsField, ...]] = odds_queries.FIELDS
    mind: ClassVar[Mind[Any] | None] = TacticsMind()

    state_type = TacticsState
    steps: Mapping[str, Callable[..., None]] = {
        **setup.STEPS,
        **sharing.STEPS,
        **bid.STEPS,
        **placement.STEPS,
        **mulligan.STEPS,
        **phases.STEPS,
        **standing.STEPS,
        "turn": turn.turn,
        "acts": acts.acts,
        BY_RULES: solo.automatic,
    }
    answered: Mapping[str, Callable[[Flow[TacticsState], Decision, list[Option]], None]] = {
        **bid.ANSWERED,
        **placement.ANSWERED,
        **phases.ANSWERED,
        "movement": acts.answer,
        "deployment": acts.answer,
        "shooting": acts.answer,
    }

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> TacticsState:
        """Make the first state; see :meth:`Game.deal`."""
        return setup.deal(scenario, settled(options), dice)

    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:  # noqa: ARG002
        """Return how many seats people take: one in a solo match."""
        return teams.seats(settled(options))

    def view(self, state: TacticsState, viewer: Seat | None) -> TacticsView:
        """Build what one viewer may know."""
        return build_view.build(state, viewer, self.base_view(state, viewer))

    def objection(self, state: TacticsState, decision: Decision, picks: list[Option]) -> Objection | None:
        """Say why these picks are no answer, if they are none."""
        match decision.kind:
            case "deck":
                return setup.object_to_deck(state, decision, picks)
            case "share":
                return sharing.object_to_share(decision, picks)
            case _:
                return None

    def absent(self, view: TacticsView, decision: Decision) -> list[Objection]:
        """Say why what one might look for is not among the options."""
        return absent.absent(view, decision)

    def pictured(self, view: TacticsView, decision: Decision) -> list[str]:
        """List the cards of an opening hand, or of which some are given away."""
        if decision.kind in ("discard", "sift"):
            return [*dict.fromkeys(str(option[1]) for option in decision.options)]
        return [*dict.fromkeys(view.hand or [])] if decision.kind == "mulligan" else []

    def label(self, view: TacticsView, decision: Decision, path: Option) -> Msg:
        """Name an option or a group of them."""
        return labels.label(view, decision, path)

    def label_path(self, view: TacticsView, decision: Decision, path: Option, stem: Option = ()) -> list[Msg]:
        """Name an option step by step, without what goes without saying."""
        if not decision.act:
            return super().label_path(view, decision, path, stem)
        return [
            self.label(view, decision, path[:steps])
            for steps in range(len(stem) + 1, len(path) + 1)
            if steps == len(path) or not labels.needless(decision.options, path, steps)
        ]

    def prompt(self, view: TacticsView, decision: Decision) -> Msg:
        """Put the question in words."""
        return questions.prompt(view, decision)

    def hint(self, view: TacticsView, decision: Decision) -> Msg | None:  # noqa: ARG002
        """Return a private word of advice."""
        return questions.hint(decision)

    def caution(self, view: TacticsView, decision: Decision, picks: list[Option]) -> Msg | None:
        """Say what passing would give up."""
        return questions.caution(view, decision, picks)

    def tally(
        self,
        view: TacticsView,
        decision: Decision,
        picks: list[Option],
    ) -> Msg | None:
        """Return the running total of picks."""
        return questions.tally(view, decision, picks)

    def odds(self, view: TacticsView, decision: Decision, option: Option) -> Odds | None:
        """Work out a shot or assault that is offered."""
        return odds_queries.odds(view, decision, option)

    def promises(self, view: TacticsView, decision: Decision, path: Option) -> list[Msg]:
        """Say what the shots and assaults of a unit promise."""
        return odds_queries.promises(view, decision, path)

    def offers(self, view: TacticsView, asked: Inquiry, field: str) -> dict[str, Msg]:
        """List what may be asked odds about."""
        return odds_queries.offers(view, asked, field)

    def inquire(self, view: TacticsView, asked: Inquiry) -> Odds:
        """Answer what a viewer asks about his shots."""
        return odds_queries.inquire(view, asked)

    def match_stats(self, state: TacticsState, events: list[Event]) -> MatchStats:
        """Return a match in numbers."""
        return match_stats.match_stats(state, events)

    def suggestion(self, view: TacticsView, decision: Decision) -> list[Option]:
        """Return a sensible legal answer."""
        return suggestions.suggestion(view, decision)

    def phase(self, state: TacticsState) -> str:
        """Name the phase that is being played."""
        return f"{state.turn} {state.phase}"

    def timeout_default(self, view: TacticsView, decision: Decision) -> list[Option] | None:  # noqa: ARG002
        """Return what is answered for a seat that does not answer in time."""
        return suggestions.timeout_default(decision)

    def about(self, scenario: str, options: Mapping[str, Any]) -> Msg:
        """Say what a scenario is about, and who wins how."""
        return names.about(scenario, settled(options))

    def dealt(self, view: TacticsView) -> bool:
        """Return whether hands have been dealt: decks, bids and terrain come before."""
        return view.phase not in {"deck", "bid", "terrain"}

    def board(self, view: TacticsView) -> list[Msg]:
        """Describe the table line by line."""
        return board.lines(view)

    def digest(self, events: list[Event]) -> list[Event]:
        """Tell a turn as a short story."""
        return digest.digest(events)

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """Return the side of every seat, and that of the automatic opponent."""
        return tuple(SIDES[side] for side in teams.sides(settled(options)))

    def seat_label(self, side: str, place: int) -> str:
        """Tell two allies apart: the Field Marshal and his General."""
        return teams.seat_label(side, place)

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name a card, a square's feature, a side ... by language."""
        return names.name(kind, id)

    def ids(self, kind: str, side: str | None = None) -> list[str]:
        """List all cards, or the ready-made decks."""
        return names.ids(kind, side)

    def concede(self, flow: Flow[TacticsState], seat: Seat) -> None:
        """Let the other side win."""
        victory.concede(flow, seat)

    def resample_hidden(self, state: TacticsState, viewer: Seat | None, rng: Random) -> TacticsState:
        """Deal anew what a viewer cannot know."""
        return resample_hidden.resample_hidden(self, state, viewer, rng)

    def census(self, state: TacticsState) -> Mapping[str, int]:
        """Count every card wherever it is."""
        return resample_hidden.census(state)

    def sample(self, state: TacticsState, decision: Decision, rng: Random) -> list[Option]:
        """Pick a random legal answer."""
        picks = chance.sample(state, decision, rng)
        return super().sample(state, decision, rng) if picks is None else picks


GAME = Tactics()
