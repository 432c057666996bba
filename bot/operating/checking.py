"""Replaying every running match by the rules of this version, before it serves them."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bot.match import Divergence, packs
from bot.match.audit import replay
from bot.store.sql import match_lists, matches
from bot.store.sql.packs import texts
from bot.store.sqlite import beside


def check(database: Path, progress: Callable[[int, int], None]) -> list[Divergence]:
    """Replay the running matches of a database, and list those that go another way; a bot may play on it.

    That is done on a copy, brought to the tables of this version. ``progress`` hears how many of how many are
    done. Raises StoreError or OSError.
    """
    with beside.copied(database) as copy:
        beside.bring_up_to_date(copy)
        with beside.reading(copy) as db:
            running = match_lists.running(db)
        found = []
        with ProcessPoolExecutor(
            os.cpu_count(), mp_context=get_context("spawn"), initializer=_recall, initargs=(copy,)
        ) as pool:
            # In order, so that two runs over one database say the same.
            replayed = pool.map(_replayed, [copy] * len(running), running, chunksize=8)
            for done, divergence in enumerate(replayed, 1):
                progress(done, len(running))
                if divergence is not None:
                    found.append(divergence)
    return found


def _recall(copy: Path) -> None:
    with beside.reading(copy) as db:
        packs.recall(texts(db))


def _replayed(copy: Path, match_id: int) -> Divergence | None:
    with beside.reading(copy) as db:
        record = matches.record(db, match_id)
    return None if record is None else replay(record)
