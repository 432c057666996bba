"""Running matches are replayed beside the bot that plays, by the rules of this version."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.operating.checking import check
from tests.bot.test_config import run
from tests.stored import RUNNING, STORED, load


def ignored(_done: int, _of: int) -> None:
    return


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
def test_databases_of_earlier_versions_are_replayed_and_left_as_they_were(stored: Path, file: Path) -> None:
    load(stored, file)
    before = file.read_bytes()
    heard: list[tuple[int, int]] = []

    assert check(file, lambda done, of: heard.append((done, of))) == []
    assert heard == [(n, len(RUNNING)) for n in range(1, len(RUNNING) + 1)]
    assert file.read_bytes() == before
    assert not [path.name for path in file.parent.iterdir() if "copied" in path.name]


def test_one_that_goes_another_way_is_named_and_the_program_ends_with_1(file: Path) -> None:
    load(STORED[-1], file)
    spoil = (
        "UPDATE matches SET state = CAST(json_set(CAST(state AS TEXT), '$.actions', 9999) AS BLOB) WHERE id = ?"
    )
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(spoil, (RUNNING[0],))
    ended = run("check", FIELDPOST_DATABASE=f"sqlite:///{file}")

    assert ended.returncode == 1
    assert ended.stdout.startswith(f"match {RUNNING[0]} goes another way after act ")
    assert "another state: actions" in ended.stdout
    assert [found.match for found in check(file, ignored)] == [RUNNING[0]]
