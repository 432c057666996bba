"""Spearpoint 1943 as the registry knows it: every chapter of the rules in its place."""

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
from engine.core.settings import Setting, usual
from engine.core.words import Msg
from engine.spearpoint import (
    absent,
    attack,
    board,
    build_view,
    capture,
    chance,
    commitment,
    crews,
    declaration,
    digest,
    draw,
    end_of_combat,
    event_rules,
    friendly_fire,
    initiative,
    labels,
    match_stats,
    names,
    odds_queries,
    opening,
    orders,
    questions,
    resample_hidden,
    setup,
    standing,
    suggestions,
    teams,
    victory,
    windows,
)
from engine.spearpoint.catalog import GAME as OWN
from engine.spearpoint.catalog import GRADES
from engine.spearpoint.deckbuilding import DECKS, UNLIMITED
from engine.spearpoint.facts import SpearpointFacts
from engine.spearpoint.mind import SpearpointMind
from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import SpearpointState
from engine.spearpoint.view import SpearpointView

_OBJECTIONS: dict[str, Callable[[SpearpointState, Decision, list[Option]], Objection | None]] = {
    "deck": setup.object_to_deck,
    "before": commitment.object_to_commit,
    "commit": commitment.object_to_commit,
    "after_reveal": windows.object_to_window,
    "attack": declaration.object_to_attack,
    "initiative": orders.object_to_orders,
    "orders": orders.object_to_orders,
    "resolve": initiative.object_to_resolve,
    "end_of_combat": windows.object_to_window,
}
"""Why picks may be no answer, by the kind of the decision; the other kinds accept whatever is offered."""


