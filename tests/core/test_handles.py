"""Who sees only backs follows a piece until it mixes, and not beyond."""

from collections import Counter

import pytest

from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.handles import Handles
from engine.core.protocol import MatchState
from engine.core.selfplay import chance


def flow(seed: int = 1) -> Flow[MatchState]:
    dice = Dice(version=2, seed=f"{seed:064x}", commitment="0" * 64)
    return Flow(MatchState(scenario="", options={}, dice=dice, seats=2))


def test_one_alone_keeps_its_handle_and_nothing_is_drawn() -> None:
    running, handles = flow(), Handles(owner=0)
    handles.mix(running, ["a"])
    handles.mix(running, ["a"])

    assert handles.numbers == {"a": 1}
    assert running.state.dice.counts == {}
    assert not running.barrier


def test_pieces_that_mix_get_numbers_that_nobody_had() -> None:
    running, handles = flow(), Handles(owner=0)
    seen: set[int] = set()
    for pieces in (["a", "b"], ["a", "b", "c"], ["b", "c"]):
        handles.mix(running, pieces)
        dealt = {handles.numbers[piece] for piece in pieces}
        assert len(dealt) == len(pieces)
        assert seen.isdisjoint(dealt)
        seen |= dealt

    assert running.barrier


def test_every_order_of_new_handles_is_as_likely() -> None:
    first: Counter[str] = Counter()
    for seed in range(600):
        handles = Handles(owner=0)
        handles.mix(flow(seed), ["a", "b", "c"])
        first[handles.piece(1)] += 1

    assert all(150 < first[piece] < 250 for piece in "abc")


def test_owners_draw_apart() -> None:
    """So that it does not matter who was first when two mix at the same moment."""
    one, two = flow(), flow()
    numbers = []
    for running, order in ((one, (0, 1)), (two, (1, 0))):
        handles = [Handles(owner=0), Handles(owner=1)]
        for owner in order:
            handles[owner].mix(running, ["a", "b", "c", "d"])
        numbers.append([its.numbers for its in handles])

    assert numbers[0] == numbers[1]


def test_what_mixed_may_be_each_other_also_by_way_of_a_third() -> None:
    running, handles = flow(), Handles(owner=0)
    handles.mix(running, ["a", "b"])
    handles.mix(running, ["b", "c"])
    found = {tuple(handles.resample(chance(f"{n}"), ["a", "b", "c"]).values()) for n in range(60)}

    assert len(found) == 6


def test_a_piece_that_was_shown_is_no_other() -> None:
    running, handles = flow(), Handles(owner=0)
    handles.mix(running, ["a", "b", "c"])
    handles.show("a")
    before = handles.numbers["a"]
    stands = [handles.resample(chance(f"{n}"), ["a", "b", "c"]) for n in range(20)]

    assert all(each["a"] == "a" for each in stands)
    assert handles.numbers["a"] == before
    assert {each["b"] for each in stands} == {"b", "c"}


def test_what_left_has_no_handle() -> None:
    handles = Handles(owner=0)
    handles.mix(flow(), ["a", "b"])
    number = handles.numbers["a"]
    handles.drop("a")

    with pytest.raises(KeyError):
        handles.piece(number)
    assert handles.alike == []
