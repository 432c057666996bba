"""A game of many small acts for up to four: squads on a board of eight by six, moved and fired one by one.

A seat's turn lasts until it ends it. A squad moves once, and fires each of its two weapons once; a hit takes the
target away, unless its owner, asked at once, ducks. The last turn of the last round ends the match: the side with
more squads wins. Three play one against two, four play two against two; in the melee three act at once, until all
have ended their turns; up to six march together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from engine.core import open_phase
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.protocol import Decision, Event, MatchState, Objection, Option, Seat, View
from engine.core.settings import Setting
from engine.core.words import Msg, msg
from images import Picture
from images.core.picture import Fight, Film
from tests.bot.shapes import picture

WORDS = {
    "en": """
skirmish-title = Skirmish
skirmish-scenario-solo = Alone at the ford
skirmish-scenario-duel = Duel at the ford
skirmish-scenario-trio = Three at the ford
skirmish-scenario-quartet = Four at the ford
skirmish-scenario-crowd = A crowd at the ford
skirmish-scenario-melee = A melee at the ford
skirmish-scenario-march = Six on the march
skirmish-setting-marchers = Marchers
skirmish-setting-rounds = Rounds
skirmish-setting-night = At night
skirmish-prompt-turn = Your turn
skirmish-prompt-duck = Squad { $squad } is under fire
skirmish-hint = You have { $left } shots left
skirmish-label-move = Move
skirmish-label-fire = Fire
skirmish-label-end = End turn
skirmish-label-squad = Squad { $at }
skirmish-label-goal = { $to }
skirmish-label-column = column { $column }
skirmish-label-weapon = { $weapon }
skirmish-label-shot = at { $to }
skirmish-label-duck = Duck
skirmish-label-stand = Stand
skirmish-caution = { $left } shots are left
skirmish-event-moved = { $seat }: { $at } to { $to }
skirmish-event-fired = { $seat } fires { $weapon } at { $to }: { $roll }
skirmish-event-lost = { $seat } loses a squad
skirmish-event-ended-turn = { $seat } ends the turn
skirmish-board = { $squads } squads
""",
    "es": """
