"""The rules of the games as their ledgers tell them, chapter by chapter, and how people find one by asking."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from bot.words.catalogue import Language
from bot.words.plain import plain
from engine.core.registry import GAMES

_NUMBER = re.compile(r"[A-Z]{2,5}-[A-Z]?\d+")
_WORD = re.compile(r"[a-z0-9]+")
_ENDINGS = ("ning", "ing", "ed", "es", "ar", "er", "ir", "an", "en", "os", "as", "s", "o", "a", "e")
_LEAST = 3
"""Letters that are left of a word without its ending."""
_QUESTION = frozenset(
    _WORD.findall(
        """
        how what when where which who why do does did i we you he it they my your me can could may might must shall
        is are am was be to the a an of in on at for with by and or if not this that there have has get
        como que cuando donde cual cuales quien quienes por hace hacen hago puedo puede pueden se me te mi mis tu
        tus el la los las un una unos unas de del en con para y o si no es son hay lo al su sus
        """
    )
)
"""Words of a question that say nothing of what it is about."""


class Rule(NamedTuple):
    """A line of a ledger: a rule's number and what it says, by language; ``words`` are those that may be asked."""

    number: str
    said: dict[Language, str]
    words: tuple[frozenset[str], ...]

    @property
    def code(self) -> int:
        """The number as one that a component can carry."""
        return int(self.number.replace("-", ""), 36)


class Chapter(NamedTuple):
    """A chapter of a ledger: its title by language, and its rules in order."""

    title: dict[Language, str]
    rules: list[Rule]


class Place(NamedTuple):
    """Where a rule stands: its game, the place of its chapter there, and its own place in the chapter."""

    game: str
    chapter: int
    at: int

    @property
    def rule(self) -> Rule:
        """The rule that stands there."""
        return chapters(self.game)[self.chapter].rules[self.at]


@cache
def chapters(game: str) -> list[Chapter]:
    """Read the chapters of a game from its ledger.

    A chapter is a heading ``## English / Spanish`` with lines such as ``| number | English | Spanish | ...``.
    """
    lines = resources.files(f"engine.{game}").joinpath("RULES.md").read_text(encoding="utf-8").splitlines()
    found: list[Chapter] = []
    for line in lines:
        if line.startswith("#"):
            english, _, spanish = line.lstrip("# ").partition(" / ")
            found.append(Chapter({"en": english, "es": spanish or english}, []))
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) > 2 and _NUMBER.fullmatch(cells[0]):
            number, english, spanish, *_ = cells
            title = found[-1].title
            words = _words(f"{english} {title['en']}"), _words(f"{spanish} {title['es']}")
            found[-1].rules.append(Rule(number, {"en": english, "es": spanish}, words))
    return [chapter for chapter in found if chapter.rules]


def ledger(game: str) -> list[Rule]:
    """List the rules of a game."""
    return [rule for chapter in chapters(game) for rule in chapter.rules]


def places(first: str | None = None) -> list[Place]:
    """List the places of all rules, those of one game first."""
    return [
        Place(game, number, at)
        for game in sorted(GAMES, key=lambda game: game != first)
        for number, chapter in enumerate(chapters(game))
        for at in range(len(chapter.rules))
    ]


def by_number(wanted: str) -> Place | None:
    """Find a rule by its number, as it is written or as :attr:`Rule.code`'s digits."""
    plain_number = wanted.strip().upper().replace("-", "")
    return next((place for place in places() if place.rule.number.replace("-", "") == plain_number), None)


def search(wanted: str, first: str | None = None) -> list[Place]:
    """Find rules by a question or words, in either language; one game's first.

    All words must be there that say what it is about, in some form. Rules of a chapter that is all about them
    come before those that only mention them.
    """
    asked = [word for word in dict.fromkeys(_WORD.findall(plain(wanted))) if word not in _QUESTION]
    if not asked:
        return []
    found = [place for place in places(first) if any(_has(words, asked) for words in place.rule.words)]
    of = {(place.game, place.chapter): 0 for place in found}
    for place in found:
        of[place.game, place.chapter] += 1
    share = {(game, chapter): count / len(chapters(game)[chapter].rules) for (game, chapter), count in of.items()}
    return sorted(found, key=lambda place: (place.game != first, -share[place.game, place.chapter]))


def _has(words: frozenset[str], asked: list[str]) -> bool:
    """Return whether all that is asked is among words of one language."""
    return all(_stem(word) in words or any(one.startswith(word) for one in words) for word in asked)


def _words(text: str) -> frozenset[str]:
    found = _WORD.findall(plain(text))
    return frozenset([*found, *map(_stem, found)])


def _stem(word: str) -> str:
    """Leave out the ending by which forms of a word differ: *wins*, *winning*; *gano*, *ganar*."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            return word[: -len(ending)]
    return word
