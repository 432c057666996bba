"""Files that only the holder of a key can read, however large.

A file is cut into pieces, each encrypted and authenticated by AES-256-GCM with its number and whether it is the
last (the STREAM construction: Hoang, Reyhanitabar, Rogaway, Vizár, "Online Authenticated-Encryption and its
Nonce-Reuse Misuse-Resistance", 2015), so that none can be changed, moved or left out. Each file has a key of its
own, made of the holder's and a salt by HKDF-SHA256.
"""

from __future__ import annotations

import base64
import binascii
import os
from pathlib import Path
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

HEAD = b"fieldpost backup 1\n"
"""How an encrypted file begins; after it comes the salt."""
_KEY = 32
_SALT = 32
_PIECE = 1 << 20
_TAG = 16


class WrongKey(Exception):
    """A key is none, or not that of the file, or the file was damaged; the text says which."""


def read_key(file: Path) -> bytes:
    """Read a key: 32 bytes in base64. Raises WrongKey, OSError."""
    try:
        key = base64.b64decode(file.read_text(encoding="ascii").strip(), validate=True)
    except (binascii.Error, UnicodeDecodeError):
        key = b""
    if len(key) != _KEY:
        raise WrongKey(f"{file} holds no key; this makes one: openssl rand -base64 {_KEY} > KEYFILE")
    return key


def is_encrypted(file: Path) -> bool:
    """Return whether a file is one of these."""
    with file.open("rb") as opened:
        return opened.read(len(HEAD)) == HEAD


def encrypt(source: BinaryIO, target: BinaryIO, key: bytes) -> None:
    """Write what ``source`` holds to ``target`` so that it takes the key to read it."""
    salt = os.urandom(_SALT)
    target.write(HEAD + salt)
    cipher, piece, number = _cipher(key, salt), source.read(_PIECE), 0
    while True:
        following = source.read(_PIECE)
        target.write(cipher.encrypt(_nonce(number, last=not following), piece, HEAD))
        if not following:
            return
        piece, number = following, number + 1


def decrypt(source: BinaryIO, target: BinaryIO, key: bytes) -> None:
    """Write what was encrypted to ``target``; raises WrongKey, and then what was written is worth nothing."""
    if source.read(len(HEAD)) != HEAD:
        raise WrongKey("the file is not encrypted")
    cipher, piece, number = _cipher(key, source.read(_SALT)), source.read(_PIECE + _TAG), 0
    while True:
        following = source.read(_PIECE + _TAG)
        try:
            target.write(cipher.decrypt(_nonce(number, last=not following), piece, HEAD))
        except InvalidTag:
            raise WrongKey("the file was encrypted with another key, or is damaged") from None
        if not following:
            return
        piece, number = following, number + 1


def _cipher(key: bytes, salt: bytes) -> AESGCM:
    return AESGCM(HKDF(SHA256(), _KEY, salt, HEAD).derive(key))


def _nonce(number: int, *, last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([last])