skirmish-title = Escaramuza
skirmish-scenario-solo = A solas en el vado
skirmish-scenario-duel = Duelo en el vado
skirmish-scenario-trio = Tres en el vado
skirmish-scenario-quartet = Cuatro en el vado
skirmish-scenario-crowd = Muchos en el vado
skirmish-scenario-melee = A la vez en el vado
skirmish-scenario-march = Seis en marcha
skirmish-setting-marchers = Caminantes
skirmish-setting-rounds = Rondas
skirmish-setting-night = De noche
skirmish-prompt-turn = Tu turno
skirmish-prompt-duck = Disparan a la escuadra { $squad }
skirmish-hint = Te quedan { $left } disparos
skirmish-label-move = Mover
skirmish-label-fire = Disparar
skirmish-label-end = Terminar turno
skirmish-label-squad = Escuadra { $at }
skirmish-label-goal = { $to }
skirmish-label-column = columna { $column }
skirmish-label-weapon = { $weapon }
skirmish-label-shot = a { $to }
skirmish-label-duck = Agacharse
skirmish-label-stand = Aguantar
skirmish-caution = Quedan { $left } disparos
skirmish-event-moved = { $seat }: de { $at } a { $to }
skirmish-event-fired = { $seat } dispara { $weapon } a { $to }: { $roll }
skirmish-event-lost = { $seat } pierde una escuadra
skirmish-event-ended-turn = { $seat } termina el turno
skirmish-board = { $squads } escuadras
""",
}
NAMES = {
    ("side", "red"): {"en": "Red", "es": "Rojo"},
    ("side", "blue"): {"en": "Blue", "es": "Azul"},
    ("chair", "red-marshal"): {"en": "Red, Marshal", "es": "Rojo, mariscal"},
    ("chair", "red-general"): {"en": "Red, General", "es": "Rojo, general"},
    ("chair", "blue-marshal"): {"en": "Blue, Marshal", "es": "Azul, mariscal"},
    ("chair", "blue-general"): {"en": "Blue, General", "es": "Azul, general"},
    ("chair", "red-scout"): {"en": "Red, Scout", "es": "Rojo, exploradora"},
    ("chair", "red-medic"): {"en": "Red, Medic", "es": "Rojo, sanitaria"},
    ("chair", "red-gunner"): {"en": "Red, Gunner", "es": "Rojo, artillera"},
    ("chair", "red-driver"): {"en": "Red, Driver", "es": "Rojo, conductora"},
}
SEATS = {"duel": 2, "trio": 3, "quartet": 4, "crowd": 2, "solo": 1, "melee": 3, "march": 6}
WEAPONS = ("rifle", "mortar")
ROWS = (0, 5, 2, 3, 1, 4)
"""Where each seat begins."""
HITS = 6


MARCHERS = Setting("marchers", (1, 2, 3, 4, 5, 6), 6)
"""Of the march alone."""


class Squad(msgspec.Struct):
    id: int
    seat: Seat
    at: tuple[int, int]
    moved: bool = False
    fired: list[str] = []


class SkirmishState(MatchState, kw_only=True):
    squads: list[Squad]
    ended: list[Seat] = []


class SkirmishView(View, kw_only=True):
    squads: list[Squad]


def square(column: int | str, row: int | str) -> str:
    return f"{'ABCDEFGH'[int(column)]}{int(row) + 1}"


class Skirmish(Game[SkirmishState, SkirmishView]):
    id = "skirmish"
    version = "1"
    players = (1, 6)
    scenarios = tuple(SEATS)
    settings = (Setting("rounds", (1, 2, 3), 2), Setting("night", (False, True), False), MARCHERS)
    state_type = SkirmishState

    def __init__(self) -> None:
        self.steps = {"turn": self._turn, "melee": self._melee, "hit": self._hit, "over": self._over}
        self.answered = {"turn": self._act, "duck": self._ducked}

    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:
        return int(options.get("marchers", 6)) if scenario == "march" else SEATS[scenario]

    def fewer(self, scenario: str, options: Mapping[str, Any], seats: int) -> dict[str, Any] | None:
        return {**options, "marchers": seats} if scenario == "march" else None

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        if scenario == "march":
            return ("red",) * self.seats(scenario, options)
        return ("red", "blue", "red", "blue")[: SEATS[scenario]]

    def seat_label(self, side: str, place: int) -> str:
        return f"{side}-{('marshal', 'general', 'scout', 'medic', 'gunner', 'driver')[place]}"

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> SkirmishState:
        seats = self.seats(scenario, options)
        each = 6 if scenario == "crowd" else 2
        squads = [Squad(s * each + n, s, (n, ROWS[s])) for s in range(seats) for n in range(each)]
        rounds = options.get("rounds", 2)
        turns: list[Any] = [["turn", s] for s in reversed(range(seats))]
        agenda: list[Any] = [["over"], *(([["melee", True]] if scenario == "melee" else turns) * rounds)]
        return SkirmishState(
            scenario=scenario, options=options, dice=dice, seats=seats, squads=squads, agenda=agenda
        )

    # ------------------------------------------------------------- the sequence of play

    def _turn(self, flow: Flow[SkirmishState], seat: Seat, fresh: bool = True) -> None:
        if fresh:
            self._refresh(flow.state)
        flow.ask(seat, "turn", self._acts(flow.state, seat), act=True)

    def _melee(self, flow: Flow[SkirmishState], fresh: bool = False) -> None:
        state = flow.state
        if fresh:
            self._refresh(state)
            state.ended = []
        acting = [seat for seat in range(state.seats) if seat not in state.ended]
        open_phase.ask(flow, "turn", {seat: self._acts(state, seat) for seat in acting})

    def _refresh(self, state: SkirmishState) -> None:
        for squad in state.squads:
            squad.moved, squad.fired = False, []

    def _acts(self, state: SkirmishState, seat: Seat) -> list[Option]:
        squads = state.squads
        taken = {squad.at for squad in squads}
        reach = 3 if state.scenario == "crowd" else 2
        options: list[Option] = []
        for squad in squads:
            if squad.seat != seat or squad.moved:
                continue
            for column in range(8):
                for row in range(6):
                    far = abs(column - squad.at[0]) + abs(row - squad.at[1])
                    if far <= reach and (column, row) not in taken:
                        options.append(("move", squad.id, column, row))
        for squad in squads:
            if squad.seat == seat:
                options += [
                    ("fire", squad.id, weapon, target.id)
                    for weapon in WEAPONS
                    if weapon not in squad.fired
                    for target in squads
                    if (target.seat - seat) % 2
                ]
        return [*options, ("end",)]

    def _act(self, flow: Flow[SkirmishState], decision: Decision, picks: list[Option]) -> None:
        seat, pick, squads = decision.seat, picks[0], {squad.id: squad for squad in flow.state.squads}
        if decision.concurrent:
            flow.push("melee")
        elif pick[0] != "end":
            flow.push("turn", seat, False)
        if pick[0] == "end":
            flow.state.ended.append(seat)
            flow.emit("ended_turn", seat=seat)
            return
        squad = squads[int(pick[1])]
        if pick[0] == "move":
            goal = (int(pick[2]), int(pick[3]))
            flow.emit("moved", seat=seat, at=square(*squad.at), to=square(*goal))
            squad.at, squad.moved = goal, True
        else:
            squad.fired.append(str(pick[2]))
            target = squads[int(pick[3])]
            (roll,) = flow.roll("shot")
            flow.emit("fired", seat=seat, weapon=pick[2], to=square(*target.at), roll=roll)
            if roll >= HITS:
                flow.push("hit", target.id)

    def _hit(self, flow: Flow[SkirmishState], squad: int) -> None:
        found = next(s for s in flow.state.squads if s.id == squad)
        flow.ask(found.seat, "duck", [("duck", squad), ("stand", squad)], window=True, subject=("squad", squad))

    def _ducked(self, flow: Flow[SkirmishState], decision: Decision, picks: list[Option]) -> None:
        if picks[0][0] == "stand":
            flow.state.squads = [s for s in flow.state.squads if s.id != picks[0][1]]
            flow.emit("lost", seat=decision.seat)

    def _over(self, flow: Flow[SkirmishState]) -> None:
        state = flow.state
        count = dict.fromkeys(("red", "blue"), 0)
        sides = self.sides(state.scenario, state.options)
        for squad in state.squads:
            count[sides[squad.seat]] += 1
        best = max(count, key=lambda side: count[side])
        even = len(set(count.values())) == 1
        self._win(flow, "" if even else best, "squads")

    def concede(self, flow: Flow[SkirmishState], seat: Seat) -> None:
        self._win(flow, "blue" if seat % 2 == 0 else "red", "resigned")

    def _win(self, flow: Flow[SkirmishState], winner: str, termination: str) -> None:
        """End the match for a side; alone at the ford there is nobody on the other."""
        sides = self.sides(flow.state.scenario, flow.state.options)
        won = [seat for seat, side in enumerate(sides) if side == winner]
        flow.end(won, [winner] if won else [], termination)

    # ------------------------------------------------------------- what is seen and said

    def view(self, state: SkirmishState, viewer: Seat | None) -> SkirmishView:
        return SkirmishView(**self.base_view(state, viewer), squads=state.squads)

    def objection(self, state: SkirmishState, decision: Decision, picks: list[Option]) -> Objection | None:
        return None

    def caution(self, view: SkirmishView, decision: Decision, picks: list[Option]) -> Msg | None:
        left = self._left(view, decision.seat)
        return msg("skirmish-caution", left=left) if picks == [("end",)] and left else None

    def hint(self, view: SkirmishView, decision: Decision) -> Msg | None:
        return msg("skirmish-hint", left=self._left(view, decision.seat)) if decision.kind == "turn" else None

    def _left(self, view: SkirmishView, seat: Seat) -> int:
        return sum(len(WEAPONS) - len(squad.fired) for squad in view.squads if squad.seat == seat)

    def label(self, view: SkirmishView, decision: Decision, path: Option) -> Msg:
        squads = {squad.id: square(*squad.at) for squad in view.squads}
        if len(path) == 1 or path[0] in ("duck", "stand"):
            return msg(f"skirmish-label-{path[0]}")
        at = squads[int(path[1])]
        if len(path) == 2:
            return msg("skirmish-label-squad", at=at)
        if path[0] == "move":
            if len(path) == 3:
                return msg("skirmish-label-column", column="ABCDEFGH"[int(path[2])])
            return msg("skirmish-label-goal", to=square(*path[2:4]))
        if len(path) == 3:
            return msg("skirmish-label-weapon", weapon=path[2])
        return msg("skirmish-label-shot", to=squads[int(path[3])])

    def label_path(self, view: SkirmishView, decision: Decision, path: Option, stem: Option = ()) -> list[Msg]:
        """Leave out the column of a square, which the square's own name says."""
        steps = range(len(stem) + 1, len(path) + 1)
        told = [n for n in steps if n == len(path) or (path[0], n) != ("move", 3)]
        return [self.label(view, decision, path[:n]) for n in told]

    def prompt(self, view: SkirmishView, decision: Decision) -> Msg:
        squad = decision.subject[1] if decision.subject else None
        return msg(f"skirmish-prompt-{decision.kind}", squad=squad)

    def suggestion(self, view: SkirmishView, decision: Decision) -> list[Option]:
        return decision.options[-1:]

    def timeout_default(self, view: SkirmishView, decision: Decision) -> list[Option] | None:
        return [("end",)] if decision.kind == "turn" else None

    def board(self, view: SkirmishView) -> list[Msg]:
        return [msg("skirmish-board", squads=len(view.squads))]

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        return NAMES.get((kind, id))

    def resample_hidden(self, state: SkirmishState, viewer: Seat | None, rng: Random) -> SkirmishState:
        return self.decode(self.encode(state))

    def census(self, state: SkirmishState) -> Mapping[str, int]:
        return {}


