"""Packs of cards: everything that is wrong with one, and its cards as sheets of pictures or as text."""

from __future__ import annotations

import sys
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap
from typing import Any

from engine.cli.sheets import sheets
from engine.cli.words import words
from engine.core.catalog import Packs
from engine.core.errors import BadData
from engine.core.packs import OPTION, Pack, read
from engine.core.registry import game as find_game
from engine.core.registry import packs_for
from engine.core.selfplay import Playing, chance
from engine.core.words import Msg

TRIALS = 40
"""Matches that are played at random with a pack in which no fault was found."""
WIDTH = 56
"""Characters of a language's column."""
LANGUAGES = ("en", "es")


def check(folder: Path) -> int:
    """Say everything that is wrong with a pack; give 1 if anything is."""
    try:
        pack = read(folder)
        packs = packs_for(pack)
        faults = packs.faults(pack)
    except BadData as error:
        return _complain(folder, [error])
    if not faults:
        packs.add(pack)
        faults = _play(pack)
    if faults:
        return _complain(folder, faults)
    entries = [type(entry) for _, entry in pack.entries(packs.tables)]
    counted = {table: entries.count(kind) for table, kind in packs.tables.items() if kind in entries}
    held = ", ".join(f"{number} {table}" for table, number in counted.items())
    print(f"{folder}: {pack.manifest.id} {pack.manifest.version} for {packs.game}: {held}")
    print(f"  sound, and {TRIALS} matches were played with it at random")
    print(f"  edition {pack.key}")
    return 0


def _complain(folder: Path, faults: list[BadData]) -> int:
    for fault in faults:
        print(f"{folder}: {fault}", file=sys.stderr)
    return 1


def _play(pack: Pack) -> list[BadData]:
    """Play with a pack whose every entry is sound, to find cards that cannot do together what they say."""
    game = find_game(pack.manifest.game)
    options = {OPTION: [pack.key]}
    scenarios = game.playable(options)
    for number in range(TRIALS):
        scenario = scenarios[number % len(scenarios)]
        try:
            Playing(game, chance(f"{pack.key} {number}"), scenario, dict(options)).finish()
        except Exception as error:  # noqa: BLE001  whatever breaks is what we want to know
            problem = f"match {number + 1} at random broke with {type(error).__name__}: {error}"
            return [BadData("the pack", "its cards", "play", problem)]
    return []


def draw(folder: Path, out: Path) -> int:
    """Draw a pack's cards as sheets in both languages and name the files; raises BadData for a bad pack.

    Gives 2 where no pictures are installed, or the pack has no cards.
    """
    pack, packs = _added(folder)
    drawing, cards = sheets(), list(packs.cards(pack).values())
    if drawing is None or not cards:
        lacking = "no pictures are installed with the engine" if drawing is None else "the pack has no cards"
        print(f"{folder}: nothing can be drawn: {lacking}. With --text its words are printed.", file=sys.stderr)
        return 2
    voices = {language: words(language) for language in LANGUAGES}

    def say(message: Msg, language: str) -> str:
        return voices[language].say(message)

    out.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for number, sheet in enumerate(drawing(packs.game, cards, say, language), 1):
            path = out / f"{pack.manifest.id}-{number}.{language}.png"
            path.write_bytes(sheet)
            print(path)
    return 0


def print_(folder: Path) -> int:
    """Print the text of a pack's cards and scenarios, English beside Spanish; raises BadData for a bad pack."""
    pack, packs = _added(folder)
    game = find_game(packs.game)
    for typed, id_ in packs.cards(pack).items():
        names = game.name("card", id_) or {}
        _print(typed, *([names.get(code, typed), *map(words(code).say, packs.text(id_))] for code in LANGUAGES))
    for id_ in packs.scenarios(pack):
        said = [game.name(kind, id_) or {} for kind in ("scenario", "about")]
        _print(id_.removeprefix(pack.prefix), *([one.get(code, "") for one in said] for code in LANGUAGES))
    return 0


def _added(folder: Path) -> tuple[Pack, Packs[Any]]:
    """Read a pack and lay its cards among those of its game; raises BadData."""
    pack = read(folder)
    packs = packs_for(pack)
    packs.add(pack)
    return pack, packs


def _print(title: str, english: list[str], spanish: list[str]) -> None:
    """Print two columns under a title."""
    print(f"── {title} {'─' * (2 * WIDTH - len(title))}")
    columns = ([line for text in said for line in wrap(text, WIDTH)] for said in (english, spanish))
    for left, right in zip_longest(*columns, fillvalue=""):
        print(f"{left:<{WIDTH}}    {right}".rstrip())
    print()
