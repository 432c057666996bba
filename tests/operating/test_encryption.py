"""An encrypted file comes back whole with its key, or not at all."""

from __future__ import annotations

import base64
import io
from pathlib import Path

import pytest

from bot.operating import encryption
from bot.operating.encryption import HEAD, WrongKey, decrypt, encrypt, is_encrypted, read_key

KEY, OTHER = bytes(range(32)), bytes(32)
PIECE = 64
"""Bytes of a piece in these tests."""


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encryption, "_PIECE", PIECE)


def encrypted(plain: bytes) -> bytes:
    target = io.BytesIO()
    encrypt(io.BytesIO(plain), target, KEY)
    return target.getvalue()


def decrypted(found: bytes, key: bytes = KEY) -> bytes:
    target = io.BytesIO()
    decrypt(io.BytesIO(found), target, key)
    return target.getvalue()


@pytest.mark.parametrize("size", [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 1000])
def test_it_comes_back_whole(size: int) -> None:
    plain = bytes(i % 251 for i in range(size))

    assert decrypted(encrypted(plain)) == plain


def test_nothing_of_it_can_be_read_and_no_two_are_alike() -> None:
    plain = b"hand of Ana: us_sherman" * 20

    assert b"sherman" not in encrypted(plain)
    assert encrypted(plain) != encrypted(plain)


def test_another_key_does_not_open_it() -> None:
    with pytest.raises(WrongKey, match="another key"):
        decrypted(encrypted(b"x" * 200), OTHER)


SALT_AND_HEAD, SEALED = len(HEAD) + 32, PIECE + 16


@pytest.mark.parametrize(
    "spoil",
    [
        lambda whole: whole[: SALT_AND_HEAD + SEALED],  # the end is missing
        lambda whole: whole[:-1],
        lambda whole: whole + b"x",
        lambda whole: whole[:SALT_AND_HEAD] + whole[SALT_AND_HEAD + SEALED :],  # the first piece is
        lambda whole: whole[: len(HEAD)] + bytes(32) + whole[SALT_AND_HEAD:],  # another salt
        lambda whole: whole[:-20] + bytes([whole[-20] ^ 1]) + whole[-19:],  # one bit
    ],
)
def test_what_was_damaged_or_cut_is_noticed(spoil: object) -> None:
    assert callable(spoil)
    with pytest.raises(WrongKey, match="damaged"):
        decrypted(spoil(encrypted(bytes(3 * PIECE))))


def test_a_plain_file_is_none(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"SQLite format 3\0")
    (tmp_path / "encrypted").write_bytes(encrypted(b"x"))

    assert not is_encrypted(tmp_path / "plain")
    assert is_encrypted(tmp_path / "encrypted")
    with pytest.raises(WrongKey, match="not encrypted"):
        decrypted(b"SQLite format 3\0")


def test_a_key_is_32_bytes_in_base64(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(base64.b64encode(KEY) + b"\n")
    assert read_key(file) == KEY

    for wrong in (b"", b"secret", base64.b64encode(b"x" * 31), b"\xff" * 44):
        file.write_bytes(wrong)
        with pytest.raises(WrongKey, match="openssl rand -base64 32"):
            read_key(file)
