"""Many matches on all cores, and a table of what they come to: who wins, how long it takes, which cards score."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.core import balance as counting
from engine.core.balance import CardReport, Estimate, Played, Report, Run
from engine.core.errors import Illegal
from engine.core.game import Game
from engine.core.registry import game as find_game
from engine.core.settings import check, usual
from engine.core.words import msg

T = TypeVar("T")

ALL = "all"
"""Stands for every scenario of a game."""
_WIDTH = 30
_BLINK = 0.1
"""Seconds between two looks of the bar."""


def balance(
    game: str,
    scenario: str | None,
    seed: str,
    numbers: Sequence[int],
    *,
    each: str | None,
    settings: Mapping[str, str],
    whims: float,
    jobs: int | None,
    json: Path | None,
) -> int:
    """Play the matches of those numbers and say what they come to: the same for a seed, on any number of cores.

    Of one scenario everything is said, cards too; ``all`` of a game are compared in a table. With ``each``, the
    name of a setting, so many are played with each of its values but the usual one, and compared as well;
    ``settings`` are those of all matches that are not the usual ones, in words.
    """
    began = time.perf_counter()
    rules = find_game(game)
    scenarios = list(rules.scenarios) if scenario == ALL else [scenario or rules.scenarios[0]]
    if not {*scenarios} <= {*rules.scenarios}:
        raise Illegal(msg("refused-no-scenario", found=scenario or ""))
    fixed = _read(rules, settings)
    runs = [fixed] if each is None else [fixed | {each: value} for value in _unusual(rules, each)]
    jobs = min(jobs or os.cpu_count() or 1, len(numbers))
    chunk = max(1, min(20, len(numbers) // jobs // 20))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:

        def played(one: str, chosen: Mapping[str, Any]) -> list[Played]:
            play = partial(counting.play_number, game, seed, Run(one, chosen, whims))
            return [*_watched(pool.map(play, numbers, chunksize=chunk), len(numbers))]

        matches = {one: [played(one, chosen) for chosen in runs] for one in scenarios}
    found = [counting.report(rules, one, seed, chain(*cells)) for one, cells in matches.items()]
    counted: Report | list[Report] | list[list[Report]]
    if each is not None:
        cells = [[counting.report(rules, one, seed, cell) for cell in row] for one, row in matches.items()]
        counted = [[every, *row] for every, row in zip(found, cells, strict=True)]
        said = crossed(counted, [str(chosen[each]) for chosen in runs])
    elif scenario == ALL:
        counted, said = found, compared(found)
    else:
        counted, said = found[0], lines(found[0])
    print("\n".join(said))
    print(f"\n{time.perf_counter() - began:.1f} s on {jobs} cores")
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(counted), indent=2) + b"\n")
    return 0


def _read(rules: Game[Any, Any], said: Mapping[str, str]) -> dict[str, Any]:
    """Read settings from words; raises Illegal for a name, or a word, that means none."""
    values = {one.name: {str(value).lower(): value for value in one.values} for one in rules.settings}
    found = {name: values.get(name, {}).get(word.lower(), word) for name, word in said.items()}
    check(rules.settings, found)
    return found


def _unusual(rules: Game[Any, Any], name: str) -> list[str | int | bool]:
    """List the values of a setting but the usual one; raises Illegal where there is no such setting."""
    check(rules.settings, dict.fromkeys({name} - {*usual(rules.settings)}))
    return [value for one in rules.settings if one.name == name for value in one.values if value != one.default]


def _watched(each: Iterable[T], count: int) -> Iterator[T]:
    """Show how far it is, where somebody looks on."""
    shown = sys.stderr.isatty()
    last = 0.0
    for number, one in enumerate(each, 1):
        now = time.monotonic()
        if shown and (now - last >= _BLINK or number == count):
            last = now
            done = _WIDTH * number // count
            print(
                f"\r[{'#' * done}{'.' * (_WIDTH - done)}] {number:,}/{count:,}",
                end="",
                file=sys.stderr,
                flush=True,
            )
        yield one
    if shown:
        print(file=sys.stderr)


def lines(found: Report) -> list[str]:
    """Say a report as Markdown: a list, then a table of cards; every estimate with its 95 % interval.

    Nothing is said of an initiative or of cards where the game has none.
    """
    quartiles = f"quartiles {found.quarter} and {found.three_quarters}, from {found.shortest} to {found.longest}"
    said = [
        *_heading(found, f"{found.game}, {found.scenario}"),
        *(f"- {side} wins {_percent(share)}" for side, share in found.wins.items()),
        f"- drawn: {found.draws:,}",
    ]
    if found.first_wins is not None:
        said.append(f"- the side with the first initiative wins {_percent(found.first_wins)}")
    said += [
        f"- turns: median {found.median}, {quartiles}",
        *(f"- ends by {end}: {_percent(share)}" for end, share in found.terminations.items()),
    ]
    return [*said, "", *_cards(found.cards)] if found.cards else said


def _cards(cards: Iterable[CardReport]) -> list[str]:
    said = [
        "| card | matches | came | lost | points in a match | points each |",
        "| --- | --: | --: | --- | --- | --: |",
    ]
    for card in cards:
        low, high = card.points.low, card.points.high
        said.append(
            f"| {card.card} | {card.matches:,} | {card.came:,} | {_percent(card.lost)}"
            f" | {card.points.value:.1f} ({low:.1f}–{high:.1f}) | {card.per_unit:.1f} |"
        )
    return said


def compared(found: Sequence[Report]) -> list[str]:
    """Say reports of one game's scenarios as a Markdown table, a row each; estimates with 95 % intervals.

    Not every scenario needs to have every side.
    """
    sides = list(dict.fromkeys(side for one in found for side in one.wins))
    said = [
        *_heading(found[0], f"each scenario of {found[0].game}"),
        f"| scenario | {' | '.join(f'{side} wins' for side in sides)} | drawn | it ends by | turns |",
        f"| --- |{' --- |' * len(sides)} --: | --- | --- |",
    ]
    for one in found:
        wins = " | ".join(_percent(one.wins[side]) if side in one.wins else "–" for side in sides)
        turns = f"{one.median}, {one.quarter} to {one.three_quarters}"
        said.append(f"| {one.scenario} | {wins} | {one.draws:,} | {_ends(one)} | {turns} |")
    return said


def crossed(found: Sequence[Sequence[Report]], values: Sequence[str]) -> list[str]:
    """Say as a Markdown table how often the first side wins: a row a scenario, a column a value of a setting.

    Each row holds the report of all its matches, and then those of each value; that of all has a 95 % interval.
    """
    side = next(iter(found[0][0].wins))
    said = [
        *_heading(found[0][1], f"each cell, {found[0][0].game}"),
        f"| scenario | {' | '.join(values)} | {side} wins | it ends by |",
        f"| --- |{' --: |' * len(values)} --- | --- |",
    ]
    for every, *cells in found:
        shares = " | ".join(f"{100 * one.wins[side].value:.0f}" for one in cells)
        said.append(f"| {every.scenario} | {shares} | {_percent(every.wins[side])} | {_ends(every)} |")
    return said


def _ends(found: Report) -> str:
    return ", ".join(f"{end} {100 * share.value:.1f} %" for end, share in found.terminations.items())


def _heading(found: Report, of: str) -> list[str]:
    return [f"{found.matches:,} matches of {of}, seed {found.seed}", ""]


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"
