"""The laws of the house, held over the source itself."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from engine.core.registry import GAMES
from engine.core.registry import game as find_game

ROOT = Path(__file__).parents[1]
OURS = {"bot", "engine", "images", "tests"}

ALLOWED = {
    "engine": {"engine", "msgspec"},
    "images": {"images", "engine", "PIL", "isal"},
}
"""What each package may import besides the standard library."""

BY_HAND = {"images/core/icons/build.py"}
"""Tools that are run once in an environment of their own, and that nothing may import."""

STATELESS = re.compile(r"bot/(words|panel|drawing|publishing|interaction|commands|discord_limits)|images/")
"""Who gets a View and never holds a State."""


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def imports(path: Path) -> list[tuple[str, str]]:
    """List every import as (module, name); the name is empty where a whole module is imported."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found += [(node.module or "", alias.name) for alias in node.names]
    return found


def wrong_imports(package: str) -> list[str]:
    allowed = ALLOWED[package] | set(sys.stdlib_module_names)
    return [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in sources(package)
        if str(path.relative_to(ROOT)) not in BY_HAND
        for module, _name in imports(path)
        if module.partition(".")[0] not in allowed
    ]


@pytest.mark.parametrize("package", ALLOWED)
def test_packages_import_only_what_they_may(package: str) -> None:
    assert wrong_imports(package) == []


def test_the_import_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWED, "engine", {"engine"})

    assert any("imports msgspec" in wrong for wrong in wrong_imports("engine"))


@pytest.mark.parametrize("tool", BY_HAND)
def test_nothing_imports_a_tool_that_is_run_by_hand(tool: str) -> None:
    name = tool.removesuffix(".py").replace("/", ".")
    importers = [
        str(path.relative_to(ROOT))
        for path in sources("bot", "engine", "images", "tests")
        for module, imported in imports(path)
        if name in (module, f"{module}.{imported}")
    ]

    assert importers == []


def test_who_shows_a_match_sees_views_and_never_states() -> None:
    held = [
        f"{path.relative_to(ROOT)}: {module} {name}"
        for path in sources("bot", "images")
        if STATELESS.match(str(path.relative_to(ROOT)))
        for module, name in imports(path)
        if name.endswith("State")
    ]

    assert held == []


def test_rules_know_no_chance_but_the_dice() -> None:
    """``Random`` may be named as the type of what fuzzing passes in; only random play makes one."""
    found = [
        f"{path.relative_to(ROOT)}: {module} {name}"
        for path in sources("engine")
        for module, name in imports(path)
        if module in ("random", "secrets", "uuid") and (module, name) != ("random", "Random")
    ]
    makers = [
        path.name for path in sources("engine") if re.search(r"\bRandom\(", path.read_text(encoding="utf-8"))
    ]

    assert found == ["engine/cli/play.py: secrets "]
    assert makers == ["selfplay.py"]


@pytest.mark.parametrize("name", ["eval", "exec", "compile", "__import__", "pickle", "marshal", "shelve"])
def test_data_is_never_code(name: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources("bot", "engine", "images")
        for used, line in called(path)
        if used == name
    ]

    assert found == []


@cache
def called(path: Path) -> list[tuple[str, int]]:
    """List every name that is called, and every module imported as a whole, each with its line."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found.append((node.func.id, node.lineno))
        elif isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
    return found


def test_calls_and_imports_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("import pickle\neval('1')\n", encoding="utf-8")

    assert called(module) == [("pickle", 1), ("eval", 2)]


TITLE_WORDS = {
    "spearpoint": r"spearpoint",
    "tactics2gm": r"2gm",
    "fab": r"fast action|golan",
    "warfighter": r"warfighter",
}
"""What people call the games, for those who would write it without their id."""


def test_no_game_is_named_in_the_bot() -> None:
    """Its id, its title and what its options are called belong to the game."""
    named = re.compile("|".join([*GAMES, *(TITLE_WORDS[name] for name in GAMES)]), re.IGNORECASE)
    verbs = {verb for name in GAMES for verb in find_game(name).verbs}
    kinds = {kind for name in GAMES for of_verb in find_game(name).verbs.values() for kind in of_verb} - verbs
    found = [
        f"{path.relative_to(ROOT)}: {hit[0]}"
        for path in tracked()
        if path.is_relative_to(ROOT / "bot") and path.is_file()
        for hit in named.finditer(path.read_text(encoding="utf-8"))
    ]
    found += [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for path in sources("bot")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in kinds
    ]

    assert found == []


def test_no_field_of_a_games_odds_is_named_in_the_command_that_asks() -> None:
    fields = {field.name for name in GAMES for field in find_game(name).odds_fields}
    tree = ast.parse((ROOT / "bot/commands/odds.py").read_text(encoding="utf-8"))
    named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    named |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg | ast.keyword)}

    assert fields
    assert fields & named == set()


SQLITE_ALONE = re.compile(
    r"\b(iif|ifnull|json_each|json_extract|json_set|randomblob|total_changes|lastrowid)\b"
    r"|\bOR (REPLACE|IGNORE)\b|\bIS (NOT )?\?|\bsqlite|'\$[.\[]"
)
"""What PostgreSQL does not understand."""


def test_the_sql_of_the_store_is_written_for_every_database() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in sources("bot/store/sql")
        if path.name != "connection.py"  # which says who offers what it asks for
        for found in SQLITE_ALONE.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_store_knows_neither_pictures_nor_discord() -> None:
    """What people chose is kept as data."""
    known = {module.partition(".")[0] for path in sources("bot/store") for module, _name in imports(path)}

    assert known & {"images", "discord"} == set()


def tracked() -> list[Path]:
    """List the files that git knows; outside a checkout, nothing can be checked."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.fail("the source is checked where git knows its files")
    return [ROOT / name for name in listed.stdout.decode().split("\0") if name]


