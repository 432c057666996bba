"""SQL of how much there is already when somebody enters a match. Runs in a connection's thread."""

from __future__ import annotations

from bot.store.records import Crowd, Entrance
from bot.store.sql import servers
from bot.store.sql.connection import Connection


def crowd(db: Connection, entrance: Entrance, now: float) -> Crowd:
    """Count what there is already, for whoever enters a match; lessons are counted apart.

    What was done at a time to come, for the clock was set back, was not done lately.
    """
    user_id, guild_id = entrance.user_id, entrance.guild_id
    lately = now - entrance.within, now
    own, all_, running, here = db.execute(
        """SELECT count(*) FILTER (WHERE status = 'open' AND host_id = ?1),
               count(*) FILTER (WHERE status = 'open' AND guild_id IS NOT DISTINCT FROM ?2),
               count(*) FILTER (WHERE status = 'running' AND guild_id IS NOT DISTINCT FROM ?2),
               count(*) FILTER (WHERE status = 'open' AND host_id = ?1 AND guild_id IS NOT DISTINCT FROM ?2)
           FROM matches WHERE status IN ('open', 'running') AND NOT lesson""",
        (user_id, guild_id),
    ).fetchone()
    seats, seats_here = db.execute(
        """SELECT count(*), count(*) FILTER (WHERE m.guild_id IS NOT DISTINCT FROM ?2)
           FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.user_id = ?1 AND m.status IN ('open', 'running') AND NOT m.lesson""",
        (user_id, guild_id),
    ).fetchone()
    (lessons,) = db.execute(
        """SELECT count(*) FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.user_id = ? AND m.lesson AND m.created_at > ? AND m.created_at <= ?""",
        (user_id, *lately),
    ).fetchone()
    had = [
        db.execute(
            "SELECT count(*) FROM invitations WHERE person = ? AND at > ? AND at <= ?", (guest, *lately)
        ).fetchone()[0]
        for guest in entrance.guests
    ]
    limits = servers.setup(db, guild_id).limits
    return Crowd(own, all_, seats, running, max(had, default=0), lessons, here, seats_here, limits)
