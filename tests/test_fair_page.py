"""FAIR.md is enough: a program that knows nothing of ours checks match files by it, and finds every forgery."""

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.dice import Dice, Terms, line
from engine.core.draws import RecordedDice, Roll, Shuffle
from engine.core.errors import BadMatchFile
from engine.core.matchfile import read, replay, verify
from engine.core.packs import Pack
from engine.core.packs import read as read_pack
from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing, chance
from engine.core.settings import usual
from tests.blocks.registered import NAME as SIX_AREAS
from tests.blocks.registered import register

pytestmark = pytest.mark.usefixtures("_packs_apart")

CHECKER = Path(__file__).with_name("fair_page_checker.py")
ENGINE = Path(__file__).parents[1] / "engine"
PAGE = (ENGINE / "core" / "FAIR.md").read_text(encoding="utf-8")
PACKS = {"spearpoint": "winterline", "tactics2gm": "ridge", "warfighter": "brecourt"}

File = dict[str, Any]


def check(file: Path, *published: str) -> tuple[int, str]:
    """Run the checker, apart from all that is installed here."""
    done = subprocess.run(
        [sys.executable, "-I", CHECKER, file, *published], capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout + done.stderr


def played(name: str, *, pack: bool = False) -> Playing[Any, Any]:
    rules = game(name)
    options = usual(rules.settings)
    if pack:
        assert rules.packs is not None
        found: Pack = read_pack(ENGINE / name / "packs" / PACKS[name])
        rules.packs.add(found)
        options["packs"] = [found.key]
    playing = Playing(rules, chance(f"fair {name}"), options=options)
    playing.finish()
    return playing


@pytest.fixture(scope="module", autouse=True)
def _six_areas() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        yield


@pytest.fixture(scope="module", params=(*GAMES, SIX_AREAS))
def data(request: pytest.FixtureRequest) -> bytes:
    """The file of a whole match, once for each game; that of six areas rolls six-sided dice."""
    return played(request.param).file()


def test_the_checker_is_short_and_imports_nothing_of_ours() -> None:
    code = CHECKER.read_text(encoding="utf-8")
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names])
    }

    assert len(code.splitlines()) <= 150
    assert imported <= sys.stdlib_module_names


