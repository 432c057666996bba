"""The verifier checks what the thread said, tells every roll, and says in a sentence what a broken file lacks."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import bot.words
from engine.__main__ import main
from engine.cli import plugins
from engine.core.matchfile import read
from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing, chance
from engine.core.settings import usual

DEEP = b"[" * 100_000
WEIRD: list[Any] = [None, True, -1, 0, 1, 2**63, 10**400, 1.5, "", "x", "\x1b[31m", "é" * 500, [], {}, [[]], [""]]


@pytest.fixture(scope="module", params=GAMES)
def data(request: pytest.FixtureRequest) -> bytes:
    """The file of a whole match, once for each game."""
    rules = game(request.param)
    playing = Playing(rules, chance("verify"), options=usual(rules.settings))
    playing.finish()
    return playing.file()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_every_roll_is_told(data: bytes, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(data)
    draws = read(data).draws
    assert draws
    assert main(["verify", str(file), "--rolls"]) == 0
    said = capsys.readouterr().out.splitlines()

    assert [line.strip() for line in said if line.strip() in {str(draw) for draw in draws}] == [*map(str, draws)]


def test_what_the_thread_said_is_compared(data: bytes, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(data)
    found = read(data)
    assert main(["verify", str(file), "--published", found.line]) == 0

    for published, why in [
        ("", "begins with"),
        ("fieldpost-1 x", "begins with"),
        ("fieldpost-2", "the hash that was published"),
        (found.line.replace(found.commitment, "0" * 64), "the hash that was published"),
        (f"{found.line} more", "what the players added"),
    ]:
        assert main(["verify", str(file), "--published", published]) == 1
        assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": "no hex"}, "the seed is not made of 64 hex digits"),
        ({"seed": "AB" * 32}, "the seed is not made of 64 hex digits"),
        ({"dice": 3}, "dice of version 3 are unknown; right would be 1 or 2"),
        ({"dice": -1}, "not a match file"),
        ({"format": 3}, "format 3 is unknown"),
        ({"entropy": "ab"}, "not a match file"),
        ({"entropy": ["a b", "c"]}, "what one of the players added to the dice is not made of 1 to 40"),
        ({"entropy": ["a" * 41, "c"]}, "what one of the players added to the dice is not made of 1 to 40"),
        ({"entropy": ["a:b"]}, "is empty or holds a colon"),
        ({"entropy": ["a", "b", "c", "d", "e"]}, "the entropy is of 5 players"),
        ({"match": 2**70}, "not a match file"),
        ({"acts": [{"act": "resign", "seat": 9}]}, "act 1: the match has no seat 9"),
        ({"scenario": "\x1b[31m" * 200}, "the match cannot be set up"),
        ({"draws": None}, "the file does not tell what was drawn"),
        ({"outcome": {"winners": [], "termination": "\x1b[31m\n" * 10_000}}, "it is won by nobody (?[31m?"),
    ],
    ids=str,
)
def test_what_is_malformed_is_named(
    data: bytes, changed: dict[str, Any], said: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(json.dumps({**json.loads(data), **changed}), encoding="utf-8")
    assert main(["verify", str(file)]) in {1, 2}
    told = capsys.readouterr().err

    assert said in told
    assert told.count("\n") == 1
    assert len(told) < 800
    assert "\x1b" not in told


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"acts": [{"act": "answer", "action": {"seat": 0, "decision": 999, "picks": []}}]},
            "act 1 is refused: Too late",
        ),
        ({"scenario": "endless"}, "the match cannot be set up: There is no scenario called “endless”."),
        ({"options": {"x": "\x1b[31m" * 200}}, "the match cannot be set up: There is no option called “x”."),
    ],
    ids=str,
)
def test_what_the_rules_refuse_is_said_in_words(
    data: bytes,
    changed: dict[str, Any],
    said: str,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(plugins, "entry_points", lambda group: [SimpleNamespace(load=lambda: bot.words)])
    file.write_text(json.dumps({**json.loads(data), **changed}), encoding="utf-8")

    assert main(["verify", str(file)]) == 1
    assert said in capsys.readouterr().err


def test_a_roll_that_is_told_of_another_act_is_named(
    data: bytes, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = json.loads(data)
    forged["draws"][-1]["act"] += 1
    file.write_text(json.dumps(forged), encoding="utf-8")
    act, number = forged["draws"][-1]["act"], len(forged["draws"])

    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().err
    assert f"draw {number}: the dice give" in told
    assert f"in act {act - 1}, the file claims" in told
    assert told.endswith(f"in act {act}\n")


@pytest.mark.parametrize(
    "broken",
    [DEEP, b'{"format": 2, "options": {"a": ' + DEEP, b'{"format": ' + b"9" * 5000 + b"}", b"", b"{", b"\xff\xfe"],
    ids=["deep", "deep options", "huge", "empty", "cut", "binary"],
)
def test_what_is_no_match_file_gets_one_sentence(
    broken: bytes, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(broken)

    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_no_mutated_file_makes_a_traceback(data: bytes, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for mutated in mutations(data, Random("mutated"), 150):
        file.write_bytes(mutated)
        code = main(["verify", str(file)])
        told = capsys.readouterr().err
        assert told.count("\n") == (code != 0), mutated
        assert len(told) < 800


def mutations(data: bytes, rng: Random, number: int) -> Iterator[bytes]:
    """Change bytes, or values wherever they are."""
    for n in range(number):
        if n % 3 == 0:
            changed = bytearray(data)
            place = rng.randrange(len(changed))
            changed[place : place + rng.choice([0, 1, 40])] = rng.choice([b"", b"7", b"{", b"[" * 3000, b"\xff"])
            yield bytes(changed)
            continue
        file = json.loads(data)
        for _ in range(rng.randint(1, 3)):
            holder, key = rng.choice([*places(file)] if n % 3 == 1 else [(file, key) for key in file])
            with suppress(IndexError, KeyError):  # what an earlier change took away
                holder[key] = rng.choice([*WEIRD, *range(9)])
        yield json.dumps(file).encode()


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Find every place in JSON where a value stands."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])
