"""Finding, making and migrating the database."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreError, open_store
from bot.store.records import Clock, Person
from bot.store.sql import matches
from bot.store.sqlite import connection
from bot.store.sqlite.migrations import migrate, statements


async def test_a_url_names_the_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a%20b.db")
    await store.close()

    assert (tmp_path / "a b.db").exists()


async def test_a_relative_url_begins_where_the_bot_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store("sqlite:///here.db")
    await store.close()

    assert (tmp_path / "here.db").exists()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://localhost/x", "only sqlite"),
        ("fieldpost.db", "only sqlite"),
        ("sqlite://fieldpost.db", "relative path"),
        ("sqlite:///", "relative path"),
        ("sqlite:///no/such/folder/x.db", "no folder"),
    ],
)
async def test_a_wrong_url_says_what_is_wrong(
    url: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(StoreError, match=why):
        await open_store(url)


@pytest.fixture
def shopping_list(file: Path) -> Path:
    file.write_text("bread, milk and whatever else makes a file that is not empty\n" * 20)
    return file


async def test_a_file_that_is_no_database_is_refused(shopping_list: Path) -> None:
    with pytest.raises(StoreError, match=r"not a database.*put a backup in its place"):
        await Store.open(shopping_list)


async def test_a_database_that_another_program_keeps_locked_is_refused_with_what_to_do(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BUSY", 0.0)
    await (await Store.open(file)).close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        with pytest.raises(StoreError, match=r"is locked: another program.*Close it there"):
            await Store.open(file)

    await (await Store.open(file)).close()


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is no file"):
        await Store.open(tmp_path)


async def test_nobody_else_on_the_machine_may_read_it(store: Store, file: Path) -> None:
    await store.meet(Person(1, "Ana"))

    for part in (file, file.with_name(file.name + "-wal")):
        assert stat.S_IMODE(part.stat().st_mode) == 0o600


@pytest.fixture
def readable(file: Path) -> list[Path]:
    """A database that an older version has left readable to everybody, with its companions: it was killed."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db)
        left = {part: part.read_bytes() for part in file.parent.iterdir()}
    for part, content in left.items():
        part.write_bytes(content)
        part.chmod(0o644)
    assert len(left) == 3
    return list(left)


async def test_an_older_database_is_hidden_from_others_with_its_companions(
    readable: list[Path], file: Path
) -> None:
    store = await Store.open(file)
    modes = {part.name: oct(stat.S_IMODE(part.stat().st_mode)) for part in file.parent.iterdir()}
    await store.close()

    assert set(modes) == {*(part.name for part in readable), "fieldpost.db.lock"}
    assert set(modes.values()) == {"0o600"}


async def opened_and_closed(file: Path) -> None:
    await (await Store.open(file)).close()


def test_an_empty_file_is_refused_and_kept(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreError, match=r"is empty.*put your database back, or delete the file"):
        asyncio.run(Store.open(file))

    assert file.read_bytes() == b""


def test_a_broken_database_is_refused_and_kept(file: Path) -> None:
    asyncio.run(opened_and_closed(file))
    content = bytearray(file.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 8] = bytes(range(8))
    file.write_bytes(content)
    with pytest.raises(StoreError, match=r"cannot be used.*put a backup in its place"):
        asyncio.run(Store.open(file))

    assert file.read_bytes() == content


@pytest.mark.parametrize("left", ["fieldpost.db-wal", "fieldpost.db.rescued-19430709T000000Z"])
def test_what_is_left_of_a_missing_database_is_not_passed_over(file: Path, left: str) -> None:
    file.with_name(left).write_text("what was written last")
    with pytest.raises(StoreError, match=f"is missing, but {left}"):
        asyncio.run(Store.open(file))

    assert not file.exists()


def test_whoever_could_not_open_it_does_not_keep_others_from_it(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreError):
        asyncio.run(Store.open(file))
    file.unlink()

    asyncio.run(opened_and_closed(file))


async def test_a_database_can_be_opened_while_another_program_writes_to_it(store: Store, file: Path) -> None:
    await store.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        again = await Store.open(file)
        assert await again.running() == []
        other.execute("ROLLBACK")
        await again.close()


