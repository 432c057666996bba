"""The ledger: every numbered rule is carried out by a function and held by a test, or says why not."""

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import engine.spearpoint

LEDGER = Path(engine.spearpoint.__file__).with_name("RULES.md")
TESTS = Path(__file__).parent
NUMBERS = [
    *(f"SP-{n:03}" for n in range(1, 104)),
    *(f"SP-C{n}" for n in range(1, 10)),
    *(f"SP-R{n:02}" for n in range(1, 40)),
    *(f"SP-T{n:02}" for n in range(1, 11)),
]
DIGITS = {"": 3, "r": 2, "c": 1, "t": 2}
EXCUSE = re.compile(r"(not yet|nothing to do), because \w.+")
NAMED = re.compile(r"`(\w+):([\w.]+)`")
OF_RULES = re.compile(r"test_sp_([rct]?\d+(?:_(?:to|and)_[rct]?\d+)*)_")


class Rule(NamedTuple):
    """A line of the ledger."""

    number: str
    english: str
    spanish: str
    carried_out: str
    tested: str


def ledger() -> list[Rule]:
    rows = [
        line.strip("|").split("|") for line in LEDGER.read_text(encoding="utf-8").splitlines() if "| SP-" in line
    ]
    return [Rule(*(cell.strip() for cell in row)) for row in rows]


def known_tests() -> set[str]:
    """List the tests of this folder as ``module:test``."""
    return {
        f"{path.stem}:{node.name}"
        for path in TESTS.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def rules_of(test: str) -> set[str]:
    """Tell of which rules a test is: ``test_sp_025_to_028_...``, ``test_sp_r04_and_r24_...``."""
    named = OF_RULES.match(test)
    if named is None:
        return set()
    found: set[str] = set()
    last = 0
    for link, letter, number in re.findall(r"(to_)?([rct]?)(\d+)", named[1]):
        for n in range(last + 1 if link else int(number), int(number) + 1):
            found.add(f"SP-{letter.upper()}{str(n).zfill(DIGITS[letter])}")
        last = int(number)
    return found


RULES = ledger()
each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)


def test_every_number_is_there_once_in_order_of_the_rulebook() -> None:
    assert [rule.number for rule in RULES] == NUMBERS


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
        found = import_module(f"engine.spearpoint.{module}")
        for part in name.split("."):
            found = getattr(found, part)
    assert {f"{module}:{test}" for module, test in tests} <= known_tests()


def test_every_test_of_a_rule_is_of_a_rule_there_is() -> None:
    named = {test: rules_of(test.partition(":")[2]) for test in known_tests() if ":test_sp_" in test}

    assert {test for test, rules in named.items() if not rules or not rules <= set(NUMBERS)} == set()


def test_the_names_of_tests_are_understood() -> None:
    assert rules_of("test_sp_025_to_028_lines") == {"SP-025", "SP-026", "SP-027", "SP-028"}
    assert rules_of("test_sp_r04_and_r24_recovery") == {"SP-R04", "SP-R24"}
    assert rules_of("test_sp_c1_weapons") == {"SP-C1"}
    assert rules_of("test_nothing_special") == set()
