"""A game that asks questions of every shape: its scenario says which, and both seats are asked the same.

When both have sealed, everything is shown and each draws a card in the open; then seat 0 wins.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any
from zlib import crc32

import pytest
from PIL import Image

from bot.commands import start
from bot.words import LANGUAGES, speech
from bot.words.catalogue import catalogue
from engine.core import registry
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.protocol import Decision, Event, MatchState, Objection, Option, Seat, View
from engine.core.words import Msg, msg
from images import Picture
from images.core.picture import Fight, Film

WORDS = {
    "en": """
shapes-title = Shapes
shapes-prompt = Question about { $what }
shapes-label = { $what }
shapes-tally = { $count } chosen
shapes-too-hot = Fire and ice do not go together
shapes-event-shown = Shown: { $picks }
shapes-event-drew = Drew { $what }
shapes-event-fired = Unit { $unit } fired
shapes-digest-fired = { "" }
shapes-board = A bare table
shapes-picture-ended = { $how }
""",
    "es": """
shapes-title = Formas
shapes-prompt = Pregunta sobre { $what }
shapes-label = { $what }
shapes-tally = elegidas: { $count }
shapes-too-hot = El fuego y el hielo no van juntos
shapes-event-shown = Descubierto: { $picks }
shapes-event-drew = Robado: { $what }
shapes-event-fired = Disparó la unidad { $unit }
shapes-digest-fired = { "" }
shapes-board = Una mesa vacía
shapes-picture-ended = { $how }
""",
}

LONG = "a long label that no button of a grid could hold"
SHAPES: dict[str, list[Option]] = {
    "buttons": [("pick", "red"), ("pick", "green"), ("pick", "blue")],
    "grid": [("pick", n) for n in range(20)],
    "select": [("pick", f"{LONG} {n}") for n in range(12)],
    "multi": [("pick", "fire"), ("pick", "ice"), *(("pick", n) for n in range(8))],
    "many": [
        ("deck", "north"),
        ("deck", "south"),
        *(("card", f"card{n}", copy) for n in range(60) for copy in (1, 2)),
    ],
    "one-of-many": [("place", "abcd"[n % 4], n) for n in range(80)],
    "several": [("hold",), ("attack", 1), ("attack", 2)],
    "fork": [("go", "left"), ("go", "right")],
    "volley": [("fire", 1), ("fire", 2), ("fire", 3)],
}
UNITS = 9
NAMES = {
    ("card", "ace"): {"en": "Ace of hearts", "es": "As de corazones"},
    ("deck", "south"): {"en": "Southern deck", "es": "Mazo del sur"},
    ("side", "black"): {"en": "Black", "es": "Negras"},
}


class ShapesState(MatchState, kw_only=True):
    shown: list[str] = []


class ShapesView(View, kw_only=True):
    shown: list[str]


class Shapes(Game[ShapesState, ShapesView]):
    id = "shapes"
    version = "1"
    players = (2, 2)
    scenarios = tuple(SHAPES)
    state_type = ShapesState
    verbs = {"attack": frozenset({"attack", "hold"}), "play": frozenset({"play"}), "draw": frozenset({"draw"})}

    def __init__(self) -> None:
        self.steps = {"ask": self._ask, "show": self._show}
        self.answered = {"draw": self._drew, "fork": self._went, "way": self._arrived, "volley": self._fired}

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> ShapesState:
        return ShapesState(scenario=scenario, options=options, dice=dice, seats=2, agenda=[["ask"]])

    def _ask(self, flow: Flow[ShapesState]) -> None:
        flow.push("show")
        shape = flow.state.scenario
        options = SHAPES[shape]
        if shape == "fork":
            flow.ask(0, "fork", options)
            return
        if shape == "volley":
            flow.ask(1, "volley", options)
            return
        for seat in (0, 1):
            flow.ask(
                seat,
                "standing",
                [("stop", "here"), ("stop", "there")],
                least=0,
                most=2,
                sealed=True,
                optional=True,
            )
            if shape == "several":
                for unit in range(1, UNITS + 1):
                    flow.ask(seat, "attack", options, sealed=True, subject=("unit", unit))
                flow.ask(seat, "orders", [("play", n) for n in range(40)], least=0, most=40, sealed=True)
            elif shape in ("multi", "many"):
                flow.ask(seat, shape, options, least=0, most=min(len(options), 30), sealed=True)
            else:
                flow.ask(seat, shape, options, sealed=True)

    def _show(self, flow: Flow[ShapesState]) -> None:
        state = flow.state
        for seat in (0, 1):
            for kind in ("attack", "orders", "standing", *SHAPES):
                for decision, picks in flow.close(kind, seat):
                    if decision.kind == "attack":
                        flow.emit("fired", unit=decision.subject[1])
                    state.shown += ["/".join(map(str, pick)) for pick in picks]
        flow.emit("shown", picks=list(state.shown))
        for seat in (0, 1):
            flow.ask(seat, "draw", [("draw", "unit"), ("draw", "command")])

    def _went(self, flow: Flow[ShapesState], decision: Decision, picks: list[Option]) -> None:
        """Ask where to stop on the way taken: another question of the same kind and number."""
        flow.ask(0, "way", [(*picks[0], "bridge"), (*picks[0], "wood")])

    def _arrived(self, flow: Flow[ShapesState], decision: Decision, picks: list[Option]) -> None:
        flow.state.shown += ["/".join(map(str, pick)) for pick in picks]

    def _fired(self, flow: Flow[ShapesState], decision: Decision, picks: list[Option]) -> None:
        """Fire a unit, and ask which comes next."""
        flow.barrier = True
        flow.emit("fired", unit=picks[0][1])
        rest = [option for option in decision.options if option not in picks]
        if rest:
            flow.ask(1, "volley", rest)

    def _drew(self, flow: Flow[ShapesState], decision: Decision, picks: list[Option]) -> None:
        flow.emit("drew", what=picks[0][1])
        if not flow.state.open:
            flow.end([0], ["white"], "points")

    def view(self, state: ShapesState, viewer: Seat | None) -> ShapesView:
        return ShapesView(**self.base_view(state, viewer), shown=state.shown)

    def objection(self, state: ShapesState, decision: Decision, picks: list[Option]) -> Objection | None:
        if ("pick", "fire") in picks and ("pick", "ice") in picks:
            return Objection(msg("shapes-too-hot"), "SH-007")
        return None

    def tally(self, view: ShapesView, decision: Decision, picks: list[Option]) -> Msg | None:
        return msg("shapes-tally", count=len(picks)) if decision.max > 1 else None

    def concede(self, flow: Flow[ShapesState], seat: Seat) -> None:
        flow.end([1 - seat], [("white", "black")[1 - seat]], "resigned")

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ("white", "black")

    def label(self, view: ShapesView, decision: Decision, path: Option) -> Msg:
        return msg("shapes-label", what=" ".join(map(str, path)))

    def prompt(self, view: ShapesView, decision: Decision) -> Msg:
        return msg("shapes-prompt", what=" ".join(map(str, (decision.kind, *decision.subject))))

    def suggestion(self, view: ShapesView, decision: Decision) -> list[Option]:
        return decision.options[:1] if decision.min else []

    def board(self, view: ShapesView) -> list[Msg]:
        return [msg("shapes-board")]

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        return NAMES.get((kind, id))

    def ids(self, kind: str, side: str | None = None) -> list[str]:
        return {"card": ["ace", "king"], "deck": ["north", "south"]}[kind]

    def resample_hidden(self, state: ShapesState, viewer: Seat | None, rng: Random) -> ShapesState:
        return state

    def census(self, state: ShapesState) -> Mapping[str, int]:
        return {}


class Draughtsman:
    """Draws next to nothing."""

    def __init__(self, theme: str = "") -> None:
        self._theme = theme

    def board(self, view: Any, language: str, *, portrait: bool = False) -> Picture:
        return picture(f"{self._theme}{'upright ' * portrait}board {view.shown}")

    def report(self, events: Iterable[Event], view: Any, language: str) -> Picture | None:
        fired = sum(event.kind == "fired" for event in events)
        return picture(f"{self._theme}{fired} shots") if fired else None

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        fired = [index for index, event in enumerate(events) if event.kind == "fired"]
        return [Fight(0, len(events), fired[0] < fresh)] if fired and fired[-1] >= fresh else []

    def victory(self, events: Iterable[Event], view: Any, language: str) -> Picture:
        return picture(f"{self._theme}victory after {sum(event.kind == 'shown' for event in events)} shown")

    def replay(self, frames: Sequence[Any], language: str) -> Film:
        content = io.BytesIO()
        Image.new("P", (8, 5)).save(content, "GIF")
        return Film(content.getvalue(), f"{self._theme}film of {len(frames)}", 8, 5)

    def legend(self, language: str, *, portrait: bool = False) -> Picture | None:
        """Draw nothing: nobody needs words for it."""
        return None

    def hand(self, view: View, language: str) -> Picture | None:
        return picture(f"{self._theme}hand of seat {view.viewer}")

    def focus(
        self, view: Any, decision: Decision, path: Option, language: str, *, portrait: bool = False
    ) -> Picture | None:
        return None

    def card(self, card: str, language: str) -> Picture:
        return picture(f"{self._theme}{card}")


def picture(alt: str) -> Picture:
    content = io.BytesIO()
    Image.new("RGB", (8, 5), crc32(alt.encode()) & 0xFFFFFF).save(content, "PNG")
    return Picture(content.getvalue(), alt, 8, 5)


ARTIST, LIGHT_ARTIST = Draughtsman(), Draughtsman("light ")


def register(
    patch: pytest.MonkeyPatch, game: Game[Any, Any], artists: tuple[object, object], words: dict[str, str]
) -> None:
    """Put a game into the registry, its two artists (dark, light) in the studio, its words in the catalogues."""
    module = ModuleType(f"engine.{game.id}.rules")
    module.GAME = game  # type: ignore[attr-defined]
    patch.setitem(sys.modules, module.__name__, module)
    studio = ModuleType(f"images.{game.id}")
    studio.artist = lambda say, theme: artists[theme.name == "light"]  # type: ignore[attr-defined]
    patch.setitem(sys.modules, studio.__name__, studio)
    for known in (registry, speech, start):
        patch.setattr(known, "GAMES", (*known.GAMES, game.id))
    for language in LANGUAGES:
        if f"{game.id}-title" not in catalogue(language):
            catalogue(language).add(words[language], game.id)
