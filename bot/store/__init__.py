"""Where matches, people and promised messages lie. A URL says in which database: ``sqlite:///path/to/file``."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from bot.store.records import StoreError
from bot.store.store import Store

__all__ = ["Store", "StoreError", "open_store"]


async def open_store(url: str) -> Store:
    """Open the store that a URL names; three slashes begin a relative path, four an absolute one.

    Raises StoreError, whose text says what is wrong.
    """
    parts = urlsplit(url)
    if parts.scheme != "sqlite":
        raise StoreError(f"{url!r}: only sqlite:/// URLs are understood")
    path = unquote(parts.path).removeprefix("/")
    if parts.netloc or not path:
        raise StoreError(f"{url!r}: write sqlite:///file for a relative path, sqlite:////file for an absolute one")
    file = Path(path)
    if not file.parent.is_dir():
        raise StoreError(f"{url!r}: there is no folder {file.parent}")
    return await Store.open(file)
