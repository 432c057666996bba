"""Whether all matches that run go as they are stored, by the rules as they are."""

from __future__ import annotations

from bot.match import Divergence, Table
from bot.match.audit import replay


async def diverging(table: Table) -> list[Divergence]:
    """Replay every running match; list those that go another way."""
    store = table._store  # noqa: SLF001
    records = [await store.record(match_id) for match_id in await store.running()]
    replayed = [replay(record) for record in records if record is not None]
    return [divergence for divergence in replayed if divergence is not None]
