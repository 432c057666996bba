"""Two hidden blocks that have changed places in the middle of a match: the enemy and everybody else cannot tell.

Both matches go on by the same acts, whoever is moved, retreats or holds, until one of the two is revealed. Nothing
tells them apart until then: no view, no event, no question that is put to the owner of one and not of the other.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.core.properties import heard, seen
from engine.core.protocol import Action, Decision, Event, Option, Seat
from engine.core.selfplay import as_advised
from engine.fab import resample_hidden
from engine.fab.rules import GAME
from engine.fab.state import PASS, Block, FabState

OF_THE_UNIT = ("id", "lost", "released")
"""What goes with a block when it changes places with another; all else can be seen from behind."""
TELLING = frozenset({"rally", "check"})
"""Verbs that show by right what a hidden block of one's own is, or of which formation."""


class Swap:
    """Two matches that differ in which of two blocks of a seat stands where."""

    def __init__(self, state: FabState, seat: Seat, pair: tuple[str, str]) -> None:
        self.seat, self.pair = seat, pair
        self.one, self.two = (GAME.decode(GAME.encode(state)) for _ in range(2))
        self.told: tuple[list[Event], list[Event]] = ([], [])
        _swap(self.two, seat, *pair)

    def others_see(self) -> tuple[list[bytes], list[bytes]]:
        """Say what others see of both, what they hear, and what is asked of whom."""
        found: list[list[bytes]] = []
        for state, events in ((self.one, self.told[0]), (self.two, self.told[1])):
            asked = [(d.id, d.seat, d.kind, d.subject) for d in state.open]
            sights = [
                told
                for viewer in (1 - self.seat, None)
                for told in (
                    seen(GAME, state, viewer),
                    heard(events, viewer),
                    heard(GAME.digest(events), viewer),
                )
            ]
            found.append([msgspec.json.encode(asked), *sights])
        return found[0], found[1]

    def act(self, rng: Random) -> bool:
        """Do the same in both; False once it cannot be the same, or one of the two has been revealed."""
        asked = rng.choice(GAME.pending(self.one))
        picks = self._picks(rng, asked)
        if picks is None:
            return False
        self.told = (
            GAME.apply(self.one, Action(asked.seat, asked.id, picks)),
            GAME.apply(self.two, Action(asked.seat, asked.id, picks)),
        )
        named = {str(event.public.get("unit")) for events in self.told for event in events}
        return self.one.outcome is None and named.isdisjoint(self.pair)

    def _picks(self, rng: Random, asked: Decision) -> list[Option] | None:
        other = next(decision for decision in self.two.open if decision.id == asked.id)
        if asked.seat != self.seat:
            advised = as_advised(GAME, self.one, asked, rng)
            return [PASS] if "spot" in [pick[0] for pick in advised] else advised
        common = [option for option in asked.options if option in other.options and not self._tells(option)]
        least, most = max(asked.min, other.min), min(asked.max, other.max)
        if len(common) < least:
            return None
        advised = [pick for pick in as_advised(GAME, self.one, asked, rng) if pick in common]
        picks = advised if rng.random() < 0.5 else rng.sample(common, min(len(common), most, max(1, least)))
        both = ((self.one, asked), (self.two, other))
        fit = least <= len(picks) <= most and not any(GAME.objection(*each, picks) for each in both)
        return picks if fit else common[:least]

    def _tells(self, option: Option) -> bool:
        """Return whether an act shows what one of the two is: by how far it goes, or for whom it is done."""
        if option[0] in TELLING:
            return True
        handles = {self.one.handle(self.one.blocks[unit]) for unit in self.pair}
        if option[0] not in {"move", "detour", "rail"} or option[1] not in handles:
            return False
        start = self.one.block(self.seat, option[1]).area
        return option[0] != "move" or option[2] not in self.one.ground.neighbours(start)


def _swap(state: FabState, seat: Seat, *pair: str) -> None:
    """Let two blocks stand in each other's place, and be asked anew."""
    here, there = (state.blocks[unit] for unit in pair)
    for place, unit in ((there, here), (here, there)):
        state.blocks[unit.id] = msgspec.structs.replace(
            place, **{name: getattr(unit, name) for name in OF_THE_UNIT}
        )
    state.__dict__.pop("standing", None)
    swapped = dict(zip(pair, reversed(pair), strict=True))
    handles = state.handles[seat]
    handles.numbers = {swapped.get(unit, unit): number for unit, number in handles.numbers.items()}
    state.moving = swapped.get(state.moving, state.moving)
    for named in _named(state):
        named[:] = [swapped.get(unit, unit) for unit in named]
    for decision in state.open:
        if decision.seat == seat:
            resample_hidden.ask_anew(state, decision)


def _named(state: FabState) -> list[list[str]]:
    """List where units are named beside the blocks themselves."""
    combat, retreat = state.combat, state.retreat
    in_combat = [] if combat is None else [combat.attackers, combat.reinforced, combat.points]
    return [*in_combat, *([] if retreat is None else [retreat.units])]


def _hidden(state: FabState, seat: Seat) -> list[Block]:
    return [block for block in state.of(seat) if block.id not in state.shown]


@pytest.mark.parametrize("scenario", ["campaign", "valley_of_tears"])
@pytest.mark.parametrize("hidden_boxes", [False, True])
def test_fab_008_nobody_can_tell_two_hidden_blocks_apart_wherever_they_go(
    scenario: str, hidden_boxes: bool
) -> None:
    rng = Random(f"{scenario} {hidden_boxes}")
    steps = 0
    for _ in range(4):
        state, _ = GAME.new(scenario, {"hidden_boxes": hidden_boxes}, rng.randbytes(32).hex())
        for seat in (0, 1, 0, 1):
            for _ in range(rng.randint(10, 60)):
                if state.outcome is None:
                    asked = rng.choice(GAME.pending(state))
                    GAME.apply(state, Action(asked.seat, asked.id, as_advised(GAME, state, asked, rng)))
            hidden = _hidden(state, seat)
            if state.outcome is not None or len(hidden) < 2:
                continue
            one, two = rng.sample(hidden, 2)
            swap = Swap(state, seat, (one.id, two.id))
            for _ in range(40):
                others = swap.others_see()
                assert others[0] == others[1]
                steps += 1
                if not swap.act(rng):
                    break

    assert steps > 100
