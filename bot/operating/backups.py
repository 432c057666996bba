"""Backups: a copy of the database while the bot plays, and putting one in its place."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from bot.operating.encryption import decrypt, encrypt, is_encrypted, read_key
from bot.store import StoreError
from bot.store.sqlite import beside
from bot.store.sqlite.files import PRIVATE, sync


def back_up(database: Path, target: Path, key_file: Path | None) -> None:
    """Copy a database, encrypted where a key is given; ``target`` is there when it is whole, or not at all.

    Raises StoreError, WrongKey or OSError.
    """
    key = None if key_file is None else read_key(key_file)
    _refuse_taken(target)
    unfinished = target.with_name(f"{target.name}.unfinished")
    if key is None:
        with _removed(unfinished):
            beside.copy(database, unfinished)
            unfinished.rename(target)
    else:
        with beside.copied(database) as plain, _removed(unfinished):
            with plain.open("rb") as source, _new(unfinished) as into:
                encrypt(source, into, key)
            unfinished.rename(target)
    sync(target.parent)


def restore(database: Path, backup: Path, key_file: Path | None) -> Path | None:
    """Put a backup in the place of the database; return under which name that is kept, None if there was none.

    Raises StoreError, among others while a bot plays, WrongKey or OSError; then the database is as it was.
    """
    if not backup.is_file():
        raise StoreError(f"there is no backup {backup}")
    encrypted = is_encrypted(backup)
    if encrypted and key_file is None:
        raise StoreError(f"{backup} is encrypted: name the file with its key (--key KEYFILE)")
    database = database.resolve()
    new = database.with_name(f"{database.name}.restored-{os.getpid()}")
    with _removed(new):
        with backup.open("rb") as source, _new(new) as into:
            if encrypted and key_file is not None:
                decrypt(source, into, read_key(key_file))
            else:
                shutil.copyfileobj(source, into)
        beside.examine(new)
        return beside.put_in_place(new, database)


def _refuse_taken(target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} is there already, and no backup is written over")
    if not target.parent.is_dir():
        raise StoreError(f"there is no folder {target.parent}")


@contextlib.contextmanager
def _removed(file: Path) -> Iterator[None]:
    """Leave nothing of a file behind that has not got its own name by then."""
    file.unlink(missing_ok=True)
    try:
        yield
    finally:
        file.unlink(missing_ok=True)


@contextlib.contextmanager
def _new(file: Path) -> Iterator[BinaryIO]:
    """Write a file that is for nobody else on the machine; it is on the disk once that is done."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as opened:
        yield opened
        opened.flush()
        os.fsync(opened.fileno())
