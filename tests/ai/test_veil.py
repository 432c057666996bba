"""What a seat is not told when it thinks, beyond what the laws can see: they deal anew only what can be dealt."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.protocol import MatchState
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from engine.core.settings import usual
from engine.tactics2gm.state import Mine


def begun(name: str, actions: int, **options: Any) -> tuple[Game[Any, Any], Any]:
    """Let chance play so much of a match."""
    rules = game(name)
    settings = usual(rules.settings) | options
    playing: Playing[Any, Any] = Playing(rules, chance(f"begun {name}"), rules.scenarios[0], settings)
    while len(playing.acts) < actions:
        playing.do(playing.choose())
    return rules, playing.state


def veiled(rules: Game[Any, Any], state: MatchState, seat: int) -> Any:
    assert rules.mind is not None
    return rules.mind.veil(rules, state, seat)


def test_cards_that_the_enemy_is_about_to_play_are_veiled() -> None:
    rules, state = begun("spearpoint", 0)
    state.agenda += [["play_card", seat, ["play", "minefield", 1], "", ""] for seat in (0, 1)]

    assert [step[1] for step in veiled(rules, state, 1).agenda if step[0] == "play_card"] == [1]


def test_of_a_hidden_mine_a_seat_knows_whose_it_is_and_nothing_else() -> None:
    rules, state = begun("tactics2gm", 30)
    state.mines = [Mine(card="mine", seat=0, at=20, seen_by=[1]), Mine(card="mine", seat=1, at=28, seen_by=[0])]
    state.mines += [Mine(card="mine", seat=0, at=21), Mine(card="mine", seat=0, at=22, found=True)]
    known = [(mine.at, mine.card) for mine in veiled(rules, state, 1).mines]

    assert known == [(20, "mine"), (28, "mine"), (-1, "?"), (22, "mine")]
    assert [mine.seen_by for mine in veiled(rules, state, 1).mines] == [[1], [], [], []]


def test_an_enemy_who_looks_the_same_from_behind_is_veiled_the_same() -> None:
    rules, state = begun("fab", 40)
    seat = next(seat for seat in (0, 1) if state.handles[seat].alike)
    handles = state.handles[seat]
    one, other = next(group for group in handles.alike if len(group) > 1)[:2]
    before = rules.encode(veiled(rules, state, 1 - seat))
    blocks, numbers = state.blocks, handles.numbers
    assert {one, other}.isdisjoint(state.shown)
    places = blocks[one], blocks[other]
    for unit, place, was in zip((one, other), reversed(places), places, strict=True):
        blocks[unit] = msgspec.structs.replace(place, id=unit, lost=was.lost, released=was.released)
    numbers[one], numbers[other] = numbers[other], numbers[one]
    state.__dict__.pop("standing", None)

    assert rules.encode(veiled(rules, state, 1 - seat)) == before
    assert rules.encode(veiled(rules, state, seat)) != before


def test_closed_hands_are_veiled_and_of_each_card_only_its_kind_is_known() -> None:
    rules, state = begun("warfighter", 40, players=2, closed_hands=True)
    number = next(s.no for s in state.field.soldiers if s.owner == 0 and state.hands.get(s.no))
    known = veiled(rules, state, 1).hands[number]

    assert set(known) <= {"?", "?location"}
    assert len(known) == len(state.hands[number])
    assert veiled(rules, state, 0).hands[number] == state.hands[number]