async def test_what_was_written_is_there_after_closing(file: Path) -> None:
    store = await Store.open(file)
    await store.meet(Person(1, "Ana", "es"))
    await store.close()
    store = await Store.open(file)
    found = await store.person(1)
    await store.close()

    assert found == Person(1, "Ana", "es")


def test_each_migration_is_applied_once() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        first = migrate(db)
        again = migrate(db)

    assert first[0] == "0001_matches.sql"
    assert again == []


@pytest.mark.parametrize(
    ("last", "digest"),
    [
        ("0008", "a2b22e99e0394372617c11916528eec706b2738fe89edbb1713718b4b08b10fe"),
        ("0020", "47fb5ed1479b39770448685bd01ee0af47d4416c4f3d40d8bb60fc3a2a249d14"),
    ],
)
def test_what_a_version_has_made_of_the_tables_never_changes(last: str, digest: str) -> None:
    """To the letter, so that the rows in tests/stored lie in the tables that they were written to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, last)
        made = db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()

    assert hashlib.sha256("\n".join(sql for (sql,) in made).encode()).hexdigest() == digest


def test_who_was_invited_to_a_match_is_invited_to_its_seat_and_nothing_is_told_twice() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, "0002")
        db.execute(
            """INSERT INTO matches VALUES (1, 'open', 'tiny', '1', 'short', '{}', 'en', 11, 12, 1, 2,
                   NULL, NULL, NULL, 'hash', 5, 1, 7, 1.0, 1.0, 'seed', NULL)"""
        )
        db.execute("INSERT INTO seats VALUES (1, 0, 11, 'Ana', '5', NULL, NULL), (1, 1, NULL, '', '', NULL, NULL)")
        migrate(db)
        found = matches.match(db, 1)

    assert found is not None
    assert [seating.invited for seating in found.seats] == [None, 12]
    assert [seating.interaction for seating in found.seats] == [5, None]
    assert found.dice == 1
    assert (found.last_act, found.told) == (7, 7)


def test_a_deadline_becomes_a_clock_that_is_full_again_after_each_turn() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, "0024")
        opened = """INSERT INTO matches (id, status, game, rules, scenario, options, language, host_id, channel_id,
                commitment, interaction, version, last_act, created_at, updated_at, seed, deadline, paused)
            VALUES (?, 'running', 'tiny', '1', 'short', '{}', 'en', 11, 1, 'hash', ?, 1, 1, 1.0, 1.0, '', ?, ?)"""
        for match in ((1, 5, 7200.0, None), (2, 6, 7200.0, 1000), (3, 7, None, None)):
            db.execute(opened, match)
            db.execute(
                """INSERT INTO seats (match, seat, user_id, name, entropy, awaited_since, waited)
                   VALUES (?1, 0, 11, 'Ana', '5', 1.0, 1200.0), (?1, 1, 12, 'Ben', '6', NULL, 0.0)""",
                (match[0],),
            )
        migrate(db)
        (now,) = db.execute("SELECT unixepoch('now')").fetchone()
        played, paused, friendly = (matches.match(db, number) for number in (1, 2, 3))

    assert played is not None
    assert paused is not None
    assert friendly is not None
    assert played.clock == paused.clock == Clock(7200.0, 7200.0, 7200.0)
    assert [one.bank for one in played.seats] == [6000.0, 7200.0]
    assert played.seats[0].flag == pytest.approx(now + 6000.0, abs=5)
    assert [one.flag for one in paused.seats] == [7000.0, None]
    assert (friendly.clock, friendly.seats[0].bank, friendly.seats[0].flag) == (None, None, None)


def test_a_database_of_a_newer_version_is_refused() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        db.execute("INSERT INTO migrations VALUES ('9999_tomorrow.sql', 1.0)")
        with pytest.raises(StoreError, match=r"9999_tomorrow\.sql"):
            migrate(db)


def test_a_script_is_cut_into_statements() -> None:
    script = "-- why\nCREATE TABLE a (\n  b TEXT DEFAULT ';' -- not the end;\n);\nCREATE INDEX c ON a (b);\n"

    assert [s.split()[-1] for s in statements(script)] == [");", "(b);"]
    with pytest.raises(StoreError, match="semicolon"):
        statements("CREATE TABLE a (b)")
