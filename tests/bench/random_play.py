"""Random legal play of every game beside python-chess: actions a second, one core, in turns.

It is reported for comparison, without a goal.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

import chess

from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing
from engine.core.settings import usual
from tests.bench.result import Result

TURNS = 7
SECONDS = 0.7
PLIES = 320
"""Random games of chess are cut here: about where they end on average."""


def chess_moves(rng: Random) -> Iterator[int]:
    """Play random games of chess for ever, giving the number of moves of each."""
    while True:
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
        yield board.ply()


def actions(name: str, rng: Random) -> Iterator[int]:
    """Play random matches of a game for ever, giving the number of actions of each."""
    rules = game(name)
    while True:
        playing = Playing(rules, rng, rules.scenarios[0], usual(rules.settings))
        yield playing.finish()


def rate(play: Iterator[int]) -> float:
    """Count how many a second are played."""
    began, played = perf_counter(), 0
    while (spent := perf_counter() - began) < SECONDS:
        played += next(play)
    return played / spent


def measure() -> list[Result]:
    """Measure all in turns, so that a busy machine is busy for all of them."""
    players = {name: actions(name, Random(f"bench {name}")) for name in GAMES}
    floor_play = chess_moves(Random("bench chess"))
    rates: dict[str, list[float]] = {name: [] for name in GAMES}
    floors = []
    for _ in range(TURNS):
        floors.append(rate(floor_play))
        for name, play in players.items():
            rates[name].append(rate(play))
    floor = median(floors)
    return [
        Result(f"{name}, random play", median(found), "actions/s", floor, median(found) / floor, "")
        for name, found in rates.items()
    ]
