"""What columns hold as JSON."""

from __future__ import annotations

import msgspec


def json_text(value: object) -> str:
    """Write a value as JSON, as text: SQLite reads that where it looks into a column."""
    return msgspec.json.encode(value).decode()