MACHINE = re.compile(
    r"/(?:work|root|home/\w+|Users/\w+)/|C:\\\\|(?<![\w.])/tmp/\w"
    r"|python(?:hosted)|pypi\.org|npmjs\.org|deb\.debian\.org"
)
SECRET = re.compile(r"\b[MNO][A-Za-z\d_-]{23,25}\.[\w-]{6}\.[\w-]{27,}\b")
"""What a bot's token looks like."""


def test_no_machine_no_package_host_and_no_token_is_named_in_a_file() -> None:
    found = []
    for path in tracked():
        if path == Path(__file__) or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {hit[0]}" for hit in MACHINE.finditer(text)]
        found += [f"{path.relative_to(ROOT)}: a token" for _ in SECRET.finditer(text)]

    assert found == []


def test_no_module_grows_into_a_god() -> None:
    """A module does one thing; beyond 500 lines it does several."""
    long = {
        str(path.relative_to(ROOT)): lines
        for path in sources("bot", "engine", "images")
        if path != ROOT / "bot/panel/component_ids.py"  # a list of all ids, in one place
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 500
    }

    assert long == {}


FLOORS = (
    {"words", "discord_limits", "store", "fairness", "workers"},
    {"keyboard", "odds", "ratings"},
    {"config", "match"},
    {"opponents", "operating"},
    {"logs", "panel", "drawing"},
    {"publishing"},
    {"services"},
    {"interaction"},
    {"commands"},
    {"client"},
    {"__main__"},
)
"""The rooms of the bot, from the ground up: each uses those below it. The sandbox stands beside them."""


def room_of(module: str) -> str:
    return module.split(".")[1]


def test_every_room_of_the_bot_uses_only_those_below_it() -> None:
    floor_of = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
    upwards = []
    for path in sources("bot"):
        here = path.relative_to(ROOT).with_suffix("").parts[1]
        for module, name in imports(path):
            used = f"bot.{name}" if module == "bot" else module
            if not used.startswith("bot.") or here == "__init__" or room_of(used) == here:
                continue
            there = room_of(used)
            beside = here == "sandbox" and there == "discord_limits"
            start = here == "__main__" and there == "sandbox"
            if not (beside or start or floor_of.get(there, 99) < floor_of.get(here, -1)):
                upwards.append(f"{path.relative_to(ROOT)} uses {used}")

    assert upwards == []


def needed(path: Path, modules: set[str]) -> Iterator[str]:
    """Give the modules of ours that a module imports, also those of which it only names types."""
    for module, name in imports(path):
        yield f"{module}.{name}" if f"{module}.{name}" in modules else module


def test_no_modules_need_each_other() -> None:
    """But a game has a mind, which is handed its game."""
    named = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sources("bot", "engine", "images")
    }
    needs = {module: {*needed(path, {*named})} & {*named} - {module} for module, path in named.items()}
    needs["engine.core.mind"].remove("engine.core.game")

    TopologicalSorter(needs).prepare()  # which raises CycleError, and tells the circle


def test_nobody_but_the_entry_point_names_the_client_or_the_sandbox() -> None:
    imported = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in sources("bot")
        for module, _name in imports(path)
        if path.name != "__main__.py"
        and (module == "bot.client" or (module.startswith("bot.sandbox") and "sandbox" not in path.parts))
    ]
    named = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources("bot")
        for name in names(path)
        if str(path.relative_to(ROOT)) not in OWN_CLASS.get(name, {str(path.relative_to(ROOT))})
    ]

    assert imported == []
    assert named == []


OWN_CLASS = {
    "Sandbox": {"bot/sandbox/sandbox.py", "bot/sandbox/__init__.py", "bot/__main__.py"},
    "Fieldpost": {"bot/client.py", "bot/__main__.py"},
}
"""The two objects that hold everything, and the only files that name them."""


def names(path: Path) -> Iterator[str]:
    """Give every name that a module uses or imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.alias):
            yield node.name


SANDBOX_FLOORS = ({"world"}, {"server"}, {"page"}, {"sandbox"})


def test_every_room_of_the_sandbox_uses_only_those_below_it() -> None:
    floor_of = {room: floor for floor, rooms in enumerate(SANDBOX_FLOORS) for room in rooms}
    upwards = []
    for path in sources("bot/sandbox"):
        here = path.relative_to(ROOT / "bot/sandbox").with_suffix("").parts[0]
        for module, name in imports(path):
            used = f"{module}.{name}" if module == "bot.sandbox" else module
            if used.startswith("bot.sandbox.") and here != "__init__":
                there = used.split(".")[2]
                if there != here and floor_of[there] >= floor_of[here]:
                    upwards.append(f"{path.relative_to(ROOT)} uses {used}")

    assert upwards == []
