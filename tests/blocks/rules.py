"""The rules. Raiders come from the castle and the farm; three guards hold the lakeside or lose it together.

Each guard has blocks of one, two and three steps, which only he sees. In a turn all guards move at once, as often
as they like; then a die moves each block of the raiders, which nobody sees. Where both sides stand they fight:
guards may fall back in secret, or have planned ahead what to do; then all is shown, every step rolls a six-sided
die, and fives and sixes take a step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

from engine.core import open_phase
from engine.core.dice import Dice
from engine.core.distribution import percent
from engine.core.errors import Illegal
from engine.core.flow import BY_RULES, Flow
from engine.core.game import Game
from engine.core.handles import Handles
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.plans import Book, Plan
from engine.core.protocol import Decision, Event, Objection, Option, Seat
from engine.core.settings import Setting
from engine.core.words import Msg, msg
from tests.blocks import text
from tests.blocks.state import (
    AREAS,
    GRADES,
    HOME,
    LINKS,
    PEOPLE,
    RAID,
    RAIDERS,
    SETUP,
    STEPS,
    Block,
    BlocksState,
    BlocksView,
    SeenBlock,
)

FACES = 6
HIT = 5
"""What a die must show at least to take a step."""
ADVANCE = 3
"""What a die must show at least to move a block of the raiders."""


PLANS = Book("plans")
"""What guards do when they are raided, without being asked."""


class Blocks(Game[BlocksState, BlocksView]):
    """Six Areas."""

    id = "blocks"
    version = "1"
    players = (PEOPLE, PEOPLE)
    scenarios = ("lakeside",)
    settings = (Setting("turns", (3, 4), 3),)
    own_pictures = ("board",)
    plays_on = True
    odds_fields = (OddsField("area"),)
    state_type = BlocksState

    def __init__(self) -> None:
        self.steps = {
            "setup": self._setup, "settle": self._settle,
            "turn": self._turn, "orders": self._orders, "raid": self._raid,
            "fights": self._fights, "fight": self._fight, "volley": self._volley, "night": self._night,
            BY_RULES: self._by_rules,
        }  # fmt: skip
        self.answered = {"orders": self._order}

    # ------------------------------------------------------------- the sequence of play

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> BlocksState:
        """Give each guard his blocks, and shuffle those of the raiders."""
        raiders = [steps + 1 for steps in STEPS for _ in range(2)]
        dice.shuffle("raiders", raiders)
        blocks = [Block(f"{'abc'[seat]}{steps}", seat, steps) for seat in range(PEOPLE) for steps in STEPS]
        blocks += [Block(f"r{n}", RAIDERS, steps, "36"[n % 2]) for n, steps in enumerate(raiders)]
        return BlocksState(
            scenario=scenario,
            options=options,
            dice=dice,
            seats=PEOPLE,
            agenda=[["setup"]],
            blocks={block.id: block for block in blocks},
            handles=[Handles(owner=seat) for seat in (*range(PEOPLE), RAIDERS)],
        )

    def _setup(self, flow: Flow[BlocksState]) -> None:
        flow.push("settle")
        self._mix(flow, RAIDERS, flow.state.blocks)
        for seat in range(PEOPLE):
            options: list[Option] = [
                ("place", block.id, area)
                for block in flow.state.blocks.values()
                for area in SETUP[seat]
                if block.seat == seat
            ]
            flow.ask(seat, "setup", options, least=len(STEPS), most=len(STEPS), sealed=True)
            PLANS.open(flow, seat, self._plans())

    def _plans(self) -> list[Option]:
        hold: Option = ("hold",)
        plans = [Plan("stand", hold), Plan("stand", hold, once=True)]
        plans += [Plan("stand", hold, chance=percent) for percent in (50, 75)]
        plans += [Plan("stand", hold, about=area) for area in AREAS]
        plans += [Plan("stand", ("fall_back", goal), about=area) for area in AREAS for goal in LINKS[area]]
        return [plan.option for plan in plans]

    def _settle(self, flow: Flow[BlocksState]) -> None:
        for seat, [(_, picks)] in enumerate(flow.collect("setup")):
            for _, block, area in picks:
                flow.state.blocks[str(block)].area = str(area)
            self._mix(flow, seat, flow.state.blocks)
        flow.push("turn")

    def _turn(self, flow: Flow[BlocksState]) -> None:
        state = flow.state
        state.turn += 1
        flow.emit("turn", turn=state.turn)
        flow.push("night")
        flow.push("fights")
        flow.push("raid")
        flow.push("orders")
        state.passed = []
        for block in state.blocks.values():
            block.moved = False

    def _orders(self, flow: Flow[BlocksState]) -> None:
        state = flow.state
        moving = [seat for seat in range(PEOPLE) if state.of(seat) and seat not in state.passed]
        open_phase.ask(flow, "orders", {seat: self._moves(state, seat) for seat in moving})

    def _moves(self, state: BlocksState, seat: Seat) -> list[Option]:
        moves: list[Option] = [
            ("move", state.handle(block), area)
            for block in state.of(seat)
            if not block.moved
            for area in LINKS[block.area]
        ]
        return [*moves, ("pass",)]

    def _order(self, flow: Flow[BlocksState], decision: Decision, picks: list[Option]) -> None:
        state, seat, pick = flow.state, decision.seat, picks[0]
        flow.push("orders")
        if pick[0] == "pass":
            state.passed.append(seat)
            for area in AREAS:
                self._mix_area(flow, seat, area)
            flow.emit("passed", seat=seat)
            return
        block = state.blocks[state.handles[seat].piece(int(pick[1]))]
        self._move(flow, block, str(pick[2]))
        block.moved = True

    def _move(self, flow: Flow[BlocksState], block: Block, area: str) -> None:
        seat, handle = block.seat, flow.state.handle(block)
        flow.emit("moved", seat=seat, block=handle, from_area=block.area, to_area=area)
        block.area = area

    def _raid(self, flow: Flow[BlocksState]) -> None:
        state = flow.state
        for block in state.of(RAIDERS):
            if block.area == HOME or state.guarded(block.area):
                continue
            flow.ask(RAIDERS, "raid", [("stay",), ("advance", block.id)])

    def _by_rules(self, flow: Flow[BlocksState], seat: Seat, kind: str, options: list[Option], *_: Any) -> None:
        """Let a die say whether a block of the raiders advances."""
        (rolled,) = flow.roll(kind, 1, FACES)
        if rolled >= ADVANCE:
            block = flow.state.blocks[str(options[1][1])]
            self._move(flow, block, RAID[block.area])
            self._mix_area(flow, seat, block.area)

    def _fights(self, flow: Flow[BlocksState]) -> None:
        for area in reversed(flow.state.fought_over()):
            flow.push("fight", area)

    def _fight(self, flow: Flow[BlocksState], area: str) -> None:
        state = flow.state
        flow.emit("combat_began", area=area)
        flow.push("volley", area)
        there = [len(state.of(seat, area)) for seat in (*range(PEOPLE), RAIDERS)]
        for seat in range(PEOPLE):
            if there[seat]:
                retreats: list[Option] = [("fall_back", goal) for goal in LINKS[area]]
                options: list[Option] = [("hold",), *retreats]
                asked = flow.ask(seat, "stand", options, sealed=True, window=True, subject=("area", area))
                PLANS.meet(flow, asked, chance=100 * sum(there[:PEOPLE]) // sum(there))

    def _volley(self, flow: Flow[BlocksState], area: str) -> None:
        state = flow.state
        for closed in flow.collect("stand"):
            for decision, [pick] in closed:
                for block in state.of(decision.seat, area) if pick[0] == "fall_back" else ():
                    self._move(flow, block, str(pick[1]))
        present = [block for seat in (*range(PEOPLE), RAIDERS) for block in state.of(seat, area)]
        for block in present:
            block.shown = True
            state.handles[block.seat].show(block.id)
            flow.emit("shown", seat=block.seat, block=state.handle(block), name=block.id, steps=block.steps)
        sides = [[b for b in present if b.seat != RAIDERS], [b for b in present if b.seat == RAIDERS]]
        if all(sides):
            hits = [self._fire(flow, firing) for firing in sides]
            for side, taken in zip(sides, reversed(hits), strict=True):
                self._harm(flow, side, taken)
        flow.emit("combat_ended", area=area)
        for block in present:
            block.shown = False
        for seat in (*range(PEOPLE), RAIDERS):
            for place in AREAS:
                self._mix_area(flow, seat, place)
        self._look_at_the_end(flow)

    def _fire(self, flow: Flow[BlocksState], firing: list[Block]) -> int:
        rolled = flow.roll("volley", sum(block.steps for block in firing), FACES)
        hits = sum(die >= HIT for die in rolled)
        flow.emit("volley", seat=firing[0].seat, dice=rolled, faces=FACES, hits=hits)
        return hits

    def _harm(self, flow: Flow[BlocksState], side: list[Block], hits: int) -> None:
        """Take steps, one by one, each from the strongest block."""
        state = flow.state
        for _ in range(min(hits, sum(block.steps for block in side))):
            block = max(side, key=lambda block: block.steps)
            block.steps -= 1
            if block.steps == 0:
                flow.emit("lost", seat=block.seat, block=state.handle(block), area=block.area)
                state.handles[block.seat].drop(block.id)
                block.area, block.shown = "", False
                state.lost.append(block.id)

    def _mix(self, flow: Flow[BlocksState], seat: Seat, blocks: Mapping[str, Block]) -> None:
        flow.state.handles[seat].mix(flow, [block.id for block in blocks.values() if block.seat == seat])

    def _mix_area(self, flow: Flow[BlocksState], seat: Seat, area: str) -> None:
        """Let nobody follow blocks of a seat that stand together."""
        flow.state.handles[seat].mix(flow, [block.id for block in flow.state.of(seat, area) if not block.shown])

    def _night(self, flow: Flow[BlocksState]) -> None:
        state = flow.state
        if state.of(RAIDERS, HOME) and not state.guarded(HOME):
            self._end(flow, "raiders", "overrun")
        elif state.turn == state.options.get("turns", 3):
            self._end(flow, "guards", "held")
        else:
            flow.push("turn")

    def _look_at_the_end(self, flow: Flow[BlocksState]) -> None:
        state = flow.state
        if not state.of(RAIDERS):
            self._end(flow, "guards", "driven_off")
        elif not any(map(state.of, range(PEOPLE))):
            self._end(flow, "raiders", "overrun")

    def _end(self, flow: Flow[BlocksState], side: str, termination: str) -> None:
        """End the match for all guards together, who score their steps, or for the raiders."""
        steps = sum(block.steps for block in flow.state.blocks.values() if block.area and block.seat != RAIDERS)
        if side == "raiders":
            flow.end([], [side], termination, score=0)
        else:
            grade = next(name for name, least in GRADES.items() if steps >= least)
            flow.end([*range(PEOPLE)], [side], termination, score=steps, grade=grade)

    def concede(self, flow: Flow[BlocksState], seat: Seat) -> None:
        """Leave the lakeside to the raiders."""
        self._end(flow, "raiders", "resigned")

    # ------------------------------------------------------------- what is seen and said

    def view(self, state: BlocksState, viewer: Seat | None) -> BlocksView:
        """Show a viewer the faces of his own blocks and of those that fight, and the backs of all others."""
        seen = [
            SeenBlock(seat, state.handle(b), b.area, b.steps if b.shown or seat == viewer else 0, b.shown)
            for seat in (*range(PEOPLE), RAIDERS)
            for b in state.of(seat)
        ]
        return BlocksView(
            **self.base_view(state, viewer),
            turn=state.turn,
            turns=int(state.options.get("turns", 3)),
            blocks=seen,
            lost=Counter(state.blocks[block].seat for block in state.lost),
        )

    def objection(self, state: BlocksState, decision: Decision, picks: list[Option]) -> Objection | None:
        """Refuse to put one block in two places."""
        if decision.kind == "setup" and len({pick[1] for pick in picks}) < len(picks):
            return Objection(msg("blocks-refused-twice"), "BL-001")
        return None

    def suggestion(self, view: BlocksView, decision: Decision) -> list[Option]:
        """Stay, and fight."""
        if decision.optional:
            return []
        if decision.kind == "setup":
            found = {option[1]: option for option in decision.options}
            return list(found.values())
        return decision.options[-1:] if decision.kind == "orders" else decision.options[:1]

    def timeout_default(self, view: BlocksView, decision: Decision) -> list[Option] | None:
        """Pass, or stay and fight; where blocks begin only the person can say."""
        answers: dict[str, list[Option]] = {"orders": [("pass",)], "stand": [("hold",)]}
        return answers.get(decision.kind)

    def areas(self, view: BlocksView) -> dict[str, Msg]:
        """Name all areas."""
        return {area: msg("blocks-odds-area", area=area) for area in AREAS}

    def offers(self, view: BlocksView, inquiry: Inquiry, field: str) -> dict[str, Msg]:
        """Offer the areas in which the viewer sees steps that would fight."""
        return {area: msg("blocks-odds-area", area=area) for area in AREAS if view.steps(area)}

    def inquire(self, view: BlocksView, inquiry: Inquiry) -> Odds:
        """Say how likely all that the viewer sees in an area takes a step there."""
        area = inquiry.one("area")
        steps = view.steps(area)
        if not steps:
            raise Illegal(msg("refused-no-option"))
        hit = percent(1 - Fraction(HIT - 1, FACES) ** steps)
        return Odds(msg("blocks-odds-line", area=area, hit=hit), [msg("blocks-odds-sum", dice=steps, needs=HIT)])

    def prompt(self, view: BlocksView, decision: Decision) -> Msg:
        """Put the question."""
        return text.prompt(decision)

    def label(self, view: BlocksView, decision: Decision, path: Option) -> Msg:
        """Name an option."""
        return text.label(view, decision, path)

    def board(self, view: BlocksView) -> list[Msg]:
        """Describe the board."""
        return text.board(view)

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return three guards, and the raiders behind them."""
        return ("guards",) * PEOPLE + ("raiders",)

    def seat_label(self, side: str, place: int) -> str:
        """Tell the guards apart."""
        return f"guard_{place + 1}"

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        """Name sides, chairs and areas."""
        return text.NAMES.get((kind, id))

    # ------------------------------------------------------------- for tests

    def resample_hidden(self, state: BlocksState, viewer: Seat | None, rng: Random) -> BlocksState:
        """Put other blocks behind the handles that a viewer sees, and other answers under the seals."""
        other = self.decode(self.encode(state))
        for seat in (*range(PEOPLE), RAIDERS):
            if seat == viewer:
                continue
            stands = other.handles[seat].resample(rng, other.hidden(seat))
            places = {stands[b.id]: (b.area, b.shown, b.moved) for b in other.of(seat)}
            for block, (area, shown, moved) in places.items():
                found = other.blocks[block]
                found.area, found.shown, found.moved = area, shown, moved
        for decision in other.open:
            if decision.seat != viewer and decision.id in other.answers:
                other.answers[decision.id] = self.sample(other, decision, rng)
        other.dice.seed = rng.randbytes(32).hex()
        return other

    def faces(self, event: Event) -> Mapping[str, str]:
        """Return the block that an event turns up."""
        told = event.public
        return {f"{told['seat']}-{told['block']}": told["name"]} if event.kind == "shown" else {}

    def hidden(self, state: BlocksState, viewer: Seat | None) -> Mapping[str, str]:
        """Return the blocks whose backs a viewer sees, by owner and handle."""
        seen = {b.id for b in state.blocks.values() if b.shown or b.seat == viewer}
        backs = [b for b in state.blocks.values() if b.area and state.handle(b) and b.id not in seen]
        return {f"{b.seat}-{state.handle(b)}": b.id for b in backs}

    def census(self, state: BlocksState) -> Mapping[str, int]:
        """Count the blocks."""
        return Counter(block.id for block in state.blocks.values())


GAME = Blocks()