class Cartographer:
    """Draws next to nothing, and counts how often."""

    drawn: list[str] = []

    def board(self, view: Any, language: str, *, portrait: bool = False) -> Picture:
        self.drawn.append("board")
        return picture(f"board {' '.join(square(*squad.at) for squad in view.squads)}")

    def focus(
        self, view: Any, decision: Decision, path: Option, language: str, *, portrait: bool = False
    ) -> Picture | None:
        return picture(f"reach of {'/'.join(map(str, path)) or 'all'}")

    def report(self, events: Iterable[Event], view: Any, language: str) -> Picture | None:
        fired = sum(event.kind == "fired" for event in events)
        return picture(f"{fired} shots") if fired else None

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        """Take what was fired since the turn began."""
        turns = [0, *(index for index, event in enumerate(events[:-1], 1) if event.kind == "ended_turn")]
        fired = [index for index, event in enumerate(events) if event.kind == "fired" and index >= turns[-1]]
        return [Fight(turns[-1], len(events), fired[0] < fresh)] if fired and fired[-1] >= fresh else []

    def victory(self, events: Iterable[Event], view: Any, language: str) -> Picture:
        return picture(f"the end of {view.seats}")

    def replay(self, frames: Sequence[Any], language: str) -> Film:
        raise NotImplementedError

    def legend(self, language: str, *, portrait: bool = False) -> Picture | None:
        """Draw nothing: nobody needs words for it."""
        return None

    def hand(self, view: View, language: str) -> Picture | None:
        return None

    def card(self, card: str, language: str) -> Picture:
        raise KeyError(card)


GAME = Skirmish()
ARTIST = Cartographer()
