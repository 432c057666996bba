"""The ledgers: every numbered rule is carried out by a function and held by a test, or says why not."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.words.ledger import by_number, chapters, search
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from tests.catalogues import sayings


def numbered(prefix: str, least: int, most: int, digits: int) -> list[str]:
    return [f"{prefix}{n:0{digits}}" for n in range(least, most + 1)]


NUMBERS: dict[str, list[str]] = {
    "spearpoint": [
        *numbered("SP-", 1, 103, 3),
        *numbered("SP-C", 1, 9, 1),
        *numbered("SP-R", 1, 48, 2),
        *numbered("SP-T", 1, 10, 2),
    ],
    "tactics2gm": [
        *numbered("TG-", 1, 135, 3),
        *numbered("TG-R", 1, 52, 2),
    ],
    "fab": [
        *numbered("FAB-", 1, 122, 3),
        *numbered("FAB-X", 1, 57, 2),
        *numbered("FAB-R", 1, 42, 2),
    ],
    "warfighter": [
        *numbered("WF-", 1, 69, 3),
        *numbered("WF-R", 1, 7, 2),
        *numbered("WF-R", 10, 37, 2),
        *numbered("WF-R", 40, 48, 2),
        *numbered("WF-R", 60, 67, 2),
        *numbered("WF-R", 70, 71, 2),
        *numbered("WF-R", 80, 93, 2),
    ],
}
"""The rules of each game: those of its rulebook, and then the letters for differences and rulings of our own."""

SILENT = {"combat_began", "combat_ended"}
"""Events of which nothing is said."""

VECTORS = {"spearpoint": 10, "tactics2gm": 10, "fab": 4, "warfighter": 5}
"""Worked examples with their figures, by game; a test of the third has ``vector_3`` in its name."""

EXCUSE = re.compile(r"(not yet|nothing to do), because \w.+")
NAMED = re.compile(r"`([\w.]+):([\w.]+)`")
LINKED = re.compile(r"(_to|_and)?_(?:[a-z]{2,3}_)?(?=\d{3}_|[rtx]\d\d_|c\d_)([rctx]?)(\d+)")
NUMBER = re.compile(r"[A-Z]{2,3}-[A-Z]?\d+")


class Rule(NamedTuple):
    """A line of a ledger."""

    game: str
    number: str
    english: str
    spanish: str
    carried_out: str
    tested: str


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def ledger(game: str) -> list[Rule]:
    text = resources.files(f"engine.{game}").joinpath("RULES.md").read_text(encoding="utf-8")
    table = [cells(line) for line in text.splitlines() if line.startswith("|")]
    return [Rule(game, *row) for row in table if NUMBER.fullmatch(row[0])]


@cache
def known_tests(game: str) -> frozenset[str]:
    """List the tests of a game's own folder as ``module:test``."""
    return frozenset(
        f"{path.stem}:{node.name}"
        for path in (Path(__file__).parent / game).glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def rules_of(test: str) -> list[str]:
    """Tell of which rules a test is, by its name: ``test_sp_025_to_028_...``, ``test_tg_r04_and_r24_...``."""
    begun = re.match(r"test_([a-z]{2,3})(?=_)", test)
    if begun is None:
        return []
    prefix, at, last = begun[1].upper(), begun.end(), 0
    found: list[str] = []
    while (linked := LINKED.match(test, at)) is not None:
        link, letter, number = linked.groups()
        first = last + 1 if link == "_to" else int(number)
        found += numbered(f"{prefix}-{letter.upper()}", first, int(number), len(number))
        at, last = linked.end(), int(number)
    return found


def held_by(tests: Iterable[str]) -> set[str]:
    """Tell of which rules some tests, ``module:test``, are."""
    return {number for test in tests for number in rules_of(test.partition(":")[2])}


RULES = [rule for game in NUMBERS for rule in ledger(game)]
each_game = pytest.mark.parametrize("game", GAMES)
each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)


