"""The laws of hidden pieces fail on games in which a block can be followed through a mix."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.flow import Flow
from engine.core.hidden_pieces import Following
from engine.core.properties import Broken
from engine.core.protocol import Event, Seat
from engine.core.selfplay import Playing, chance
from engine.core.watch import Watch
from tests.blocks.rules import Blocks
from tests.blocks.state import Block, BlocksState
from tests.core.tiny_game import registered


class DealsInOrder(Blocks):
    def _mix_area(self, flow: Flow[BlocksState], seat: Seat, area: str) -> None:
        super()._mix_area(flow, seat, area)
        numbers, mixed = flow.state.handles[seat].numbers, sorted(b.id for b in flow.state.of(seat, area))
        numbers.update(zip(mixed, sorted(numbers[block] for block in mixed), strict=True))


class UsesNumbersAgain(Blocks):
    def _mix_area(self, flow: Flow[BlocksState], seat: Seat, area: str) -> None:
        numbers, mixed = flow.state.handles[seat].numbers, [block.id for block in flow.state.of(seat, area)]
        before = sorted(numbers[block] for block in mixed)
        super()._mix_area(flow, seat, area)
        numbers.update(zip(sorted(mixed, key=numbers.__getitem__), before, strict=True))


class NamesTheBlock(Blocks):
    def _move(self, flow: Flow[BlocksState], block: Block, area: str) -> None:
        super()._move(flow, block, area)
        flow.emit("named", block=block.id)


class BelievesWhatIsThere(Blocks):
    def resample_hidden(self, state: BlocksState, viewer: Seat | None, rng: Random) -> BlocksState:
        other = super().resample_hidden(state, viewer, rng)
        other.blocks, other.handles = state.blocks, state.handles
        return self.decode(self.encode(other))


def watch(game: Blocks) -> None:
    for number in range(20):
        Watch(game, f"followed {number}", every=1).play()


@pytest.mark.parametrize(
    ("broken", "law", "found"),
    [
        (DealsInOrder, "handles", "what was dealt to"),
        (UsesNumbersAgain, "handles", "which was"),
        (NamesTheBlock, "undo law", "told viewer"),
        (BelievesWhatIsThere, "handles", "can follow"),
    ],
)
def test_who_can_follow_a_block_is_caught(broken: type[Blocks], law: str, found: str) -> None:
    game = broken()
    with registered(game), pytest.raises(Broken, match=found) as caught:
        watch(game)

    assert caught.value.law == law


def test_who_saw_the_face_of_a_block_since_it_mixed_may_follow_it() -> None:
    playing = Playing(Blocks(), chance("followed"))
    state, following, rng = playing.state, Following(), chance("looking")
    handle, name = next(iter(playing.game.hidden(state, None).items()))
    block = state.blocks[name]
    following.look(playing.game, state, [], rng, closely=True)

    mine = state.handles[block.seat]
    mine.dealt += 1
    mine.numbers[name] = mine.dealt
    mine.show(name)
    seen = Event("shown", {"seat": block.seat, "block": state.handle(block), "name": name, "steps": block.steps})

    following.look(playing.game, state, [seen], rng, closely=True)
    assert handle not in playing.game.hidden(state, None)
