"""SQL of packs. Everything here runs in a connection's thread."""

from __future__ import annotations

import msgspec

from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from engine.core.packs import Pack

_files = msgspec.json.Decoder(dict[str, str])


def keep(db: Connection, pack: Pack) -> None:
    """Keep an edition of a pack; the same one is kept once."""
    files = json_text(pack.files)
    db.execute("INSERT INTO packs (key, files) VALUES (?, ?) ON CONFLICT DO NOTHING", (pack.key, files))


def texts(db: Connection) -> list[dict[str, str]]:
    """List the text of every edition, file by file."""
    return [_files.decode(files) for (files,) in db.execute("SELECT files FROM packs ORDER BY key")]
