"""The lock files hold what pyproject.toml pins, with hashes, and name no registry."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
PINNED = {
    "requirements.lock": NEEDED,
    "requirements-dev.lock": [*NEEDED, *PROJECT["project"]["optional-dependencies"]["dev"]],
}
ENTRY = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)(?: ; [^\n\\]+)?"
    r"(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n"
)
FILES = pytest.mark.parametrize("file", PINNED)


def locked(file: str) -> dict[str, str]:
    """Give the version of everything in a lock file; each entry has its hashes, and nothing else is there."""
    text = re.sub(r"^#.*\n", "", (ROOT / file).read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert ENTRY.sub("", text) == ""
    return {found["name"]: found["version"] for found in ENTRY.finditer(text)}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@FILES
def test_every_pin_is_locked_at_its_version(file: str) -> None:
    pins = [pin.split("==") for pin in PINNED[file]]
    versions = locked(file)

    assert {normal(name): versions.get(normal(name)) for name, _ in pins} == {
        normal(name): version for name, version in pins
    }


def test_the_locks_agree_on_every_version() -> None:
    everything = locked("requirements-dev.lock")

    for file in PINNED:
        assert locked(file).items() <= everything.items()


@FILES
def test_the_hashes_are_of_more_than_one_platform(file: str) -> None:
    """What has compiled parts comes as a file for every platform and Python."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = {entry["name"]: entry["hashes"].count("--hash") for entry in ENTRY.finditer(text)}

    assert min(found[name] for name in ("aiohttp", "msgspec", "pillow", "isal")) > 20


@FILES
def test_no_registry_is_named(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")

    assert re.findall(r"://|@ |^-|index|find-links|\.(?:org|com|io)\b", text, re.MULTILINE) == []


def test_everything_is_installed_by_the_lock() -> None:
    for file in ("Makefile", "Dockerfile"):
        text = (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ")
        text = text.replace("$(INSTALL)", "pip install --no-build-isolation")
        installs = [part for part in re.split(r"&&|\n", text) if "pip install" in part and ":=" not in part]
        allowed = ("--require-hashes -r requirements", "--no-deps")
        tools = ("virtualenv", "--target build/lock")
        assert installs
        assert [
            one
            for one in installs
            if not ("--no-build-isolation" in one and any(words in one for words in allowed))
            and not any(tool in one for tool in tools)
        ] == []
