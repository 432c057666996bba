"""Settings: what is right is read, what is wrong gets one clear line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

import pytest

from bot import config
from bot.config import SETTINGS, BadSetting, Config
from bot.fairness.allowance import Allowance


def read(environ: dict[str, str]) -> Config:
    """Read the settings where the environment has nothing else."""
    with mock.patch.dict(os.environ, environ, clear=True):
        return config.read()


def test_nothing_needs_to_be_set() -> None:
    settings = read({"HOME": "/home/ana"})

    assert (settings.token, settings.api_base, settings.port, settings.log) == (None, None, 8043, "info")
    assert settings.database.name == "fieldpost.sqlite3"
    assert settings.database.is_absolute()


def test_everything_may_be_set(tmp_path: Path) -> None:
    settings = read(
        {
            "DISCORD_TOKEN": "abc",
            "DISCORD_API_BASE": "http://localhost:9000/",
            "FIELDPOST_DATABASE": "sqlite:////var/lib/fieldpost.db",
            "FIELDPOST_PORT": "0",
            "FIELDPOST_LOG": "DEBUG",
            "FIELDPOST_LOG_FORMAT": "json",
            "FIELDPOST_PACKS": str(tmp_path),
            "FIELDPOST_OPEN_PER_PERSON": "1",
            "FIELDPOST_OPEN_PER_SERVER": "2",
            "FIELDPOST_RUNNING_PER_PERSON": "3",
            "FIELDPOST_RUNNING_PER_SERVER": "4",
            "FIELDPOST_INVITATIONS": "5",
            "FIELDPOST_LESSONS": "6",
            "FIELDPOST_WATCHED": "7",
            "FIELDPOST_WATCHERS": "8",
            "FIELDPOST_COMMANDS": "0",
        }
    )

    assert (settings.token, settings.api_base) == ("abc", "http://localhost:9000")
    assert (settings.database, settings.packs) == (Path("/var/lib/fieldpost.db"), tmp_path)
    assert (settings.port, settings.log, settings.log_format) == (0, "debug", "json")
    assert settings.allowance == Allowance(1, 2, 3, 4, 5, 6, 7, 8, 0)


def test_paths_may_begin_with_the_users_own_folder(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    environ = {"FIELDPOST_PACKS": "~/cards", "FIELDPOST_DATABASE": "sqlite:///~/fieldpost.db"}
    settings = read({"HOME": str(tmp_path), **environ})

    assert (settings.packs, settings.database) == (tmp_path / "cards", tmp_path / "fieldpost.db")


def test_what_is_blank_is_missing() -> None:
    settings = read({"DISCORD_TOKEN": " ", "FIELDPOST_PORT": "", "FIELDPOST_LOG": "  "})

    assert (settings.token, settings.port, settings.log) == (None, 8043, "info")


def test_the_token_does_not_stand_in_what_is_shown_of_the_settings() -> None:
    assert "abc.def" not in repr(read({"DISCORD_TOKEN": "abc.def"}))


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        *(
            ("DISCORD_API_BASE", wrong, "must be an address on this machine, like http://127.0.0.1:8043, not")
            for wrong in (
                "http://discord.example:80",
                "http://169.254.169.254",
                "http://127.0.0.1.example.org",
                "http://127.0.0.1:8043/api",
                "https://127.0.0.1",
                "http://127.0.0.1:port",
                "127.0.0.1",
            )
        ),
        ("FIELDPOST_DATABASE", "postgres://db", "must be a file, like sqlite:///data/fieldpost.sqlite3, not"),
        ("FIELDPOST_DATABASE", "sqlite:////", "must be a file"),
        ("FIELDPOST_PACKS", "/nowhere", "must be a folder that is there, not '/nowhere'"),
        ("FIELDPOST_PORT", "70000", "must be a number from 0 to 65535, not '70000'"),
        ("FIELDPOST_PORT", "many", "0 to 65535"),
        ("FIELDPOST_COMMANDS", "-1", "must be a number, 0 for no limit"),
        ("FIELDPOST_COMMANDS", "9999999999", "must be a number, 0 for no limit"),
        ("FIELDPOST_LOG", "loud", "must be debug, info, warning or error, not 'loud'"),
        ("FIELDPOST_LOG_FORMAT", "xml\nxml", "must be text or json"),
        ("FIELDPOST_DATABSE", "x", "did you mean FIELDPOST_DATABASE?"),
        ("FIELDPOST_COLOUR", "x", "there are: DISCORD_TOKEN"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(name: str, value: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem.replace("?", r"\?")) as caught:
        read({"DISCORD_TOKEN": "abc", name: value})

    assert name in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_token_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("abc.def\n")

    settings = read({"DISCORD_TOKEN_FILE": str(file)})

    assert (settings.token, settings.token_file) == ("abc.def", file)
    for mode, read_by_others in ((0o600, False), (0o400, False), (0o640, True), (0o604, True)):
        file.chmod(mode)
        assert settings.others_read_token is read_by_others


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"abc\ndef\n", "must hold the token and nothing else"),
        (b"abc def", "must hold the token and nothing else"),
        (b"abc\xff", "must hold the token and nothing else"),
        (b"a" * 5000, "must hold the token and nothing else"),
    ],
)
def test_a_file_without_a_token_is_refused_in_one_line(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_bytes(content)

    with pytest.raises(BadSetting) as caught:
        read({"DISCORD_TOKEN_FILE": str(file)})

    assert str(caught.value) == f"DISCORD_TOKEN_FILE: {file} {problem}"


def test_a_file_that_cannot_be_read_is_refused_in_one_line(tmp_path: Path) -> None:
    for file, problem in ((tmp_path / "none", "No such file or directory"), (tmp_path, "Is a directory")):
        with pytest.raises(BadSetting) as caught:
            read({"DISCORD_TOKEN_FILE": str(file)})
        assert str(caught.value) == f"DISCORD_TOKEN_FILE: {file} cannot be read: {problem}"


def test_a_token_is_given_once(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("abc")

    with pytest.raises(BadSetting, match="DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set"):
        read({"DISCORD_TOKEN": "abc", "DISCORD_TOKEN_FILE": str(tmp_path / "token")})


def test_another_server_needs_its_token() -> None:
    with pytest.raises(BadSetting, match="needs DISCORD_TOKEN"):
        read({"DISCORD_API_BASE": "http://127.0.0.1:9000"})


def test_what_is_usual_is_what_the_table_says() -> None:
    assert read({"HOME": "/home/ana"}).allowance == Allowance()


def test_every_setting_has_a_meaning() -> None:
    assert all(setting.meaning.endswith(".") for setting in SETTINGS)


def run(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        env={"PATH": os.environ["PATH"], "HOME": "/nonexistent", **environ},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "environ", "line"),
    [
        ([], {"FIELDPOST_PORT": "x"}, "FIELDPOST_PORT must be a number"),
        ([], {"FIELDPOST_DATABASE": "sqlite:////proc/fieldpost/x.db"}, "FIELDPOST_DATABASE"),
    ],
)
def test_a_wrong_setting_ends_the_program_with_2(arguments: list[str], environ: dict[str, str], line: str) -> None:
    ended = run(*arguments, **environ)

    assert ended.returncode == 2
    assert ended.stderr.startswith(line)
    assert ended.stderr.count("\n") == 1


def test_an_unknown_command_ends_the_program_with_2_and_names_those_there_are() -> None:
    ended = run("dance")

    assert ended.returncode == 2
    assert ended.stderr.startswith("usage: fieldpost")
    assert "'dance'" in ended.stderr
    assert "backup" in ended.stderr


def test_health_is_honest(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/fieldpost.sqlite3"
    assert run("health", FIELDPOST_DATABASE=url).returncode == 1

    heartbeat = read({"FIELDPOST_DATABASE": url}).heartbeat
    heartbeat.touch()
    assert run("health", FIELDPOST_DATABASE=url).returncode == 0

    long_ago = time.time() - 120
    os.utime(heartbeat, (long_ago, long_ago))
    stale = run("health", FIELDPOST_DATABASE=url)
    assert stale.returncode == 1
    age = re.fullmatch(r"no sign of life for (\d+) s\n", stale.stderr)
    assert age is not None
    assert 120 <= int(age[1]) <= round(time.time() - long_ago)

    tomorrow = time.time() + 86400
    os.utime(heartbeat, (tomorrow, tomorrow))
    ahead = run("health", FIELDPOST_DATABASE=url)
    assert (ahead.returncode, ahead.stderr) == (1, "no sign of life since the clock was set back\n")
