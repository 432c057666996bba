"""Backups are whole whatever goes on meanwhile, and putting one in its place loses nothing."""

from __future__ import annotations

import base64
import os
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.match import Table
from bot.operating.backups import back_up, restore
from bot.operating.encryption import WrongKey
from bot.store import Store, StoreError
from bot.store.sqlite import beside
from tests.audited import diverging
from tests.store.playing import Playing, assert_whole
from tests.table import tiny_game

ROUNDS = 4


@pytest.fixture
def key(tmp_path: Path) -> Path:
    file = tmp_path / "key"
    file.write_bytes(base64.b64encode(os.urandom(32)))
    return file


@pytest.fixture
async def played(file: Path) -> Path:
    """A database of a match that its bot was killed over."""
    async with Playing.on(file) as playing:
        await playing.acts(20)
        await playing.kill()
    return file


async def replayed(file: Path) -> None:
    """Every match of a database goes as it is stored."""
    with pytest.MonkeyPatch.context() as patch:
        tiny_game.register(patch)
        store = await Store.open(file)
        assert await store.running()
        assert await diverging(Table(store)) == []
        await store.close()


def content(file: Path) -> bytes:
    return file.read_bytes()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_what_was_acknowledged_is_in_the_backup_and_the_bot_goes_on(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    async with Playing.on(file) as playing:
        await playing.acts(40)
        before = dict(playing.acknowledged)
        back_up(file, target, None)
        await playing.acts(40)
        await playing.kill()

    assert_whole(target, before)
    assert_whole(file, playing.acknowledged)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


async def test_kept_through_a_storm_of_kills_with_backups_put_in_their_place(file: Path, key: Path) -> None:
    chance = random.Random(1944)
    for number in range(ROUNDS):
        target, key_file = file.with_name(f"backup-{number}"), key if number % 2 else None
        async with Playing.on(file) as playing:
            await playing.acts(chance.randrange(10, 60))
            before = dict(playing.acknowledged)
            back_up(file, target, key_file)
            await playing.acts(chance.randrange(1, 60))
            await playing.kill()
        kept = restore(file, target, key_file)

        assert kept is not None
        assert_whole(kept, playing.acknowledged)
        assert_whole(file, before)
    await replayed(file)


async def test_an_encrypted_one_takes_its_key(played: Path, key: Path, tmp_path: Path) -> None:
    target, other = tmp_path / "backup", tmp_path / "other"
    other.write_bytes(base64.b64encode(os.urandom(32)))
    back_up(played, target, key)
    before = names(tmp_path)

    assert b"SQLite" not in target.read_bytes()
    with pytest.raises(StoreError, match="--key"):
        restore(played, target, None)
    with pytest.raises(WrongKey, match="another key"):
        restore(played, target, other)
    assert names(tmp_path) == before


async def test_nothing_is_restored_while_a_bot_plays(file: Path, tmp_path: Path) -> None:
    async with Playing.on(file) as playing:
        await playing.acts(8)
        back_up(file, tmp_path / "backup", None)
        with pytest.raises(StoreError, match="stop it"):
            restore(file, tmp_path / "backup", None)
        await playing.acts(8)
        await playing.kill()

    assert_whole(file, playing.acknowledged)


@pytest.mark.parametrize("what", ["nothing", "text", "another database", "a newer one", "a broken one"])
async def test_what_is_no_whole_database_of_ours_is_refused(played: Path, tmp_path: Path, what: str) -> None:
    target = tmp_path / "backup"
    back_up(played, target, None)
    match what:
        case "nothing":
            target.unlink()
        case "text":
            target.write_text("Dear diary, ...\n" * 500)
        case "another database":
            target.unlink()
            with closing(sqlite3.connect(target)) as db:
                db.execute("CREATE TABLE shopping (what TEXT)")
        case "a newer one":
            with closing(sqlite3.connect(target)) as db, db:
                db.execute("INSERT INTO migrations VALUES ('9998_tomorrow.sql', 1.0)")
        case _:
            whole = target.read_bytes()
            target.write_bytes(whole[: len(whole) // 2])
    before = content(played)

    with pytest.raises(StoreError):
        restore(played, target, None)
    assert content(played) == before
    assert not [name for name in names(tmp_path) if "restored" in name or "replaced" in name]


async def test_no_backup_is_written_over_and_a_failed_one_leaves_nothing(
    played: Path, tmp_path: Path, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "backup"
    back_up(played, target, None)
    with pytest.raises(StoreError, match="there already"):
        back_up(played, target, None)
    with pytest.raises(StoreError, match="no folder"):
        back_up(played, tmp_path / "nowhere" / "backup", None)
    before = names(tmp_path)

    def full(_file: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(beside, "examine", full)
    for key_file in (None, key):
        with pytest.raises(OSError, match="No space"):
            back_up(played, tmp_path / "second", key_file)
    assert names(tmp_path) == before


STEPS = ("link", "rename", "sync")


@pytest.mark.parametrize("step", STEPS)
async def test_cut_off_anywhere_there_is_a_database_and_it_can_be_done_again(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    back_up(played, tmp_path / "backup", None)
    with pytest.MonkeyPatch.context() as cut:

        def power_cut(*_: object) -> None:
            raise KeyboardInterrupt

        match step:
            case "link":
                cut.setattr(os, "link", power_cut)
            case "rename":
                cut.setattr(Path, "rename", power_cut)
            case _:
                cut.setattr(beside, "sync", power_cut)
        with pytest.raises(KeyboardInterrupt):
            restore(played, tmp_path / "backup", None)

    await replayed(played)
    restore(played, tmp_path / "backup", None)
    await replayed(played)
