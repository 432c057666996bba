"""The README says what is so: its session runs, its tables are the code's own."""

import doctest
import re
from pathlib import Path

import pytest

from bot import commands
from bot.__main__ import parser
from bot.config import SETTINGS
from bot.words import say
from engine.core import deckcode
from engine.core.game import Game
from engine.core.registry import GAMES
from engine.core.words import msg

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ENGINE = (ROOT / "engine" / "README.md").read_text(encoding="utf-8")
BOT = (ROOT / "bot" / "README.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """Give the cells of the table whose first column has that heading, code marks taken off."""
    table = README.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_the_session_runs() -> None:
    (session,) = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(session, {}, "README", "README.md", 0)

    assert len(test.examples) >= 8
    assert doctest.DocTestRunner().run(test).failed == 0


def test_every_setting_is_in_the_table() -> None:
    assert rows("Variable") == [list(setting) for setting in SETTINGS]


def test_every_command_is_in_the_table_in_both_languages() -> None:
    expected = []
    for group in (
        commands.start,
        commands.learn,
        commands.answer,
        commands.odds,
        commands.decks,
        commands.master,
        commands.matches,
        commands.opponents,
        commands.server,
        commands.stats,
        commands.tournaments,
        commands.lookup,
    ):
        for command in group.COMMANDS:
            key = f"cmd-{command.name}"
            names = [f"/{say(msg(key), language)}" for language in ("en", "es")]
            expected.append([*names, say(msg(f"{key}-about"), "en")])

    assert sorted(rows("Command")) == sorted(expected)


def test_the_commands_of_the_program_are_those_in_the_table() -> None:
    told = re.findall(r"^\| `fieldpost (\w+)", README, re.MULTILINE)
    there = {one for action in parser()._actions for one in action.choices or ()}  # noqa: SLF001  # nothing public lists them

    assert {*told, "run"} == there
    assert set(re.findall(r"`fieldpost (\w+)", README)) <= there


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_named(name: str) -> None:
    assert say(msg(f"{name}-title"), "en") in [row[0] for row in rows("Game")]


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#]+)\)", README))
def test_links_lead_somewhere(target: str) -> None:
    assert target.startswith("https://") or (ROOT / target).exists()


def test_every_test_that_comes_for_free_is_told() -> None:
    free = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"parametrize\([^\n]*\bGAMES\b", path.read_text(encoding="utf-8"))
    }

    assert free == set(re.findall(r"^\| `(tests/[\w/]+\.py)`", ENGINE, re.MULTILINE))


@pytest.mark.parametrize("place", re.findall(r"`((?:tests|engine|images)/[\w/.]+)`", ENGINE))
def test_what_the_engine_tells_of_is_there(place: str) -> None:
    assert (ROOT / place).exists()


def test_all_that_a_game_must_be_is_told() -> None:
    asked = {*Game.__abstractmethods__, *Game.__annotations__}

    assert asked <= set(re.findall(r"\w+", ENGINE))


@pytest.mark.parametrize("module", re.findall(r"^((?:engine|images|bot)(?:/\w+)?)  ", README, re.MULTILINE))
def test_the_rooms_exist(module: str) -> None:
    assert (ROOT / module).is_dir() or (ROOT / f"{module}.py").is_file()


def test_every_room_of_the_bot_is_told_of_and_every_place_named_is_there() -> None:
    parts = [path for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or any(path.glob("*.py"))]
    rooms = {path.name for path in parts if not path.name.startswith("__")}
    told = set(re.findall(r"^\|.*?\|", BOT, re.MULTILINE))
    places = re.findall(r"`((?:\w+/)*\w+\.py)`", BOT)

    assert {name.strip("/") for name in re.findall(r"`([\w./]+)`", " ".join(told))} - {"__main__.py"} == rooms
    assert places
    assert [place for place in places if not [*(ROOT / "bot").rglob(place), *ROOT.glob(place)]] == []


def test_the_first_screen_says_what_it_is() -> None:
    screen = "\n".join(README.splitlines()[:18])

    assert "Unofficial: not affiliated" in screen
    assert "make play" in screen
    assert "![" in screen


def test_the_deck_code_is_one() -> None:
    (code,) = re.findall(r"`(FP1-[\w-]+)`", README)

    assert sum(deckcode.read(code).cards.values()) > 10
