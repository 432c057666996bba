"""All rated results, and the ratings that come of them, as a server gets them."""

from __future__ import annotations

import asyncio
import gzip

from bot.ratings import results_file
from bot.store import Store
from bot.store.records.results import RatedMatch, Rating

_SLICE = 4000


async def export(store: Store, guild_id: int) -> bytes:
    """Write the file of results from which the ratings come that are told now.

    Who has not played in the server stands there as a number, in every result and every rating the same.
    """
    done, ratings = await store.all_ratings()
    results: list[RatedMatch] = []
    after = (float("-inf"), 0)
    while done is not None and (some := await store.rated(done.last, after, _SLICE)):
        results += some
        after = some[-1].at, some[-1].match
    known = await store.people_of(guild_id)
    return await asyncio.to_thread(_written, results, ratings, known)


def _written(results: list[RatedMatch], ratings: list[Rating], known: set[int]) -> bytes:
    return gzip.compress(results_file.write(*results_file.veiled(results, ratings, known)))