@each_game
def test_every_number_is_there_once_in_order_of_the_rulebook(game: str) -> None:
    assert [rule.number for rule in ledger(game)] == NUMBERS[game]


@each_rule
def test_a_rule_is_told_briefly_in_both_languages(rule: Rule) -> None:
    assert 10 < len(rule.english) <= 120
    assert 10 < len(rule.spanish) <= 120
    assert rule.english != rule.spanish


@each_rule
def test_what_a_rule_names_is_there(rule: Rule) -> None:
    if EXCUSE.fullmatch(rule.carried_out):
        assert rule.tested == ""
        return
    functions, tests = NAMED.findall(rule.carried_out), NAMED.findall(rule.tested)

    assert functions
    assert tests
    for module, name in functions:
        found = import_module(f"engine.{rule.game}.{module}")
        for part in name.split("."):
            found = getattr(found, part)
    assert {f"{module}:{test}" for module, test in tests} <= known_tests(rule.game)


@each_rule
def test_a_rule_is_held_by_a_test_of_its_name(rule: Rule) -> None:
    if not EXCUSE.fullmatch(rule.carried_out):
        assert rule.number in held_by(f"{module}:{test}" for module, test in NAMED.findall(rule.tested))


@each_game
def test_every_test_of_a_rule_is_of_a_rule_there_is(game: str) -> None:
    prefix = NUMBERS[game][0].partition("-")[0].lower()
    named = {test: rules_of(test.partition(":")[2]) for test in known_tests(game) if f":test_{prefix}_" in test}

    assert {test for test, rules in named.items() if not rules or not set(rules) <= set(NUMBERS[game])} == set()


@each_game
def test_every_worked_example_is_played_by_a_test_of_its_name(game: str) -> None:
    played = {int(number) for test in known_tests(game) for number in re.findall(r"_vector_(\d+)_", test)}

    assert played == set(range(1, VECTORS[game] + 1))


@each_rule
def test_people_find_a_rule_by_its_number_and_by_its_words(rule: Rule) -> None:
    found = by_number(rule.number.lower())

    assert found is not None
    assert found.rule.number == rule.number
    assert found.rule.said == {"en": rule.english, "es": rule.spanish}
    for said in (rule.english, rule.spanish):
        assert found in search(said)


@each_game
def test_the_log_names_a_rule_of_the_ledger_for_every_event(game: str) -> None:
    emitted = {
        key.pattern.split("event-")[-1].replace("\\", "").replace("-", "_")
        for _, key, _ in sayings()
        if key.pattern.startswith(f"({game}-)?event-") and "[" not in key.pattern
    }
    rules = find_game(game).event_rules

    assert emitted - set(rules) - SILENT == set()
    assert set(rules.values()) <= set(NUMBERS[game])


@pytest.mark.parametrize(
    ("asked", "chapter"),
    [("how do I win", "Victory"), ("¿Cómo gano?", "Victory"), ("friendly fire", "Combat Phase: attack")],
)
def test_a_question_is_answered_by_the_chapter_that_is_all_about_it(asked: str, chapter: str) -> None:
    first = search(asked, "spearpoint")[0]

    assert (first.game, chapters("spearpoint")[first.chapter].title["en"]) == ("spearpoint", chapter)


def test_the_names_of_tests_are_understood() -> None:
    assert rules_of("test_sp_025_to_028_lines") == ["SP-025", "SP-026", "SP-027", "SP-028"]
    assert rules_of("test_sp_r04_and_r24_recovery") == ["SP-R04", "SP-R24"]
    assert rules_of("test_sp_c1_weapons") == ["SP-C1"]
    assert rules_of("test_tg_096_097_and_vector_5_a_tiger") == ["TG-096", "TG-097"]
    assert rules_of("test_tg_114_tg_r15_rivers") == ["TG-114", "TG-R15"]
    assert rules_of("test_sp_001_and_r02_80_and_100_points") == ["SP-001", "SP-R02"]
    assert rules_of("test_nothing_special") == []