def test_a_match_of_each_game_is_as_the_page_says(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(data)
    found = read(data)

    assert found.draws
    assert {type(draw) for draw in found.draws} == {Roll, Shuffle}
    assert check(file, found.line) == (0, "all is as the page says\n")


@pytest.mark.parametrize("name", PACKS)
def test_the_hash_binds_the_packs(name: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    data = played(name, pack=True).file()
    file.write_bytes(data)
    assert check(file)[0] == 0

    forged: File = json.loads(data)
    assert forged["packs"][0]
    forged["packs"][0]["pack.toml"] += "\n"
    file.write_text(json.dumps(forged), encoding="utf-8")
    assert check(file)[0] == 1
    with pytest.raises(BadMatchFile):
        verify(read(json.dumps(forged).encode()))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_the_first_version_is_as_the_page_says(name: str, tmp_path: Path) -> None:
    playing = Playing(game(name), chance("first"))
    scenario, options, seed, entropy = playing.start
    playing.state, _ = playing.game.start(scenario, options, Dice(seed=seed, entropy=entropy))
    playing.finish()
    file = tmp_path / "match.json"
    file.write_bytes(playing.file())

    assert read(file.read_bytes()).dice == 1
    assert check(file) == (0, "all is as the page says\n")


def _one_die(file: File) -> None:
    draw = next(one for one in file["draws"] if one["draw"] == "roll")
    draw["rolled"][0] = draw["rolled"][0] % draw["faces"] + 1


def _one_card(file: File) -> None:
    order = next(one["order"] for one in file["draws"] if one["draw"] == "shuffle")
    order[0], order[1] = order[1], order[0]


def _one_option(file: File) -> None:
    options = file["options"]
    name = max(options, key=lambda name: isinstance(options[name], bool))
    options[name] = not options[name] if isinstance(options[name], bool) else options[name] + 1


def _leave_out(draws: list[File]) -> None:
    """Leave out a draw that is not the last of its purpose: the page says how to count them."""
    draws.remove(next(one for one in draws if any(_follows(other, one) for other in draws)))


def _follows(draw: File, other: File) -> bool:
    return bool(draw["purpose"] == other["purpose"] and draw["count"] == other["count"] + 1)


def _flip(file: File, key: str) -> None:
    file[key] = ("1" if file[key][0] == "0" else "0") + file[key][1:]


FORGERIES: dict[str, Callable[[File], None]] = {
    "one die": _one_die,
    "one card of a shuffle": _one_card,
    "one option": _one_option,
    "a draw left out": lambda file: _leave_out(file["draws"]),
    "a draw made up": lambda file: file["draws"].append({**file["draws"][-1]}),
    "the seed": lambda file: _flip(file, "seed"),
    "the hash": lambda file: _flip(file, "commitment"),
    "a word": lambda file: file["entropy"].__setitem__(0, file["entropy"][0] + "x"),
    "the words of two": lambda file: file["entropy"].reverse(),
    "the match": lambda file: file.update(match=file["match"] + 1),
    "the rules": lambda file: file.update(rules="999"),
    "the seats": lambda file: file.update(seats=file["seats"] + 1),
    "the version": lambda file: file.update(dice=1),
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_both_checkers_find_what_was_changed(data: bytes, forge: Callable[[File], object], tmp_path: Path) -> None:
    file: File = json.loads(data)
    forge(file)
    forged = tmp_path / "match.json"
    forged.write_text(json.dumps(file), encoding="utf-8")

    code, said = check(forged)
    assert (code, said.startswith("refused: ")) == (1, True)
    with pytest.raises(BadMatchFile):
        verify(read(forged.read_bytes()))


def test_another_line_from_the_thread_is_refused(data: bytes, tmp_path: Path) -> None:
    """Somebody who changes the file and its hash to fit is found out by what was published."""
    file = tmp_path / "match.json"
    file.write_bytes(data)
    found = read(data)

    for words in (found.entropy[::-1], found.entropy[:1], [*found.entropy, "x"]):
        published = line(2, found.commitment, words)
        assert check(file, published)[0] == 1
        with pytest.raises(BadMatchFile, match="what the players added"):
            found.compare(published)
    found.compare(f"`{found.line}`")


def blocks(kind: str) -> Iterator[str]:
    example = PAGE.split("## A worked example")[1]
    return (block.strip() for block in re.findall(rf"```{kind}\n(.*?)```", example, re.DOTALL))


def test_the_worked_example_is_right() -> None:
    hashed, second, first = blocks("json")
    published, block = blocks("text")
    bound = json.loads(hashed)
    seed, entropy = bound.pop("seed"), ":".join(published.split()[2:])
    assert bound.pop("scheme") == "fieldpost-2"
    commitment = Terms(**bound).commitment(seed)
    dice = RecordedDice(version=2, seed=seed, entropy=entropy, commitment=commitment)
    old = RecordedDice(seed=seed, entropy=entropy)

    assert published == line(2, commitment, ["ana", "ben"])
    for one in (dice, old):
        one.roll("attack", 2)
    dice.roll("attack", 2)
    dice.roll("raid", 4, 6)
    for one in (dice, old):
        one.shuffle("deck-0", list("abcde"))
    assert _written(dice) == json.loads(second)
    assert _written(old) == json.loads(first)
    assert old.published in PAGE
    namespace: dict[str, Any] = {}
    exec(compile(CHECKER.read_text(encoding="utf-8").split("if __name__")[0], "checker", "exec"), namespace)
    text, digits = block.splitlines()
    match = {"dice": 2, "seed": seed, "entropy": ["ana", "ben"], "commitment": commitment}
    taken = namespace["Blocks"](match, "attack", 0)
    assert taken.text + "0" == text
    assert taken.take(32) == int(digits, 16)
    key = dice.thinking_key(1)
    assert namespace["computers_key"](match, 1) == key
    assert f"\n    {key}\n" in PAGE
    assert namespace["canonical"](json.loads(hashed)).decode() == hashed


def _written(dice: RecordedDice) -> list[File]:
    return [msgspec.to_builtins(draw) for draw in dice.draws]


@pytest.mark.parametrize("name", [*GAMES, SIX_AREAS])
def test_the_numbers_that_players_are_told_are_those_that_were_drawn(name: str) -> None:
    draws: list[Roll | Shuffle] = []
    told = 0
    for number, (_state, events) in enumerate(replay(read(played(name).file()), draws)):
        drawn = [draw for draw in draws if draw.act == number and isinstance(draw, Roll)]
        numbers = Counter(die for roll in drawn for die in roll.rolled)
        for event in events:
            for field, value in event.public.items():
                if field in {"die", "dice"} or field.endswith("_die"):
                    dice = Counter(_flat(value))
                    told += dice.total()
                    assert dice <= numbers, event

    assert told > 20


def _flat(dice: Any) -> list[int]:
    return [dice] if isinstance(dice, int) else [die for part in dice for die in _flat(part)]