class Spearpoint(Game[SpearpointState, SpearpointView]):
    """The standard game and its Situations for two, and the standard game for more (SP-T01)."""

    id: ClassVar[str] = "spearpoint"
    version: ClassVar[str] = "2"
    players: ClassVar[tuple[int, int]] = (2, 4)
    scenarios: ClassVar[tuple[str, ...]] = tuple(OWN.situations)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("weapons_per_attack", (2, 1), 2),
        Setting("reading", ("english", "spanish"), "english"),
        Setting("initiative", ("combat", "turn"), "combat"),
        Setting("copies", ("printed", UNLIMITED), "printed"),
        Setting(GRADES, (False, True), False),  # noqa: FBT003
        Setting("players", (2, 3, 4), 2),
    )
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "commit": frozenset({"commit"}),
        "attack": frozenset({"attack", "assault", "hold"}),
        "play": frozenset({"play", "plus"}),
        "draw": frozenset({"draw"}),
    }
    decks: ClassVar[Decks | None] = DECKS
    packs: ClassVar[Packs[Any] | None] = PACKS
    lesson: ClassVar[Lesson | None] = Lesson.load(Path(__file__).with_name("lesson.toml"))
    facts: ClassVar[Facts[Any]] = SpearpointFacts()
    mind: ClassVar[Mind[Any] | None] = SpearpointMind()
    varied: ClassVar[frozenset[str]] = frozenset({"deck"})
    kinds_with_odds: ClassVar[frozenset[str]] = frozenset({"attack"})
    odds_fields: ClassVar[tuple[OddsField, ...]] = odds_queries.FIELDS
    event_rules: ClassVar[Mapping[str, str]] = event_rules.RULES
    told_since: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "initiative": {"scores": []},
        "initiative_tied": {"scores": []},
        "friendly_fire": {"unit": 0, "unit_card": ""},
    }

    state_type = SpearpointState
    steps: Mapping[str, Callable[..., None]] = {
        "ask_deck": setup.ask_deck,
        "ask_second_deck": setup.ask_second_deck,
        "take_decks": opening.take_decks,
        "place_before": opening.place_before,
        "ask_hand": setup.ask_hand,
        "begin": setup.begin,
        "standing": standing.ask,
        "turn": commitment.turn,
        "ask_initiative": initiative.ask_initiative,
        "early_initiative": initiative.early_initiative,
        "commitment": commitment.commitment,
        "reveal": commitment.uncover,
        "after_reveal": windows.after_reveal,
        "end_of_combat_window": windows.end_of_combat_window,
        "play_window": windows.play_window,
        "play_card": windows.play_card,
        "combat": end_of_combat.combat,
        "declaration": declaration.declaration,
        "reveal_declarations": declaration.reveal_declarations,
        "initiative": initiative.initiative,
        "ambushes": initiative.ambushes,
        "alternate": initiative.alternate,
        "attack": attack.attack,
        "open_fire": attack.open_fire,
        "fire": attack.fire,
        "settle_crew": crews.settle_crew,
        "fires": end_of_combat.fires,
        "burn": end_of_combat.burn,
        "close_combat": end_of_combat.close_combat,
        "draw": draw.draw,
        "end_draw": draw.end_draw,
    }
    answered: Mapping[str, Callable[[Flow[SpearpointState], Decision, list[Option]], None]] = {
        "intercept": commitment.answer_intercept,
        "resolve": initiative.answer_resolve,
        "react": attack.answer_react,
        "bail_out": crews.answer_bail_out,
        "friendly_fire": friendly_fire.answer_friendly_fire,
        "keep": capture.answer_keep,
        "draw": draw.answer_draw,
        "discard": draw.answer_discard,
    }

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> SpearpointState:
        """Make the first state; see :meth:`Game.deal`.

        Read as the Spanish text has it, a unit uses one weapon (SP-C1), unless two are chosen by name.
        """
        settled = usual(self.settings)
        if options.get("reading") == "spanish":
            settled["weapons_per_attack"] = 1
        return setup.deal(scenario, settled | options, dice)

    def view(self, state: SpearpointState, viewer: Seat | None) -> SpearpointView:
        """Build what one viewer may know."""
        return build_view.build(state, viewer, self.base_view(state, viewer))

    def objection(self, state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
        """Say why these picks are no answer, if they are none."""
        object_to = _OBJECTIONS.get(decision.kind)
        return None if object_to is None else object_to(state, decision, picks)

    def absent(self, view: SpearpointView, decision: Decision) -> list[Objection]:
        """Say why what one might look for is not among the options."""
        return absent.absent(view, decision)

    def pictured(self, view: SpearpointView, decision: Decision) -> list[str]:  # noqa: ARG002
        """List the cards of which a hand is chosen, or some are given away."""
        kinds = ("hand", "discard")
        return [*dict.fromkeys(str(option[1]) for option in decision.options)] if decision.kind in kinds else []

    def detail(self, view: SpearpointView, decision: Decision, path: Option) -> Msg | None:
        """Say in what a unit differs from others of its name."""
        return labels.detail(view, decision, path)

    def label(self, view: SpearpointView, decision: Decision, path: Option) -> Msg:
        """Name an option or a group of them."""
        return labels.label(view, decision, path)

    def prompt(self, view: SpearpointView, decision: Decision) -> Msg:
        """Put the question in words."""
        return questions.prompt(view, decision)

    def hint(self, view: SpearpointView, decision: Decision) -> Msg | None:
        """Return a private word of advice."""
        return questions.hint(view, decision)

    def caution(self, view: SpearpointView, decision: Decision, picks: list[Option]) -> Msg | None:
        """Say what an answer would give up."""
        return questions.caution(view, decision, picks)

    def tally(self, view: SpearpointView, decision: Decision, picks: list[Option]) -> Msg | None:
        """Return the running total of picks."""
        return questions.tally(view, decision, picks)

    def suggestion(self, view: SpearpointView, decision: Decision) -> list[Option]:
        """Return a sensible legal answer."""
        return suggestions.suggestion(view, decision)

    def phase(self, state: SpearpointState) -> str:
        """Name the phase that is being played."""
        return f"{state.turn} {state.phase}"

    def timeout_default(self, view: SpearpointView, decision: Decision) -> list[Option] | None:  # noqa: ARG002
        """Return what is answered for a seat that does not answer in time."""
        return suggestions.timeout_default(decision)

    def odds(self, view: SpearpointView, decision: Decision, option: Option) -> Odds | None:
        """Work out an attack that is being declared."""
        return odds_queries.odds(view, decision, option)

    def offers(self, view: SpearpointView, inquiry: Inquiry, field: str) -> dict[str, Msg]:
        """List what may be asked odds about."""
        return odds_queries.offers(view, inquiry, field)

    def inquire(self, view: SpearpointView, inquiry: Inquiry) -> Odds:
        """Answer what a viewer asks about an attack."""
        return odds_queries.answer(view, inquiry)

    def about(self, scenario: str, options: Mapping[str, Any]) -> Msg:
        """Say what a Situation or the standard game is about, and who wins how."""
        return names.about(scenario, teams.seats(scenario, options))

    def digest(self, events: list[Event]) -> list[Event]:
        """Tell each hit in one line."""
        return digest.digest(events)

    def dealt(self, view: SpearpointView) -> bool:
        """Return whether hands have been dealt."""
        return view.phase != "setup"

    def board(self, view: SpearpointView) -> list[Msg]:
        """Describe the table line by line."""
        return board.lines(view)

    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:
        """Return how many play (SP-T01)."""
        return teams.seats(scenario, options)

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the side of every seat."""
        return teams.armies(teams.seats(scenario, options))

    def seat_label(self, side: str, place: int) -> str:
        """Name one of two seats that share a side."""
        return teams.seat_label(side, place)

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name a card, an effect, a side, a line ... by language."""
        return names.name(kind, id)

    def ids(self, kind: str, side: str | None = None) -> list[str]:
        """List all cards, or the ready-made decks."""
        return names.ids(kind, side)

    def concede(self, flow: Flow[SpearpointState], seat: Seat) -> None:
        """Let the other side win; whoever gives up gives up for his ally too (SP-T10)."""
        crews.leave_unsettled(flow.state)
        victory.win(flow, 1 - flow.state.teams.side(seat), "resigned")

    def resample_hidden(self, state: SpearpointState, viewer: Seat | None, rng: Random) -> SpearpointState:
        """Deal anew what a viewer cannot know."""
        return resample_hidden.resample_hidden(self, state, viewer, rng)

    def census(self, state: SpearpointState) -> Mapping[str, int]:
        """Count every card wherever it is."""
        return resample_hidden.census(state)

    def match_stats(self, state: SpearpointState, events: list[Event]) -> MatchStats:
        """Return a match in numbers."""
        return match_stats.match_stats(state, events)

    def sample(self, state: SpearpointState, decision: Decision, rng: Random) -> list[Option]:
        """Pick a random legal answer."""
        sample = chance.SAMPLERS.get(decision.kind)
        return Game.sample(self, state, decision, rng) if sample is None else sample(state, decision, rng)


GAME = Spearpoint()
